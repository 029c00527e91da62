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
  ('0021_list_filters.sql', '6b65a3b1e5c8699872fa435b2d7f2bba6d342dc0a3d8e7be4908ef3c690796e2', 'true');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'Test', null, '60000', null, null, '2026-11-16 06:31:11.112+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'Test', 'issued', null, 'sk_test_', 'Ma8k', 'd738c30817a0692acb3ad49c73491b023a85770ee490491b4b7df584731d300e', null, '[]', null, null, null, null, null, null, null, '2026-11-16 06:31:11.561+00', '{}', '1', '2026-11-16 06:31:11.111+00', '2026-11-16 06:31:11.111+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_r2pIB8D9PFYYNCW1wNcoXe', 'Booking server', 'issued', null, 'sk_test_', 'lDSR', '5fc189f71aeacbc0eb475f26e297d533006f0888d0ff45bc309e61761ec34dd8', null, '[]', 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 06:31:11.293+00', '2026-11-16 06:31:11.293+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_00NanQ1mvUyv1nB9oDQ9gN', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_JoIFiu0YOPyPl6qRlOhElr', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_uhBGZanL2FaMAZwjhSc3VE', '2026-11-16 06:31:15.019+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_0EWDWB1V8noa80cmUqgyJj', '30', 'session.created', 'done', 'session', 'ses_DGpZ7A6kx69onuJavB1v6i', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_grwP1XvGXcR10ykKkIEQIB', '2026-11-16 06:31:12.525+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_0WUfcohFzjDlo44BA3KK32', '137', 'note.updated', 'done', 'note', 'note_mw8zKFZ27mAuulmGLy4juB', 'per_iYW5XRks5APaoXSsPsqO99', '{sections}', 'treatment', '[{"id": "prac_9AfrOCtbPjOm9BaHsTu6wI", "type": "author"}]', null, 'practitioner', 'prac_9AfrOCtbPjOm9BaHsTu6wI', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_RQoUu2fl5LFEiLryuzwF6c', '2026-11-16 06:31:19.393+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_11KISIbvh6nN6T6mh2GAku', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_tGeZXoe1nhjMSfmgQADU01', 'per_tGeZXoe1nhjMSfmgQADU01', '{assessments}', 'treatment', '[{"id": "prac_h5EyPl2yJ8xHVj3v8vszjv", "type": "care_team"}]', 'dec_dD7XAmQeDa6YyAsgpadM04', 'practitioner', 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_L8sEPdvdETgUkLU3WTiQxK', '2026-11-16 06:31:13.541+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_167y18Qcu71E3UbcXSEz0H', '135', 'consent_decision.permitted', 'permitted', 'person', 'per_iYW5XRks5APaoXSsPsqO99', 'per_iYW5XRks5APaoXSsPsqO99', '{progress_notes}', 'treatment', '[{"id": "prac_9AfrOCtbPjOm9BaHsTu6wI", "type": "care_team"}]', 'dec_IuzhvLuwdZntc23ipuVZrs', 'practitioner', 'prac_9AfrOCtbPjOm9BaHsTu6wI', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_fSTWEdG0KA2y1QKEG1Lkqk', '2026-11-16 06:31:19.327+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_1M6UkWCpj4rEt1ndoRDLFm', '25', 'practitioner.created', 'done', 'practitioner', 'prac_lTB7xoGTvyA0FWeY9nUQRQ', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_owLEd2A3JZ8cU4cfJoBjhb', '2026-11-16 06:31:12.493+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_1bo5KBwI0GvRLcol55FnQW', '84', 'billing_provider.created', 'done', 'billing_provider', 'bill_ka0utUBvMWDVLLqMKVbRuQ', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_RxaXlxk5RIRVC1vxqvJGKa', '2026-11-16 06:31:16.572+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_1qGuHdwsE9YBqu1XqHdbax', '166', 'check.passed', 'done', 'check', 'chk_BTCviZPXgMh7y97mRrn6sC', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_2ZLnuy6N87D0ksdrRAFlbX', '79', 'consent.offered', 'done', 'consent', 'con_o78aUdAd5QCRnHbHl2Trcj', 'per_ztUfAFIPYxGocUKBQEPXIQ', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_kr22ifUHKWTvaYdDUjwhGZ', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_k3GdaCdfbvJGSNXzdd8Q9g', '2026-11-16 06:31:16.354+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_3R7UKWNyruAhMhsJ9IosBr', '175', 'remittance.balanced', 'done', 'remittance', 'era_g80kAdDymU1zgNOunXr6gm', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_3S6scZryD0ZuoFYJ7WTN0b', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_x47TPllakK5edAlRT6Avgm', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_xYg3J3nt21O6XPTdZ1mpV4', '2026-11-16 06:31:12.692+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_3cJTQuRiWq5gjRQASoJ2k9', '60', 'person.created', 'done', 'person', 'per_4XSoyMB6McRZHaiksgtdr6', 'per_4XSoyMB6McRZHaiksgtdr6', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_FbJmyvoXJLX1liYUsTUY0M', '2026-11-16 06:31:14.46+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_3yQhPSjamEBaYdLfobKxEO', '53', 'matching.created', 'done', 'matching', 'match_TnMlaz25CDF78MYCZ4fEqC', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_eKGqim8KWSu1L5vUZNI4PK', '2026-11-16 06:31:13.741+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_4kf7VoCPk51ARBzR8rER63', '167', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_YoTWkExPEcTLae6e2j9nFH', 'per_ztUfAFIPYxGocUKBQEPXIQ', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_67zkKTHySJ0iAIywqPJkrp', '120', 'dispute.created', 'done', 'dispute', 'dsp_70W5kdmu49XGEAjE5Ma1PJ', 'per_gQCLNHMN1xkDR1WKR6fHUn', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:31:18.642+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_7vIHIo4drzx1aXLTjkm6D2', '179', 'transmission.sent', 'done', 'transmission', 'trn_HOBOmlCwD5Sz3zlDNLVlQt', 'per_CcmDOy29RAcBZaIVrLg6FM', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_8zxfCKEi3zio5k0N5eEHAQ', '128', 'consent_decision.permitted', 'permitted', 'person', 'per_iYW5XRks5APaoXSsPsqO99', 'per_iYW5XRks5APaoXSsPsqO99', '{treatment}', 'treatment', '[{"id": "con_nAMU6fl1b6yE51HwgmW3bW", "type": "consent"}]', 'dec_hH3Ic3IaTBsT2tdOCq2V9q', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_DyD9yZzGWnCQgJc9cqqQH4', '2026-11-16 06:31:19.005+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_9Mc6NrpHwTxBlQQ2o2usjd', '76', 'person.created', 'done', 'person', 'per_ztUfAFIPYxGocUKBQEPXIQ', 'per_ztUfAFIPYxGocUKBQEPXIQ', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_DeLtgeeP6kIepaxmH1QPF1', '2026-11-16 06:31:16.205+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_9YxJhO0XlWh0yGYWHhUXGy', '111', 'practitioner.created', 'done', 'practitioner', 'prac_9KYi6MwpzndhOBawKyXmYw', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_mKxM5aALzTCce7Xe9YQWhI', '2026-11-16 06:31:17.795+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_9iSQ2aE8UL3KClcpmoe2Zd', '34', 'practitioner.created', 'done', 'practitioner', 'prac_wEjRhYewaa0iT5bEEVCGHv', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_wxo3V6MqSS8ru3qNuMvJ32', '2026-11-16 06:31:12.753+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_9wcXPxks2kh6nZm5CNoVgl', '102', 'estimate.created', 'done', 'estimate', 'est_CYW5p7zz2iRZExZJbvtB1K', 'per_qsiQelRrGrcxOnWCam5FnB', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_2cPOICaP32NLq8FzNgZfxC', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_Xv6x3xQxJCkhxv9PQXMcXP', '2026-11-16 06:31:17.243+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_AKlhqX01tXAW2eznm546nC', '117', 'payment.processing', 'done', 'payment', 'pay_Km5xEUCALJiIXvFRMSGHVY', 'per_gQCLNHMN1xkDR1WKR6fHUn', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_YUMdlMhS6M9rLc2cjkMe41', '2026-11-16 06:31:18.367+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_AmMWoRKt4jNCpbCBnNMMFk', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_p0jEU1o7Z5CUwlc1kqKRGL', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '{progress_notes}', 'treatment', '[{"id": "prac_h5EyPl2yJ8xHVj3v8vszjv", "type": "care_team"}]', 'dec_7qp9LawN37KY6Ku0Ipv55q', 'practitioner', 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_BIAMVhXFLCWQaGiB8ZpKHi', '2026-11-16 06:31:12.945+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_BMw2qhfoNbkovtpEOARXKh', '142', 'practitioner.created', 'done', 'practitioner', 'prac_N39Gl3TIR0yxqCSCttWqiR', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_kUdqIJRNDKqmIKLrIxsZEl', '2026-11-16 06:31:19.645+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_BOoRyOCrv3MMVBTOEq5Bdz', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_g2yi4yZvn9nB055pUtaAhm', 'per_g2yi4yZvn9nB055pUtaAhm', '{progress_notes}', 'treatment', '[{"id": "prac_h5EyPl2yJ8xHVj3v8vszjv", "type": "care_team"}]', 'dec_mnN80XlLhR8SSEOeAOhO5q', 'practitioner', 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_UK87SegDCDFZfWdkhDjJid', '2026-11-16 06:31:13.168+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_C4Hi2BRfZOYzVDSBsky0My', '83', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_YoTWkExPEcTLae6e2j9nFH', 'per_ztUfAFIPYxGocUKBQEPXIQ', '{}', 'payment', '[{"id": "con_o78aUdAd5QCRnHbHl2Trcj", "type": "consent"}]', 'dec_N2lkQbl4uLPP6OW4paG2Zi', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_RkgAzJJnx7zdz5x1TJ1SgY', '2026-11-16 06:31:16.444+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_CGsw2e80wqNQKtzVk5i1wf', '174', 'x12_document.processed', 'done', 'x12_document', 'xdoc_7AiqErYZHFrmnIiC6EvSPn', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_CT2hEZJ0alVEwYIe9ETbeh', '115', 'person.created', 'done', 'person', 'per_gQCLNHMN1xkDR1WKR6fHUn', 'per_gQCLNHMN1xkDR1WKR6fHUn', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_ARFUmhJ9zAcoWH9pp9lYyA', '2026-11-16 06:31:18.266+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_CwDhkfo2mUBHtNkVPPC4eo', '180', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_p5suTD2UnhFIWVkoTu1T9e', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_DE7lDbTKjuJLvMd2v0MCqD', '170', 'remittance.balanced', 'done', 'remittance', 'era_NgH9MKnNBcF3c77ZD9FjKc', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_DF5CMapZfnuLPxjVhiVURf', '157', 'check.passed', 'done', 'check', 'chk_IAdIGTK2Xif9Go0EiwIriE', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_Dpe0PpDkfcNrvKqIUp3HCB', '54', 'person.created', 'done', 'person', 'per_cN34FA2E83Osjbm4VqjpCC', 'per_cN34FA2E83Osjbm4VqjpCC', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_nY1vG3ClKsOtTZNkk6daFl', '2026-11-16 06:31:14.06+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_EDnvRWSiN8cpjBXsC5GbW9', '158', 'check.running', 'done', 'check', 'chk_XJbQBpvcgDZUwNGINLJgei', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_F0UxEcemUW7tzu7dB3KwQX', '96', 'x12_document.processed', 'done', 'x12_document', 'xdoc_54RsopTtjxPTQw5wxGHBvF', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_7wzEY4OZFU612ibMFMe9lY', '2026-11-16 06:31:17.102+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_GPbwzrKzvqMbWpdsBQPBh6', '144', 'person.created', 'done', 'person', 'per_CcmDOy29RAcBZaIVrLg6FM', 'per_CcmDOy29RAcBZaIVrLg6FM', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_c9EVUSdshPqZS6OBJIASqv', '2026-11-16 06:31:19.725+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_HQLlhloMqvRDbdgcIWlT8C', '80', 'consent.granted', 'done', 'consent', 'con_o78aUdAd5QCRnHbHl2Trcj', 'per_ztUfAFIPYxGocUKBQEPXIQ', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_5tXMEbeFJA3VZwJxGj2PmZ', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_U00DORajSipoisaHHFbxX4', '2026-11-16 06:31:16.389+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_HXc2TDPo8JSUtkOxzw1BIe', '48', 'person.updated', 'done', 'person', 'per_tGeZXoe1nhjMSfmgQADU01', 'per_tGeZXoe1nhjMSfmgQADU01', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_pAD6PFayFLivAn8yc9OBHh', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_bX7P3owY4UmKShaUos8Ucw', '2026-11-16 06:31:13.493+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_IJnfHRbQLIlxbkICtkCaEI', '161', 'check.passed', 'done', 'check', 'chk_cH6KhV4MsxCydaREljEXv7', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_IUXkzSWEiEbLq019632Icm', '154', 'check.running', 'done', 'check', 'chk_FKnwzFHN3p78Q6IXb7dqHL', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_IgjXaLvNl6jD7T1e2e46J0', '172', 'payment.received', 'done', 'payment', 'pay_AgHdGnQyMVLEcD00oE4DQM', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_IlaL2KG2Exkf7qbZnUhn0J', '17', 'consent.created', 'done', 'consent', 'con_pkMQaCAYH3sT1dYlrgcFCg', 'per_o8HhH7iFiOvBvKebateQkY', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_0YVyP1gmUABZ3edMz1Js14', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_4II3s52xG5sKONnUtxTZEp', '2026-11-16 06:31:11.789+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_IqeZaQ0spBfiJTYUFzccOs', '5', 'practitioner.created', 'done', 'practitioner', 'prac_blGAvxrONjdhOZJSnQAyiS', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_cZgYcZJD6pSvc9i3OKh1N0', '2026-11-16 06:31:11.469+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_KDh0EHO2Z0GEvD8IB3NPWC', '155', 'check.passed', 'done', 'check', 'chk_FKnwzFHN3p78Q6IXb7dqHL', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_KOG8RZF6wYVrandJumcVjN', '78', 'consent.created', 'done', 'consent', 'con_o78aUdAd5QCRnHbHl2Trcj', 'per_ztUfAFIPYxGocUKBQEPXIQ', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_GAyAnSxTiZDhL4qXEKJQ78', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_qQqRLl3ZezxsHIteADTZBz', '2026-11-16 06:31:16.323+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_KS0TzImCjWARTMfk7VGkyz', '3', 'api_key.created', 'done', 'api_key', 'key_r2pIB8D9PFYYNCW1wNcoXe', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_6jPDLg7eodv17aJcVubIya', '2026-11-16 06:31:11.293+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_Kc2KsGhxX5SZgU6ipAqzTr', '40', 'person.updated', 'done', 'person', 'per_g2yi4yZvn9nB055pUtaAhm', 'per_g2yi4yZvn9nB055pUtaAhm', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_WmTWban6EJdjUwL6bwD4UG', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_IrivpTPDY9lWqvPBt0T0Cv', '2026-11-16 06:31:13.111+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_KpC5qvqHHlYiHdmM1K1Lc8', '106', 'superbill.created', 'done', 'superbill', 'sbl_nv2IUI3BGtwHqUWAwuDYRS', 'per_WRVdFbdD9k48DInZDvMCxO', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_uVnXJpFOc6R1yNLV2fUm1T', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_2e2vn5XO6vgRfNZv2PJEfr', '2026-11-16 06:31:17.495+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_KpSHaGc7wS6oNRJgeQpNjH', '61', 'payment.created', 'done', 'payment', 'pay_13FX7lrwquReyBdy53vlvd', 'per_4XSoyMB6McRZHaiksgtdr6', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_xvcZDMiYyCQvO2q4WvRvIj', '2026-11-16 06:31:14.478+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_L0bqLkOXXitUBU7Zri2M3f', '65', 'payment.refunded', 'done', 'payment', 'pay_13FX7lrwquReyBdy53vlvd', 'per_4XSoyMB6McRZHaiksgtdr6', '{amount_refunded}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_64brAe2oDX0KPfAEOMihHp', '2026-11-16 06:31:14.838+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_LAuNlL16qTFf3UOWziXoiD', '151', 'disclosure.created', 'done', 'disclosure', 'dis_Dj9AT0RHCt2BaYUKhfOSmb', 'per_CcmDOy29RAcBZaIVrLg6FM', '{}', 'payment', '[{"id": "con_bQJhqn2A3xT5zCYc50MaFK", "type": "consent"}]', 'dec_l9jpvxrsPzb6udFOiiZa7v', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_gY6pAo9o9cMgXTpg02Fk0V', '2026-11-16 06:31:20.001+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_LErmHf7qAeaPM2RHvzOLcL', '74', 'consent.offered', 'done', 'consent', 'con_NHY8WcZ4Wcd5sEqV5DU1Ba', 'per_2Q9wV9URDspqQr4Q3gdWhB', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_U4N5mGxoSVvpQbQ3MwfaLL', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_z5bPD6wwlTmHXnZgvHyNZA', '2026-11-16 06:31:16.028+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_LHhLt4vkDeVQCOCiIhEQ90', '10', 'check.created', 'done', 'check', 'chk_cH6KhV4MsxCydaREljEXv7', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_CaWclMcQJtqAgfOGRASyNn', '2026-11-16 06:31:11.569+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_MCo1nBiXcUGD8BpmFJAfny', '129', 'person.activated', 'done', 'person', 'per_iYW5XRks5APaoXSsPsqO99', 'per_iYW5XRks5APaoXSsPsqO99', '{status,activated_at}', 'treatment', '[{"id": "con_nAMU6fl1b6yE51HwgmW3bW", "type": "consent"}]', 'dec_hH3Ic3IaTBsT2tdOCq2V9q', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_DyD9yZzGWnCQgJc9cqqQH4', '2026-11-16 06:31:19.005+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_NS46sjr8N7SpFIQnaZUIwJ', '43', 'person.created', 'done', 'person', 'per_hPW7qrVrBkess21Rv1ZO62', 'per_hPW7qrVrBkess21Rv1ZO62', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_nbuZcUAAuIkN2Jv4FGi1f0', '2026-11-16 06:31:13.285+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_NcITGnggKOnINPlOTgnsZV', '181', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_NeVqFHEQhfNml4Y8YQLmAT', '177', 'payment.received', 'done', 'payment', 'pay_vO0TF4tjQNV9AEGljihAuD', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_O0wssIyjM4u4FE0PgwQ080', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_Hbg8tmQa9zta88lf3IGYNg', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_msNQIiP7cgKdygqn2YCaNe', '2026-11-16 06:31:12.136+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_O1Mq35AKSu1cXiAx5u0sz0', '6', 'practitioner.created', 'done', 'practitioner', 'prac_p5suTD2UnhFIWVkoTu1T9e', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_eBReAISbmAYDs8Nh59MtCm', '2026-11-16 06:31:11.543+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_OIrxamc2r9iFCIfg58I7zo', '90', 'consent.offered', 'done', 'consent', 'con_cyxcx6QjQnj0hrbAwodEga', 'per_L4Myy0VLUBafM2QZhNCcMS', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_VlXdcyoH08zq0PkU7dkXBG', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_JBYosDdKUBOwlxpBpAuFHt', '2026-11-16 06:31:16.834+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_OU9hWQmGTsKGjWhYemYVU4', '107', 'deposit.created', 'done', 'deposit', 'dep_WljfEWLCX8IQ5Da6Y3w9MT', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_9V32xJKZ91i94z8lYfAaD6', '2026-11-16 06:31:17.584+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_Or8aGG94v5JPQuLs5lfB4O', '27', 'session.created', 'done', 'session', 'ses_NxyW1FTfqK0C3gyMEVd67G', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_grwP1XvGXcR10ykKkIEQIB', '2026-11-16 06:31:12.525+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_OuL5dRJsj9y119F8oKed91', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_5UQaJNSbNFOSeM1atUvmwt', 'per_hPW7qrVrBkess21Rv1ZO62', '{}', 'treatment', '[{"id": "prac_h5EyPl2yJ8xHVj3v8vszjv", "type": "care_team"}]', 'dec_CsfwkIu3YHYiYflR6bKxyZ', 'practitioner', 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_eSyGcq4U50XvstMHXfGfj6', '2026-11-16 06:31:13.389+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_P7yIErRAzigTeS7G3C87qD', '124', 'person.created', 'done', 'person', 'per_iYW5XRks5APaoXSsPsqO99', 'per_iYW5XRks5APaoXSsPsqO99', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_lkjoCc0pS9MPKffa5rfg6Y', '2026-11-16 06:31:18.775+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_PTWP6uaW6dq8RE4DRkHzJC', '55', 'charge.created', 'done', 'charge', 'chg_4oQYegAAyTEEgRcRBg6Kju', 'per_cN34FA2E83Osjbm4VqjpCC', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_yyqwGF6GmjFwCvbkxIG9e1', '2026-11-16 06:31:14.103+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_PiRgdDMkXr3FktUBjljXvn', '11', 'check.created', 'done', 'check', 'chk_XJbQBpvcgDZUwNGINLJgei', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_CaWclMcQJtqAgfOGRASyNn', '2026-11-16 06:31:11.569+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_QWfVRtlVQV41bjiEadIpZx', '39', 'person.created', 'done', 'person', 'per_g2yi4yZvn9nB055pUtaAhm', 'per_g2yi4yZvn9nB055pUtaAhm', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_brJugs9f6Q0siSrrbhmK3M', '2026-11-16 06:31:13.087+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_R4zQQhTpRxE3iGueQ9QidQ', '110', 'disclosure.created', 'done', 'disclosure', 'dis_L3mkzhYDG2cOpsZvsZr3RB', 'per_FbP4FOeth08EOf1Jyx5ok1', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_ZM4oRBlsbEjvxhi6DV437S', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_XhTgShlD0aQJUoAQYQVpF2', '2026-11-16 06:31:17.721+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_R6HDDJFkwAuoiwtqpynsBD', '50', 'assessment.created', 'done', 'assessment', 'asmt_hnlzjOOQRr0Wbh8aFBoOlY', 'per_tGeZXoe1nhjMSfmgQADU01', '{}', 'treatment', '[{"id": "prac_h5EyPl2yJ8xHVj3v8vszjv", "type": "care_team"}]', 'dec_dD7XAmQeDa6YyAsgpadM04', 'practitioner', 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_L8sEPdvdETgUkLU3WTiQxK', '2026-11-16 06:31:13.541+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_R8X1wm3gzNwM63XKxGhMt3', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_hPW7qrVrBkess21Rv1ZO62', 'per_hPW7qrVrBkess21Rv1ZO62', '{assessments}', 'treatment', '[{"id": "prac_h5EyPl2yJ8xHVj3v8vszjv", "type": "care_team"}]', 'dec_CsfwkIu3YHYiYflR6bKxyZ', 'practitioner', 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_eSyGcq4U50XvstMHXfGfj6', '2026-11-16 06:31:13.389+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_RDFW3zOuedpYgnE1eBC8Je', '165', 'check.running', 'done', 'check', 'chk_BTCviZPXgMh7y97mRrn6sC', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_Rd7pUUhJ1genQpgK3W7ybf', '132', 'consent_decision.permitted', 'permitted', 'person', 'per_iYW5XRks5APaoXSsPsqO99', 'per_iYW5XRks5APaoXSsPsqO99', '{progress_notes}', 'treatment', '[{"id": "prac_9AfrOCtbPjOm9BaHsTu6wI", "type": "care_team"}]', 'dec_Bg45cNAaelOCx2Ctg614Mn', 'practitioner', 'prac_9AfrOCtbPjOm9BaHsTu6wI', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_hufgcOSAaEFt7VgDceepcm', '2026-11-16 06:31:19.182+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_RmdxVaDeTwA9W6VFVL1DbB', '14', 'check.created', 'done', 'check', 'chk_BTCviZPXgMh7y97mRrn6sC', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_VDDArxnZADgp9fjnHRla0z', '2026-11-16 06:31:11.678+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_SVnGulc9qLv7yVTSaYN6Sa', '141', 'payout_terms.updated', 'done', 'payout_terms', 'prac_9AfrOCtbPjOm9BaHsTu6wI', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_K4EKVuVw3Spqlrm6HT3bQ2', '2026-11-16 06:31:19.597+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_SXIyapPEIsO5Iu06Xfv8Rk', '153', 'claim.submitted', 'done', 'claim', 'clm_vmBDtoEUT0q4XRY9jiObUz', 'per_CcmDOy29RAcBZaIVrLg6FM', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_bQJhqn2A3xT5zCYc50MaFK", "type": "consent"}]', 'dec_l9jpvxrsPzb6udFOiiZa7v', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_gY6pAo9o9cMgXTpg02Fk0V', '2026-11-16 06:31:20.001+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_SZ2gUozMPQuAzhq5yqFmWR', '108', 'person.created', 'done', 'person', 'per_FbP4FOeth08EOf1Jyx5ok1', 'per_FbP4FOeth08EOf1Jyx5ok1', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_mNYm3VpzOEHzdA2SDUI5xd', '2026-11-16 06:31:17.689+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_Soh3Ehioq92GyIzPvQ0zEH', '99', 'consent_decision.permitted', 'permitted', 'person', 'per_qsiQelRrGrcxOnWCam5FnB', 'per_qsiQelRrGrcxOnWCam5FnB', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_7XBurl80TE2WfVQdC67svO', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_Xv6x3xQxJCkhxv9PQXMcXP', '2026-11-16 06:31:17.243+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_TdCEguX3pw1vrdGrJt2PnE', '66', 'refund.created', 'done', 'refund', 're_EauhdyfYGiizRvq87vTfbg', 'per_4XSoyMB6McRZHaiksgtdr6', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_64brAe2oDX0KPfAEOMihHp', '2026-11-16 06:31:14.838+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_TvO8yk86xAjTgAiH7jLgE4', '92', 'claim.created', 'done', 'claim', 'clm_IcWrlS8aEAv6xEXMXS9Nk9', 'per_L4Myy0VLUBafM2QZhNCcMS', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_7EXSMHutRaDaXFsFk20x3Z', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_3X2yj8K2HFt9IG0KwTSogI', '2026-11-16 06:31:16.972+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_U639wChOAb3aXmTLOZuzfk', '116', 'payment.created', 'done', 'payment', 'pay_Km5xEUCALJiIXvFRMSGHVY', 'per_gQCLNHMN1xkDR1WKR6fHUn', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_yD0ybzy61RgKQilCXukqbP', '2026-11-16 06:31:18.311+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_UiBrgA4sSimT1lAjVacSYP', '130', 'session.created', 'done', 'session', 'ses_hdfNE9Eb4EfEfTA6ww28X0', 'per_iYW5XRks5APaoXSsPsqO99', '{}', 'treatment', '[{"id": "con_nAMU6fl1b6yE51HwgmW3bW", "type": "consent"}]', 'dec_hH3Ic3IaTBsT2tdOCq2V9q', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_DyD9yZzGWnCQgJc9cqqQH4', '2026-11-16 06:31:19.005+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_UlhtEf0NLHMQQRjJ4PQBZ1', '113', 'practitioner.created', 'done', 'practitioner', 'prac_5lsodWS2vbDal8koC4xF6X', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_ogMNSCUZRW0oTNxNp266KZ', '2026-11-16 06:31:18.014+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_VBX3fYqc4Q0W24hvNPJG5V', '85', 'practitioner.created', 'done', 'practitioner', 'prac_RXBXzjJdRQ2PQ5uNZVprHM', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_ZH2ylR4FYrs3pJqts0JCn5', '2026-11-16 06:31:16.61+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_VjXcyMq514cX0tGtGKzloa', '9', 'check.created', 'done', 'check', 'chk_FKnwzFHN3p78Q6IXb7dqHL', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_CaWclMcQJtqAgfOGRASyNn', '2026-11-16 06:31:11.569+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_Vm5gDlaGISwbqpJv7SdSfM', '147', 'consent.offered', 'done', 'consent', 'con_bQJhqn2A3xT5zCYc50MaFK', 'per_CcmDOy29RAcBZaIVrLg6FM', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_5Gv3e6EVEvATIO67eeslpK', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_tiUTtkzCdnMzwZfBC4uaAV', '2026-11-16 06:31:19.848+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_WUfi4oOAlWnAnpwsQN5lcv', '160', 'check.running', 'done', 'check', 'chk_cH6KhV4MsxCydaREljEXv7', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_Wa1KnS8FMJDVucZDT379sC', '29', 'session.created', 'done', 'session', 'ses_VRTPolilbCmcTFlU38LtWB', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_grwP1XvGXcR10ykKkIEQIB', '2026-11-16 06:31:12.525+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_WqwVcVbD9X3aUQaKHETc7e', '143', 'billing_provider.created', 'done', 'billing_provider', 'bill_oP0JdsNbpN3ajD37d9D2Qj', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8hR0n76hrFtBwmHtxOUbAm', '2026-11-16 06:31:19.697+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_WuenFBoUwdxWDtEBjjQr3q', '149', 'claim.created', 'done', 'claim', 'clm_vmBDtoEUT0q4XRY9jiObUz', 'per_CcmDOy29RAcBZaIVrLg6FM', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_qxyMaKeJEkUhG6WKDOgs5n', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_zNhK167BJQ72C0Mgp2twMV', '2026-11-16 06:31:19.945+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_XBtf0zPNAqqfvxbqOKe0P3', '77', 'coverage.created', 'done', 'coverage', 'cov_udxbZL8rVJbNgbk2FnytHR', 'per_ztUfAFIPYxGocUKBQEPXIQ', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_xDOnBfpg3LrIAkN7LtaRzi', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_YiJa1rBgoSeJTy7WpdXXM5', '2026-11-16 06:31:16.275+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_XRi5BB9RkNRGsxKf5HSYWS', '88', 'coverage.created', 'done', 'coverage', 'cov_JsId1wRmWgV2Yl1MIQH2Fb', 'per_L4Myy0VLUBafM2QZhNCcMS', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_8GQBw4MZOO32GveuDcBrbf', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_rGEnL3lZ2gTu2wkGXPoXEz', '2026-11-16 06:31:16.761+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_XexglOUV7iLyIJc9JydNSN', '169', 'remittance.created', 'done', 'remittance', 'era_NgH9MKnNBcF3c77ZD9FjKc', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_Xjg4yHcqc7ibRzH78FXLFa', '93', 'x12_document.created', 'done', 'x12_document', 'xdoc_7AiqErYZHFrmnIiC6EvSPn', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_kLC6eWMOG27Buu0UIEQNEi', '2026-11-16 06:31:17.066+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_XlX2jsLZfn7Gwr7ToG184W', '146', 'consent.created', 'done', 'consent', 'con_bQJhqn2A3xT5zCYc50MaFK', 'per_CcmDOy29RAcBZaIVrLg6FM', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_RxQyjXnJkMwdYz0LonrXkS', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8PHyyO0KpiV8ywKgspKGwd', '2026-11-16 06:31:19.813+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_Xz86jNfKb2U3263ZpSgOps', '13', 'practitioner.created', 'done', 'practitioner', 'prac_FAGLVov3dfuHAiJmkcKI3h', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_47o2j6ZyJwvJsvf0CTCou8', '2026-11-16 06:31:11.653+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_YDunZfF3eImRPKRuPvD9xd', '75', 'consent.granted', 'done', 'consent', 'con_NHY8WcZ4Wcd5sEqV5DU1Ba', 'per_2Q9wV9URDspqQr4Q3gdWhB', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_CUqWNwU349QZvrWIRhAF51', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_ezd91WhvqdBgtdJsBm165l', '2026-11-16 06:31:16.101+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_YHnnc7JD0Lsy48wLuuRk5w', '62', 'payment.processing', 'done', 'payment', 'pay_13FX7lrwquReyBdy53vlvd', 'per_4XSoyMB6McRZHaiksgtdr6', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_drKtwRW5p362FaictsBdSh', '2026-11-16 06:31:14.525+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_YOohpmPydvu84NplW6JIDS', '86', 'billing_provider.created', 'done', 'billing_provider', 'bill_il6n1dfbbxc69wqSy3zaID', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_NFl92vwjq7Uy4kOBeoQQyj', '2026-11-16 06:31:16.653+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_YniTMr7m6P61gwtfGFtO6W', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_p5suTD2UnhFIWVkoTu1T9e', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_CaWclMcQJtqAgfOGRASyNn', '2026-11-16 06:31:11.569+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_ZHcGTB0dfJoWNmRdbIGF0s', '125', 'consent.created', 'done', 'consent', 'con_nAMU6fl1b6yE51HwgmW3bW', 'per_iYW5XRks5APaoXSsPsqO99', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_WS67gQ0TXVeze33oeMVVGE', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_RpkjXtyrXjH2gAEQZK9H8H', '2026-11-16 06:31:18.806+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_ZOsWRxXdNHxZY5w28XGgMm', '35', 'practitioner.created', 'done', 'practitioner', 'prac_h5EyPl2yJ8xHVj3v8vszjv', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_WmL1WlRtqwAnOQqjBTrtda', '2026-11-16 06:31:12.82+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_ZZgFbmolDEaaKzMwhRmZRg', '19', 'practitioner.created', 'done', 'practitioner', 'prac_izXc5RMiPrxoON6CH73iyW', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_PwZ7p8oDsgJG2Hwyh0vX98', '2026-11-16 06:31:11.977+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_Zpqr0zK7ZPW0lHYnjuVPfS', '58', 'person.created', 'done', 'person', 'per_R390zsS3hTBD519TWCTF8c', 'per_R390zsS3hTBD519TWCTF8c', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_ZXaWus4JKj1zzIGbalq5XH', '2026-11-16 06:31:14.312+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_aWR1shniAZegqe5fDT5hmB', '68', 'practitioner.created', 'done', 'practitioner', 'prac_Fyk3fXmtfBuDzh0gxKEaJv', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_F2gvGTmIzCgZ2Gv60Mtr00', '2026-11-16 06:31:14.968+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_agJOyf6ubYPZAECmc3Nx8Z', '131', 'persons.update', 'done', 'person', 'per_iYW5XRks5APaoXSsPsqO99', 'per_iYW5XRks5APaoXSsPsqO99', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_g0wu4m1JbDnHiSVxEP9F5T', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_uMe7miSo4cgQW7iqo4azj0', '2026-11-16 06:31:19.13+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_bGM5vWKrq5VV7dkJYzG2G6', '64', 'payment.succeeded', 'done', 'payment', 'pay_13FX7lrwquReyBdy53vlvd', 'per_4XSoyMB6McRZHaiksgtdr6', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:31:14.743+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_bQFeVlno3mNRRmYcLe8SgL', '112', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_p2ARKofJayK53Qt76XTYyQ', '2026-11-16 06:31:17.989+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_bSEd26oLxhJnAvINzo1NFD', '152', 'transmission.created', 'done', 'transmission', 'trn_HOBOmlCwD5Sz3zlDNLVlQt', 'per_CcmDOy29RAcBZaIVrLg6FM', '{}', 'payment', '[{"id": "con_bQJhqn2A3xT5zCYc50MaFK", "type": "consent"}]', 'dec_l9jpvxrsPzb6udFOiiZa7v', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_gY6pAo9o9cMgXTpg02Fk0V', '2026-11-16 06:31:20.001+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_bV7bH2NrcRN3A3M9RnxOEh', '94', 'x12_document.created', 'done', 'x12_document', 'xdoc_54RsopTtjxPTQw5wxGHBvF', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_7wzEY4OZFU612ibMFMe9lY', '2026-11-16 06:31:17.102+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_bqzXoRs0ybrcjmZRIMOWZA', '104', 'practitioner.created', 'done', 'practitioner', 'prac_shIujI1u2yqLaJaIAyb0zR', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_98p6sR4EWY6U0eNUIUEWc7', '2026-11-16 06:31:17.423+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_buo9c22jwZkhi3sZd14BHD', '150', 'consent_decision.permitted', 'permitted', 'person', 'per_CcmDOy29RAcBZaIVrLg6FM', 'per_CcmDOy29RAcBZaIVrLg6FM', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_bQJhqn2A3xT5zCYc50MaFK", "type": "consent"}]', 'dec_l9jpvxrsPzb6udFOiiZa7v', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_gY6pAo9o9cMgXTpg02Fk0V', '2026-11-16 06:31:20.001+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_cHv4epY7RNgbOvcyS0SWB8', '47', 'person.created', 'done', 'person', 'per_tGeZXoe1nhjMSfmgQADU01', 'per_tGeZXoe1nhjMSfmgQADU01', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_b4koGBCZctFurJrowx30YP', '2026-11-16 06:31:13.458+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_cYrkskyktEp4oXk91yJtqW', '178', 'remittance.excepted', 'done', 'remittance', 'era_g80kAdDymU1zgNOunXr6gm', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_d3woNcCwSKZwDv0rN6b8jA', '119', 'payment.succeeded', 'done', 'payment', 'pay_Km5xEUCALJiIXvFRMSGHVY', 'per_gQCLNHMN1xkDR1WKR6fHUn', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:31:18.564+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_d44Y0UsUaVMcHkIwZcfLXe', '21', 'practitioner.created', 'done', 'practitioner', 'prac_mpPfE8xh3VDdRmzJDTmAHB', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_6EaxbBtZaaDAcEZWS21IJV', '2026-11-16 06:31:12.113+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_dMUhVrJrfWpeo9ToSJOgCm', '123', 'practitioner.created', 'done', 'practitioner', 'prac_9AfrOCtbPjOm9BaHsTu6wI', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_LeeYv5ICFdHnmfa3C3cu5a', '2026-11-16 06:31:18.727+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_dxHF9KS7v5k3ZunL2zf4dd', '71', 'person.created', 'done', 'person', 'per_2Q9wV9URDspqQr4Q3gdWhB', 'per_2Q9wV9URDspqQr4Q3gdWhB', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_hI4GDqwwJw7FiOaggX5UkG', '2026-11-16 06:31:15.096+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_eAWc0k8z5oI3sIJMl9Mlxc', '145', 'coverage.created', 'done', 'coverage', 'cov_Zoy4WqMwrDUMSQjpECoqBg', 'per_CcmDOy29RAcBZaIVrLg6FM', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_WGV9U8FOssRVMl2VYbw9pI', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_EEhl4HACaN8HiHdWrky9hy', '2026-11-16 06:31:19.757+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_eVjcG3kq5KX08znBgdVgtJ', '63', 'payment.updated', 'done', 'payment', 'pay_13FX7lrwquReyBdy53vlvd', 'per_4XSoyMB6McRZHaiksgtdr6', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:31:14.645+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_ea9txrKusweY6jB3LMj9vr', '12', 'check.created', 'done', 'check', 'chk_IAdIGTK2Xif9Go0EiwIriE', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_CaWclMcQJtqAgfOGRASyNn', '2026-11-16 06:31:11.569+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_f3YpM9jRgqDIZML3loUf9Z', '81', 'consent_decision.permitted', 'permitted', 'person', 'per_ztUfAFIPYxGocUKBQEPXIQ', 'per_ztUfAFIPYxGocUKBQEPXIQ', '{demographics}', 'payment', '[{"id": "con_o78aUdAd5QCRnHbHl2Trcj", "type": "consent"}]', 'dec_N2lkQbl4uLPP6OW4paG2Zi', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_RkgAzJJnx7zdz5x1TJ1SgY', '2026-11-16 06:31:16.444+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_f7xEb9fzCesgVyjftTwfqo', '103', 'person.created', 'done', 'person', 'per_WRVdFbdD9k48DInZDvMCxO', 'per_WRVdFbdD9k48DInZDvMCxO', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_YfzihUX1sXk0FhVOSbYtO8', '2026-11-16 06:31:17.389+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_fQQ1sKSH8i1j1psi1zoODt', '122', 'dispute.read', 'done', 'dispute', 'dsp_70W5kdmu49XGEAjE5Ma1PJ', 'per_gQCLNHMN1xkDR1WKR6fHUn', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_vekg14p1yNUICWzm3gsMyt', '2026-11-16 06:31:18.702+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_fXb9gDtHnFpS6Vl5bYZuRk', '67', 'refund.succeeded', 'done', 'refund', 're_EauhdyfYGiizRvq87vTfbg', 'per_4XSoyMB6McRZHaiksgtdr6', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:31:14.906+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_ff0mThaz32hucSPoP78CR8', '118', 'payment.updated', 'done', 'payment', 'pay_Km5xEUCALJiIXvFRMSGHVY', 'per_gQCLNHMN1xkDR1WKR6fHUn', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:31:18.509+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_g2V2s67xflvohVXSi5v03O', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_nFsyokAp153WLrqq0m1pMB', null, '{published,rules}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_Acl0Xg8KTjQhQCuYaCoBL0', '2026-11-16 06:31:13.693+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_gf3wmG7iMeVrThJ7ubQb70', '82', 'disclosure.created', 'done', 'disclosure', 'dis_krG6AUeGQDtwTD9fejCtIH', 'per_ztUfAFIPYxGocUKBQEPXIQ', '{}', 'payment', '[{"id": "con_o78aUdAd5QCRnHbHl2Trcj", "type": "consent"}]', 'dec_N2lkQbl4uLPP6OW4paG2Zi', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_RkgAzJJnx7zdz5x1TJ1SgY', '2026-11-16 06:31:16.444+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_hMBKUIO6f06Vymz2VIkYNF', '156', 'check.running', 'done', 'check', 'chk_IAdIGTK2Xif9Go0EiwIriE', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_hsX6upRu6pQ9TXX5K1DUgo', '173', 'remittance.excepted', 'done', 'remittance', 'era_NgH9MKnNBcF3c77ZD9FjKc', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_iCBepNpz1pwbvqnnjkTyKn', '89', 'consent.created', 'done', 'consent', 'con_cyxcx6QjQnj0hrbAwodEga', 'per_L4Myy0VLUBafM2QZhNCcMS', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Rcm6frEUq3OKlK6Tt3N82I', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_jChEcaYOzFfNQBfGVLrKPV', '2026-11-16 06:31:16.8+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_iLRilpH28MKCwSsdrMHsUK', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_YrwOxYXqxeIgZsuJ4jfhxx', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_g6JMEOwibAMnUH36r1EGAF', '2026-11-16 06:31:11.404+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_iLyZlJvLYkL5UMnZua43wg', '114', 'deposit.created', 'done', 'deposit', 'dep_vUBWurOcGWZJis7cpVH7m6', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_DrWhMDw5BXHC4Afd37w0kD', '2026-11-16 06:31:18.213+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_iTMopAD3OOFXs0Va5vknIN', '24', 'session.created', 'done', 'session', 'ses_m7G09l6seKMsm7fyOi4jIE', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_GdEtwQj9GBfP6eVPgxYNm1', '2026-11-16 06:31:12.401+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_iZUBfJWnzA4Dn4QyrBE5Lt', '2', 'api_key.created', 'done', 'api_key', 'key_GYlTluPE2b0HbtY5pQDaYf', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:31:11.111+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_jO4zC67kkrJqnnabp2VXBr', '31', 'practitioner.created', 'done', 'practitioner', 'prac_vHDIy2SmcsWKuozK0qKyH1', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_VpGRpiT2iHesQapS9OE24Y', '2026-11-16 06:31:12.656+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_kYEpv4MxrxxnV88hW8qzU6', '1', 'account.created', 'done', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:31:11.111+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_kn3itXtFw5bBMDq5hLLdaD', '36', 'person.updated', 'done', 'person', 'per_p0jEU1o7Z5CUwlc1kqKRGL', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_mSjyZnXqvkjo07Iw5mDLAr', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_ciMT0IjQW28YxFNHJUr1Uh', '2026-11-16 06:31:12.859+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_kuZtajskXfdchAVuWxkork', '97', 'person.created', 'done', 'person', 'per_qsiQelRrGrcxOnWCam5FnB', 'per_qsiQelRrGrcxOnWCam5FnB', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_W3OnVhjgTdMM4lRYkz3Vtb', '2026-11-16 06:31:17.167+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_kzwdj4kq1VNbf833FFVwij', '101', 'consent_decision.permitted', 'permitted', 'person', 'per_qsiQelRrGrcxOnWCam5FnB', 'per_qsiQelRrGrcxOnWCam5FnB', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_2cPOICaP32NLq8FzNgZfxC', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_Xv6x3xQxJCkhxv9PQXMcXP', '2026-11-16 06:31:17.243+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_lMWlmpf9QksDJrKfxAxPwO', '44', 'person.updated', 'done', 'person', 'per_hPW7qrVrBkess21Rv1ZO62', 'per_hPW7qrVrBkess21Rv1ZO62', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_BJqgOTiowDlGIwBBWrMPBC', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_HgbHhaDXnd0biBTHRA8M5A', '2026-11-16 06:31:13.326+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_laaSOAbf0UqR2EnYQ0HDsO', '148', 'consent.granted', 'done', 'consent', 'con_bQJhqn2A3xT5zCYc50MaFK', 'per_CcmDOy29RAcBZaIVrLg6FM', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_LtPmGmRZH9mOFxZNi4SIvu', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_WIgMjxALagr5LbH76VkPrr', '2026-11-16 06:31:19.878+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_ljhQ4S7la3VFdISCCfmAwQ', '15', 'person.created', 'done', 'person', 'per_iwUUxtOgCseFvcUX1XL5Fi', 'per_iwUUxtOgCseFvcUX1XL5Fi', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8iayGav0h4v94GI1hNCF8O', '2026-11-16 06:31:11.72+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_lxMuQN8SYcu4RYnAZSb0Xw', '109', 'consent_decision.permitted', 'permitted', 'person', 'per_FbP4FOeth08EOf1Jyx5ok1', 'per_FbP4FOeth08EOf1Jyx5ok1', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_ZM4oRBlsbEjvxhi6DV437S', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_XhTgShlD0aQJUoAQYQVpF2', '2026-11-16 06:31:17.721+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_m8XVRb41rTF8ITmfSd0CfI', '33', 'person.created', 'done', 'person', 'per_p0jEU1o7Z5CUwlc1kqKRGL', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_LpmOU3Y5Kt8blcxo9ROy4Z', '2026-11-16 06:31:12.725+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_mjIWS6KToXBkNKg44ONzr8', '51', 'practitioner.created', 'done', 'practitioner', 'prac_nFsyokAp153WLrqq0m1pMB', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_oT6nHcIwKyb9qXfgxSCl9C', '2026-11-16 06:31:13.631+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_mvRHoQabpW1zXNtLEAkQfA', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_WRVdFbdD9k48DInZDvMCxO', 'per_WRVdFbdD9k48DInZDvMCxO', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_uVnXJpFOc6R1yNLV2fUm1T', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_2e2vn5XO6vgRfNZv2PJEfr', '2026-11-16 06:31:17.495+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_nCvhjPmCQTviGcGAQk9SkT', '57', 'adjustment.created', 'done', 'adjustment', 'adj_otJRX8f3dWcwIpHHZSiAtr', 'per_gGTjuYJrXlEJABiVCYRAxE', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_RhDr0F1LvUJkEtcNPpsIh1', '2026-11-16 06:31:14.249+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_nICYMTG2QjBMy97bGrou1Q', '126', 'consent.offered', 'done', 'consent', 'con_nAMU6fl1b6yE51HwgmW3bW', 'per_iYW5XRks5APaoXSsPsqO99', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_ZdKxRolxJplGtOOUyDvuMo', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_9CdwumPcr3x9aynDyAXaFE', '2026-11-16 06:31:18.837+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_nKaFaUVJkQginzFQ5HuwPL', '163', 'verification.approved', 'done', 'verification', 'ver_9TUVMGH64kesAYOy0NCH0U', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_nxJ7P9oS0PHqK9vU9DBg6F', '91', 'consent.granted', 'done', 'consent', 'con_cyxcx6QjQnj0hrbAwodEga', 'per_L4Myy0VLUBafM2QZhNCcMS', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_1KBwHOC7zyaBopvfzDpTp4', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_h7tTD58ENZNX9wMBzG3Sau', '2026-11-16 06:31:16.89+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_pVT4I21YW0E0WMgI3WodH9', '59', 'payment.created', 'done', 'payment', 'pay_cXtH09SJrv1c5FBHdAinEb', 'per_R390zsS3hTBD519TWCTF8c', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_xuLxOj94HDLJdJKLLs2FDX', '2026-11-16 06:31:14.372+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_paIhOnoKowcF2ciMy6TjVy', '26', 'session_series.created', 'done', 'session_series', 'series_J8Kj7NHvTyymXKMwYRhh9B', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_grwP1XvGXcR10ykKkIEQIB', '2026-11-16 06:31:12.525+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_pgyCOnTJs0qByFkYOlWtGN', '134', 'note.signed', 'done', 'note', 'note_9ePbeQuZv0d1FscdKoG5ja', 'per_iYW5XRks5APaoXSsPsqO99', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'treatment', '[{"id": "prac_9AfrOCtbPjOm9BaHsTu6wI", "type": "author"}]', null, 'practitioner', 'prac_9AfrOCtbPjOm9BaHsTu6wI', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_SElmq9YT9VYJOiW5ffOkG3', '2026-11-16 06:31:19.245+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_pjavvMUGIQiVLTFkixJrAF', '121', 'payment.updated', 'done', 'payment', 'pay_Km5xEUCALJiIXvFRMSGHVY', 'per_gQCLNHMN1xkDR1WKR6fHUn', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:31:18.642+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_qB10ZiCrW26WWRnyLrTcGR', '138', 'person.created', 'done', 'person', 'per_AFHwkZf515ItCEDCEelyhD', 'per_AFHwkZf515ItCEDCEelyhD', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_iwEhhYbkrS8SEdmfIr7uBj', '2026-11-16 06:31:19.45+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_qBb98fomMpMr2pgOtFNoWU', '133', 'note.created', 'done', 'note', 'note_9ePbeQuZv0d1FscdKoG5ja', 'per_iYW5XRks5APaoXSsPsqO99', '{}', 'treatment', '[{"id": "prac_9AfrOCtbPjOm9BaHsTu6wI", "type": "care_team"}]', 'dec_Bg45cNAaelOCx2Ctg614Mn', 'practitioner', 'prac_9AfrOCtbPjOm9BaHsTu6wI', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_hufgcOSAaEFt7VgDceepcm', '2026-11-16 06:31:19.182+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_qCcpt2ylCk268080w47eXx', '176', 'payment.created', 'done', 'payment', 'pay_vO0TF4tjQNV9AEGljihAuD', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_qkxHf7czsneraUxlQKNrrb', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_qMpexzSINmpnIBt156HD9N', 'per_g2yi4yZvn9nB055pUtaAhm', '{}', 'treatment', '[{"id": "prac_h5EyPl2yJ8xHVj3v8vszjv", "type": "care_team"}]', 'dec_mnN80XlLhR8SSEOeAOhO5q', 'practitioner', 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_UK87SegDCDFZfWdkhDjJid', '2026-11-16 06:31:13.168+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_qobKB6CYO4VgUCiPr4de9U', '139', 'practitioner.created', 'done', 'practitioner', 'prac_oIBGL7SIBwd2pgGOO8yvJC', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_aG3iON1YJadW2StxYXMPQs', '2026-11-16 06:31:19.52+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_qodGHxt3gJJJvicwja8VUG', '28', 'session.created', 'done', 'session', 'ses_BbQU73aJg2oESEkpFaBUqg', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_grwP1XvGXcR10ykKkIEQIB', '2026-11-16 06:31:12.525+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_qw6sWG4Tz3kwxiXtC4sx3g', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_Ne7gxlMRhRkLf7cPiiWV5Z', 'per_ESashwcMGw4W65PhH0EB3K', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_TaLTx5XGAQAmbmtbFWKQk0', '2026-11-16 06:31:12.065+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_r7b6iPJgjrNcVv6l5mAz6N', '164', 'practitioner.verified', 'done', 'practitioner', 'prac_p5suTD2UnhFIWVkoTu1T9e', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_s1yUuNo8RIklVJLtzHrYwM', '87', 'person.created', 'done', 'person', 'per_L4Myy0VLUBafM2QZhNCcMS', 'per_L4Myy0VLUBafM2QZhNCcMS', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_kjyvQNx5Mn1GRSq6oreWTU', '2026-11-16 06:31:16.698+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_s86R6prByU5NAova3LW5EU', '7', 'verification.created', 'done', 'verification', 'ver_9TUVMGH64kesAYOy0NCH0U', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_CaWclMcQJtqAgfOGRASyNn', '2026-11-16 06:31:11.569+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_slA231zel1vzsKi8hXcgCF', '73', 'consent.created', 'done', 'consent', 'con_NHY8WcZ4Wcd5sEqV5DU1Ba', 'per_2Q9wV9URDspqQr4Q3gdWhB', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_mNKxgZjlremKY8cNteAotc', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_kianVe3aMLLGgG0nm9PIYZ', '2026-11-16 06:31:15.893+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_tFV0ppP6klDHPwfVX6VZtI', '16', 'person.created', 'done', 'person', 'per_o8HhH7iFiOvBvKebateQkY', 'per_o8HhH7iFiOvBvKebateQkY', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_VnAdIquF9Xg51yqjg9xPN9', '2026-11-16 06:31:11.778+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_tLB5f8bLkFcjhlg2zMQ2Yk', '162', 'practitioner.updated', 'done', 'practitioner', 'prac_p5suTD2UnhFIWVkoTu1T9e', null, '{licenses}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_tb5hNAkv2q2lHldWEpbEmX', '56', 'person.created', 'done', 'person', 'per_gGTjuYJrXlEJABiVCYRAxE', 'per_gGTjuYJrXlEJABiVCYRAxE', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_4fqGB9I22h0BXg1acj1W3z', '2026-11-16 06:31:14.221+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_uTARzGOZ86TerbJFjn9tAU', '168', 'coverage.updated', 'done', 'coverage', 'cov_udxbZL8rVJbNgbk2FnytHR', 'per_ztUfAFIPYxGocUKBQEPXIQ', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_uVvKh5NSJr7nqqL6d87oww', '159', 'check.passed', 'done', 'check', 'chk_XJbQBpvcgDZUwNGINLJgei', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_v8gPIRootibYeYnTOXCqLj', '127', 'consent.granted', 'done', 'consent', 'con_nAMU6fl1b6yE51HwgmW3bW', 'per_iYW5XRks5APaoXSsPsqO99', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_qGkGfQsgrvgcX6wswdvtI0', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_C7lAb2z7CclX2VME7RUMW8', '2026-11-16 06:31:18.911+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_vTYRr96ISqF4srB9JDhZHg', '72', 'coverage.created', 'done', 'coverage', 'cov_nOcQn2TOuX7bEE7zs3sAau', 'per_2Q9wV9URDspqQr4Q3gdWhB', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_fPF9ilKtXaLZqmvxOdkL7a', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_vwGq7nIJcICIZU5Z3bHogF', '2026-11-16 06:31:15.207+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_wJYQt3TeyGRlSD5W0UMANd', '18', 'person.created', 'done', 'person', 'per_ESashwcMGw4W65PhH0EB3K', 'per_ESashwcMGw4W65PhH0EB3K', '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_SSfFpZWcHip8TVUSRMgMaL', '2026-11-16 06:31:11.928+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_wdZ8f2zbynkGM9D91XAx5j', '171', 'payment.created', 'done', 'payment', 'pay_AgHdGnQyMVLEcD00oE4DQM', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_8sDC9pNR6AnRQAu8j3xHOt', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_wqR0T56udPVJUZSNLSrdBf', '136', 'note.created', 'done', 'note', 'note_mw8zKFZ27mAuulmGLy4juB', 'per_iYW5XRks5APaoXSsPsqO99', '{}', 'treatment', '[{"id": "prac_9AfrOCtbPjOm9BaHsTu6wI", "type": "care_team"}]', 'dec_IuzhvLuwdZntc23ipuVZrs', 'practitioner', 'prac_9AfrOCtbPjOm9BaHsTu6wI', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_fSTWEdG0KA2y1QKEG1Lkqk', '2026-11-16 06:31:19.327+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_wszYNeVE9XgHU13S8ZyCm9', '38', 'note.created', 'done', 'note', 'note_q1XSy4R46rJe7ZLLN6uC44', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '{}', 'treatment', '[{"id": "prac_h5EyPl2yJ8xHVj3v8vszjv", "type": "care_team"}]', 'dec_7qp9LawN37KY6Ku0Ipv55q', 'practitioner', 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_BIAMVhXFLCWQaGiB8ZpKHi', '2026-11-16 06:31:12.945+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_x92rXpllMNguaFQO5WH3cr', '98', 'practitioner.created', 'done', 'practitioner', 'prac_Fn5qEZxNjX7wb0pMCcXs2h', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_aSh4acCHo3XRH8rj92g7DG', '2026-11-16 06:31:17.203+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_xneiVXgedLntxKz5qoRH95', '23', 'practitioner.created', 'done', 'practitioner', 'prac_xrDgiIlafYAJYVz62NQZif', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_APkJLeSOuOFKTJHjXXel72', '2026-11-16 06:31:12.312+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_xvItYtBdGxhfCDQR00DrfV', '140', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_9AfrOCtbPjOm9BaHsTu6wI', null, '{published}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_HRfyA3LX7uat5gqaKev34M', '2026-11-16 06:31:19.549+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_xz7qMDgDOoBFDEmzGe2Xd1', '69', 'payout.created', 'done', 'payout', 'po_gdXZHOzwjFBk4AAMrNgzVE', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_XGjOhYRLMjfg27KTqBryp6', '2026-11-16 06:31:14.98+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_zHg5z4Yt1ilAZS3MbHXL1G', '100', 'consent_decision.permitted', 'permitted', 'person', 'per_qsiQelRrGrcxOnWCam5FnB', 'per_qsiQelRrGrcxOnWCam5FnB', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_AJTAieYN5ep0daP8gCFuUk', 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_Xv6x3xQxJCkhxv9PQXMcXP', '2026-11-16 06:31:17.243+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'aud_zT6oaEWRiz9nCSdlG8iTlL', '95', 'remittance.created', 'done', 'remittance', 'era_g80kAdDymU1zgNOunXr6gm', null, '{}', null, '[]', null, 'account', 'acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'req_7wzEY4OZFU612ibMFMe9lY', '2026-11-16 06:31:17.102+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '111', 'log'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '181', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '111', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xa10fc8681d84dfbc8c17db851496a7e3271909a67d4a21f47ef7f26f3cac480b', '2026-11-16 06:31:17.848+00', 'head_b82982c6d6180508', '\xe3f93bc6cd3f8bc28b381dbd3214115254358c24ccd14d644f822a82279d1207aa2a30bdab547263115cff7f34b64ffd36f3c9a4107728c1671ad0688fe97807'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '181', '112', '\xa10fc8681d84dfbc8c17db851496a7e3271909a67d4a21f47ef7f26f3cac480b', '\xefdf8d51d08a3d101eed8ba4e2f1e2ca105b4af55e2d17d4448528ec4bb8758a', '2026-11-16 06:31:21.479+00', 'head_b82982c6d6180508', '\x4f15e94f2b2a3156bc08934fed8566eb86f2c10e0f50e8c3d94f3419e796db58e3af2fa027f2cf1a01a34087db21e8dc90027a4c55b8a80a97477f11f351b701');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '1', 'aud_kYEpv4MxrxxnV88hW8qzU6', '\x9d4178cac44db1893a43ec28cfe2d95a2899d2b637be4ccbe8df464a36f1689f', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x6864e67698c9b98047aaf4bd4cc4271bedb83749f9f42c8b77ed07255e1e03a5'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '10', 'aud_LHhLt4vkDeVQCOCiIhEQ90', '\x32ff8c6499776c4d49c78ec63d826d94dafacd308a6112b1841ae59bbcb846b2', '\xd02fc9c1b61d8501083cdc7b952b14311ecee0e6b30bdc71ae2e8427a7ef62ca', '\x7a1b841cd86ce2eaed64fc56f6a779d75bd09fb0ce361ce91340fbf60530cd4c'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '100', 'aud_zHg5z4Yt1ilAZS3MbHXL1G', '\xd80d77e97c3e28e98ba22551e8bc5eeacc249ddb600484e5c97b5298fe116dd6', '\x9282b95fefffa7ec3e74509ea4db367125b5f4d6705a908a75d6de4403e800b7', '\x1262d866afd87d18262e444923c23bc4bb8690cd9e6e71309fad3049017265a5'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '101', 'aud_kzwdj4kq1VNbf833FFVwij', '\x93eb55f52bf58e934a73b69d527d96ac70c3b49f84e526a24cabe1393f84cc92', '\x1262d866afd87d18262e444923c23bc4bb8690cd9e6e71309fad3049017265a5', '\xf8647d1cb773aac015199e393534c37a6fb75406ce491c7fa1bc838f8b27fc7f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '102', 'aud_9wcXPxks2kh6nZm5CNoVgl', '\xe13e884891d827c9f2d672df12d0a317c4b6114992f07c9d69bd38c399849bce', '\xf8647d1cb773aac015199e393534c37a6fb75406ce491c7fa1bc838f8b27fc7f', '\xc04eee5483d8d3c7e0ced5e79fba0f8c16fda978f5553409759116222b9b6c4c'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '103', 'aud_f7xEb9fzCesgVyjftTwfqo', '\x95c2e2123bf4ac07646ff1037887e4fda4923e33fe10127d0ff2c9eb61216c62', '\xc04eee5483d8d3c7e0ced5e79fba0f8c16fda978f5553409759116222b9b6c4c', '\x7ae4b35064f543fbba1c433ad90b51258f65ef16d27317bb5d976add7602a4b1'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '104', 'aud_bqzXoRs0ybrcjmZRIMOWZA', '\xa13edf9ba871bb68ef26f35532dbd8a2b2161f3b889d6d6ea85a87427e739710', '\x7ae4b35064f543fbba1c433ad90b51258f65ef16d27317bb5d976add7602a4b1', '\xf5446c68f2de4ba1c4f9054c42736b299f212f016d624f1027bf22e28fda886e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '105', 'aud_mvRHoQabpW1zXNtLEAkQfA', '\x52efeb3305cb2c5246f976ac4bcfd6648488e3bf1619e121087c0de9106b6f35', '\xf5446c68f2de4ba1c4f9054c42736b299f212f016d624f1027bf22e28fda886e', '\x6f9d9f30db9304b8a2f3d50ffdf48bd1de1e53c8eeb5675105c7bc3eb837f60e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '106', 'aud_KpC5qvqHHlYiHdmM1K1Lc8', '\x635b6606843d7c84b86148e100d6db2da514c7f6ce6f8e239fbd3a2a78311181', '\x6f9d9f30db9304b8a2f3d50ffdf48bd1de1e53c8eeb5675105c7bc3eb837f60e', '\x7a37a9744459be106d0f65b855272c89439c27c676ae8b7bcc403804bdeeb6f0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '107', 'aud_OU9hWQmGTsKGjWhYemYVU4', '\x821a2e5b7645a41b301df4ed509f514cd1ca044c167fee50511361c373b11135', '\x7a37a9744459be106d0f65b855272c89439c27c676ae8b7bcc403804bdeeb6f0', '\x0d8f232c6a8b6fb0f9ef7c80c4425ab91a6664b27a0f6638b02c9402347e153f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '108', 'aud_SZ2gUozMPQuAzhq5yqFmWR', '\xd9231e1248be1651f5bf8809b821972657e34a9d8598e274972c89b9b5dc75b1', '\x0d8f232c6a8b6fb0f9ef7c80c4425ab91a6664b27a0f6638b02c9402347e153f', '\x3ec0f5167c3160e636283d760065d85b4f529874de5c34ff5150845c4c810401'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '109', 'aud_lxMuQN8SYcu4RYnAZSb0Xw', '\x5af849007a4b4c4264986e5972cbe8c0e85d3797170470864e12ae6c905a5701', '\x3ec0f5167c3160e636283d760065d85b4f529874de5c34ff5150845c4c810401', '\x8e12625a579f8e9bbcc60514e805fd5a5abe6b9073b48d4d14e0508ce6a066df'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '11', 'aud_PiRgdDMkXr3FktUBjljXvn', '\x8e2a8574027d921b9be015e4c5f049f63dfd1c8a5a2e6d7e7191714495641127', '\x7a1b841cd86ce2eaed64fc56f6a779d75bd09fb0ce361ce91340fbf60530cd4c', '\x53aa6ffe6464f7246b3a6feac6188bed6e4fa57b4ec1032838f604652f026a29'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '110', 'aud_R4zQQhTpRxE3iGueQ9QidQ', '\xa89cefb25a476c43793a0eea6ac93adcc35781288fee7ecd9af4faf08549fddc', '\x8e12625a579f8e9bbcc60514e805fd5a5abe6b9073b48d4d14e0508ce6a066df', '\x231908a7270809484edc65067f57bdf0089536d7afac67a55f1a06f3db110a04'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '111', 'aud_9YxJhO0XlWh0yGYWHhUXGy', '\x1da7cf8c74de11789f30e25332a3486386158897f72110bd8a721ec7178fdbc2', '\x231908a7270809484edc65067f57bdf0089536d7afac67a55f1a06f3db110a04', '\xa10fc8681d84dfbc8c17db851496a7e3271909a67d4a21f47ef7f26f3cac480b'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '112', 'aud_bQFeVlno3mNRRmYcLe8SgL', '\xc14a7471e2ba9e0a9adfe65b99bc48322d65c6e2ca472a1d3fb9dd782e34ab45', '\xa10fc8681d84dfbc8c17db851496a7e3271909a67d4a21f47ef7f26f3cac480b', '\x8d8d33c2f804393f72979a6b4cfc8367226c777fa4fb81662a5cba0006c5743e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '113', 'aud_UlhtEf0NLHMQQRjJ4PQBZ1', '\x7d454e40f5e03d9a1a582b3c75295c2c00fa4a0e68e9dd7a779d28c8647a9093', '\x8d8d33c2f804393f72979a6b4cfc8367226c777fa4fb81662a5cba0006c5743e', '\xb814527812920da2faa28d506533e2a0e97b2932a50498d1ab51c41aca13c3be'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '114', 'aud_iLyZlJvLYkL5UMnZua43wg', '\x721ad63ee2f695db32b4a379d0c6a9445193aeaa03c460f4b60d7642d70aa3d0', '\xb814527812920da2faa28d506533e2a0e97b2932a50498d1ab51c41aca13c3be', '\x69ea309367905a721b5731e9188972cc9c40b08a51d4489127ec5e173db90536'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '115', 'aud_CT2hEZJ0alVEwYIe9ETbeh', '\x04f1bd409f9b7d17ac330ff8af613745044424fee56dc1871ef2accb98b8a3b6', '\x69ea309367905a721b5731e9188972cc9c40b08a51d4489127ec5e173db90536', '\x96fe42eb60d4703662cfc3eac318f04f1e2c9baf70a2f036c282dbbd6c5c3797'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '116', 'aud_U639wChOAb3aXmTLOZuzfk', '\x3e21b23906c7f26092996ce66c02468414dc03cb44281eea8e0a9e99201b87ad', '\x96fe42eb60d4703662cfc3eac318f04f1e2c9baf70a2f036c282dbbd6c5c3797', '\xb8ffb9f5ece846b93e6fa4e57163e6b1328b129c21c58d8b999b1f5bf57dd768'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '117', 'aud_AKlhqX01tXAW2eznm546nC', '\x896c3444a7c45b59de143f88ad35b39b622deeab40588fe295ed75f96db76e76', '\xb8ffb9f5ece846b93e6fa4e57163e6b1328b129c21c58d8b999b1f5bf57dd768', '\xbd72fa34c4e49f40765a161b6b779cd32c1b0aecf37e8328f4d9f8287b3b4405'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '118', 'aud_ff0mThaz32hucSPoP78CR8', '\xda4c3dc7fa183915530b0404cedd8aa9eeddf1270c7b5ccfbcc805fb22e62b6c', '\xbd72fa34c4e49f40765a161b6b779cd32c1b0aecf37e8328f4d9f8287b3b4405', '\x60ef365a606d920ac8156fbd24b4c20e7b754520489d586699637ec2211fd2b7'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '119', 'aud_d3woNcCwSKZwDv0rN6b8jA', '\xf9bd6b1452d560f6761fa04fb1cdaff924066796d55a920c5bf26f09de55996e', '\x60ef365a606d920ac8156fbd24b4c20e7b754520489d586699637ec2211fd2b7', '\x4a6988cc6d40e289dca1944860831d45a8c0c38d887133a0be675bf1a6f0ca4c'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '12', 'aud_ea9txrKusweY6jB3LMj9vr', '\xe02b3e538b4628b27d868200f27658d09e947a61ca91e99edbc5c66da04f33b2', '\x53aa6ffe6464f7246b3a6feac6188bed6e4fa57b4ec1032838f604652f026a29', '\x5fa5643a2674e24ebbe5d23c8d747dfc1206749ecc3f2ad234fe3ea4e3e44d98'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '120', 'aud_67zkKTHySJ0iAIywqPJkrp', '\x81b9315df671a9e61044b2607b48fe3e1007658e0c98a55a50e9adddadacd9f2', '\x4a6988cc6d40e289dca1944860831d45a8c0c38d887133a0be675bf1a6f0ca4c', '\xa718bc67488dc69d0a6792d38387e0b7380127cf9d067154b80517413c845faf'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '121', 'aud_pjavvMUGIQiVLTFkixJrAF', '\xfc29ff8346e6248952871887e68c0dba88e38135755c0fd5c6708acb2a3fefb8', '\xa718bc67488dc69d0a6792d38387e0b7380127cf9d067154b80517413c845faf', '\xe7fc42d5abdc7ae6d17277b1335d40779fc68a121cd81fb71d00c89b6884b612'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '122', 'aud_fQQ1sKSH8i1j1psi1zoODt', '\x1712ed3b3a79fb3addba91f9d9254d05d494b5e502ca5dbfadeb7f1c8e1c7f09', '\xe7fc42d5abdc7ae6d17277b1335d40779fc68a121cd81fb71d00c89b6884b612', '\xaed117dd0109a847637407e2df79c94e5de84154ac99c0cd5cb9fd799c6ec50b'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '123', 'aud_dMUhVrJrfWpeo9ToSJOgCm', '\x23063f58aed2ab736188a39fca15d9462abf209d69aab2f46aa944ebe4be9e07', '\xaed117dd0109a847637407e2df79c94e5de84154ac99c0cd5cb9fd799c6ec50b', '\xf2de3e650222c437f25d3c7e47c799a75022dee0eb7ee4604a1fee2cfe639108'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '124', 'aud_P7yIErRAzigTeS7G3C87qD', '\x116722c4c9d29d85ad2ce6af1c77d31564134d7292cb915e3b3005608aed5814', '\xf2de3e650222c437f25d3c7e47c799a75022dee0eb7ee4604a1fee2cfe639108', '\xaeab03aeb4fca30485419e5ff34308b6829b50cb4405afa3ff63385a4a8a2418'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '125', 'aud_ZHcGTB0dfJoWNmRdbIGF0s', '\x6c8c4b5ca65214a7cdd70bd7f658f1a7f0e7b0045d57bd2f41d556c6bc91fee9', '\xaeab03aeb4fca30485419e5ff34308b6829b50cb4405afa3ff63385a4a8a2418', '\x4e48c31d9a4656034cffb7c35ff3a433730949f88b57a2ee5f1af1a3bf6489a8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '126', 'aud_nICYMTG2QjBMy97bGrou1Q', '\x06d59f006c1d1016ccf913937875386a26470feef21208925f04f95db257c9b5', '\x4e48c31d9a4656034cffb7c35ff3a433730949f88b57a2ee5f1af1a3bf6489a8', '\x4f104017948c3f54aedc553d13c4c3bbcea681e4f2709a9ed7d5c4130a89ad43'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '127', 'aud_v8gPIRootibYeYnTOXCqLj', '\x2335fc414ca9a04feecb4d0e3b690ade63007107bdf12f71401b54c17c0bcb07', '\x4f104017948c3f54aedc553d13c4c3bbcea681e4f2709a9ed7d5c4130a89ad43', '\xcbc9da04ddb91557e987af4d95939afb388781f9e4f3157c91a35ff34cc6b901'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '128', 'aud_8zxfCKEi3zio5k0N5eEHAQ', '\xf120f7ad166976eea263c4d8177de356996880f3ad04a03f43a25a49219b3a2b', '\xcbc9da04ddb91557e987af4d95939afb388781f9e4f3157c91a35ff34cc6b901', '\xd7b751017e3836160618f29e1ac7ff94a319504ad951e45010a8f31c3133e3f8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '129', 'aud_MCo1nBiXcUGD8BpmFJAfny', '\xe10de3ebfc0171db9d0125c7dfbb13f0555c927399e2f2bbd736e00b4052492b', '\xd7b751017e3836160618f29e1ac7ff94a319504ad951e45010a8f31c3133e3f8', '\x40225e026e344922e0fa0e70e326f817358564ed128639fb48f4b592247a7923'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '13', 'aud_Xz86jNfKb2U3263ZpSgOps', '\xe292f81efe466e65aa88fd63192deca6baeb6c033c4cf87b39bce5cb26ea93c3', '\x5fa5643a2674e24ebbe5d23c8d747dfc1206749ecc3f2ad234fe3ea4e3e44d98', '\x3c377eb9e132edb5d5eddb16c27bf60f6a2ef9092ac853584af60b7ac6a1ba2f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '130', 'aud_UiBrgA4sSimT1lAjVacSYP', '\xa420999177642a9f75449bcba9c2ecf4cf349d16c0c92ed5810e00859f7b723f', '\x40225e026e344922e0fa0e70e326f817358564ed128639fb48f4b592247a7923', '\x854f6df71400a7a375290c3f29c64ad70855b56bc6687da1906efcc5bc453f3a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '131', 'aud_agJOyf6ubYPZAECmc3Nx8Z', '\x19339b17928fc7b6abfd9aaba3c0efc2feb9ed799b24704630e456ce40141764', '\x854f6df71400a7a375290c3f29c64ad70855b56bc6687da1906efcc5bc453f3a', '\xc6d59113f96b7c778cb2d773fbc5709cf7e6f73cd375842a6d74e0e6ecfff251'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '132', 'aud_Rd7pUUhJ1genQpgK3W7ybf', '\xe1208d3461829b2ae48fc981c25a7cd549f870a3077c501527502af80c522516', '\xc6d59113f96b7c778cb2d773fbc5709cf7e6f73cd375842a6d74e0e6ecfff251', '\x717bc74c7e86a9819feca7342d966edecc5aa7b97258aa1bd6ca7ef95e4e5677'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '133', 'aud_qBb98fomMpMr2pgOtFNoWU', '\xe16b4913f7d7a01ffccd3b1faf156862c48169669f3a1d37be4b2bc8171f8f67', '\x717bc74c7e86a9819feca7342d966edecc5aa7b97258aa1bd6ca7ef95e4e5677', '\x15eedca68719ade5847a98de1a66d9153af37bdcc0fa72047b0ff44eda2ce937'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '134', 'aud_pgyCOnTJs0qByFkYOlWtGN', '\x7542b9673be2e59415470ecde8d7e1b29f3554d485fb5f0bcd108b8fb5b3481a', '\x15eedca68719ade5847a98de1a66d9153af37bdcc0fa72047b0ff44eda2ce937', '\x5adbed30c1a80a6f16e7d8b7094c693286604a1093064541449ed8d718847b00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '135', 'aud_167y18Qcu71E3UbcXSEz0H', '\x4f9e71c0ed0dd8d06ce9e322b98fccfcd7c4ba66f6a555735f3f9fe63fb09a1a', '\x5adbed30c1a80a6f16e7d8b7094c693286604a1093064541449ed8d718847b00', '\x269dc1d9b30940db4d4985dcec565292c769855f330391686800699b0a3712ad'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '136', 'aud_wqR0T56udPVJUZSNLSrdBf', '\x079c00c9891503d29156a572904412f6c6d41465afbeea5d40fbbb44ca715e3e', '\x269dc1d9b30940db4d4985dcec565292c769855f330391686800699b0a3712ad', '\xcc9d69ee1502123aa682bec4748eb363b19cea4ef2cdd46fbc6c0bc364ec9b2d'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '137', 'aud_0WUfcohFzjDlo44BA3KK32', '\x770c61b94344b3b147891758cc492f95bfce44a460046ce2a6f961fb286a3308', '\xcc9d69ee1502123aa682bec4748eb363b19cea4ef2cdd46fbc6c0bc364ec9b2d', '\x469c8dba848d4b622bc3469cb2094ecca6ea75068ea4db6f368dac126a4c1691'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '138', 'aud_qB10ZiCrW26WWRnyLrTcGR', '\x9d079ff1162b792154a9f72b7e560aaa6eb548b812d1adb3451f1980db02bf2a', '\x469c8dba848d4b622bc3469cb2094ecca6ea75068ea4db6f368dac126a4c1691', '\xa6377c78dd13cf404851c000f872ca9eeda7b57d98cca9383bd0ee397dbcdd28'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '139', 'aud_qobKB6CYO4VgUCiPr4de9U', '\x6d0eaaea6ec940754f762352b957007ae984a4be1f5498e5fb04868c20d99a77', '\xa6377c78dd13cf404851c000f872ca9eeda7b57d98cca9383bd0ee397dbcdd28', '\xa80a03a4f97a5cbe2d0babfe95e2d5ff8c96e7ea15311eefb6ae4de2aab7f35d'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '14', 'aud_RmdxVaDeTwA9W6VFVL1DbB', '\xc6a367003aaeb0bafaf3cb9efdc2f13d08b102c54fc2c76343d522e1db4abf50', '\x3c377eb9e132edb5d5eddb16c27bf60f6a2ef9092ac853584af60b7ac6a1ba2f', '\xe7ad007da2dab5d8246efb9de3603d15616050515a8f504fa8c8223f0381c342'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '140', 'aud_xvItYtBdGxhfCDQR00DrfV', '\x34625beb017860b062568f5d19245a0154b1cad9b9755ea7421112b9aefd4860', '\xa80a03a4f97a5cbe2d0babfe95e2d5ff8c96e7ea15311eefb6ae4de2aab7f35d', '\xdc4b334a88acfe6116055d7c57990f4b457b3468f2cb328291bc1b3facab162c'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '141', 'aud_SVnGulc9qLv7yVTSaYN6Sa', '\x6b9fb93b5a7baa18cb3b3d684fd83d8c0cfd5fa19a76e07d5f5d3a114a1b633b', '\xdc4b334a88acfe6116055d7c57990f4b457b3468f2cb328291bc1b3facab162c', '\x1037801ac87f838a40b2e29715fffa4ce242c26b253a075c478f87effd54b00e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '142', 'aud_BMw2qhfoNbkovtpEOARXKh', '\x2970f9de54acf296b03d8940e03367d9320e37ee824d7352b54b8f01be5c878a', '\x1037801ac87f838a40b2e29715fffa4ce242c26b253a075c478f87effd54b00e', '\xf20e121b79bd1fa7425b49e08368c369ce0f2076d94ea62a2faa7179ee0b45b4'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '143', 'aud_WqwVcVbD9X3aUQaKHETc7e', '\xe981cb661a401f3f603d1c739539db210b48f453574f10a5ca3826259df9ad43', '\xf20e121b79bd1fa7425b49e08368c369ce0f2076d94ea62a2faa7179ee0b45b4', '\x488921cdf2ce5c17b2407de10ea2fd74a059a0d8daf2965f41fa87e45476eede'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '144', 'aud_GPbwzrKzvqMbWpdsBQPBh6', '\xffc5a53a2d73e026e4c3bae12a0f6ba8f425700fda891cf95be39d178bf41d4a', '\x488921cdf2ce5c17b2407de10ea2fd74a059a0d8daf2965f41fa87e45476eede', '\x1ea2dbd7a8d1285c4e6f17d169f6867754b46fb7676a081bb3e49303ab300457'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '145', 'aud_eAWc0k8z5oI3sIJMl9Mlxc', '\x49d63106f1580e61ec9b64b59019a6e9f33a2b80fcca4994a3d4063ac467223d', '\x1ea2dbd7a8d1285c4e6f17d169f6867754b46fb7676a081bb3e49303ab300457', '\x5bca74de89c3c4203a1b34b3bda1ca0f89d345e34450c1efb91aff07b8048883'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '146', 'aud_XlX2jsLZfn7Gwr7ToG184W', '\x9b90019a4c5aa2195315411e2af5c104ded1b7198e16af53d005883ad5b348fc', '\x5bca74de89c3c4203a1b34b3bda1ca0f89d345e34450c1efb91aff07b8048883', '\xdacd760122a21c71df2d6d874fbf6a936432014ad4d6cc2cf8ac046bc26e515d'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '147', 'aud_Vm5gDlaGISwbqpJv7SdSfM', '\xcb4a2577a8341ba6e9f9229b4e143fbfcbebae5b53d45a31792190d77afd5026', '\xdacd760122a21c71df2d6d874fbf6a936432014ad4d6cc2cf8ac046bc26e515d', '\x0945b0036ee194b11246be54549c8ff116b20cd66b6b55779b4f812a2c3e6c27'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '148', 'aud_laaSOAbf0UqR2EnYQ0HDsO', '\x8ed9cf8756602547db5c36d0fbd28e056591d6185c5a6a304a2921e52a6339f5', '\x0945b0036ee194b11246be54549c8ff116b20cd66b6b55779b4f812a2c3e6c27', '\x09752deb819b74a29f10608027e7d287872adf933a5444576b09c6b8e791c4ec'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '149', 'aud_WuenFBoUwdxWDtEBjjQr3q', '\xea7a2c45c6f7d5a3dd10dd0576038791c5785f3eb3c6558bc71154ad74660bcd', '\x09752deb819b74a29f10608027e7d287872adf933a5444576b09c6b8e791c4ec', '\xfc5dc3c395a9d29076d7268374c7c40679376d3f18ee926e77fadb471a34dae1'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '15', 'aud_ljhQ4S7la3VFdISCCfmAwQ', '\x4b8090be365783baef7d0f80af4ad7d1a627bdeea843c33378119054131787d6', '\xe7ad007da2dab5d8246efb9de3603d15616050515a8f504fa8c8223f0381c342', '\xf6a9bacdeb73fed96e2e8e7b7dfa09b2b00f647f2af3622360bb455ead6c91af'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '150', 'aud_buo9c22jwZkhi3sZd14BHD', '\x9010ce06681f55f4b34640ae78f11cedcf16f2d75be544b4f0f839ac69e2c94b', '\xfc5dc3c395a9d29076d7268374c7c40679376d3f18ee926e77fadb471a34dae1', '\xbae0c588cedcdf6d2daa032869bff250613eda8d167beae7c1ded74eb5921795'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '151', 'aud_LAuNlL16qTFf3UOWziXoiD', '\x00ef212b9d4bbc39af968d7d53be0672fe47082886ce3eb938696ccab0b9d1ee', '\xbae0c588cedcdf6d2daa032869bff250613eda8d167beae7c1ded74eb5921795', '\x0d818f959227b405388c43daf71499e8fb4af089b2f04d314cdeadef7e26fe60'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '152', 'aud_bSEd26oLxhJnAvINzo1NFD', '\x147788a1cc81361fd5b158a199c465d98aa9eaf8479b1782d13a2cd7cfb97086', '\x0d818f959227b405388c43daf71499e8fb4af089b2f04d314cdeadef7e26fe60', '\xda621c2e33d10722ace76d102abc0d6e69e7651350880ac1ef26e49fbc1a4b60'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '153', 'aud_SXIyapPEIsO5Iu06Xfv8Rk', '\x0eefff705ae621aa5eb9840a581025daf9fd4d32a458547ddbee8550bf8c132b', '\xda621c2e33d10722ace76d102abc0d6e69e7651350880ac1ef26e49fbc1a4b60', '\xc16c146cd3cbe3b0299a38cc43280e5eed5ea40bc0e2124ffa9cb97101718fbc'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '154', 'aud_IUXkzSWEiEbLq019632Icm', '\x0e5b04970e4113cc569678797e0ded81fa42d03cfd283d2388bae11fb430acae', '\xc16c146cd3cbe3b0299a38cc43280e5eed5ea40bc0e2124ffa9cb97101718fbc', '\x7a4def75ef6127b373bb776d9708018e4b9375bdf6c7a98a3f1fb1af992094d7'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '155', 'aud_KDh0EHO2Z0GEvD8IB3NPWC', '\xc269b8877986ff3df9410d484bf2afbb194493a2edb5609e11567553da8b370d', '\x7a4def75ef6127b373bb776d9708018e4b9375bdf6c7a98a3f1fb1af992094d7', '\xaf4a4ec7defc73432bb0472531cfa5593f879718610d082df8f602384b457793'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '156', 'aud_hMBKUIO6f06Vymz2VIkYNF', '\x089e2ede28a7fd318094c85de789129396513cb80cf69cda4c526447e6db72f8', '\xaf4a4ec7defc73432bb0472531cfa5593f879718610d082df8f602384b457793', '\x94333759fab6335363d54e0feefcf22a8081789db42f7c0a4e426d78b613b73b'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '157', 'aud_DF5CMapZfnuLPxjVhiVURf', '\xfaf8ce91c5b611ceb629d988e564a07658c84cf1fc91c6f46bdb7cebaa8d825f', '\x94333759fab6335363d54e0feefcf22a8081789db42f7c0a4e426d78b613b73b', '\x3857d98dae08d6bdd6a9389335fcbfe709d2e51c0b7276ee57e32a0ea284ab5f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '158', 'aud_EDnvRWSiN8cpjBXsC5GbW9', '\x8d541c4864dfec77e792f7c3745ce59b494c88721bc6e7ee68f03330017440f0', '\x3857d98dae08d6bdd6a9389335fcbfe709d2e51c0b7276ee57e32a0ea284ab5f', '\x9ed2bf5dc0f7236a346512312d3cdac732764d35752a269e23a4add0227188fd'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '159', 'aud_uVvKh5NSJr7nqqL6d87oww', '\xbbf923eee56fc31248738481dc3519255815164c1c9f7bb958db7c0db69d3329', '\x9ed2bf5dc0f7236a346512312d3cdac732764d35752a269e23a4add0227188fd', '\xd7bdb7d91818fd6b64c709ace58f706bcafaf6401a0ad80652abd0e6a56d0fd4'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '16', 'aud_tFV0ppP6klDHPwfVX6VZtI', '\xf29169b76dbae2f2b3a7035f39c2969763e52b361bf8d37f35997328abf4cdd3', '\xf6a9bacdeb73fed96e2e8e7b7dfa09b2b00f647f2af3622360bb455ead6c91af', '\xfd14596305f75b0bff5ab1f4beaa0411c5a2e299db15ef4c37aeb847db5ae098'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '160', 'aud_WUfi4oOAlWnAnpwsQN5lcv', '\x4e5ff12acc1b8c5aa6826470568b61246f2cedaea868fda1e48fcc21110b800f', '\xd7bdb7d91818fd6b64c709ace58f706bcafaf6401a0ad80652abd0e6a56d0fd4', '\x465acf5ffce89a657acf8dbf5efa1ede0af65293fd2f44a735fc60afd65c517c'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '161', 'aud_IJnfHRbQLIlxbkICtkCaEI', '\xa197d6e85917e2f882fb32bab01486d0fb9637200ac728a0060be5e7ec3b1350', '\x465acf5ffce89a657acf8dbf5efa1ede0af65293fd2f44a735fc60afd65c517c', '\xcebe1feec40bd3bc32581e770013d75013ad78c2dabd80f451a8361195f7b030'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '162', 'aud_tLB5f8bLkFcjhlg2zMQ2Yk', '\x1d5c94b7b88cf2b2cc36fa9c0f69e93ea995c1c0d25c6d9efcc864425f44462e', '\xcebe1feec40bd3bc32581e770013d75013ad78c2dabd80f451a8361195f7b030', '\x9c274a8b7eeb65de6918a50d5414f65a8b60fa040e75e2c30fa5729dbe46c65c'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '163', 'aud_nKaFaUVJkQginzFQ5HuwPL', '\x746eca02e92d7ab0b3a9816488d2d49f194a0e761199d34995aea0aeb078e477', '\x9c274a8b7eeb65de6918a50d5414f65a8b60fa040e75e2c30fa5729dbe46c65c', '\x734eefea16cdfb571363acf0f2efa022e50e46d1e572cd6c59da2599334d59b4'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '164', 'aud_r7b6iPJgjrNcVv6l5mAz6N', '\x2243220b3b8bdb6dcee9b5fda1b4f161898c89b00e89a8ff3008629d6478856e', '\x734eefea16cdfb571363acf0f2efa022e50e46d1e572cd6c59da2599334d59b4', '\x19e2f3937c17167be17e9005d8600dc37e6de07cc020856f5438c7e25e0e8d2a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '165', 'aud_RDFW3zOuedpYgnE1eBC8Je', '\x95e7b89f9f72e105fc6ed3f75e73b01bccd0c4d25a81c91cbc0cde9199f4697e', '\x19e2f3937c17167be17e9005d8600dc37e6de07cc020856f5438c7e25e0e8d2a', '\x558f5dd0e1e422afefee5aa9fb0c9c88869721892d83ed0ebd23b9e6de09657e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '166', 'aud_1qGuHdwsE9YBqu1XqHdbax', '\x581308eb00de5cc9446d1e270316b90277f5e9da8c7260831867426fd507dcd2', '\x558f5dd0e1e422afefee5aa9fb0c9c88869721892d83ed0ebd23b9e6de09657e', '\xf15422f676b8811da2bae05cce527d2bb3c2f79a213dac3f7255c27675d0209a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '167', 'aud_4kf7VoCPk51ARBzR8rER63', '\x02044f1846d9442108cfc7c783b9dfeedae65e25428efa576a0441e02ed40f52', '\xf15422f676b8811da2bae05cce527d2bb3c2f79a213dac3f7255c27675d0209a', '\x21272443841deccfd1a4c23c4f49619695005d724286760c1de362faa0159f61'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '168', 'aud_uTARzGOZ86TerbJFjn9tAU', '\xe3142e04b135d88da11b55dc92b816ff010c7812492a2f0aa0fd2b63511b2005', '\x21272443841deccfd1a4c23c4f49619695005d724286760c1de362faa0159f61', '\xade0de29d1ffa952e3d56b0c9f298f0a97584cbf1fcfdc774727d1613446d00e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '169', 'aud_XexglOUV7iLyIJc9JydNSN', '\x6926fcd0736b21b64824690be37c641aedefc942b1deeb96d563e4d44be92fbe', '\xade0de29d1ffa952e3d56b0c9f298f0a97584cbf1fcfdc774727d1613446d00e', '\x3302a37130e6d8f4f2e0f283d8899ca4d0edfb2113162c22e00cb431da7f158c'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '17', 'aud_IlaL2KG2Exkf7qbZnUhn0J', '\x08ba8a48e75e0c4f64fa05bb79befd137108c855290f1f2328c69337be91db24', '\xfd14596305f75b0bff5ab1f4beaa0411c5a2e299db15ef4c37aeb847db5ae098', '\x9e83466730bf9d0e36b3c503e77eb8cc3fac7d391fa00d6378886365d2c6b9bc'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '170', 'aud_DE7lDbTKjuJLvMd2v0MCqD', '\x36683dc41184f9649c8e72498e146a0a4a4d01641bf3f071327a96e91177fdf2', '\x3302a37130e6d8f4f2e0f283d8899ca4d0edfb2113162c22e00cb431da7f158c', '\xcfa145929d0eff747cf511d48ba2bec630e1acc89fbd2dd1c844beb6e1dda3b2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '171', 'aud_wdZ8f2zbynkGM9D91XAx5j', '\xc325b88c246d712ae9737f98e3ad88eb9d3abd2703cc2326699c1917200150ba', '\xcfa145929d0eff747cf511d48ba2bec630e1acc89fbd2dd1c844beb6e1dda3b2', '\x3ed97de3a50e6e4253500f3ca383afb1b2515eb3509c385d970251fb6b1c991b'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '172', 'aud_IgjXaLvNl6jD7T1e2e46J0', '\x125be710d310aa3cb94362a38d43712221010421aa9e2e7f086d98f3e59d00d6', '\x3ed97de3a50e6e4253500f3ca383afb1b2515eb3509c385d970251fb6b1c991b', '\x9f50211e15c7198f473b3f407d0d4ffacb7e4ce0b6d3dc533d68ddaff049644e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '173', 'aud_hsX6upRu6pQ9TXX5K1DUgo', '\xfa5d3eb99604f215239183be0b6a9ffbf4b7e09968e7ebfe59b0e9921552b414', '\x9f50211e15c7198f473b3f407d0d4ffacb7e4ce0b6d3dc533d68ddaff049644e', '\x72f08801e275fb1a670e291372bc04f41a5bf2b7d050032c3bb38c50c2a6d4e8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '174', 'aud_CGsw2e80wqNQKtzVk5i1wf', '\x5d596f468ca291eb6e29b1f2b8be9250646140ff649603eb23057cd370f831c7', '\x72f08801e275fb1a670e291372bc04f41a5bf2b7d050032c3bb38c50c2a6d4e8', '\xc44aae2b4590dd39ac2a1f526c0be94fc4baca75850dc4bd47d602a4bdc6233c'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '175', 'aud_3R7UKWNyruAhMhsJ9IosBr', '\x77d5fde77ae7cc9b58d72ca28e5c5595321f8c6129d18b82f27ee366c8966318', '\xc44aae2b4590dd39ac2a1f526c0be94fc4baca75850dc4bd47d602a4bdc6233c', '\xa54132785b160abb002370120028737d43a15e4cb5c0fe52fc0baa6a5688d252'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '176', 'aud_qCcpt2ylCk268080w47eXx', '\x431dda6ebeeaca8c84dcbc0d9676cf5437eda3acb8ca3c4706360cbb7ebc770e', '\xa54132785b160abb002370120028737d43a15e4cb5c0fe52fc0baa6a5688d252', '\x8878ec44d9d828269f4cad3256946e0c9759cd069e9cf63dc55743071bb5e5a3'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '177', 'aud_NeVqFHEQhfNml4Y8YQLmAT', '\x6f1b469e61c9775fa8a7de4ae0b4ed62fa645eb51a9b0b9151b477744120fed4', '\x8878ec44d9d828269f4cad3256946e0c9759cd069e9cf63dc55743071bb5e5a3', '\x228634741cf7b37289c4889a55582652e794d41bcfbc86d4a57c487b78ce34b3'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '178', 'aud_cYrkskyktEp4oXk91yJtqW', '\xe85ae9427e2cdbfeda0dca159d507b86439e1dd493b92498e0e4bc7129d2b321', '\x228634741cf7b37289c4889a55582652e794d41bcfbc86d4a57c487b78ce34b3', '\xb8b029320fd523e914bc61a24931fd126677bef21a7b211cf5279481d5bb0e11'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '179', 'aud_7vIHIo4drzx1aXLTjkm6D2', '\xd690322b46f877937bbd56cd96dbbebede5cf4425532b1c3c23e5de21563d40c', '\xb8b029320fd523e914bc61a24931fd126677bef21a7b211cf5279481d5bb0e11', '\x69aab06997734fd06ae9e08b323d6e4ebbc45c52aaa6b9cdf26d6f6429059158'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '18', 'aud_wJYQt3TeyGRlSD5W0UMANd', '\x83688bd50bbcad44a60ae0a899851c03495b814f3e62bbac2b8f2652da5ff2c2', '\x9e83466730bf9d0e36b3c503e77eb8cc3fac7d391fa00d6378886365d2c6b9bc', '\x21a2bd64051b254896afa17216891e9000e1662b594e50ac398fbd59ab1f7a70'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '180', 'aud_CwDhkfo2mUBHtNkVPPC4eo', '\x4bc0fd6b7fd6a5945771fb5418b5dca8ca02dbb8631aad9e12ad6a0810ac3ff4', '\x69aab06997734fd06ae9e08b323d6e4ebbc45c52aaa6b9cdf26d6f6429059158', '\xf0aa2b037fcfac8604a4c3c7608d94666bf89c32b120e31fc41cff20d859b29c'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '181', 'aud_NcITGnggKOnINPlOTgnsZV', '\xdcc9b300575a6eb2f3f062b2103afe55441c3b2982b2bebe3a892610c2dc411b', '\xf0aa2b037fcfac8604a4c3c7608d94666bf89c32b120e31fc41cff20d859b29c', '\xefdf8d51d08a3d101eed8ba4e2f1e2ca105b4af55e2d17d4448528ec4bb8758a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '19', 'aud_ZZgFbmolDEaaKzMwhRmZRg', '\x3ad2480af00214849ea5acb6a697bdacbad1995fdcd603ec8d6034b36457d2ef', '\x21a2bd64051b254896afa17216891e9000e1662b594e50ac398fbd59ab1f7a70', '\x813814cf3bf6a32cd346533396270d7e7705c2be47c6271af4be22a493795d9f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '2', 'aud_iZUBfJWnzA4Dn4QyrBE5Lt', '\x5e933ba609eee20350fe21a98aa1cbed93a7c6f553d1d3ec9cad841ad1be3be1', '\x6864e67698c9b98047aaf4bd4cc4271bedb83749f9f42c8b77ed07255e1e03a5', '\x8d3de6b75ea2848e6006e5549544b8e5e39e2136dc4e4817855d0e363e5a391b'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '20', 'aud_qw6sWG4Tz3kwxiXtC4sx3g', '\xe88622cbf1c8e4367be7ebda573c12be79895a8298b1afec14951095af1eea82', '\x813814cf3bf6a32cd346533396270d7e7705c2be47c6271af4be22a493795d9f', '\xa3aed04cc2af8156ce6108cde9976856b6693b12868586c59531410ac1bcb333'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '21', 'aud_d44Y0UsUaVMcHkIwZcfLXe', '\x17f98365e0759c663457ee41c7d964d7bcfcb640effda2e4aec19a81e056a149', '\xa3aed04cc2af8156ce6108cde9976856b6693b12868586c59531410ac1bcb333', '\x134bc245cd76809de3be840884e784791b17e2bfedaad56275051ce4b25a4bf6'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '22', 'aud_O0wssIyjM4u4FE0PgwQ080', '\xab4e1ad4ce384326124606fe80b13dc213b77b0b82d07cf6ac42c002be482dba', '\x134bc245cd76809de3be840884e784791b17e2bfedaad56275051ce4b25a4bf6', '\xc38f25c51d072060e9b6cdce8572dfd1478b60ec86032ad0ed75cbdb8ae8e43d'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '23', 'aud_xneiVXgedLntxKz5qoRH95', '\x076bfec8f04fe499110493261d7bf13bfa44441a2235630d2ee3a5be7e147f47', '\xc38f25c51d072060e9b6cdce8572dfd1478b60ec86032ad0ed75cbdb8ae8e43d', '\xd1d9830853eb8cc3d501c1faa6a391aa1265ffc5967cf4f515eb5886b20a4534'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '24', 'aud_iTMopAD3OOFXs0Va5vknIN', '\x6b121e7470f21abb678d2ff792656604536594a742c92a9cd3f1be141ff5b106', '\xd1d9830853eb8cc3d501c1faa6a391aa1265ffc5967cf4f515eb5886b20a4534', '\xe67ea1a7e9cb0181060067e31d887a5954c5f52b56985622309c818d7a9192dd'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '25', 'aud_1M6UkWCpj4rEt1ndoRDLFm', '\xcd6e14f6c15e0bf1a2269fe0ad9c31a6a8fc4e66da6988da6fd9efa38811cbef', '\xe67ea1a7e9cb0181060067e31d887a5954c5f52b56985622309c818d7a9192dd', '\x9c0c6311babae753853fa719796ac99b4ae4ad1503808cf4cb6f77713db5810b'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '26', 'aud_paIhOnoKowcF2ciMy6TjVy', '\x7508e55cc215469c4707ef4c0a38370573cdf661fb9749dd96d4d155ffe33b19', '\x9c0c6311babae753853fa719796ac99b4ae4ad1503808cf4cb6f77713db5810b', '\xbe671332768a310808505afe4c01c43043f7bf0918b2fdd74ce5c2601ddb05bd'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '27', 'aud_Or8aGG94v5JPQuLs5lfB4O', '\x5d61afe1f61d686c3d2dcafb8176d19bbf9547ec40dc0459b9cb2b64e30310a1', '\xbe671332768a310808505afe4c01c43043f7bf0918b2fdd74ce5c2601ddb05bd', '\x8cbb7082192bacd0808187465250175ba6fd13b29af77d586f5a339f488b7ba2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '28', 'aud_qodGHxt3gJJJvicwja8VUG', '\x5050165104a8f4569ded87f593c71f358d76f5bc1ec41eda922ed7cdc4464f7e', '\x8cbb7082192bacd0808187465250175ba6fd13b29af77d586f5a339f488b7ba2', '\x3ed09d5c605a4a3cfc731ceb1e5d9d792ea00e0e146843cc65a3d314f6baf114'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '29', 'aud_Wa1KnS8FMJDVucZDT379sC', '\x5f2e06ec35ad815937b420bfde67096a9e235e31f5b003ccab5b58711217d856', '\x3ed09d5c605a4a3cfc731ceb1e5d9d792ea00e0e146843cc65a3d314f6baf114', '\x1fa054939a83ec652d2e8c3fae6bcdc885ac9991e6a82de92a9a6bb5d1e41a2c'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '3', 'aud_KS0TzImCjWARTMfk7VGkyz', '\x4e5463c0abffffe0fd89d75cb3289a6109cfa3b696b5a67b6587bf6c0e621eb0', '\x8d3de6b75ea2848e6006e5549544b8e5e39e2136dc4e4817855d0e363e5a391b', '\x41939380d2db27d8988cabc7875f5183f23a989c8ba8a172a76a70269db0d87b'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '30', 'aud_0EWDWB1V8noa80cmUqgyJj', '\x6c40de7f7c006cba8055b25fb465dad9b3b5491008b8f01ec6195ac47980eb87', '\x1fa054939a83ec652d2e8c3fae6bcdc885ac9991e6a82de92a9a6bb5d1e41a2c', '\xc1efc10e514249e1de656ac2b9620e7021efa0a67572eb9c52147621ddd7c9a9'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '31', 'aud_jO4zC67kkrJqnnabp2VXBr', '\x842661d380f8b81bc37f38d3fa0e36badde673d576f99f0db40c92fb6e3056fb', '\xc1efc10e514249e1de656ac2b9620e7021efa0a67572eb9c52147621ddd7c9a9', '\xfee0a9c17aaca9eca5616496671c512b461354174e93fb76a3ea78eb2c207448'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '32', 'aud_3S6scZryD0ZuoFYJ7WTN0b', '\x30f26a01fe501f28cff4cc4a492a637849cdf730b61444f94e547cdb32426a03', '\xfee0a9c17aaca9eca5616496671c512b461354174e93fb76a3ea78eb2c207448', '\xf2c134c60583b064e6e04ef3e450915de53b90de58f15767a35ee069378d8af4'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '33', 'aud_m8XVRb41rTF8ITmfSd0CfI', '\xeb6fbcb60916d82e69a4519f1c92964adaed0302f1f60aa14c981e913d80c1c0', '\xf2c134c60583b064e6e04ef3e450915de53b90de58f15767a35ee069378d8af4', '\x71fc36b6438ff4e88e065544153ed20d7d1f68c92b785c923ab6d9ef29bec6c7'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '34', 'aud_9iSQ2aE8UL3KClcpmoe2Zd', '\x077f67a533b55b08f248d4ce400b82d19dda9c74628763355399631d4ac93803', '\x71fc36b6438ff4e88e065544153ed20d7d1f68c92b785c923ab6d9ef29bec6c7', '\x9296401eabd3a827a33124144b2ef67f71d7aeb5bb70dc0feb0118792d814f56'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '35', 'aud_ZOsWRxXdNHxZY5w28XGgMm', '\x2aeece20aea16ff9e43c189a65b9a89f5c02585c8bc4e0caf25eef973068d7b2', '\x9296401eabd3a827a33124144b2ef67f71d7aeb5bb70dc0feb0118792d814f56', '\xc84e7ee0886b259089becaabdd842dc32caacd1e40137555ec0578e6cfbc1bbd'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '36', 'aud_kn3itXtFw5bBMDq5hLLdaD', '\x2f004dcd53a1f15ab1f0c424a522ccc98c552ce7725d253d4d66d79306bc44f6', '\xc84e7ee0886b259089becaabdd842dc32caacd1e40137555ec0578e6cfbc1bbd', '\xe376297ddecfb165e5d7aea45cb893fdafe4dae397ed13f63812f0776d537c60'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '37', 'aud_AmMWoRKt4jNCpbCBnNMMFk', '\x14100810af5e74571dfa33004e9a15c5d6fc45e33d6313b54fa675d8639ad8b2', '\xe376297ddecfb165e5d7aea45cb893fdafe4dae397ed13f63812f0776d537c60', '\x1aba24d7893aacea27bb932b48cfd8dcd16d37c8c216fba79def4b54cc4c6226'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '38', 'aud_wszYNeVE9XgHU13S8ZyCm9', '\xf0916f461e7c933c951412e8dd205514210b921a08e652cb56dcbc331a9229b1', '\x1aba24d7893aacea27bb932b48cfd8dcd16d37c8c216fba79def4b54cc4c6226', '\x866bdb88f0d4153653635ca7eee6fca392556bff44deaa29ab0c98e1eb4c93a8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '39', 'aud_QWfVRtlVQV41bjiEadIpZx', '\xd6ac6b55cb7f01dda58ba65cecd7579dc1887a35a3ffa0ca2d9688b854c24e75', '\x866bdb88f0d4153653635ca7eee6fca392556bff44deaa29ab0c98e1eb4c93a8', '\x14eccca04c3f9f9b75a0c327034aff9eae2d655fdabc96ca7540ba053b6af30a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '4', 'aud_iLRilpH28MKCwSsdrMHsUK', '\x5a8a5633cec66a732b015328675569a880184a35bca664a77e7a14142cb4a4f3', '\x41939380d2db27d8988cabc7875f5183f23a989c8ba8a172a76a70269db0d87b', '\x7569f53d16e6ea7309ae09f8fc3167bbee9c7c64503bec3435916871a78b9c16'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '40', 'aud_Kc2KsGhxX5SZgU6ipAqzTr', '\x80d880d34190d4fe9559b9a00ee2aa674ebaaf7a8e187a2aeb96730ffa7bdf79', '\x14eccca04c3f9f9b75a0c327034aff9eae2d655fdabc96ca7540ba053b6af30a', '\x94352ef28dbfedd4d3542d9d94bdd6ee2afd9b16c8a3c3fef27002e0ebf54cb6'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '41', 'aud_BOoRyOCrv3MMVBTOEq5Bdz', '\x7b777c5d506902e28445a8003cbe52e999dd126f74c5701c540acd76565d6291', '\x94352ef28dbfedd4d3542d9d94bdd6ee2afd9b16c8a3c3fef27002e0ebf54cb6', '\x4e3800470fa9cdf5fd48dc80aa0638b2f17c4f72043a2ac62c35cd9b1a7a0e35'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '42', 'aud_qkxHf7czsneraUxlQKNrrb', '\x05cd0b8208750e609fee698abfa67b10ec8b40708d8a388a9d799ff170ad8834', '\x4e3800470fa9cdf5fd48dc80aa0638b2f17c4f72043a2ac62c35cd9b1a7a0e35', '\x556f7b0d97aea7176e03de138748b4b91ef9a9033feca8bb0e15ca2dc8f4510b'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '43', 'aud_NS46sjr8N7SpFIQnaZUIwJ', '\xbcb4406735fb8bc85c014e9af2d361a3a592727ba09e42c5236d0a2702b7cd41', '\x556f7b0d97aea7176e03de138748b4b91ef9a9033feca8bb0e15ca2dc8f4510b', '\x553f6b9fcdaab7e37d296720f99539954d5001b08fe2ab6aaf0e9aee6f0fc808'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '44', 'aud_lMWlmpf9QksDJrKfxAxPwO', '\x33e4ea01e19522c6f1283ef185476dcfdeeaff2c129cc68ffd3106b224797518', '\x553f6b9fcdaab7e37d296720f99539954d5001b08fe2ab6aaf0e9aee6f0fc808', '\x0095039cf268f0c47ba96fc7567bcc85e4c518738961ff98e628d4172a5b24f4'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '45', 'aud_R8X1wm3gzNwM63XKxGhMt3', '\x97bba8ee0e1c60cd299637c5859de499546f364b2f6b8809c5dd38406fe90656', '\x0095039cf268f0c47ba96fc7567bcc85e4c518738961ff98e628d4172a5b24f4', '\x845fef7dcd506570d8cdee1467a3f29ef6893f4d7b82ccbbf4944d45f166841a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '46', 'aud_OuL5dRJsj9y119F8oKed91', '\xf0396ea15db8cde7198189b3efa1e544c2013f60fc9b5b7164a2a8a2f3f0fd4c', '\x845fef7dcd506570d8cdee1467a3f29ef6893f4d7b82ccbbf4944d45f166841a', '\x54050ee2a28612f3dc737436dafa69924e7671978b6d6794eeb4663e67aa017c'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '47', 'aud_cHv4epY7RNgbOvcyS0SWB8', '\xaa12bfedcb17fe6a609b088af01d1df450759fed958e6f48f3a3b2b971c6dc39', '\x54050ee2a28612f3dc737436dafa69924e7671978b6d6794eeb4663e67aa017c', '\x91bf08f2da9390ac20d34c8e7e16907a47c4311bf0873849e09c09b9e708fef3'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '48', 'aud_HXc2TDPo8JSUtkOxzw1BIe', '\x48bd4297d2f4d169359446c17c081f0956b3b8940a7bcf5e192c374a9beb7a78', '\x91bf08f2da9390ac20d34c8e7e16907a47c4311bf0873849e09c09b9e708fef3', '\xdb2d9d6462c63ebbdd56074763653c7c45c2232cada22c59343324dc8131a76a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '49', 'aud_11KISIbvh6nN6T6mh2GAku', '\xb42ce44413482815c9eb1f07ac043195cac6313652282f3c29661018ea6871da', '\xdb2d9d6462c63ebbdd56074763653c7c45c2232cada22c59343324dc8131a76a', '\xb01764c69e4045100a8f58281850d1d47b0b98b765ea7ef72586167661adc137'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '5', 'aud_IqeZaQ0spBfiJTYUFzccOs', '\x12fbb35ef2e0416915b9dc52449187e53755999ce1c17b258d55a3149d5bca24', '\x7569f53d16e6ea7309ae09f8fc3167bbee9c7c64503bec3435916871a78b9c16', '\x6cd79346504fff0720f01368aa396df3612ff354e2386f55953176039aa2c037'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '50', 'aud_R6HDDJFkwAuoiwtqpynsBD', '\x8f8850c8cf8704dc7ef7f5cbe85a0f394d956bb87f0009f5ccde07cabb289a8d', '\xb01764c69e4045100a8f58281850d1d47b0b98b765ea7ef72586167661adc137', '\xc5b21c2556df9cdf6f9f4704487d3471830ed858ae89def60f553d13fd3a9d51'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '51', 'aud_mjIWS6KToXBkNKg44ONzr8', '\x8b773a852ad418c0a27dfd41b5b7c9df7734b485d4147aa0b15ff6b885843c1a', '\xc5b21c2556df9cdf6f9f4704487d3471830ed858ae89def60f553d13fd3a9d51', '\x48866c7248003a15e3ebbbe16dc6bcdd8bc67cce2660d2e599403f61738e3a3a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '52', 'aud_g2V2s67xflvohVXSi5v03O', '\x86b41a6d82619fb1439c41bc4e41d89062a1fbb8fa4c97715305bbfe35f4623b', '\x48866c7248003a15e3ebbbe16dc6bcdd8bc67cce2660d2e599403f61738e3a3a', '\x9a28ac873f78e49e1b032b192dd97e8e5309fad246315ca3c4b5362656dd6133'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '53', 'aud_3yQhPSjamEBaYdLfobKxEO', '\x3aca8e19074ee5a753f1e6cc5d0967bf831c1fb07abe7d701e86619ae16f59e1', '\x9a28ac873f78e49e1b032b192dd97e8e5309fad246315ca3c4b5362656dd6133', '\x63c2f69a3c001da04912525f41899ab6d9ad249643b6aa3c7411303f30778d60'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '54', 'aud_Dpe0PpDkfcNrvKqIUp3HCB', '\x123fc8bebaed6292b4cebf862baee8da55280825a315ab7b6d2247e8eca3be6f', '\x63c2f69a3c001da04912525f41899ab6d9ad249643b6aa3c7411303f30778d60', '\xf85d09282a329c498bd02351a7a99135ef71daf49a05d388d8e7ba864a500aab'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '55', 'aud_PTWP6uaW6dq8RE4DRkHzJC', '\xf6971027f323341283d6fc8647f36ec15e03f6406e2ba768596d3fb8669f25c8', '\xf85d09282a329c498bd02351a7a99135ef71daf49a05d388d8e7ba864a500aab', '\x1f76a990910c6cea51a3269b44de6d1c0183bd160d93887454ae76b95dde17c9'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '56', 'aud_tb5hNAkv2q2lHldWEpbEmX', '\x1acb4478a4a7fb9a4d70f07113c879dc6ac3e6d6f31fba38b3d5eff36fd275df', '\x1f76a990910c6cea51a3269b44de6d1c0183bd160d93887454ae76b95dde17c9', '\xb40fa7d6033f5303d96cb4896d4dc9e99ef7e2f424188889d5f97e5bc5d202ad'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '57', 'aud_nCvhjPmCQTviGcGAQk9SkT', '\x73699b2245172cbf41ab2addc34fac5e26a46a914794dcb1c33b8339bcd71db0', '\xb40fa7d6033f5303d96cb4896d4dc9e99ef7e2f424188889d5f97e5bc5d202ad', '\x9989ac2ce28a7389e92751f8a23643aebe24b040f3e3bdcec826b4de42204a47'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '58', 'aud_Zpqr0zK7ZPW0lHYnjuVPfS', '\xb1904dbe7a21668f164d28ce61670a61b37d99c9dc54d7ee77f2aeeedd816dbb', '\x9989ac2ce28a7389e92751f8a23643aebe24b040f3e3bdcec826b4de42204a47', '\x8c30e31a038dcf6cc77574f948d13304d719e7003b6a621ae0de46a3af457008'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '59', 'aud_pVT4I21YW0E0WMgI3WodH9', '\x1c7369c5568c08b00b2d97f3ece2660d83e32dc0d97d4c6434d333e8abbfb7da', '\x8c30e31a038dcf6cc77574f948d13304d719e7003b6a621ae0de46a3af457008', '\xb01b843c98456b74f10995ef800cb9969902ed57c9bd8f8d84158886d611fa20'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '6', 'aud_O1Mq35AKSu1cXiAx5u0sz0', '\xf41e4d4f26f516357a53e9fe3754ed0843e468ab0d017eb19d59130f8dc90574', '\x6cd79346504fff0720f01368aa396df3612ff354e2386f55953176039aa2c037', '\xf48fd9b20b180bb5d9216d1c4802c8d2f3df4a6c6c178073688b5e496759532f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '60', 'aud_3cJTQuRiWq5gjRQASoJ2k9', '\x7599d156f6042e4c6d27063c118cdfa8841ce922f3482295e600d13248c573ce', '\xb01b843c98456b74f10995ef800cb9969902ed57c9bd8f8d84158886d611fa20', '\x36e8e798c3554a182c4b8d9aa32a11d5e3bb2c4f740c23efab6a8a6c1cc4ab78'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '61', 'aud_KpSHaGc7wS6oNRJgeQpNjH', '\x1670a23cf38050f723496660bf33be2422581d85a88ca5210236883d55826258', '\x36e8e798c3554a182c4b8d9aa32a11d5e3bb2c4f740c23efab6a8a6c1cc4ab78', '\x52403e7bf18c9afed7cc82d8714042733747c6b7d61754d000feec34385fe279'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '62', 'aud_YHnnc7JD0Lsy48wLuuRk5w', '\x57dea48b1150aab7f1d52cc0f71f80c04b16c573c906562a85a1cbe7047fb6a4', '\x52403e7bf18c9afed7cc82d8714042733747c6b7d61754d000feec34385fe279', '\xac35e8d7d4c852629427fd5e71ef6f5648446804ef315588bdfd1aed91ababc6'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '63', 'aud_eVjcG3kq5KX08znBgdVgtJ', '\xf638d425ac6aa8417ceadd3f3392662ef0a9315fff3e7aa9c9911510b88b4da1', '\xac35e8d7d4c852629427fd5e71ef6f5648446804ef315588bdfd1aed91ababc6', '\xb762d165e53c3a7f7ec9b0672c0b25c84808576c78894eefd0c90c143c1a0b1d'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '64', 'aud_bGM5vWKrq5VV7dkJYzG2G6', '\x82a22025a2e9244e1dd5a8d1db880fb2891be58b5bd21df6d6bdd0fe0b68e052', '\xb762d165e53c3a7f7ec9b0672c0b25c84808576c78894eefd0c90c143c1a0b1d', '\xe8bcebf8ea3e494f826d45ee30cc356253df368748331b4f1ed41f4979e4bf88'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '65', 'aud_L0bqLkOXXitUBU7Zri2M3f', '\xe4a097af7149ae3bffd1a551e132a0c2be30c95ac693d8196f42fa4a16ce5bcd', '\xe8bcebf8ea3e494f826d45ee30cc356253df368748331b4f1ed41f4979e4bf88', '\xb326234017297c479ddb690e5d184c694043ef9d07d554814b613b65c818b07f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '66', 'aud_TdCEguX3pw1vrdGrJt2PnE', '\xdbeb6b36d22dbb0eab0004901cbd061041cb36fbf2633bfa9ad047e936bfa31f', '\xb326234017297c479ddb690e5d184c694043ef9d07d554814b613b65c818b07f', '\x317f8e238e9988370c73db431b15b4937ba14ba733a7db7501c6bd254b9aeef3'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '67', 'aud_fXb9gDtHnFpS6Vl5bYZuRk', '\xb40968c4d72e3692547dda1f8597b31cdb45181f0705e3ae3a3c9e44ae1691c3', '\x317f8e238e9988370c73db431b15b4937ba14ba733a7db7501c6bd254b9aeef3', '\x3d1706fab438178f64d7650114b06fef7a528463380b08d46194a8cf1b8ebc63'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '68', 'aud_aWR1shniAZegqe5fDT5hmB', '\xc9359ac40d0ee81e2ade2cf9a17a4a9fe70e17990810be0db6188318536934cd', '\x3d1706fab438178f64d7650114b06fef7a528463380b08d46194a8cf1b8ebc63', '\x8aedbf921ad4193bbf64afd8d2252137938344bea9830d2f5e3a30ca9d979b59'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '69', 'aud_xz7qMDgDOoBFDEmzGe2Xd1', '\x5d4b7ff274e643e3ba814e874b9a7743ccf02e08c250141880586b554be97682', '\x8aedbf921ad4193bbf64afd8d2252137938344bea9830d2f5e3a30ca9d979b59', '\x65e28e5588917ad04b6b30dbc472700967e40ca61a6f8719c4710b9368084e91'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '7', 'aud_s86R6prByU5NAova3LW5EU', '\x19a45e3a8a41f28d2287a361cef4132591801e97e4ac5b19ebd4acf7e42b9fe5', '\xf48fd9b20b180bb5d9216d1c4802c8d2f3df4a6c6c178073688b5e496759532f', '\x3729c0f838453168bceccfd8f04a0de37cc2327506e4e936d0a73b9aa7cbb0db'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '70', 'aud_00NanQ1mvUyv1nB9oDQ9gN', '\x0620a489baffcd4abf98aba525053982609feb89fa224ada70481cac3ace55ee', '\x65e28e5588917ad04b6b30dbc472700967e40ca61a6f8719c4710b9368084e91', '\x91f8164f05ef97871ca0f0d6693540e64a4194024c8de3a7184d146ea4eb2c47'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '71', 'aud_dxHF9KS7v5k3ZunL2zf4dd', '\x034581f8a4c9ebd800b8caf509c79063363b955bdc5599a2d88e01e5c282afb4', '\x91f8164f05ef97871ca0f0d6693540e64a4194024c8de3a7184d146ea4eb2c47', '\xdb6b1b855693f142b768f463e53e753b5d1ef26ace5adb263d9a5b6de0c133d1'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '72', 'aud_vTYRr96ISqF4srB9JDhZHg', '\x60b3806ab4ebf0f4b9db7b9dde001b00db5a6f2d54763482a30c9791ff5e3eb3', '\xdb6b1b855693f142b768f463e53e753b5d1ef26ace5adb263d9a5b6de0c133d1', '\xf3c6412658cfda8b5a704cc855e38fdc7eecf931ebb4ab84aea375a12a5f1ca1'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '73', 'aud_slA231zel1vzsKi8hXcgCF', '\x3ef6b2f1dafe54081bcfcbd909434041b7e7e6fbda7c9b80c3379e8d170dcf3e', '\xf3c6412658cfda8b5a704cc855e38fdc7eecf931ebb4ab84aea375a12a5f1ca1', '\x5878245dae9157668cbb5278cd07215e982335ff8bbef7c291086595b44c06b6'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '74', 'aud_LErmHf7qAeaPM2RHvzOLcL', '\xdb7cd8ac05e8da2bcc7c2ba33752db64d5272a9144bac10f7c8c734957e69d5b', '\x5878245dae9157668cbb5278cd07215e982335ff8bbef7c291086595b44c06b6', '\x46d277d26e9f35b03f761c706b77c4e44eaee066ab19c259b7b1a86bb7b4d74e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '75', 'aud_YDunZfF3eImRPKRuPvD9xd', '\xf638e7a18431f2fcb00442af650be0eb533be156a89e828c54173b08fa10de47', '\x46d277d26e9f35b03f761c706b77c4e44eaee066ab19c259b7b1a86bb7b4d74e', '\x956bf01eb92d095b57a2688cef1d608a5f18627bf63e86ee36baf93f024da64d'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '76', 'aud_9Mc6NrpHwTxBlQQ2o2usjd', '\x8fe390896f14fd1596614c218e9b6572b3727332b99404bb159ba5a0b1985a5e', '\x956bf01eb92d095b57a2688cef1d608a5f18627bf63e86ee36baf93f024da64d', '\x6f01f92fefe92224057aed999bb8825263361f7160c9046eaaf1253187650bda'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '77', 'aud_XBtf0zPNAqqfvxbqOKe0P3', '\xbd47b00d740ecd069d05b79230c2c68eec8d61da6c5b069a631111d7ab03b214', '\x6f01f92fefe92224057aed999bb8825263361f7160c9046eaaf1253187650bda', '\xf36226ee674a285284997f36c161a69835ef2c062f054a83fb0be16b2c68ace8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '78', 'aud_KOG8RZF6wYVrandJumcVjN', '\x2a03337f893ed4add292eb32f2a25079c101bbc4eb63f4bd54346dee19c509c5', '\xf36226ee674a285284997f36c161a69835ef2c062f054a83fb0be16b2c68ace8', '\x52356fe4903fc3b6a774f83869e2fbfc99681d28f8feaf36160d29cdf92dfab3'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '79', 'aud_2ZLnuy6N87D0ksdrRAFlbX', '\x4e1a44c2c14cbb48258f2ae0aad524d1eeaca02c17a1721992aa2a2e4bb66c54', '\x52356fe4903fc3b6a774f83869e2fbfc99681d28f8feaf36160d29cdf92dfab3', '\x8c028ee76cdad9a8d698a5aa6eaa13147e6e87a6dce787ab0ce89967ad0a5978'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '8', 'aud_YniTMr7m6P61gwtfGFtO6W', '\xd200448cd930ef420cdccd456cb2eb019e59778a56860c2bbcd9e04d7708e9b3', '\x3729c0f838453168bceccfd8f04a0de37cc2327506e4e936d0a73b9aa7cbb0db', '\x817b901723777f63099f8f5b34aaf1dee11ce139838bc8457d697ef109afaf47'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '80', 'aud_HQLlhloMqvRDbdgcIWlT8C', '\xa600eb398d51e812afc889229cad8ea80e96e9f808d6c621e5d1e050a5638634', '\x8c028ee76cdad9a8d698a5aa6eaa13147e6e87a6dce787ab0ce89967ad0a5978', '\x41a98b3dea99276d052af10e684480d6c1dea72aa216b17e38ff4b7f0f645a7a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '81', 'aud_f3YpM9jRgqDIZML3loUf9Z', '\x7d7ba69d59f265cbbfe53bfa75a1a3ca283739935591cb288947877999b3310b', '\x41a98b3dea99276d052af10e684480d6c1dea72aa216b17e38ff4b7f0f645a7a', '\xb601cbf864960cf3048735436d9a4dfa271fe5c3b39b32f8c37594932843e94c'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '82', 'aud_gf3wmG7iMeVrThJ7ubQb70', '\x0f5b2935f42d7c50beb05ee7cc8d33852275cfb67179bb0f163cd771f98f43ed', '\xb601cbf864960cf3048735436d9a4dfa271fe5c3b39b32f8c37594932843e94c', '\xb2ab866cac096e909f81495350ef89e6f45c44e98336643f2471dafb2fcc6e0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '83', 'aud_C4Hi2BRfZOYzVDSBsky0My', '\x5047c62525804d08953918c7c22c07a20e6e96643dafbc7556d707553663f3e7', '\xb2ab866cac096e909f81495350ef89e6f45c44e98336643f2471dafb2fcc6e0a', '\x6f65fd9a621e6143cba182b132a0467c9ba094465366b846034b0b04c5eb1afd'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '84', 'aud_1bo5KBwI0GvRLcol55FnQW', '\x5e7e924e2df318bb173c9a43bf25cf4a61c0b881393b75dc99a469f33a6d6fec', '\x6f65fd9a621e6143cba182b132a0467c9ba094465366b846034b0b04c5eb1afd', '\xb1c88fd42bf2c18e8566a490a57cb697056f4e5aad5296c42c4c4dd901cea9f7'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '85', 'aud_VBX3fYqc4Q0W24hvNPJG5V', '\x6a9b4aa22450e35e3bd8147189556c6636ac581241a9356c8a37e3b02fdb918a', '\xb1c88fd42bf2c18e8566a490a57cb697056f4e5aad5296c42c4c4dd901cea9f7', '\x642635e3c2be662cf052c891d84f695d94f7c36d21ed3ce3bb26b74e801b8aad'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '86', 'aud_YOohpmPydvu84NplW6JIDS', '\x0798cebcdfb3cac8e45c301a85da277e881b0df22704a4e4f6ef9a2c41b9e930', '\x642635e3c2be662cf052c891d84f695d94f7c36d21ed3ce3bb26b74e801b8aad', '\xd8956a0ae08cd807ea14341cc6718fb3acfb7a80d982ead154618c51e7128c8f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '87', 'aud_s1yUuNo8RIklVJLtzHrYwM', '\x33f4f881cff5d8d56e047bb2a9ddc8aba038e6fd9d57822077de89bfdac2c8e1', '\xd8956a0ae08cd807ea14341cc6718fb3acfb7a80d982ead154618c51e7128c8f', '\x5c755a548a4e5db54d9453109676b74428842f02a92e1f9c43b1499d866333d5'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '88', 'aud_XRi5BB9RkNRGsxKf5HSYWS', '\x48fcb5329f5d28414eef6ddfb40c7bb78220922fbc41d58d5c91cfbd9c916a25', '\x5c755a548a4e5db54d9453109676b74428842f02a92e1f9c43b1499d866333d5', '\xa6420282619aa11c9a92124d537551b2526d0427d3d4d062318457588b5f4062'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '89', 'aud_iCBepNpz1pwbvqnnjkTyKn', '\x336b5cce2163a0264462547003dc10ebc62a8250dc78bcb88248b06a034a4049', '\xa6420282619aa11c9a92124d537551b2526d0427d3d4d062318457588b5f4062', '\xa6a459fcea6116f87eb50f9f34db918303ede12b887cb62cf2c806b81a5e391f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '9', 'aud_VjXcyMq514cX0tGtGKzloa', '\x3acf3554b7af53cfb3772bcb53c4a3e09e560bf4a797f773b71cac63df4a7e62', '\x817b901723777f63099f8f5b34aaf1dee11ce139838bc8457d697ef109afaf47', '\xd02fc9c1b61d8501083cdc7b952b14311ecee0e6b30bdc71ae2e8427a7ef62ca'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '90', 'aud_OIrxamc2r9iFCIfg58I7zo', '\x9da4a999379b8ed5a56fd3aae95eb776de5023ec0c5ba51a0cbcd3318ed9ad18', '\xa6a459fcea6116f87eb50f9f34db918303ede12b887cb62cf2c806b81a5e391f', '\x004c8cdf9435beb39ac430e1e96ba967438d0cd3ba3f98302aae54a46473f2bc'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '91', 'aud_nxJ7P9oS0PHqK9vU9DBg6F', '\xc5a223e413437cac006bf764ab505f7113f34948bfe9702ceff4af144c2cdf84', '\x004c8cdf9435beb39ac430e1e96ba967438d0cd3ba3f98302aae54a46473f2bc', '\x823de03b61cbaac177c5d106164550eb2247bb5530d48502c764a1f8c03d44fc'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '92', 'aud_TvO8yk86xAjTgAiH7jLgE4', '\xdf72852d9a480c7d774e12e78a272c4215e4381291f42977dc5af6f490e8548c', '\x823de03b61cbaac177c5d106164550eb2247bb5530d48502c764a1f8c03d44fc', '\x8747c0f7768898659bd71787fd5e25c356d2de345559e6a3c01ac56d1f06d1cd'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '93', 'aud_Xjg4yHcqc7ibRzH78FXLFa', '\xe8bc59ca16b767038a3e14261c54f6c722b99933ddf56809289b2f90b1d30cd5', '\x8747c0f7768898659bd71787fd5e25c356d2de345559e6a3c01ac56d1f06d1cd', '\x613f5493b30517d210dad5e43d59520e031022956e1f18b8b8146a4f852cf36b'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '94', 'aud_bV7bH2NrcRN3A3M9RnxOEh', '\x5a838fd74f22500f00af351d7595913b4c357d376dc37ae692d6935388bb97a2', '\x613f5493b30517d210dad5e43d59520e031022956e1f18b8b8146a4f852cf36b', '\x57ae1f30e06e225f48d13e77efe81a6600da1c61d66027fedc6ec8828308e059'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '95', 'aud_zT6oaEWRiz9nCSdlG8iTlL', '\x785e93c36dec9652db5fd898f30cad42ef4247d244772d4a873a2fb3c68476ee', '\x57ae1f30e06e225f48d13e77efe81a6600da1c61d66027fedc6ec8828308e059', '\x9f992d57bfdb6059cb5c34c233049601fb518a3537a01b19ba4d8672667c84f8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '96', 'aud_F0UxEcemUW7tzu7dB3KwQX', '\xedf5599109927af42be693b2e791c77b4fb16276119ef12a7d62ecf8fad009d6', '\x9f992d57bfdb6059cb5c34c233049601fb518a3537a01b19ba4d8672667c84f8', '\x4dd6f2d7331e8da93fb3e3e0a6ce49f4732854723a69ff8af697e0de7ec0550b'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '97', 'aud_kuZtajskXfdchAVuWxkork', '\xbb98b5d8af4f2d79fed017e5b5bd2320a6689d894f4f05db08199a5e6240188f', '\x4dd6f2d7331e8da93fb3e3e0a6ce49f4732854723a69ff8af697e0de7ec0550b', '\x2da08204ad83ea5effe2000934285f0e117beea7930700feb86f1ee3a9607d40'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '98', 'aud_x92rXpllMNguaFQO5WH3cr', '\x9719c798150eac2dca13971c3d697f89e86dd460bfde51e1acb52a0a96f8a441', '\x2da08204ad83ea5effe2000934285f0e117beea7930700feb86f1ee3a9607d40', '\x9b34724fe33090cac1808dc2c7c0cf98dec8516ed3931b6709c6280aa90d7569'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '99', 'aud_Soh3Ehioq92GyIzPvQ0zEH', '\x704c40d6971d9b04233c2c2f3a427970f3583ac9500631a2fd984fb46551efa9', '\x9b34724fe33090cac1808dc2c7c0cf98dec8516ed3931b6709c6280aa90d7569', '\x9282b95fefffa7ec3e74509ea4db367125b5f4d6705a908a75d6de4403e800b7');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'bill_il6n1dfbbxc69wqSy3zaID', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 06:31:16.653+00', '2026-11-16 06:31:16.653+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'bill_ka0utUBvMWDVLLqMKVbRuQ', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 06:31:16.572+00', '2026-11-16 06:31:16.572+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'bill_oP0JdsNbpN3ajD37d9D2Qj', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 06:31:19.697+00', '2026-11-16 06:31:19.697+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'dep_WljfEWLCX8IQ5Da6Y3w9MT', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 06:31:17.584+00', '2026-11-16 06:31:17.584+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'dep_vUBWurOcGWZJis7cpVH7m6', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 06:31:18.213+00', '2026-11-16 06:31:18.213+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', '161');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, deliver_twice) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_0TTMlTzLhQ6tcZI1BsFKMT', 'transmission.sent', 'transmission', 'trn_HOBOmlCwD5Sz3zlDNLVlQt', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '160', '160', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_0f7kK9TPVLYRYCfGgcKEVr', 'practitioner.created', 'practitioner', 'prac_blGAvxrONjdhOZJSnQAyiS', '1', '{}', 'req_cZgYcZJD6pSvc9i3OKh1N0', null, '2026-11-16 06:31:11.469+00', '2026-11-16 06:31:11.469+00', '4', '4', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_0jptnvz03xo7ZfpCQ3UL8z', 'session.created', 'session', 'ses_VRTPolilbCmcTFlU38LtWB', '1', '{}', 'req_grwP1XvGXcR10ykKkIEQIB', null, '2026-11-16 06:31:12.525+00', '2026-11-16 06:31:12.526+00', '28', '28', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_0wLR2DkxN0ijYh28y5ASR6', 'practitioner.created', 'practitioner', 'prac_mpPfE8xh3VDdRmzJDTmAHB', '1', '{}', 'req_6EaxbBtZaaDAcEZWS21IJV', null, '2026-11-16 06:31:12.113+00', '2026-11-16 06:31:12.113+00', '20', '20', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_1FaevsTEaxBJGU3xwFtjq5', 'session.created', 'session', 'ses_hdfNE9Eb4EfEfTA6ww28X0', '1', '{}', 'req_DyD9yZzGWnCQgJc9cqqQH4', null, '2026-11-16 06:31:19.005+00', '2026-11-16 06:31:19.005+00', '116', '116', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_1aRHebZYEIP9QtUc1KHAcA', 'coverage.created', 'coverage', 'cov_Zoy4WqMwrDUMSQjpECoqBg', '1', '{}', 'req_EEhl4HACaN8HiHdWrky9hy', null, '2026-11-16 06:31:19.757+00', '2026-11-16 06:31:19.757+00', '127', '127', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_1pkEGbPZcGJWpfXY8r1RHj', 'eligibility_check.created', 'eligibility_check', 'elig_YoTWkExPEcTLae6e2j9nFH', '1', '{}', 'req_RkgAzJJnx7zdz5x1TJ1SgY', null, '2026-11-16 06:31:16.444+00', '2026-11-16 06:31:16.444+00', '77', '77', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_2iJEHDQdK5jhV9Zb6PK7ne', 'api_key.created', 'api_key', 'key_r2pIB8D9PFYYNCW1wNcoXe', '1', '{}', 'req_6jPDLg7eodv17aJcVubIya', null, '2026-11-16 06:31:11.293+00', '2026-11-16 06:31:11.293+00', '2', '2', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_2nk1tL0hqCzS30X1QtRW4s', 'session.created', 'session', 'ses_DGpZ7A6kx69onuJavB1v6i', '1', '{}', 'req_grwP1XvGXcR10ykKkIEQIB', null, '2026-11-16 06:31:12.525+00', '2026-11-16 06:31:12.526+00', '29', '29', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_2zLKBdbD7ZTWZHuk51CGcb', 'check.created', 'check', 'chk_FKnwzFHN3p78Q6IXb7dqHL', '1', '{}', 'req_CaWclMcQJtqAgfOGRASyNn', null, '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:11.569+00', '8', '8', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_4X6losferbUBHrwvAn6DIi', 'person.created', 'person', 'per_qsiQelRrGrcxOnWCam5FnB', '1', '{}', 'req_W3OnVhjgTdMM4lRYkz3Vtb', null, '2026-11-16 06:31:17.167+00', '2026-11-16 06:31:17.168+00', '91', '91', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_5DZMrXEzWRmr38cp3glV6y', 'check.created', 'check', 'chk_BTCviZPXgMh7y97mRrn6sC', '1', '{}', 'req_VDDArxnZADgp9fjnHRla0z', null, '2026-11-16 06:31:11.678+00', '2026-11-16 06:31:11.679+00', '13', '13', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_5izWWbsMV5ngWnR5eVYVBU', 'practitioner.created', 'practitioner', 'prac_5lsodWS2vbDal8koC4xF6X', '1', '{}', 'req_ogMNSCUZRW0oTNxNp266KZ', null, '2026-11-16 06:31:18.014+00', '2026-11-16 06:31:18.015+00', '101', '101', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_5qqyn4saNdBih6zANbr3Ee', 'practitioner.created', 'practitioner', 'prac_p5suTD2UnhFIWVkoTu1T9e', '1', '{}', 'req_eBReAISbmAYDs8Nh59MtCm', null, '2026-11-16 06:31:11.543+00', '2026-11-16 06:31:11.543+00', '5', '5', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_604uyNdLIQ1IfHeCNjtvv4', 'practitioner.created', 'practitioner', 'prac_N39Gl3TIR0yxqCSCttWqiR', '1', '{}', 'req_kUdqIJRNDKqmIKLrIxsZEl', null, '2026-11-16 06:31:19.645+00', '2026-11-16 06:31:19.646+00', '124', '124', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_6TnMakQ40lTiGHUtaac0a8', 'check.passed', 'check', 'chk_cH6KhV4MsxCydaREljEXv7', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '142', '142', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_6rtKuiqWILwZD5Ntp6S0Tw', 'consent.created', 'consent', 'con_o78aUdAd5QCRnHbHl2Trcj', '1', '{}', 'req_qQqRLl3ZezxsHIteADTZBz', null, '2026-11-16 06:31:16.323+00', '2026-11-16 06:31:16.324+00', '73', '73', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_6ysh5utIIn0ywOcG3j1FjU', 'practitioner.created', 'practitioner', 'prac_vHDIy2SmcsWKuozK0qKyH1', '1', '{}', 'req_VpGRpiT2iHesQapS9OE24Y', null, '2026-11-16 06:31:12.656+00', '2026-11-16 06:31:12.657+00', '30', '30', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_7FDuODR5B78R50BeSZvA73', 'remittance.excepted', 'remittance', 'era_g80kAdDymU1zgNOunXr6gm', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '159', '159', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_8HEMIcrECGNevk1JylRPmM', 'session_series.created', 'session_series', 'series_J8Kj7NHvTyymXKMwYRhh9B', '1', '{}', 'req_grwP1XvGXcR10ykKkIEQIB', null, '2026-11-16 06:31:12.525+00', '2026-11-16 06:31:12.526+00', '25', '25', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_8qKMcl2BLDEJi8f0BZJbSM', 'consent.granted', 'consent', 'con_NHY8WcZ4Wcd5sEqV5DU1Ba', '3', '{evidence,signing,status,granted_at}', 'req_ezd91WhvqdBgtdJsBm165l', null, '2026-11-16 06:31:16.101+00', '2026-11-16 06:31:16.102+00', '70', '70', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_8rdCRK3BKKRZgDhKLQbtEZ', 'practitioner.created', 'practitioner', 'prac_9AfrOCtbPjOm9BaHsTu6wI', '1', '{}', 'req_LeeYv5ICFdHnmfa3C3cu5a', null, '2026-11-16 06:31:18.727+00', '2026-11-16 06:31:18.727+00', '110', '110', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_8t5P9WXDq9C63pNOWgy9pC', 'payment.succeeded', 'payment', 'pay_13FX7lrwquReyBdy53vlvd', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 06:31:14.743+00', '2026-11-16 06:31:14.744+00', '59', '59', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_8xWGkibmHf57nXYamMgY7f', 'practitioner.created', 'practitioner', 'prac_oIBGL7SIBwd2pgGOO8yvJC', '1', '{}', 'req_aG3iON1YJadW2StxYXMPQs', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 06:31:19.52+00', '2026-11-16 06:31:19.52+00', '122', '122', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_9cbHDC0X7DoED46jjB3DCt', 'verification.approved', 'verification', 'ver_9TUVMGH64kesAYOy0NCH0U', '2', '{status,approved_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '144', '144', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_AKH73vxt5xIB2aA0TCZCLc', 'payout.created', 'payout', 'po_gdXZHOzwjFBk4AAMrNgzVE', '1', '{}', 'req_XGjOhYRLMjfg27KTqBryp6', null, '2026-11-16 06:31:14.98+00', '2026-11-16 06:31:14.981+00', '64', '64', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_AxIGXsp6yuNPUZLizYz3Hi', 'claim.submitted', 'claim', 'clm_vmBDtoEUT0q4XRY9jiObUz', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_gY6pAo9o9cMgXTpg02Fk0V', null, '2026-11-16 06:31:20.001+00', '2026-11-16 06:31:20.001+00', '134', '134', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_B3VFrGy0KPmu1G2JbKSXCk', 'person.created', 'person', 'per_tGeZXoe1nhjMSfmgQADU01', '1', '{}', 'req_b4koGBCZctFurJrowx30YP', null, '2026-11-16 06:31:13.458+00', '2026-11-16 06:31:13.458+00', '43', '43', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_BFNeRHFYu51t3NEfDuFg7b', 'coverage.created', 'coverage', 'cov_nOcQn2TOuX7bEE7zs3sAau', '1', '{}', 'req_vwGq7nIJcICIZU5Z3bHogF', null, '2026-11-16 06:31:15.207+00', '2026-11-16 06:31:15.208+00', '67', '67', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_BMhuLbNHW6TJNRzWPgJAWn', 'coverage.updated', 'coverage', 'cov_udxbZL8rVJbNgbk2FnytHR', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '149', '149', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_BbRW4iDUmsu5gaTsfO9xmS', 'practitioner.created', 'practitioner', 'prac_xrDgiIlafYAJYVz62NQZif', '1', '{}', 'req_APkJLeSOuOFKTJHjXXel72', null, '2026-11-16 06:31:12.312+00', '2026-11-16 06:31:12.312+00', '22', '22', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_BjwA6wpjfR2QDqlRfQFNXc', 'person.activated', 'person', 'per_iYW5XRks5APaoXSsPsqO99', '2', '{status,activated_at}', 'req_DyD9yZzGWnCQgJc9cqqQH4', null, '2026-11-16 06:31:19.005+00', '2026-11-16 06:31:19.005+00', '115', '115', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_BrHI0DEzGMFfzq7TA3HwZc', 'practitioner.availability_changed', 'practitioner', 'prac_9AfrOCtbPjOm9BaHsTu6wI', '2', '{published}', 'req_HRfyA3LX7uat5gqaKev34M', null, '2026-11-16 06:31:19.549+00', '2026-11-16 06:31:19.55+00', '123', '123', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_BrtrVkXsTmGWvLEugdYsuc', 'eligibility_check.completed', 'eligibility_check', 'elig_YoTWkExPEcTLae6e2j9nFH', '2', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '148', '148', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_CQAAON409PxYGGOHRwxIFX', 'person.created', 'person', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '1', '{}', 'req_LpmOU3Y5Kt8blcxo9ROy4Z', null, '2026-11-16 06:31:12.725+00', '2026-11-16 06:31:12.726+00', '32', '32', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_CcyWnNfzFTB1IRwr08Msab', 'webhook_endpoint.created', 'webhook_endpoint', 'we_YrwOxYXqxeIgZsuJ4jfhxx', '1', '{}', 'req_g6JMEOwibAMnUH36r1EGAF', null, '2026-11-16 06:31:11.404+00', '2026-11-16 06:31:11.405+00', '3', '3', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_EHVmADWxjCZwxMefl1CByk', 'refund.succeeded', 'refund', 're_EauhdyfYGiizRvq87vTfbg', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 06:31:14.906+00', '2026-11-16 06:31:14.906+00', '62', '62', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_EMGFjHlpMGaxja4qXYIjwl', 'disclosure.created', 'disclosure', 'dis_Dj9AT0RHCt2BaYUKhfOSmb', '1', '{}', 'req_gY6pAo9o9cMgXTpg02Fk0V', null, '2026-11-16 06:31:20.001+00', '2026-11-16 06:31:20.001+00', '132', '132', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_EXHqyMP20oHopri0soY1Mp', 'consent.created', 'consent', 'con_nAMU6fl1b6yE51HwgmW3bW', '1', '{}', 'req_RpkjXtyrXjH2gAEQZK9H8H', null, '2026-11-16 06:31:18.806+00', '2026-11-16 06:31:18.806+00', '112', '112', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_F2TMF9Ofujkh5pvk27yQKl', 'x12_document.created', 'x12_document', 'xdoc_54RsopTtjxPTQw5wxGHBvF', '1', '{}', 'req_7wzEY4OZFU612ibMFMe9lY', null, '2026-11-16 06:31:17.102+00', '2026-11-16 06:31:17.102+00', '88', '88', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_FadFmFUPK6waQ9derZaBOR', 'consent.offered', 'consent', 'con_nAMU6fl1b6yE51HwgmW3bW', '2', '{status,offered_at}', 'req_9CdwumPcr3x9aynDyAXaFE', null, '2026-11-16 06:31:18.837+00', '2026-11-16 06:31:18.837+00', '113', '113', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_Gg7oxvZHNarOKooYRorgJd', 'payment.created', 'payment', 'pay_cXtH09SJrv1c5FBHdAinEb', '1', '{}', 'req_xuLxOj94HDLJdJKLLs2FDX', null, '2026-11-16 06:31:14.372+00', '2026-11-16 06:31:14.373+00', '54', '54', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_Gz146Sl4MhXqCZeSWMIuXR', 'practitioner.created', 'practitioner', 'prac_RXBXzjJdRQ2PQ5uNZVprHM', '1', '{}', 'req_ZH2ylR4FYrs3pJqts0JCn5', null, '2026-11-16 06:31:16.61+00', '2026-11-16 06:31:16.61+00', '79', '79', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_H8Eb8OprIyO0Y010Moyw6T', 'person.created', 'person', 'per_R390zsS3hTBD519TWCTF8c', '1', '{}', 'req_ZXaWus4JKj1zzIGbalq5XH', null, '2026-11-16 06:31:14.312+00', '2026-11-16 06:31:14.312+00', '53', '53', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_HFDArmRVziAKmZF4x6alJi', 'transmission.created', 'transmission', 'trn_HOBOmlCwD5Sz3zlDNLVlQt', '1', '{}', 'req_gY6pAo9o9cMgXTpg02Fk0V', null, '2026-11-16 06:31:20.001+00', '2026-11-16 06:31:20.001+00', '133', '133', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_HOBl25DNvr2nOR3884DLsC', 'matching.created', 'matching', 'match_TnMlaz25CDF78MYCZ4fEqC', '1', '{}', 'req_eKGqim8KWSu1L5vUZNI4PK', null, '2026-11-16 06:31:13.741+00', '2026-11-16 06:31:13.741+00', '48', '48', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_HUypsa6FehhgHF38LDUdZh', 'disclosure.created', 'disclosure', 'dis_L3mkzhYDG2cOpsZvsZr3RB', '1', '{}', 'req_XhTgShlD0aQJUoAQYQVpF2', null, '2026-11-16 06:31:17.721+00', '2026-11-16 06:31:17.721+00', '99', '99', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_HXhy1cdaEmQUAyfikcgrq0', 'consent.created', 'consent', 'con_bQJhqn2A3xT5zCYc50MaFK', '1', '{}', 'req_8PHyyO0KpiV8ywKgspKGwd', null, '2026-11-16 06:31:19.813+00', '2026-11-16 06:31:19.814+00', '128', '128', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_HYRaAEvZat7c6ffeA644uN', 'consent.created', 'consent', 'con_cyxcx6QjQnj0hrbAwodEga', '1', '{}', 'req_jChEcaYOzFfNQBfGVLrKPV', null, '2026-11-16 06:31:16.8+00', '2026-11-16 06:31:16.8+00', '83', '83', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_HioEZZjmWztjh6BYaVvqbc', 'check.running', 'check', 'chk_cH6KhV4MsxCydaREljEXv7', '2', '{attempts,status,running_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '141', '141', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_HuLayCwplvdPu0khuALogv', 'practitioner.created', 'practitioner', 'prac_wEjRhYewaa0iT5bEEVCGHv', '1', '{}', 'req_wxo3V6MqSS8ru3qNuMvJ32', null, '2026-11-16 06:31:12.753+00', '2026-11-16 06:31:12.753+00', '33', '33', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_IjR6lKjWYMDhmKneY7yCpd', 'consent.offered', 'consent', 'con_o78aUdAd5QCRnHbHl2Trcj', '2', '{status,offered_at}', 'req_k3GdaCdfbvJGSNXzdd8Q9g', null, '2026-11-16 06:31:16.354+00', '2026-11-16 06:31:16.355+00', '74', '74', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_JQOtZxj4CXheNyFJe2LW1A', 'consent.granted', 'consent', 'con_nAMU6fl1b6yE51HwgmW3bW', '3', '{evidence,signing,status,granted_at}', 'req_C7lAb2z7CclX2VME7RUMW8', null, '2026-11-16 06:31:18.911+00', '2026-11-16 06:31:18.911+00', '114', '114', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_Jvrq2X7uaIubaboj6jY83q', 'claim.created', 'claim', 'clm_IcWrlS8aEAv6xEXMXS9Nk9', '1', '{}', 'req_3X2yj8K2HFt9IG0KwTSogI', null, '2026-11-16 06:31:16.972+00', '2026-11-16 06:31:16.973+00', '86', '86', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_K9M35kza1k5gI8DSR48GKS', 'payment.created', 'payment', 'pay_AgHdGnQyMVLEcD00oE4DQM', '1', '{}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '152', '152', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_KK3SOusTNFtLgjCd6cSkUc', 'billing_provider.created', 'billing_provider', 'bill_il6n1dfbbxc69wqSy3zaID', '1', '{}', 'req_NFl92vwjq7Uy4kOBeoQQyj', null, '2026-11-16 06:31:16.653+00', '2026-11-16 06:31:16.653+00', '80', '80', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_KLssBbvKIkXBW5XQbCh95h', 'person.created', 'person', 'per_gQCLNHMN1xkDR1WKR6fHUn', '1', '{}', 'req_ARFUmhJ9zAcoWH9pp9lYyA', null, '2026-11-16 06:31:18.266+00', '2026-11-16 06:31:18.266+00', '103', '103', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_KSmVmsLmafhOkGXVJxXmIg', 'coverage.created', 'coverage', 'cov_udxbZL8rVJbNgbk2FnytHR', '1', '{}', 'req_YiJa1rBgoSeJTy7WpdXXM5', null, '2026-11-16 06:31:16.275+00', '2026-11-16 06:31:16.276+00', '72', '72', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_KkmNDZd7oIqCg1TIdK7eBI', 'billing_provider.created', 'billing_provider', 'bill_oP0JdsNbpN3ajD37d9D2Qj', '1', '{}', 'req_8hR0n76hrFtBwmHtxOUbAm', null, '2026-11-16 06:31:19.697+00', '2026-11-16 06:31:19.697+00', '125', '125', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_LeuJfnK2zdVEc0AQSLzI2x', 'x12_document.created', 'x12_document', 'xdoc_7AiqErYZHFrmnIiC6EvSPn', '1', '{}', 'req_kLC6eWMOG27Buu0UIEQNEi', null, '2026-11-16 06:31:17.066+00', '2026-11-16 06:31:17.066+00', '87', '87', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_MSPujnFCubvECvtFACuYge', 'practitioner.created', 'practitioner', 'prac_izXc5RMiPrxoON6CH73iyW', '1', '{}', 'req_PwZ7p8oDsgJG2Hwyh0vX98', null, '2026-11-16 06:31:11.977+00', '2026-11-16 06:31:11.977+00', '18', '18', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_MVurP4UnwWcmpZfssx7ErY', 'check.passed', 'check', 'chk_BTCviZPXgMh7y97mRrn6sC', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '147', '147', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_MapzKQGzv9ZDiSmZzvqn7m', 'session.created', 'session', 'ses_m7G09l6seKMsm7fyOi4jIE', '1', '{}', 'req_GdEtwQj9GBfP6eVPgxYNm1', null, '2026-11-16 06:31:12.401+00', '2026-11-16 06:31:12.402+00', '23', '23', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_MsiuPgVLJm6XLBlhQrfpjv', 'person.created', 'person', 'per_gGTjuYJrXlEJABiVCYRAxE', '1', '{}', 'req_4fqGB9I22h0BXg1acj1W3z', null, '2026-11-16 06:31:14.221+00', '2026-11-16 06:31:14.221+00', '51', '51', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_MxBiqwxg5kBf08vN7MmtSK', 'adjustment.created', 'adjustment', 'adj_otJRX8f3dWcwIpHHZSiAtr', '1', '{}', 'req_RhDr0F1LvUJkEtcNPpsIh1', null, '2026-11-16 06:31:14.249+00', '2026-11-16 06:31:14.25+00', '52', '52', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_N3X053gH9TBDX4v6k0Qe7j', 'practitioner.created', 'practitioner', 'prac_h5EyPl2yJ8xHVj3v8vszjv', '1', '{}', 'req_WmL1WlRtqwAnOQqjBTrtda', null, '2026-11-16 06:31:12.82+00', '2026-11-16 06:31:12.82+00', '34', '34', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_NKjdV98eMunUS7vrlWbIOA', 'payer_contract.created', 'payer_contract', 'pcon_JoIFiu0YOPyPl6qRlOhElr', '1', '{}', 'req_uhBGZanL2FaMAZwjhSc3VE', null, '2026-11-16 06:31:15.019+00', '2026-11-16 06:31:15.02+00', '65', '65', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_NTSollVxmdPR4xAlV1jZI8', 'check.running', 'check', 'chk_IAdIGTK2Xif9Go0EiwIriE', '2', '{attempts,status,running_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '137', '137', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_NXs04y4SxiP4DAI6ZNmJ4Z', 'payment.received', 'payment', 'pay_AgHdGnQyMVLEcD00oE4DQM', '2', '{amount_captured,fee,status,received_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '153', '153', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_NgUYP3fCJ9XaYdxa3BJKLx', 'note.created', 'note', 'note_9ePbeQuZv0d1FscdKoG5ja', '1', '{}', 'req_hufgcOSAaEFt7VgDceepcm', null, '2026-11-16 06:31:19.182+00', '2026-11-16 06:31:19.182+00', '117', '117', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_OEKYZyKJ4bpkIGXzSqzn3H', 'x12_document.processed', 'x12_document', 'xdoc_54RsopTtjxPTQw5wxGHBvF', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_7wzEY4OZFU612ibMFMe9lY', null, '2026-11-16 06:31:17.102+00', '2026-11-16 06:31:17.102+00', '90', '90', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_OZf74AFveRcUM1ePJFCQqI', 'payment.created', 'payment', 'pay_13FX7lrwquReyBdy53vlvd', '1', '{}', 'req_xvcZDMiYyCQvO2q4WvRvIj', null, '2026-11-16 06:31:14.478+00', '2026-11-16 06:31:14.478+00', '56', '56', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_OkCeDQiPvuoVcG0iQaNkZT', 'check.created', 'check', 'chk_IAdIGTK2Xif9Go0EiwIriE', '1', '{}', 'req_CaWclMcQJtqAgfOGRASyNn', null, '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:11.569+00', '11', '11', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_OkrjARLLxFMrM9Hn4hyvoj', 'remittance.balanced', 'remittance', 'era_NgH9MKnNBcF3c77ZD9FjKc', '2', '{status,balanced_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '151', '151', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_Ol048xlTxAyW12KsI0uaLm', 'charge.created', 'charge', 'chg_4oQYegAAyTEEgRcRBg6Kju', '1', '{}', 'req_yyqwGF6GmjFwCvbkxIG9e1', null, '2026-11-16 06:31:14.103+00', '2026-11-16 06:31:14.103+00', '50', '50', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_OlabzIBuoAG88vVfBKrAaC', 'note.signed', 'note', 'note_9ePbeQuZv0d1FscdKoG5ja', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'req_SElmq9YT9VYJOiW5ffOkG3', null, '2026-11-16 06:31:19.245+00', '2026-11-16 06:31:19.245+00', '118', '118', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_PB2XLr8j5tbVMYeKHYIKRm', 'check.running', 'check', 'chk_BTCviZPXgMh7y97mRrn6sC', '2', '{attempts,status,running_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '146', '146', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_PGBCf7JEgYoG2r01X4AKDB', 'consent.offered', 'consent', 'con_bQJhqn2A3xT5zCYc50MaFK', '2', '{status,offered_at}', 'req_tiUTtkzCdnMzwZfBC4uaAV', null, '2026-11-16 06:31:19.848+00', '2026-11-16 06:31:19.848+00', '129', '129', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_PULRKdnZ4ZK0CXvytkHUzK', 'consent.offered', 'consent', 'con_NHY8WcZ4Wcd5sEqV5DU1Ba', '2', '{status,offered_at}', 'req_z5bPD6wwlTmHXnZgvHyNZA', null, '2026-11-16 06:31:16.028+00', '2026-11-16 06:31:16.029+00', '69', '69', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_QWAgflG7Vv7HjR4Jz1k1Eb', 'person.created', 'person', 'per_g2yi4yZvn9nB055pUtaAhm', '1', '{}', 'req_brJugs9f6Q0siSrrbhmK3M', null, '2026-11-16 06:31:13.087+00', '2026-11-16 06:31:13.087+00', '37', '37', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_RCQK7aqwLJ93AZRx2voJw7', 'check.passed', 'check', 'chk_IAdIGTK2Xif9Go0EiwIriE', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '138', '138', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_SLB1qS6J2crfEGRLPCZD1S', 'consent.granted', 'consent', 'con_bQJhqn2A3xT5zCYc50MaFK', '3', '{evidence,signing,status,granted_at}', 'req_WIgMjxALagr5LbH76VkPrr', null, '2026-11-16 06:31:19.878+00', '2026-11-16 06:31:19.879+00', '130', '130', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_SRJqArSlkfsx1s2MQrblFY', 'payment.updated', 'payment', 'pay_13FX7lrwquReyBdy53vlvd', '3', '{processor_reference}', null, null, '2026-11-16 06:31:14.645+00', '2026-11-16 06:31:14.645+00', '58', '58', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_SdJHFQy9TVMStfvJVkyEtG', 'check.running', 'check', 'chk_XJbQBpvcgDZUwNGINLJgei', '2', '{attempts,status,running_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '139', '139', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_TBzInhtsy8rl6kkpi3yawb', 'person.created', 'person', 'per_4XSoyMB6McRZHaiksgtdr6', '1', '{}', 'req_FbJmyvoXJLX1liYUsTUY0M', null, '2026-11-16 06:31:14.46+00', '2026-11-16 06:31:14.46+00', '55', '55', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_TbvXNsxGOXQXnjkfdzy8qu', 'person.created', 'person', 'per_cN34FA2E83Osjbm4VqjpCC', '1', '{}', 'req_nY1vG3ClKsOtTZNkk6daFl', null, '2026-11-16 06:31:14.06+00', '2026-11-16 06:31:14.06+00', '49', '49', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_TreJqTkTcFqVQiFpiod6Fc', 'person.updated', 'person', 'per_hPW7qrVrBkess21Rv1ZO62', '2', '{care_team_ids}', 'req_HgbHhaDXnd0biBTHRA8M5A', null, '2026-11-16 06:31:13.326+00', '2026-11-16 06:31:13.326+00', '41', '41', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_UYSheM20zEOxCpPB2dPjri', 'person.created', 'person', 'per_hPW7qrVrBkess21Rv1ZO62', '1', '{}', 'req_nbuZcUAAuIkN2Jv4FGi1f0', null, '2026-11-16 06:31:13.285+00', '2026-11-16 06:31:13.286+00', '40', '40', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_Ue6suUUqWxhsM60bzudoTl', 'practitioner.updated', 'practitioner', 'prac_p5suTD2UnhFIWVkoTu1T9e', '3', '{licenses}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '143', '143', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_Ui0Gfax84QToIQb0CIV3TV', 'practitioner.created', 'practitioner', 'prac_FAGLVov3dfuHAiJmkcKI3h', '1', '{}', 'req_47o2j6ZyJwvJsvf0CTCou8', null, '2026-11-16 06:31:11.653+00', '2026-11-16 06:31:11.653+00', '12', '12', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_UyE0Lx5aeq5h85j97d02R3', 'note.updated', 'note', 'note_mw8zKFZ27mAuulmGLy4juB', '2', '{sections}', 'req_RQoUu2fl5LFEiLryuzwF6c', null, '2026-11-16 06:31:19.393+00', '2026-11-16 06:31:19.393+00', '120', '120', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_V6WF3BnALDBQHF0YPx3seP', 'person.updated', 'person', 'per_g2yi4yZvn9nB055pUtaAhm', '2', '{care_team_ids}', 'req_IrivpTPDY9lWqvPBt0T0Cv', null, '2026-11-16 06:31:13.111+00', '2026-11-16 06:31:13.112+00', '38', '38', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_VHOvpwxESoXot3BzJo6eQg', 'consent.offered', 'consent', 'con_cyxcx6QjQnj0hrbAwodEga', '2', '{status,offered_at}', 'req_JBYosDdKUBOwlxpBpAuFHt', null, '2026-11-16 06:31:16.834+00', '2026-11-16 06:31:16.834+00', '84', '84', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_VIX4W0BDIg5NgGvljjKIsV', 'consent.created', 'consent', 'con_NHY8WcZ4Wcd5sEqV5DU1Ba', '1', '{}', 'req_kianVe3aMLLGgG0nm9PIYZ', null, '2026-11-16 06:31:15.893+00', '2026-11-16 06:31:15.893+00', '68', '68', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_VUOXDfVxGTTMCTaXOi6hEI', 'practitioner.eligibility_changed', 'practitioner', 'prac_p5suTD2UnhFIWVkoTu1T9e', '5', '{eligibility.US-CA}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '161', '161', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_W5ZcbFiLf1qYkcykNRL6yj', 'person.created', 'person', 'per_CcmDOy29RAcBZaIVrLg6FM', '1', '{}', 'req_c9EVUSdshPqZS6OBJIASqv', null, '2026-11-16 06:31:19.725+00', '2026-11-16 06:31:19.725+00', '126', '126', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_WU9bTirrpkbF5fULs0uHWJ', 'disclosure.created', 'disclosure', 'dis_krG6AUeGQDtwTD9fejCtIH', '1', '{}', 'req_RkgAzJJnx7zdz5x1TJ1SgY', null, '2026-11-16 06:31:16.444+00', '2026-11-16 06:31:16.444+00', '76', '76', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_WUQlwoHPZlPrzLXxyO5HSS', 'person.created', 'person', 'per_FbP4FOeth08EOf1Jyx5ok1', '1', '{}', 'req_mNYm3VpzOEHzdA2SDUI5xd', null, '2026-11-16 06:31:17.689+00', '2026-11-16 06:31:17.69+00', '98', '98', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_X84pTSKaZqVKyjekbzv455', 'practitioner.created', 'practitioner', 'prac_shIujI1u2yqLaJaIAyb0zR', '1', '{}', 'req_98p6sR4EWY6U0eNUIUEWc7', null, '2026-11-16 06:31:17.423+00', '2026-11-16 06:31:17.424+00', '95', '95', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_XJaFDEiUZDOK9tQnXt7CzW', 'billing_provider.created', 'billing_provider', 'bill_ka0utUBvMWDVLLqMKVbRuQ', '1', '{}', 'req_RxaXlxk5RIRVC1vxqvJGKa', null, '2026-11-16 06:31:16.572+00', '2026-11-16 06:31:16.573+00', '78', '78', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_XgBIpaUwuWV3udZz9BabdN', 'payment.processing', 'payment', 'pay_Km5xEUCALJiIXvFRMSGHVY', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_YUMdlMhS6M9rLc2cjkMe41', null, '2026-11-16 06:31:18.367+00', '2026-11-16 06:31:18.368+00', '105', '105', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_aiKHulAKafWzBPq4eBWW8g', 'risk_flag.created', 'risk_flag', 'risk_5UQaJNSbNFOSeM1atUvmwt', '1', '{}', 'req_eSyGcq4U50XvstMHXfGfj6', null, '2026-11-16 06:31:13.389+00', '2026-11-16 06:31:13.389+00', '42', '42', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_bduaRNddK9ne9M4J90vyZG', 'claim.created', 'claim', 'clm_vmBDtoEUT0q4XRY9jiObUz', '1', '{}', 'req_zNhK167BJQ72C0Mgp2twMV', null, '2026-11-16 06:31:19.945+00', '2026-11-16 06:31:19.946+00', '131', '131', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_bySeADNoJ8xTG4aHAFj8wN', 'remittance.excepted', 'remittance', 'era_NgH9MKnNBcF3c77ZD9FjKc', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '154', '154', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_bzouPCPlwuuFhABxPhpHX6', 'check.passed', 'check', 'chk_FKnwzFHN3p78Q6IXb7dqHL', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '136', '136', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_cYLzfDqNaxvRXFityIGwRd', 'session.created', 'session', 'ses_NxyW1FTfqK0C3gyMEVd67G', '1', '{}', 'req_grwP1XvGXcR10ykKkIEQIB', null, '2026-11-16 06:31:12.525+00', '2026-11-16 06:31:12.526+00', '26', '26', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_cgn6LfJFZmCi5DmQp2IUjR', 'person.created', 'person', 'per_o8HhH7iFiOvBvKebateQkY', '1', '{}', 'req_VnAdIquF9Xg51yqjg9xPN9', null, '2026-11-16 06:31:11.778+00', '2026-11-16 06:31:11.779+00', '15', '15', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_d16O8Jvq8rY7SCjgwnSvkR', 'payment.created', 'payment', 'pay_vO0TF4tjQNV9AEGljihAuD', '1', '{}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '157', '157', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_d7bL0yUGeTRIra4qecfenD', 'person.updated', 'person', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '2', '{care_team_ids}', 'req_ciMT0IjQW28YxFNHJUr1Uh', null, '2026-11-16 06:31:12.859+00', '2026-11-16 06:31:12.859+00', '35', '35', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_eQTvH5HiumyB3GzAGmidMv', 'payment.updated', 'payment', 'pay_Km5xEUCALJiIXvFRMSGHVY', '3', '{processor_reference}', null, null, '2026-11-16 06:31:18.509+00', '2026-11-16 06:31:18.51+00', '106', '106', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_ef6vFcDELnAIMEM96Y4Fdz', 'person.created', 'person', 'per_2Q9wV9URDspqQr4Q3gdWhB', '1', '{}', 'req_hI4GDqwwJw7FiOaggX5UkG', null, '2026-11-16 06:31:15.096+00', '2026-11-16 06:31:15.096+00', '66', '66', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_fE21cKc7phNAHXjtmxiqem', 'person.updated', 'person', 'per_tGeZXoe1nhjMSfmgQADU01', '2', '{care_team_ids}', 'req_bX7P3owY4UmKShaUos8Ucw', null, '2026-11-16 06:31:13.493+00', '2026-11-16 06:31:13.493+00', '44', '44', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_fPpcJWELdLlHXE1RKCCs8k', 'practitioner.created', 'practitioner', 'prac_Fn5qEZxNjX7wb0pMCcXs2h', '1', '{}', 'req_aSh4acCHo3XRH8rj92g7DG', null, '2026-11-16 06:31:17.203+00', '2026-11-16 06:31:17.203+00', '92', '92', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_fyRwfi6Vq8GceKMwlcFDJX', 'payment.received', 'payment', 'pay_vO0TF4tjQNV9AEGljihAuD', '2', '{amount_captured,fee,status,received_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '158', '158', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_gQQRrwYqc0g8fBACiSAoeY', 'practitioner.created', 'practitioner', 'prac_9KYi6MwpzndhOBawKyXmYw', '1', '{}', 'req_mKxM5aALzTCce7Xe9YQWhI', null, '2026-11-16 06:31:17.795+00', '2026-11-16 06:31:17.795+00', '100', '100', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_gaYs9OjNAkwQCYsDPpLDjo', 'note.created', 'note', 'note_q1XSy4R46rJe7ZLLN6uC44', '1', '{}', 'req_BIAMVhXFLCWQaGiB8ZpKHi', null, '2026-11-16 06:31:12.945+00', '2026-11-16 06:31:12.945+00', '36', '36', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_hAgRbWOcKI81SWFLqoIR7n', 'practitioner.created', 'practitioner', 'prac_Fyk3fXmtfBuDzh0gxKEaJv', '1', '{}', 'req_F2gvGTmIzCgZ2Gv60Mtr00', null, '2026-11-16 06:31:14.968+00', '2026-11-16 06:31:14.968+00', '63', '63', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_i7Lr7biXEEnI5I4MFgy4Zu', 'remittance.created', 'remittance', 'era_NgH9MKnNBcF3c77ZD9FjKc', '1', '{}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '150', '150', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_iblLy4dl5H0CwNvxuCgKUb', 'api_key.created', 'api_key', 'key_GYlTluPE2b0HbtY5pQDaYf', '1', '{}', null, null, '2026-11-16 06:31:11.111+00', '2026-11-16 06:31:11.112+00', '1', '1', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_jkhrrg5JZblFDJEZCa0JxI', 'check.created', 'check', 'chk_cH6KhV4MsxCydaREljEXv7', '1', '{}', 'req_CaWclMcQJtqAgfOGRASyNn', null, '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:11.569+00', '9', '9', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_k0xeXPqHfg5oVL0pqUKruc', 'check.passed', 'check', 'chk_XJbQBpvcgDZUwNGINLJgei', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '140', '140', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_kFIwhCd4U74lQ5QuFhtWW9', 'practitioner.availability_changed', 'practitioner', 'prac_nFsyokAp153WLrqq0m1pMB', '2', '{published,rules}', 'req_Acl0Xg8KTjQhQCuYaCoBL0', null, '2026-11-16 06:31:13.693+00', '2026-11-16 06:31:13.693+00', '47', '47', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_kXAwALkXfWA5VsDjKwlUHE', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_qMpexzSINmpnIBt156HD9N', '1', '{}', 'req_UK87SegDCDFZfWdkhDjJid', null, '2026-11-16 06:31:13.168+00', '2026-11-16 06:31:13.168+00', '39', '39', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_l6OoUueSHZEsDZju7UGn67', 'emergency_access.created', 'emergency_access', 'emg_Ne7gxlMRhRkLf7cPiiWV5Z', '1', '{}', 'req_TaLTx5XGAQAmbmtbFWKQk0', null, '2026-11-16 06:31:12.065+00', '2026-11-16 06:31:12.065+00', '19', '19', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_lqBC4ESPWDcMAfX8PJ97vu', 'assessment.created', 'assessment', 'asmt_hnlzjOOQRr0Wbh8aFBoOlY', '1', '{}', 'req_L8sEPdvdETgUkLU3WTiQxK', null, '2026-11-16 06:31:13.541+00', '2026-11-16 06:31:13.542+00', '45', '45', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_mT1qbdc4lHsOgpK1WmDQ5u', 'consent.created', 'consent', 'con_pkMQaCAYH3sT1dYlrgcFCg', '1', '{}', 'req_4II3s52xG5sKONnUtxTZEp', null, '2026-11-16 06:31:11.789+00', '2026-11-16 06:31:11.789+00', '16', '16', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_n00rmrI44y7D06IZr7Fk7b', 'dispute.created', 'dispute', 'dsp_70W5kdmu49XGEAjE5Ma1PJ', '1', '{}', null, null, '2026-11-16 06:31:18.642+00', '2026-11-16 06:31:18.642+00', '108', '108', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_nwg17aPngllkE00jpthko2', 'practitioner.submitted', 'practitioner', 'prac_p5suTD2UnhFIWVkoTu1T9e', '2', '{reason,current_verification_id,status,submitted_at}', 'req_CaWclMcQJtqAgfOGRASyNn', null, '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:11.569+00', '7', '7', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_opKYlTDq8Mvd6TYz7bSJkX', 'remittance.created', 'remittance', 'era_g80kAdDymU1zgNOunXr6gm', '1', '{}', 'req_7wzEY4OZFU612ibMFMe9lY', null, '2026-11-16 06:31:17.102+00', '2026-11-16 06:31:17.102+00', '89', '89', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_osvKwtV6jtc3g4qVAMj5KJ', 'check.running', 'check', 'chk_FKnwzFHN3p78Q6IXb7dqHL', '2', '{attempts,status,running_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '135', '135', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_otBBa4X0agqirYCdQAsl0Y', 'person.created', 'person', 'per_AFHwkZf515ItCEDCEelyhD', '1', '{}', 'req_iwEhhYbkrS8SEdmfIr7uBj', null, '2026-11-16 06:31:19.45+00', '2026-11-16 06:31:19.451+00', '121', '121', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_oy7grx0umriPogR6RhICFB', 'practitioner.verified', 'practitioner', 'prac_p5suTD2UnhFIWVkoTu1T9e', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '145', '145', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_p3F1eY3FgwikWaInPzKbT7', 'payment.created', 'payment', 'pay_Km5xEUCALJiIXvFRMSGHVY', '1', '{}', 'req_yD0ybzy61RgKQilCXukqbP', null, '2026-11-16 06:31:18.311+00', '2026-11-16 06:31:18.311+00', '104', '104', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_qySP5dOuQdYjSpU8SZB6lJ', 'x12_document.processed', 'x12_document', 'xdoc_7AiqErYZHFrmnIiC6EvSPn', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '155', '155', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_r3gP1WHsDTDZXMcloXz7Kt', 'calendar_feed.created', 'calendar_feed', 'cal_x47TPllakK5edAlRT6Avgm', '1', '{}', 'req_xYg3J3nt21O6XPTdZ1mpV4', null, '2026-11-16 06:31:12.692+00', '2026-11-16 06:31:12.693+00', '31', '31', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_r9A3OYh9ERonjDBfIdneZK', 'deposit.created', 'deposit', 'dep_WljfEWLCX8IQ5Da6Y3w9MT', '1', '{}', 'req_9V32xJKZ91i94z8lYfAaD6', null, '2026-11-16 06:31:17.584+00', '2026-11-16 06:31:17.584+00', '97', '97', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_rEUh4FHUQsBbs2q9YLIivF', 'person.created', 'person', 'per_L4Myy0VLUBafM2QZhNCcMS', '1', '{}', 'req_kjyvQNx5Mn1GRSq6oreWTU', null, '2026-11-16 06:31:16.698+00', '2026-11-16 06:31:16.698+00', '81', '81', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_rJhoDZpLwjJpRklvZ3Nu2r', 'payment.refunded', 'payment', 'pay_13FX7lrwquReyBdy53vlvd', '5', '{amount_refunded}', 'req_64brAe2oDX0KPfAEOMihHp', null, '2026-11-16 06:31:14.838+00', '2026-11-16 06:31:14.838+00', '60', '60', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_rcP7mhSyk6Dy5exCNXOtsx', 'payment.succeeded', 'payment', 'pay_Km5xEUCALJiIXvFRMSGHVY', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 06:31:18.564+00', '2026-11-16 06:31:18.564+00', '107', '107', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_rqVFSUAFb9d0qUkxe7lQ0F', 'note.created', 'note', 'note_mw8zKFZ27mAuulmGLy4juB', '1', '{}', 'req_fSTWEdG0KA2y1QKEG1Lkqk', null, '2026-11-16 06:31:19.327+00', '2026-11-16 06:31:19.327+00', '119', '119', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_so70A9HE4nhiHMKyWFitHS', 'estimate.created', 'estimate', 'est_CYW5p7zz2iRZExZJbvtB1K', '1', '{}', 'req_Xv6x3xQxJCkhxv9PQXMcXP', null, '2026-11-16 06:31:17.243+00', '2026-11-16 06:31:17.243+00', '93', '93', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_t52WePKtSTrLxBJgmMpTcu', 'refund.created', 'refund', 're_EauhdyfYGiizRvq87vTfbg', '1', '{}', 'req_64brAe2oDX0KPfAEOMihHp', null, '2026-11-16 06:31:14.838+00', '2026-11-16 06:31:14.838+00', '61', '61', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_tFqEvz7gzWZzdYZCnJbYB4', 'deposit.created', 'deposit', 'dep_vUBWurOcGWZJis7cpVH7m6', '1', '{}', 'req_DrWhMDw5BXHC4Afd37w0kD', null, '2026-11-16 06:31:18.213+00', '2026-11-16 06:31:18.214+00', '102', '102', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_uqukmwAEcd3FJBwg6Jt3Rq', 'consent.granted', 'consent', 'con_cyxcx6QjQnj0hrbAwodEga', '3', '{evidence,signing,status,granted_at}', 'req_h7tTD58ENZNX9wMBzG3Sau', null, '2026-11-16 06:31:16.89+00', '2026-11-16 06:31:16.891+00', '85', '85', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_uwq9R7sKSX9N2x4cNGeKlG', 'payment.processing', 'payment', 'pay_13FX7lrwquReyBdy53vlvd', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_drKtwRW5p362FaictsBdSh', null, '2026-11-16 06:31:14.525+00', '2026-11-16 06:31:14.525+00', '57', '57', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_vFuVSpgrW56K42Pxr57w7Q', 'coverage.created', 'coverage', 'cov_JsId1wRmWgV2Yl1MIQH2Fb', '1', '{}', 'req_rGEnL3lZ2gTu2wkGXPoXEz', null, '2026-11-16 06:31:16.761+00', '2026-11-16 06:31:16.761+00', '82', '82', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_vQENYrlkQxv9yZcJYTPdbf', 'person.created', 'person', 'per_iYW5XRks5APaoXSsPsqO99', '1', '{}', 'req_lkjoCc0pS9MPKffa5rfg6Y', null, '2026-11-16 06:31:18.775+00', '2026-11-16 06:31:18.776+00', '111', '111', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_vYb5CbMHuS6hF9G2XSo9jg', 'person.created', 'person', 'per_WRVdFbdD9k48DInZDvMCxO', '1', '{}', 'req_YfzihUX1sXk0FhVOSbYtO8', null, '2026-11-16 06:31:17.389+00', '2026-11-16 06:31:17.39+00', '94', '94', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_vhfMNcwMtFRg4nbfR0XRjR', 'consent.granted', 'consent', 'con_o78aUdAd5QCRnHbHl2Trcj', '3', '{evidence,signing,status,granted_at}', 'req_U00DORajSipoisaHHFbxX4', null, '2026-11-16 06:31:16.389+00', '2026-11-16 06:31:16.39+00', '75', '75', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_vkmtG9EZkRGrCiQIvouJAt', 'superbill.created', 'superbill', 'sbl_nv2IUI3BGtwHqUWAwuDYRS', '1', '{}', 'req_2e2vn5XO6vgRfNZv2PJEfr', null, '2026-11-16 06:31:17.495+00', '2026-11-16 06:31:17.496+00', '96', '96', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_wByIjIbaDbAkTLDXtOPHz1', 'person.created', 'person', 'per_ESashwcMGw4W65PhH0EB3K', '1', '{}', 'req_SSfFpZWcHip8TVUSRMgMaL', null, '2026-11-16 06:31:11.928+00', '2026-11-16 06:31:11.928+00', '17', '17', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_weO3gQSgZAbkGe1I3eGqaL', 'session.created', 'session', 'ses_BbQU73aJg2oESEkpFaBUqg', '1', '{}', 'req_grwP1XvGXcR10ykKkIEQIB', null, '2026-11-16 06:31:12.525+00', '2026-11-16 06:31:12.526+00', '27', '27', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_wgoqfd2DYndZpG93F8EmIK', 'scoped_token.created', 'scoped_token', 'st_Hbg8tmQa9zta88lf3IGYNg', '1', '{}', 'req_msNQIiP7cgKdygqn2YCaNe', null, '2026-11-16 06:31:12.136+00', '2026-11-16 06:31:12.137+00', '21', '21', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_wxRPro0VHf9joB4iuFUhy1', 'verification.created', 'verification', 'ver_9TUVMGH64kesAYOy0NCH0U', '1', '{}', 'req_CaWclMcQJtqAgfOGRASyNn', null, '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:11.569+00', '6', '6', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_x0gTCxWJomSOPM67BiTVw1', 'remittance.balanced', 'remittance', 'era_g80kAdDymU1zgNOunXr6gm', '2', '{status,balanced_at}', 'req_8sDC9pNR6AnRQAu8j3xHOt', null, '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', '156', '156', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_yeiFHm5xJu3IOYP1SKXuk6', 'practitioner.created', 'practitioner', 'prac_nFsyokAp153WLrqq0m1pMB', '1', '{}', 'req_oT6nHcIwKyb9qXfgxSCl9C', null, '2026-11-16 06:31:13.631+00', '2026-11-16 06:31:13.631+00', '46', '46', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_z3OgyJajbl339ZWk6Ja2s5', 'person.created', 'person', 'per_iwUUxtOgCseFvcUX1XL5Fi', '1', '{}', 'req_8iayGav0h4v94GI1hNCF8O', null, '2026-11-16 06:31:11.72+00', '2026-11-16 06:31:11.72+00', '14', '14', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_z7jQMTiJkvL0t9Ro1ydvdn', 'practitioner.created', 'practitioner', 'prac_lTB7xoGTvyA0FWeY9nUQRQ', '1', '{}', 'req_owLEd2A3JZ8cU4cfJoBjhb', null, '2026-11-16 06:31:12.493+00', '2026-11-16 06:31:12.493+00', '24', '24', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_zZgZOyVx2wP8GDPDwvDfgR', 'person.created', 'person', 'per_ztUfAFIPYxGocUKBQEPXIQ', '1', '{}', 'req_DeLtgeeP6kIepaxmH1QPF1', null, '2026-11-16 06:31:16.205+00', '2026-11-16 06:31:16.205+00', '71', '71', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_zf4Am1nLYagCrinrSWcztA', 'check.created', 'check', 'chk_XJbQBpvcgDZUwNGINLJgei', '1', '{}', 'req_CaWclMcQJtqAgfOGRASyNn', null, '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:11.569+00', '10', '10', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'evt_ztsfc0NJge84RGACZ9pGT3', 'payment.updated', 'payment', 'pay_Km5xEUCALJiIXvFRMSGHVY', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 06:31:18.642+00', '2026-11-16 06:31:18.642+00', '109', '109', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x01e3ba35f8049b78df75f1367fe70b57ca1097fdcdee20ba027fed45e2383205009c2d2cff2e', 'jV3-hGprx3-V5FTdb0mznuol5CqPAxPAMGy2R1Wv_X8', 'prac_oIBGL7SIBwd2pgGOO8yvJC', null, '\x014a7d9db0082e6f7930b55839192334ee58cfde3b62ef3f7f0b3d7c869e83873e75407a0ea1e0d98b3a9918b2af6ec72a3f74728e9e02554dfe0abcfe89f9a692f192c0b610858c0ba14b8d57dd25e2efc90e531c6898cf9460cfd5718ecaa16f9c7be6a600a9ad87b6fd1d415fa215da2628f16b156155dc5c172af8c6a5061bb43f28b25ad01e691203cecc8537ac0be501193e94a9796f277e645c7e5b0080db688f3e9f6f4b796dd1940c66784c1d1a74614a8ba31e8236d7779f3317a4227dc52e39c822784c5d2e3c1b502679294b5791d957b4438e498cd30e55fb94570c6d929d061fea8bca117c67262505b194063b606fed0a4e94a708a88b557df4fea2378fd839e296acde503bdf42615d0e8b7806a484dea31d2f48e1b17f0a332b9a5709c94c1dd2e22cd0bbb41fedf4201b04fee843a2296fae22f6ec11cd3bd09d9d51b4fd5a719a2d177305d058c54414e35b5b3778ab595747120ecd83fb1fbd113e7d2261333efd34886f858c23bb53ba1ad8c29d186634a87b9d79f62d4888c20ff6bf20692ef64c93e6913f3adc223986bd1ab63c505f98c2bd4df0145c1d8a082ed28c3fa7ad81c4eed04c4954301d6c5bbd5e91a699b52d11dcc4b18c5a928383cc922bc963c9537e2376010a0107d9fe1393554964648ace9cebea3a35e852485e78aff0d282c62a29ab28635c38b7c797f9b9494dfbff0537fe9fccd9153a8fe31ed116f61e29cb6d1b52aff649fae525aaf7433fb24faae74726f422895d0ab57b0867aec4b2a039a9d6950cdb0c27de4e5c3520fdee646e671c495f7760ad498845616b582d842ddd1b6c082c761ac4897d7f51b4176667a67bc5ae14f2d4e8cf86fbd5c4d92940fcaf225d6239f9f73617730a49593f52756b068e6f286293e0c128a0e3ea6de576930c9d9c70e12e21f9f4d90df9417ac2da2e532e3dc7026d84f3921f19b8725fd9ea8308a35c48fb2655397894726b43cd348367ba15be85e40c7762691839c20e7eb1566f5620097433a9923cadffb16bd76a9b4f680e054907b9a174935d864ca95f954351b1c6588eab7bff6a76685f16660cc5aba558b6b41d03d9a1d2d50ff4a2c7fd87051a0aa36a28d27bb60375600626c20d9a16f7b4b075ae38dea15ffb157d14765b23df4d429690282f9f5cd98be6e4cf7447f47ac6094d1937fcd0e0e0f47e819f29651c065b5344ef5f8e95c63042c0ab7561f5f9ac24b011f03e72dfb672e14306109572cb62e1a4b96d5d81e442ce877c227d449e68e201c7406e58ffb555776c9fe0dd1c21fa94998d125b8ae1ce25deb53296b7d97adf4d8b0fe61fc2bedf761bd009809b55ba54a9ff31584b7187c0097726f68d98746b79153522bb618e9c4da3ff5de91026d252a42c0d3f32fc74f057810b968644754acb6574903b99580f56bec203f16545d2985dea5ad8f64b4947d496ba8ccaa2acada6f5cb48533747238c282da46c330838747da85bbc49b67b2d1e9bec58fed7890a97a7175416ccdfd63163de307a8bb921c55ae70a6c9c807165d64db308bc604f7796a0d0a5452a910bcc5ced6736b363d1fa8138b8b69fc9da8f4e5a54e515630ac9effe570bde1c003fafb2d0248ee7bb3b32dae01fb5ac9acdf283cf3cae944e4aab8cabd5de4a12c4f87c2f', '2026-11-16 06:31:19.52+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'asset:deposit_clearing:dep_WljfEWLCX8IQ5Da6Y3w9MT', 'usd', '0', '-12500', '1'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'asset:deposit_clearing:dep_vUBWurOcGWZJis7cpVH7m6', 'usd', '0', '-12500', '1'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'asset:patient_ar:per_4XSoyMB6McRZHaiksgtdr6', 'usd', '0', '0', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'asset:patient_ar:per_cN34FA2E83Osjbm4VqjpCC', 'usd', '0', '15000', '1'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'asset:patient_ar:per_gGTjuYJrXlEJABiVCYRAxE', 'usd', '0', '500', '1'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'asset:patient_ar:per_gQCLNHMN1xkDR1WKR6fHUn', 'usd', '0', '0', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'asset:payer_ar:clm_vmBDtoEUT0q4XRY9jiObUz', 'usd', '0', '18000', '1'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'liability:patient_credit:per_4XSoyMB6McRZHaiksgtdr6', 'usd', '0', '-1500', '2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'liability:patient_credit:per_cN34FA2E83Osjbm4VqjpCC', 'usd', '0', '0', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'liability:patient_credit:per_gGTjuYJrXlEJABiVCYRAxE', 'usd', '0', '0', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'liability:patient_credit:per_gQCLNHMN1xkDR1WKR6fHUn', 'usd', '0', '-2500', '1'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ltx_0VSGjaD7VpRY6WYXJSbxD3', 'deposit_received:dep_vUBWurOcGWZJis7cpVH7m6', 'deposit_received', 'usd', '2', 'c_crm0zKEomHjMwpC0ONEhsDp1T7FGnnST-Z46IYAYk', null, '2026-11-16 06:31:18.213+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ltx_3MhCLrjTpx3ulely8v65v8', 'deposit_received:dep_WljfEWLCX8IQ5Da6Y3w9MT', 'deposit_received', 'usd', '2', 'PcO8_8j8fmQFmVPf8pLMu_su4SnaVSbluIrJSI01twI', null, '2026-11-16 06:31:17.584+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ltx_5TUpTZ8xplo1nc5C8JXvaZ', 'self_pay_charged:chg_4oQYegAAyTEEgRcRBg6Kju', 'self_pay_charged', 'usd', '2', 'wNH2RIu34RRpD4T0pgvhm0bxHUmsZHWHrukqhLt0-eo', null, '2026-11-16 06:31:14.103+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ltx_F9hFEkiTZcxywOPCHx9H65', 'balance_adjusted:adj_otJRX8f3dWcwIpHHZSiAtr', 'balance_adjusted', 'usd', '2', 'BiGO-Tv18FtN2mpsuZCvvzert2c0pBG8HbN6Lvbuch0', null, '2026-11-16 06:31:14.249+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ltx_FwrQFlbt4fZYlXjMIcVT2Q', 'refunded:re_EauhdyfYGiizRvq87vTfbg', 'refunded', 'usd', '2', '5q6bZOvx0UN3umuE_mUvhJN9Hc3AmH7SC0TZlCmmXws', null, '2026-11-16 06:31:14.906+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ltx_I4yGSoO19EGRNgWtaE9Ove', 'fee_paid:pay_13FX7lrwquReyBdy53vlvd', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 06:31:14.743+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ltx_hCxSA33ihuUxW9pk0q3o5o', 'dispute_fee_paid:dsp_70W5kdmu49XGEAjE5Ma1PJ', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 06:31:18.642+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ltx_mHQG93zdCrOTDzH0IQ457H', 'dispute_opened:dsp_70W5kdmu49XGEAjE5Ma1PJ', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 06:31:18.642+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ltx_nuZ6UhQARnLc12AOVN4TY2', 'copay_taken:pay_13FX7lrwquReyBdy53vlvd', 'copay_taken', 'usd', '2', 'w8KQqwcd0s965VAJ-nLn5PRprHaXwCY4wpBFMmRNJ4k', null, '2026-11-16 06:31:14.743+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ltx_q6Lheusenw18asl5g7Mw5L', 'copay_taken:pay_Km5xEUCALJiIXvFRMSGHVY', 'copay_taken', 'usd', '2', 'gOEF-cXJvfIaggCzGUq30RgghYzREyDsP_9UBQmZG2Q', null, '2026-11-16 06:31:18.564+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ltx_qcXK8uql6vpy87BZXJRSDc', 'claim_charged:clm_vmBDtoEUT0q4XRY9jiObUz', 'claim_charged', 'usd', '2', '93vUYxPufVJ6Nt7MA7e6lAkaZndGFKk0__pF-8rk_G0', null, '2026-11-16 06:31:20.001+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ltx_teqyyWWnXYODFL6r6ttzvx', 'fee_paid:pay_Km5xEUCALJiIXvFRMSGHVY', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 06:31:18.564+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_17lFr2YoJ83XedY9RtS87Y', 'ltx_5TUpTZ8xplo1nc5C8JXvaZ', '1', 'self_pay_charged', 'asset:patient_ar:per_cN34FA2E83Osjbm4VqjpCC', 'usd', '15000', 'per_cN34FA2E83Osjbm4VqjpCC', null, null, null, null, null, null, '2026-11-16 06:31:14.103+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_2rnm54OXuhv2sv2AmlLOqB', 'ltx_nuZ6UhQARnLc12AOVN4TY2', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_4XSoyMB6McRZHaiksgtdr6', null, null, null, 'pay_13FX7lrwquReyBdy53vlvd', null, null, '2026-11-16 06:31:14.743+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_3Ash1ggEj4izVVs9pa3eIf', 'ltx_3MhCLrjTpx3ulely8v65v8', '2', 'deposit_received', 'asset:deposit_clearing:dep_WljfEWLCX8IQ5Da6Y3w9MT', 'usd', '-12500', null, null, null, null, null, null, 'dep_WljfEWLCX8IQ5Da6Y3w9MT', '2026-11-16 06:31:17.584+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_4PeRdDXmwO0s3BBbsZ3QlT', 'ltx_5TUpTZ8xplo1nc5C8JXvaZ', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_cN34FA2E83Osjbm4VqjpCC', null, null, null, null, null, null, '2026-11-16 06:31:14.103+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_8ageCqLJgCAdhdn3O9UALK', 'ltx_q6Lheusenw18asl5g7Mw5L', '2', 'copay_taken', 'liability:patient_credit:per_gQCLNHMN1xkDR1WKR6fHUn', 'usd', '-2500', 'per_gQCLNHMN1xkDR1WKR6fHUn', null, null, null, 'pay_Km5xEUCALJiIXvFRMSGHVY', null, null, '2026-11-16 06:31:18.564+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_CXVJqUustWzUHaIeYfsUpM', 'ltx_mHQG93zdCrOTDzH0IQ457H', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_gQCLNHMN1xkDR1WKR6fHUn', null, null, null, 'pay_Km5xEUCALJiIXvFRMSGHVY', null, null, '2026-11-16 06:31:18.642+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_CurIekeSNIeHmixWFMxyJU', 'ltx_0VSGjaD7VpRY6WYXJSbxD3', '2', 'deposit_received', 'asset:deposit_clearing:dep_vUBWurOcGWZJis7cpVH7m6', 'usd', '-12500', null, null, null, null, null, null, 'dep_vUBWurOcGWZJis7cpVH7m6', '2026-11-16 06:31:18.213+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_DeyZ47K4m09nm7ucpTpNel', 'ltx_0VSGjaD7VpRY6WYXJSbxD3', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_vUBWurOcGWZJis7cpVH7m6', '2026-11-16 06:31:18.213+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_Drq6Wwg1EPJwvokUsIar41', 'ltx_F9hFEkiTZcxywOPCHx9H65', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_gGTjuYJrXlEJABiVCYRAxE', null, null, null, null, null, null, '2026-11-16 06:31:14.249+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_FJGD22sXs2z2duSmDHyFTi', 'ltx_nuZ6UhQARnLc12AOVN4TY2', '2', 'copay_taken', 'liability:patient_credit:per_4XSoyMB6McRZHaiksgtdr6', 'usd', '-2500', 'per_4XSoyMB6McRZHaiksgtdr6', null, null, null, 'pay_13FX7lrwquReyBdy53vlvd', null, null, '2026-11-16 06:31:14.743+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_FmuBQY6fhUaRi1ngU0azXo', 'ltx_FwrQFlbt4fZYlXjMIcVT2Q', '1', 'refunded', 'liability:patient_credit:per_4XSoyMB6McRZHaiksgtdr6', 'usd', '1000', 'per_4XSoyMB6McRZHaiksgtdr6', null, null, null, 'pay_13FX7lrwquReyBdy53vlvd', null, null, '2026-11-16 06:31:14.906+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_QMKHyTxVOKBRQwjuWUkjEW', 'ltx_I4yGSoO19EGRNgWtaE9Ove', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_13FX7lrwquReyBdy53vlvd', null, null, '2026-11-16 06:31:14.743+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_ZiUk9IGLWHPbuqw0Ez92B9', 'ltx_qcXK8uql6vpy87BZXJRSDc', '1', 'claim_charged', 'asset:payer_ar:clm_vmBDtoEUT0q4XRY9jiObUz', 'usd', '18000', 'per_CcmDOy29RAcBZaIVrLg6FM', null, null, 'clm_vmBDtoEUT0q4XRY9jiObUz', null, null, null, '2026-11-16 06:31:20.001+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_auEKcN0YQAyJzBuTTwK4lM', 'ltx_teqyyWWnXYODFL6r6ttzvx', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_Km5xEUCALJiIXvFRMSGHVY', null, null, '2026-11-16 06:31:18.564+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_b00o4hfmvfU266qWe7xeih', 'ltx_mHQG93zdCrOTDzH0IQ457H', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_gQCLNHMN1xkDR1WKR6fHUn', null, null, null, 'pay_Km5xEUCALJiIXvFRMSGHVY', null, null, '2026-11-16 06:31:18.642+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_eEaDd64j3roGniHBEbOS8R', 'ltx_q6Lheusenw18asl5g7Mw5L', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_gQCLNHMN1xkDR1WKR6fHUn', null, null, null, 'pay_Km5xEUCALJiIXvFRMSGHVY', null, null, '2026-11-16 06:31:18.564+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_kC8wKGjTQl63O8HCUSzqZA', 'ltx_hCxSA33ihuUxW9pk0q3o5o', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_gQCLNHMN1xkDR1WKR6fHUn', null, null, null, 'pay_Km5xEUCALJiIXvFRMSGHVY', null, null, '2026-11-16 06:31:18.642+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_ll1WhKpNs6Tiht00KgZeiu', 'ltx_qcXK8uql6vpy87BZXJRSDc', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_CcmDOy29RAcBZaIVrLg6FM', null, null, 'clm_vmBDtoEUT0q4XRY9jiObUz', null, null, null, '2026-11-16 06:31:20.001+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_mX3jbVsnnRqmDCju10l0Yt', 'ltx_I4yGSoO19EGRNgWtaE9Ove', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_13FX7lrwquReyBdy53vlvd', null, null, '2026-11-16 06:31:14.743+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_oGRSpko3H9RctUKLM2F9P1', 'ltx_3MhCLrjTpx3ulely8v65v8', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_WljfEWLCX8IQ5Da6Y3w9MT', '2026-11-16 06:31:17.584+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_oXhRIXZRNtQqBvt4cs1UaD', 'ltx_hCxSA33ihuUxW9pk0q3o5o', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_gQCLNHMN1xkDR1WKR6fHUn', null, null, null, 'pay_Km5xEUCALJiIXvFRMSGHVY', null, null, '2026-11-16 06:31:18.642+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_rPeHMNAxjlJpSumcDgZ6uC', 'ltx_FwrQFlbt4fZYlXjMIcVT2Q', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_4XSoyMB6McRZHaiksgtdr6', null, null, null, 'pay_13FX7lrwquReyBdy53vlvd', null, null, '2026-11-16 06:31:14.906+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_sNKzMqj82gYug3BY94Ab07', 'ltx_teqyyWWnXYODFL6r6ttzvx', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_Km5xEUCALJiIXvFRMSGHVY', null, null, '2026-11-16 06:31:18.564+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'le_vz89Jk3gcUQO8nnuIYujdc', 'ltx_F9hFEkiTZcxywOPCHx9H65', '1', 'balance_adjusted', 'asset:patient_ar:per_gGTjuYJrXlEJABiVCYRAxE', 'usd', '500', 'per_gGTjuYJrXlEJABiVCYRAxE', null, null, null, null, null, null, '2026-11-16 06:31:14.249+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_AFHwkZf515ItCEDCEelyhD', 'per_AFHwkZf515ItCEDCEelyhD', '\x9441c68af2a55a826d88499ba275ad8b');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pcon_JoIFiu0YOPyPl6qRlOhElr', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 06:31:15.019+00', '2026-11-16 06:31:15.019+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_2Q9wV9URDspqQr4Q3gdWhB', 'prospective', '\x01d99d78699eecb0fc61a65978248a8e2157a0d169dfd9aba2bb659b707f742026e9995e798b492409e57a6584bd98ceadfd1f1c7846bb87a6c21967ac306773bc71c983533c41fd1cad9d185c3751f6cc4b2b2080728593f727a173a9e32e3b755bf07fe61a8525a0ccdf2d38de50662d6dea69af155a6871b9b5f0407a542a295acb7d7b2baf0c6543171f1a76544069a96a2f68e1fd36cc226ca1c5340caf396faeb90b744c403ce2ed324b547e9e0b81c60c98d7f194d32705510c865ead9aea8381ea067f0968fd51214736a8fbbed91b773046a4a850bfacae4bb506044ecbe4f9c2fc67f38aeb0513e6424e5517b1b566fdcb920dd2b38f96abd14fa945724d079bd8ba954dd2c73e708082ab9aec330af6125e427ca085708eb30e33f214d6a6c9fee804137526d31a83172828bf5e30d4e9dc8ddfaa1dd52316f567912ed0e5ce1a2f4a99eb7b0c6f40d5fa6c45250fd35fc1a6c2c900d8ec2870cfcdaeaa27468ad1251fe67803e5c54cedbd094333c0f7733bc11fe3adad63f4a4362cf4e7289d66b31050ebddc8fb8010aa4fb1e4f999c4889f716081a60d0f8185fdb26df4b230907d2ac3e64b92653150744fa8aee0149a2e04c5', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:15.096+00', '2026-11-16 06:31:15.096+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_4XSoyMB6McRZHaiksgtdr6', 'prospective', '\x014501c0b9a07447c51d64844aa3ae1aee87978234871d1e452157af811d5681f842ba1b49c42c181642bdb9f116df6e53269a855609a686ec79bfede92df948bac67a4b816b8918b7682814e28e83b3593821960223c130c982d65d11baa1f77a927eb0f98dd5b218f2a06109e6500c47bac2b1e6b321e3450e22ff3d8896b0f5025f48c905b1b53956a1fc8eaf3286e4bd6b913b9fc75c3de3300389c72b65a5184d7ed83b682a1aad5149c5be57c1dff380a8b1b98e0790d4e876852171bbcbec529629f3918ea8e4fefae9396804f8a3bf63921cd8c7a048904581990fcf7eb26493657f61754fabc357660278c3c4386a2d971c0abc7ac8f4fff57ef4ec750a6b1da68d87ee16317d9cfd8874c1d4c787ce54f39e19e23c9c0c2e5325e6c87ed54f540ead93e3a9d4e5e424e32ac99dadda17219cc325236cfb50f4d1862f36e9547c5c9c880cba4fe738763158196d550cc90848145bc62dc3a0af31fd4d4b1a6f6c9d947fd18d5d75235f0176b4a82f41fc11d027a4805956b2ddc63c084bf3fe6ce885b448bb4f15ac35ccec37ca6f76242ac955c8ab8923178466cdb7edaf335c5d9a2fec20c314ca3e4bfa7259aae8134b1ff37b0820', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:14.46+00', '2026-11-16 06:31:14.46+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_AFHwkZf515ItCEDCEelyhD', 'prospective', '\x015b28bc979d69d0b68ea9d1e45abd7af5b64b88cb0ee6fbfc0ff0cb8a4b7be6cdc4cd19e6074b58c9e9a18b3c178b05ace7f5755dd1df66d7e0a0aaf320ec06bb87370f7c8404a29ce8fa2ecdd1022acc3d8eaa635cfa322e3456b5259391bb3f02690008e263feb67957a148210dae96003ddcf288f735967e0ba1f1d2f6efbd5bb419d56b4c01f903aa776ac8aa454fa7fbd86e4f9d1c6ba3410fea34c80cfceba2052e08598c85b1bf0399ef006b25b2e68cd3214c5f994e3f8e427084dabffc4aebb6cf3fb23397c53acb465424e6ee3aaa3996b90e161e998b61d1433a7383cad2ab0e91a27fe35f0dc5b0935e2f4ac53e933678e9ca18d5095b5ded8c9e6f2f479b2658960c588a60794708d109571c45f8975375663a977602cd2e27d896391feb078f653da0c5b5b1fb27d330482150179abb01322d56888f66f00f33af64b6e078af53b2f0ffae6b97ec7353517919879de0c2660d6e1341c12b98c873fd4ab9bc9db5d118b359a3e7e9cac7cb45ea49c7adf933363156733923de1fee25ea1ba20ece8c04baa9afa127a2d535d60ebc6993037295f8b0973d14f0258032e46c1a606f2fa242a3e9d8b8e75c36eb08a34715f5c1fec50c46df6d3d95f262a3c59905a492c8642b', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:19.45+00', '2026-11-16 06:31:19.45+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_CcmDOy29RAcBZaIVrLg6FM', 'prospective', '\x013ba27971e3e6bd64c127edfcf1d047bf57b1dd488d3a6e78309ad96fca34e7b717e01043208afc5fe6185ec92ae44469a2a1460243b5a96b4d210812fb08340c9279fcddcd38ce5ed18001e62c71448c0981148e32ff691abd2d03e9de6e081f44cac5d2207334fefd35ea8873d87bb2742653dd190f13016f63addb91056240cd2297ce3e95665d4d45e5621a1993a979199e05f9aac3fd92337e6702278717a15a27c33db87f85ad60f5135a2628e4e825cce5eacf3f9cba09dc8bb0d7af47fa41f08adc4918f5de555a9d11a339b6e73455f45d935e78c733ff201ccb6c184267488da5efd4e40fc02ef185087b755a7d172c57acccc86de583afd2f3d96d5cbdb198d6d622c5fc4a20f732641b9e89535ead023dbbb69572166518b6732d90d14a4509591dfb5f2c94a6babcc392be6520556bb84e780916d9618a7e045415062b39805a6d92d5d72e1ca29848eae4fed94ed79a71b2a9e1b2bf5cac1918cfb52cfb4b584ae5650ecd90d0eb7d998b9c43441f38d82887c4fa1accb7f18e5a279b6a0e8a60785a4a1b49c58df071a8f6fdc4384a83d213299b35189bcd38bde7ee30f6f829a84268ca2fc8394b16d08a403e5a3f1f1657834dfcab8e4d608a981bb111ac91e68a107de6a741ff43b300a1e539b93c6878033a945a83d39b8ef79f1c99d873eabaf79cdfd1f9baf4ebccbb617ba8a3209a12ad539171d639a7c0d09a657af72279680737fc172e227ada11791a9b02a7380a1318b13b54356761783084fdd509b2512ed66d', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:19.725+00', '2026-11-16 06:31:19.725+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ESashwcMGw4W65PhH0EB3K', 'prospective', '\x018911aaaed7f7b65260146120959e0584254a7f26f82dddea598594810d23dcc4e05a13fdc43de46884a6b6bd6ec0bd19e0723b3747fef1d572ad2bc2855dc89bad763271043574d4c57dd2cac84907bb05882601b4eaa762c3e1b045be73add8aadb2e431cb663d8d2495e40ea97edbb0a8bc1d5cc4b97881996105659fd83e180925d3e477ca08e564d7a1873117c07be6edf94994e24cf2b758e6d318b4a31cbefbece881bde60adc5dfa621de3713980393af5eab5d9bd6cdb256e1ff0132a407f3bc8cc86802e67a5668e049e793c85d30fa770d788a533a3f37af58cc9bf7dae9b1ffb9001e755a9bc25f54423f85267be9c66238b66396ff52093d335fc1b7691ba0ec390e0b1380e7b4e4cab2f58e29f9696acb06a6c77fa75a05e4c30c6efbc3d126f88b6012f414deba1c1882eb2fafef459046f78dea3fd0296b3be3c53894cc80dbd8b85b63d6d5c3a2b5afc7c4973079beb16ba64213045ef86bd235b00deff6b0ff782e11722cadbc5b0ea9d12219bb73c4139dcec19c8998acbdaf71f94ae778096158c72d8f9a13f4af621a845c62a7a021d26a030db13957a0884945d2263cc988217adfa1772c8c2096d735c8429282de47', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:11.928+00', '2026-11-16 06:31:11.928+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_FbP4FOeth08EOf1Jyx5ok1', 'prospective', '\x01a2a67e961e27a05885a398e6d68710a082eb819f574ba07fff8016bac8fbd28613d96d337b568d3e58619466ee327359febd3aa8d7b67b22bc05808f4b38bd3484af33d00350adb4c946b8f0ec50965f15de1782ae9c67f3bd91db1177f9857aa239074f18bc8c97bb4b667073b72a95a9071f81ef3a884c19ba5ffa149c02048a4040b1338e9ca78400268a36c933b0ba6c6fe7ae4e9675a88480b1be92bc127fe29b6c0f7c426206d9c5cb93a3504eebe162829695f131c7897d9016812886f53654752f633a7da1391053f870405ea065fe51b2adb83ba736b151c6fb5db9d941646252ad7a316ef776de528217a9322ca9136ea90c15b13d9b7a9a6469999bf7ebae1cf68c514082f770cbe9c0d22d6d84511656df0cad23ac104db56ae5f780a5a258ed9d79ae3d914e06a881f61297c8fed0831bb36a3d3ed1c5fa15cbd1a71620c26d2c795b861530f8bd6a007df7d77282416be09493be11bd01dca39a140527c7ce20d1be1b36d626e57f05e021ced445441fbe14090cc7a212ef4746ea8a2bd34a05d5555244208eda1b75703ed4dd5c8debef5602854fb5907c504e336549e8675acddb20d4ea7b6b32abcf0196b1aa748c2b70a4', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:17.689+00', '2026-11-16 06:31:17.689+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_L4Myy0VLUBafM2QZhNCcMS', 'prospective', '\x0139b8aa6f64255d27074b41cefe95e36e3621c03918af5ab483e4830a955e95debfb9e726e77570aaa93eab87d736a0d54463a86f80249f53240a6f58fa7ff59c71a13a547d9e4ed345a7e54ae722994054be2d639e9068bbc9dd2be0ed1cde06de0dc1cfd892bd207aa32584cf3c9dd0561e33d27a212c5a691b4dfd3d175c14ddf51102ec99c8bd05af791617e5e62ffd5ae51facf634f4e851743c50a8e7ca617fe7888b54f1c6b98184ab894ce4d587d08314126415b24b8d843121bf1dc0718a791ec488f806a990a4b1e6514ef7836fad3ee69170909f1e24c04f26081210bb4e828434f787a66bfde4f8cf901bc265518a1465651ae9507569e342e26670fa5faec1e1f3da31e9e4a4030e5ae6d513a358fc0d818c6e34d1195651e031e94a0e8d9c55eaea17b76da48a3e6a29cd2614d0882dc7d580ca54cf1b0533ce8ffa2521b50d4363d0fbfbad3ab0d8cca3ceb3bd3e839e8d7b02d4b3488cda63bc5ca48acde474f7682e15a3ac7f9ce51442a62ace105625e25b8e83c9fab3ab40e44ec931e18906f66cbf4e195a79f0432d820cef46a6a845059e42a75999fb00b7e9005a0a934a117de5dc902354d05d9387d2fcd895d49780b240163e116e1129237b5051d25373802dc5161e9a49e5af757839ae181a423357d3a975caf2a26c5542e780796496c6858eb39861021c7918c8f49db94fb22a2480af9a177b02991285fba34f3e4a046677703263c7ab3facea4339171386d1c31e8af1092ff6f150801a4a6a8fbd563565fc', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:16.698+00', '2026-11-16 06:31:16.698+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_R390zsS3hTBD519TWCTF8c', 'prospective', '\x015ebcfdc37cff00a01535b53943a6eb7c19f53dec9a254c898231161ebde7e8f5d8091f358f558d1fb016ea0715b9699ba7eae7ca76358454584115a388bcb512f0cc5ad7e65cbf640822441b0479c730f2e238ce15525183309d0890ff75d6dbab5ac1e634bfa4feeb4041bceaeb8301c35df254e1904a955e50998e93fec1bbf0e3ba1c0df39e7b9ed9c3524711a7b4ab431930f5d738593fdfd3a3d94ce306a0df82917b69b40a2fc822bc4f4589cb8026e6ae16697ef8af1edd46095ce3ee12821b9c45b07868e69fb1a0e30fa772957a6f1caa8fcad7138acf81bdcb02ffd644de5675c402cc3dd36927cd373389ec26656e12ef6264acbe331bdef9bdb582094ecb6948b0ace13d6464abe9e4ffd8dcfa144db0a6f2c19d49b850d89d9c86e82905160c14116b4ef50a5ee2242bd7c47ac1852855376a045a4ef172d085c84374252be8d0540eb077dddb0411b52b8d1bbcc8d9e56700a3e56c9cf6061325b9fd5ba046258a44cae1a5867ed8b365661395d299f1a2fb23c232378aa0244984caf0b2c5a038d15e8e1346797fed48c48da8864ad5f23681a8abcf21d4bea04cac4f3456a7a6ca299bb728496fe2458f616073d41976f45f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:14.312+00', '2026-11-16 06:31:14.312+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_WRVdFbdD9k48DInZDvMCxO', 'prospective', '\x01a630489f7056fd19513c1c94432510c514bc1cc6dccac1c12fcf153b1a0f380a5c97a5ceccaa8e7a5dc64201e721d97af56704edbbc07bf14bdf3eafc90ac16bd9496343cd675a1c3d51f822994c61250da461bd8e5f04c3ffcb7f9dd9ee0e48e391b4001d781ff9ab7ed9292cf9967e81b1d402d75b6d87c2d314189cc631f6bd07ddf4ce1603b0f56ed1f1c5b99d500e2b1603bd303567ae6281177aa383f7d691d0aa26237b8d5666d1faf790ac4fcb9b4a191bad173c8ba901acd39ff1e70197a19e292c2a04856558bc57367a2b63fb9821e1820ab3913709c6a2ddec40b828dade3209604a03e05e967f261ab5edf0f8df078cb12f90f14f22ea1d31bf1aa6dc724b4b3c3e9a758de74e790f867f7463969d9d1f8b9856dd65a4cd13d2522902cbd0250a559eecd127c7f3d00c114d4a228218d4dd72ef88ec0d7bc1b6a0218835de8d5c3b82818431eac0518c2c1db04bb9523a3eac5d0d7ed7e71b2a3af073db34b851d92faf93431f8c800c508b2835741295e08964a449230d6836fb3f19be8f882ad6c9ccdc8f97bfb17c1d0058f437763d79b5e871fe65f95bd1031020af0813bec7f7be44d9ff35531afdeee25e60778dc611b4', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:17.389+00', '2026-11-16 06:31:17.389+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_cN34FA2E83Osjbm4VqjpCC', 'prospective', '\x016187ba2e904b82bc0e6eb81a59a06138df630c950efd0d473a950421d56c6b66b5b3dee0b098bec43338b6298fe42ab7089a7b6e65c45bab490694842b179100e758716259190eea05b2c9a3354128491fe396a981e51e813126fcc978c7e0f8b399868635cee0e88786074f99b3d6752a64b8558da16ad0f9a2f63508f7add24b35a5976d1f0f2116752ef48e6806e36ffcee6f06173a6535e4bdf9c5ae9ab5ad0125e7237e1aaf89455103c98871b442dd2421e41c702eec2a0d85b2637d5b4696bc9b3c7ebe547944a4aafeefc75bd9130a72facd6e9008cafb2bc6e91f4fa5ae04eca36f3381ad3d0b72c5bbcf8e68268173574c33ec8e6b94e8a9733bc4006005d55cbb80a435f0ccf55f201c9d25e88cbd439d23dc8d185927c9c065944965fbf6735ecdd9084296f2df3bcae971a8495ff866303b48026aab23797ae588b4e6242e762facb9a408380de8fdf09b0ed09ea43349c98a548e7d9e9a82c9326dbffc512204351d32d3eb159284ed64247be3e8dfb999f77c7fab9e3c30c0eddcfae5efe5dd753eb549842cb63bcb3074873bc010213db0ffd15ebb8b9be7e4a0d8d90565c364609ced8af6515baf9686c193f7c1b3e78f0f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:14.06+00', '2026-11-16 06:31:14.06+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_g2yi4yZvn9nB055pUtaAhm', 'prospective', '\x015e66de432ea56a242c71f153d1d45cb7a4f235634573ddd0ab0ca756301da8a1e52c80d476743a9e165b5bc6a7920fb68b4f2242bb6f5b92795ef5f67eabd7efc75ff6587ff1047f089483f1fc884667b92a1fc9024a04094ce0a30d961cdc4cc0f7bf0f929d7de6630963133c85b06d06af3bd40d64d87bf4c76189eb47e15648b374c79e54362bd0a1eb2c08eaad6f36fa85d0a3c1f3ecec36af60ae81f070d395acc9794a67ce9a2314f158eb300bd4e0cda772915e9e48a198d07e1a78b6b80716e76bef989c03c6149113ae4d340cf599a968f0b4f34ebe211c43a31eec5108bffe0c7e0c02983714e3327af9cf0dfa83781884b945212bb468dd2dfc98e701885d229dde0b4f509bb1843243a3c7ea768462841bb5e748ef4df53f0b7fdbdbca8c2c3f6043fe248b5d9dedc213a3845501c8700615c59d96b3733665d38dd412ba51146014ee2be461134cb439e11448f6cbf6c391e1de4e5f8df82fb3fc995ab64703802240258e7479eca495d466195b4d9ab6cff16961db82c1f71c45f404abcf9a5397f3ea69c7c72723564bb177d6090661487bafac5a8de90f7a4338af08bd9757d4b8ca956cd5c5247d8f48eae01c6cc66170d6', '{prac_h5EyPl2yJ8xHVj3v8vszjv}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:31:13.087+00', '2026-11-16 06:31:13.111+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gGTjuYJrXlEJABiVCYRAxE', 'prospective', '\x0127bcb9ecc85db881bfbc75d8ae929dee2a83c5c32ff82bc29e6854fdc83bff14fb51b695e3c38d6482e52270e01c746963940e6b9c451b05ab9b9e112a001fd825b127ea805406eaed71deb0636da3152b096c64edfb0ea50c6348c93cc78f7e2dfa156c3d70ef1a7cd79bbd153407b021c7198d04a4c4fd87e1f0cc54fc31b5b809c2bfa68a93da0643350e12c38647f40a89e8523d313162f2f51b5fd7716a172752661d9d9ab07fd442b4221ff8b69d60eee5185ce6ba898158591a8c1e6adf13319eef5913cc7c2fb9ac8bd5f8896a8a5f8101353439dabe190fa5f347636da78be513b707982316c9bab80f3223535dcbb8dde8678de1f698d312a80bc7bbb231ce2d2d7621690154bce42a3d93bbe8d2df544b2c89b2976a139aaacd79378c96ff10b44bb0e6c864357fbdb9652f3727f7cb1b65aadd65d965475d6e9be8db20e0457f6bb9905a0df604db0b5e7e40326517de83010f710d5229a1a6e131202be705b487c5a3e69f081eba8630786c528150d85385752267bc5d488e51ba0a5df5556e6e7af8aba53e6a8dd54cefb13e38aef4dc8f12532c44de14d2d4d142d195a0ba840a6757d30dc4b9894c32b2738cd3d04b8abe6c', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:14.221+00', '2026-11-16 06:31:14.221+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gQCLNHMN1xkDR1WKR6fHUn', 'prospective', '\x0198a62d0b84a3392dbe316ca1ed303be219aec1576d8c92c30184e3bd2f5c876244904b7eede9a8183b8a6a7ed5ed96ba314cd37e3422629fa09142e88fdbb51b9a07bfb152cc2a833aa41597f4053939dd70a129020ecc536109cd040eed97cb6e42f84fe18d065672b978124e54ca65df69ed48b98c37696989ca66161a802e68f31670862ef32ae933112801c2456ac1eaa47a92081ede93fa78692790be78f8072807aee3e5a01d664662d7930400a54f4091bcb8c4e627f013b2adf89a6fc69dccf77123c227a25ed32e2559410aef828b5cc82c2958db9666008c112ef8874af3eb35134557e345d64143db24567902ee11a7606095639bf5e13decb94863e9f77414c294b99b48e31ab45999851359bff5571d1bfb6b732d80ca1e58ca04f27f38992f73e5152231a1b18f6387bc7ed844ab03719f3d2697acb8cb8525e0e967817710c155cded897a7f4e823514d19ab394c65fdad683c37670bd11008070527a4b1e8a1cb08e3844974024a315ebde3d6f8e361b531ef6d29f283c3214507548a1d3224e720baef67129a1bf60685f694236b30e477ade77b120aa8e794a6027139f29f5cd31415228c9f83895bb18d2f017e969f6da', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:18.266+00', '2026-11-16 06:31:18.266+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_hPW7qrVrBkess21Rv1ZO62', 'prospective', '\x019419121b95ea1c502e38f8766e3191924e2d06343a3e282eb42cffcbf7bf24aa6de2761029472b3f114fb8836a7fcd214743c9da9656d8aeb202679ffed44d3977872a3eb2334820d8d44729ec3396dccdcaa6d2915cbc6de7cbd8c50da8106fb24be850e99e61c3ca40eb47e0885a02daa1cf647ad7e34343b47cc4b57be22c7c14621d41042e39c0cbafddfb4c45d36c78dc4361b27f7efb612de866ad0bdbe8fab411bb4ecf5eba97e09a5dbe73ee09e09c87660365adac8ec61b4e227e18a49eba98cf6d64fa2c4f982cc4814747c4342113a8433de46c7204c7a00c243b7f5a092b62d1e9b6b382d59d83dde0640908b4bf52939906715332fddbe9a1bf3136ee745ebe62fa3c4db540621dc5121a980202ed077da4cbd4b9b422e13e1dbca4c91218dec69abf61390254eac47a346ee402932df10c961e7f95d0ac86f1586a317f708e6d77b3aaff32ccab461f97e2bb5286949b7c4930e8269bd5677305d8af2f8ceeb432110eae19a2cd5eda116ae5c37789faae49fe96582a9f857d9c49541a01c263c1cad78b091840339af1e59cf988a31655f28024ec8b8273f38c4886dd660b7ef18e483e764d9986f54c79e2716ae55366895d', '{prac_h5EyPl2yJ8xHVj3v8vszjv}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:31:13.285+00', '2026-11-16 06:31:13.326+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iYW5XRks5APaoXSsPsqO99', 'active', '\x01024436e2a90319b127ae1ebb260a1b30afff6f46c140050d73c7ec8cc2d710554bc966f1c3a05e73ac704e1299a2bf5415729bcb17539d5d951f4c8c5703a719e7ee1562a17a0ddc9f75b8b929bee20812c57ef80e4f437c01298bd2682a6d33cfef941947dbc8160edfff656ca95db334404c515978f137dd32c658d9805ba2440ac75cc1c282541175fc650126958f8a579e5f7608b0f314eea4b64b743d23d6ef0cc1577a78d8080d814f6c169ee8718b9487a0d8ca08d6a94675b08bd6f9457cd204e1fcd028f77119e89cc59fa79601e9edce216208680ece47b831089461b4def06733367abe7288edbc717004195133ddda3e20f8b78c026cc88e9fa23d4834b9dbb01b58871ffc92138a34e1e4d07199ad2ee15202a48ff853f41f6fe414f4e6365c0534c3b62e5d1e245e218df063c890eeb2aa46e0f922e4bd639af93c9ae9d4e242603e66657fd8fd500bc766faebbfe6520a96fd05fba6146a6279cd2dd9542d57bc27c7070e3df26a875cac4106f9583c624563d4e868ba12db6dd4466bc11ec96eabc2fa83ff6c5e90a4a2bfb605d67645864005359352a3466c8f4aff955fee468975dfb09f29d8e191cced62bdd622447df6', '{prac_9AfrOCtbPjOm9BaHsTu6wI}', null, null, '2026-11-16 06:31:19.005+00', null, null, null, null, null, '2', '2026-11-16 06:31:18.775+00', '2026-11-16 06:31:19.005+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iwUUxtOgCseFvcUX1XL5Fi', 'prospective', '\x01c44dd52af3aa01f0a9fecdc88093af0e29bd95f99d5b0effb4bb3e3b3e205876db0e37c00d176113df13d60dbcc850b753c05d3fef5b914af4eeeef1f9ec81ad999a5f24b0ccd3c6f5b7491af5b52c335d6cdab95f9d3b2d71c1792722a45395441d6f9d1a465c087526dae92ee088deb0891f310cff837913f658684db2e428df9abb860bdd7f88f7acd8633b137ed71d133106508ac68e5cd22b1e893058447f6b6607dc5be63c1ed038c6573a78f044bc696ce7e0a2d60957a94cbbc3039b638aa362680432419defceba8926c2a92f7e7e9763a797c022b0b4047426b07605b2854bc96d64e0d0e65198668b36f596f1ef1b09436f5d88d535e066407fc6aafe3b9f8c025d97b7be45872ee0424055e25299127fccedefdda7cc467b90e5596841cf22af3719b03cb117e2aae758e06ace2005b59b85a6af96e5b005f686f519d763a6ddf4867fa925c46cb8a5d53116e29b5761d2e29d5bd019d9e87c4a5522569a4e6422130c7477a43adf4b1947fe1547fe4474fc9b5f0b996402d715ad007cbf37e5028e952292047a6a5b1f29218d2a098388c566f31b6cbe7189b43068ca3df81a9e6cbb183a656f450462104cbeebb05bc6db0148', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:11.72+00', '2026-11-16 06:31:11.72+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_o8HhH7iFiOvBvKebateQkY', 'prospective', '\x01b25a7fc98d86f555d3eb64dd36252816c53434dac09d5182ebc3fba82bc9ca25f448215065bca3e760f8d776b3d2711e7c7ca5d7f62adff675c9e54c3ff2585e108e44a4aab23cf61b17bbeb99d73c94aae40a08f28e8eb6a59a75e89c88b62e0eb28eb71db95d0eb79194a08245f15ebb34ff877c9c86f55684903c28b992a544f09cbfc008f97d62f54b44bc2c865337b748800e048977c5ec01847c8d2d618f642a06932b6914f4f8ec6bb46c65981039a77d9b23f43a79c889e268a68500462d53c984cfe84c9dd7b9b78ad6e219510e5c857fdddb7cbcb5199828fe313241ee18ad790d09ad40b0e28cde464d5c231054537c8bebfa9fee0287f764f1f7f5f3bd47d20255adac76be2d2101230f70abca05e05418bd0f8d4239daed394d8f78b97ba4440b71e5b5c961876e2a0aa36ebbec69f747954d2f2676cd6743b36b69991fcee8aeffa937d71321fdb39158a4797ef9c90c246f6ada304839482acad4b0c9f16bbe934fd26879098743089eab160b974f4addb19d2f48ab41f093ee68b42cefd36eef653dcf1c4e1716b01ee453e81a10023f7e874e006d5a9a483d2f37a33b32790f60e6fd691879dde085651dda7e281f7d10ea', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:11.778+00', '2026-11-16 06:31:11.778+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_p0jEU1o7Z5CUwlc1kqKRGL', 'prospective', '\x011217d47dbf89641f43d5158b47a7be131eda4f1758a737dfbb74fe453d5a83ee5651ae6f58644e725e9c5d20a8c1636bdf417dd3306fb985666e1505514a5b97c7fa3c911d9d7a16a28c8918a5bc80dede3095bcb9a75fec3749e3b9852c3ec54f56ec0ed00c1aa64d53771cad11d119911761041ebb552d07b0b38a0a51a54153eede3f8b755225095870601481d9477a17dfac1a4e42abda48118a5f7c5018b0619f27c0dc568429cf28a247e6d892aa17cb4d1951786ec3f9ce659482078efe4321bdcd7857891a3b7f4a7bb5564285d0cd0510997daceaa62fb333da89754edef0231f4daa291778ffcc3de28ed4053ab7500328951a58f9613d8537029809133034b0c7c0f59e8cabaf049d0b4783c66d2563d11adbc767af667c6852eba3d5d401ad780903d4f00f512695d33df05cb9b3d5f5e36909225c50a99691623cfe0575ecaa1969511a760e04b62001de7398fe8434353106b2792928fce31330dfa4e15c795beadf9823458a7f3b25774418300c783876d0f4891016f508ddc089437a37c7986af28f3505193b14036d42f500373f16b82613b334d4ea2bed1138a2dde75d247871ee26be2c12cc5da6a53be3d72cb03ef715', '{prac_h5EyPl2yJ8xHVj3v8vszjv}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:31:12.725+00', '2026-11-16 06:31:12.859+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_qsiQelRrGrcxOnWCam5FnB', 'prospective', '\x0144deb664631dc816953f53298e95a55b73eec6da0e34353d92365a4ffc8d8a63be3e1dd162b94bc0467f61f7f8a972301ab34e677c00a3f3137edc05d7c4fd8a4e77cfa4a7538ae2e7cb70f77a5fc20e2ed7478861d515ab51fbb76edbcbf9728c8cb22f7a81f01b37ffccd06b4c4bde251a45c8dfdf9763d75e5aee7bb7208844157263789fc010aebde22315b7929fbba8210a2b5130d7b1739da8b34b3bcbb0482d1feb849687ba84911dac0464ab060ba96be922f000dbf62ede80170e57badd508f1bc95612f31f2fde3d0a068b2f1533e577bf105bf73ad87e4a6c649d5c98885bc90d94c7b80dfdb76598e08dae67289ced4bb1dc0f5bb07d7a7197fc63703d0053e4f24c7f433b8722ae2ff9882da432ff9f1dbf7d029c875603d4b53b7ae48ede275676d6d044c112442df1fc55dfa3a8324b57e8c6b0284fb153234f6c4f2128ea64925969c733ac9356f507c8eccd28f5cb826d8f33a63690c28c8554ce03cbb82220c26ed222f360f21be886a478e3b3bb82b3001203b17036c72b6b04cb7eaa965126e86d8611e6ebabd8b6a2c468d70df8b49f442cf6cd1fd363dfdc33151ef104954dbc4479ab6663974582a4f4190e812cc8', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:17.167+00', '2026-11-16 06:31:17.167+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_tGeZXoe1nhjMSfmgQADU01', 'prospective', '\x010d0302ca0f658a86640bcc94a11ef145337c335c63d384ecd2ffb1da8cd0cf2c0743dcd3ce2f216a0d89c8648ee042c2534ea06ef8f36f2d9954c909f0d1b5717784911017c31df15f921c462cf3057376eabf13c0db894585226953ab6ab5342174b01287dd52076664a69b078b8fbf3904df576f62214bb78080be6f534b797c7e90603bb19d4e0f1887beaa327f1cb437d42fde36a8052c4af779890e94cf64bb5564f97c093519a7a686bc2995b744f6dd6d8a9f8697620e791e9d40202df5ef2be425ce863a72d9cad9d78fd8c555866125a801dcd06046ada451153b0065866a37e3020d854363e995ba415fdbf8ce97acbb6b62285bd114620cc1e0da4438b7113abac5cb97f7e0c0095d9a3700a02ac4f64bbca8967891e2e3ad5a567a47af4168e6c871587a6dd63989be9fc55474620e28f1d783fc65612ebae857bb83209a7451d30ec113fd67b24c41e0315bb57faec8f3b36f56e2384a47ac88f6c1405428c4e62ac3c902da29c0c60d07b85394bc3c23fe07c3a7b27af9310a5eff3a2991bd83d4504d2e5e00963d1a09471d81f547082a574d46760a822f8054f517028f8c1f60354f2d814a52d2791800592b5c6b8cb8e99d', '{prac_h5EyPl2yJ8xHVj3v8vszjv}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:31:13.458+00', '2026-11-16 06:31:13.493+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ztUfAFIPYxGocUKBQEPXIQ', 'prospective', '\x01a96d0bd4488e233d92f1de9ad1dbe15ce4ab56409c7ff675d1c59faed388218ab75b282c8489a2c263f8d02c8c173992fbf98d46b6375a579f4cd66a2bd563aa881203764d397474bd6dac703b0c2004b9a53a0b61efebb138acb0b0dd0559ad202aa010a83239524e19e498b23273f7c8a417d5121c4395c062e64a8895b57eaf060a64017cdc8d72d84f3881748db702291f3911345efe613224d9d99c01bfe6fb2a71da8255bb1cddc15c2c31b27476d2c4921c42a86e3f84efa47aa1a7550d86e838559b832dd50d7d9865e620ec031e2651a0a6711cc8b22b82fb27a82b77a995cacdbadfc9645dc9a561c339bd92410cbcfc88ef312db7aeb4e2dd5ec3fb8b4d9b1d58fe8703ddfbe56fec14797721ef45eb52117868058fb16e011a476012dbe154d18cc7f2d2b9fe7858ea2abab403963161deca34f47e1abfe3591056a5425f220303f17780c9c6115f55c404145a2b81e9066ee3a7ac4627f840cce97defc7fc679cef0422107314fe1de8ef6889f18acd871a9bb068699ba783ae1b4cda1ff2ed6fe4fa0e8f408f2bc88c006b42c24b7bd00f4e01b1dee068afcab2e14fac826db998eb0a581a872a02e691129f58499b22a04faf', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:16.205+00', '2026-11-16 06:31:16.205+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'con_NHY8WcZ4Wcd5sEqV5DU1Ba', 'per_2Q9wV9URDspqQr4Q3gdWhB', 'financial', 'granted', '\x01ec63d4f6318bdd9bd1f80647f7d8c261bd9fe59d24775b86aff9cf33b6ebafae31b4baa7dd0c9f9c8b82242022a3669da518284f3d709b00baae830f29918f73747c1b54658e6d48e15c97fbd3da4f1d24367932a00c79e69d0df6c6408d6a519eabdbf82399a4e6f9acc7e150bd93eff3f98ec9208b96ee4842b1065c2df3ee355fc48e196f5a0fc6170d13e0ae3a0bde50ef49e590d561db8fe7a3255029e52c46252a32ceb441150699be5dcd70ffed507cd6d4a48ccaee1a7b82be98760160e031b0914111f90a81729d2ac0edfafbd1be142808a953ac7d18b739358f0c4d86767b6d3a53d194e59ceda2acc5bb254cc095d9006cd8afc11009af8e347df926604bcd2f2752924984999683757711313a59c46c29b548c73538147b0e51065baddfc97d0c564fdf1ef7c7023a0075ab4fedfd6c1f28a523dd117586fdfb32be54aebf2aebc99b476cda727981ef95310539cb0828c5b160071a797be5cfdbc36ced316a3d6fd487726a96c13230c34a566b0fc1dfca0e1cf871a0cee71c6b395dbd36c28cc0f7563ae423ef638c39c755e2ee82e09d7dd782058d81830d2cb88585244a780e8cbb8adba92bbce2586dc67d468a967f9161fc14e09a106eba371e9bd2e109e928d70897e7e91ff5cd3298f369f2304b5922d1900db1e4a1f3aa03c87f547ef6c8256abba9c0ed3a9489e36afdc54b1f25f86d373bf57c0536868687b4eda41240859987e5b326bcd70e6136dfa158994959b13a6e94f6633f4bb6a40fab777517e6a7b01f1361fa05fa10f139c786e4df448f2ab5cf54546f36d15c44a5d56ac96f644ebdbd8e946e4edceba1b67e56f9dbd95e0588f42af84d47e552de5c2a9fe6d553c976d7d5139dc3af892042b1c46e9c25f3b77ed49a831eeb03d42b694da1014efcf0647b9c68fc9c39845081ee4aeba4a8ae353d510ea44cd47f20bd5ec3c1dd4aae5a134ec8b5364ada755748d470b8429ba09944e98aa1d673aa87d5b5d5efb4428b14e8b0143f934c9a1c9fb676ef333743e5fb2a65681cb0b78431dec56d1a628c5f21bb6b9cc4779b41dee05009c7e7dea29f5723a8615a5a90d93bed6ddb42114c600b6e4e84f0afc3574c24dd1e5391802b235e880326ddcdf41c89d22f865b8cba6016d3d47ac4d206429f2fceac6b1b22b4f76248fdfae838', 'permit', '1', null, null, '2026-11-16 06:31:16.028+00', null, '2026-11-16 06:31:16.101+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:31:15.893+00', '2026-11-16 06:31:16.101+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'con_bQJhqn2A3xT5zCYc50MaFK', 'per_CcmDOy29RAcBZaIVrLg6FM', 'financial', 'granted', '\x01547e96035629a14b4b61ce2ce355e6d0136d503ba7741ae25d64485255beb1d2cd2fbf09e85ede05bcc8ae87b9be83d5f747a2309181b03718221c036fd24ae5419a4fcfc042ff6bf8d91459dd8cbcf201af77f1e03f74d7ac07844bf9807c2b5a6bfa28b0ef422bb5c3477478636cdeb1707b7c3270422fee5fbe770d6bfa78113c6e6b7a47723ce03bb6400c8190bb7c911c9d926fd3bd454a8422b4ddb6b67894a7d54207c82c13edf47f6cbf904ac72aa1a4689f10d01eb77fd5008a448be32b80399a54dfadbf2cc6dbc3b1b5ca0c50ecb7f97e041931dae0c17600424bf063c9aee63ffce2568483f55ea2b2b51534c35851c087ee78eb13e0bc266a75a89cada8f3976e8b0297e08ac391a294f61312a6d88debd5c79188768a3cfb9bdcbb5f536d1cd5615a8e807fc6a24385e782ad1c5d89672edd06c68dde24ad58ccb51dace8e399061e03a1bddb557d41172fab6d217001d431b6958fa0e0d5da51acc02ae7ae6adcbc0b8de69f721a3c96f4f848d025e03169ac48979fd4c79fa8d9147d47cc7c3ca633b5474c3b206e311ab6614a1ac7f00fe022478f379f3ff32f63e74a39aa68855bdb2cb3f02a59cfaa1a976a704ee2b8c60c841abd96b5b3a8bef200130423421bf4cb5cdf892b285920d3bce8b3a6f26ff2955e2b28f5bb71959ee9ffe6f72959c33ff5fa545f8a996b261fb671f161d4b98421b00784f2a87f85698cf8722bd536e39ff1d272b8b49dccd6c337d7240e6d8c6e056038165e6907f35020b49eac749f50222b9b43f7a1cbde335756af9ae1247c58dde4ab48ad2f0c8fae5193d3faafb03a5ef5e954e246dbb7299ff3474d493401b3844b104a60794f1ab412dce3058c5952f28e92875b63a68219b71b052f6b12dcd5928234eae3ced116a96a248728f9074bb2ff652fc3ed355e0577b4c908b7aca08d9dc70d92312fd5aa50b8391e3dacb0ad5bd89c9f067d7438bac0be0bec21f028a584d0f9e1dff6093f5cf27f70dc5509a191aec4292e95a9a2782ca198abdcd437a8135429aff525dc30dd5838dc03f6f74242d80f2f5f6950c2a65428a098d8cbcac1364e8a8063d651f08cf8a1c817188b08d5c81e91046919811850f1a2ccedc5cc6cb30700148e1a87411f65a623f012fdd5f12df4aadbbeeb4873ac80c84f21ddce7eff5dca', 'permit', '5', null, null, '2026-11-16 06:31:19.848+00', null, '2026-11-16 06:31:19.878+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:31:19.813+00', '2026-11-16 06:31:19.878+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'con_cyxcx6QjQnj0hrbAwodEga', 'per_L4Myy0VLUBafM2QZhNCcMS', 'financial', 'granted', '\x014f92ff32cd1e26420bcc414021043f3e1737b535996bb39823818c3095d582f230e22691381852f5d33b0a02a6c49819aab97a95753d85dd73088d6b0fcf80bf35cc43b6347c5b9fc52ad6165790ac1d01c902786b856893f0abafb186341584b92cc094dc0a7082d97815f7a7944f039a13d7a5e32eed852e85518e96802eaa0f153891e4b86c673d6fa7cb5c47603ff4f5925edd6b5317d81db18d2edabe77ea792ef6ae9e8449191b958ed09c06c668ea661060b999c2a9dc14ce10118dfc7c57d93ef0db3c6f1aad1f52c88277c9d5b062e2c041dd7393ea4ff799ce86c998efa7d99dc4a93b7197e2e71cbfc207f224e0411db64b71a9bdfc9569d1808037b9a67c2dc33c682591a623e120b9e2de9922d3df5125e20458f441148ca23ff23118b828cdc73f47b339667351005d907df34176ecbf1a91ac1ecae6192304ebfb32b359fe66868d032f96b8f02cd4835dc039e84ca98abadcf1838d91cec7adb8c4798de16b5a684975ad0cd0c5ee8f2c5fa7a8eaf7b1f4d094d8f29ea9b0d67f7f909393d8d133df014c62cab5b858e02ddd30d376326071dbdf7009d6761378059e7ec89d25e8b490a31fdf6b3afea34e87fe75d9a2e2d96e919abd0222c4ca8d1b835e41a5365510d1899e3092ec326707441296f06929b837831f5c5bc0edfccd9d14018ab44795b2c96b44b85bab83162c4b45f5e9ba3a1295cd2d4aeaf808f955ecd7bc522b22c41c38ed6f6a4238bbb9b76829a50bdd69dfea24638931801690e185fba7bcbf983c1455ac39c834caff2c6ceccbf5b655a81198bd7ac5ae929417affeb5d050f791278db8132d953851c5079683bb50260f5cae4ca9004ad6d1a5116e4ffd1b85c86eb5054624aa1f1a9677b564e6225126090b9862bdc4952ded75c14cf0b76a4f8bcb33b5b55b74b888a85d71df5df58610ea208e5f25e93403c7136a4e37967aa52b80fd329f9572157fb58fea48cab49ab0a53ec31b163505ae350e15d3d2be9a6719c12bf867bff9635ee74f74cd7567bb5b56a0e14ce3c1bfbdfd8c37f0ab44b67a58dda132e70dbabf3d9a391c2621b3ee0bd78ebeaf1b64755d7bc0673b42cc6c417d7358022200b8f4bfccee363b6c2e8176850b17a6e1e676d83cb7b9fca887ba4dfa5c317a6257df090429a37a46a9e5e1247123110c09cc', 'permit', '3', null, null, '2026-11-16 06:31:16.834+00', null, '2026-11-16 06:31:16.89+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:31:16.8+00', '2026-11-16 06:31:16.89+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'con_nAMU6fl1b6yE51HwgmW3bW', 'per_iYW5XRks5APaoXSsPsqO99', 'treatment', 'granted', '\x012bcf082fc48c6e64ff5514ffa6cadcd726f77a9ace6456e1206eba9877e51c1010dff2da72d906b953a08a50e021a00fcc0836b3ee8418febfab55b8f1f50986556f0ba6ce386e206580dd34f125425f42eeabfc932c6c4b793d209a338491834d42a3512a47ee3e312f93f2e65ba533348d98449c30bda35f9749698158241c3b610e00eeb23d36a4fcf5c2a5cb4014aa3d1761577c5a7d00e762fe1e11930bdad86ebb82a84aaabd2b041183794c151ebe5da510f857c165b775a9fc7c2d484a2979c436521ed16f84ddc661b8de7f3ef7a618ee37c27c19b407e7c264843a13088fefc9dad2f4137354eaf1af08c6d75e264f30b40e1d90a7c17b67890d9673986dd3dde080a8d58b63cd5b7e9b11a9c8b942f0e972c638a29d256a40c339a9d7e88f9f6a513ed98f1205b4bb0fa5bfe2d2064d8c9a86284a658b1e129334b485899f4907f1ef33c7d08a94b72ad23e9ea107df4816403490550b1835b939e678ced0e1e028fe64564b258cea86edbb46603ad1dff3f0b8a9ba2e6615de052ba3b461577e849ee26e5593056c1e821a84b107ef08a900a871529301baa64b26408574e4e11cd6f4f3d87bd295c8f8c9a9f84943303458379f997d90afc6a2c30aa0f6dd3d5b0558b3ce6e328c37430c3549b10236b4e4fc51af4b5871ade14ee666f4c62040739a9a6015085f05644e8c9418c7107019a231c68fb1167e42186da37613e2a3628da1562f95257d6b2defd78cd1817176d4c2640ad9f029e3e9ae005a77a32980d90e6c63f2f282a520e2d4fab89a80ad03f9e082f3f5606943c3005690b27ec4ed4eda9cb91a3aed21b08b898b37c14ae802672306274668d304292e85a16a4bd6aaf01c93d7cfe583053b88dcf1445c0fe8319fd038a857d5c72ef29a030fbd485bca4cad13552210dc619bb8c8754384197742fff543b8036ba4124da7fdcd2561f922ff0f27a4b2c8c28a54a8372ae30cbfe821727fd59f4057339ed5e714bcebef73f585655c508b70de3d9f723263e039b811294c01e1708b5fd82d6ead23c1a0527fbcea508eb44f23125b45d82e775e430c035c16ac056e527245e92a0375f9f7446772568cb8ec069b0cdc3306aae005d546439075661f0785d12317b237caa1652e3a648d0601caddf00159c87b2e0bbc633f00', 'permit', '4', null, null, '2026-11-16 06:31:18.837+00', null, '2026-11-16 06:31:18.911+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:31:18.806+00', '2026-11-16 06:31:18.911+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'con_o78aUdAd5QCRnHbHl2Trcj', 'per_ztUfAFIPYxGocUKBQEPXIQ', 'financial', 'granted', '\x011b14a4b10b5813e23c7bbff3dcd8b2a70ace0f9c98214220f30de2320284d2c2aaa5e7f5fe36d3ef10bb5836264c9f03e8f6e77c1afb5b4be86af60a93e57f52f55dd58c6b769737092c74f2e95d56e61e2fc5fce837c0c7d80c650baffc736f63853a24ade16667c9e0adc899ae54ef51d57c89e6bc19e2c17042064084c446038c94b926023489c1dc0333bdac3ca59b25eadb1a8a30c3abf9920608b30c617b90be5f23ea5b1e24b0ed5016d9eaaaf7794a2b890f7ea026580c2ad6d2aff7622656afa2469227f1de7145b7c8bb7a6cdc9c3f395ee2fd99c2fd8ea3cf67ca658907c2d2aaba44b4fc720ee33917d516d3c8e82969a9ef0ce9669d9e99650ee0afa22b8c455bc8137e5dfd155c29d8405b5ea85a1d7dcd44c7090830a040ca5e32b77a07e5ac3cd45e44b24bc405c326c34583d5634c8c75665ca1ccec1cedb72b0a4129e2b64a4c38828af204c4e64af4df3fcf1892cda54be98cc752f17bd090bb7cce6c5f3e2cf2f4a98d4bc2c8f118d0279d929c094a0dc4070d7a4f5723935cc0ecbacb7aad0ad0f4218a97cb3ac08cd3cfbe0848e12b654a77943f17fc7e4d4e049a45f6d1163b9ba59b61707b4a869bded95dc52cf754036b858aa0b384551167c9c0ed3ba128d288358bd5a7c8672553cc9c4f8d9be775c91ed91d5113fd1998850bffb0ee2c1b2f05f9156b65948353019e366f1ad9c980a6b29ecacde6df8eb8f2c59fbc06ca9905fed05b03856ecbdfc55721f2dd94764012d5e57a77c07858a0f5e461ac6e48f9381fde50947e71675945a78b1a4132aea2fb3c8b50cbfc3ba22b3525c78a72fac340ed70282d672ca8053da3bbb4906b38c01f5f2528f05d7d5b9fca9e1f8e285f79bef386050e3cf53b88f45ff26ca5795d571a6c1bf75aeaa9299d7a789538e50cda34f7a7adc7b8a22fd60c66d040cd98baea2b9625b04f5de85d2065f83762523f19a0b0e30351e7c862dc28cb4fbc1459392babdf5907f2c5cf7c0b225ecc49d977cf7b042ca92cdd12d19d8b4638b966b3aa627fa5cf3a222d260b41ae242123642edeb93d1d0404a849c9a9a6a7e53607589234a5226a56d33c27d4e457620f7ba5b0ef2a6c654f07614247725da24b36bf5a0abd83231095251c5ce9313ef8aab70299d02e433a0ea52a0da2f098c786f8d66b40e6e420', 'permit', '2', null, null, '2026-11-16 06:31:16.354+00', null, '2026-11-16 06:31:16.389+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:31:16.323+00', '2026-11-16 06:31:16.389+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'con_pkMQaCAYH3sT1dYlrgcFCg', 'per_o8HhH7iFiOvBvKebateQkY', 'treatment', 'drafted', '\x01d48154be6f7e38a770447318eb53d86f6a26c3faebed484d26456885ef7d5b518a7d13530e365c45b8e81f630e50914f7552e997a32ca6cce7c846f5fdc26af36e31fa2af271c1ef4bfb1e8fca1762a74c57277749fe37272421c9367257ab623369bd8de596aaba353d613491c52a698945a0281ff446fb7e8d558a6672b679438167f6eb10482f613f1df10e07afc4facb9c7fafd4c5b698899fa60a88677bfd65f0dcba78987c1ac57a8d5ba9cad9574e301b5392d686df3ac1676a144454ef3bdfec0f7aaece6ddaa5479cce01af545ea9ed992b3bc847f724594880ddf7767a4b1ea52fd0c1cf0dde73aeaaeaab51b2348340c362669cacb46b88b3925579e939649b5d2a8e245b2fa0d087362e0c3ad07fad54f2619364bf47bd4657b0df10dee41acd25084d0d34a629254059e5bc0b45e0ca17e20b79a7f333513c0bb6bfe170e795231b5cf7dc33f4c3bb18b90b151940fb7efa8c6401cf4d739acb6b11664667c63291fbf5c0e1e4e4b1bda74d5e6670d4c5c848f19f416bbb539fa1a49b047db7b86bf0444bca72bb519cac3e04054cfed5361011a51e4d199e7837d3520cd019b9d4051988c3142847d452c70228343ea8', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:11.789+00', '2026-11-16 06:31:11.789+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'cov_JsId1wRmWgV2Yl1MIQH2Fb', 'per_L4Myy0VLUBafM2QZhNCcMS', 'SBX01', 'primary', 'active', null, null, '\x01e7a2ee19080e86238c7b6fe612688814795bcb4af08d3b20c8f236097f65de4040fee987e3be0294ad7db2c65d16ab09d7fb09ca8ff719a58769b4f13c08391880da807021a6603704f2e617ac2f1b0a035ac38adda3c1f53ab9e99fd74aa625e052ec3f6f20f5cadd2e8df82427af7b4b5806bcd803b404ec87e3015b04316eca4c8b275e969053eabf518dc2cfa828fd86bc3b153b6e69ce5b1584473752ad0ecd9cca4b26772f27e9e6a54cd4a569b2e1d12460fbde962a991d0fcc08dd65bee806aab3513d440ae35f38992b3283c32e3ada0694e422130033955529cdce4c239fcfe715cff8dac29b', null, null, null, null, '1', '2026-11-16 06:31:16.761+00', '2026-11-16 06:31:16.761+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'cov_Zoy4WqMwrDUMSQjpECoqBg', 'per_CcmDOy29RAcBZaIVrLg6FM', 'SBX01', 'primary', 'active', null, null, '\x01fc02e13a19ccef65e3e0295237280d96fdcd6dd345c7add102b7f6fa29ccbb5cd0e70e9a0d512294f4f76a6086a06cd8b7f2f4b7a65776e1ca3a55f9b371edd603f7abbb73fe28a1265631de439dd859fb594a90225e40333e587af6c08b555c6a68f3cf558c5d5da2d4cf9c34daa638f10374f86f878414e883f467347178871e74a08c6230fb0fe06466acd33dac45ee379537485f77a954914cbd1775ef02cc14940e18dc89a6e20c6426d4d4610dd60ffd7dcc2e2aa388627c12cba4d751f80b6842d5394e2342deaaa20196a81cbca70e9f8195cf3a802d5ed6986b4247332a93403b45ee1ad1b49a', null, null, null, null, '1', '2026-11-16 06:31:19.757+00', '2026-11-16 06:31:19.757+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'cov_nOcQn2TOuX7bEE7zs3sAau', 'per_2Q9wV9URDspqQr4Q3gdWhB', 'SBX01', 'primary', 'active', null, null, '\x01f1a38df5d0d626840f73823889713da60a4e48f3db2d84bcc1e2d4f9646f45ce335feb745d6758e2a337e246ec6629d7af9a9a8e8bf82bed5d21bb8aa83be2e4420fa697e4eb616f7a1b508053def0e0ec7092be0ad66bd7c7d3de4e5c5460ccb144a3031930a0d41a447b64cffe7dc8db556bf32f22940e278760bae3de3ad1324b545c9d92a95b4b216dcf78a27ede1e0c651b5192d8d84f1608113d91d5e33f62d4d45f49889096c5a96175d98ad472f522c496e09e31032515b140dc70f4f00275cf5cbcdd20e2988fd2e03ad49d68a82e7293e351dd2094f81edad07e74c46da404a402d1a9bad380', null, null, null, null, '1', '2026-11-16 06:31:15.207+00', '2026-11-16 06:31:15.207+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'cov_udxbZL8rVJbNgbk2FnytHR', 'per_ztUfAFIPYxGocUKBQEPXIQ', 'SBX01', 'primary', 'active', null, null, '\x0136d27c01130e3f27dda29c858d4c25314d223f339111fb7011114d491d2ffc90a9ce403265ef25de046f39d905ecc0c7c42ad1e9db1a2b06c83fbb2bd35d18c1e348274bcd4796c47e4fb3474a0dfd9fc79db964c64ab41f6afcbd8fa426421ecbf3d4e250c887ff726fda96a5c8d3a265af84a8a2d5cb2d115c3b0161954de9d97159e70731d7beb98cf0c95f96f97ee4f862bf96d2c6548221c6bbe80936020719eebe7177a36ed6735816bc31828624371fa6a830b34fd1f7f13e7f35969a55d3900b2bb8e59ac737bafe080440da490313092ca5844ca2b76eb17196ac70e38baf43cc54b198610b78a77587f61fe9b4de8c781aee141ebdf03f05c1bab2d798c70e35', 'elig_YoTWkExPEcTLae6e2j9nFH', null, null, null, '2', '2026-11-16 06:31:16.275+00', '2026-11-16 06:31:20.217+00');
alter table coverages enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'dis_Dj9AT0RHCt2BaYUKhfOSmb', 'per_CcmDOy29RAcBZaIVrLg6FM', '\x01d2f8ef9f2ec322f239613349d4b1cac3f4d47360fb39468a3fb90dca8743af899993e8db705ee21c67ad36e35b30cb1be29e9df73523862809a33e44ee46b04ec636579fcf67d47233566137fc4a71ee654ac5cd42e385735ea5e2e9d2b9742fb1f6d627043747df2c74ceca517c4554698e3200f05b94505e13056c0159174477348f5846d448498fc19b8024a6d296a2f713c5575af68540dcc0b8cf5ad7c38900d52d9e3aff0747544f9ef4d8200bbdca13c98856de4776f07d1eaf3cfbb0bca70bfcd226ab58a7908b19d2d3361b046fc6b64ca08e87caaa964120568249c17271282875ffa186dafb256f8afe75c0cf52934155ee5819086a274a65f44545b23db6053956dbea194ebf480a151228a838b6a5fd15fe351424fdab4df643207fdeb981dce22a08796de2d9dff50a2bee3d4ea718d9d33cd7517e6401755818707ec303b62a138c410f8c1738fdfe77c73f4394c3d31923e213597e5e5a8fcaa32b86e89fe213884108d508534b1689cc86e932b1b70e986e25417b86ab9fbaf0397506fc059a0240340386bdaf64a73f52889a5d8096fe58fbaa00eaa0905b5168ba665251af791563e75c2eabfafa9335236573e6e48cd8b8fad16b2a9b50c8a03e158a70926aa83a9605b107c753', 'dec_l9jpvxrsPzb6udFOiiZa7v', '{con_bQJhqn2A3xT5zCYc50MaFK}', '1', '2026-11-16 06:31:20.001+00', '2026-11-16 06:31:20.001+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'dis_L3mkzhYDG2cOpsZvsZr3RB', 'per_FbP4FOeth08EOf1Jyx5ok1', '\x01427e1d3d25e309024702461214c466c8833d1d46f7ca355423988be47adaef15c797bc7b04bc912a5e3d70e919c975d138948be027dc30547755aa14e0ce327e24901c7b9f79c77f2a2ded6843e02dd97580131e56970a01d511ac03b4f0ddc83a4a88472da38963501714c25472fca13584151fd0bdea3312a0e4c754adc3e193488489a2dfdc6d35f6a136d88758ee686733ddb82060d2e720058470d8c45b9e05881ee81b22557da25b60ea83240b57fb0566f0fd56a1f88110c4b45790cd8973cb3abdc27c553bb8b67642e8b19403b373732462304afecc9d7669b374ce8f50103e319bb490966db3c669ad85479a8598796e051b6186aed48da069db9fa4498eb54de5790bdaa5b7ce7de461334fc6dce4d6a820486e4ce3714d67b04b3c539a236edb830ebca78dff405b58908f1744828fb6551f7f19e643d542fdd58f74e315b8538bc2d561058fc8b47dc9b425f6903d4e4cbce81c49a52277a2d22fe761b6d59a9904fce664cf581da3f5890c74e6b23702f7717621167d31d079fbd4557cb13dc52d616056ac96cfb32f47e2585b5e893caf57b8128b8d118da0303af4323883e203c32ec203722cca5d24e6845f44432c389c6214b94eec9b8bf5d7eb', 'dec_ZM4oRBlsbEjvxhi6DV437S', '{}', '1', '2026-11-16 06:31:17.721+00', '2026-11-16 06:31:17.721+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'dis_krG6AUeGQDtwTD9fejCtIH', 'per_ztUfAFIPYxGocUKBQEPXIQ', '\x013b65914f9eca9572a469d5b22f8c9aef5bdf8be9a97ed4c51eec5bbea89caa5a9bd1cb7cf5596263f271c5914c1818e1fa81226cdae6befa309f4c36bba7931b3d0b514a500dabb1dc6feb986ab7d58296505a276f8baba788a3270f262a6cb0309ab38d9f216e4f76e98cae1f997405e4947873103cd47aabee80d24983076c45f2b7df432f0934c61954d99a3346e25b0cc9836571f0df387d1643c181fe1c69882f1a8079bdd7d0fde131e5fa6a75fa3d469371e12e79cfeabcbdb739bc42bde5d16c16857f514002e2eb80c518e00f82e9496ec2f60a7ce48313d84a22b3b2b91c608883b1c9560fb9c6a442051e094928a2dd8869839229ecb9bf58525c1aabc0361d1d945b689bbc1065035465c9d6e709876f7b55e2047d990e6d5579bfd5f00e58571d41475ae0977196543d753e339837faa71e39f4777eea64c2e696b846bad5475dd5bb52124cb20518f558122d3c89258b0fa357d3c009fec897ab9562ea1e41d0a5a000496008338614effda347100a46331bb14ce2f36cb9dc4a484613423e1202c339632f992ce25d4fbb23a2284768ab92aa2dbab8629a20ddeea28f830b7392e023cc', 'dec_N2lkQbl4uLPP6OW4paG2Zi', '{con_o78aUdAd5QCRnHbHl2Trcj}', '1', '2026-11-16 06:31:16.444+00', '2026-11-16 06:31:16.444+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'elig_YoTWkExPEcTLae6e2j9nFH', 'per_ztUfAFIPYxGocUKBQEPXIQ', 'cov_udxbZL8rVJbNgbk2FnytHR', 'SBX01', 'completed', '\x0111ebe95828acb087e48dbab61eaed130bc26a5adffc82c0d86b68084a6a46edc7a08b038942de5c1a41d55a9fce27a42b96e4349e507df778b1fbf5a7933081a314f51ec31de831c233cb0c676a8fda62fe11b4244eb2698c136cdde24cdc5a0ff56e2e8b279fd02085d2c208be32369fc36d1ac8aae29720d5ac0f6dec2691d3a54614360b9d3374f1cd6caf950a1a4012bb383a95169f7f5775093f4e25677eb8296c621a7db562d6e18eb2275d0a7b4f333de5b0d4c920b793fe2159c5d18a888ea868548b0fb9fcd9b190cc58c2ecdb1520e9ec1ec7d6f1bd8728530edd17a399a8f911e5f729f3e9070d2f14b551af3ca5e23dbefe2a6862b0b5b931f2da51c891d3fab835a281982e2720b9de913cbe515483a235ad182bd31d23823653d10b558f984a5c6de53d541e9a91e2e990be65173fd8acff5dc4e5c17ac4402b842a5a555c9208490da9ce758a96d05c25aa47e9c4e75fc06d8e7e9ec1a1f367680d29d73cbc72207344b2f3d79d39c4a5bdcb1320544ec4e8e0c0f2767bee6548666f96aa19be43883399f93cedbfdcc6eb9f80cef25b8de63ed9993c32f17d1ecc019542ee2f9c75b3f87054164330c47ec1c9b0a7b9c1b02a3915c474e7ddebd4789237a46edd9b59a8a444978e5e8cfad4a3d0277e8b3d5eb68800f5bb672cc87a21f2620087bb807d6df9ed3ca2bf2389416d03bf1f3814c3ae2cebb2a1923548b6a7e313c98c4607f69c79a53c96465b065fc7f501eadfc90df3d0040fe3223a9da4ec04328a15f2a2471cab79b8573bebf675baf21acfef7e03f9f2ae48e55ca13fe575e86fc4669df8e7ce83f0c4ab508d3d27db89991dfe78f3e0bbf3b30db738f4508547df9c2015b3f3ea7a598f727817d8e404cc304b069b434b33d8b3e5d0c204b2bd6ad5ded7009b76eb325b4505a8b1593588f8c2a2457a5b3c5bd00f8db963dea7e6a73ba3c07962219141d828c79b15c158ae7e133de64dfff57fa8c3a169ab9d2e662c5bf54136a0942abf5aeefd27b8028b3a1f1e5a4ef1d4a2b9e19b620000e4ab1216aaaed62c3b2b10c994c508b2a25021083af04c4aa53c58de64abe406a52ff420b892d60ed3c7f3dcb0b1e6155763361ffcb884d9db29df27e5b18d0a449f1f050e5726781c0e4d3607a9b320f57af56872e44e044c9eb516d0b44dfdc8d3d0ec1ffd6de940ef3f9bd869e96637c47f4ef2933ef6f78b1ab4451e7a6b9f0dcd0a775ae44cc69c272a0783ba9dfc8724857c59add64acdce5634ebf038ffffa86f085755b56c6e093704b285f3606e337c314d1f6bdc29a37ecccc55e829ae11c8115eea8ac0d40680cce922638a8b0ecf42c9f8565a1b243641d994f4b52a572f11016f3ab35fddf3473f4d949fcf47fb1677118ff24cb68fd3d7a1417ef2c1f652b9f583c0b422de782a71b7609890e3424d58d23f31b4cd094b214de22110929fd4fa62f6408014e84efe2c71ae474150b1a34cfe7c0ed527c7c47308c498df52fa94d6add199fe3d7993ec8b7cd33bbbc271c97858db518fb1b820041c441b09398ed4d5bd3c5d73d9631afba3c93ae6babb7c55f490d8a2717ef37a4318ddebee6526bf3f17e49ca014c2c3bd8d334ca2b9d05749abdcc90a82db332f56a3c3bcafc1f2fe8b1fd0ed31b9ecd4b85d44b399b992fb305624e2de4a6ba9579ff7525e2d01150132ec65d30e3f27d578022839c77f8821d6757d8c8d5fab120a21d4025418ef865e0e45a78b29d9bac7171e7ef96f7ffa877e72c54d82a50b4e565fcf879d20debf4e0cb529655a37c448d4c2423835e560ee05c1d1ea302379a1406125616df4daa2685a83725d3537be0767a9cea973865b5abe63afa47c0719b7bcc8ae629eca70cc30ae22f9978b16862fa1fa7230db79d42d1601287c158443620aa489163bc1a4a5377a6248ded1d9f87187435175a2783bdf7b832fefbeb3bcd75b77589007af7a0abd316acea42ba5137b117c607bfb3a594e69ff56ef3a777358a0b34ca95df43943521cebe9dd8d3fc44d564a25fb7d686960a79816707eb72059d9c6f606150984ecf82e357527d5adce4eb9d29a37a0ba6c3aae4cdea5fc3933761daa6d0b04a1ba04d06388897f2edfe4aa4360ee9ae4aeda1bd8f3c017eb215acf30063b6380f5d394b8998db4ef1e97686b6af20dd2157ca49c98f39e703f288678dee90a9521af228131ec1ad2d7d2c697db7e3de830c7041845dd292cd47665b16bf525741cbeee8a03d1997b0d83331bc82e52e98ebea391fded7d689de5d36f64c7a33700a000285843460be18cce593fd52e086bf88fa313129b5369a8813e7a087f978e404fc503b37656b186cf83dfbbf872dbd45bc27fa45e2d87c144f24b7d7616ab3cf243d2d80ebada3f0673fc350cd8e1d739728a4083d9440bfa0e4143c93c75d23a1cbc7a2a52a6ad1a5752947ad7ea6e29f242dd59b15a22cabcea2eb8c93c92ec1318bb1f255fcea89066123df7c6dc6e3fa02a3a623cd37f1650a70d7d57688102ad4e86bc55a50b6feee1884f4c5f588c72e6805389f24ee81f629b9ee430d90c1214e6c439636b2749f9b3a939c140f9d68a681a354bf7a412f494350ef20d10f2a67cad1014e246bd339b0a54a87922784103d6a69c292ab4abe7f8c67a5ad24bf79692155e6ff3151160810c5c3bfda2d3a046acb16aa0aed94556afad11f5705ba98137e25dd3c3c4eb1e3fd4e4bd6d3e1d528c936db83369b04f206a1da7b32423ae55cc5372d8a2327f70cf69288bfddd22500050a6bd6456e1408a41c17021ce9b7323f27705f1933018c3d2ac2ddbfca0572b82b483097ce7dae4566a802b1870b54a3c12e12c0eb1ac9945af0b6dd0df0418d58bf518549df14b4fcdce66cc988f4176ee5ec9221e0ebd09df800c1d21d1cf35c053199698465966144336d65d19d84787ae77ddc84d1c5554e89a226f5f10fc70423e5a13da381637b6f22a271edb090f2256ac46035b5e70d1d68e0bad3c7690bcc88afbe99eab2a723b484fbd0561bda652a23737abe674a0622c9040741213c2d4c310fe48d73ba2f1e9945942ee8ef5c7e1b64a145e1924071a867cf1acb38040dcaadd396772c480cb9a5889168dc3fefc6e2ad0c676721c27c38ed645a1bf9aebd1c16b425bd2b11ca312b15db3d65d17b8bdeac8b3ff0e370cc98b7819560a981370ba6e8c05dc8ae92186b4cabcbafb8b072f78a6ec3ec8c3d503b10dd13096bc043b8f13900f949c810fd7c8a4623ffa8ce7a1908ec4c30776caa893a0032b2d74562bdb0148be5c8a965b19851012e00ff6af1d3583e3a84859bfb2f4107cc8360b6bed5458b2ed4f538c2e47a04b7e5bcf60da088c82523daf0abcb3917d22906a856f6740de03cbf68d2565bee79fa2272ba5eda0cc9a83351320d7f38e64d87e09ed3a18ab843a5114a37a86171518fed8086bf19ba52e9fee2a31c7e8e3312127f3f44e683a8c6d1d754e2d89e2584f120cfa0e07af09ee767867163713472c9655e04eb1a5fbc6cf07fe7d652b0483a5be74a963f60cbde99a83890ddbc1998aa1071f5518c239c17f47bfd84a2f9b9d5686b998e9dcd531c10693a875a2b7e07c08708168b8aa4eafc6fcf30edc1b175a0badac3192638a8c4552fbca2f3392fa3490b0507207428dc921e348d792a75ac96369cc8ead20f8187a01c44a78356fbf3062bdfbbeecdb66351ef1bd559a54f40b44fb31ea43bfc5c4fd0bd1c6bb3e09ce8860f7f040802ae9ab6b601a0afa2fa6dc8d9f3bdba37e98bcfc72891cf475139b0048f174d0ec4a8b984cab7858fd4cd9a20c0a7924c72deda6b3e064bff4acb7f7677d9612d91e13fff01d46d64e74a2d6b252b9cc4128f3884043c6c8fa672c66ceed3aba4c0b4cf11a13935c1da2b0d5e330733f6d08a80375a99be8c869bb9de319b8a39e817d71fccc1e15f176574253a50c3c2819facc64c0521ea2faf6ccf996f4b7534b6e92d595661aa961768abbd4661bbe3a62b091d345d7faceb44c2e508f3b85d58f2675d5ce2a0b8117c53b90629ec2710a32007327ae74b8161a19aa2ac8a17bae3d5d86e30202116bab9dd7c4f40051dec0a7c2bd5688973d1677a9373d594d98f2e48f78908d9601ec1097fc4701cc91d0a993da76ca0bf324142181f222db084e5cd719a120af617118a659f7df804791826bcef2f1efe53cedc7b86e1fc333540170e74a073b1985d23ff512c28a18904461b26fdc8bddd594612f3b3a90e421563befd23c18127438ff319fb42a1cd3b4f64cfb3a4872aa3a06bd258350b42899345630ae9e29bd97c6c23e5f592192cfa2616f05507f4cda5070856d16d748ad29398447f8aeb39cb2897412bffc0aed49d6efa5c480c304d759b8c56f7b5cbb5ea46c8e1915548b86067cb1738eb7af13a246b5805ec6aeb1ba31846b4bae7797d6108e4e820798232b057f7b4cc7033fdcee229c8dab884b409c50c9e2cb05485fe3b3d1406c77898358f2c8554d8231ffa70d60907dfa97dc800f44828d856777771e5a4625b337df6a791e865782612a5d6fb08628ce69ab68c9c8e2cec2e83e082efc643662cd65f03d5842016d3efd1c20f1ac7c1b3a545ee69979a543fe65875537cebff1eca2d19c787c7fdc91989b768494ef99daffc3bcfce9b1e02dae1ced6a7c27556f932d562cb34c682edda4b0f6bad1a4b66a6d1404073fb4d8fc609ae470e62faa038b3ca005b15343548f5b231fe3c1a9d60e14855fb9680d1bf4d9afac8d432e77f6f59c7abe901df3817cae2d49d2c8f3be0ef0b9dcf683f9d07221227ddd50408d26d17738198d0f88ebe720fa5a1ebd715ef70c492190cd7bd3292770f039e382cfaf866dd6d160017e9d792d3b72ee765af9ef8fd25f8bf65beee6697a5a9fce677fc1026bcb9b23a61276f08ff134b38d690b69c85fe1d103a8027e84257a7b6e8186a3f8a684732be139e62f6b01284142a7e7008b8af5bb1b25eddbd872c191f1bf5cc341e17df36fd82de4f2f8bab775539a65cf16590f2ee50d27fd6819524e66e54080b22d7a1d9be97841f126f30aafda847d7dae7d649e23f7bc547184c4cacdafc9a0f9846faf702d6a6cea7cb9c40df257b4aa47a8990861218fd358a2d8546042ff74fb8f7d877eefe0ef341dfee58b6e46a96c7f87f7a72160dd5b3276fed61c723b5c334a9b4266a4ec2f1ede18e8b93986a78f2f7b11551a309cf2bebcdf70361c8cce747994ab6b56fa73ed84066fced3fd5863e49024d1b16f3407a104c077b1fbe1bbe465f631d890f7573218209233b49fa0fef1d593747db074cd0673a311f0d20b59c5cabbd0c1fe9d8d8ddfca383330862f5e31daca1adb658666b9fd6be5f5ae4d5caa414fb4f94c03336de51e8f1fb6e6da93053f9811090af72347e6d37f6f36d60ed08a2eeff7e86b6545f888ef5fa5c2fee79b784149f3e76834c5cd0eaf0db5d08658f3217a89887fb410d9b94eeb2981eb6c3db2059548b938d84d7f2a744fc6c05b54ae8de9724ab6658b0f15a281dfad999ff7bb69da8180ff5901019f7555d7b91c8e8f3d5f68985d2d23311a0a032818e75a805e46811386ac9f1b2b1340556c03ec54181fd29c92991bcf83af6ed00e589e5bf8735c673458ebf202752d9', '1', null, null, 'dec_N2lkQbl4uLPP6OW4paG2Zi', 'dis_krG6AUeGQDtwTD9fejCtIH', '2026-11-17 06:31:20.217+00', '2026-11-16 06:31:20.217+00', null, null, '2', '2026-11-16 06:31:16.444+00', '2026-11-16 06:31:20.217+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_2Q9wV9URDspqQr4Q3gdWhB', '\x619bb3b401b6de704757b3ce8b9de9f25d40abfc3a7b648cfec242ea146a4ceb520a4ba73295339ccdf49993f7d9b793c59644a86478f99089babc5f8aa84e83ddcfa5155b44f2a9b5cd252db6', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_4XSoyMB6McRZHaiksgtdr6', '\x619bb3b401b0c3491c1bb97a79514c337d2177f4f427817f04e6847c17662fd15c389eec9916b85da23335610b683c3f6e30d604976b4fda60a263f7467c96dd101bc98f871183cf5a97caf2c3', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_AFHwkZf515ItCEDCEelyhD', '\x619bb3b40114aef9b00ea5b789afa8dc60851592786844be01a4119d9d804198e2148f94d467e6a9ae9e1f03967297d589c6f39ee75fc00bf81ffa3ee4de63d053ec2c27aedd94bb3fca5517a9', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_CcmDOy29RAcBZaIVrLg6FM', '\x619bb3b401ae63104b48d62c974ee81372116ed4f93e7cb87b4870be14e04eff5e44e2f578b1241bec04b63252d31367ed5c6df5df06817afeef66afcb4911e95a52134097d2f3c749f5367e2e', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ESashwcMGw4W65PhH0EB3K', '\x619bb3b40121c5f179e73be6484882ab9a5392cddd6dfafbdce6383c96dba0ccd2dcf4252e548fa720ca1501be40c30371a00d5aa57c5469f03d970a5f9c87fbd220d7fd8e5f200115c30481b1', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_FbP4FOeth08EOf1Jyx5ok1', '\x619bb3b4019777161a69d6cce0e2ccb05cb8b30b388a4ae9a0195472e1c245487679bee9629891b579028c53340d4399a86a2e51b518daadb08bbdd2a9efc0cc7d260bd2b7f27bcb47591704e5', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_L4Myy0VLUBafM2QZhNCcMS', '\x619bb3b40198f885e81ff5c4cb25c3f7e209db6a6d9ae462147077f9c9fb51dfea3a8807c383891fc724ee7c5a52137b2c3617293f52aef7aca37f83e9e5bade837eb84e24d6175784cf7bb4dd', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_R390zsS3hTBD519TWCTF8c', '\x619bb3b40184b14c8876dec3a03bc3794fee22942a4cd429bac52c55250ee9386607aab8a75cf32150c7b95c8a72fda8e947ef7bfe2585cce0348ef67cfc8b1702702a24d9d70795cd269b46ac', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_WRVdFbdD9k48DInZDvMCxO', '\x619bb3b4018dd3bd41e433a58810c885a2668beb85aee09cf946c3bf7b9970bc38f6550299db882fe78a6b53f91307082b6b26778d3be1060254c22f7abebf4d81fc22ed6944e837370710159f', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_cN34FA2E83Osjbm4VqjpCC', '\x619bb3b401bab43e1af062dbdec7bd91b3e420760bd4c8ba4d08954b599d7ca58f94c0e35af4da580c5f77493e156b87ed4f0c80abab7dad760bc37b62608a46f69a69f622619704b2e02691c3', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_g2yi4yZvn9nB055pUtaAhm', '\x619bb3b4016778cc3aa3454acda618d3ea9f7786129839c97e8bb5f3ca7231c5b821043a8c09d51b49f5f91f39374a8245bbca3d3b573c9ae9e3fc8c6d17309a1533f43fd70b48871c96aea7c5', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gGTjuYJrXlEJABiVCYRAxE', '\x619bb3b4017001a49e0786a53531fa2330db20063f6c8b5523aa3c46a72fab09e57eda9113e68f1ab53dabffa580e23949f47b0e6486cc3c147cf3e824aac836e769cc6a24750dec11e1d3a142', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gQCLNHMN1xkDR1WKR6fHUn', '\x619bb3b40193247092d3c2bc7b3b22b6c78dde614acc41c02c0b8901b6157ab7e9b02e8def283a4fcc502e2a668b4c0a92093fe684139a674fef84eb97babe143b5f3a059a375e5b3e079e3b64', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_hPW7qrVrBkess21Rv1ZO62', '\x619bb3b401fa5e3000382923752ffb283867319b0361471bd1d315a63b50c4bdb4d4a7c2f82db7d1b92d0a45e5818bc7dab3967ef03ba890454d35db9e545745b1d430e81d5423e2af32716856', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iYW5XRks5APaoXSsPsqO99', '\x619bb3b401955a85949fd634159a0be743f86a842935053e8afc198c58de63ee6cb34514220e6233b52b268928141e4d1590dd672588528436f8d7f79640f5133d07e05c87e9f22952b918f000', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iwUUxtOgCseFvcUX1XL5Fi', '\x619bb3b401e4c7aa49233452f49f8217acb7b2fecf147b7624896c20b22ad5c0f23971b6b228e23a2b78354053cc2144ffffe22c9235ee670239d6870f4bae054836d40c64a1a2055fe916eb98', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_o8HhH7iFiOvBvKebateQkY', '\x619bb3b401a42a8f4d14a0fcbc6d67e7bf79f213acaaad2f268413fdaa9f059b54b0e92f6eef61aa19117607c4dd70b23b67b46d042c1581a4f8e990d0656855d18ae5a91571297e6cb4f5b79f', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '\x619bb3b401768d073f40945ea1a9e3853e21fe78a5b94202dc56b1fc90b9a1ce710850de8ca5b94635b398e863ad0cd15508142b7281536feb0e5e9c7ecc33ab76b869875f4e918f074335f152', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_qsiQelRrGrcxOnWCam5FnB', '\x619bb3b40145a0e6fea01a16fd88476311f920bf3063d0947bb024708a0587ac16bc61d2b3752c3431d1bb1be6ba4a63099daa9e1a9459997e9c9808d2f29a07612690009ca9c8a37a0f81b08f', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_tGeZXoe1nhjMSfmgQADU01', '\x619bb3b4018b62357d143d425d9818bac79d5042c8056aa14f196af0db6d564b86ded2b85afed627eb2ec33392ea242a1047b5ab3964a22feb90105ea3a58094133f619803e8126de0bbde22a6', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ztUfAFIPYxGocUKBQEPXIQ', '\x619bb3b401c9d70abfaafc3224a2d19fd7a5d734dc7aa8b8252ac8155fb3d55bb1730f60876bb023339916df35cfb5dcd17da3bf48281aaa86d012e1faf5f0a08ef883e348b8ffdc0fece958a3', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_2Q9wV9URDspqQr4Q3gdWhB', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_2Q9wV9URDspqQr4Q3gdWhB', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_2Q9wV9URDspqQr4Q3gdWhB', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_2Q9wV9URDspqQr4Q3gdWhB', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_2Q9wV9URDspqQr4Q3gdWhB', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_2Q9wV9URDspqQr4Q3gdWhB', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_2Q9wV9URDspqQr4Q3gdWhB', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_2Q9wV9URDspqQr4Q3gdWhB', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_2Q9wV9URDspqQr4Q3gdWhB', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_4XSoyMB6McRZHaiksgtdr6', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_4XSoyMB6McRZHaiksgtdr6', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_4XSoyMB6McRZHaiksgtdr6', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_4XSoyMB6McRZHaiksgtdr6', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_4XSoyMB6McRZHaiksgtdr6', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_4XSoyMB6McRZHaiksgtdr6', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_4XSoyMB6McRZHaiksgtdr6', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_4XSoyMB6McRZHaiksgtdr6', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_4XSoyMB6McRZHaiksgtdr6', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_AFHwkZf515ItCEDCEelyhD', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_AFHwkZf515ItCEDCEelyhD', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_AFHwkZf515ItCEDCEelyhD', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_AFHwkZf515ItCEDCEelyhD', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_AFHwkZf515ItCEDCEelyhD', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_AFHwkZf515ItCEDCEelyhD', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_AFHwkZf515ItCEDCEelyhD', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_AFHwkZf515ItCEDCEelyhD', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_AFHwkZf515ItCEDCEelyhD', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_CcmDOy29RAcBZaIVrLg6FM', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_CcmDOy29RAcBZaIVrLg6FM', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_CcmDOy29RAcBZaIVrLg6FM', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_CcmDOy29RAcBZaIVrLg6FM', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_CcmDOy29RAcBZaIVrLg6FM', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_CcmDOy29RAcBZaIVrLg6FM', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_CcmDOy29RAcBZaIVrLg6FM', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_CcmDOy29RAcBZaIVrLg6FM', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_CcmDOy29RAcBZaIVrLg6FM', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_CcmDOy29RAcBZaIVrLg6FM', '\xda7bf74ac2c540484fbfe7774cff2667'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ESashwcMGw4W65PhH0EB3K', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ESashwcMGw4W65PhH0EB3K', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ESashwcMGw4W65PhH0EB3K', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ESashwcMGw4W65PhH0EB3K', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ESashwcMGw4W65PhH0EB3K', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ESashwcMGw4W65PhH0EB3K', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ESashwcMGw4W65PhH0EB3K', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ESashwcMGw4W65PhH0EB3K', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ESashwcMGw4W65PhH0EB3K', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_FbP4FOeth08EOf1Jyx5ok1', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_FbP4FOeth08EOf1Jyx5ok1', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_FbP4FOeth08EOf1Jyx5ok1', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_FbP4FOeth08EOf1Jyx5ok1', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_FbP4FOeth08EOf1Jyx5ok1', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_FbP4FOeth08EOf1Jyx5ok1', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_FbP4FOeth08EOf1Jyx5ok1', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_FbP4FOeth08EOf1Jyx5ok1', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_FbP4FOeth08EOf1Jyx5ok1', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_L4Myy0VLUBafM2QZhNCcMS', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_L4Myy0VLUBafM2QZhNCcMS', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_L4Myy0VLUBafM2QZhNCcMS', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_L4Myy0VLUBafM2QZhNCcMS', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_L4Myy0VLUBafM2QZhNCcMS', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_L4Myy0VLUBafM2QZhNCcMS', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_L4Myy0VLUBafM2QZhNCcMS', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_L4Myy0VLUBafM2QZhNCcMS', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_L4Myy0VLUBafM2QZhNCcMS', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_L4Myy0VLUBafM2QZhNCcMS', '\xda7bf74ac2c540484fbfe7774cff2667'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_R390zsS3hTBD519TWCTF8c', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_R390zsS3hTBD519TWCTF8c', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_R390zsS3hTBD519TWCTF8c', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_R390zsS3hTBD519TWCTF8c', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_R390zsS3hTBD519TWCTF8c', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_R390zsS3hTBD519TWCTF8c', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_R390zsS3hTBD519TWCTF8c', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_R390zsS3hTBD519TWCTF8c', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_R390zsS3hTBD519TWCTF8c', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_WRVdFbdD9k48DInZDvMCxO', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_WRVdFbdD9k48DInZDvMCxO', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_WRVdFbdD9k48DInZDvMCxO', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_WRVdFbdD9k48DInZDvMCxO', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_WRVdFbdD9k48DInZDvMCxO', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_WRVdFbdD9k48DInZDvMCxO', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_WRVdFbdD9k48DInZDvMCxO', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_WRVdFbdD9k48DInZDvMCxO', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_WRVdFbdD9k48DInZDvMCxO', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_cN34FA2E83Osjbm4VqjpCC', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_cN34FA2E83Osjbm4VqjpCC', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_cN34FA2E83Osjbm4VqjpCC', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_cN34FA2E83Osjbm4VqjpCC', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_cN34FA2E83Osjbm4VqjpCC', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_cN34FA2E83Osjbm4VqjpCC', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_cN34FA2E83Osjbm4VqjpCC', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_cN34FA2E83Osjbm4VqjpCC', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_cN34FA2E83Osjbm4VqjpCC', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_g2yi4yZvn9nB055pUtaAhm', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_g2yi4yZvn9nB055pUtaAhm', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_g2yi4yZvn9nB055pUtaAhm', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_g2yi4yZvn9nB055pUtaAhm', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_g2yi4yZvn9nB055pUtaAhm', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_g2yi4yZvn9nB055pUtaAhm', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_g2yi4yZvn9nB055pUtaAhm', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_g2yi4yZvn9nB055pUtaAhm', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_g2yi4yZvn9nB055pUtaAhm', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gGTjuYJrXlEJABiVCYRAxE', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gGTjuYJrXlEJABiVCYRAxE', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gGTjuYJrXlEJABiVCYRAxE', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gGTjuYJrXlEJABiVCYRAxE', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gGTjuYJrXlEJABiVCYRAxE', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gGTjuYJrXlEJABiVCYRAxE', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gGTjuYJrXlEJABiVCYRAxE', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gGTjuYJrXlEJABiVCYRAxE', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gGTjuYJrXlEJABiVCYRAxE', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gQCLNHMN1xkDR1WKR6fHUn', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gQCLNHMN1xkDR1WKR6fHUn', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gQCLNHMN1xkDR1WKR6fHUn', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gQCLNHMN1xkDR1WKR6fHUn', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gQCLNHMN1xkDR1WKR6fHUn', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gQCLNHMN1xkDR1WKR6fHUn', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gQCLNHMN1xkDR1WKR6fHUn', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gQCLNHMN1xkDR1WKR6fHUn', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_gQCLNHMN1xkDR1WKR6fHUn', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_hPW7qrVrBkess21Rv1ZO62', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_hPW7qrVrBkess21Rv1ZO62', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_hPW7qrVrBkess21Rv1ZO62', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_hPW7qrVrBkess21Rv1ZO62', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_hPW7qrVrBkess21Rv1ZO62', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_hPW7qrVrBkess21Rv1ZO62', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_hPW7qrVrBkess21Rv1ZO62', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_hPW7qrVrBkess21Rv1ZO62', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_hPW7qrVrBkess21Rv1ZO62', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iYW5XRks5APaoXSsPsqO99', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iYW5XRks5APaoXSsPsqO99', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iYW5XRks5APaoXSsPsqO99', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iYW5XRks5APaoXSsPsqO99', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iYW5XRks5APaoXSsPsqO99', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iYW5XRks5APaoXSsPsqO99', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iYW5XRks5APaoXSsPsqO99', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iYW5XRks5APaoXSsPsqO99', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iYW5XRks5APaoXSsPsqO99', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iwUUxtOgCseFvcUX1XL5Fi', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iwUUxtOgCseFvcUX1XL5Fi', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iwUUxtOgCseFvcUX1XL5Fi', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iwUUxtOgCseFvcUX1XL5Fi', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iwUUxtOgCseFvcUX1XL5Fi', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iwUUxtOgCseFvcUX1XL5Fi', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iwUUxtOgCseFvcUX1XL5Fi', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iwUUxtOgCseFvcUX1XL5Fi', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_iwUUxtOgCseFvcUX1XL5Fi', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_o8HhH7iFiOvBvKebateQkY', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_o8HhH7iFiOvBvKebateQkY', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_o8HhH7iFiOvBvKebateQkY', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_o8HhH7iFiOvBvKebateQkY', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_o8HhH7iFiOvBvKebateQkY', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_o8HhH7iFiOvBvKebateQkY', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_o8HhH7iFiOvBvKebateQkY', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_o8HhH7iFiOvBvKebateQkY', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_o8HhH7iFiOvBvKebateQkY', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_p0jEU1o7Z5CUwlc1kqKRGL', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_qsiQelRrGrcxOnWCam5FnB', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_qsiQelRrGrcxOnWCam5FnB', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_qsiQelRrGrcxOnWCam5FnB', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_qsiQelRrGrcxOnWCam5FnB', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_qsiQelRrGrcxOnWCam5FnB', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_qsiQelRrGrcxOnWCam5FnB', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_qsiQelRrGrcxOnWCam5FnB', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_qsiQelRrGrcxOnWCam5FnB', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_qsiQelRrGrcxOnWCam5FnB', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_tGeZXoe1nhjMSfmgQADU01', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_tGeZXoe1nhjMSfmgQADU01', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_tGeZXoe1nhjMSfmgQADU01', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_tGeZXoe1nhjMSfmgQADU01', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_tGeZXoe1nhjMSfmgQADU01', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_tGeZXoe1nhjMSfmgQADU01', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_tGeZXoe1nhjMSfmgQADU01', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_tGeZXoe1nhjMSfmgQADU01', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_tGeZXoe1nhjMSfmgQADU01', '\xb1fc834697cd2fd424920bda6fee29d2'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ztUfAFIPYxGocUKBQEPXIQ', '\x0e3ee129d67ea32a9b37fd42ae96c19e'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ztUfAFIPYxGocUKBQEPXIQ', '\x0fd2cd00c045144f3ac9d9955754a5b8'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ztUfAFIPYxGocUKBQEPXIQ', '\x29f1bb00792a9b7d717e6720b7972b0a'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ztUfAFIPYxGocUKBQEPXIQ', '\x46beb8f8ca6844b99a5caf8c80d0b5bb'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ztUfAFIPYxGocUKBQEPXIQ', '\x4bbd4b589ad8172b30c89401db65c372'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ztUfAFIPYxGocUKBQEPXIQ', '\x64bc342a470e8541b25d602922969267'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ztUfAFIPYxGocUKBQEPXIQ', '\x7466c8ccd924a092637a37540f91a743'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ztUfAFIPYxGocUKBQEPXIQ', '\x91315a352ad0018be81fb3f55916db24'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'per_ztUfAFIPYxGocUKBQEPXIQ', '\xb1fc834697cd2fd424920bda6fee29d2');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_policies, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_5lsodWS2vbDal8koC4xF6X', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_1QxqDGqjP9KZrCNl2oPind", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:18.014+00', '2026-11-16 06:31:18.014+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_9AfrOCtbPjOm9BaHsTu6wI', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_9AfrOCtbPjOm9BaHsTu6wI", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 06:31:18.727+00', '2026-11-16 06:31:19.549+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_9KYi6MwpzndhOBawKyXmYw', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_lgbbn6A4zTXbtvU9CRN5tl", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:17.795+00', '2026-11-16 06:31:17.795+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_FAGLVov3dfuHAiJmkcKI3h', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_wCHazuooa3E6ZAdzSfaTcT", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:11.653+00', '2026-11-16 06:31:11.653+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_Fn5qEZxNjX7wb0pMCcXs2h', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_KjqWWcs6XAUWoAUS5i3UFc", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:17.203+00', '2026-11-16 06:31:17.203+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_Fyk3fXmtfBuDzh0gxKEaJv', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_kbTFpuwwJ3hfp0X0Cen1c0", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:14.968+00', '2026-11-16 06:31:14.968+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_N39Gl3TIR0yxqCSCttWqiR', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_N39Gl3TIR0yxqCSCttWqiR", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:19.645+00', '2026-11-16 06:31:19.645+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_RXBXzjJdRQ2PQ5uNZVprHM', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_RXBXzjJdRQ2PQ5uNZVprHM", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:16.61+00', '2026-11-16 06:31:16.61+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_blGAvxrONjdhOZJSnQAyiS', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_VHa7VFPNQjQCYVLcAGNuxU", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:11.469+00', '2026-11-16 06:31:11.469+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_h5EyPl2yJ8xHVj3v8vszjv", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:12.82+00', '2026-11-16 06:31:12.82+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_izXc5RMiPrxoON6CH73iyW', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_x164rBvuoPPBVE3L6yWqh3", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:11.977+00', '2026-11-16 06:31:11.977+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_lTB7xoGTvyA0FWeY9nUQRQ', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_jFMBeAIWTrKhXkQ5PdGEWs", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:12.493+00', '2026-11-16 06:31:12.493+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_mpPfE8xh3VDdRmzJDTmAHB', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_kSduMjPztQ42pDNBVnPgkb", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:12.113+00', '2026-11-16 06:31:12.113+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_nFsyokAp153WLrqq0m1pMB', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_nFsyokAp153WLrqq0m1pMB", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 06:31:13.631+00', '2026-11-16 06:31:13.693+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_oIBGL7SIBwd2pgGOO8yvJC', 'unverified', null, '{"given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:19.52+00', '2026-11-16 06:31:19.52+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_E8hXhUWY6AYnPf3ipINYzI", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T06:31:20.217Z", "check_id": "chk_cH6KhV4MsxCydaREljEXv7", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_9TUVMGH64kesAYOy0NCH0U', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:11.569+00', null, null, '2026-11-16 06:31:20.217+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 06:31:11.543+00', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_shIujI1u2yqLaJaIAyb0zR', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_GG4cLc8V9QaFygU2DmRsDV", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:17.423+00', '2026-11-16 06:31:17.423+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_vHDIy2SmcsWKuozK0qKyH1', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_szUKL394xgYj24kPtgBDCe", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:12.656+00', '2026-11-16 06:31:12.656+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_wEjRhYewaa0iT5bEEVCGHv', 'verified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_wEjRhYewaa0iT5bEEVCGHv", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:12.753+00', '2026-11-16 06:31:12.753+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_xrDgiIlafYAJYVz62NQZif', 'unverified', null, '{"given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_3zVDdk5awUycE11EGW4NXe", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:31:12.312+00', '2026-11-16 06:31:12.312+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_9AfrOCtbPjOm9BaHsTu6wI', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_nFsyokAp153WLrqq0m1pMB', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'cal_x47TPllakK5edAlRT6Avgm', 'prac_vHDIy2SmcsWKuozK0qKyH1', 'Phone', 'busy', 'issued', 'zVr7jwQQ7MxabYD_e4r3NzvT-cayOMff0Z0hllliJHk', '2026-11-16 06:31:12.692+00', null, '{}', '1', '2026-11-16 06:31:12.692+00', '2026-11-16 06:31:12.692+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'clm_IcWrlS8aEAv6xEXMXS9Nk9', 'per_L4Myy0VLUBafM2QZhNCcMS', 'cov_JsId1wRmWgV2Yl1MIQH2Fb', 'prac_RXBXzjJdRQ2PQ5uNZVprHM', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, 'MZYQFJXBFF6KVJIXP', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x012ef951aef5362078d0fd28fa5076bcfb5ab27e28fcaf01827e0da7d8d3c81f9c10580bf4288ad1eaae46b13731ea99ae6b043996ed584ef27907f86ce98a7252a1ff5bc373124fea693bb7d33bd1b2ddff0957c824fef3034f2e3d0c869b1e6cb4b5a23c7e3780d1ab69e9395c6c88f68f23c43dbe9321804094b7015a9dca3f11741a0060e22403067ee22df3042c8785bcd7f709227c93bf8fa99f59a6fe0a8499ef23f611febb8b0bd01fb568e620e6886b411005c4d15da030ce188c58ef3168d7cf2e3c5ce0e4e491fc8f4d4a4f38c0132de282547299d577a41a7a0e527132e81ba445124834ebcb50b37f0e4d6f63e4d7934ded0ae8362e126f0fa3541243ccfb556f68b54b4aaa33ecf119627bb6a481def89206be939f2d6e4c5d320ba4fba53ad403ea1dae9090e48fb49052992b31eec9c0f3d2449a7a08d1da08a92b60ccf329fc45d53738bf40a3d4e20fd7bf5f5960dcc3f911594c29dc77ddbb7f85c6ca5b24bf1cc6c0917d51b19be5d0a93d1a04d9384a54970c115c0dc3fd8c1dce86948e60afe50760469c36dd71e1e3505642b39eeac02cabb515cd68476bb3c2aa1d2c42262b21a53542483258d8e68b35106fba632ffb0087b58fa993667a90a9c4f1f42efdae7a1c0a2c8f271713b81d409e248b9f1da6c07a9175b07bba4f25d532979eb74e73ed746b224bb09c77c54a9ec398f8a48d803cda0869fa8fc42a2452b7a53748d195776aabfcf39747c625b430a85fb38838fefef44511d7f2c9f57d856aeb6c125ecc8bd18d56645ae0a69bf676335693b5d0648cb33f0ded77c1ce44d20c52a1a8d4ddf34e52b473e911e057f2ccbcab49fe78a1d3ce72c57d4729191b4bf0750aedd5422e3f37232e076c2720b908b319d8c0ab1a803033830d8c6c229a1b48c1043ab7963717276cf7fc9189685e18722b6c8c54d34c8a2c1b2cf01b9b3c27447e15a53030b60022f35e47cf75f12a9006de4b75cb7a885514f3a38e06c04cd5e07b2270308b7863b4221d74389cd029240846b29f91e5bb699f7f7dea45ed19f5a4ab07ebb576d93fe7280b4377a7b637a641af6d7f4cea565e2c8ac5040e739e77d7f26c7726cf2d3eeaa409d4895a03ce20510fc654580e5ad447a44658c078b9e93809176751e8dec1cb0e917da879a0144e2c076a11a80436d064b250c8b96d42c34f82e51dab44994078ceb198ab63d836d6f57cb93b0625ddb025445486c52f48f50345da95a7d80dde5a893cbdf12adf0e5ab56a3654cb843b01ad7205beaa63c592f14fddec01153cbcdcaf915a89ae2779f76ee0b790d43fc6f39d7894d585972fa115f8fe209c3c36dbd01f2bebef5e48a0f81fd328f0cbe22e16ac85fce1b81e2b25207d5a563fb3ac46fdf6c73c7a8012e0a600ca26e8c5f6208b1a0b0491cf0ed3544a69414eb0a0a5dc37ac06ee2dd724f104d623764430f1629cb78f58a1104fd679ee27f2b98f8dc46d0177e656d5ca92528990f992', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:16.972+00', '2026-11-16 06:31:16.972+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'clm_vmBDtoEUT0q4XRY9jiObUz', 'per_CcmDOy29RAcBZaIVrLg6FM', 'cov_Zoy4WqMwrDUMSQjpECoqBg', 'prac_N39Gl3TIR0yxqCSCttWqiR', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'G8NUV44S4FI26UDZ5', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_l9jpvxrsPzb6udFOiiZa7v', 'dis_Dj9AT0RHCt2BaYUKhfOSmb', '\x016921be8dbf4456efc420bbd03f51b92fdf87791343af0a5accce8764ed6035e61cd9ce80020525f3da4f56f562092e52167eebc120dc5dc1a1971f90758de1d34846366befca8eaee281fb3ef19b584cb9dc2301c92b86f7f22c16cbb712a8d60e4feaec76b373f2183adac99c14f50e5f06024ff47847d35b6db2ea1256ddd3b122f5ba65375a5294e893a557076ab827c87ffbd4d6b4374d13e294f3ba22bc391942f1f916fa2e0044726d3d3eca3fa2c66231397a0559de06c827bac67d52caf9236edc1cd56c46eea17f8fd14b03c696fcb2bbfa2f466850b01b96f4f568e0b1a938d5d74ede0ced14cac1bd1f8bfdede4afd907f06a978f79e39b31bfa892391ecb2956e16d32182af042425846d86275e77dfc524775aca8415817c4775f115b43368da74c8dc7152a4b641df7d1de332124b5b99f2ff8a48c051fc0b3439685111f22dcbda154778fb725e6cedcba48e45c86c92706f0daeea6344283b6cdff9ec40acf2f66c21b33ae2ccb16ccd9059121e7c49d2238c91215cbb7f7a3312f9bde9a19518de9bcb9bee3641191bd19a44b8d7f7db0d7a36185c1843e30bcfee1aa0e4d289b08dcb1cbc285343c9a7445ffc7ce3e043aefeccf776b71292d314a4d14419fdd1a31ab661441c7b6300fa522eeaf68d3c12939a0401afb805a6e189ba188637f2cd5c66f9ba9c9f839cb23d9218c15be92b9e37c90c4c7bd70abe4170d2ec290e55b72802cdcb3986d9a4dbb14d182d0340bad0ee46d1cdafbc0ec83ca468d0228d62f5b9120855971d5e88cda58a8c51458dc45fef60d362326a6c3b1392a88d8942394f469789bf1beca1a5f1ebbff20e7a1a45b0f93250ef2092117ffcaa8b7598a9dcb4a0071e7cce3ee3667ddacc6801cab89f29bc7cdde0ef20fc9d2f4534d5b4cad59381989e0d4be4229841b44a963707ea9865a7999f42403d3272b5ff747c4d135686a1725ce668412af6d99155bbe7720930c862cafb68678b74eb0780fb36839de71b48bec5498cd4ff3bba2361ff2368f042d6718d8dcc6908d27a959e26c58bb5340d52dc634fe7c07a0fb5f4a27b57e322a141359349bd8d308fc73246ee52e25c81362e02dac3a7681c7d3e3b9994200913c1770db1193574b2e46aad3cd3111e2a9a18775c3fabefbfe21a525391912b69b4c02729da5c3bbfdccbd429cfcd77c13753596d1b5a32c22b635b42751edc317f24fabdc48c0208e7caedc28d5394ebcb71362379712aaf782191e0e4cdc58d7a7563df8cef077c84198e916e112bfdcc38f34d22644d794007a610f6edcce61e407765062148a98bbaae2d46fd30ae56bf35934b6167c2cbc0f8d25b056bdb5018763f4b956dc1769fca9ec19fbfc85897f888d46e6119c597e468612990dfddf43aea4c8ea0cdcb9e791e1cc8428ef03b208ed3df56c6ff60f30f4e8ee3708f809f69b85d69c46a846674dd6d203083ab48e2911b3db5bb2448468fd9a7bcd0722f3eaa34ef39d39720ee6b83fd56c8608e4a327049940d98fd90f4ff6098495c6f64e73152aa07d0aab9e3d7b21c536f336d823d99a348675fda13b904fe0129e4365b293fc4d86f728779ae6c9628e5f42b3b97c0dc8776709e2a897d8ad80dc1e37201589ecb0038fcc601e208533b74405741db76aabeba6e7db3d03040ecafb9bb4c5026019c31f31323b0ba5be7c2adda595f3d2d01c60ec748a8963c04ba9678c35cf3f7360b18f12d149c71435e9187900a2ac7811acc665d02c491f4b01d677ad9f5cb78ed197146eec7815b0c9673e65e087f3cdfbb9bfd1734f3303665ae6f580a3b2d73bf8f56cc88ca8fe78ac0130ed297ed9d20078d7b7a12f8bcc8203c33a8c73370eb684472d143d8ec3f022fa07033fcd179864403693b386d9767ed348cf575fc075bcecd2093b06a0fc5ce92ab9baa6f64524e33e59e1955d3733a85d762c108dfd1c236d1c6f9fa44dfab6dc35c7cff02ecf05eb776657fc700601456a92041aedab6aae58436c123f837e2c6e92bc6d0b0bf6e6ff222297a3746f22589f67a6090e7e4f7d2c4ca87d9f977963ec29b1f07b9c2cf555718b3f2c24f1719c4973c769b2a0c7c6082905663829c58029023cd6da1509cde1d865b12ec58286b61ead6b54787db76e91e7a335b2a7c04e87a86a592aca55706fe7fa9f4e70c97359247172a7d365dac549953b85e0181416791c3aaea195c4c52680bdc8d5e7da42ed5ac6b52bd54e4cd61a2609d08278a328de74329f7c57ec73af1d206201ee41377ef15e115061cd4ccbef714459af3ee05eda64efd936cad1992fa97816bc3c421ff4477a9c649a515dc67b601e932b820fad5fbb844854e07ca317f0e4', null, '2026-11-16 06:31:20.001+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 06:31:19.945+00', '2026-11-16 06:31:20.001+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'clm_vmBDtoEUT0q4XRY9jiObUz', 'service', 'QHmBmj0-vPW5BzZ0NWdCS1YD0Sa1j8Y-hOklGTsuu4E');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'crec_tqjdaS7J4vNNIWjSuJ7HvW', 'clm_vmBDtoEUT0q4XRY9jiObUz', 'per_CcmDOy29RAcBZaIVrLg6FM', 'submission', '1', '1', 'trn_HOBOmlCwD5Sz3zlDNLVlQt', null, null, '\x012fb31361f8fbc84a66caad6678c40e2980e3bc180857b359e663b600c1094305b02c044e838a972f24d1bf03ebff7398783c576e790d999d350c095640f58421cd0d23372b7a2933afe139cf3e1cde60c1a434ef88a0ae9571f4fd67dbaf1a455e714647e60c7505871d04fba4e10ebe65295f13be8acbd140b5b14346cb5b898c6a5d2214e06691b40cc3263169fe73da0d95abb88a0d4d582c55ae6250997c050a8933d06613b6a2e75f7a1c5d7c', '1', '2026-11-16 06:31:20.001+00', '2026-11-16 06:31:20.001+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'emg_Ne7gxlMRhRkLf7cPiiWV5Z', 'per_ESashwcMGw4W65PhH0EB3K', 'prac_izXc5RMiPrxoON6CH73iyW', 'key_GYlTluPE2b0HbtY5pQDaYf', 'opened', '\x0135415654a9e4c1bcfc5458caedcce32a6b640d2101ad06edbd7b48d03e09d006602d04e89096b921e3ac8b3f634ef0bfc61ce3895dc5128fb541e3d7de92808c89b706d8d23610544e246ab74275b87c7703a9c8d568256a2df0765b5bc366dd3c6f7f36ef274eb2beaf4ab3e66f2764c4bf29097147ced347deae6f464fecc51517e95584aec7eb136a04c6f4c406222f6ae6257e6710a67969060d11e6b920dc7c0660f65a9b8b29c56694150f1c', '2026-11-16 07:31:12.065+00', '2026-11-16 06:31:12.065+00', null, null, null, null, '1', '2026-11-16 06:31:12.065+00', '2026-11-16 06:31:12.065+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_9AfrOCtbPjOm9BaHsTu6wI', '6000', null, '2', '2026-11-16 06:31:19.597+00', '2026-11-16 06:31:19.597+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, submitted_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, reversal_failed_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'po_gdXZHOzwjFBk4AAMrNgzVE', 'practitioner', 'prac_Fyk3fXmtfBuDzh0gxKEaJv', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 06:31:14.98+00', '2026-11-16 06:31:14.98+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_5lsodWS2vbDal8koC4xF6X', 'jurisdiction:US-CA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_5lsodWS2vbDal8koC4xF6X', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_5lsodWS2vbDal8koC4xF6X', 'npi:1234567893'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_5lsodWS2vbDal8koC4xF6X', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_5lsodWS2vbDal8koC4xF6X', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_9AfrOCtbPjOm9BaHsTu6wI', 'jurisdiction:US-NY'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_9AfrOCtbPjOm9BaHsTu6wI', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_9AfrOCtbPjOm9BaHsTu6wI', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_9AfrOCtbPjOm9BaHsTu6wI', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_9KYi6MwpzndhOBawKyXmYw', 'jurisdiction:US-CA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_9KYi6MwpzndhOBawKyXmYw', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_9KYi6MwpzndhOBawKyXmYw', 'npi:1234567893'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_9KYi6MwpzndhOBawKyXmYw', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_9KYi6MwpzndhOBawKyXmYw', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_FAGLVov3dfuHAiJmkcKI3h', 'jurisdiction:US-CA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_FAGLVov3dfuHAiJmkcKI3h', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_FAGLVov3dfuHAiJmkcKI3h', 'npi:1234567893'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_FAGLVov3dfuHAiJmkcKI3h', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_FAGLVov3dfuHAiJmkcKI3h', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_Fn5qEZxNjX7wb0pMCcXs2h', 'jurisdiction:US-CA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_Fn5qEZxNjX7wb0pMCcXs2h', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_Fn5qEZxNjX7wb0pMCcXs2h', 'npi:1234567893'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_Fn5qEZxNjX7wb0pMCcXs2h', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_Fn5qEZxNjX7wb0pMCcXs2h', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_Fyk3fXmtfBuDzh0gxKEaJv', 'jurisdiction:US-CA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_Fyk3fXmtfBuDzh0gxKEaJv', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_Fyk3fXmtfBuDzh0gxKEaJv', 'npi:1234567893'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_Fyk3fXmtfBuDzh0gxKEaJv', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_Fyk3fXmtfBuDzh0gxKEaJv', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_N39Gl3TIR0yxqCSCttWqiR', 'jurisdiction:US-NY'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_N39Gl3TIR0yxqCSCttWqiR', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_N39Gl3TIR0yxqCSCttWqiR', 'npi:1999999984'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_N39Gl3TIR0yxqCSCttWqiR', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_N39Gl3TIR0yxqCSCttWqiR', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_RXBXzjJdRQ2PQ5uNZVprHM', 'jurisdiction:US-NY'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_RXBXzjJdRQ2PQ5uNZVprHM', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_RXBXzjJdRQ2PQ5uNZVprHM', 'npi:1999999984'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_RXBXzjJdRQ2PQ5uNZVprHM', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_RXBXzjJdRQ2PQ5uNZVprHM', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_blGAvxrONjdhOZJSnQAyiS', 'jurisdiction:US-CA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_blGAvxrONjdhOZJSnQAyiS', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_blGAvxrONjdhOZJSnQAyiS', 'npi:1234567893'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_blGAvxrONjdhOZJSnQAyiS', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_blGAvxrONjdhOZJSnQAyiS', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'jurisdiction:US-NY'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_izXc5RMiPrxoON6CH73iyW', 'jurisdiction:US-CA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_izXc5RMiPrxoON6CH73iyW', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_izXc5RMiPrxoON6CH73iyW', 'npi:1234567893'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_izXc5RMiPrxoON6CH73iyW', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_izXc5RMiPrxoON6CH73iyW', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_lTB7xoGTvyA0FWeY9nUQRQ', 'jurisdiction:US-CA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_lTB7xoGTvyA0FWeY9nUQRQ', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_lTB7xoGTvyA0FWeY9nUQRQ', 'npi:1234567893'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_lTB7xoGTvyA0FWeY9nUQRQ', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_lTB7xoGTvyA0FWeY9nUQRQ', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_mpPfE8xh3VDdRmzJDTmAHB', 'jurisdiction:US-CA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_mpPfE8xh3VDdRmzJDTmAHB', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_mpPfE8xh3VDdRmzJDTmAHB', 'npi:1234567893'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_mpPfE8xh3VDdRmzJDTmAHB', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_mpPfE8xh3VDdRmzJDTmAHB', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_nFsyokAp153WLrqq0m1pMB', 'jurisdiction:US-NY'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_nFsyokAp153WLrqq0m1pMB', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_nFsyokAp153WLrqq0m1pMB', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_nFsyokAp153WLrqq0m1pMB', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_oIBGL7SIBwd2pgGOO8yvJC', 'name:MBEKI GRACE'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_oIBGL7SIBwd2pgGOO8yvJC', 'word:grace'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_oIBGL7SIBwd2pgGOO8yvJC', 'word:mbeki'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'jurisdiction:US-CA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'npi:1234567893'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_shIujI1u2yqLaJaIAyb0zR', 'jurisdiction:US-CA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_shIujI1u2yqLaJaIAyb0zR', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_shIujI1u2yqLaJaIAyb0zR', 'npi:1234567893'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_shIujI1u2yqLaJaIAyb0zR', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_shIujI1u2yqLaJaIAyb0zR', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_vHDIy2SmcsWKuozK0qKyH1', 'jurisdiction:US-CA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_vHDIy2SmcsWKuozK0qKyH1', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_vHDIy2SmcsWKuozK0qKyH1', 'npi:1234567893'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_vHDIy2SmcsWKuozK0qKyH1', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_vHDIy2SmcsWKuozK0qKyH1', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_wEjRhYewaa0iT5bEEVCGHv', 'jurisdiction:US-NY'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_wEjRhYewaa0iT5bEEVCGHv', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_wEjRhYewaa0iT5bEEVCGHv', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_wEjRhYewaa0iT5bEEVCGHv', 'word:okafor'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_xrDgiIlafYAJYVz62NQZif', 'jurisdiction:US-CA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_xrDgiIlafYAJYVz62NQZif', 'name:OKAFOR ADA'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_xrDgiIlafYAJYVz62NQZif', 'npi:1234567893'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_xrDgiIlafYAJYVz62NQZif', 'word:ada'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_xrDgiIlafYAJYVz62NQZif', 'word:okafor');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, kind, key, arguments, status, attempts, due_at, claimed_until, created_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'op_IAGkgBUKpMaAIx0buoExe0', 'pay_13FX7lrwquReyBdy53vlvd', 'confirm', 'pay_13FX7lrwquReyBdy53vlvd:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 06:31:14.525+00', null, '2026-11-16 06:31:14.525+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'op_W5TeilILXYZbc338Ts1AQS', 'pay_Km5xEUCALJiIXvFRMSGHVY', 'confirm', 'pay_Km5xEUCALJiIXvFRMSGHVY:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 06:31:18.367+00', null, '2026-11-16 06:31:18.367+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'op_haVEvRcJJvrh2T0aX89x6n', 're_EauhdyfYGiizRvq87vTfbg', 'refund', 're_EauhdyfYGiizRvq87vTfbg:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_jeVWLAhouczPNoaqbDYdzZ"}', 'done', '1', '2026-11-16 06:31:14.838+00', null, '2026-11-16 06:31:14.838+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, duration_ms, created_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_2e2vn5XO6vgRfNZv2PJEfr', 'POST', '/v1/superbills', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '100', '2026-11-16 06:31:17.576+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_3X2yj8K2HFt9IG0KwTSogI', 'POST', '/v1/claims', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '84', '2026-11-16 06:31:17.048+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_47o2j6ZyJwvJsvf0CTCou8', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '26', '2026-11-16 06:31:11.631+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_4II3s52xG5sKONnUtxTZEp', 'POST', '/v1/consents', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '110', '2026-11-16 06:31:11.887+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_4fqGB9I22h0BXg1acj1W3z', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '34', '2026-11-16 06:31:14.245+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_64brAe2oDX0KPfAEOMihHp', 'POST', '/v1/refunds', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '130', '2026-11-16 06:31:14.965+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_6EaxbBtZaaDAcEZWS21IJV', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '26', '2026-11-16 06:31:12.103+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_6jPDLg7eodv17aJcVubIya', 'POST', '/v1/api_keys', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '81', '2026-11-16 06:31:11.355+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_7wzEY4OZFU612ibMFMe9lY', 'POST', '/v1/remittances', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '62', '2026-11-16 06:31:17.156+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_8PHyyO0KpiV8ywKgspKGwd', 'POST', '/v1/consents', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '50', '2026-11-16 06:31:19.838+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_8hR0n76hrFtBwmHtxOUbAm', 'POST', '/v1/billing_providers', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '21', '2026-11-16 06:31:19.709+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_8iayGav0h4v94GI1hNCF8O', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '55', '2026-11-16 06:31:11.73+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_8sDC9pNR6AnRQAu8j3xHOt', 'POST', '/v1/test_clock/advance', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '880', '2026-11-16 06:31:21.083+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_8swF11zmXtc6DsslSg3flL', 'GET', '/v1', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '18', '2026-11-16 06:31:18.633+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_98p6sR4EWY6U0eNUIUEWc7', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '53', '2026-11-16 06:31:17.475+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_9CdwumPcr3x9aynDyAXaFE', 'POST', '/v1/consents/con_nAMU6fl1b6yE51HwgmW3bW/offer', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '45', '2026-11-16 06:31:18.88+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_9V32xJKZ91i94z8lYfAaD6', 'POST', '/v1/deposits', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '90', '2026-11-16 06:31:17.668+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_APkJLeSOuOFKTJHjXXel72', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '82', '2026-11-16 06:31:12.392+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_ARFUmhJ9zAcoWH9pp9lYyA', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '43', '2026-11-16 06:31:18.305+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_Acl0Xg8KTjQhQCuYaCoBL0', 'PATCH', '/v1/practitioners/prac_nFsyokAp153WLrqq0m1pMB/availability', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '49', '2026-11-16 06:31:13.719+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_BIAMVhXFLCWQaGiB8ZpKHi', 'POST', '/v1/notes', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '135', '2026-11-16 06:31:13.071+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_C7lAb2z7CclX2VME7RUMW8', 'POST', '/v1/consents/con_nAMU6fl1b6yE51HwgmW3bW/sign', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '99', '2026-11-16 06:31:18.983+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_CaWclMcQJtqAgfOGRASyNn', 'POST', '/v1/practitioners/prac_p5suTD2UnhFIWVkoTu1T9e/verifications', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '81', '2026-11-16 06:31:11.646+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_DeLtgeeP6kIepaxmH1QPF1', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '60', '2026-11-16 06:31:16.246+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_DrWhMDw5BXHC4Afd37w0kD', 'POST', '/v1/deposits', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '28', '2026-11-16 06:31:18.241+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_DyD9yZzGWnCQgJc9cqqQH4', 'POST', '/v1/sessions', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '105', '2026-11-16 06:31:19.1+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_EEhl4HACaN8HiHdWrky9hy', 'POST', '/v1/coverages', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '44', '2026-11-16 06:31:19.788+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_EWr5AX50HoPxyikKUT1mWl', 'GET', '/v1/ledger_entries', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '17', '2026-11-16 06:31:18.259+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_F2gvGTmIzCgZ2Gv60Mtr00', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '6', '2026-11-16 06:31:14.972+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_FbJmyvoXJLX1liYUsTUY0M', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '16', '2026-11-16 06:31:14.47+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_GdEtwQj9GBfP6eVPgxYNm1', 'POST', '/v1/sessions', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '83', '2026-11-16 06:31:12.481+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_HRfyA3LX7uat5gqaKev34M', 'PATCH', '/v1/practitioners/prac_9AfrOCtbPjOm9BaHsTu6wI/availability', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '48', '2026-11-16 06:31:19.594+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_HgbHhaDXnd0biBTHRA8M5A', 'PATCH', '/v1/persons/per_hPW7qrVrBkess21Rv1ZO62', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '58', '2026-11-16 06:31:13.357+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_IrivpTPDY9lWqvPBt0T0Cv', 'PATCH', '/v1/persons/per_g2yi4yZvn9nB055pUtaAhm', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '41', '2026-11-16 06:31:13.147+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_JBYosDdKUBOwlxpBpAuFHt', 'POST', '/v1/consents/con_cyxcx6QjQnj0hrbAwodEga/offer', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '26', '2026-11-16 06:31:16.867+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_K4EKVuVw3Spqlrm6HT3bQ2', 'PATCH', '/v1/practitioners/prac_9AfrOCtbPjOm9BaHsTu6wI/payout_terms', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '37', '2026-11-16 06:31:19.632+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_KaL1DI1LlvgauVipi3h2Zs', 'GET', '/v1', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '33', '2026-11-16 06:31:18.195+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_L8sEPdvdETgUkLU3WTiQxK', 'POST', '/v1/assessments', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '64', '2026-11-16 06:31:13.587+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_LeeYv5ICFdHnmfa3C3cu5a', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '36', '2026-11-16 06:31:18.757+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_LpmOU3Y5Kt8blcxo9ROy4Z', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '26', '2026-11-16 06:31:12.738+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_NFl92vwjq7Uy4kOBeoQQyj', 'POST', '/v1/billing_providers', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '30', '2026-11-16 06:31:16.68+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_PwZ7p8oDsgJG2Hwyh0vX98', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '88', '2026-11-16 06:31:12.054+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_RQoUu2fl5LFEiLryuzwF6c', 'PATCH', '/v1/notes/note_mw8zKFZ27mAuulmGLy4juB', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '65', '2026-11-16 06:31:19.445+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_RhDr0F1LvUJkEtcNPpsIh1', 'POST', '/v1/adjustments', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '57', '2026-11-16 06:31:14.304+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_RkgAzJJnx7zdz5x1TJ1SgY', 'POST', '/v1/eligibility_checks', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '133', '2026-11-16 06:31:16.564+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_RpkjXtyrXjH2gAEQZK9H8H', 'POST', '/v1/consents', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '32', '2026-11-16 06:31:18.83+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_RxaXlxk5RIRVC1vxqvJGKa', 'POST', '/v1/billing_providers', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '32', '2026-11-16 06:31:16.599+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_SElmq9YT9VYJOiW5ffOkG3', 'POST', '/v1/notes/note_9ePbeQuZv0d1FscdKoG5ja/sign', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '81', '2026-11-16 06:31:19.312+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_SSfFpZWcHip8TVUSRMgMaL', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '40', '2026-11-16 06:31:11.965+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_TaLTx5XGAQAmbmtbFWKQk0', 'POST', '/v1/emergency_accesses', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '44', '2026-11-16 06:31:12.101+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_U00DORajSipoisaHHFbxX4', 'POST', '/v1/consents/con_o78aUdAd5QCRnHbHl2Trcj/sign', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '50', '2026-11-16 06:31:16.43+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_UK87SegDCDFZfWdkhDjJid', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '103', '2026-11-16 06:31:13.249+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_VDDArxnZADgp9fjnHRla0z', 'POST', '/v1/practitioners/prac_FAGLVov3dfuHAiJmkcKI3h/checks', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '37', '2026-11-16 06:31:11.67+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_VnAdIquF9Xg51yqjg9xPN9', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '9', '2026-11-16 06:31:11.741+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_VpGRpiT2iHesQapS9OE24Y', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '33', '2026-11-16 06:31:12.671+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_W3OnVhjgTdMM4lRYkz3Vtb', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '41', '2026-11-16 06:31:17.198+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_WIgMjxALagr5LbH76VkPrr', 'POST', '/v1/consents/con_bQJhqn2A3xT5zCYc50MaFK/sign', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '68', '2026-11-16 06:31:19.936+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_WmL1WlRtqwAnOQqjBTrtda', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '12', '2026-11-16 06:31:12.828+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_XGjOhYRLMjfg27KTqBryp6', 'POST', '/v1/payouts', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '41', '2026-11-16 06:31:15.014+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_XhTgShlD0aQJUoAQYQVpF2', 'POST', '/v1/disclosures', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '64', '2026-11-16 06:31:17.783+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_Xv6x3xQxJCkhxv9PQXMcXP', 'POST', '/v1/estimates', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '127', '2026-11-16 06:31:17.36+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_YUMdlMhS6M9rLc2cjkMe41', 'POST', '/v1/payments/pay_Km5xEUCALJiIXvFRMSGHVY/confirm', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '249', '2026-11-16 06:31:18.613+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_YfzihUX1sXk0FhVOSbYtO8', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '45', '2026-11-16 06:31:17.421+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_YiJa1rBgoSeJTy7WpdXXM5', 'POST', '/v1/coverages', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '49', '2026-11-16 06:31:16.309+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_ZH2ylR4FYrs3pJqts0JCn5', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '32', '2026-11-16 06:31:16.637+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_ZUY8KuuCIkQQpdOkDlkL1b', 'GET', '/v1/events', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '19', '2026-11-16 06:31:18.162+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_ZXaWus4JKj1zzIGbalq5XH', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '61', '2026-11-16 06:31:14.369+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_aG3iON1YJadW2StxYXMPQs', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '31', '2026-11-16 06:31:19.544+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_aSh4acCHo3XRH8rj92g7DG', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '39', '2026-11-16 06:31:17.238+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_b4koGBCZctFurJrowx30YP', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '26', '2026-11-16 06:31:13.459+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_bX7P3owY4UmKShaUos8Ucw', 'PATCH', '/v1/persons/per_tGeZXoe1nhjMSfmgQADU01', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '57', '2026-11-16 06:31:13.521+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_brJugs9f6Q0siSrrbhmK3M', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '26', '2026-11-16 06:31:13.105+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_c9EVUSdshPqZS6OBJIASqv', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '32', '2026-11-16 06:31:19.743+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_cZgYcZJD6pSvc9i3OKh1N0', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '80', '2026-11-16 06:31:11.533+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_ciMT0IjQW28YxFNHJUr1Uh', 'PATCH', '/v1/persons/per_p0jEU1o7Z5CUwlc1kqKRGL', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '79', '2026-11-16 06:31:12.923+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_drKtwRW5p362FaictsBdSh', 'POST', '/v1/payments/pay_13FX7lrwquReyBdy53vlvd/confirm', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '304', '2026-11-16 06:31:14.816+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_eBReAISbmAYDs8Nh59MtCm', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '25', '2026-11-16 06:31:11.561+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_eKGqim8KWSu1L5vUZNI4PK', 'POST', '/v1/matchings', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '316', '2026-11-16 06:31:14.054+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_eSyGcq4U50XvstMHXfGfj6', 'POST', '/v1/risk_flags', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '51', '2026-11-16 06:31:13.418+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_ezd91WhvqdBgtdJsBm165l', 'POST', '/v1/consents/con_NHY8WcZ4Wcd5sEqV5DU1Ba/sign', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '91', '2026-11-16 06:31:16.185+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_fSTWEdG0KA2y1QKEG1Lkqk', 'POST', '/v1/notes', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '55', '2026-11-16 06:31:19.369+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_g6JMEOwibAMnUH36r1EGAF', 'POST', '/v1/webhook_endpoints', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '52', '2026-11-16 06:31:11.44+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_gY6pAo9o9cMgXTpg02Fk0V', 'POST', '/v1/claims/clm_vmBDtoEUT0q4XRY9jiObUz/submit', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '210', '2026-11-16 06:31:20.208+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_grwP1XvGXcR10ykKkIEQIB', 'POST', '/v1/session_series', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '110', '2026-11-16 06:31:12.624+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_h7tTD58ENZNX9wMBzG3Sau', 'POST', '/v1/consents/con_cyxcx6QjQnj0hrbAwodEga/sign', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '73', '2026-11-16 06:31:16.959+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_hI4GDqwwJw7FiOaggX5UkG', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '20', '2026-11-16 06:31:15.115+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_hufgcOSAaEFt7VgDceepcm', 'POST', '/v1/notes', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '66', '2026-11-16 06:31:19.222+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_iwEhhYbkrS8SEdmfIr7uBj', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '56', '2026-11-16 06:31:19.504+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_jChEcaYOzFfNQBfGVLrKPV', 'POST', '/v1/consents', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '31', '2026-11-16 06:31:16.827+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_k3GdaCdfbvJGSNXzdd8Q9g', 'POST', '/v1/consents/con_o78aUdAd5QCRnHbHl2Trcj/offer', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '14', '2026-11-16 06:31:16.366+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_kLC6eWMOG27Buu0UIEQNEi', 'POST', '/v1/x12_documents', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '45', '2026-11-16 06:31:17.095+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_kUdqIJRNDKqmIKLrIxsZEl', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '36', '2026-11-16 06:31:19.67+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_kianVe3aMLLGgG0nm9PIYZ', 'POST', '/v1/consents', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '191', '2026-11-16 06:31:16.02+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_kjyvQNx5Mn1GRSq6oreWTU', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '48', '2026-11-16 06:31:16.734+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_lkjoCc0pS9MPKffa5rfg6Y', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '33', '2026-11-16 06:31:18.797+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_mKxM5aALzTCce7Xe9YQWhI', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '26', '2026-11-16 06:31:17.819+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_mNYm3VpzOEHzdA2SDUI5xd', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '28', '2026-11-16 06:31:17.71+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_msNQIiP7cgKdygqn2YCaNe', 'POST', '/v1/scoped_tokens', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '174', '2026-11-16 06:31:12.303+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_nY1vG3ClKsOtTZNkk6daFl', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '23', '2026-11-16 06:31:14.079+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_nbuZcUAAuIkN2Jv4FGi1f0', 'POST', '/v1/persons', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '46', '2026-11-16 06:31:13.297+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_oT6nHcIwKyb9qXfgxSCl9C', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '37', '2026-11-16 06:31:13.645+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_ogMNSCUZRW0oTNxNp266KZ', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '39', '2026-11-16 06:31:18.05+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_owLEd2A3JZ8cU4cfJoBjhb', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '25', '2026-11-16 06:31:12.517+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_p2ARKofJayK53Qt76XTYyQ', 'GET', '/v1/audit_entries', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '50', '2026-11-16 06:31:18.009+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_qQqRLl3ZezxsHIteADTZBz', 'POST', '/v1/consents', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '36', '2026-11-16 06:31:16.35+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_rGEnL3lZ2gTu2wkGXPoXEz', 'POST', '/v1/coverages', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '52', '2026-11-16 06:31:16.795+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_tiUTtkzCdnMzwZfBC4uaAV', 'POST', '/v1/consents/con_bQJhqn2A3xT5zCYc50MaFK/offer', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '27', '2026-11-16 06:31:19.866+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_uMe7miSo4cgQW7iqo4azj0', 'PATCH', '/v1/persons/per_iYW5XRks5APaoXSsPsqO99', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '34', '2026-11-16 06:31:19.158+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_uhBGZanL2FaMAZwjhSc3VE', 'POST', '/v1/payer_contracts', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '78', '2026-11-16 06:31:15.093+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_vekg14p1yNUICWzm3gsMyt', 'GET', '/v1/disputes', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '27', '2026-11-16 06:31:18.713+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_vwGq7nIJcICIZU5Z3bHogF', 'POST', '/v1/coverages', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '416', '2026-11-16 06:31:15.52+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_wxo3V6MqSS8ru3qNuMvJ32', 'POST', '/v1/practitioners', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '23', '2026-11-16 06:31:12.763+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_xYg3J3nt21O6XPTdZ1mpV4', 'POST', '/v1/practitioners/prac_vHDIy2SmcsWKuozK0qKyH1/calendar_feeds', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '26', '2026-11-16 06:31:12.711+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_xuLxOj94HDLJdJKLLs2FDX', 'POST', '/v1/payments', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '87', '2026-11-16 06:31:14.453+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_xvcZDMiYyCQvO2q4WvRvIj', 'POST', '/v1/payments', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '43', '2026-11-16 06:31:14.515+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_yD0ybzy61RgKQilCXukqbP', 'POST', '/v1/payments', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '59', '2026-11-16 06:31:18.365+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_yyqwGF6GmjFwCvbkxIG9e1', 'POST', '/v1/charges', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '128', '2026-11-16 06:31:14.208+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_z5bPD6wwlTmHXnZgvHyNZA', 'POST', '/v1/consents/con_NHY8WcZ4Wcd5sEqV5DU1Ba/offer', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '75', '2026-11-16 06:31:16.093+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'req_zNhK167BJQ72C0Mgp2twMV', 'POST', '/v1/claims', '200', null, 'key_GYlTluPE2b0HbtY5pQDaYf', null, null, '55', '2026-11-16 06:31:19.998+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'chk_BTCviZPXgMh7y97mRrn6sC', 'check.expire', 'f', '2026-12-17 06:31:20.217+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'chk_FKnwzFHN3p78Q6IXb7dqHL', 'check.expire', 'f', '2026-12-16 06:31:20.217+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'chk_IAdIGTK2Xif9Go0EiwIriE', 'check.expire', 'f', '2027-03-16 06:31:20.217+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'chk_XJbQBpvcgDZUwNGINLJgei', 'check.expire', 'f', '2026-12-17 06:31:20.217+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'chk_cH6KhV4MsxCydaREljEXv7', 'check.expire', 'f', '2026-12-16 06:31:20.217+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'clm_IcWrlS8aEAv6xEXMXS9Nk9', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'emg_Ne7gxlMRhRkLf7cPiiWV5Z', 'emergency_access.expire', 't', '2026-11-16 07:31:12.065+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_GYlTluPE2b0HbtY5pQDaYf', 'api_key.check_use', 't', '2027-05-15 06:31:11.111+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'key_r2pIB8D9PFYYNCW1wNcoXe', 'api_key.check_use', 't', '2027-05-15 06:31:11.293+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'match_TnMlaz25CDF78MYCZ4fEqC', 'matching.expire', 'f', '2026-11-19 06:31:13.741+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'note_mw8zKFZ27mAuulmGLy4juB', 'note.remind', 'f', '2026-11-19 06:31:19.327+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'note_q1XSy4R46rJe7ZLLN6uC44', 'note.remind', 'f', '2026-11-19 06:31:12.945+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pans_5zo3B8dVSAiQq1VDpvPfpp', 'payer_response.deliver', 'f', '2026-11-17 06:31:20.001+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pans_dZDYDmxFI2BXAXXG9JQrXn', 'payer_response.deliver', 'f', '2026-11-16 06:36:20.001+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pans_gjNfcZdSAjnBCoA4BKFc5J', 'payer_response.deliver', 'f', '2026-11-30 06:31:20.001+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pans_mXcdJ7YlbF2ekbKHrqOglE', 'payer_response.deliver', 'f', '2026-11-16 07:31:20.001+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pay_Km5xEUCALJiIXvFRMSGHVY', 'dispute.fetch_outcome', 'f', '2026-11-30 06:31:18.526+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'po_gdXZHOzwjFBk4AAMrNgzVE', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'practitioner.evaluate', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'practitioner.monitor', 'f', '2026-12-14 06:31:20.217+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'practitioner.warn_of_expiration', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'risk_5UQaJNSbNFOSeM1atUvmwt', 'risk_flag.overdue', 'f', '2026-11-17 06:31:13.389+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ses_BbQU73aJg2oESEkpFaBUqg', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ses_DGpZ7A6kx69onuJavB1v6i', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ses_NxyW1FTfqK0C3gyMEVd67G', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ses_VRTPolilbCmcTFlU38LtWB', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ses_hdfNE9Eb4EfEfTA6ww28X0', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ses_m7G09l6seKMsm7fyOi4jIE', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'st_Hbg8tmQa9zta88lf3IGYNg', 'scoped_token.expire', 't', '2026-11-16 06:46:12.136+00', '0'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'st_Hbg8tmQa9zta88lf3IGYNg', 'key_GYlTluPE2b0HbtY5pQDaYf', 'prac_mpPfE8xh3VDdRmzJDTmAHB', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', 'AreF', null, '0e74002c468b42cbd8ed1ebabb4cabd8dee60a665849f85afcf19761e7409626', '2026-11-16 06:46:12.136+00', null, null, null, '1', '2026-11-16 06:31:12.136+00', '2026-11-16 06:31:12.136+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'series_J8Kj7NHvTyymXKMwYRhh9B', 'prac_lTB7xoGTvyA0FWeY9nUQRQ', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_NxyW1FTfqK0C3gyMEVd67G,ses_BbQU73aJg2oESEkpFaBUqg,ses_VRTPolilbCmcTFlU38LtWB,ses_DGpZ7A6kx69onuJavB1v6i}', '[]', null, '1', '2026-11-16 06:31:12.525+00', '2026-11-16 06:31:12.525+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, procedure_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ses_BbQU73aJg2oESEkpFaBUqg', 'prac_lTB7xoGTvyA0FWeY9nUQRQ', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_J8Kj7NHvTyymXKMwYRhh9B', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 06:31:12.525+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:12.525+00', '2026-11-16 06:31:12.525+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ses_DGpZ7A6kx69onuJavB1v6i', 'prac_lTB7xoGTvyA0FWeY9nUQRQ', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_J8Kj7NHvTyymXKMwYRhh9B', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 06:31:12.525+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:12.525+00', '2026-11-16 06:31:12.525+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ses_NxyW1FTfqK0C3gyMEVd67G', 'prac_lTB7xoGTvyA0FWeY9nUQRQ', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_J8Kj7NHvTyymXKMwYRhh9B', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 06:31:12.525+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:12.525+00', '2026-11-16 06:31:12.525+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ses_VRTPolilbCmcTFlU38LtWB', 'prac_lTB7xoGTvyA0FWeY9nUQRQ', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_J8Kj7NHvTyymXKMwYRhh9B', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 06:31:12.525+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:12.525+00', '2026-11-16 06:31:12.525+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ses_hdfNE9Eb4EfEfTA6ww28X0', 'prac_9AfrOCtbPjOm9BaHsTu6wI', 'per_iYW5XRks5APaoXSsPsqO99', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T06:31:19.005Z", "person_id": "per_iYW5XRks5APaoXSsPsqO99"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 06:31:19.005+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:19.005+00', '2026-11-16 06:31:19.005+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ses_m7G09l6seKMsm7fyOi4jIE', 'prac_xrDgiIlafYAJYVz62NQZif', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 06:31:12.401+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:12.401+00', '2026-11-16 06:31:12.401+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'adj_otJRX8f3dWcwIpHHZSiAtr', 'increase', 'per_gGTjuYJrXlEJABiVCYRAxE', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 06:31:14.249+00', '2026-11-16 06:31:14.249+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'asmt_hnlzjOOQRr0Wbh8aFBoOlY', 'per_tGeZXoe1nhjMSfmgQADU01', 'phq9', null, 'prac_h5EyPl2yJ8xHVj3v8vszjv', null, null, 'assigned', '\x011aa19bec9e7ba994841f15dd85697d489c2d2f4d7a8be5b6dab60544919c6549c581505d82cbc32ce3de4dc3a3202911afc00cd00789182b42b606c10ff9c1ccd9ed553baba4baa747469be7d173ca1677845cd2d290c33109d6c1965c97cfbed87bbc495591edda37f48311efdd9599c24069f528621b4aa8990df8ec228033218e326168eff9a271c4991d1797f9d3b632824e6e304a52094aca892a335c9ab06cb87b5fb0dc8411a70d539bff0f19ed20143dfc7e75fcf49c1d', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:13.541+00', '2026-11-16 06:31:13.541+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'chg_4oQYegAAyTEEgRcRBg6Kju', 'self_pay', 'per_cN34FA2E83Osjbm4VqjpCC', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 06:31:14.103+00', '2026-11-16 06:31:14.103+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, trigger, triggered_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'est_CYW5p7zz2iRZExZJbvtB1K', 'per_qsiQelRrGrcxOnWCam5FnB', 'prac_Fn5qEZxNjX7wb0pMCcXs2h', null, '1', null, null, 'requested', '2026-11-16', null, '2026-11-19', '2027-11-16', '\x015003c2c8c98ba28e9a22129d37908b259f0f438e74e7f8cf256729a30fc515aee83b60ad7ece864887cdc91260ea7671004dda86a31c9c14f42be58f3653689696cb0fef84379d2a9574ae56d3489482fe07cf9698711bc18a454efeda3aafb1c099089726fd6a1e6631f0449a3dd021d3848e5731e747db37d87e92af7114788a1da3657266ed1ccade5ded24f59c60d50fde4cb6b6da5f2d99ff8b775f9433d1b0ae2ead533f4f4b899364330b0fbe995e39833d2fb93701cc3bbc7bea478b264d9a5c88abc0248c0ac03f26761525b3f7e529a088577c79df4daec3860f748059a0421eeba8995e5de4b533901512100ac5fd80dd28e1f08e46708ada7460597167acaf1d2896427e7c380a65d56e94c9b800a9362cd52b33f833e4203b31fbd98d638642132e6596b7355580a2ecffe2d0aa893a258c4b8ca074cd3fd341ad6c88801459ec2dd3fb1f8eeb50f90dc387e8f8088bf19c1530178d43c2f3a5259d0a58ab7ddb66630206f70f365c8f5e6bf1083bdd4cb8758eb3a8e8716b6dd0231e4bb282d9f3a48dd9e1fa5068154ffb6f97b2389671d12f4a1238b7a007148b0ffd57c6e4d77576d29ba699c1fcf176a1e528d466490bbf8eb1204a7761aec0edc8cbf5f7dea2a08f900b9c07a3712cddfdbd6416b55621503a2ef17b6cac82b8f1eb439a49139dd4fb625e6a4fd6cbb026ca4374fb4dee86791e7ca91cb16e024d3fd1c58edc932f6ec9745d2734aeb1c57fb9519bd1de50bb663058df34ac7f7f89fca2d6ab3dfc1db4f3deb6e6f09eaf05212dda6590d341dbfa8b175cad19a0a4df89c87b52d21d24bd9e4ae44f3351487f220993667c0296f4dc3afe4ef9fbf7060430ba0919c91333057bb670a4d174e69bd2eca1c99194a57f618f4fa45218ae305002ce6610ce0a2f19e1b64b4e5f99a7d2b6f1b9b10b2025cce754bf133177001f63787c9cde42437fc75a7a60b4a31df1d983952ab5a310964fdccb0a92454cb4bc653e79863d1f1f0fd471b5daf23c6bbf9b6d689d43c9aca0b05efe88da5caa9e930264e4e86aaaaca3b8496942659c8a16c9a2779c107670b8a5fbea519050a2c207de835d659b6cb59b3654d9c9e73cbb68ae1de8fcc28c493ad1aea61b0ef2fb0ae1fde0bd6787dcc4d93d64901d61fd8a5d8aeb7ef0de6086b74968b399accf0899650514b32267ead68e21d7291517b230287b3247f82d5be75b845b4f574ee5926316c09fc7a2a9be8a1973857738d1c2180725254cb78e24d594dee1c8e29e93dd6f34ef30d34d5c02fd09900caa0dfc916bbf566abe10fb3be96f057d632077c7787f53e59523c13c6df7875cd32e54f31822f2159305ae652eb717361b53312a05366ac03c0cec889a66668845bcaa6701bf9925f368bfb877a214180ffb8da174ac2e982e1384f6576a26bf5b7ceacc49eace1d6cf0f952503a190f3a90c6e01e04ef9346a110ddd29add57eaf3559a64dbf6a26a9906ee38fefbb6f851303dfde922aadffffca74861d530bbe71686639da8f707984fb9278134d2cd0c512ad68fb5f3bbbce02316b6b1d565c86f4a12362a90e2beb746b1794c053c80011eb7630c0aadd964719a5df25b04b7acee64dfbe6c7b79530ecf95b107d72190042130a6be7bd8b34a683592b100a427aed22f760119595d4f4b76ef2bcb685ddfabc496eed6d3c1dfa719b47ff47dd384366ab5bafbef589c37919c8b131e0b59a8ac5ef438b51ef6176dbdd2d2b01e81be08e9c447d852cc28119c069adb091e26df019c3481f9a71ae44d9609f54759627d8e44e4eb378cc3890eb354b04b017396b50aee67e1d182bfe5ffbfe944b5c3a9022ec3e5025e4dc8f5c5aa3943096bb6fe384f4f88e88a0b755e89ee0f112d520a143ccc94c4cdf7861c076d3db2b30e04ed4e20a3a1a750f059841a691a22d304f9228f53c53731e4d5d1eafaa7518bd4a5a8001df4922e9d2fe146f0187feff6e920328eccb9b98a22a6d95e1e93cfb35a1728e5df0317115f221aeb6eb4e76707d9560cfc34e24126d9af6342c8bb60614bcc6d6f64d6fb90a4857279b5f36ab9da3e324d98664ed4384fb88f1e224dc6bddacc648650aede17fe2e731f61f1311e6398c526c8437640d3533f3c136baeeff225ace1247ac234830ada5d99610e0bb279a278a1e7d927469e3419005f4ca7c674e3e671d796b94efb6d12df2ff3dd77007dab004345abc7585e4c2442', '1', '2026-11-16 06:31:17.243+00', '2026-11-16 06:31:17.243+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'match_TnMlaz25CDF78MYCZ4fEqC', null, 'completed', '\x0163a8f00c816294661b8f74e23ca7b8e2a56b3f4589cee6777d89738c22bd02c5e6144d6adeb4e2bb4666c982baa8f20fe5619222174bbe2ec70ff7a8e0919da71e9cc972114428ac845453dfa6b5bfc9dc838c47dfc1081f3fd3d5c34b6adcd169f8e510cf805c017c4025cc0faff37c1175856560f99fdf2bdef9c30cf4559b0cbd45a3e5c93f6ac47e39ccfee16a702eeeb4ee60f26e9b94b77288d3dcaa6cdd821e8929b50edf12478d63f1c5ee8bd88ff8578de0a17dc582f7c9cd338264c49c87ca7f4a3c7a5d4f3d41159e969829f5ce5bcea137a3e348004611c745613135f04874aa9b0c03037d8954435a8d72f17f492c310542e8681c97653d2aab5008e0263c2795fb5814cedd4c5383897a6eb995c3d66490e94cd630c8b62144fd87060d463f5e268f4b9ad23db7283f36281247a6982fd3c57bebd21200ea30f4ebdc40f03d14441a322817b36a3c24297a6bd2229a335b0e521b484c0a6151657da8dfa10d876118ee8c73792adc73b099d671f4f7f30ddcabad55a76e69af1be5d6649c90c2fe2d2fd53a07a725c6a23e144c03f30966ed9b9a41c9f8ea5fc51a524875bb5e2db22871e2b458f04a56f6c8fb5bf9eb7ae968c1caf16c9494879a743cd6840844fe4911a8f41f0280758f017db69bae8270e7b40bc6fcf5972b8144f99d86a771a48038fd8dcdf8b5bc9f611f7e791c65514d5ecfdf64ca2d1787d87ecd9511486241fcceb4d96ec4f714c4f4c093da6d9362d65f80190191b034a745cf932cc553fdcdfbaa93c2fde53bed5cb08f7770806fb0302fa2f0d2f8c4a8e23a2890dfb570ba6791f6347ae41275b677612597b7483059cdf23daf9f0a15325eea83a8d51d27c3f31a0a9e79b9e2c76917080cac37224b0074390f63facb8386803a87ae55645ba56d93d087b11f3f4d11ca8312c4895eca2f6752e22c85a41a71e227e3224418e9e7ed9c1fd7d7237655059bc21c534f3bc4ec3fdaba692760926f298263f49122ef13995826243e442c12d168c68a37a8fb8e0ad9e51a6e847dd6fff975640a4cf2b68229f1ee6aeb7faee180a6be9e0f71dbbf90bb111136b8832ba78700618cba15a0815f17ea15181e35dc5230785ad052cdf53d7c61f8914abae12eedc49812228cd512fec6b7d10185914c6417062023f6da19aad51ed93b4da470c3a663eb88195037281f916c52711ccb438c9c1c5601806ad1ed93ad39a62a927d4a54dd068313676a6ec6ab28c2674492ef564e2c34708624c676ae40e3ba7de11ed7f5beb7a02eae298f6d45584de12309a9ae512dcc07fb888f9e3451a5992affdb779eba44459945d9c551b849e48a1a9a633ef5b8e01ba5fe582a374d7e92a8d5829531db91426c2d6f59722c09920e65863fafe9a0d9318db97b167d8627a324f403593722309ea3a34270027794cc904af9a63bfc0ff81795974a1efb781a3cfc6cb7060abf4864ad94e0cdc8d13e9a8d949fe5bcfdec1a58f0284495dcde4abb2ae8380c9e843db2de996dc4023825fe7ee98bfc8a53268dd5f459843012cd5d5a632112af3b4e3659dc546e5919d7288e15974f8494e6c4276104dde808081aa130d4a416eef4d4bde49679ec2b2e08194c2ca0c0814d7cdf1e8e4bb3c69917247e1ba7492eae3d83f55f85f7eb061fe5924b4eb49120fdd93ab8b734acb8448e21698bb152120dd2bab5e75f00c7227ad9fdb8fe27ff1bec1e9c3186b9e2e178d9ab9616adc841a5b640bc17af1681c37126f2741d8d0d2357375a68114d6743c217ff82078b9767798465d2b61772f48bf698f4902ec69320379e2968febdf003141081680eb0f19a6ad2bcdb37ebdde79494cce1d65d07818739f27d1294c175ba3298ace7da9afa44f7361bad9db52d138055865baa8f7c12740036998ce0ae31d9476a99e89d22a7b223c8bfd7e2082a6ded6e3d99a2c7d0cf7c9b84457a647b6940b6176172e3a1395f9ea8dee4a8d4c2e381a39453c009114ab83ba521dbaa0ff029458513e018e72d1bc03603874abef2ce171cad8fbb5fbfec8abba8d20d6d42fac893555fcc4c87d51ce1532320aeeedcf189626c6dba547aee0eda32eb2617fff60e451ab40ebcf771a7ff23e82165e3882ef93c940fcf2cca64d260ecaeeb6ff17f2206930f5e9aa69516c01905a616b9b3ef306e29ff39727a8e40613604e8071074298ac61fdd16e17355f11be1011a42510ca7e7be747a06c9ede56f8c7b9d81eb082d17c28df2f31f171f14a5af340448b3f6310aa1f0feb09b6cae4cf3fc1880cc3a56ef9e061de4a9c188e399d4f359d65ada6d2325b349f546e9965b49116979efce730c18343198762cd92c2926e4dd2dbd269c163427296fb3c5e60c05454d3f38f7aa1183fa7932897030e2c84713a09ac23a8b58340baa51d183f55bb0544107726af98645fa1734be065da783bb8c9990c9f3fd81712ea30ea1b2a30ff582f5e236413a5981683f84e687dc6e070dce96189b0d5a48c9dece4a91c7eb01a852beb761aa7f0a98e52062570d375eedaa9c3b30f87d9911a4dc159f855b786ced4a3838dbfd9e7e8742a945f15d8162b74755c43c9dd8aefb0d6d2803b24244d0d1b2f727f528ee47581578c6ebbaf92789f33f8f0fee9e860f971ff31b17a08c2b3eca92123aae1baeb965a2d0e23e619f61a45e95e0dff647c0d610080def9e40800106aada0447604c961aa8187b49849ea9aebd4beb48ab81d7b167f397ba41a6548dcef346a1f1d18e945cbe4fc0c8baa82918fc764fc690ab1919fea3e5c174f707d2bc158a8fd117cc036afec4d5ad03d024bc136bf83119d36428bc2abfa0e052041531084af0cb835a1f5a2f83518c469c4c52b50e4d3f7868e5e3c99f24f452f39dd3a6f3cce866c7cbb0b5ab3dd190b872ab1d39c7bc961863f68386598f2fc95499', '3919806212', '2026-11-2', 'c61100e2918db7c2.ht5ew', '{prac_nFsyokAp153WLrqq0m1pMB}', null, null, null, null, null, '2026-11-19 06:31:13.741+00', '2026-11-16 06:31:13.741+00', null, null, null, null, null, null, null, '1', '2026-11-16 06:31:13.741+00', '2026-11-16 06:31:13.741+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'note_9ePbeQuZv0d1FscdKoG5ja', 'per_iYW5XRks5APaoXSsPsqO99', 'ses_hdfNE9Eb4EfEfTA6ww28X0', 'prac_9AfrOCtbPjOm9BaHsTu6wI', null, 'progress', 'dap', 'signed', '\x01c35835d764e8237f3d414c6413a550066d3dd4a72748b947d002d3c82699ec716b1b44a27f669fa52387c29a90efe12ea2bfd202b2e8283c8144acc5aa5e9cfc00563c90240aca0358df6314c48a16ef600cc36cc103c10c07be5b1c06da95e5c099a958775a23cab723c609b02b29020a61c5f4a35d0f05c2742269669edaba03d5aec68cdd79916e189296bc081b23f93e715383ca0e4f6be747d4aa09f6304e99c1cc8a5ce905a466ed19bc23ec181bb5f4e434e9c7e1144946d6568cc94c2c03ae31d6fb4ad2d2127fd1561d70add3631aeb9def7d3fac4d9d4ebfc5e33fa7441817a1e1c342e52e0388dcc8c69897dfca1bdbdd01350d26b6940ba25522eccacc1757e6fb285ad6922c3c51ea46376129e1b5b8a97af4254a7a07e1307967e9bf2c1efc8012821918821104aa29af6d5bbd8f8be8a881a2d28fcf8142dcff02713fd786406b81d185094dc9e2f194c58db21b5300270755480e1ced249c19ce2c70d50bd79d0ab2b853316bac5fff8f39a8eefd229bc5e046646fb9815316ff50232c93b4a846566bc67ba351a09cc928b5f17742e7683a8d2de9e70500f16402fcdeebda00578ede1d326e494693af0dc78c71967c6712b364be6743a44ddf77477c59e23e1e1c8b7066e3225afefa76ea6ddf15fc00a5870052b7c7ef06614543fd2441d142683077b91b8f54b1c986a50a9ea960b51df7c1ace349f680614e5e1b7d732edfb537cc60c41430e95fa17b567ffef23bb293abb8ff7ff3e0a2c1e615a6d90132454c1503109947eb399c49f45a12576ebe4541e0b6a2ab5d3b0b3672dd516dcd4ceadf5ff24486ec108295994616359bc7b98ef0f066db43070377d4a33cd567342850e159e833f605046e8ff4dedd38fec79d6d517e26465000a9cce555a5b72e688ea29ad03f2c35087d082dd93f353fd7e5f48ba860e16e1809ec1532d85a12e7c9d72dc90d17100f1783ccdbe265194487906abd16a7158c3007bf0cabb86a355bb6a9d21ad1c652bba451b516838e1f98d2a6ba5d810d35e5b87537813be72388ff8e7296e2004573d818b1a9eb2472c77a4d3ab6721bf37e63e943af57bd0234b347b5420ab72d11ef145432fae61b7ddb6163474cfe896bf5909d860b5bf5467f8e63376fe90bcd3041acf91e858ccd102f5b9c8e87b7df0e4c6e71d570c9d31da7c9acaebefd47406161ca41cbccc04305564a242d41c9f32114be5ffd25ccc1eef56e47c5f2e14a5e41c65812001ff643d46810995bae53c30a5764c5eaee1e95a38ac8a8899295277cdce8ff92d7af1bccaad1919d2f5bc6b5aa222da676c4ed03addafbb9e6283388d291a0a3', null, null, null, null, '2026-11-16 06:31:19.245+00', null, null, null, '2', '2026-11-16 06:31:19.182+00', '2026-11-16 06:31:19.245+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'note_mw8zKFZ27mAuulmGLy4juB', 'per_iYW5XRks5APaoXSsPsqO99', null, 'prac_9AfrOCtbPjOm9BaHsTu6wI', null, 'progress', 'dap', 'drafted', '\x01f9374373f184070e2139b6246013d87ff40f0f97494a03a7b01123f83b4053179ec7eb321bf26ab0aa8ab465e18a96fcc3153294c62150d79f7e9af24456de9628910992a68533d1535cb26c6147a58b2706fc1ad05758659e39569be80932c66cdb9f23038043921db58449a8f7dd0a7cb87820ca11aa977efbd82b0167072096cc4944d963cb41940018e89d3555b0ca579524b6278ca2f7b375e925eafaf0c08376f79f2107d4d284bffc92154250428b8760e588dcb013829df71504374fab8413d31fcfdc98195d77776b390208480f19083b990793a352b19577a84920a25da6782a579c002f42b45e68641fbd870914447e363be6a168c9b3eeb7a04f58799c461ca8ece3628a7423a8fb9917212a62f4f3b2138240e4d974ed878e4140209546c5bccfec7b2eece036513d5c306fa7a70bbc061b856c1c0b76744b889e9175dbdfc3e3c564d8cf8ad93f274729fc7d5ecc50ae94413d4a0cfcbccab22793a7edb50c5c872a129017ff9db980da9130ec906761eedc5ccd224e67024f27287d001043723dab98067d990a654a8a9ab35942dfd4d17b307e411717b134c34cb70ac6019cf45ac284134f2529148dacbf0ca0f3610d51b600319420ad797475c1eaed2df93d3b152ab4635d9cefb913ebe8762fd62a0c2038bef9ebf7e09307bca35dd803a80064a8952d05173c8959364622a74e3a9d4ba1d0ecce996756878c75af1f9e623fedf8d782f7085a7a118917440a7a0a8bbaf2bbe9ab992c4a43cee07fba675b0f', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:31:19.327+00', '2026-11-16 06:31:19.393+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'note_q1XSy4R46rJe7ZLLN6uC44', 'per_p0jEU1o7Z5CUwlc1kqKRGL', null, 'prac_h5EyPl2yJ8xHVj3v8vszjv', null, 'progress', 'dap', 'drafted', '\x0130419d71e1f5de9ad7c31a815177078dcebdaa5304cdf10475898352ee93d8e40ab3d48f12648d3cdb92af4bc733635d7e69c96707b115cb19a18b0062196ea91863a621aa276e2c9dd9f7320df5a8265de0c276d1e9a32f663766f8aa2eb00b76a8bfcbe2bf0344d6039ae412b34768e0889476582f97bddc875e38acb95db986a92a67fe1aa619b63ddd42b7bcabeb29a6da57a4f4806d8344d4717bbc5d51e5a0206a0b9cbc70dea2ab2ced2a9063f965d73ccbf50f1025eb798aa426bff7dd5f66206c80654a0af138227d612dd53f524f4c9853181f810bc209f034fb93273d75b59b431252126e426abefe49105b785e962ebfc29f3e1f4316968be232983e7ffb77af4ec7e65a03a02394ce65117087123fcbd34e289ad264383ca8ab91e367fbb04b093d9d38659abdeae0dc1ce032974c7535d7dd6b1e4b8f6e64a228506d01c1bd92cacac02f4736d208b2a50aa57795a5ababc3b0faec51e90c4888595ac29b580ca027e2fc9818f3f31eb71cf1396c33c3add7482f882fc457f943f81984d4501b424f884ff6940ca3062f8039d15c7684cd6eb25a761fff07629fbcfab514862ffd100d92566d5002a3c347970b37dd7970ecf184ccc018aea18214408870ca7c8ad0bda5a362a3b09421f6a78a6325c479503a8e6bf8924401c884fb0b96c78b8b96505e62ca5a5b0908b369bc89931ca885c69a1c365219d2af7b55f9eeb870fff22294454ec39846e01778f8a8bd47fbf0e9c5050ea4a6927b9d9882ae5b4bc8a56e64438ee1e52ddac0bf690eafdb3b760460f15f83e95682cc33926f6fbdecc71620fd2e3be0e0f95fc2c7575a1406d5a819c30fc5267ae263fb44b3921d0868c2dbbcb17936f570f4a99e09dd88d0e1c77e4ad1070452f7cb46cdb9dccdfc9f4479b68c1e280a0e85fdfb65b15efa79cf73ca0f94b36d7a5b072879c46adb2b7e14491885e6d558300073db8041f7021fa50264df3ff2a527927165d8541df1d8be495cf28a1cf1c298d4cd9132fcbd73d8f847c2c8f7d2be4550e05c5a4e275f124bab04ed7c68f1e1742e26aaf0487492fa411d3439caa6c1001ed51ae801b8faf01ec2ff06b4b69917', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:12.945+00', '2026-11-16 06:31:12.945+00');
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'note_9ePbeQuZv0d1FscdKoG5ja', 'prac_9AfrOCtbPjOm9BaHsTu6wI', '1', 'sign', null, '2acce71544f83518c2b49ab73763389687cc22e7445ee107f9444d0a2e0ab991', null, '73c96aeaf283da16516108a0c910d719b24f1d781e9343b65f5606167597307f', 'b661bd6aaa90cd6e22baba0ef7fe119d6f2b67cc9a0cd8f45e37c29c49da1cba7c2ed87360feb968721ef19adab33d4ac05180bfc68c5c933b18f48d73944d0e', 'note_key_3d44c250c9c9dec3', '2026-11-16 06:31:19.245+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'nver_O6NDw7Z7Fx1s9H5Mzq9BGT', 'note_mw8zKFZ27mAuulmGLy4juB', 'per_iYW5XRks5APaoXSsPsqO99', '1', 'prac_9AfrOCtbPjOm9BaHsTu6wI', '\x01174e52ffd18dffd1ba8ea1533e0a602fec37d95a50d3dea5df001516d0c41679ee7e588e424ed901ef3e014b5c9395c0d4503b3c810832d8bb82796153d20fe7234a256913524333e1af229cef64bad6b316accd4052a20136b8551d054484012963e8766f6d9a5f4f361449c298df7a84f5efc6408a9ff5abf04a046796600ad7e5d7a2bb7f3f390eb25cc4057ed7d0723a39e04004244ad028bd454c96c836a02d2668311dcccdc6fb8d8a0915fd5de7725a23c7940b580436dbd17d933609ad94a9547593c1be7ba4839a4ed6db266079423e8561353d278d96d44adb394c67f34a4109387aef4112f3e986ce81e0d4810e0c8e81619f3814f33b1c74ca23ae4a1f54fe6b2eb87faa525d79da9962b3ec2cce49b54aa6f658192d727c8fe38d7e4636d9dc635ed5ab1975d09a9e1d9a3c88aa8a475ff80f96a3c7534e432e91e0a9bd3c630168974c72d49357a2ec56b7f5b0d0ed95c02fe7a14ee433a48d6087e9a64fecdb538630794a38f4f084a102712333945d0e77c13bf8b58d9d722072dd7058d3be0ca89aa8cf36b62a04cd9f2c599999da707690a0aece38f79b48f03d3a019ee8fcda49951cdc960207c6dd974a16617665dd4f3b6c59f5ab806278588a632cc2f5537145bb41df5a3959f2a09babb9', '1', '2026-11-16 06:31:19.393+00', '2026-11-16 06:31:19.393+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pay_13FX7lrwquReyBdy53vlvd', 'per_4XSoyMB6McRZHaiksgtdr6', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_4XSoyMB6McRZHaiksgtdr6", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 1000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_jeVWLAhouczPNoaqbDYdzZ', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 06:31:14.525+00', null, null, '2026-11-16 06:31:14.743+00', null, null, null, null, null, '5', '2026-11-16 06:31:14.478+00', '2026-11-16 06:31:14.838+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pay_AgHdGnQyMVLEcD00oE4DQM', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_NgH9MKnNBcF3c77ZD9FjKc', null, null, null, null, null, null, null, null, null, '2026-11-16 06:31:20.217+00', null, '2', '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pay_Km5xEUCALJiIXvFRMSGHVY', 'per_gQCLNHMN1xkDR1WKR6fHUn', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_gQCLNHMN1xkDR1WKR6fHUn", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 2500, "currency": "usd"}', 't', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_5dOiAPMx06cXpmOShrvQMZ', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 06:31:18.367+00', null, null, '2026-11-16 06:31:18.564+00', null, null, null, null, null, '5', '2026-11-16 06:31:18.311+00', '2026-11-16 06:31:18.642+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pay_cXtH09SJrv1c5FBHdAinEb', 'per_R390zsS3hTBD519TWCTF8c', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_R390zsS3hTBD519TWCTF8c", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:14.372+00', '2026-11-16 06:31:14.372+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pay_vO0TF4tjQNV9AEGljihAuD', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_g80kAdDymU1zgNOunXr6gm', null, null, null, null, null, null, null, null, null, '2026-11-16 06:31:20.217+00', null, '2', '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'dsp_70W5kdmu49XGEAjE5Ma1PJ', 'pay_Km5xEUCALJiIXvFRMSGHVY', 'per_gQCLNHMN1xkDR1WKR6fHUn', '{"amount": 2500, "currency": "usd"}', '{"amount": 1500, "currency": "usd"}', 'fraudulent', 'opened', 'simulated', 'simdp_Z8ykoc0SQ9mJRhrDAa3v44', '2026-11-30 06:31:18.526+00', null, null, null, null, null, null, '1', '2026-11-16 06:31:18.642+00', '2026-11-16 06:31:18.642+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'psy_qMpexzSINmpnIBt156HD9N', 'per_g2yi4yZvn9nB055pUtaAhm', null, 'prac_h5EyPl2yJ8xHVj3v8vszjv', 'drafted', '\x01324b7012c77b582107b1c6a6c7f2f6390780041b341ce3d2a13a45aab32bf451320eedac2e1ecb89b3c46dbe61ce914afda9e327679704a0baeb52cca59adaee7a03036db8bfd0eb69856a1549397e6a9f18fddffd0a406b3e37de7668d7a5b677842a81d720fe139bca7f548938821031', null, null, null, '1', '2026-11-16 06:31:13.168+00', '2026-11-16 06:31:13.168+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 're_EauhdyfYGiizRvq87vTfbg', 'pay_13FX7lrwquReyBdy53vlvd', 'per_4XSoyMB6McRZHaiksgtdr6', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_fxtPmZhQTkyPvE3V4srlMY', null, null, '2026-11-16 06:31:14.906+00', null, null, '2', '2026-11-16 06:31:14.838+00', '2026-11-16 06:31:14.906+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'risk_5UQaJNSbNFOSeM1atUvmwt', 'per_hPW7qrVrBkess21Rv1ZO62', null, 'opened', null, '2026-11-17 06:31:13.389+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:31:13.389+00', '2026-11-16 06:31:13.389+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ses_hdfNE9Eb4EfEfTA6ww28X0', 'per_iYW5XRks5APaoXSsPsqO99', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, object_id, parent_id, state, created_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'simdp_Z8ykoc0SQ9mJRhrDAa3v44', 'dispute', null, 'simpi_5dOiAPMx06cXpmOShrvQMZ', '{"fee": 1500, "until": "2026-11-30T06:31:18.526Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 06:31:18.526+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'simpi_5dOiAPMx06cXpmOShrvQMZ', 'charge', 'pay_Km5xEUCALJiIXvFRMSGHVY', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_Km5xEUCALJiIXvFRMSGHVY", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 06:31:18.473+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'simpi_jeVWLAhouczPNoaqbDYdzZ', 'charge', 'pay_13FX7lrwquReyBdy53vlvd', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_13FX7lrwquReyBdy53vlvd", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 06:31:14.611+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'simre_fxtPmZhQTkyPvE3V4srlMY', 'refund', 're_EauhdyfYGiizRvq87vTfbg', 'simpi_jeVWLAhouczPNoaqbDYdzZ', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 06:31:14.887+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pay_13FX7lrwquReyBdy53vlvd:confirm:1', 'YIMN53OIpVR0pz17clqoDVDps5VUaVbLwlsPSbN0wJU', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [], "reference": "simpi_jeVWLAhouczPNoaqbDYdzZ", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 06:31:14.672+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pay_13FX7lrwquReyBdy53vlvd:open', 'rAK6Q_0uM4aPi0PPP05T5IpmXzTZngVD6V7aetLDNL0', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_jeVWLAhouczPNoaqbDYdzZ", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 06:31:14.611+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pay_Km5xEUCALJiIXvFRMSGHVY:confirm:1', 'tkQYIIqzPE_W4n8SmSrHFOYQYbQ72Qap-eRphvNoKLc', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "reference": "simdp_Z8ykoc0SQ9mJRhrDAa3v44", "next_update_at": "2026-11-30T06:31:18.526Z", "evidence_due_by": "2026-11-30T06:31:18.526Z", "charge_reference": "simpi_5dOiAPMx06cXpmOShrvQMZ"}], "reference": "simpi_5dOiAPMx06cXpmOShrvQMZ", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 06:31:18.526+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pay_Km5xEUCALJiIXvFRMSGHVY:open', '77YeHlI-iXaD4aRUsGRcRbrMtQgQcYaJ2J1fiKhrB_E', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_5dOiAPMx06cXpmOShrvQMZ", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 06:31:18.473+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 're_EauhdyfYGiizRvq87vTfbg:refund', 'C2PUL4k7UnUFArJaCobosy93IVS1_P6tpiDMeajR-PQ', '{"status": "succeeded", "failure": null, "reference": "simre_fxtPmZhQTkyPvE3V4srlMY", "next_update_at": null}', '2026-11-16 06:31:14.887+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'sbl_nv2IUI3BGtwHqUWAwuDYRS', 'per_WRVdFbdD9k48DInZDvMCxO', 'prac_shIujI1u2yqLaJaIAyb0zR', '\x016e8e0e1cff826cf0bc6bb8cb85d9d2bcc950db77bf4604b504bcb0a88ecec772869b293d6d6c6d262a2b02c3e52bb69b921843400a3b4fe92a27b9dc03633c1b1731880faebf6e127ae7a3b349c7833bbafa710135590c32b35128cf34b05428fa8d91b556a8a024ec30739203136067e42da1fbfcfcaf5a7e2310b133b108c8058ab1ef5164a69d6d8cfcb161384101b09f07efe1eb8bb7ac51377747e275da634fb43c5fbd4cd8b35b7b38115b2ab2ed87e964960938725e140c5464df83c91edace78fb97825b8aecff0eaf637af8beee09decba68397bf40416aab0084dca2db42816676381f361a7107b8e36643b8ea17a813daea1f1a60fa0c3cfe0746b03a625a8bd7c3a5ac5f7c66ab748e9481a1576a5dbce9bc8dcf827f32df74b3fb59907adabd2976b32f4032be8753dd7824f05eb3bef065ea13a81b88e29257335b5c0b58ec7697e0fd4615ea9507d00c09dee20383f8ada0321c356408307347ce2909ceb916111513e2bf70f24e5ad8f2bc75116067b20f21c58231493adb45918e22582d70b2da5b1cc0091306cf78bc2252cbba8af5369b530176aa0e29d28f91b58d42ba674e4ecf9a64f9b4b3f6b7f4e6d963c85229d5f7c7f32653d510188d8d571588099be9085cd024011afd2ebe4faff1d111c472d32118a438feac27091c7c1cee7c4633f335eb3c8f6fdfa072da49c3cef2828b06988eb4b45fb5a68c273a151aae6b7b6c2b3f1d994137a2ebbe48b01b2d67ba78cd10d17417dc0d3a3589fb4ee7e3af3b394f6412f7483fdfd6db72f69b21ce5c5c53946bb3f7793c62a1c8964dbf885c5e7b9c07344d25eb46c5993e7780df1d8b9def5ac270a66e9f1360c8344c0a71946b09a462870d245a4db39de1fe8da57e604bc07ddac4c08164d4a68fc6929a05da55d4d9f03cf62565a8dc745f517af3c88703da8f52ebad8085a4f30d65896e2f1966f18fad5c5fe699fe55ded9b749154325c3208a7b55c6df1ee24749857f97182702af680666a3a1f8d11514913a32444902e4ac7d0ffbc32bb0bc2359f3fbee64b8eb39a4cbd080ca1120b314ac377deb2c2145f21adbd9efca98db0435706eab4f39b7a71760f58c136251aedd3bcf68daf17b3cca71189a61f66e5d0762f86996c2dd45946f11cc5c915c6e2800092573220816de0cb4b64eeaf3bd8d804e1b9f5fac1816422ef78e475550e044417e3cc86e59de2aa8abddd48a74c8bfad6264e74cabf4f7df3e8e36d52713d835c1ed55f47cade7516a6ff33ab4100058690c202ed7c6ad160f6d7d2c0a01ff138fe76e810970e73a0abe3b9ee2bf7cd7c509bcf2f57e33ebdf6c1f', '1', '2026-11-16 06:31:17.495+00', '2026-11-16 06:31:17.495+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'trn_HOBOmlCwD5Sz3zlDNLVlQt', 'per_CcmDOy29RAcBZaIVrLg6FM', 'clm_vmBDtoEUT0q4XRY9jiObUz', '837P', '1', 'SBX01', '1', 'sent', '32f7b443894ef0c517696b1b568f785e5adbde2fbd5e555e3a837c5ad50408f5', '\x0141cc5232d665b631586ba8ec885e9296c038d2d630f9e1eb4037f200df670bdb88d3f78ff791adfe190bc3742da8803dbb56a02d046a451ea88a41acbad31820e952ec6a699a322425806fac5b8ec23b8d5cafbf6b2c6b625a8927112a4f51c0354f28daa6fc5fb2ad7016a99e4dea6461f327f89fb98b72188832fa3fe9071f5930d5a0f1c6d87cd0cdf23e80a066166c5253e1f601763d21ca8aaf4ad05bf9f74b457653509d5ef24629326bc937b2fcec385a0a1b82ec5a8ea9958c179c34e769dda477a6617edeef41c52e63c2f8222b701d5ca2eea7163543a962b6af748ec9bcb6e80b13ed7a233e66e9782c01b4da71158c1f19f3107600c43405427bfccb1b6b28da80f92d57a663932f6c98e5c9ecc60d03098a904d29cb8470c40ee6ccc5ad6fe5e49ccb04b6cb6e28f8b36c1f4f64bd51b67c31aede3411581039e28ad4f1a54706a464ee462999aa809f53a1858f0a2dbb8e330c160c2760364fe3e988c548ff5e2ad2b27616ed4e4cd430ac1593529cbd18c1b3aadcd813c6c76b8b1d37ccac34b3c6c4a9b5b6c2b46f5ad69efeadf5d067b3915b812ebbf8078b15449e4d90983f893e4eeba74a6923a805e0a35f348cd67227d5d55fceb2f03d1be37965bc1577917a196734d943998fb3e26c513ef76f97e0cb4bb6e9bae1c77b78f9677256dc72e52787892d606667d0586d625a85fc633e8bbda119304a42f0b73cade47a729c2325748aba176a701243bb55386d699d81392adce90f59409d7538f14bf8b34909790798d311a72e68ce680b962b2c0c29a8204d5e1956b83a7a467e515e46bc7f237919c2ddf408a5869d63fd6175d18f2c05c300490153a21e18fa1af5ee1f108c50fb6060721574579168f4cb6bfc5fa8a3ec77fb258d972190870d0b3a31e0d63a8c07e08aa945b7db94eacb1817652a63cd2928bc828373713cd651fefa037d9ef0a7c34bd120b11d3128816f5d706cfdb4819c09e0bfd24ad160fae3a73b9490464764de1515deb5f273bb4b865c448f4ff0030f2210350bf7637daa53dc0d82c2f8ac14b7f15a24cb30326c03445dc93bd3b23e8f5f817bc53b2172ea2ca012e645bc3d582d9643cf849862edce8e356215b6e9714e5c7c21abbec2455aec24e5b40d9456c9a03eb89b43148e6213e2a3d43e8458c5343426b48af652418e837199c7ee14e0f9194f2190fe1a8032303be0fdc2bb09df6d396233a4ef489913c94fbb9c20cf9d05c1b105cdb0d38975a3f9ec178cafbb933d209babae8026d491d549412aabdb8d37fd23733e4060a5', '1', null, 'simulated_trn_HOBOmlCwD5Sz3zlDNLVlQt', '2026-11-16 06:31:20.001+00', null, '2026-11-16 06:31:20.217+00', null, '2', '2026-11-16 06:31:20.001+00', '2026-11-16 06:31:20.217+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pans_5zo3B8dVSAiQq1VDpvPfpp', 'per_CcmDOy29RAcBZaIVrLg6FM', 'trn_HOBOmlCwD5Sz3zlDNLVlQt', '2', '2026-11-17 06:31:20.001+00', '\x01ea16d139088f366073b0327caf85dc2cd8c4db6a9491b4475c1c4dbb284880d21f3c73db18827f6bd72543f9da107cf95bcf046f20b68b741420bfafc95a8717dc304577654b3bb0852d032d19f70043e028bce153e7789841a9ea1e52d364dddb2c515e9b92d26765c474d32c5bfbe601c43864bd5e035cf84c24237e6a57553a5344068219de53609df759b1a6c210888d935bd0428f874f33fb20ce1f8dd358496e7aa17932ac2f34a770b2bff79132d8da510fcc5ebb9b1040da458db39f17b266e064538288639245cd0ba7e88611e51c16fed72f5d0d7f4add0e06f1fb7671b1964001f816e152a9fe28ad69ec4b25cb6b167ef77660ded612ef6b2c81cdab97951bca0eabf7f3e9eb09728d612eebdd560047319a3a684b8d188d40d7750b0ae24d2ad4db60939d6615d7b238373fc3302986a6d4e2e482f0bad7cacd14ba37030101f9cb2a00f88b0910b97287bbca6091d29bd676155e0eef3b22e3b6418d021f8b22ad83dfc3c3025aab7a035c9a042c9358c6feb45b6880dd9fcf1c54fab6d84c070f20657b488bcb9afc294fd459f30208f69b02477567fc1c7711875b310c92aa7629a5a61322824cf8073ad016cd1c5358fc91622268ca5abb1250c612a2c096e7a57135c2146ba08e13338c7a8fe6727da69251e3287b494186fba980c74e340b0b4d616e20ba2b893d684b8d5013327c5aafcc8c3a18020721d3761c9ac9b9c593187564b5c792113979ec68765c037fabe52479afdcf825ef077ee947c141aa6a9da2da8f3509277b206845f34f89ecc18b22f4a6ffd0bc4bf5404751fd8fc5c55b19cbcafc990e097cc9c36bbe1ff819310ee2aa3c3bdea3d2ab160e0f7a54d00852bad82fdbb29147e372ec260ba27ae849a6f247a49c24de32d9f5cd4aef52b1f82ffc131389ae9fa1cf1f26bce28af038c19d340759206b0c1354b877fc9a1e895537e8d35d80dcab09319cb47b8b9b99489794976029bbdc1d958769bd5a07a0b98108561d5665941feb39694a932ce0446c05b1e37f26267b5b91277fed099c816e97386141299854e94904517adbf1121524f91075661a4a3be0c4117724a938ca9cb09fd31ab15136fbadc980381f1c2f4b09d0fc1864e6ad', '1', '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pans_dZDYDmxFI2BXAXXG9JQrXn', 'per_CcmDOy29RAcBZaIVrLg6FM', 'trn_HOBOmlCwD5Sz3zlDNLVlQt', '0', '2026-11-16 06:36:20.001+00', '\x01c10846189575ffcb782b130da1d8dd83d4ed276d25d1f77d94794e96bb01edf8d964502bed9d1dd9642bb6161fcef002db47a3f1281c170eedeb2be0862f2346e605071028121b26f834ea2c8d08c58546b034bb8b75f13ec69a427420c7494e8e50eadfe60f0c03ca6c25c10d8bf33bebb7b325635f47c0eb45423e8ec0c4c3b2df302eb625fe4e4c842408c77fe8ade4f22a0fe7fb75cc7cf0e50caceed62f7f5ea671f1ebbc215ade12d5d77f47f96c6b1e5d1a4a84c2f1cf423c73ed9e80b9ccd5ac41da0aadd819f4db3e070839e4ceabd1318c414c5b8c8a29fb27cf8fb603dee1e0691cb52210d550f2ca5513184981ff2e0c64f729fc05eb96443447749c2ebe6e7121aeb17ef69c66a2f492baf2a6757e6f852a0bb98e751c7013abe5397429efe1933e11ead0d8bc727f960951421d0e19e7127305a8833837680555d6d2f3c1a384d98480fd8575069f1530ee3a6236d2d730e97e', '1', '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pans_gjNfcZdSAjnBCoA4BKFc5J', 'per_CcmDOy29RAcBZaIVrLg6FM', 'trn_HOBOmlCwD5Sz3zlDNLVlQt', '3', '2026-11-30 06:31:20.001+00', '\x01c48e0d753a1450d15655d51382bcf139ca34da45636adad61160baf34ef174a4c0d856c7d90496610de88f4850c948a8155d65b4dc4a17c1a6a368a85671ac29da974354f05fe5ecc3653d04270c2344621133b95c1b3184a941e5995de87c261ebedce2d3dc34c909b309209ccf76c0da2014278fcd0d624db4d0e6e0158c6d60ab0faa28666905911ed789858ff7b78831e9a1480a0af82c3268212c364bc96133296874f5c7f813e9a3640af68ca2046c8fa3ab6ede9f748705325592e4ad41ba5b8b90e7604150e06f914767eaacb24d66723c9d7b793224fcbade1eeecff8ad10f125038098a13253de008ace5925064cf6c2acb95b8949a30b51ad40a1d03b03d2450f6dd815fd5421a6640ba707ad84de0a315ddfb8a42e6c47b01d5506cc9a508478acda46a173b15f3495d017235c7e09f36f4ab99a261369eee406ed5688c5b068e7f7ded028a8eb0bdd8bf4d9b05fa99c141582e984ea4b1744f71c7d4dfd3a0a2c5fad0cdacb0ed1f94ca727e57227e05dffda299b17b735bb8657c2c977d2e308570ffb9eb4a567818df69fc554c3e26cb3932ac0f3cc9324cd2cea10818d12e5de76b691e2dcf66f9fea3132c5f2decc18f0fcf62980afb82631d83bc67160c2961fbe1803dd901e84aa4e9ae61ac6cc1dc9726cf7f6185dd29ee17eb3b0d88768487604b338bc28d4064f9734161a9b794c71242b1903a2cb08e5b41808d56afc0d9c1e952b1a6be9c3d566acc5b3f07fb5de1d6c568c228b901b9e017c6fbbbe2b5f86e10247f48305a48ebff63ab21ae2a055170bd1b0c235cae5805f7079290acf73b1865f3d951a7dd813c239baa49893dffe094347b28082e6c8d7f5e090383fddb7edc47fbd3607c666a55b08172be528878c384d9f91a0bc30b9e88a096a00cc8b18ab78b8ce4421df69ad4c6deec7a2628a7ad74d153fd1cb542d2c00065fbcdd3aa7918c54c83d6420c5a7d71af2fc0402a3b901a1f3dd310af6bf78d476bef712589eddd114d58ee632004455d39fadf333ae7f89f9d71b4b9444f0cf91197b6c82997c8966d0fbb7e80e8df8ba4beb74d3895d5efbdd74f4b7e48fea4e87778ee2be38511a80c6824e26b834e8226b42e1a1b4e9', '1', '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'pans_mXcdJ7YlbF2ekbKHrqOglE', 'per_CcmDOy29RAcBZaIVrLg6FM', 'trn_HOBOmlCwD5Sz3zlDNLVlQt', '1', '2026-11-16 07:31:20.001+00', '\x016cd24d69422f12a467eb27da4231e8b5a6c2e8ea48c2a9d70933fd90cc48f51ce3bd00113b52c167d8e82be0fdf2d049a089391149c4e7f88886b7f120e881ed4b32948f6faa9d99ca5671a1a83ef702f6378cf9bad224bf8b5067c54f3a3df77cf70523e36a0d01bffeb9faeceeeaaf74f23cc41dd5975c5c461f44435520274e7b2e32587bfeea99b478bba9e755820108959e6e32549d2072ccf0f0d9f13714100467a73c3f665a3a8b6608f846db1893c5ade862c7da0a7cc0bc2f054cd4a49ba24e495fec1927b83117a754b055b9c9758dce8dc7d34a1c807805638933dd1d4eea280585d0e1b6eea272a586357dad04e34c8bf3252b2a00bda29700b757db7daabd74cdc5005967efd65afa4e3fda91113e1579910f37bb14b86a446be468bcd08dd7d44d0783670198f6e468daaf87a91b26e8a9ee5c64e196241536e5372f99f337ea292206cd4af9f5b876594750e90dff336b05527360b2410a1bf69c12badd75071615d4c60df8722da7550512bc0649b1dd0c38db4ccef177b3d96702684f1d3cf64aca8b5e909cef2ee277e2a44032704791090965b55cce3aba0ad947d68e0b67f7694520f13b8d62d751a99dc72ceceeb86268c7e8e070250ca6a2dda42f9559ee33f8d4fbb5417346def8bd717a276b1817d90da25e5830851170e104ea87c9d51b895a9e6731537d3a16ea0a1066ca2e145afc00c086d9f8a058ff5e6e112524f0d3d7a174d95f5d0d28c0dac0a5374be7cecc09cfb883a5bb10a480c4c478066d52d9904bc2f3cdf3ea723eb9d64d8f6b02089de9ea3173244fec65e496cd1f7cff9eb631f6aca104c74d87ce2589dfc709af6bf5b5fa79d6d6915dff0c43b60491c076e121f8bec9d2d36899e4e5baabb090778ac938b7ec22c068cb4df297bb1721c3544eb065ec3032b16f94d42ef3b8ac6475793589b088568565dc4e1d4ac1bd232a8ad486073aa4766e73e16ff1947fa084b054d9fad813be176bf28eb0ff6a316ddc9d94af74a69213ba0d6c1a087bf1d8126d7573e5001ed0b0afa91d4b31b090949dddc470efd4dea2d6fa73bfe04b3024fc22fa12ec67ecc66f68b29f1cf5dd640b5ba3beea9654d25219dff139928bec22d0dd718f441e7da630b64b5ec5d2567dd65f77', '1', '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'ver_9TUVMGH64kesAYOy0NCH0U', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 06:31:11.569+00', null, null, '2026-11-16 06:31:20.217+00', null, null, '{}', '2', '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:20.217+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, reason, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'chk_BTCviZPXgMh7y97mRrn6sC', 'prac_FAGLVov3dfuHAiJmkcKI3h', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T06:31:20.217Z"}]', '1', null, null, null, null, '2026-11-16 06:31:20.217+00', '2026-12-17 06:31:20.217+00', null, '2026-11-16 06:31:11.678+00', '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:31:11.678+00', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'chk_FKnwzFHN3p78Q6IXb7dqHL', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'ver_9TUVMGH64kesAYOy0NCH0U', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T06:31:20.217Z"}]', '1', null, null, null, null, '2026-11-16 06:31:20.217+00', '2026-12-16 06:31:20.217+00', null, '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'chk_IAdIGTK2Xif9Go0EiwIriE', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'ver_9TUVMGH64kesAYOy0NCH0U', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T06:31:20.217Z"}]', '1', null, null, null, null, '2026-11-16 06:31:20.217+00', '2027-03-16 06:31:20.217+00', null, '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'chk_XJbQBpvcgDZUwNGINLJgei', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'ver_9TUVMGH64kesAYOy0NCH0U', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T06:31:20.217Z"}]', '1', null, null, null, null, '2026-11-16 06:31:20.217+00', '2026-12-17 06:31:20.217+00', null, '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'chk_cH6KhV4MsxCydaREljEXv7', 'prac_p5suTD2UnhFIWVkoTu1T9e', 'ver_9TUVMGH64kesAYOy0NCH0U', 'license', 'lic_E8hXhUWY6AYnPf3ipINYzI', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T06:31:20.217Z"}]', '1', null, null, null, null, '2026-11-16 06:31:20.217+00', '2026-12-16 06:31:20.217+00', null, '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:31:11.569+00', '2026-11-16 06:31:20.217+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 06:31:11.404+00', null, null, '[{"encrypted": "ATiEZZ3jtbj1zhq/GIGBL8CCTbHXQkm/tO2adgrZnSOaL/WEmc8RrLBErFJ9yq7tC45KF7fbZxyOc19+yfX/NMr6a7RtsRcJbXcsM3FA/w==", "expires_at": null}]', '2026-11-16 06:31:21.241+00', null, '{}', '1', '2026-11-16 06:31:11.404+00', '2026-11-16 06:31:11.404+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, duration_ms, created_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'wa_6IyXjSP2DYiLuhvQBpgPD7', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_0wLR2DkxN0ijYh28y5ASR6', '1', 'f', null, 'dns', null, '1', '2026-11-16 06:31:21.364+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'wa_GwH2kiJSVBW2YHvHSF5Tyw', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_MSPujnFCubvECvtFACuYge', '1', 'f', null, 'dns', null, '1', '2026-11-16 06:31:21.371+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'wa_bKATTUf133ptHYEKGSUuwA', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_BbRW4iDUmsu5gaTsfO9xmS', '1', 'f', null, 'dns', null, '1', '2026-11-16 06:31:21.384+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'wa_cNEx4R2D6WoCWB9YWfw5NA', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_Ui0Gfax84QToIQb0CIV3TV', '1', 'f', null, 'dns', null, '2', '2026-11-16 06:31:21.397+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'wa_hPLfd3dB4OclS7fglsIC5I', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_5qqyn4saNdBih6zANbr3Ee', '1', 'f', null, 'dns', null, '3', '2026-11-16 06:31:21.24+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'wa_hTEmSLVWUsdd0OJlj3qo0W', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_MapzKQGzv9ZDiSmZzvqn7m', '1', 'f', null, 'dns', null, '1', '2026-11-16 06:31:21.383+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'wa_kTBHXNgM0HNdpeEVgTr5i9', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_0f7kK9TPVLYRYCfGgcKEVr', '1', 'f', null, 'dns', null, '9', '2026-11-16 06:31:21.241+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'wa_xhoKuCCUpsBiPowfDoLpEM', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_z7jQMTiJkvL0t9Ro1ydvdn', '1', 'f', null, 'dns', null, '0', '2026-11-16 06:31:21.39+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, duplicate) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_0f7kK9TPVLYRYCfGgcKEVr', 'pending', '1', '2026-11-16 06:31:26.241+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_0jptnvz03xo7ZfpCQ3UL8z', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_0wLR2DkxN0ijYh28y5ASR6', 'pending', '1', '2026-11-16 06:31:27.364+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_1FaevsTEaxBJGU3xwFtjq5', 'pending', '0', '2026-11-16 06:31:21.095+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_2nk1tL0hqCzS30X1QtRW4s', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_5izWWbsMV5ngWnR5eVYVBU', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_5qqyn4saNdBih6zANbr3Ee', 'pending', '1', '2026-11-16 06:31:27.24+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_604uyNdLIQ1IfHeCNjtvv4', 'pending', '0', '2026-11-16 06:31:21.095+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_6ysh5utIIn0ywOcG3j1FjU', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_8rdCRK3BKKRZgDhKLQbtEZ', 'pending', '0', '2026-11-16 06:31:21.095+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_8xWGkibmHf57nXYamMgY7f', 'pending', '0', '2026-11-16 06:31:21.095+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_BbRW4iDUmsu5gaTsfO9xmS', 'pending', '1', '2026-11-16 06:31:26.384+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_Gz146Sl4MhXqCZeSWMIuXR', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_HuLayCwplvdPu0khuALogv', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_MSPujnFCubvECvtFACuYge', 'pending', '1', '2026-11-16 06:31:27.371+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_MapzKQGzv9ZDiSmZzvqn7m', 'pending', '1', '2026-11-16 06:31:27.383+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_N3X053gH9TBDX4v6k0Qe7j', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_Ui0Gfax84QToIQb0CIV3TV', 'pending', '1', '2026-11-16 06:31:27.397+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_X84pTSKaZqVKyjekbzv455', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_cYLzfDqNaxvRXFityIGwRd', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_fPpcJWELdLlHXE1RKCCs8k', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_gQQRrwYqc0g8fBACiSAoeY', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_hAgRbWOcKI81SWFLqoIR7n', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_weO3gQSgZAbkGe1I3eGqaL', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_yeiFHm5xJu3IOYP1SKXuk6', 'pending', '0', '2026-11-16 06:31:18.052+00', 'f'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'we_YrwOxYXqxeIgZsuJ4jfhxx', 'evt_z7jQMTiJkvL0t9Ro1ydvdn', 'pending', '1', '2026-11-16 06:31:26.39+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'xdoc_54RsopTtjxPTQw5wxGHBvF', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_g80kAdDymU1zgNOunXr6gm", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x0199a23a29ea2655c0aee440c84fe9badbb26518abbfe8e9340312c73c6d5d70be3208e4d8234cab5f70b31c1025f776ecfd7eb54bcd00950e74cb51f313b3df1242d609de72c466954d53224e05e4cf511adc028b2c9e57911d9e2822a2a19c334641b2e0f82fddbd7e21fb94a7c8fd654cef5f43a6161704d0163514f9574fd47cbdafc3e900976e2c0e27fd39f26791d8e8b4613b7eeaab7851255f051e199dc6976800d32246d0dbb241c07948cd71f83b663961909db5e9bb971e91c7f54b06d529ffd7417ef96486fe8076b7127ad28f126a43e8dbad4aa2900300a008e151ca7fb8ffc333ae129fbb80449ddddf8f4e4f7eb7946cad62c9355923001f914ab4928cec032053122b62bfd2c3df5a1f8bf27b2f895802e4563a7484f9fbef4aa985897ae9696040e1a7847087a84c33103184e373e2954c80ef88bf85914667d0365eb87deac739635aec7abdbb6e30e1f50ec24667cf5ba7f4ecb627e1fe64ad50e54643c50ea40a3be4a47ad56157d60fea20ef569b787ae2faa6171a9261f911c4993df94eb6306d87f67f89d33df4be744aefd61921bde29b6a259cd7039b1e071547d34a7a2ee7f7f31a4c97b11dc3fd19702e2a78c889382a41067d9f8a454b794cfb51279f2ec38080cbe0f77957d779d70da1cf8bcf309c05357b972953d7900d4c2ba82eba4b049437445add6b44af4630', '2026-11-16 06:31:17.102+00', null, null, null, '{}', '2', '2026-11-16 06:31:17.102+00', '2026-11-16 06:31:17.102+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'xdoc_7AiqErYZHFrmnIiC6EvSPn', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_NgH9MKnNBcF3c77ZD9FjKc", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x01eee1eb7936139b9214cb3c87021c995b49eef133c3d57290eb8e5ebd84ee82f71b3e56d94c15bc4b702cc46b4104350ba04aefc45e37c07e57f3a9c11bd37a88dab71c3ef3bf99e10fc89d4d7197267955682e70b71c4b9f039b3d5b30e246eae1723c0a3cf64b8fc9d4a9ed19a3afe3237cdad5fc53c11d5ebc3b870a08269f0cd12a25746ccb4b6428566f7ac67ed705623e748fadbae1391d738b2ae33172bf2d4b5741cd1cdb7732324764a132dbdaac4bb071a985060b9915a2a7f91c5124323bc33a13c9b9df32adaa0ec17f8e5cf1a20b9dbb23d8bbbd1779fb026f68ddf078ae6ac5e63e97899b2803ca666869039d7b3fd0fc60ddd19da355a1c2dd193364d2eddd39e9c15861535bbc8b1a03675dec1f22b56d7de2e75d8e7d21f06353fb0e75e0befa9d4249cf114eb656fec7ace45057cbc10935396cbada5fbef2a252be01c4c032c9cc024d8ef71d98bbd911cf72bb9f683027533e3285b5574c44267af6a13f542dd6045a109c0a6f0b4b454b2d012f3bce98a7906d00e1fb41ca0d921f667054f113877d100de31e26ba1dbfce757963f7041718c7685c1463517cfd44e908eb9cc41d47b028b8f46a477189debd64ce265aab7bf004ed59876556ba7ffe539e5f12a5763880b7797d88900c7b295e6311f907f447bec2cc1d9b81247434503fcb2984ab391a28078ffacd2de1625f', '2026-11-16 06:31:20.217+00', null, null, null, '{}', '2', '2026-11-16 06:31:17.066+00', '2026-11-16 06:31:20.217+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, unposted, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'era_NgH9MKnNBcF3c77ZD9FjKc', 'xdoc_7AiqErYZHFrmnIiC6EvSPn', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_AgHdGnQyMVLEcD00oE4DQM', null, '2026-11-16 06:31:20.217+00', null, '2026-11-16 06:31:20.217+00', null, null, '{}', '3', '2026-11-16 06:31:20.217+00', '2026-11-16 06:31:20.217+00'),
  ('acct_86B4SkxrHs5zDO9aq3lQ1X', 'era_g80kAdDymU1zgNOunXr6gm', 'xdoc_54RsopTtjxPTQw5wxGHBvF', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_vO0TF4tjQNV9AEGljihAuD', null, '2026-11-16 06:31:20.217+00', null, '2026-11-16 06:31:20.217+00', null, null, '{}', '3', '2026-11-16 06:31:17.102+00', '2026-11-16 06:31:20.217+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 181, true);

select setval('events_position_seq', 161, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 5, true);
