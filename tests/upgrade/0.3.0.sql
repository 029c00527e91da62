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
create index events_by_created on events (account, created_at, id) where sequence is not null;
create index events_by_recorded on events (account, recorded_at, id)
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

-- migrations/0024_card_image_indexes.sql

-- compatible: adds the indexes of the list of card images.
create index on card_images (account, updated_at, id);
create index on card_images (account, side, created_at desc, id desc);

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
  ('0019_event_times.sql', '624e85a126e042df65a09a30b42d36c5d10d9bb729ee9d762b6e6ce4304e15a1', 'false'),
  ('0020_money.sql', '98485a453c68e306e51074a0a75f6c340c6cc3ef6210502b650c78e1e1575b6f', 'false'),
  ('0021_list_filters.sql', '6b65a3b1e5c8699872fa435b2d7f2bba6d342dc0a3d8e7be4908ef3c690796e2', 'true'),
  ('0022_payers_of.sql', 'f14653d957cb04d24e8d780586b237cdc0e1bc4c182f5846efc9229647ef2817', 'true'),
  ('0023_list_indexes.sql', '63679e7758502a4dbe71b2d5b580f07cf1070e84912b01946cc3abad50c1a05f', 'true'),
  ('0024_card_image_indexes.sql', 'e6917f4f2d62d38c613fa27b8ddd8ed85946e6cdae5717bbce87096ec637f262', 'true');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'Test', null, '60000', null, null, '2026-11-16 07:42:46.342+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'Test', 'issued', null, 'sk_test_', 'HBwU', 'e2b400f2e1a1337d96f0047d29310324397936fdd9eb081e03b1597de9598122', null, '[]', null, null, null, null, null, null, null, '2026-11-16 07:42:46.567+00', '{}', '1', '2026-11-16 07:42:46.342+00', '2026-11-16 07:42:46.342+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_MoYP2Go2UFNQAN7q8prrHx', 'Booking server', 'issued', null, 'sk_test_', 'gUwW', '79b5485a53c2f5311da5710223dc36ec727141bffb1f956159fa9024369620f1', null, '[]', 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 07:42:46.389+00', '2026-11-16 07:42:46.389+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_0kbf97CHcigNl3K4rcjJMS', '139', 'note.created', 'done', 'note', 'note_FmmQ8bWYxbOyOaMzkPBcaQ', 'per_fNOjZOwryQgmLanejZOabD', '{}', 'treatment', '[{"id": "prac_9Pnpc9w7MzxQvAEeEzGuQN", "type": "care_team"}]', 'dec_lRM8w9h2ndHak4MGMeGhwH', 'practitioner', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_UWo4M885OwBjwEp8Kg1bjT', '2026-11-16 07:42:48.163+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_1M6NgWHcSxv5jjZLQsQyYh', '30', 'session.created', 'done', 'session', 'ses_l1jyZH1YnJsUZEa1XWftIF', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_gnpwlqfIZo2pfPC8PqAmAi', '2026-11-16 07:42:46.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_1S1Nr1557WWqfb3h7g7ZiY', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_HuT6TIEUlTaK88pSpqYTvx', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_5FH7ViKDIA44Rus5Lvn8DO', '2026-11-16 07:42:46.703+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_1XZPTXHuAY2s7nJdz19p7Z', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_V6v6LZumeZHJ0dYmPHVrCQ', 'per_nDYiyxo5zakTqd9LFGMm3j', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_0L6OzwJHL86LZyWv78lsx5', '2026-11-16 07:42:46.581+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_21Qoi7kjQBy3N5x69GoVyN', '84', 'consent.created', 'done', 'consent', 'con_hKT1nX6X0WOvlVj50X1KvD', 'per_wgBgScGCk9tSbPlaO7aZkU', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_pTNFGQwwSPd9ETMoseBhdZ', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_TnOuUMYQWsTiwi7npmbBsV', '2026-11-16 07:42:47.386+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_2Iu3vNyBqdJcETMbUCOXT7', '145', 'practitioner.created', 'done', 'practitioner', 'prac_rMYoPWpqDcKCslB1LIHiON', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_ImTk7yZ8NsmG0nIZuOUdC6', '2026-11-16 07:42:48.263+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_2N3xr0xXpzQMwY8QEVxn8E', '3', 'api_key.created', 'done', 'api_key', 'key_MoYP2Go2UFNQAN7q8prrHx', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_iLe9C9myqQlIkZuBzcTQjM', '2026-11-16 07:42:46.389+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_2ggiw4e6BbxdJFSxS34R8H', '124', 'payment.updated', 'done', 'payment', 'pay_XKcB4WenkstO66X6spFRJD', 'per_n9ymoXBAgb53Ib7x5k44yC', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:42:47.865+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_3DUxEm0l4ltQyICBYdVSbu', '79', 'consent.offered', 'done', 'consent', 'con_LsbDWktaXoqoKZk9kAiGHp', 'per_eA1rqh0GknN0Hv6KNhjlvn', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_t1sHoR1jJmBEYvZb5vTFZM', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_YO0CenQ4LcTZMG8Wk9lYyu', '2026-11-16 07:42:47.345+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_3XmmHxuoO1atHRZGSz9fZg', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_4vVFDYtDg5QsT75ombHXxl', null, '{published,rules}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_vQkru0IKceF8QLZ8Rlc4RF', '2026-11-16 07:42:46.922+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_4INJCejJhFh4CqpzJtcBe6', '154', 'consent.granted', 'done', 'consent', 'con_h4jv79Ph1FiNvXbbxSjY9c', 'per_lmaBzpHpqHqTcgZqCXNtww', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Iq6ae3UI5lmFY7EgARW9xD', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_Ce8gxddUGZK7APag3tmEeu', '2026-11-16 07:42:48.472+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_4SZqX2Q27RvY9cFVYTVspb', '108', 'estimate.created', 'done', 'estimate', 'est_xg1behbqOr0xQo7OH4n1nA', 'per_FhjGebKcFdxejMtNmHMzH6', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_ZMQ76iKcu70HBUHd3EBe6K', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WZwhfFzL9vyJgQZbHrBjp2', '2026-11-16 07:42:47.604+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_4TJHZ5bGpTwjsOkbEpT4Js', '34', 'practitioner.created', 'done', 'practitioner', 'prac_HPYNGO1CAvB0gPs6slrnDb', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_tOLTnr0c21xGKus0JY6lN7', '2026-11-16 07:42:46.723+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_4gNAE7uRsgs4sbn8gCUIUF', '135', 'person.activated', 'done', 'person', 'per_fNOjZOwryQgmLanejZOabD', 'per_fNOjZOwryQgmLanejZOabD', '{status,activated_at}', 'treatment', '[{"id": "con_wmc1Smq6j2tPVnT3cSiTwE", "type": "consent"}]', 'dec_sJgBZzMRn1vmWpXu3G59no', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_1ZFC4IHbvhSyrGvv0C9yc5', '2026-11-16 07:42:48.129+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_5RvXSdRYVKm6vaLPbdnywe', '175', 'remittance.created', 'done', 'remittance', 'era_Hcc6eeKqbwPNw3Ops0EsRK', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_5TlAAEKu0xDwJ6EoddkCx5', '55', 'charge.created', 'done', 'charge', 'chg_TeEmmMyOXVOwLIKzkak1bU', 'per_Cj1ewrK9cXWaN38WX0ALKL', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_jpPgdaqCsdGHhnKFakod63', '2026-11-16 07:42:47.004+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_5V8XFEfLP4EDAy2yYWG5TQ', '21', 'practitioner.created', 'done', 'practitioner', 'prac_y9OGcBQ3bds3g3AYZDDUQQ', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WiBthuizLM7RrzvGVVZ0TP', '2026-11-16 07:42:46.596+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_5nEmHfSpNoAK7iwECoTVQG', '17', 'consent.created', 'done', 'consent', 'con_x77yfhSXzEBMOQZNxZC9je', 'per_uyLQv0VmJP05h8eOFZ6b25', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_4XFW3vlKyvxYWxnziT9Kdw', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_D9MuHWqqZEUB5b40wNYyuY', '2026-11-16 07:42:46.548+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_5rDtSIaLnhN6qR9FTBCsF4', '132', 'consent.offered', 'done', 'consent', 'con_wmc1Smq6j2tPVnT3cSiTwE', 'per_fNOjZOwryQgmLanejZOabD', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_9rjkr56dBtyUQs7Q4eUs46', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_Ntm4YP8mjTSGdvRi8d4qqu', '2026-11-16 07:42:48.114+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_6KwXuzEtjBKhBg81OiojyV', '51', 'practitioner.created', 'done', 'practitioner', 'prac_4vVFDYtDg5QsT75ombHXxl', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_NnrN5Ea652zCrZxngqnUNk', '2026-11-16 07:42:46.913+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_6ZnNV2QshW5rFl36EIoF02', '178', 'payment.received', 'done', 'payment', 'pay_LsaZsRfxvyfMVQ9vooK7Iz', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_6cmBf7y2bOHa0sOf19anAP', '116', 'disclosure.created', 'done', 'disclosure', 'dis_lKexznr7fBoZLMUTk6AB6U', 'per_oxQ8tA44AiSF4NA2hl4ipx', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_7iEMnUtfQ3CbwLv68Uz5mD', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_QxXFVQS3GdFqyXAaFJ3OLH', '2026-11-16 07:42:47.693+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_6uFsO0TWprzyv3Az2JQkyC', '89', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_QQhDHsKZypm6SLbdOpLGJD', 'per_wgBgScGCk9tSbPlaO7aZkU', '{}', 'payment', '[{"id": "con_hKT1nX6X0WOvlVj50X1KvD", "type": "consent"}]', 'dec_yTq5Gp3KJ4TGjW2B1NOIGk', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WP2lTriORWfPJ6d5jXtrVd', '2026-11-16 07:42:47.409+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_7SxK6kojEgP0CIpI69Oppk', '77', 'coverage.created', 'done', 'coverage', 'cov_xf8lf2p55anXULwDTJ0NA7', 'per_eA1rqh0GknN0Hv6KNhjlvn', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Cu4gFynsrLXEsg1CYXyOX1', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_zoeZ7ioojIoBAsAx1l197b', '2026-11-16 07:42:47.32+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_87xclMC2v5rcRcj3UVRjwB', '186', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_drg4FlFXnIBzAUFJuKkxII', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_8FgNP93hZLHlRbkbzLnLuz', '14', 'check.created', 'done', 'check', 'chk_vrk3adrDgJWcG67r8YoIfV', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_mLXWLPu3tXa1wEIU86KW7B', '2026-11-16 07:42:46.506+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_8MOy5XLaclv11984NR1xY9', '164', 'practitioner.updated', 'done', 'practitioner', 'prac_drg4FlFXnIBzAUFJuKkxII', null, '{licenses}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_8dPGuCMjvJrk4IKp3E7jGW', '130', 'person.created', 'done', 'person', 'per_fNOjZOwryQgmLanejZOabD', 'per_fNOjZOwryQgmLanejZOabD', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_8fr2CYZkKYZeL2XSVO5evs', '2026-11-16 07:42:48.097+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_A3oNWxzozt275XyoZyvJJ8', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_YI6uZtlNkpdabNl69TsqP8', 'per_YI6uZtlNkpdabNl69TsqP8', '{assessments}', 'treatment', '[{"id": "prac_jNiUOCssSVGnut6oVLt9HB", "type": "care_team"}]', 'dec_MLBeCNPbWL1e9AC6wbL3ON', 'practitioner', 'prac_jNiUOCssSVGnut6oVLt9HB', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_IFaJly784hkQdSPOjKrE65', '2026-11-16 07:42:46.891+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_A5SUK88ScyShsNeMMGF4QJ', '125', 'payment.succeeded', 'done', 'payment', 'pay_XKcB4WenkstO66X6spFRJD', 'per_n9ymoXBAgb53Ib7x5k44yC', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:42:47.88+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_ALUAqdJJmo9twjR1MlLsF0', '168', 'check.passed', 'done', 'check', 'chk_rNQpaSPR261punRoMr0BvT', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_ALZLnrPbheUnizbA4g3uGj', '87', 'consent_decision.permitted', 'permitted', 'person', 'per_wgBgScGCk9tSbPlaO7aZkU', 'per_wgBgScGCk9tSbPlaO7aZkU', '{demographics}', 'payment', '[{"id": "con_hKT1nX6X0WOvlVj50X1KvD", "type": "consent"}]', 'dec_yTq5Gp3KJ4TGjW2B1NOIGk', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WP2lTriORWfPJ6d5jXtrVd', '2026-11-16 07:42:47.409+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_ANP55fSfKpu4gq7aEA4AmI', '86', 'consent.granted', 'done', 'consent', 'con_hKT1nX6X0WOvlVj50X1KvD', 'per_wgBgScGCk9tSbPlaO7aZkU', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_oZ0q5wyxaswQQwvt86ob80', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_KeDFSmmNjfqmxwckQOZVfL', '2026-11-16 07:42:47.398+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_AY5coeM2eftOTLMcCi3Pjl', '83', 'coverage.created', 'done', 'coverage', 'cov_2eVfkbOuiUDkC4Tje6uSHx', 'per_wgBgScGCk9tSbPlaO7aZkU', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_1SLgsJKlns2bIg3XnhNa5Q', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_tr1epk20pfW5SyMkesDlPa', '2026-11-16 07:42:47.378+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_AZssT8g5nTwX53zY6uaizN', '54', 'person.created', 'done', 'person', 'per_Cj1ewrK9cXWaN38WX0ALKL', 'per_Cj1ewrK9cXWaN38WX0ALKL', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_Kox5LuZMzDz9EP1zi72VcV', '2026-11-16 07:42:46.995+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_Avytr0rsoSkc1GkGxWYMzT', '112', 'superbill.created', 'done', 'superbill', 'sbl_MivsEG8p51cxo8XTBLmY1F', 'per_1bZUyPzs2byXfylO7EAfvI', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_uXAaXPeqy2xBf3XF7mY36f', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_Vg9NwJsgUDpgdEtOZ8BrXm', '2026-11-16 07:42:47.65+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_BEmUL4m09dm9Xlm8xAooOi', '123', 'payment.processing', 'done', 'payment', 'pay_XKcB4WenkstO66X6spFRJD', 'per_n9ymoXBAgb53Ib7x5k44yC', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_9aFfnUUyFlebgWI9LfTViN', '2026-11-16 07:42:47.846+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_BO0V1qBLOwE3RMuUsY3y8a', '183', 'payment.received', 'done', 'payment', 'pay_7uppYIKK87TsRKqkZw7DnY', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_BinYA8WXQK9COQOM1DMD5C', '80', 'consent.granted', 'done', 'consent', 'con_LsbDWktaXoqoKZk9kAiGHp', 'per_eA1rqh0GknN0Hv6KNhjlvn', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_S6oooJflouSlMWxLotWg5N', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_JT0PeGGDErbhNSx5KoTRZq', '2026-11-16 07:42:47.351+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_ByMGganp4wHZGysyxaEMl4', '144', 'person.created', 'done', 'person', 'per_UEOSY1Atwq4nMG0r56EVnN', 'per_UEOSY1Atwq4nMG0r56EVnN', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_I9VKhJx95ntpyAk5cJcxkX', '2026-11-16 07:42:48.251+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_CGEhYeRtZzpylykHEX9pcc', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_N2KihEeAQzGIDGGaFlccAp', 'per_N2KihEeAQzGIDGGaFlccAp', '{progress_notes}', 'treatment', '[{"id": "prac_jNiUOCssSVGnut6oVLt9HB", "type": "care_team"}]', 'dec_VEngcTNoRy7mX4OAGPrHfX', 'practitioner', 'prac_jNiUOCssSVGnut6oVLt9HB', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_TUNqlX37tIXJOPQkGmMO33', '2026-11-16 07:42:46.824+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_CS3cZ1BXN3f80USYtyIRv6', '66', 'refund.created', 'done', 'refund', 're_1y6qx2yf5ObBW1up5Za132', 'per_jVYpWNQkeiY5q61P8kK4ri', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_85tp36MX6bVNtd4e1eS2TG', '2026-11-16 07:42:47.164+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_CWUFDa5vw3Ci3xTOktcGgc', '165', 'check.running', 'done', 'check', 'chk_jhthtuDi2uk8dPUccHR5TA', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_ConUTBnrtAlOxJENl3IIRa', '159', 'claim.submitted', 'done', 'claim', 'clm_G7baMjaxmcKHX9mTr32PEa', 'per_lmaBzpHpqHqTcgZqCXNtww', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_h4jv79Ph1FiNvXbbxSjY9c", "type": "consent"}]', 'dec_kHWIGTxB06gIyqYoc0hUCH', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_S4TtuwdUkuXvYpWRMhhCof', '2026-11-16 07:42:48.501+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_D2YBbK8G4eeT3fUYc8GKrF', '19', 'practitioner.created', 'done', 'practitioner', 'prac_fTRUyhchQkmRduQdBrDsIX', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_rvrKQFu7FvfvXH2VdOuoje', '2026-11-16 07:42:46.569+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_D2pLwBIII6bwMy24swdazw', '181', 'remittance.balanced', 'done', 'remittance', 'era_PkXVMh2muW4TapAXUKWyTE', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_DTcPS3rr2bsbE2F3ovGXUY', '75', 'consent.granted', 'done', 'consent', 'con_W3pUHgfGkWEu6dPCDzKauK', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_96fbuP30AGvdu4rysR9XDZ', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_ZciLhYdbGNKMMkVnQD9P76', '2026-11-16 07:42:47.27+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_DVDXxq5CCXyP7Ntmj6ZHfA', '27', 'session.created', 'done', 'session', 'ses_ZRUX8v7mx65f98Fymdmnh2', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_gnpwlqfIZo2pfPC8PqAmAi', '2026-11-16 07:42:46.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_DrRWnozf6YQsx41ABhv1J1', '12', 'check.created', 'done', 'check', 'chk_rNQpaSPR261punRoMr0BvT', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_O0xjsvrviyssSQIfuQiCIm', '2026-11-16 07:42:46.465+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_ECh0YStK6RexmLtT7Yv7Vr', '185', 'transmission.sent', 'done', 'transmission', 'trn_j2RdCpSz62onAMaN6HFlXe', 'per_lmaBzpHpqHqTcgZqCXNtww', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_FD3X1G1dmMDMLXGp7mLtr2', '43', 'person.created', 'done', 'person', 'per_kVLlhJsCJKXE2ILlIkK88T', 'per_kVLlhJsCJKXE2ILlIkK88T', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_s4ppel8TC3OJ8LC3E5nwCC', '2026-11-16 07:42:46.843+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_FPNBA8FGJA4kDFcgUm11oK', '107', 'consent_decision.permitted', 'permitted', 'person', 'per_FhjGebKcFdxejMtNmHMzH6', 'per_FhjGebKcFdxejMtNmHMzH6', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_ZMQ76iKcu70HBUHd3EBe6K', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WZwhfFzL9vyJgQZbHrBjp2', '2026-11-16 07:42:47.604+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_FacOwevgWP0gJSHPCTzGDR', '106', 'consent_decision.permitted', 'permitted', 'person', 'per_FhjGebKcFdxejMtNmHMzH6', 'per_FhjGebKcFdxejMtNmHMzH6', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_vpEeVI7TWGn13MMgFP9nMV', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WZwhfFzL9vyJgQZbHrBjp2', '2026-11-16 07:42:47.604+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_G5QLRDnGe7PlIAiSMFYvEe', '13', 'practitioner.created', 'done', 'practitioner', 'prac_WxzLNKaPOp6ltMaIXek6O4', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_hE0X2hgJ7aA2vr25fvlBxz', '2026-11-16 07:42:46.496+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_G9XlmCANIvRXHxOiMkLsrF', '104', 'practitioner.created', 'done', 'practitioner', 'prac_AZHz3tx09Og8i0MPxt0hfB', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_hVCHYE7mAbVkza2OQxdVWa', '2026-11-16 07:42:47.597+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_GEzbz4GmE4xJpI5dw5bued', '88', 'disclosure.created', 'done', 'disclosure', 'dis_TnGWRNm4W7ZX5c51CIK9dX', 'per_wgBgScGCk9tSbPlaO7aZkU', '{}', 'payment', '[{"id": "con_hKT1nX6X0WOvlVj50X1KvD", "type": "consent"}]', 'dec_yTq5Gp3KJ4TGjW2B1NOIGk', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WP2lTriORWfPJ6d5jXtrVd', '2026-11-16 07:42:47.409+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_GLuBglFPyhyv6n4OtXFsdj', '23', 'practitioner.created', 'done', 'practitioner', 'prac_3058dMCKmna63vUsDCFTf4', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_kV5f9XQPP1QpJjMIMKuaem', '2026-11-16 07:42:46.626+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_GbXtizq1ZYhToDr0qSQuof', '114', 'person.created', 'done', 'person', 'per_oxQ8tA44AiSF4NA2hl4ipx', 'per_oxQ8tA44AiSF4NA2hl4ipx', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_kjTp3H0tulOapHDnEhwSw9', '2026-11-16 07:42:47.688+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_Gu5nMb2sX2gWrgJzEW7pyk', '16', 'person.created', 'done', 'person', 'per_uyLQv0VmJP05h8eOFZ6b25', 'per_uyLQv0VmJP05h8eOFZ6b25', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_AmmlSzK8RIuVs30Gdt1MLH', '2026-11-16 07:42:46.537+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_GvEIZ8ksnVp9ytGruC5ZV7', '93', 'person.created', 'done', 'person', 'per_u5jp1QLFDKxcuDO1o9wRhr', 'per_u5jp1QLFDKxcuDO1o9wRhr', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_74BIk40kDHWlP1o1CsffeZ', '2026-11-16 07:42:47.472+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_H8vFGPBU2tOFLAZQq5tLyL', '64', 'payment.succeeded', 'done', 'payment', 'pay_kWOocOCAa9niMfSS61bfhk', 'per_jVYpWNQkeiY5q61P8kK4ri', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:42:47.144+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_HkkiERiv2DpldVARi2sRuG', '72', 'coverage.created', 'done', 'coverage', 'cov_Ryg7VfoCDP0PBg00oYT4k7', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_GE7Lj0j8tC5m0tBLdaiZJ6', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_JQnJLCWPLlEcGJli26qvyX', '2026-11-16 07:42:47.243+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_IFF12hjDsvxtuJ5607pTJv', '151', 'coverage.created', 'done', 'coverage', 'cov_K4gDnz3rOYtkPPTRGVyKkN', 'per_lmaBzpHpqHqTcgZqCXNtww', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_jOwZuzg0gC1qZy0qb0KVdo', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_6PHrYwVBSQxk6rXqvdzbjW', '2026-11-16 07:42:48.439+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_IdMT7bXkH7O2MSxrtJEMrf', '187', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_IvK9n2IDHRZjEnqYmJWX42', '157', 'disclosure.created', 'done', 'disclosure', 'dis_Jxqadfh49UcrQ3gzWeyBOO', 'per_lmaBzpHpqHqTcgZqCXNtww', '{}', 'payment', '[{"id": "con_h4jv79Ph1FiNvXbbxSjY9c", "type": "consent"}]', 'dec_kHWIGTxB06gIyqYoc0hUCH', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_S4TtuwdUkuXvYpWRMhhCof', '2026-11-16 07:42:48.501+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_J467mRQFj9DJF9K7nuZHXF', '158', 'transmission.created', 'done', 'transmission', 'trn_j2RdCpSz62onAMaN6HFlXe', 'per_lmaBzpHpqHqTcgZqCXNtww', '{}', 'payment', '[{"id": "con_h4jv79Ph1FiNvXbbxSjY9c", "type": "consent"}]', 'dec_kHWIGTxB06gIyqYoc0hUCH', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_S4TtuwdUkuXvYpWRMhhCof', '2026-11-16 07:42:48.501+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_JGgCltZISOO7VeWH0TriqT', '142', 'note.created', 'done', 'note', 'note_sRPuqMaoBMPKk8Mh9TiNtL', 'per_fNOjZOwryQgmLanejZOabD', '{}', 'treatment', '[{"id": "prac_9Pnpc9w7MzxQvAEeEzGuQN", "type": "care_team"}]', 'dec_bPb0T0YE0pgQ2Av3r9d5se', 'practitioner', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_zPzgTQdChS95h7btNzt61Q', '2026-11-16 07:42:48.221+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_K4ZwWA3P6SLSfR5N88cyDa', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_cA6iIMcNnocddpZcKGS7Z6', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_aaGujb39R6zl2q4xLchyV1', '2026-11-16 07:42:46.412+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_KDObR5kf7epyLeO7B4yX9d', '98', 'claim.created', 'done', 'claim', 'clm_OYTlaVNEk8qOFKwW3HBBcZ', 'per_u5jp1QLFDKxcuDO1o9wRhr', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_QPQjZXyIqSARPgTK8QELJn', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_B4t0jwGmGsovYDijHehPkg', '2026-11-16 07:42:47.512+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_LB07Q0C6FfjcVqmh0ZhPrC', '91', 'practitioner.created', 'done', 'practitioner', 'prac_EUS1w3YWwqaZ1rin6jm1Ct', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_e1XoFgPO9jzMWg1wiqrbam', '2026-11-16 07:42:47.455+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_LICscb5wkW7zSb6c1bg3EQ', '169', 'verification.approved', 'done', 'verification', 'ver_wXK4svHKHLLLfKLGG4wAgH', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_LgbIX6l3l253HdV0xYRjIZ', '60', 'person.created', 'done', 'person', 'per_jVYpWNQkeiY5q61P8kK4ri', 'per_jVYpWNQkeiY5q61P8kK4ri', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_7k3WiVCpt3nQbXlinnLppT', '2026-11-16 07:42:47.088+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_Mc08D5SGCZsdti0CaUFMxr', '35', 'practitioner.created', 'done', 'practitioner', 'prac_jNiUOCssSVGnut6oVLt9HB', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_1WlMJvn7V1DUBxWwzdXqY3', '2026-11-16 07:42:46.755+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_N34i6X2NAWZVo3DXdnoAJ9', '153', 'consent.offered', 'done', 'consent', 'con_h4jv79Ph1FiNvXbbxSjY9c', 'per_lmaBzpHpqHqTcgZqCXNtww', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_E6cl8i1fn7jwHGz75cQhCE', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_Ogua9ddcSdK7HWXlYrp0Uc', '2026-11-16 07:42:48.46+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_N91vE5xVi83BQqVSQXgfRJ', '119', 'practitioner.created', 'done', 'practitioner', 'prac_wWRGnPU7cxsTm01m8hGSdA', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_1NOKkf9ArxIQHEPm2htEBV', '2026-11-16 07:42:47.755+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_NifIYok8w6dFhoGVt8RJ2S', '59', 'payment.created', 'done', 'payment', 'pay_ZsXEGuz9ce0xC0Gko3UsiW', 'per_qGSD3Ppy5SMa6qr0cOXL4V', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_A0thJT1A3Rlt3qQMRQCGdu', '2026-11-16 07:42:47.059+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_NvDfrECno3bFw4F9iJ02B8', '25', 'practitioner.created', 'done', 'practitioner', 'prac_5AxWk5EdhDXPyibsw5Nhq7', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_c6lKJ33HP6qkR4o4XdTBVm', '2026-11-16 07:42:46.667+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_OAmKSCITjsn2t74TMSK3vB', '176', 'remittance.balanced', 'done', 'remittance', 'era_Hcc6eeKqbwPNw3Ops0EsRK', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_OVXjBnqCfw1Kp9KnYpyH47', '166', 'check.passed', 'done', 'check', 'chk_jhthtuDi2uk8dPUccHR5TA', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_P3xtVFm0o9GTFjnYPQ2tw4', '177', 'payment.created', 'done', 'payment', 'pay_LsaZsRfxvyfMVQ9vooK7Iz', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_QqVhgKLNvNXM9N3fULOLfc', '78', 'consent.created', 'done', 'consent', 'con_LsbDWktaXoqoKZk9kAiGHp', 'per_eA1rqh0GknN0Hv6KNhjlvn', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_3AaoJ9HLJeNR3ANEPTqLu3', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_lyQkegNghorEyY21oFncyr', '2026-11-16 07:42:47.339+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_RNSIE9faPycKbpA6mDs0B0', '10', 'check.created', 'done', 'check', 'chk_Y76NEsdlYVmzq2nM4CT98C', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_O0xjsvrviyssSQIfuQiCIm', '2026-11-16 07:42:46.465+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_RlEg29tRUdKHuy1gsNp5S6', '121', 'person.created', 'done', 'person', 'per_n9ymoXBAgb53Ib7x5k44yC', 'per_n9ymoXBAgb53Ib7x5k44yC', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_BEYK5Ar2qQLG0PXcratNfC', '2026-11-16 07:42:47.818+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_RmtLaO1261qOpqPy38PF3A', '110', 'practitioner.created', 'done', 'practitioner', 'prac_Nd8wDz3k4K2DZmRWq6VQHi', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_yI8D98xk9TlwLM7e8KVbiQ', '2026-11-16 07:42:47.64+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_S8ro1tgdyT3QsT7Gn36ibo', '113', 'deposit.created', 'done', 'deposit', 'dep_sZn9YU1fdn8gNSLLQgHvii', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_8WXOkAqfxwjJ2kSFfjvWWw', '2026-11-16 07:42:47.669+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_SPdkvC8OHGiccQpSptdIpI', '94', 'coverage.created', 'done', 'coverage', 'cov_gruPROAFp1AaFGiuiythqq', 'per_u5jp1QLFDKxcuDO1o9wRhr', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_pBcS5SDLNdY776k4Ldj3WC', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_spyNmTQksKMQgnFrQ1cbVL', '2026-11-16 07:42:47.483+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_SaqePDIB9JUycUAeSpGXGY', '11', 'check.created', 'done', 'check', 'chk_jhthtuDi2uk8dPUccHR5TA', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_O0xjsvrviyssSQIfuQiCIm', '2026-11-16 07:42:46.465+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_Smp4nUqA7dNbATcYoSKenx', '171', 'check.running', 'done', 'check', 'chk_vrk3adrDgJWcG67r8YoIfV', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_SwpDGKHjJKGeXNJTBNjoAq', '115', 'consent_decision.permitted', 'permitted', 'person', 'per_oxQ8tA44AiSF4NA2hl4ipx', 'per_oxQ8tA44AiSF4NA2hl4ipx', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_7iEMnUtfQ3CbwLv68Uz5mD', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_QxXFVQS3GdFqyXAaFJ3OLH', '2026-11-16 07:42:47.693+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_T390UgAKsGwu8YLo3KLaqQ', '85', 'consent.offered', 'done', 'consent', 'con_hKT1nX6X0WOvlVj50X1KvD', 'per_wgBgScGCk9tSbPlaO7aZkU', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_QUQrAJMaMjYG81Xr1VnNsW', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_JGvYUQy2gtIoAtjQrpYeEo', '2026-11-16 07:42:47.391+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_T8Erpf6yiyAsOphM6nGIPJ', '100', 'x12_document.created', 'done', 'x12_document', 'xdoc_nALgzgwOMdXY0OxRI3g4W4', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_JnxwSCWhuN73kwVFlIvQId', '2026-11-16 07:42:47.557+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_TmWf60ZY0OZbJeBYm5KaES', '184', 'remittance.excepted', 'done', 'remittance', 'era_PkXVMh2muW4TapAXUKWyTE', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_TzCwwDLZcCJPfHwvTtOdSL', '57', 'adjustment.created', 'done', 'adjustment', 'adj_Zpz0x23K1bLwWyl5E33t20', 'per_po5z3slwTWMEWsGWjEibgv', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_OzkCQSWTXkTrfh9VNEeI2b', '2026-11-16 07:42:47.038+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_TzrdNvuCa6qgdyCIEtUoah', '149', 'billing_provider.created', 'done', 'billing_provider', 'bill_4YtgLFm0iowHFGjHt90Dma', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_bYRgr5QYYKTX5sT4O1KBHY', '2026-11-16 07:42:48.304+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_U1GMSmzCyPjvc7qtbTX8Hi', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_drg4FlFXnIBzAUFJuKkxII', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_O0xjsvrviyssSQIfuQiCIm', '2026-11-16 07:42:46.465+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_UYGrBfQ0PnRnXq2A8bJWkW', '174', 'coverage.updated', 'done', 'coverage', 'cov_2eVfkbOuiUDkC4Tje6uSHx', 'per_wgBgScGCk9tSbPlaO7aZkU', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_UcDZkaKGhig1w4XeTON36n', '82', 'person.created', 'done', 'person', 'per_wgBgScGCk9tSbPlaO7aZkU', 'per_wgBgScGCk9tSbPlaO7aZkU', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_0Oi3RS1b9looluV47MJYxS', '2026-11-16 07:42:47.373+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_V5yMzAbVA2AVkjsE3zQRhc', '90', 'billing_provider.created', 'done', 'billing_provider', 'bill_HkBZmvP7VtyEBtP61OF81Q', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_9pYmZZler5TQZeTi92Y1GB', '2026-11-16 07:42:47.445+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_VrWZj31Wis9k19kSK5Lp2X', '53', 'matching.created', 'done', 'matching', 'match_YKOCVjUBZ0DqxK0hBaskhq', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_XQDkEFxBolt3M0vfuy7Loq', '2026-11-16 07:42:46.935+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_W8VLD10yzxLDcwS1nulmi4', '102', 'x12_document.processed', 'done', 'x12_document', 'xdoc_nALgzgwOMdXY0OxRI3g4W4', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_JnxwSCWhuN73kwVFlIvQId', '2026-11-16 07:42:47.557+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_WgsgF3bm4ieylmlnPnfprm', '109', 'person.created', 'done', 'person', 'per_1bZUyPzs2byXfylO7EAfvI', 'per_1bZUyPzs2byXfylO7EAfvI', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_NJQH8BWgyz2cgVbx4ybvV9', '2026-11-16 07:42:47.635+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_WzJA2yaLUUQPsmQ9aNNKZA', '172', 'check.passed', 'done', 'check', 'chk_vrk3adrDgJWcG67r8YoIfV', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_XCxaGqdAuObLzF6IVgwHNb', '180', 'x12_document.processed', 'done', 'x12_document', 'xdoc_vkQGsdSt2IWWNVtybRLSGU', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_XWCQv6jOtgF7FWUV2pRKCh', '128', 'dispute.read', 'done', 'dispute', 'dsp_gQzOL4VQR3m8pIM8ZyKxli', 'per_n9ymoXBAgb53Ib7x5k44yC', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_p21ibDgKmpXLDXbLn9tygC', '2026-11-16 07:42:48.066+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_XZj3kcOSvnIfZBv7ZeXrKD', '81', 'card_image.created', 'done', 'card_image', 'cimg_tMfVTEueM2FvZ8oi7Ju3BZ', 'per_eA1rqh0GknN0Hv6KNhjlvn', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Kp1T3NTZkXhTDyWmgAJQfp', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_2PhFr0ICERlJGWfiXwZkEV', '2026-11-16 07:42:47.361+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_XfTizlXxIloO8exIrwNs9p', '117', 'practitioner.created', 'done', 'practitioner', 'prac_Yv7DE5ZuqxJMTfQ7bk2ZMs', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_3FUrFWzePFFpcYrvNx3pv5', '2026-11-16 07:42:47.706+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_XgKqHaLxDTNuWYeC4iErMu', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_kVLlhJsCJKXE2ILlIkK88T', 'per_kVLlhJsCJKXE2ILlIkK88T', '{assessments}', 'treatment', '[{"id": "prac_jNiUOCssSVGnut6oVLt9HB", "type": "care_team"}]', 'dec_l69GuAjjzf0h6McQqE3gxX', 'practitioner', 'prac_jNiUOCssSVGnut6oVLt9HB', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_mEFPZG2pTtxjdjQkogZHs5', '2026-11-16 07:42:46.86+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_YZfEBuPzb8TGoppJSqE4oN', '136', 'session.created', 'done', 'session', 'ses_YkavmEh208FdwgoNLPN3G8', 'per_fNOjZOwryQgmLanejZOabD', '{}', 'treatment', '[{"id": "con_wmc1Smq6j2tPVnT3cSiTwE", "type": "consent"}]', 'dec_sJgBZzMRn1vmWpXu3G59no', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_1ZFC4IHbvhSyrGvv0C9yc5', '2026-11-16 07:42:48.129+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_Ybgt0fu5IZHcmc8qPJEQkk', '26', 'session_series.created', 'done', 'session_series', 'series_LDVHHjMe5lbkEUF4Hr3CiG', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_gnpwlqfIZo2pfPC8PqAmAi', '2026-11-16 07:42:46.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_YgoeONCoKuhQaruGfOi1xs', '65', 'payment.refunded', 'done', 'payment', 'pay_kWOocOCAa9niMfSS61bfhk', 'per_jVYpWNQkeiY5q61P8kK4ri', '{amount_refunded}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_85tp36MX6bVNtd4e1eS2TG', '2026-11-16 07:42:47.164+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_YmhKVxxqBajHRoDveeYp6E', '38', 'note.created', 'done', 'note', 'note_mcTrqlfE7gKGBgmuR3A6wE', 'per_ZU9lzsVH8YV20TDfwAhbe5', '{}', 'treatment', '[{"id": "prac_jNiUOCssSVGnut6oVLt9HB", "type": "care_team"}]', 'dec_cUXu085vjnthDMFXpwWLot', 'practitioner', 'prac_jNiUOCssSVGnut6oVLt9HB', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_IcFlMZNdZJigvBtxlxTkqx', '2026-11-16 07:42:46.779+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_ZIENqAv72HffdGWDTvKpCp', '133', 'consent.granted', 'done', 'consent', 'con_wmc1Smq6j2tPVnT3cSiTwE', 'per_fNOjZOwryQgmLanejZOabD', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_xVjlQdi0LpE8qcxR7EQcpJ', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_tuy8TPYREPUvPZ54Rk4NrL', '2026-11-16 07:42:48.12+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_ZyI2XacBixo0ua21vJGsAv', '120', 'deposit.created', 'done', 'deposit', 'dep_mUCUiPT4CNDk9go1VLp1GE', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_vsemjqnELiPHx6sdpDWLp1', '2026-11-16 07:42:47.806+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_aQ4kxzMXLSJrC1HpnSF1tU', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_FhjGebKcFdxejMtNmHMzH6', 'per_FhjGebKcFdxejMtNmHMzH6', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_aAfZKzPHtZYWu3KWW44Gli', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WZwhfFzL9vyJgQZbHrBjp2', '2026-11-16 07:42:47.604+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_aVeG9FVU3f91ZgvKYFArGY', '129', 'practitioner.created', 'done', 'practitioner', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_F25PfnXPP8ohGo98qnOjkR', '2026-11-16 07:42:48.071+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_au3qjZ2RFaa2MrU8PsFBIb', '5', 'practitioner.created', 'done', 'practitioner', 'prac_xVzZG8UI3Q3n3FoagDpkHk', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_UPrF30Pkn4BNXFTZgxbcih', '2026-11-16 07:42:46.427+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_av0TnLzhfWS6eN19cioJlC', '97', 'consent.granted', 'done', 'consent', 'con_kgAzCzItEcMzCH4nkZxLy4', 'per_u5jp1QLFDKxcuDO1o9wRhr', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_p4RnMknNypiCX0eFXqJj4M', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_VmNExiwIrqclntmWtbcO0e', '2026-11-16 07:42:47.503+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_bOMgY12kw5s7lCekYDLLZQ', '18', 'person.created', 'done', 'person', 'per_nDYiyxo5zakTqd9LFGMm3j', 'per_nDYiyxo5zakTqd9LFGMm3j', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_x32TEPkB0kDP6zRFHXtGw4', '2026-11-16 07:42:46.562+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_bXQdDrJb2stR4fAF2txvCO', '126', 'dispute.created', 'done', 'dispute', 'dsp_gQzOL4VQR3m8pIM8ZyKxli', 'per_n9ymoXBAgb53Ib7x5k44yC', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:42:48.017+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_bcuDAws81dzadaIyyMrUU3', '71', 'person.created', 'done', 'person', 'per_1YDGR3e7CVCEg2MfXI2Cyf', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_0bhZwTWVbknTMGpvPWupr4', '2026-11-16 07:42:47.237+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_bwWghPsyDD3RNjjXaJe1BL', '29', 'session.created', 'done', 'session', 'ses_OjrdFAcqYf4DJ9IVv15nuo', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_gnpwlqfIZo2pfPC8PqAmAi', '2026-11-16 07:42:46.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_c2SQARewizR8rRvUSULKQI', '155', 'claim.created', 'done', 'claim', 'clm_G7baMjaxmcKHX9mTr32PEa', 'per_lmaBzpHpqHqTcgZqCXNtww', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_1kK8BFEnCn7pV3qqWCZ33w', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_r7JOr7fNooQUMvrkswnvOh', '2026-11-16 07:42:48.487+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_cLBqLqhwfmm1SPomHyhZvO', '143', 'note.updated', 'done', 'note', 'note_sRPuqMaoBMPKk8Mh9TiNtL', 'per_fNOjZOwryQgmLanejZOabD', '{sections}', 'treatment', '[{"id": "prac_9Pnpc9w7MzxQvAEeEzGuQN", "type": "author"}]', null, 'practitioner', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_RsFthxNP9fbew3moB18xX4', '2026-11-16 07:42:48.235+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_cRpW7zEuZGpGA6BiwNHa01', '28', 'session.created', 'done', 'session', 'ses_NSalV8yWwY75qFYx4EioPB', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_gnpwlqfIZo2pfPC8PqAmAi', '2026-11-16 07:42:46.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_dKOKZGbNeSIjzT3g8SntL2', '156', 'consent_decision.permitted', 'permitted', 'person', 'per_lmaBzpHpqHqTcgZqCXNtww', 'per_lmaBzpHpqHqTcgZqCXNtww', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_h4jv79Ph1FiNvXbbxSjY9c", "type": "consent"}]', 'dec_kHWIGTxB06gIyqYoc0hUCH', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_S4TtuwdUkuXvYpWRMhhCof', '2026-11-16 07:42:48.501+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_e4mj39DYYW0XfNjvWFpn7a', '31', 'practitioner.created', 'done', 'practitioner', 'prac_FcfT3sGorKmRng3epr9c9K', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_7kwvmtj1lHhrGKOI38p75W', '2026-11-16 07:42:46.697+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_eEDGmdKEw1wTAz3KCwX3vu', '61', 'payment.created', 'done', 'payment', 'pay_kWOocOCAa9niMfSS61bfhk', 'per_jVYpWNQkeiY5q61P8kK4ri', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_BOSLrV9ar0JuBrhqGlXWZz', '2026-11-16 07:42:47.096+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_eqhsiVQw3IS54Dm7XWJBGF', '48', 'person.updated', 'done', 'person', 'per_YI6uZtlNkpdabNl69TsqP8', 'per_YI6uZtlNkpdabNl69TsqP8', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_QzOZJj6ib6Ngw5tYm5bHvo', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_4tIqSORdrgKGXUSAJeBjw0', '2026-11-16 07:42:46.881+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_exxSU736FhBt1HBRhTdwjb', '127', 'payment.updated', 'done', 'payment', 'pay_XKcB4WenkstO66X6spFRJD', 'per_n9ymoXBAgb53Ib7x5k44yC', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:42:48.017+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_f1nXcP8LUtQnIUSxtFP1Jz', '99', 'x12_document.created', 'done', 'x12_document', 'xdoc_vkQGsdSt2IWWNVtybRLSGU', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_qNywxeFkF7Xwr9n1Z5FGcZ', '2026-11-16 07:42:47.545+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_fAoEOnqK6Zi5Aie8xgrLhY', '73', 'consent.created', 'done', 'consent', 'con_W3pUHgfGkWEu6dPCDzKauK', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_uvGWSIymFUhZ8dRkyLj832', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_dgO1jNJirOQaDC1Ds5g8v1', '2026-11-16 07:42:47.253+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_fQ4wXI10nZJcqlAUwT7nkT', '50', 'assessment.created', 'done', 'assessment', 'asmt_4Z16v3jJul8oJujxuaCwWj', 'per_YI6uZtlNkpdabNl69TsqP8', '{}', 'treatment', '[{"id": "prac_jNiUOCssSVGnut6oVLt9HB", "type": "care_team"}]', 'dec_MLBeCNPbWL1e9AC6wbL3ON', 'practitioner', 'prac_jNiUOCssSVGnut6oVLt9HB', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_IFaJly784hkQdSPOjKrE65', '2026-11-16 07:42:46.891+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_fa7F0IzZPgVYRxUIAfq1Od', '33', 'person.created', 'done', 'person', 'per_ZU9lzsVH8YV20TDfwAhbe5', 'per_ZU9lzsVH8YV20TDfwAhbe5', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_Qz4vjf42Tlcwe5XtdZva62', '2026-11-16 07:42:46.714+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_gHqECR5TsPEcy9T1GvHg8Q', '1', 'account.created', 'done', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:42:46.342+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_gO7ilkX1DM2zdeItloNJAy', '7', 'verification.created', 'done', 'verification', 'ver_wXK4svHKHLLLfKLGG4wAgH', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_O0xjsvrviyssSQIfuQiCIm', '2026-11-16 07:42:46.465+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_gd1WACSLzV4mivL56lSVgH', '137', 'persons.update', 'done', 'person', 'per_fNOjZOwryQgmLanejZOabD', 'per_fNOjZOwryQgmLanejZOabD', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_QvRZK6EIA3rJCsWhfNQfE0', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_HBMp3Itd7NnJcOoWYJA31W', '2026-11-16 07:42:48.158+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_gw6tij7Evcg871gErrVxEQ', '118', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_KzHcoAv1lHHgZoBsLUYqoN', '2026-11-16 07:42:47.751+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_iANYnZNIxqdXrQ7Lc0f9A5', '167', 'check.running', 'done', 'check', 'chk_rNQpaSPR261punRoMr0BvT', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_iBoLXQNvz4pEyf4oB4UPXE', '111', 'consent_decision.permitted', 'permitted', 'person', 'per_1bZUyPzs2byXfylO7EAfvI', 'per_1bZUyPzs2byXfylO7EAfvI', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_uXAaXPeqy2xBf3XF7mY36f', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_Vg9NwJsgUDpgdEtOZ8BrXm', '2026-11-16 07:42:47.65+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_imS65aZfbufbCChs0dNf9V', '69', 'payout.created', 'done', 'payout', 'po_CXDHXS1MlQ19kafTQC1IvI', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_uODD42wpwykCL22NKy1NKw', '2026-11-16 07:42:47.217+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_itxyciIlFXqs1rKa3DJHmB', '63', 'payment.updated', 'done', 'payment', 'pay_kWOocOCAa9niMfSS61bfhk', 'per_jVYpWNQkeiY5q61P8kK4ri', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:42:47.133+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_ixQG0Ce81Foz631f0ExnIh', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_4OkSltNAEa9bd7LeC0mA83', 'per_kVLlhJsCJKXE2ILlIkK88T', '{}', 'treatment', '[{"id": "prac_jNiUOCssSVGnut6oVLt9HB", "type": "care_team"}]', 'dec_l69GuAjjzf0h6McQqE3gxX', 'practitioner', 'prac_jNiUOCssSVGnut6oVLt9HB', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_mEFPZG2pTtxjdjQkogZHs5', '2026-11-16 07:42:46.86+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_jJRu2EKlVPkAwpvzKPQSDq', '56', 'person.created', 'done', 'person', 'per_po5z3slwTWMEWsGWjEibgv', 'per_po5z3slwTWMEWsGWjEibgv', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_iuxxnlhUxFshaklHVDmwPZ', '2026-11-16 07:42:47.03+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_jJgmPJPh7gZJzmRDkTRspt', '24', 'session.created', 'done', 'session', 'ses_b0hK3BPa8mlB06kHbstf2e', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_uoVPXjX7kOTdNUxT2uM1r6', '2026-11-16 07:42:46.641+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_jWKFFy3kBuhl8IZZ4FdxXf', '62', 'payment.processing', 'done', 'payment', 'pay_kWOocOCAa9niMfSS61bfhk', 'per_jVYpWNQkeiY5q61P8kK4ri', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_ZgBo8YXHpF088AR3x4LBhF', '2026-11-16 07:42:47.11+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_jcsqVqBnm0BXdrUZvqeRnK', '47', 'person.created', 'done', 'person', 'per_YI6uZtlNkpdabNl69TsqP8', 'per_YI6uZtlNkpdabNl69TsqP8', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_wuZRyPuf5IKukVg5Ij3ROi', '2026-11-16 07:42:46.874+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_k23QGBrvtGc0NbReNHFmq4', '131', 'consent.created', 'done', 'consent', 'con_wmc1Smq6j2tPVnT3cSiTwE', 'per_fNOjZOwryQgmLanejZOabD', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_2SbMRgJpl1TfjSsbXIKp79', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_aGqdn5qDQxx7gXxsvWlbfd', '2026-11-16 07:42:48.108+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_kfxp3sULwRLLVVhJlZcSm7', '122', 'payment.created', 'done', 'payment', 'pay_XKcB4WenkstO66X6spFRJD', 'per_n9ymoXBAgb53Ib7x5k44yC', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_E6aUCWlmmTntSkhJ8f5RHP', '2026-11-16 07:42:47.829+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_kkU8PVigjBRACJGHSsqDER', '96', 'consent.offered', 'done', 'consent', 'con_kgAzCzItEcMzCH4nkZxLy4', 'per_u5jp1QLFDKxcuDO1o9wRhr', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_LVIdBpWGQIJenOdguXZ4AD', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_ifOmTzbsVBQA10aKEiEucR', '2026-11-16 07:42:47.497+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_kwAbUwZTBdnKVrjng9fSiA', '101', 'remittance.created', 'done', 'remittance', 'era_PkXVMh2muW4TapAXUKWyTE', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_JnxwSCWhuN73kwVFlIvQId', '2026-11-16 07:42:47.557+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_lSHeK6inyuomAQuJZiYetL', '58', 'person.created', 'done', 'person', 'per_qGSD3Ppy5SMa6qr0cOXL4V', 'per_qGSD3Ppy5SMa6qr0cOXL4V', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_uE78yxbTozHk4xOEXQy4Z6', '2026-11-16 07:42:47.053+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_m0UClgD8pPtqzhSdYg0rKU', '39', 'person.created', 'done', 'person', 'per_N2KihEeAQzGIDGGaFlccAp', 'per_N2KihEeAQzGIDGGaFlccAp', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_5C86iEctRNHzNwkQ2jmIZu', '2026-11-16 07:42:46.806+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_mWivVBljBG4ykZDVbK5pL8', '68', 'practitioner.created', 'done', 'practitioner', 'prac_fWFtc4OQSLpAcYPP5fytaI', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_iBUR7DX6I5UjILaMQK6xEr', '2026-11-16 07:42:47.21+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_mn0ccVj7ms2URXFVwdraW6', '146', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', null, '{published}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_0m7oHUYtFS1f3K9w3KWgxh', '2026-11-16 07:42:48.272+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_nKFUbZb0n8CQvyTfwT9jA7', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_XfLgESmlLjyBE1KVzKGIAV', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_6QU1tBBEHMLPmMQ8bfXOuD', '2026-11-16 07:42:46.605+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_nKHq6b7tS7FO24SP9YvVkv', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_a94JJ4NKrwf7nQDk53eJwo', 'per_N2KihEeAQzGIDGGaFlccAp', '{}', 'treatment', '[{"id": "prac_jNiUOCssSVGnut6oVLt9HB", "type": "care_team"}]', 'dec_VEngcTNoRy7mX4OAGPrHfX', 'practitioner', 'prac_jNiUOCssSVGnut6oVLt9HB', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_TUNqlX37tIXJOPQkGmMO33', '2026-11-16 07:42:46.824+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_nW0fpHtsPqRsYZkuRxTLYE', '6', 'practitioner.created', 'done', 'practitioner', 'prac_drg4FlFXnIBzAUFJuKkxII', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_f3D1MkJka07kbM6ZV2VuoS', '2026-11-16 07:42:46.45+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_ngaUTnLJhsK4yuQzUVdFNE', '173', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_QQhDHsKZypm6SLbdOpLGJD', 'per_wgBgScGCk9tSbPlaO7aZkU', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_oB9qPmV6VrWX8PWF0encNQ', '2', 'api_key.created', 'done', 'api_key', 'key_DNfeDPblgjDwR0tLOBU9lT', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:42:46.342+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_oVkLLIdrV02IskPGaI2UnN', '9', 'check.created', 'done', 'check', 'chk_WOBFsAqYtjpU9RRBl3MQXL', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_O0xjsvrviyssSQIfuQiCIm', '2026-11-16 07:42:46.465+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_oY5YJHqYTZdx4kqAMj7hRr', '147', 'payout_terms.updated', 'done', 'payout_terms', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_c06wLhgExAy6vCbSHMtOWR', '2026-11-16 07:42:48.286+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_pF5PXqeNuoJXc5WZjYESpB', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_FcXIE0GFctF287S29nVKDk', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WDF7B242pHRH9nh1wdyFpd', '2026-11-16 07:42:47.23+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_pIiISSE5g8T5XSbmNT8tIm', '36', 'person.updated', 'done', 'person', 'per_ZU9lzsVH8YV20TDfwAhbe5', 'per_ZU9lzsVH8YV20TDfwAhbe5', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_usHRo2Z0BHbXbCOrDXBmV6', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_gB9p7oXYpDTumlGePufGod', '2026-11-16 07:42:46.766+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_pYgTjd52YYqCSXhDEZqUEQ', '152', 'consent.created', 'done', 'consent', 'con_h4jv79Ph1FiNvXbbxSjY9c', 'per_lmaBzpHpqHqTcgZqCXNtww', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_cuirBBsP1Wkrs3oGIUJxSH', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_1ZGIQL4pAuYW1GZb8lA1TJ', '2026-11-16 07:42:48.448+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_q3ZdQ8O8Cc61NNJw44wjMI', '74', 'consent.offered', 'done', 'consent', 'con_W3pUHgfGkWEu6dPCDzKauK', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_1XMwn7rpu72fYPbdBcFz8T', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_vSxZn3LQIJqwQaNZhgwX21', '2026-11-16 07:42:47.26+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_qBSECknBJtl4VtAaGeXNKK', '163', 'check.passed', 'done', 'check', 'chk_Y76NEsdlYVmzq2nM4CT98C', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_sMoyJ0fOI6GVHLd0NefAF6', '134', 'consent_decision.permitted', 'permitted', 'person', 'per_fNOjZOwryQgmLanejZOabD', 'per_fNOjZOwryQgmLanejZOabD', '{treatment}', 'treatment', '[{"id": "con_wmc1Smq6j2tPVnT3cSiTwE", "type": "consent"}]', 'dec_sJgBZzMRn1vmWpXu3G59no', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_1ZFC4IHbvhSyrGvv0C9yc5', '2026-11-16 07:42:48.129+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_sR2AxYXGMWarZKPB0jtkoF', '103', 'person.created', 'done', 'person', 'per_FhjGebKcFdxejMtNmHMzH6', 'per_FhjGebKcFdxejMtNmHMzH6', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_mroNOrotsH7ivJpY0EkrNk', '2026-11-16 07:42:47.587+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_sescKGuMFeJyFAhcHlTLhv', '140', 'note.signed', 'done', 'note', 'note_FmmQ8bWYxbOyOaMzkPBcaQ', 'per_fNOjZOwryQgmLanejZOabD', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,released_at,status,signed_at}', 'treatment', '[{"id": "prac_9Pnpc9w7MzxQvAEeEzGuQN", "type": "author"}]', null, 'practitioner', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_IuLRzgQMPCuxunWeDCnbrC', '2026-11-16 07:42:48.183+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_sf1KZxjvnTOAw2T93UI5EY', '162', 'check.running', 'done', 'check', 'chk_Y76NEsdlYVmzq2nM4CT98C', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_t4PSgLl8uYdOed0exWN6Zq', '138', 'consent_decision.permitted', 'permitted', 'person', 'per_fNOjZOwryQgmLanejZOabD', 'per_fNOjZOwryQgmLanejZOabD', '{progress_notes}', 'treatment', '[{"id": "prac_9Pnpc9w7MzxQvAEeEzGuQN", "type": "care_team"}]', 'dec_lRM8w9h2ndHak4MGMeGhwH', 'practitioner', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_UWo4M885OwBjwEp8Kg1bjT', '2026-11-16 07:42:48.163+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_txbtKdt8arKDIa10bYhod0', '160', 'check.running', 'done', 'check', 'chk_WOBFsAqYtjpU9RRBl3MQXL', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_uckFPKIRNiPD2HC4SEHoHV', '148', 'practitioner.created', 'done', 'practitioner', 'prac_tGEGCqhkzXWhnMtgFGjcuI', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WTgopP9FCr2HkWyKlD866W', '2026-11-16 07:42:48.295+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_v83FUlFZ7J19dNnr8ZnV9f', '141', 'consent_decision.permitted', 'permitted', 'person', 'per_fNOjZOwryQgmLanejZOabD', 'per_fNOjZOwryQgmLanejZOabD', '{progress_notes}', 'treatment', '[{"id": "prac_9Pnpc9w7MzxQvAEeEzGuQN", "type": "care_team"}]', 'dec_bPb0T0YE0pgQ2Av3r9d5se', 'practitioner', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_zPzgTQdChS95h7btNzt61Q', '2026-11-16 07:42:48.221+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_vhQerBAPK7CoRokP1EQkrR', '95', 'consent.created', 'done', 'consent', 'con_kgAzCzItEcMzCH4nkZxLy4', 'per_u5jp1QLFDKxcuDO1o9wRhr', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_FWHHgrwL2MUQHYFkVBSJJz', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_cJpCHq7GnWX3c2PmNpsJRL', '2026-11-16 07:42:47.492+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_vipsUapiF46LrsqF939djG', '182', 'payment.created', 'done', 'payment', 'pay_7uppYIKK87TsRKqkZw7DnY', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_wGdzDJS1bxauqu4htoHqVH', '150', 'person.created', 'done', 'person', 'per_lmaBzpHpqHqTcgZqCXNtww', 'per_lmaBzpHpqHqTcgZqCXNtww', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_7I2ATueKLJyMriC69I8uvD', '2026-11-16 07:42:48.422+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_wgDc7AUlEACN5fZBU4qVQk', '170', 'practitioner.verified', 'done', 'practitioner', 'prac_drg4FlFXnIBzAUFJuKkxII', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_wgvli1GnCNkPagGNruJYAR', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_ZU9lzsVH8YV20TDfwAhbe5', 'per_ZU9lzsVH8YV20TDfwAhbe5', '{progress_notes}', 'treatment', '[{"id": "prac_jNiUOCssSVGnut6oVLt9HB", "type": "care_team"}]', 'dec_cUXu085vjnthDMFXpwWLot', 'practitioner', 'prac_jNiUOCssSVGnut6oVLt9HB', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_IcFlMZNdZJigvBtxlxTkqx', '2026-11-16 07:42:46.779+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_wmYqt6K1hnjCmpwMlOh5Yo', '40', 'person.updated', 'done', 'person', 'per_N2KihEeAQzGIDGGaFlccAp', 'per_N2KihEeAQzGIDGGaFlccAp', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_2KrRcPfLvPx3Jeg1RO6sH3', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_qMX2P89Sz1tZDff5mD8LoS', '2026-11-16 07:42:46.813+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_xNNJ6HGpXcTV4UZXmzLtj2', '179', 'remittance.excepted', 'done', 'remittance', 'era_Hcc6eeKqbwPNw3Ops0EsRK', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_xNwlxjDnAtZ8Pvgf1NI2uB', '15', 'person.created', 'done', 'person', 'per_Qs2w1Ei2m5rxLltYicaKwP', 'per_Qs2w1Ei2m5rxLltYicaKwP', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_TI1bsrnpZYm0WaHkAyHu4F', '2026-11-16 07:42:46.517+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_xbaxirhPL7WAfae9lvwPk2', '67', 'refund.succeeded', 'done', 'refund', 're_1y6qx2yf5ObBW1up5Za132', 'per_jVYpWNQkeiY5q61P8kK4ri', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:42:47.184+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_xwJyIft5bgc6wkAkPEMZRt', '76', 'person.created', 'done', 'person', 'per_eA1rqh0GknN0Hv6KNhjlvn', 'per_eA1rqh0GknN0Hv6KNhjlvn', '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_uoR071u4SeeAoTMDJ9MekA', '2026-11-16 07:42:47.314+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_yJ4D2pqTOsM2iZSFpIFYQ3', '92', 'billing_provider.created', 'done', 'billing_provider', 'bill_HuyPcUy0zq8CitpCGlMZSK', null, '{}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_Qm1d3b2l8tXxSiRshxQ9fw', '2026-11-16 07:42:47.465+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_ySiqnpd0vw5miIHrWdRTv7', '161', 'check.passed', 'done', 'check', 'chk_WOBFsAqYtjpU9RRBl3MQXL', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'aud_zrZCM8cCUqY2m52VpOi2Vz', '44', 'person.updated', 'done', 'person', 'per_kVLlhJsCJKXE2ILlIkK88T', 'per_kVLlhJsCJKXE2ILlIkK88T', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_MfDjZt3liwPaGpWpAUjhrG', 'account', 'acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'req_zTvimj532ho9M81e3w0zoV', '2026-11-16 07:42:46.849+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '117', 'log'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '187', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '117', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x161fda46ee43f5e6a89bd1d93b7e5fcc966f58dfe2b99c19b8691f7d6c32906b', '2026-11-16 07:42:47.717+00', 'head_b82982c6d6180508', '\x6ae8cb923f2d8c7f0a52f481debf9626f1867aef9591ddd9e7f434b37eaedf0428b95320e0982dbb784278b8ea698097bd68ff254cc84e925565e20201a0b902'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '187', '118', '\x161fda46ee43f5e6a89bd1d93b7e5fcc966f58dfe2b99c19b8691f7d6c32906b', '\xc9d005fba7a8ee19e187167d3bef701215268fea91fb67b9612f5fe1caaddb0a', '2026-11-16 07:42:49.144+00', 'head_b82982c6d6180508', '\x104e1ab5a063c2a9cab809d5d959e7cadb34a032c921116637edbd7661abdc7449147fcb16b992d6dbe1f38025166c1610a7d11f11be477da8ee3f041ca04d09');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '1', 'aud_gHqECR5TsPEcy9T1GvHg8Q', '\xb37fa86c9dd0fc1cd6fc1861500269ca091cdb900392a362aa9af7796a73ecd0', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xfb448ca6a1d33c7947aca15b7a60c6d0951256abd9172d4e777bfbed7e145426'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '10', 'aud_RNSIE9faPycKbpA6mDs0B0', '\x4ac5eeb914cfc26b673cf73d377f6ba3c6fc9d71c45ef1f6559edb909f90ae34', '\x6fecfa08bbc83601dc68c8beeee2ce54facf2d5ae17e2f63863614de4974583e', '\x97872d4dee1ff1bbad7d9e58e85e8b35573dc02766deec904b7b27c8b9e98724'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '100', 'aud_T8Erpf6yiyAsOphM6nGIPJ', '\x326137f57f24249945da50bc6b98e4a2769562585e1d952b31587345f7db20e5', '\xb28e614a108f91e3566e106c4db8cf2b9e89443a4aae08fd4f81d4567ae941b4', '\xd850e31b4f6c8a2b458916804d4437702326f6d35b448ddf6c4d4202e7421409'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '101', 'aud_kwAbUwZTBdnKVrjng9fSiA', '\x3b109d06cb6627af5d05a3b8f666a554ce55a54e7af5cf025938fe1a2ad2fe6a', '\xd850e31b4f6c8a2b458916804d4437702326f6d35b448ddf6c4d4202e7421409', '\x4f1269e3ff20357327e1853e6316b42a74b6cddc531f2269d000218e395b13bc'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '102', 'aud_W8VLD10yzxLDcwS1nulmi4', '\x81e7f8f0fc527fc5562458e6b7d219894832d817a4bbd26a400f6716a5c4c901', '\x4f1269e3ff20357327e1853e6316b42a74b6cddc531f2269d000218e395b13bc', '\x81c3dfd021009a9f048c0cb90aa1e69773bd6bdb608814c0e127092e967bd1c9'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '103', 'aud_sR2AxYXGMWarZKPB0jtkoF', '\xc29f35e66e3ad615885f24d3aa5c5f1233848c9a5f929c3fd4ecb5c590f2bf1e', '\x81c3dfd021009a9f048c0cb90aa1e69773bd6bdb608814c0e127092e967bd1c9', '\x13d2bd914f3329ef3f4e24a81c8188811c8421f66f293fa5454e95e746af66ff'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '104', 'aud_G9XlmCANIvRXHxOiMkLsrF', '\xb08b28017fc4a0d9e7c75501d9d9d7d0ccf9ba8aee6a64d95d60aacc40cb39e7', '\x13d2bd914f3329ef3f4e24a81c8188811c8421f66f293fa5454e95e746af66ff', '\x2a44c0a298de5307f9105b4108ba632f8ab7caab86a1594dcbc5c557f92db588'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '105', 'aud_aQ4kxzMXLSJrC1HpnSF1tU', '\xb6fea062c7d5c5203c83f8b24d121cfd08ce63ec295eabd72851198056ac60a8', '\x2a44c0a298de5307f9105b4108ba632f8ab7caab86a1594dcbc5c557f92db588', '\xa1400003d78adfbe04634ef0538b7cda72331fa0060133624122c6fd093fad04'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '106', 'aud_FacOwevgWP0gJSHPCTzGDR', '\xb569ed4d6d47130a7205c01a1e90cf1371a605b5e98460f5d91a3146f1f5bf70', '\xa1400003d78adfbe04634ef0538b7cda72331fa0060133624122c6fd093fad04', '\xfe0c3ce9ee8f1efdc4f224adaa1c9e2405e096c5a0bcae8d8b0287325e6fcd55'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '107', 'aud_FPNBA8FGJA4kDFcgUm11oK', '\xb164d62118a89927c4046ad3853e3551edce8d3d1cc32aab386f8bd277dde787', '\xfe0c3ce9ee8f1efdc4f224adaa1c9e2405e096c5a0bcae8d8b0287325e6fcd55', '\x82ad0e5ff81cb78bd099848bfa091e8864fcd5fbc69c259f5e44a472369b36b4'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '108', 'aud_4SZqX2Q27RvY9cFVYTVspb', '\xae25c2da23c7e9378147c733cff4f99b81073cbe1f08664a2a3d22e76c29a191', '\x82ad0e5ff81cb78bd099848bfa091e8864fcd5fbc69c259f5e44a472369b36b4', '\xbbf44369a06e7c313f1b44f824b53dc08dbf441b1ef608ba259616ff55433d4a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '109', 'aud_WgsgF3bm4ieylmlnPnfprm', '\x202cc7c259b953021184ab7a65c293b50ef50486a0200bd6fa0569b5244801da', '\xbbf44369a06e7c313f1b44f824b53dc08dbf441b1ef608ba259616ff55433d4a', '\xae2783974fc6fec8f595f6bff4d6468fe7f609f96f33ab6f470e41c1ffb0919f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '11', 'aud_SaqePDIB9JUycUAeSpGXGY', '\xeb77cddad1e83e12e10158a84e8ff2791ac80cabcc94a3356ac9211247194e7f', '\x97872d4dee1ff1bbad7d9e58e85e8b35573dc02766deec904b7b27c8b9e98724', '\x0c4240ffd7ada77818066ed4712d242f28fb1c8ab3da352f473208867597a942'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '110', 'aud_RmtLaO1261qOpqPy38PF3A', '\xb20c1884d71cf76bc4fd8585e5cc186137d0882207e3a079982df6038ad652d2', '\xae2783974fc6fec8f595f6bff4d6468fe7f609f96f33ab6f470e41c1ffb0919f', '\x2f6c56486535f0b7f5b4e04529ac9fc37b53bd6b0cda041e43a8c02d6cd18f88'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '111', 'aud_iBoLXQNvz4pEyf4oB4UPXE', '\x08979a4c8126d7988852aebcd80b855afd74517a1008119ac79186ebaea0805e', '\x2f6c56486535f0b7f5b4e04529ac9fc37b53bd6b0cda041e43a8c02d6cd18f88', '\xe0d51eeaefc23cd19d30dfe1cf1ae03cadddc3d7bd333e4e081095fbf6094c77'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '112', 'aud_Avytr0rsoSkc1GkGxWYMzT', '\x477644dffec78290c4407a4aa5b372affeddd35e30eaa2c3dd32aab52add5784', '\xe0d51eeaefc23cd19d30dfe1cf1ae03cadddc3d7bd333e4e081095fbf6094c77', '\x0105b6208a612685815a5ab97935812422948fd62890b2bea5d25c4bf9e8d213'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '113', 'aud_S8ro1tgdyT3QsT7Gn36ibo', '\xf96ef92ea683c2444e987b612f930c5d2c2d98a0a5abc36f1b0312ea9de6b15c', '\x0105b6208a612685815a5ab97935812422948fd62890b2bea5d25c4bf9e8d213', '\xb01d6d76db7631d21f89709ef3bb27f4147d2c5dd06e389b65483e385a80f429'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '114', 'aud_GbXtizq1ZYhToDr0qSQuof', '\x473cabd37d6b00205e7411eeac1f97a879c3c7bbf04a4f25699f4418dbb430b7', '\xb01d6d76db7631d21f89709ef3bb27f4147d2c5dd06e389b65483e385a80f429', '\xafcc53be799024a20e093afba2c3de40f811ee94fddcb5b21e63786002f728c8'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '115', 'aud_SwpDGKHjJKGeXNJTBNjoAq', '\x9ee2ae50c3df23ec2666dee1a121be413376f9d79e7bb270903c047f3c580a45', '\xafcc53be799024a20e093afba2c3de40f811ee94fddcb5b21e63786002f728c8', '\x97c8faa70e173d61057e849e009b2d5d8c26d84a52c4b141738b373400836fd8'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '116', 'aud_6cmBf7y2bOHa0sOf19anAP', '\xd6f134360f943b759d7525acd0913fadf87d1f76b332be7a6dda91db95eda5ee', '\x97c8faa70e173d61057e849e009b2d5d8c26d84a52c4b141738b373400836fd8', '\x79bdf44cc864d381ac835aa96ef46b8d4f3d3aaaf089a871ffe52bc301da04c7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '117', 'aud_XfTizlXxIloO8exIrwNs9p', '\x732629c23ed751e17d57d8c6320715eab82467d8c876be8e02af10547362064d', '\x79bdf44cc864d381ac835aa96ef46b8d4f3d3aaaf089a871ffe52bc301da04c7', '\x161fda46ee43f5e6a89bd1d93b7e5fcc966f58dfe2b99c19b8691f7d6c32906b'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '118', 'aud_gw6tij7Evcg871gErrVxEQ', '\x855841a56efd408946aae4adef2eb76d41a1fe6128cf5ff3fab546b42444fd62', '\x161fda46ee43f5e6a89bd1d93b7e5fcc966f58dfe2b99c19b8691f7d6c32906b', '\x78c811846afe030907540799e677463a6aaf6674a47d819b1afc1411d7f3440a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '119', 'aud_N91vE5xVi83BQqVSQXgfRJ', '\xf3131a68affb303d39d6a9d234ece1cdad35e0cfcca58e8afc5bb34bbb036f09', '\x78c811846afe030907540799e677463a6aaf6674a47d819b1afc1411d7f3440a', '\x4896bb6a969f66fab3f99a4a88d690456d278aaeb638a6906bdd06767e13bf3c'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '12', 'aud_DrRWnozf6YQsx41ABhv1J1', '\x5330101448a0f28cbec54a09530e3a0a6dd27ac555031b0fd090e7228626f3b7', '\x0c4240ffd7ada77818066ed4712d242f28fb1c8ab3da352f473208867597a942', '\xe22170ee2d39aa84b22dd2289f0c114844dce610a9c5d7c23076d4d02e858884'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '120', 'aud_ZyI2XacBixo0ua21vJGsAv', '\x688aede8e92309287ac87d37008efb6776f3ff34ebb0482a353d6b1ba304f0cc', '\x4896bb6a969f66fab3f99a4a88d690456d278aaeb638a6906bdd06767e13bf3c', '\x61a1373733bde19e104c601a85d07847f5e4c516ff989fa33dd256bc2537ebbd'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '121', 'aud_RlEg29tRUdKHuy1gsNp5S6', '\xb847e53b65e189b455f61a06c515f23cb75b8a2d13b167f4d4da4b957f1736dc', '\x61a1373733bde19e104c601a85d07847f5e4c516ff989fa33dd256bc2537ebbd', '\x6e7210dbd3d6dbd1b073e338d5de633a49172bae65ef5a2bb0484ebee25a9e6e'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '122', 'aud_kfxp3sULwRLLVVhJlZcSm7', '\x384cce12d0e16d1268fcfde516f2bbfca4c6e693b084a8ea7d961b6493c35cae', '\x6e7210dbd3d6dbd1b073e338d5de633a49172bae65ef5a2bb0484ebee25a9e6e', '\xdc8a0e177b82d6bfece3652471a1f67ed0405d60049370232a59ed2398826a87'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '123', 'aud_BEmUL4m09dm9Xlm8xAooOi', '\xd4155846506935fac443923c5e40ce28fc540ce72030450b9ef130e4662812ef', '\xdc8a0e177b82d6bfece3652471a1f67ed0405d60049370232a59ed2398826a87', '\x4340120dce87ae585567674055c4a229f303acfe5f84f08ad34efc3d5a500a36'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '124', 'aud_2ggiw4e6BbxdJFSxS34R8H', '\x086979be6ba21168b8658e9addf1c3d56de419928a1caf4a1dfba0e0ad1ce1ee', '\x4340120dce87ae585567674055c4a229f303acfe5f84f08ad34efc3d5a500a36', '\xc2acee48e0867c715ed6f203bb1e81a89a52ee2a63993a367d56b5c7737c21fd'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '125', 'aud_A5SUK88ScyShsNeMMGF4QJ', '\x1341b576cd0cd5ae82cbef80c6e8c095ca60e5cfed163f5778a14f22abbb4ec5', '\xc2acee48e0867c715ed6f203bb1e81a89a52ee2a63993a367d56b5c7737c21fd', '\xe3c3b12de3bd0cf739882c3b8c290a0b83a2dffbee9186ad062f4bc57b823322'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '126', 'aud_bXQdDrJb2stR4fAF2txvCO', '\x34b4c097fbb9ea8106d7b4ac1609296965b5a39d82c30842ac5913bd83cc23d4', '\xe3c3b12de3bd0cf739882c3b8c290a0b83a2dffbee9186ad062f4bc57b823322', '\x8f5039678360e4c467219c318dde445b43a328a63c3af5b9e3cc264b4da5242e'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '127', 'aud_exxSU736FhBt1HBRhTdwjb', '\x3327469b7db67a492ea3a696fa42baee6585353108ef4a8bd4337234b4e3f0f5', '\x8f5039678360e4c467219c318dde445b43a328a63c3af5b9e3cc264b4da5242e', '\xa494fb4a66dbdf3f114c2bb4ce5287c67ae89c00701c0697905fc7dd2dd225be'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '128', 'aud_XWCQv6jOtgF7FWUV2pRKCh', '\x139d86a291dddddeb801c0c7f7dab2d1e739299e7e67ab74e9cb02e0939cee8a', '\xa494fb4a66dbdf3f114c2bb4ce5287c67ae89c00701c0697905fc7dd2dd225be', '\x0a5e53ea1f7ec04c4626d9e10f8b9ab2948fb9ad2e9fa60c99902e1a33f78d18'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '129', 'aud_aVeG9FVU3f91ZgvKYFArGY', '\x19c883cbff0c416a74bbe12c6a3639b536799177d0a08d11de8eda4d87224a5e', '\x0a5e53ea1f7ec04c4626d9e10f8b9ab2948fb9ad2e9fa60c99902e1a33f78d18', '\xd76e537a402df7ad19ab1ba84bd8eb25b256e2d5a214e85ee11b4fb75d5939c8'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '13', 'aud_G5QLRDnGe7PlIAiSMFYvEe', '\xd674367ac2b5fb90fc48f1796e7bce1fe78fb2437341dcc1cf14eafaeda98b9e', '\xe22170ee2d39aa84b22dd2289f0c114844dce610a9c5d7c23076d4d02e858884', '\x9ffd985a52edc99ef99b76eae2798e89c40b4555696e890b4ff3a89b2a348b47'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '130', 'aud_8dPGuCMjvJrk4IKp3E7jGW', '\x703499a42e23929d8200d2cee59a9421233537da43af55f23f6f8b68d202a366', '\xd76e537a402df7ad19ab1ba84bd8eb25b256e2d5a214e85ee11b4fb75d5939c8', '\xbd9a7cdfa685b939a10477483f5a61632916b560c09be9229cbd674030e5d188'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '131', 'aud_k23QGBrvtGc0NbReNHFmq4', '\xccb33d6c6e165289e7f995089265fb2c11bef42e7387e27f7159db8bf0bfa9f8', '\xbd9a7cdfa685b939a10477483f5a61632916b560c09be9229cbd674030e5d188', '\x82461a8fc75473a6970173173aed10620b3394e7337474c632f56ba7a9ac53ad'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '132', 'aud_5rDtSIaLnhN6qR9FTBCsF4', '\x9e9970a04ca60a3d6b46274f4d67a558f310d9d0d5fc80c8d0293f2f5e5f71e2', '\x82461a8fc75473a6970173173aed10620b3394e7337474c632f56ba7a9ac53ad', '\xdb7d33fbfb3fdbee39a7d9d99131de81d492424d2bf5574af47406f7a79ee3f1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '133', 'aud_ZIENqAv72HffdGWDTvKpCp', '\x40bd3cf39af3003ca32e8e2a4ca5534ca1da140e0037ac9a97b99edd8631a959', '\xdb7d33fbfb3fdbee39a7d9d99131de81d492424d2bf5574af47406f7a79ee3f1', '\xa272e77bbb978967f66efe7dce5b405702159ab454b56736c5be9515396488b7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '134', 'aud_sMoyJ0fOI6GVHLd0NefAF6', '\xcdeefbe377bbb5d4b51f0274c2b3cb3cac38d9d42b9a2fc9449730cfe4aeab80', '\xa272e77bbb978967f66efe7dce5b405702159ab454b56736c5be9515396488b7', '\xe738ba1196f37776bbf179a35c2e54202e78a4647ea90a8474f35ade7f20f8c3'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '135', 'aud_4gNAE7uRsgs4sbn8gCUIUF', '\x47cc3dbcb3a23da4a21cfd1990a1f13905311136e447eaae6382116a54b5732b', '\xe738ba1196f37776bbf179a35c2e54202e78a4647ea90a8474f35ade7f20f8c3', '\x3c3bbcbdfdf91ac7ce5d067fae975d3485dd429dd2b10a23d2f6d1449472e7d7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '136', 'aud_YZfEBuPzb8TGoppJSqE4oN', '\x51069843fa8a570ba5260cc61cbb75435a37dea4929afb3b9b90d0f8362dae61', '\x3c3bbcbdfdf91ac7ce5d067fae975d3485dd429dd2b10a23d2f6d1449472e7d7', '\x54a6cab2b396bbcb5eb41e38b538cd6aeaafb60cf3860a553a77094399877a8c'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '137', 'aud_gd1WACSLzV4mivL56lSVgH', '\xba09c50efdaf4621e365544e4a38f29d6ace9991ad11f0fbdeeec5f65d65b57a', '\x54a6cab2b396bbcb5eb41e38b538cd6aeaafb60cf3860a553a77094399877a8c', '\x5f8edd9b5088c6f129c7a7f3f655ac74413c2f3b152ed535f5dbe7f7cd79f492'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '138', 'aud_t4PSgLl8uYdOed0exWN6Zq', '\x17614c399988b30e311dce49204847eaaa0c441443ec8bd2c06b72a8d6b3952f', '\x5f8edd9b5088c6f129c7a7f3f655ac74413c2f3b152ed535f5dbe7f7cd79f492', '\xd225b9b7a9c7c830d837233865451859647a8eab121b094c8b7f58ce593e7d42'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '139', 'aud_0kbf97CHcigNl3K4rcjJMS', '\x0861151c484a3de11616a195933ca2e2663b2b9cb42df9594d9a9af6dd598ddd', '\xd225b9b7a9c7c830d837233865451859647a8eab121b094c8b7f58ce593e7d42', '\x68594e47f0d799d2f37dae6270a7144453476ee0bc461596c3479e43fe12d4b7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '14', 'aud_8FgNP93hZLHlRbkbzLnLuz', '\xfa9a234700bc253f037f67e0691e32be3dd679b46f2d207700f08b82a727f6ef', '\x9ffd985a52edc99ef99b76eae2798e89c40b4555696e890b4ff3a89b2a348b47', '\x43619e9d67f65facc1754ae553917219d336f7a5a770ae2f6615f69da4d10426'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '140', 'aud_sescKGuMFeJyFAhcHlTLhv', '\x51e6b08972d3039830680d5b091d9f22bb34067e2ce2edea12242c7feee89929', '\x68594e47f0d799d2f37dae6270a7144453476ee0bc461596c3479e43fe12d4b7', '\xd57b0008c0ee67f60872702471a231ed663d4cba65a78072b52700341b50986d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '141', 'aud_v83FUlFZ7J19dNnr8ZnV9f', '\x4d3cfbd2489bb616028813ec9f929c231d771cc2f6f229328741a8be786b565a', '\xd57b0008c0ee67f60872702471a231ed663d4cba65a78072b52700341b50986d', '\xbaf53d6d06fabab9166c1c154db0daf28471216f9e4a0e31fbac49b72045bbf5'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '142', 'aud_JGgCltZISOO7VeWH0TriqT', '\xc859feb650e95d718713f13027922ed4d5768877086fd2856cf21cd3d6847d68', '\xbaf53d6d06fabab9166c1c154db0daf28471216f9e4a0e31fbac49b72045bbf5', '\xc7777bbee86bce83932760dc0c661bf4df91179a3007bb3f3547fad4d09a34bc'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '143', 'aud_cLBqLqhwfmm1SPomHyhZvO', '\x0b4df2f83119fa659e5544c7ef2fdf87c76e8c0dbf79bc002be6d37cb1502f6c', '\xc7777bbee86bce83932760dc0c661bf4df91179a3007bb3f3547fad4d09a34bc', '\x8ea450153243444bc91a4cf152124c19a710a998672b02d617e56bf84136771b'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '144', 'aud_ByMGganp4wHZGysyxaEMl4', '\x7907b2d4e97d4930cc074d9b41d0e894d22c4fdad0bcdf90ea8e9ed91d6a34e2', '\x8ea450153243444bc91a4cf152124c19a710a998672b02d617e56bf84136771b', '\x36a61d2a9593c3de299b9aa3dc7d2e9d79ad342bc6793bef2a85a4521e13a66b'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '145', 'aud_2Iu3vNyBqdJcETMbUCOXT7', '\x0617aeee2f473c30ad98b21369032a33a20f4c12326b0ac46fb85f49e67a4ebb', '\x36a61d2a9593c3de299b9aa3dc7d2e9d79ad342bc6793bef2a85a4521e13a66b', '\x89c84d22c53a50d75ed9745dd379b7a4b019e7112c5ed1459b98f6af46777928'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '146', 'aud_mn0ccVj7ms2URXFVwdraW6', '\x09c02f7fb1905445030f1fc2bdc3100050a00ca9f166cbc1a208fcb2c436220f', '\x89c84d22c53a50d75ed9745dd379b7a4b019e7112c5ed1459b98f6af46777928', '\x56be7eb3b7cf498f39eb67d898aec648964d77ddfd1048d315740461760da418'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '147', 'aud_oY5YJHqYTZdx4kqAMj7hRr', '\x4f05d7abb6925b4fbca4e5ac6413d2537ab2d31353905d637e7923086e038c9a', '\x56be7eb3b7cf498f39eb67d898aec648964d77ddfd1048d315740461760da418', '\x04703b983e5b0fdbccd46ccce8a33478f43aca7c84d7c8aeff6c81c3e4018640'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '148', 'aud_uckFPKIRNiPD2HC4SEHoHV', '\x44bff3be279c331e46e3440abeeaa68afc02e88f6003747eefefd5c8e0c1a81a', '\x04703b983e5b0fdbccd46ccce8a33478f43aca7c84d7c8aeff6c81c3e4018640', '\x2daf93d8a85b2f9ceb4e5cbda57c958eec3b0155c65841863ec145448c2cc9a2'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '149', 'aud_TzrdNvuCa6qgdyCIEtUoah', '\xfc523878942771a91affa27a6bf5ac156b2c38b3b657c477491442f57be95c00', '\x2daf93d8a85b2f9ceb4e5cbda57c958eec3b0155c65841863ec145448c2cc9a2', '\xf0ece008c1e96521a2aca751acc525833c58dc45341ece90c2f45f2b39d0d8ff'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '15', 'aud_xNwlxjDnAtZ8Pvgf1NI2uB', '\x6224db5e60c49e80bc6fbd6c639d21e133e5d21e06c89b21a0a339bf133c6acd', '\x43619e9d67f65facc1754ae553917219d336f7a5a770ae2f6615f69da4d10426', '\xd3aac14ed5996a1e9e5acf0821b036146f4c8c4275050fa9cae0a4ee45b84f6b'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '150', 'aud_wGdzDJS1bxauqu4htoHqVH', '\x679e41ff7511d865e66fefe451c1d96c614fe8c245473236e5ac88d5d7b24410', '\xf0ece008c1e96521a2aca751acc525833c58dc45341ece90c2f45f2b39d0d8ff', '\x831fe95ab4fe6517ac715882ce516d07d8b943215dd704f9628921016879743f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '151', 'aud_IFF12hjDsvxtuJ5607pTJv', '\x5fb765e13af5a2ef52247b605ce0b3f5a59d43dd692c965cc02901f9203d7eba', '\x831fe95ab4fe6517ac715882ce516d07d8b943215dd704f9628921016879743f', '\xc3f41f06f3a2403114eece3399966a52eefed8cf8ab7908843af97baa3b93606'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '152', 'aud_pYgTjd52YYqCSXhDEZqUEQ', '\x005e87335321fb7bf833ef4f9d9dfdcd487828f1c47430a4a20bebaefd44ab25', '\xc3f41f06f3a2403114eece3399966a52eefed8cf8ab7908843af97baa3b93606', '\x437466231ec2b41283300798178ad017b5cd82100475f92ad7693eec63b4f0da'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '153', 'aud_N34i6X2NAWZVo3DXdnoAJ9', '\x7798ceadb6fb95c25ac92a03a799300cdbb34dc6ef48cc3c2ba6aa484d4541c3', '\x437466231ec2b41283300798178ad017b5cd82100475f92ad7693eec63b4f0da', '\x3fd0ca699e8299484e3533f869b5d6695a180517b05caefaf697d2853d47686f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '154', 'aud_4INJCejJhFh4CqpzJtcBe6', '\x34b50cbfa83548a0084aaceb5a0242d05de19bd36fb37c24d23c5cab46c7496c', '\x3fd0ca699e8299484e3533f869b5d6695a180517b05caefaf697d2853d47686f', '\x3d401746fff7542532b75f6649d6105015152d9906d0567bd42521fe14d68a0d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '155', 'aud_c2SQARewizR8rRvUSULKQI', '\x133aedb75207c14d7d362ced22de6737f068f34fe61ec48ff910900b516c4238', '\x3d401746fff7542532b75f6649d6105015152d9906d0567bd42521fe14d68a0d', '\x729985a0b9d198279c3f54e41181b13c2de1b5b87e686640fbac64d10170f0e9'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '156', 'aud_dKOKZGbNeSIjzT3g8SntL2', '\xdcc0f4c76b9e89f616d200873afdc842910ab4958d143e027553d8e2da7f528d', '\x729985a0b9d198279c3f54e41181b13c2de1b5b87e686640fbac64d10170f0e9', '\xbd957c50473f358f2d2d970f99c06c4136b29c973051c56f37c49899e55de4a7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '157', 'aud_IvK9n2IDHRZjEnqYmJWX42', '\x62eff60617b51d56fe11ccf070ea7baacaf5b68e714bbe9c112249b896e4d446', '\xbd957c50473f358f2d2d970f99c06c4136b29c973051c56f37c49899e55de4a7', '\xf70f2d3f4e2991ed52ff8bd7f943e1cc24d178e942bd221c00be978619db4ba8'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '158', 'aud_J467mRQFj9DJF9K7nuZHXF', '\xa21b343f13eaf99deadf9daf537523cb286face0464e0f04e8b02ee2df27c0fc', '\xf70f2d3f4e2991ed52ff8bd7f943e1cc24d178e942bd221c00be978619db4ba8', '\xc0633a07154021c30dc0dbf451eb331828e1d984c9212b42be569983dc6d193e'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '159', 'aud_ConUTBnrtAlOxJENl3IIRa', '\x476e33969d5dd16cfc5ff95d5ae3944da4cd7ba0d6a3a875ec966f3a851de6cf', '\xc0633a07154021c30dc0dbf451eb331828e1d984c9212b42be569983dc6d193e', '\x7f44238d5a46c0c5a032434e7fd09c6d6f67dce5fe847a60473355afff68fad2'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '16', 'aud_Gu5nMb2sX2gWrgJzEW7pyk', '\x609482492d768d4e9db800bd0e6fe69875ef00afd47df842328602ba29ccab37', '\xd3aac14ed5996a1e9e5acf0821b036146f4c8c4275050fa9cae0a4ee45b84f6b', '\xce477ccdcfddb8f66e1a376ef44b8703b3aeb883fac6df8473667123709ada96'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '160', 'aud_txbtKdt8arKDIa10bYhod0', '\xfa15c0af29e274d84ec8618cf86324df002cc9a74b932ebc66aa755ce9a6112d', '\x7f44238d5a46c0c5a032434e7fd09c6d6f67dce5fe847a60473355afff68fad2', '\xd4e96d14b0185936a55b7b7c2e5a24d149c39f85aadfba1dcf808f99c86f8a2f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '161', 'aud_ySiqnpd0vw5miIHrWdRTv7', '\x3ab303309ae4b2bc39f9a21f99d47e283a00bf2ae1cf77816186e47d1ae3b80c', '\xd4e96d14b0185936a55b7b7c2e5a24d149c39f85aadfba1dcf808f99c86f8a2f', '\x16319e3669b06cc6a0d825aa0314bc78b6594e135f72fc97a878327e3871c6e1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '162', 'aud_sf1KZxjvnTOAw2T93UI5EY', '\x3b5afa0f282f1841450fcc401ea9e2611e03177974d08e28b9088c01cade80a0', '\x16319e3669b06cc6a0d825aa0314bc78b6594e135f72fc97a878327e3871c6e1', '\xce9e56bb7cbc6634559987d29a965ce03ffa9a60ab47a1b01f06497ea90d4db4'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '163', 'aud_qBSECknBJtl4VtAaGeXNKK', '\x97278b2c94e3026dda278f54ca558bff96223ae9475efb693d2dd2c59ae58828', '\xce9e56bb7cbc6634559987d29a965ce03ffa9a60ab47a1b01f06497ea90d4db4', '\x50f969526b8f552a73135408699869a4fc3a197fecb49aad8188bf55df17efff'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '164', 'aud_8MOy5XLaclv11984NR1xY9', '\x801f7736a97600727da8bd9f5bc756f36f9545530408a6a6cfca2ac91fd6d669', '\x50f969526b8f552a73135408699869a4fc3a197fecb49aad8188bf55df17efff', '\x63654f00b1f9d7abefe20e9f97c1f239ba1b5f6284a313ce2ae2544d3b0d0204'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '165', 'aud_CWUFDa5vw3Ci3xTOktcGgc', '\xd9693c2b1f866cc4ff8018136609e3f4e1a46bbea3294dd9e5a9ee579415ff86', '\x63654f00b1f9d7abefe20e9f97c1f239ba1b5f6284a313ce2ae2544d3b0d0204', '\x765042c57e726da955fc6467ce7818818e99678458f6b58ff9e904ea5d94dccc'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '166', 'aud_OVXjBnqCfw1Kp9KnYpyH47', '\xcf4ada0ba3b4b89ae212c04eb4fdabcdda26a704be3a93652bd8fcec5de8ea76', '\x765042c57e726da955fc6467ce7818818e99678458f6b58ff9e904ea5d94dccc', '\x3cf765e2424ce2c3384ab5b47145435a864825f26e91ad6fba5612401a6b0cde'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '167', 'aud_iANYnZNIxqdXrQ7Lc0f9A5', '\xd84d49a2b588ae163a4bfa4880ddd88e56874e3258d443e0cef4e4841b2c5712', '\x3cf765e2424ce2c3384ab5b47145435a864825f26e91ad6fba5612401a6b0cde', '\x1176e07874c1063b38ead5c4288c29c25f99f110fe4e0ce8441b60c8e39e4ec2'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '168', 'aud_ALUAqdJJmo9twjR1MlLsF0', '\x24c3c6a9d192b335c21faac9d07aa8cce61e36374d7cbe8dc4fb6e6bb179d5d4', '\x1176e07874c1063b38ead5c4288c29c25f99f110fe4e0ce8441b60c8e39e4ec2', '\x71fc06a7ffe1a96891d8625b465a8cd79dbc9af4b9787d794ab6674ffdbd5c76'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '169', 'aud_LICscb5wkW7zSb6c1bg3EQ', '\x1d8eef258b133cf82e5d60db5af1b1333efdfa9200a8db0d9e2c9d15c84f5bc8', '\x71fc06a7ffe1a96891d8625b465a8cd79dbc9af4b9787d794ab6674ffdbd5c76', '\xfcdbc29b30b0c6edcba94d2f8c35c7fa749ad3ef4fd1926e7f2cfed76e56df4d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '17', 'aud_5nEmHfSpNoAK7iwECoTVQG', '\x4a1ed136402936ba4f23b01d9f4071f115b32685c31df74a7df66818e573bded', '\xce477ccdcfddb8f66e1a376ef44b8703b3aeb883fac6df8473667123709ada96', '\xc2a2c3d71c6daa0a4f4390fad3fefc71a16aa8c71554852d62d586d447a8aca6'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '170', 'aud_wgDc7AUlEACN5fZBU4qVQk', '\x8581d79a8331ab2da22cc85d26f76ad03303433af9be77fe4e4b8fd733c36aff', '\xfcdbc29b30b0c6edcba94d2f8c35c7fa749ad3ef4fd1926e7f2cfed76e56df4d', '\x4959d535ae5a526a50cecf272136a9c4566ff699227397445cc97eb90c398080'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '171', 'aud_Smp4nUqA7dNbATcYoSKenx', '\x5acc9b5b65fa794cb3a86e0d1cb39b8e55d62942013d3555cb553efb1b78e37f', '\x4959d535ae5a526a50cecf272136a9c4566ff699227397445cc97eb90c398080', '\xb38723ae58d79909c43d967516569575f10160376499b08f427c13a8519aba96'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '172', 'aud_WzJA2yaLUUQPsmQ9aNNKZA', '\xe37916df219202946b8c2a6e03a66720ac6e1aeb8797b5fd31cff9cf57e15e55', '\xb38723ae58d79909c43d967516569575f10160376499b08f427c13a8519aba96', '\x704af22e178357746938c86440653514458c900886e6ee50921b1123de0af6d9'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '173', 'aud_ngaUTnLJhsK4yuQzUVdFNE', '\xf7b4b0bf647df1a1abad0d0be0cce1348d18ef62e7bd1c361302e17d8dfbf51a', '\x704af22e178357746938c86440653514458c900886e6ee50921b1123de0af6d9', '\x1bfabc6b018ee6aaa351cbdd5b55402b019519b229c49bb2541c9b89cd576209'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '174', 'aud_UYGrBfQ0PnRnXq2A8bJWkW', '\x8e1ea58ea63f093d66c669302401afb5a6fb9527e1391e2b06b7b643ee63f024', '\x1bfabc6b018ee6aaa351cbdd5b55402b019519b229c49bb2541c9b89cd576209', '\xa48b1ce049148974bb36ce9e13ab8ddf281fc3704ac0d2804c1b93d89ef73525'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '175', 'aud_5RvXSdRYVKm6vaLPbdnywe', '\x481b04adfdd81fc14c18d1a780f89a9fd63064613bfa34defb5583eafba30660', '\xa48b1ce049148974bb36ce9e13ab8ddf281fc3704ac0d2804c1b93d89ef73525', '\x55deaca6c857aa4cfbd96f79ca1fc47c42ae3461b14b42887be4c1463e2a5096'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '176', 'aud_OAmKSCITjsn2t74TMSK3vB', '\x8df00a6b032dfdb82e2b95de4090fe4b5b361f5e4791412675b0a6b746b05923', '\x55deaca6c857aa4cfbd96f79ca1fc47c42ae3461b14b42887be4c1463e2a5096', '\xaa6344174b904a6d7eeae92b29467ab9550cfc8e78272ca02ca90387b2b23df5'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '177', 'aud_P3xtVFm0o9GTFjnYPQ2tw4', '\xde40c9426b8deced98c26da6e0f4b1d0106bf876fe62875a94863253c93ad9bc', '\xaa6344174b904a6d7eeae92b29467ab9550cfc8e78272ca02ca90387b2b23df5', '\x32afd8c37a9a582c85c39872bd33ee273efcdfe837b85fb815ed02024691fa83'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '178', 'aud_6ZnNV2QshW5rFl36EIoF02', '\xafbb0986cafa1df6cbb2b59681bba55daf75475cf16009c99926e4c37d88da1e', '\x32afd8c37a9a582c85c39872bd33ee273efcdfe837b85fb815ed02024691fa83', '\x2bb8c0e115b023a7d4be2d7a8d579316e6498c88378a5262b45d083039a8ae41'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '179', 'aud_xNNJ6HGpXcTV4UZXmzLtj2', '\x1becb3d39ecfb52a6a2cbc73958ad054dc26e527620517abf75719ffbb413f52', '\x2bb8c0e115b023a7d4be2d7a8d579316e6498c88378a5262b45d083039a8ae41', '\x3830f54e05c97e59f44391bad4a0e543121b6448048e2dcfbd2cc0703fbf3085'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '18', 'aud_bOMgY12kw5s7lCekYDLLZQ', '\xb1e388a22663be903b4357a769311c7e1c1e437e053c31332f7c983f3eb9038c', '\xc2a2c3d71c6daa0a4f4390fad3fefc71a16aa8c71554852d62d586d447a8aca6', '\x9b7872940a21ef22570f4fa3ab3cae967c1caafe26d84f78e9b31ac011f5aeb8'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '180', 'aud_XCxaGqdAuObLzF6IVgwHNb', '\x9d958a0f27dddeeb98ba5be0d45af91585ab9c5891b847e2257bcb378dd67a91', '\x3830f54e05c97e59f44391bad4a0e543121b6448048e2dcfbd2cc0703fbf3085', '\x132313ecb723ac4d6f2d73ec125626763f190cc2b0b2f0227738965e5dd2eef7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '181', 'aud_D2pLwBIII6bwMy24swdazw', '\x03ee59ec95b629c4540717d971383c26fdd195b7cacf74ef40ab8ea70dfb0027', '\x132313ecb723ac4d6f2d73ec125626763f190cc2b0b2f0227738965e5dd2eef7', '\xc1cce9f2cae299c1e4458b6e4561fb4d6c0132bc278d561088a800a7fd3ad15c'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '182', 'aud_vipsUapiF46LrsqF939djG', '\xa642f7304b5d2c16e1a83099608588edc9e88e99ff21cdca2a3659d990fa8022', '\xc1cce9f2cae299c1e4458b6e4561fb4d6c0132bc278d561088a800a7fd3ad15c', '\x670b8cb2965a6c32a2cbcf8743174c25988eeedc039de93d98b34323ae68110d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '183', 'aud_BO0V1qBLOwE3RMuUsY3y8a', '\xa48f54c1a7232c65c14dca5397a39b1221e0f484f07f728a4fc16a22c7556f83', '\x670b8cb2965a6c32a2cbcf8743174c25988eeedc039de93d98b34323ae68110d', '\xbc6fb53eb1042515b07deb44d5af8b6fec23aedbea059fd087d8a953767624be'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '184', 'aud_TmWf60ZY0OZbJeBYm5KaES', '\x913d5b8262037e41c0676b0223cf0f673c3c752b9f39bfbdbfd0b8138e4774d5', '\xbc6fb53eb1042515b07deb44d5af8b6fec23aedbea059fd087d8a953767624be', '\xe15124b226091d34241ce1a63ca7eb381c3cd45d1b00b580b22e5c399b88d03f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '185', 'aud_ECh0YStK6RexmLtT7Yv7Vr', '\x4b7cdf21a5a1751a6b4cc0b2cc42144c25bbdb308dca1b5d4e18653337a72611', '\xe15124b226091d34241ce1a63ca7eb381c3cd45d1b00b580b22e5c399b88d03f', '\x50e0e906e6b5d1a0e2fef3672edbae5c9eaa86eac0b87d052bd1d895dcd82417'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '186', 'aud_87xclMC2v5rcRcj3UVRjwB', '\x3f92165145abe09109ecd0dba842342ebbfe9269b268164d09a329fdd86a49e0', '\x50e0e906e6b5d1a0e2fef3672edbae5c9eaa86eac0b87d052bd1d895dcd82417', '\x37044b035ba1aec975d2e8cfed633cf5b7372d4e4ad7779a8c3b89e556a0bc46'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '187', 'aud_IdMT7bXkH7O2MSxrtJEMrf', '\xa3d93c782529ae083da69453e2238e7b7a3fe844204d101d72dd261d93acce83', '\x37044b035ba1aec975d2e8cfed633cf5b7372d4e4ad7779a8c3b89e556a0bc46', '\xc9d005fba7a8ee19e187167d3bef701215268fea91fb67b9612f5fe1caaddb0a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '19', 'aud_D2YBbK8G4eeT3fUYc8GKrF', '\xda35463b001b22b130df8bf886ef0b5a7f309d36cd219c429307632d5780f6b0', '\x9b7872940a21ef22570f4fa3ab3cae967c1caafe26d84f78e9b31ac011f5aeb8', '\x3f2b308f25b573fd66bcbe4ce2284ed0298cac162568d644d7d4c9ad36a38d12'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '2', 'aud_oB9qPmV6VrWX8PWF0encNQ', '\x1c4f33e82dd5c8f511e7ab799ada6c01a1bd6621ce44ec0e156dac29950295c9', '\xfb448ca6a1d33c7947aca15b7a60c6d0951256abd9172d4e777bfbed7e145426', '\xa55bee60855d04a2d4da2202c48782f744cb31d0114eb5c876a1ce15f9697f51'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '20', 'aud_1XZPTXHuAY2s7nJdz19p7Z', '\xcb5a5dba04c102744a8b191f2e65c8e8fc11202c5761a47808f6674157d5e7d9', '\x3f2b308f25b573fd66bcbe4ce2284ed0298cac162568d644d7d4c9ad36a38d12', '\x920a8ee578506191cb2c9d7f1dc17acd3f4a2d1a02495772cc3700ac4e327133'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '21', 'aud_5V8XFEfLP4EDAy2yYWG5TQ', '\x86f41f2ae41d57a86769bd8e035812bd009e0ec30ceedd0349dc53ac0daf073d', '\x920a8ee578506191cb2c9d7f1dc17acd3f4a2d1a02495772cc3700ac4e327133', '\x83bcfd27cfb6ff32ca886396ac4595356dcb36e916a297faf4a50cd464af74d5'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '22', 'aud_nKFUbZb0n8CQvyTfwT9jA7', '\xf7db5805dae10c6a589ca97f2eba7f0b4905d367af480c72fc90d5f5f85ce46f', '\x83bcfd27cfb6ff32ca886396ac4595356dcb36e916a297faf4a50cd464af74d5', '\x1264b679dce9f2be3df415e89ae4cf2cd84772b8dae8f24a19752d08c289df1d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '23', 'aud_GLuBglFPyhyv6n4OtXFsdj', '\x4e9d347d0e47b2ec8716b3da8ebb69c1940c3bd7a6a91c40e91c51b1d059dffd', '\x1264b679dce9f2be3df415e89ae4cf2cd84772b8dae8f24a19752d08c289df1d', '\x3e3876c31850ed7df96b70e34ce3ef585cd9f20839136f35c38e8426235dc402'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '24', 'aud_jJgmPJPh7gZJzmRDkTRspt', '\x7d1d932ca2e375257349ef98366f1ddd533fe375ae7b6b87105a33e2e7ac769f', '\x3e3876c31850ed7df96b70e34ce3ef585cd9f20839136f35c38e8426235dc402', '\xa4dd26f3caf0b768e6d61b5bfa660dec4340f01eb3d7ab182f5ebc1f0e12813b'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '25', 'aud_NvDfrECno3bFw4F9iJ02B8', '\x8cc4260e73e69cdc0c7aa804454c5864e6be8d05651bccbf15c4510f317f4cba', '\xa4dd26f3caf0b768e6d61b5bfa660dec4340f01eb3d7ab182f5ebc1f0e12813b', '\xcf52d394c384db0c38dcf8dce7078ca3baf55b94970d53da7b8f8185eca98dec'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '26', 'aud_Ybgt0fu5IZHcmc8qPJEQkk', '\x39cf95b3a5133aa87247169e90b26779d29850efe0cdcb65d6b6bfd2ea0c63f7', '\xcf52d394c384db0c38dcf8dce7078ca3baf55b94970d53da7b8f8185eca98dec', '\xe684c54069045af49d0fb8dea4bd180acd2ad35e35576e90492afb5140103a83'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '27', 'aud_DVDXxq5CCXyP7Ntmj6ZHfA', '\x452e74950dbad365380113a9fe4c14ec1cf0acc8aad214c025dceca53ee4402d', '\xe684c54069045af49d0fb8dea4bd180acd2ad35e35576e90492afb5140103a83', '\xb9f8e3d2bea2ffa24c33b4f8751e4111511e2be1f9aaccac78e5e6e1926b2ffb'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '28', 'aud_cRpW7zEuZGpGA6BiwNHa01', '\x8319abe4aeab8b1e574205a965e43ee23ce27e077f001df503a821937d65ed78', '\xb9f8e3d2bea2ffa24c33b4f8751e4111511e2be1f9aaccac78e5e6e1926b2ffb', '\x184ced6c4a15f4f34ea32c38a633d20ea8e82690d9139db92c361883f5f43184'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '29', 'aud_bwWghPsyDD3RNjjXaJe1BL', '\xdeae5f448b4a0479e086af0b8d2a4ca433fb7cbdae6993e29dff844bc2ccc9e4', '\x184ced6c4a15f4f34ea32c38a633d20ea8e82690d9139db92c361883f5f43184', '\xa0cd3c392d16e2f708d60ea45b889bce82f69414598e2b556093fa1b947bff25'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '3', 'aud_2N3xr0xXpzQMwY8QEVxn8E', '\xab16d30b92081870419adf3a8f737d90b2bb2afb534a1addd7456a24b73e194c', '\xa55bee60855d04a2d4da2202c48782f744cb31d0114eb5c876a1ce15f9697f51', '\x9d5023f361815b132150c03230a784af97281ff6ddf2275f884ee6938fdfbf7c'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '30', 'aud_1M6NgWHcSxv5jjZLQsQyYh', '\x63291de03448fd3350cace1e5474ead042efb5b8ff17aed2cbdedd84c744e9e2', '\xa0cd3c392d16e2f708d60ea45b889bce82f69414598e2b556093fa1b947bff25', '\x2c34367d5c4a3b2b083531308811f983293fac662c13959b7c52be0775545a09'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '31', 'aud_e4mj39DYYW0XfNjvWFpn7a', '\xfcfee40320bda7a74f6f1a89af3ad728d3202fc6f4da275037f4200a473d06cc', '\x2c34367d5c4a3b2b083531308811f983293fac662c13959b7c52be0775545a09', '\x7f169564587a6e672c584da43bd60ce23d3e41f5fb4031a4b840bcbc3de4545d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '32', 'aud_1S1Nr1557WWqfb3h7g7ZiY', '\xc719ff69fde05d2029ffdd0c24379f264cbf411cb1df2fd0cc4a2e75358e6b83', '\x7f169564587a6e672c584da43bd60ce23d3e41f5fb4031a4b840bcbc3de4545d', '\x7c32ba8f7428c5000b2f279df3b8941021d672683814064d98b2c5473e8d95bc'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '33', 'aud_fa7F0IzZPgVYRxUIAfq1Od', '\x95ec18c86d7874fc5a7eaa5688b378f4e5c69464b542fe2bb4319dc17c40a661', '\x7c32ba8f7428c5000b2f279df3b8941021d672683814064d98b2c5473e8d95bc', '\x7cbe9de18a80bb534441f29277e363251c60fd534652fa372ecd686ee4fabc0f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '34', 'aud_4TJHZ5bGpTwjsOkbEpT4Js', '\xf8dee89412a4e1673f49d2a9be9c6ede3dea3173ac7aa2a7dcea3f65ee6cc5a2', '\x7cbe9de18a80bb534441f29277e363251c60fd534652fa372ecd686ee4fabc0f', '\xea0318f372dcb6e352f895f1e348427e5d0c9a0d18e31cf41e58ed8626362603'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '35', 'aud_Mc08D5SGCZsdti0CaUFMxr', '\x063aa27e6141c3c1d5442843d0c72ba983e644920b4465cef04af9de210d811a', '\xea0318f372dcb6e352f895f1e348427e5d0c9a0d18e31cf41e58ed8626362603', '\xac883106e04a6079a34a3dda8fc6f939eb6f6043d93ef47db14bbd52c14cbedf'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '36', 'aud_pIiISSE5g8T5XSbmNT8tIm', '\xf7249ed1b6f74f71c4208278d0d745599146fab3d8e80d5984fe68822417608b', '\xac883106e04a6079a34a3dda8fc6f939eb6f6043d93ef47db14bbd52c14cbedf', '\xec0355471515eb11fd14366a2c117979db6c2f2eb009541194d2ab27557be94f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '37', 'aud_wgvli1GnCNkPagGNruJYAR', '\x72bcf834fbbb2dda6d4430dd59350c01261df9e339efe958f7a8a6dffa22cd81', '\xec0355471515eb11fd14366a2c117979db6c2f2eb009541194d2ab27557be94f', '\xa82a08642a97572b9366cf065a2b8619d0a780d7593e500aebd7c03b010e04de'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '38', 'aud_YmhKVxxqBajHRoDveeYp6E', '\x9643f016bb2d5ef6bb61fb8199ae721acb5f18abbf7098cdd79d1bea4097dd70', '\xa82a08642a97572b9366cf065a2b8619d0a780d7593e500aebd7c03b010e04de', '\x6eecc25bd2012d9bbe2cf69e014455471edb0dffe80431308efeb0f3f1ee1b56'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '39', 'aud_m0UClgD8pPtqzhSdYg0rKU', '\x9952d852a2e7341d6e780e382f0ff8c93577597cf14329558ef5209c3bafa70f', '\x6eecc25bd2012d9bbe2cf69e014455471edb0dffe80431308efeb0f3f1ee1b56', '\x413b157993e1aa21cda2eee48a422792c1082b36d7de78e1f35c3a83614f6d04'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '4', 'aud_K4ZwWA3P6SLSfR5N88cyDa', '\xfa94aef3ca07b1a0a654ffad1a2f7e989e0687508706514f4415b4c6fb90695e', '\x9d5023f361815b132150c03230a784af97281ff6ddf2275f884ee6938fdfbf7c', '\xba17f6a6ff49ac68b39443536096f96e3b5f0299de288c79eafa5ec18e55bc9a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '40', 'aud_wmYqt6K1hnjCmpwMlOh5Yo', '\x2028550e3dbf6f4a697ddd560fc0c5d73ecd0099d3463cfcb83148fe780de668', '\x413b157993e1aa21cda2eee48a422792c1082b36d7de78e1f35c3a83614f6d04', '\xb919d773df3eba588bffaad742abdce6dbbdce736a9e0c9dd7391d1868831336'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '41', 'aud_CGEhYeRtZzpylykHEX9pcc', '\x31ace59a2bd3baefe848ad75732578c3433e3a80e8b21c40f40142dd52f21e24', '\xb919d773df3eba588bffaad742abdce6dbbdce736a9e0c9dd7391d1868831336', '\xa8e7e77bbce7af8aff01a0a7d089bd1847c127f36ebf425809c38a0cd2cb6d09'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '42', 'aud_nKHq6b7tS7FO24SP9YvVkv', '\x251d6bbd7643781bc89bef5aecab90067d3fe640783be0cbd1033dca00471378', '\xa8e7e77bbce7af8aff01a0a7d089bd1847c127f36ebf425809c38a0cd2cb6d09', '\x407314e2f601289a5475d2ce55e612fd5d388e5f4a256197e8908de27d92c971'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '43', 'aud_FD3X1G1dmMDMLXGp7mLtr2', '\x73b49a787ad3008b43c56edd72afa7c18bd52ea98236ec987f50194b16363dde', '\x407314e2f601289a5475d2ce55e612fd5d388e5f4a256197e8908de27d92c971', '\x4e49e25f17eff053736a96366b2f5631bb46b155b97f5caf64a6bf8e0effeb01'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '44', 'aud_zrZCM8cCUqY2m52VpOi2Vz', '\x2daf0d54e732e795ae86301a4e85d82c912e5babfb16b14432e90cadb57c8453', '\x4e49e25f17eff053736a96366b2f5631bb46b155b97f5caf64a6bf8e0effeb01', '\xddaa37b4b66aaa2a5192d07da324e778bf8d4cf413d104e7b444cfa4db2419f6'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '45', 'aud_XgKqHaLxDTNuWYeC4iErMu', '\x327aa73506207987ef31e8385bafadd3e2340c130d14693081489854ec05aed9', '\xddaa37b4b66aaa2a5192d07da324e778bf8d4cf413d104e7b444cfa4db2419f6', '\x9325d393f330f58ccdaa70b28e3317f1fcf15394b933c0c88d20f304427a0b5a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '46', 'aud_ixQG0Ce81Foz631f0ExnIh', '\x591e281f1968a4bb2de4a42fa787205afdc3557dfd778162f0de7071238d7016', '\x9325d393f330f58ccdaa70b28e3317f1fcf15394b933c0c88d20f304427a0b5a', '\x0dca55cdf54b6200094f1e714f8bccc4530d92150591d5cbcb7d099628d40517'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '47', 'aud_jcsqVqBnm0BXdrUZvqeRnK', '\x567d623b83447c2d794365709704b5bc7312c12f09808e0965d270994847eae3', '\x0dca55cdf54b6200094f1e714f8bccc4530d92150591d5cbcb7d099628d40517', '\xfeee7721238afc053b113bf5ae939564f2143454c066805eb2f105e28fa51ffd'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '48', 'aud_eqhsiVQw3IS54Dm7XWJBGF', '\x333c3c460fb75b1da0488a260a7c59ac2c0dd088dcdddaa822658f48e81b7f8b', '\xfeee7721238afc053b113bf5ae939564f2143454c066805eb2f105e28fa51ffd', '\x2eb83d869c7b98df4b613b2dba01f0af0e113925f4d5ec95a35bb9817f856567'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '49', 'aud_A3oNWxzozt275XyoZyvJJ8', '\x3ba0ac2c952e79ba26dd8e380785e52012ccb1e124700f5aa02231b9bef4b774', '\x2eb83d869c7b98df4b613b2dba01f0af0e113925f4d5ec95a35bb9817f856567', '\x061064800bbcac0ea4942d542a53e4f056200791cf6929b35c6c40111c729047'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '5', 'aud_au3qjZ2RFaa2MrU8PsFBIb', '\xf2e8d524546f53700c6ba9611f88c3b64a64c3262c55b135ff46d1f2624d0118', '\xba17f6a6ff49ac68b39443536096f96e3b5f0299de288c79eafa5ec18e55bc9a', '\x74bc9bdbda9e89a939f287e9f307d3a4ae8d78f9f5d4889b63e367f6044d1187'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '50', 'aud_fQ4wXI10nZJcqlAUwT7nkT', '\x688a54706fc263e7231b83851906d5018c26b540e64e8a34586d88f4bcb6458a', '\x061064800bbcac0ea4942d542a53e4f056200791cf6929b35c6c40111c729047', '\x85187471142c369a82c583c9c4e19b96d375ba0fc0bc4209cb216936cfd3abcc'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '51', 'aud_6KwXuzEtjBKhBg81OiojyV', '\x2a7e6409402c0da327b52a2e193eba94335f97f096c74d7d9b79656a1cc9b374', '\x85187471142c369a82c583c9c4e19b96d375ba0fc0bc4209cb216936cfd3abcc', '\xfc4e5aa50dda8943f84d6c071170f06242de51bcfab7f8a87aa69a30184993da'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '52', 'aud_3XmmHxuoO1atHRZGSz9fZg', '\xabb1621766c29a48e273693aff41b3bba6ea35e1c42926b2f210c6d72c467fc5', '\xfc4e5aa50dda8943f84d6c071170f06242de51bcfab7f8a87aa69a30184993da', '\xe93ade48beeedd594bfd958e7ea254580444238015a73f1ee7c7edd9b21b5cac'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '53', 'aud_VrWZj31Wis9k19kSK5Lp2X', '\xbcbd7ca6e6ce8d5e2e34c21af3614fa97b7e099e13a3a61ba2b02f563594feee', '\xe93ade48beeedd594bfd958e7ea254580444238015a73f1ee7c7edd9b21b5cac', '\x615fe00e9a539e506bf247a3043bc7b35a5e9bec6c7133f4d581689a55ca8c35'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '54', 'aud_AZssT8g5nTwX53zY6uaizN', '\x375c3199c7b83f688d2c17bd911f4c51e1453edcdafd610926607c49f5681163', '\x615fe00e9a539e506bf247a3043bc7b35a5e9bec6c7133f4d581689a55ca8c35', '\x0885bb2d1534cfd39cbd0916a9266239a5918405d2a39bc2976d80cb2eba6e68'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '55', 'aud_5TlAAEKu0xDwJ6EoddkCx5', '\xde65ed9e89f0a529905bb8223a45241e827cccbe129b1da23a9abee5dac650ce', '\x0885bb2d1534cfd39cbd0916a9266239a5918405d2a39bc2976d80cb2eba6e68', '\x9301b6b869b2ce70750443b7c7227be8ff700d8de25fbbafa63509c11c9350ef'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '56', 'aud_jJRu2EKlVPkAwpvzKPQSDq', '\xb46e55ec85eb4dd1d461e34ebde3709079589d98d1f7f28124d0aa136a7e35e3', '\x9301b6b869b2ce70750443b7c7227be8ff700d8de25fbbafa63509c11c9350ef', '\x726dd03e6b8e499cffb07dd5a580e664439b56b17aa687e08ffcfc6a3483c1a5'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '57', 'aud_TzCwwDLZcCJPfHwvTtOdSL', '\x8cdcefaf72ae2d7a3d2bb783af18452896f8a0c94f2f386e9116e70ec6952688', '\x726dd03e6b8e499cffb07dd5a580e664439b56b17aa687e08ffcfc6a3483c1a5', '\xbad6b6b2f60ca588e628d1f3caae6be054faa8bfb71b710a10484399b7921690'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '58', 'aud_lSHeK6inyuomAQuJZiYetL', '\x895a9c35be301d6f70fa87b7faff254bee59ecbbb47da70c2eb15092de23d40f', '\xbad6b6b2f60ca588e628d1f3caae6be054faa8bfb71b710a10484399b7921690', '\xd4364bf826c47526319491731e9509e122bfcf49e6fc267ea4dcaa34501b5104'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '59', 'aud_NifIYok8w6dFhoGVt8RJ2S', '\xb98ef423af620f4ad29f29fc643b461557d7c5eb11b22a59d127d5a466e7c3e8', '\xd4364bf826c47526319491731e9509e122bfcf49e6fc267ea4dcaa34501b5104', '\x370d1e4727d520ce5d63c6bf8d8139e1d0906ed3147595b9f2db37f7f06e001f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '6', 'aud_nW0fpHtsPqRsYZkuRxTLYE', '\xdd8ac5d2fd0a3a9c1ef59dbbbb936550a63f5b35cc8f6bc81e603a8ead24366c', '\x74bc9bdbda9e89a939f287e9f307d3a4ae8d78f9f5d4889b63e367f6044d1187', '\x6c079c2c7ae1ba14460797c96b87f1a9effa8a3a07be9d531d3990b8bbb9eb15'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '60', 'aud_LgbIX6l3l253HdV0xYRjIZ', '\xe29e7f431af7eb8e9880652b25857baf74c3d0d32a6f0439336efd21fdea9c80', '\x370d1e4727d520ce5d63c6bf8d8139e1d0906ed3147595b9f2db37f7f06e001f', '\x21f19de53d530eb6e151641c0cc63f90793faa28c28618cf0259abd0d311287f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '61', 'aud_eEDGmdKEw1wTAz3KCwX3vu', '\x9c8a730cdc620e60b1a6c70f32cf8a370c78ad8dac893ab89318599f9934a914', '\x21f19de53d530eb6e151641c0cc63f90793faa28c28618cf0259abd0d311287f', '\xcaab6b45fcf28b5838d3d6b507f7b3ae5e48dc566d6e802eb19dc1fbdcb1622e'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '62', 'aud_jWKFFy3kBuhl8IZZ4FdxXf', '\xab87fa71c040e7255c95e98c88e97af74ac660c9f0f27b01f70c36d97ff9504a', '\xcaab6b45fcf28b5838d3d6b507f7b3ae5e48dc566d6e802eb19dc1fbdcb1622e', '\xe4d32f8135d5e670e2761265eb2e0c87b4c8de16c41356504aaad5790e57e134'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '63', 'aud_itxyciIlFXqs1rKa3DJHmB', '\x56152bdab10ac650af4b4c21ef5ef3c9516a03ed65341554ee8c8486dc7a59eb', '\xe4d32f8135d5e670e2761265eb2e0c87b4c8de16c41356504aaad5790e57e134', '\xbdfeed4a77d7f395f58911f134a5ae1586bebd19518c7efe628cfef7496a4e98'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '64', 'aud_H8vFGPBU2tOFLAZQq5tLyL', '\xcefa1326c83b457396ea22af96af293be9b1e0c5332993687d6f499bd9df93eb', '\xbdfeed4a77d7f395f58911f134a5ae1586bebd19518c7efe628cfef7496a4e98', '\x2e1318798ed17c5a075ae8d2281685426fd5ba3f9517b8858bc52ee4b488c171'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '65', 'aud_YgoeONCoKuhQaruGfOi1xs', '\x94e354d04d9acc149bfa12fd6674c1bc953dfed3159531816b9ee66430697ea1', '\x2e1318798ed17c5a075ae8d2281685426fd5ba3f9517b8858bc52ee4b488c171', '\x5621b3b86c0af4ff184ff7161ca6cc7d8ccedada04db2d861aed413302d45772'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '66', 'aud_CS3cZ1BXN3f80USYtyIRv6', '\xcc3d3d5d6b502c6f34649ef6290a21a546d4f43659943d4bd8d695e783d5c26e', '\x5621b3b86c0af4ff184ff7161ca6cc7d8ccedada04db2d861aed413302d45772', '\x28faac25b44537c12118c25d56978e5e64b6aad285e0e26dda8b28e35b2a7076'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '67', 'aud_xbaxirhPL7WAfae9lvwPk2', '\xd5bebfdeaf32c3ee3366fce7b4899dcdad74183a9f85f26729c32ca516d1f5d9', '\x28faac25b44537c12118c25d56978e5e64b6aad285e0e26dda8b28e35b2a7076', '\x2cea049ad97a9c9e42d03c55f431c773b97e618e893e9322b776c400da2de1aa'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '68', 'aud_mWivVBljBG4ykZDVbK5pL8', '\x7231d7e7899b6199d8b33a897e7cf23cc91a7b220b593b302fbe18cd16c50734', '\x2cea049ad97a9c9e42d03c55f431c773b97e618e893e9322b776c400da2de1aa', '\xd836f83a6f65ae6ff36fa49d8a86a71c11f53d8b06d2e606c90ada1ff48ae899'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '69', 'aud_imS65aZfbufbCChs0dNf9V', '\x39f56ae6cb0758ccbc87761cab3eaed7c548668524f17d10f53882171a94c498', '\xd836f83a6f65ae6ff36fa49d8a86a71c11f53d8b06d2e606c90ada1ff48ae899', '\xae389359780971955d3314b5d1c558b7787cc530541a20c0816d41d9740a8ad4'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '7', 'aud_gO7ilkX1DM2zdeItloNJAy', '\xc5c0858a9231ef1f29eb24f09981b4aecbac913a42aa8cc7991a8be0564cedfe', '\x6c079c2c7ae1ba14460797c96b87f1a9effa8a3a07be9d531d3990b8bbb9eb15', '\x36f829fa25358885e8e1dabe5e3c9f3ec96ffb2464be5771421c4c8826976745'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '70', 'aud_pF5PXqeNuoJXc5WZjYESpB', '\x1c0810ffbaf6a463a6c129d0688feed704553e083f4899f83becbf34e1a978cf', '\xae389359780971955d3314b5d1c558b7787cc530541a20c0816d41d9740a8ad4', '\xfb0845f085a6358ddc592e95ce8fa7bbc4551ce85e423a7189051f4ca11eff3a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '71', 'aud_bcuDAws81dzadaIyyMrUU3', '\x218a5a51705222fbf06355c0bf9715e4f1aa4fcec51a9f6c37ce4a1c5b116cff', '\xfb0845f085a6358ddc592e95ce8fa7bbc4551ce85e423a7189051f4ca11eff3a', '\x2da5135e6f48d4629b55a1ddeaea7dfeb5e1a082d51785bc1a7739ab987b65b4'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '72', 'aud_HkkiERiv2DpldVARi2sRuG', '\x0c0aca617a05bbecf733efd48231b5e435c2d61b8da8a6234d0e9c1e6b913b12', '\x2da5135e6f48d4629b55a1ddeaea7dfeb5e1a082d51785bc1a7739ab987b65b4', '\x4c44f9206c85df196ac2d73af63e118392ea2aa0c0259d4bc1f446d0d15c13cd'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '73', 'aud_fAoEOnqK6Zi5Aie8xgrLhY', '\x21a777e2c625cb458069c2e6156ebe0560178f3af82b531cf318a53c6f70e034', '\x4c44f9206c85df196ac2d73af63e118392ea2aa0c0259d4bc1f446d0d15c13cd', '\x1d700d10787d312261b216f111e7673dd74384afcbd7be3ddbc17e84861bc324'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '74', 'aud_q3ZdQ8O8Cc61NNJw44wjMI', '\xb3989084442deed9f58311e90d1504a9518796ef57e799bc4f8043191eae1b62', '\x1d700d10787d312261b216f111e7673dd74384afcbd7be3ddbc17e84861bc324', '\x7757a587df3b811753bb93d2ca6720de721a630da7dd71b4f6b68ad47cf53762'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '75', 'aud_DTcPS3rr2bsbE2F3ovGXUY', '\xb208347587876cd6d31e13d5dc19c397675f732a48cd23b4a4aca6fc9f313363', '\x7757a587df3b811753bb93d2ca6720de721a630da7dd71b4f6b68ad47cf53762', '\x36f63b5b688184e35d141e6fa5fa8ae648f79841ab7a9412790f03c164a3ba07'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '76', 'aud_xwJyIft5bgc6wkAkPEMZRt', '\xec6bf35620a11e874f96b30362a55db9609038a10fc4a3b7995228ea5a3dc5a0', '\x36f63b5b688184e35d141e6fa5fa8ae648f79841ab7a9412790f03c164a3ba07', '\xb5c363c9206ee397976bad0e45abed8fb429649ad648a95aed1ffb4c725ddd05'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '77', 'aud_7SxK6kojEgP0CIpI69Oppk', '\xb8e542f149b6410ce8233ffbcf476c62139a49539279171a2f432fecad848998', '\xb5c363c9206ee397976bad0e45abed8fb429649ad648a95aed1ffb4c725ddd05', '\xceecee026d24afd9b8ae9d8748d7716f03f0fde3c7af8bd432a2129082853ea3'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '78', 'aud_QqVhgKLNvNXM9N3fULOLfc', '\xf30d37041f9a298beaf6477c6d670013f8bccd29294acd0166e6ef1371e39c59', '\xceecee026d24afd9b8ae9d8748d7716f03f0fde3c7af8bd432a2129082853ea3', '\x878d72746218a0acf515306e9a0b45ffa4f67d414142e7a8c1f24923fd705be2'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '79', 'aud_3DUxEm0l4ltQyICBYdVSbu', '\x525a1f50a3b74edef1d90036846b2605c130fabb4cb87aca913a85810d29eb6e', '\x878d72746218a0acf515306e9a0b45ffa4f67d414142e7a8c1f24923fd705be2', '\x111223139d7173fc67995e6da1273ae7ecdf047998d6393617bc7cb32851cff9'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '8', 'aud_U1GMSmzCyPjvc7qtbTX8Hi', '\x72f8213a70333f06db05f5735e263c1ac82d5d121fc302eb8d3b439f6b6d3f1f', '\x36f829fa25358885e8e1dabe5e3c9f3ec96ffb2464be5771421c4c8826976745', '\x8edd4a43af18827129eab915a774178ac18e5c3702eeebb931718de7f9bc0126'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '80', 'aud_BinYA8WXQK9COQOM1DMD5C', '\xdb66fbc7365d0b43c9b3e15bd5fdffdbd5c79f2049d720207695ffed2a063e72', '\x111223139d7173fc67995e6da1273ae7ecdf047998d6393617bc7cb32851cff9', '\x89c1dcf1076b8d75e36e7cf7a1bfe2579edb3fcaf2e56dbecf708de55da52752'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '81', 'aud_XZj3kcOSvnIfZBv7ZeXrKD', '\xcd6917d0fa4978ae37c552584ac4e4e6b688ef26cb019eda1e2599310c682b75', '\x89c1dcf1076b8d75e36e7cf7a1bfe2579edb3fcaf2e56dbecf708de55da52752', '\xb82784397efa9d0a7b59388aa7cf68d623b223ea4f9a5b6ff69c970104a9d2d2'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '82', 'aud_UcDZkaKGhig1w4XeTON36n', '\xbda16fd35f0fbed39dbb9fb43f52ff58bdaf81beca31a1b97a35d67ccdaf4829', '\xb82784397efa9d0a7b59388aa7cf68d623b223ea4f9a5b6ff69c970104a9d2d2', '\xce56e3e5e788e6805c141ce9250238a0e76b23f1be8313e5009aa76dd8bef4e3'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '83', 'aud_AY5coeM2eftOTLMcCi3Pjl', '\xdf6b67b6caefd3168035b4c7fb7ccc17ea17e68d0e4d43afda5438567e790f52', '\xce56e3e5e788e6805c141ce9250238a0e76b23f1be8313e5009aa76dd8bef4e3', '\x7f744f0c325c88fa9149b36afc4a710e7e98b827428b8a6e4847dec6326e5cb5'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '84', 'aud_21Qoi7kjQBy3N5x69GoVyN', '\x74c88272cf0b44e73d7ea832284a9705db23c4b70a0daf53aa0b62ed22d3e3c8', '\x7f744f0c325c88fa9149b36afc4a710e7e98b827428b8a6e4847dec6326e5cb5', '\x2201370979affe6c7b5bdb68de6803ab84d92e6d49d914e39317f9c3710c8d39'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '85', 'aud_T390UgAKsGwu8YLo3KLaqQ', '\x157f08c439588f14b6323b628bf048e8d0f0ec3a5fb890e75c13a2b78ac322b3', '\x2201370979affe6c7b5bdb68de6803ab84d92e6d49d914e39317f9c3710c8d39', '\xb702a2243bc05c5d7f613d7cd16103aa027a91ea49f08c45ad4415e83401824d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '86', 'aud_ANP55fSfKpu4gq7aEA4AmI', '\xbb73699ac64f1b77746b686add45cca6a43a4524e662df7424bf490800faaa19', '\xb702a2243bc05c5d7f613d7cd16103aa027a91ea49f08c45ad4415e83401824d', '\xf7d8cf72b613a312c0922a27dc178b6b56f0f760fd072e2e212b924f531f07b1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '87', 'aud_ALZLnrPbheUnizbA4g3uGj', '\x65ab8cb5af51605dc26100becb5abefc12502aa92799de9f3e502affe7ba2257', '\xf7d8cf72b613a312c0922a27dc178b6b56f0f760fd072e2e212b924f531f07b1', '\xfc5ac8655ac1ea0d392dbe7d27f3c69f13d238573c90c39709d063a43707b7c0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '88', 'aud_GEzbz4GmE4xJpI5dw5bued', '\xa6eefe88b27596de5606a5d347b007629f54993e682fc2d3687dabde825343c5', '\xfc5ac8655ac1ea0d392dbe7d27f3c69f13d238573c90c39709d063a43707b7c0', '\xbced2d5d32019e393498046984dd9ada84666855a2d93ac83eb2385efa2ed3f4'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '89', 'aud_6uFsO0TWprzyv3Az2JQkyC', '\x0f8718f839fb425e897fa73a165c1961a16c447938edf4bcfea12e4eb7c893bd', '\xbced2d5d32019e393498046984dd9ada84666855a2d93ac83eb2385efa2ed3f4', '\xf079d6dfeb9bad0f63b3f1c121429d7f2d2932fe95f248cd12119a9ede3482cf'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '9', 'aud_oVkLLIdrV02IskPGaI2UnN', '\x82db30bcda1563116d24f613c8248c2d3af5966cb99432317389d4cf2a97e612', '\x8edd4a43af18827129eab915a774178ac18e5c3702eeebb931718de7f9bc0126', '\x6fecfa08bbc83601dc68c8beeee2ce54facf2d5ae17e2f63863614de4974583e'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '90', 'aud_V5yMzAbVA2AVkjsE3zQRhc', '\x877d24292a04d66cb34b624cef30c2f8af26a5778958ec84671fce45f51c098d', '\xf079d6dfeb9bad0f63b3f1c121429d7f2d2932fe95f248cd12119a9ede3482cf', '\x43d2f330eda28407af2523f80c7ba4b7d5fa7dd093c7a3c2adb1dae1d772b6c1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '91', 'aud_LB07Q0C6FfjcVqmh0ZhPrC', '\x214cea29fca5bc866549cb464570b2c988a8b7e4c0225f2c706d9c22e0ac74a6', '\x43d2f330eda28407af2523f80c7ba4b7d5fa7dd093c7a3c2adb1dae1d772b6c1', '\xfa0882f160409ee0f2841fe11414a068fab862d6d035db5a45bf915ec4dc9e3d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '92', 'aud_yJ4D2pqTOsM2iZSFpIFYQ3', '\xec833a9bd0bb517c1e5276490527721f23222dbf544413162ff37ef2826f1df5', '\xfa0882f160409ee0f2841fe11414a068fab862d6d035db5a45bf915ec4dc9e3d', '\x429b93831d05cf69b209de1d45fe78928f974c07e4a860288e05266b70470e07'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '93', 'aud_GvEIZ8ksnVp9ytGruC5ZV7', '\x096dfcbc91afc6eb07422b81ab9a09d879be4570403c5c6d028d0743b0e1a98b', '\x429b93831d05cf69b209de1d45fe78928f974c07e4a860288e05266b70470e07', '\xd2240969a3af5aba7c63ef05a66c3e5205edb7674471f74fb09f55455da782b1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '94', 'aud_SPdkvC8OHGiccQpSptdIpI', '\xe004d496729d153fcb0856d88c6adc858befcc06b4fc2fe737ec96fc1ee23023', '\xd2240969a3af5aba7c63ef05a66c3e5205edb7674471f74fb09f55455da782b1', '\x17e2ba527e99bd0d065bdd694f80189f939f7809f4f4f69897e46bb780798624'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '95', 'aud_vhQerBAPK7CoRokP1EQkrR', '\xe1d106c73be9ffb77048d14238f75c4879598a50eceea95747915f419b495e2a', '\x17e2ba527e99bd0d065bdd694f80189f939f7809f4f4f69897e46bb780798624', '\x8269126871d64dea59fb94abb71738315a513244b71b8cef08735e68a5be6f73'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '96', 'aud_kkU8PVigjBRACJGHSsqDER', '\x3a9c13d76ac762591c49504a94e163f445b9aec5b1a61fe078496051a0881cb4', '\x8269126871d64dea59fb94abb71738315a513244b71b8cef08735e68a5be6f73', '\x96ce831f98552b452c805ce0122d213cc3ea3d1cc32c502b6560daf5ac65ef21'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '97', 'aud_av0TnLzhfWS6eN19cioJlC', '\x45183d7aeda1bc687f4432e6668c0bc4d269e822349fbc52047f2019c7db6c36', '\x96ce831f98552b452c805ce0122d213cc3ea3d1cc32c502b6560daf5ac65ef21', '\xede5f51b7860175ffc95dc9770b32b1034959fd35b07bf4ea9962e056c62cb78'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '98', 'aud_KDObR5kf7epyLeO7B4yX9d', '\x6eca91f950aead08bb94a72358748c97db996e1d46df9a2f310c815bf155d014', '\xede5f51b7860175ffc95dc9770b32b1034959fd35b07bf4ea9962e056c62cb78', '\x13f19d436381ca63418b534d90b982a3d8668e90b42643bb7da198d23351ece8'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '99', 'aud_f1nXcP8LUtQnIUSxtFP1Jz', '\xd14ddd47b1d542caab44f52a1ebc10b7a46098edf9a54327195e65a4a8e3294b', '\x13f19d436381ca63418b534d90b982a3d8668e90b42643bb7da198d23351ece8', '\xb28e614a108f91e3566e106c4db8cf2b9e89443a4aae08fd4f81d4567ae941b4');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'bill_4YtgLFm0iowHFGjHt90Dma', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 07:42:48.304+00', '2026-11-16 07:42:48.304+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'bill_HkBZmvP7VtyEBtP61OF81Q', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "country": "US", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 07:42:47.445+00', '2026-11-16 07:42:47.445+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'bill_HuyPcUy0zq8CitpCGlMZSK', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 07:42:47.465+00', '2026-11-16 07:42:47.465+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'dep_mUCUiPT4CNDk9go1VLp1GE', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 07:42:47.806+00', '2026-11-16 07:42:47.806+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'dep_sZn9YU1fdn8gNSLLQgHvii', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 07:42:47.669+00', '2026-11-16 07:42:47.669+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', '167');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, deliver_twice) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_129vycsYGJGo1aivL0eK1M', 'api_key.created', 'api_key', 'key_MoYP2Go2UFNQAN7q8prrHx', '1', '{}', 'req_iLe9C9myqQlIkZuBzcTQjM', null, '2026-11-16 07:42:46.389+00', '2026-11-16 07:42:46.39+00', '2', '2', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_14bGVMkq6rMz4RNlgRZeMl', 'session.created', 'session', 'ses_OjrdFAcqYf4DJ9IVv15nuo', '1', '{}', 'req_gnpwlqfIZo2pfPC8PqAmAi', null, '2026-11-16 07:42:46.673+00', '2026-11-16 07:42:46.674+00', '28', '28', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_1nPchY3o0O9o9cfS5VIjkM', 'check.created', 'check', 'chk_rNQpaSPR261punRoMr0BvT', '1', '{}', 'req_O0xjsvrviyssSQIfuQiCIm', null, '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:46.466+00', '11', '11', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_1yAVt9Q4JmoRXC2GJRnqPM', 'check.passed', 'check', 'chk_WOBFsAqYtjpU9RRBl3MQXL', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '142', '142', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_1zNemvNe5AiXrZ2DzmRQy2', 'person.created', 'person', 'per_YI6uZtlNkpdabNl69TsqP8', '1', '{}', 'req_wuZRyPuf5IKukVg5Ij3ROi', null, '2026-11-16 07:42:46.874+00', '2026-11-16 07:42:46.875+00', '43', '43', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_27jvzDAELn7mhBpHIinMSB', 'disclosure.created', 'disclosure', 'dis_Jxqadfh49UcrQ3gzWeyBOO', '1', '{}', 'req_S4TtuwdUkuXvYpWRMhhCof', null, '2026-11-16 07:42:48.501+00', '2026-11-16 07:42:48.502+00', '138', '138', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_2SEuSZSN84eYZIZlHQ1IIT', 'payout.created', 'payout', 'po_CXDHXS1MlQ19kafTQC1IvI', '1', '{}', 'req_uODD42wpwykCL22NKy1NKw', null, '2026-11-16 07:42:47.217+00', '2026-11-16 07:42:47.217+00', '64', '64', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_2b2a6gOZCJo4yMcVQUkVoN', 'payment.succeeded', 'payment', 'pay_kWOocOCAa9niMfSS61bfhk', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 07:42:47.144+00', '2026-11-16 07:42:47.145+00', '59', '59', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_37i4f6NZONRiQdjN4dd2p2', 'person.created', 'person', 'per_oxQ8tA44AiSF4NA2hl4ipx', '1', '{}', 'req_kjTp3H0tulOapHDnEhwSw9', null, '2026-11-16 07:42:47.688+00', '2026-11-16 07:42:47.688+00', '104', '104', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_38eNvRazgS5qoPeob77RBR', 'person.created', 'person', 'per_jVYpWNQkeiY5q61P8kK4ri', '1', '{}', 'req_7k3WiVCpt3nQbXlinnLppT', null, '2026-11-16 07:42:47.088+00', '2026-11-16 07:42:47.088+00', '55', '55', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_3R4aeRjimFIEzaTa9tm08D', 'eligibility_check.completed', 'eligibility_check', 'elig_QQhDHsKZypm6SLbdOpLGJD', '2', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '154', '154', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_3UNXKN3hyymIwigT1qT4lv', 'practitioner.created', 'practitioner', 'prac_AZHz3tx09Og8i0MPxt0hfB', '1', '{}', 'req_hVCHYE7mAbVkza2OQxdVWa', null, '2026-11-16 07:42:47.597+00', '2026-11-16 07:42:47.598+00', '98', '98', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_3ikSSJTC1nGvxTEA75reYt', 'remittance.created', 'remittance', 'era_Hcc6eeKqbwPNw3Ops0EsRK', '1', '{}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '156', '156', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_3sVItV1ika4XArzQjJ7fu6', 'practitioner.created', 'practitioner', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', '1', '{}', 'req_F25PfnXPP8ohGo98qnOjkR', null, '2026-11-16 07:42:48.071+00', '2026-11-16 07:42:48.072+00', '116', '116', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_4XkUcPbfXzH6L9DG0nOoX5', 'remittance.created', 'remittance', 'era_PkXVMh2muW4TapAXUKWyTE', '1', '{}', 'req_JnxwSCWhuN73kwVFlIvQId', null, '2026-11-16 07:42:47.557+00', '2026-11-16 07:42:47.557+00', '95', '95', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_4iz3zqZs4AJVJb5VdQ824g', 'person.updated', 'person', 'per_YI6uZtlNkpdabNl69TsqP8', '2', '{care_team_ids}', 'req_4tIqSORdrgKGXUSAJeBjw0', null, '2026-11-16 07:42:46.881+00', '2026-11-16 07:42:46.882+00', '44', '44', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_4sltg0kDFzRbqXkMJLacek', 'person.activated', 'person', 'per_fNOjZOwryQgmLanejZOabD', '2', '{status,activated_at}', 'req_1ZFC4IHbvhSyrGvv0C9yc5', null, '2026-11-16 07:42:48.129+00', '2026-11-16 07:42:48.129+00', '121', '121', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_5TAl7LXekDKQVXANx3Uliz', 'coverage.created', 'coverage', 'cov_gruPROAFp1AaFGiuiythqq', '1', '{}', 'req_spyNmTQksKMQgnFrQ1cbVL', null, '2026-11-16 07:42:47.483+00', '2026-11-16 07:42:47.483+00', '88', '88', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_5ZI4F8pMlNuyGObJaHF6Vc', 'practitioner.created', 'practitioner', 'prac_jNiUOCssSVGnut6oVLt9HB', '1', '{}', 'req_1WlMJvn7V1DUBxWwzdXqY3', null, '2026-11-16 07:42:46.755+00', '2026-11-16 07:42:46.755+00', '34', '34', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_5cxUFDq8rCCiCUss0XF4mM', 'claim.submitted', 'claim', 'clm_G7baMjaxmcKHX9mTr32PEa', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_S4TtuwdUkuXvYpWRMhhCof', null, '2026-11-16 07:42:48.501+00', '2026-11-16 07:42:48.502+00', '140', '140', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_6dFnFdD0Url5bO9O72FKbg', 'note.created', 'note', 'note_sRPuqMaoBMPKk8Mh9TiNtL', '1', '{}', 'req_zPzgTQdChS95h7btNzt61Q', null, '2026-11-16 07:42:48.221+00', '2026-11-16 07:42:48.222+00', '125', '125', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_6st0f5ydR2HWrrOZOLyj6z', 'practitioner.created', 'practitioner', 'prac_EUS1w3YWwqaZ1rin6jm1Ct', '1', '{}', 'req_e1XoFgPO9jzMWg1wiqrbam', null, '2026-11-16 07:42:47.455+00', '2026-11-16 07:42:47.455+00', '85', '85', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_87Y4deNucMuanrEx6ujdwD', 'billing_provider.created', 'billing_provider', 'bill_HuyPcUy0zq8CitpCGlMZSK', '1', '{}', 'req_Qm1d3b2l8tXxSiRshxQ9fw', null, '2026-11-16 07:42:47.465+00', '2026-11-16 07:42:47.466+00', '86', '86', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_8MgKaswqYPhN5Ti7yX9UVl', 'claim.created', 'claim', 'clm_G7baMjaxmcKHX9mTr32PEa', '1', '{}', 'req_r7JOr7fNooQUMvrkswnvOh', null, '2026-11-16 07:42:48.487+00', '2026-11-16 07:42:48.487+00', '137', '137', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_8Nzmce8GUSIuXbJU90t8PL', 'practitioner.created', 'practitioner', 'prac_xVzZG8UI3Q3n3FoagDpkHk', '1', '{}', 'req_UPrF30Pkn4BNXFTZgxbcih', null, '2026-11-16 07:42:46.427+00', '2026-11-16 07:42:46.427+00', '4', '4', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_8p4Meqg62gyaeL2RvAktsd', 'dispute.created', 'dispute', 'dsp_gQzOL4VQR3m8pIM8ZyKxli', '1', '{}', null, null, '2026-11-16 07:42:48.017+00', '2026-11-16 07:42:48.017+00', '114', '114', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_8pPNee8YNRUGyZNTXxvRDM', 'x12_document.processed', 'x12_document', 'xdoc_nALgzgwOMdXY0OxRI3g4W4', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_JnxwSCWhuN73kwVFlIvQId', null, '2026-11-16 07:42:47.557+00', '2026-11-16 07:42:47.557+00', '96', '96', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_9A7MujdBVpgds2ZJeSw2lb', 'note.created', 'note', 'note_mcTrqlfE7gKGBgmuR3A6wE', '1', '{}', 'req_IcFlMZNdZJigvBtxlxTkqx', null, '2026-11-16 07:42:46.779+00', '2026-11-16 07:42:46.78+00', '36', '36', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_9RmLhwzbCIH4mcHVpfxkgK', 'payment.updated', 'payment', 'pay_kWOocOCAa9niMfSS61bfhk', '3', '{processor_reference}', null, null, '2026-11-16 07:42:47.133+00', '2026-11-16 07:42:47.134+00', '58', '58', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_AAfNTYcGynr93LWiOqjkIx', 'billing_provider.created', 'billing_provider', 'bill_4YtgLFm0iowHFGjHt90Dma', '1', '{}', 'req_bYRgr5QYYKTX5sT4O1KBHY', null, '2026-11-16 07:42:48.304+00', '2026-11-16 07:42:48.305+00', '131', '131', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_ACcS1jdJtygp1AwKppN4Cu', 'check.running', 'check', 'chk_WOBFsAqYtjpU9RRBl3MQXL', '2', '{attempts,status,running_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '141', '141', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_AUoESUHxVJ0ZDaHW660Px0', 'x12_document.created', 'x12_document', 'xdoc_nALgzgwOMdXY0OxRI3g4W4', '1', '{}', 'req_JnxwSCWhuN73kwVFlIvQId', null, '2026-11-16 07:42:47.557+00', '2026-11-16 07:42:47.557+00', '94', '94', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_AbNtRThmraBlTQotCfVRO7', 'check.running', 'check', 'chk_Y76NEsdlYVmzq2nM4CT98C', '2', '{attempts,status,running_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '143', '143', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_AmxH27u4M3K6nkocdHmPKb', 'deposit.created', 'deposit', 'dep_sZn9YU1fdn8gNSLLQgHvii', '1', '{}', 'req_8WXOkAqfxwjJ2kSFfjvWWw', null, '2026-11-16 07:42:47.669+00', '2026-11-16 07:42:47.669+00', '103', '103', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_AscoPpNvRxHlUaZi16xyUX', 'estimate.created', 'estimate', 'est_xg1behbqOr0xQo7OH4n1nA', '1', '{}', 'req_WZwhfFzL9vyJgQZbHrBjp2', null, '2026-11-16 07:42:47.604+00', '2026-11-16 07:42:47.605+00', '99', '99', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_B1b5aRnvOCn5aqEsjv56VW', 'consent.created', 'consent', 'con_LsbDWktaXoqoKZk9kAiGHp', '1', '{}', 'req_lyQkegNghorEyY21oFncyr', null, '2026-11-16 07:42:47.339+00', '2026-11-16 07:42:47.339+00', '73', '73', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_BSucIKVWX8FIZDpFnuXEYT', 'emergency_access.created', 'emergency_access', 'emg_V6v6LZumeZHJ0dYmPHVrCQ', '1', '{}', 'req_0L6OzwJHL86LZyWv78lsx5', null, '2026-11-16 07:42:46.581+00', '2026-11-16 07:42:46.582+00', '19', '19', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_BiI7PgZ5lnpnFAMDgDCsYR', 'scoped_token.created', 'scoped_token', 'st_XfLgESmlLjyBE1KVzKGIAV', '1', '{}', 'req_6QU1tBBEHMLPmMQ8bfXOuD', null, '2026-11-16 07:42:46.605+00', '2026-11-16 07:42:46.605+00', '21', '21', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_CBUFirzspQPbiN3guJhkD9', 'charge.created', 'charge', 'chg_TeEmmMyOXVOwLIKzkak1bU', '1', '{}', 'req_jpPgdaqCsdGHhnKFakod63', null, '2026-11-16 07:42:47.004+00', '2026-11-16 07:42:47.005+00', '50', '50', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_CZyzDCR4ThOu6ISOtosxmb', 'payment.created', 'payment', 'pay_XKcB4WenkstO66X6spFRJD', '1', '{}', 'req_E6aUCWlmmTntSkhJ8f5RHP', null, '2026-11-16 07:42:47.829+00', '2026-11-16 07:42:47.83+00', '110', '110', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_Ckbq22kBdKtGfqKBS7Brs2', 'card_image.created', 'card_image', 'cimg_tMfVTEueM2FvZ8oi7Ju3BZ', '1', '{}', 'req_2PhFr0ICERlJGWfiXwZkEV', null, '2026-11-16 07:42:47.361+00', '2026-11-16 07:42:47.362+00', '76', '76', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_CxyZ1oqtk78tJTVFrFyatD', 'payer_contract.created', 'payer_contract', 'pcon_FcXIE0GFctF287S29nVKDk', '1', '{}', 'req_WDF7B242pHRH9nh1wdyFpd', null, '2026-11-16 07:42:47.23+00', '2026-11-16 07:42:47.231+00', '65', '65', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_DBvyjkndkvsK9wOaiCW8Wa', 'remittance.excepted', 'remittance', 'era_PkXVMh2muW4TapAXUKWyTE', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '165', '165', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_DTgLCedKYVJJATJi3DLg1g', 'eligibility_check.created', 'eligibility_check', 'elig_QQhDHsKZypm6SLbdOpLGJD', '1', '{}', 'req_WP2lTriORWfPJ6d5jXtrVd', null, '2026-11-16 07:42:47.409+00', '2026-11-16 07:42:47.41+00', '83', '83', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_DW1XaUxbCbsNvHSwnQUYP4', 'payment.created', 'payment', 'pay_kWOocOCAa9niMfSS61bfhk', '1', '{}', 'req_BOSLrV9ar0JuBrhqGlXWZz', null, '2026-11-16 07:42:47.096+00', '2026-11-16 07:42:47.096+00', '56', '56', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_E7dOtYw20fQsPW9IEt4rZh', 'note.created', 'note', 'note_FmmQ8bWYxbOyOaMzkPBcaQ', '1', '{}', 'req_UWo4M885OwBjwEp8Kg1bjT', null, '2026-11-16 07:42:48.163+00', '2026-11-16 07:42:48.163+00', '123', '123', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_E8i3W3JM96LmhK8lhNF16P', 'consent.created', 'consent', 'con_W3pUHgfGkWEu6dPCDzKauK', '1', '{}', 'req_dgO1jNJirOQaDC1Ds5g8v1', null, '2026-11-16 07:42:47.253+00', '2026-11-16 07:42:47.254+00', '68', '68', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_EItLsvMqJYR0897KsUzT4u', 'practitioner.eligibility_changed', 'practitioner', 'prac_drg4FlFXnIBzAUFJuKkxII', '5', '{eligibility.US-CA}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '167', '167', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_EUTkJEi2UyLiDMrgGD08jJ', 'payment.processing', 'payment', 'pay_XKcB4WenkstO66X6spFRJD', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_9aFfnUUyFlebgWI9LfTViN', null, '2026-11-16 07:42:47.846+00', '2026-11-16 07:42:47.847+00', '111', '111', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_EtoZGwvzLk7plAMDQnJQjJ', 'payment.created', 'payment', 'pay_ZsXEGuz9ce0xC0Gko3UsiW', '1', '{}', 'req_A0thJT1A3Rlt3qQMRQCGdu', null, '2026-11-16 07:42:47.059+00', '2026-11-16 07:42:47.06+00', '54', '54', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_F4IkExREPeEnk9yDgAamEl', 'webhook_endpoint.created', 'webhook_endpoint', 'we_cA6iIMcNnocddpZcKGS7Z6', '1', '{}', 'req_aaGujb39R6zl2q4xLchyV1', null, '2026-11-16 07:42:46.412+00', '2026-11-16 07:42:46.413+00', '3', '3', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_F7goKiPLeLcv6CFWMMteW7', 'session_series.created', 'session_series', 'series_LDVHHjMe5lbkEUF4Hr3CiG', '1', '{}', 'req_gnpwlqfIZo2pfPC8PqAmAi', null, '2026-11-16 07:42:46.673+00', '2026-11-16 07:42:46.674+00', '25', '25', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_Fj4IfXCw0IpMh3PsIc9ecy', 'person.updated', 'person', 'per_kVLlhJsCJKXE2ILlIkK88T', '2', '{care_team_ids}', 'req_zTvimj532ho9M81e3w0zoV', null, '2026-11-16 07:42:46.849+00', '2026-11-16 07:42:46.85+00', '41', '41', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_GCVIUQveS9krKqwjdnpTFB', 'verification.approved', 'verification', 'ver_wXK4svHKHLLLfKLGG4wAgH', '2', '{status,approved_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '150', '150', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_GwG1iWCdPaci4LN9hpwsO2', 'remittance.excepted', 'remittance', 'era_Hcc6eeKqbwPNw3Ops0EsRK', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '160', '160', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_GxdL9ulIw5DsqYhtSz2j4n', 'person.created', 'person', 'per_wgBgScGCk9tSbPlaO7aZkU', '1', '{}', 'req_0Oi3RS1b9looluV47MJYxS', null, '2026-11-16 07:42:47.373+00', '2026-11-16 07:42:47.373+00', '77', '77', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_HHbXK4rQ0Xs9EdJ7wS1sVm', 'coverage.created', 'coverage', 'cov_xf8lf2p55anXULwDTJ0NA7', '1', '{}', 'req_zoeZ7ioojIoBAsAx1l197b', null, '2026-11-16 07:42:47.32+00', '2026-11-16 07:42:47.321+00', '72', '72', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_HKQpbOLco0ibpTgxnKQqlO', 'person.created', 'person', 'per_ZU9lzsVH8YV20TDfwAhbe5', '1', '{}', 'req_Qz4vjf42Tlcwe5XtdZva62', null, '2026-11-16 07:42:46.714+00', '2026-11-16 07:42:46.715+00', '32', '32', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_HNTQrxKRhT4O9dFlefsFJ4', 'disclosure.created', 'disclosure', 'dis_TnGWRNm4W7ZX5c51CIK9dX', '1', '{}', 'req_WP2lTriORWfPJ6d5jXtrVd', null, '2026-11-16 07:42:47.409+00', '2026-11-16 07:42:47.41+00', '82', '82', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_HScWAvIPnM4ejMZR5rpCQV', 'person.created', 'person', 'per_eA1rqh0GknN0Hv6KNhjlvn', '1', '{}', 'req_uoR071u4SeeAoTMDJ9MekA', null, '2026-11-16 07:42:47.314+00', '2026-11-16 07:42:47.314+00', '71', '71', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_HTNjstMBeV6ntm68J5tRPh', 'person.created', 'person', 'per_fNOjZOwryQgmLanejZOabD', '1', '{}', 'req_8fr2CYZkKYZeL2XSVO5evs', null, '2026-11-16 07:42:48.097+00', '2026-11-16 07:42:48.098+00', '117', '117', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_HWgfA3tYdFgQ11UCknOXo4', 'person.created', 'person', 'per_UEOSY1Atwq4nMG0r56EVnN', '1', '{}', 'req_I9VKhJx95ntpyAk5cJcxkX', null, '2026-11-16 07:42:48.251+00', '2026-11-16 07:42:48.251+00', '127', '127', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_HgXhyBSkb89t00i7rjiBvX', 'refund.succeeded', 'refund', 're_1y6qx2yf5ObBW1up5Za132', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 07:42:47.184+00', '2026-11-16 07:42:47.184+00', '62', '62', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_Hh2G5vdW1lUw2BSSADQFR8', 'note.updated', 'note', 'note_sRPuqMaoBMPKk8Mh9TiNtL', '2', '{sections}', 'req_RsFthxNP9fbew3moB18xX4', null, '2026-11-16 07:42:48.235+00', '2026-11-16 07:42:48.236+00', '126', '126', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_HlAnpOD4o2TCJfI8wmUJNc', 'consent.granted', 'consent', 'con_LsbDWktaXoqoKZk9kAiGHp', '3', '{evidence,signing,status,granted_at}', 'req_JT0PeGGDErbhNSx5KoTRZq', null, '2026-11-16 07:42:47.351+00', '2026-11-16 07:42:47.352+00', '75', '75', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_J9O9TSnf1pNaIdP1nXF1F6', 'verification.created', 'verification', 'ver_wXK4svHKHLLLfKLGG4wAgH', '1', '{}', 'req_O0xjsvrviyssSQIfuQiCIm', null, '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:46.466+00', '6', '6', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_JlT9ueFVqLoOUtnoUalNB7', 'person.created', 'person', 'per_nDYiyxo5zakTqd9LFGMm3j', '1', '{}', 'req_x32TEPkB0kDP6zRFHXtGw4', null, '2026-11-16 07:42:46.562+00', '2026-11-16 07:42:46.563+00', '17', '17', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_KfpIS0YSCqxPwWxgvmCIRV', 'check.passed', 'check', 'chk_vrk3adrDgJWcG67r8YoIfV', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '153', '153', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_KunzxKgYwTLyrvnHbwI6J7', 'person.created', 'person', 'per_u5jp1QLFDKxcuDO1o9wRhr', '1', '{}', 'req_74BIk40kDHWlP1o1CsffeZ', null, '2026-11-16 07:42:47.472+00', '2026-11-16 07:42:47.473+00', '87', '87', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_LES9JOgmppJbUsHydnZScQ', 'practitioner.created', 'practitioner', 'prac_rMYoPWpqDcKCslB1LIHiON', '1', '{}', 'req_ImTk7yZ8NsmG0nIZuOUdC6', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 07:42:48.263+00', '2026-11-16 07:42:48.264+00', '128', '128', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_LI4iUyLGxLPn3LGK86qrrp', 'person.created', 'person', 'per_FhjGebKcFdxejMtNmHMzH6', '1', '{}', 'req_mroNOrotsH7ivJpY0EkrNk', null, '2026-11-16 07:42:47.587+00', '2026-11-16 07:42:47.588+00', '97', '97', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_LL8orh75vO9H2eRYpYTQQT', 'consent.offered', 'consent', 'con_h4jv79Ph1FiNvXbbxSjY9c', '2', '{status,offered_at}', 'req_Ogua9ddcSdK7HWXlYrp0Uc', null, '2026-11-16 07:42:48.46+00', '2026-11-16 07:42:48.461+00', '135', '135', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_LQek5wz1ISGq4O7LmokLHm', 'consent.granted', 'consent', 'con_h4jv79Ph1FiNvXbbxSjY9c', '3', '{evidence,signing,status,granted_at}', 'req_Ce8gxddUGZK7APag3tmEeu', null, '2026-11-16 07:42:48.472+00', '2026-11-16 07:42:48.472+00', '136', '136', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_LfUQFlpq4CdVaxMIzbv8EJ', 'x12_document.created', 'x12_document', 'xdoc_vkQGsdSt2IWWNVtybRLSGU', '1', '{}', 'req_qNywxeFkF7Xwr9n1Z5FGcZ', null, '2026-11-16 07:42:47.545+00', '2026-11-16 07:42:47.546+00', '93', '93', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_Lg8uOQtbbhlGbZM04vFWhL', 'practitioner.created', 'practitioner', 'prac_fTRUyhchQkmRduQdBrDsIX', '1', '{}', 'req_rvrKQFu7FvfvXH2VdOuoje', null, '2026-11-16 07:42:46.569+00', '2026-11-16 07:42:46.57+00', '18', '18', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_LyCcV0mT0T33D0mQEDZYhZ', 'practitioner.verified', 'practitioner', 'prac_drg4FlFXnIBzAUFJuKkxII', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '151', '151', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_M4NWL2bvnCK5gc1498kkSW', 'consent.granted', 'consent', 'con_wmc1Smq6j2tPVnT3cSiTwE', '3', '{evidence,signing,status,granted_at}', 'req_tuy8TPYREPUvPZ54Rk4NrL', null, '2026-11-16 07:42:48.12+00', '2026-11-16 07:42:48.12+00', '120', '120', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_MCtGgS9jh0LepRDivb8J87', 'consent.created', 'consent', 'con_hKT1nX6X0WOvlVj50X1KvD', '1', '{}', 'req_TnOuUMYQWsTiwi7npmbBsV', null, '2026-11-16 07:42:47.386+00', '2026-11-16 07:42:47.386+00', '79', '79', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_MQkaq3AWSfZtYtGn8gHME0', 'claim.created', 'claim', 'clm_OYTlaVNEk8qOFKwW3HBBcZ', '1', '{}', 'req_B4t0jwGmGsovYDijHehPkg', null, '2026-11-16 07:42:47.512+00', '2026-11-16 07:42:47.513+00', '92', '92', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_MgUTBCbrU6pEVA5SJ05Kjy', 'check.running', 'check', 'chk_jhthtuDi2uk8dPUccHR5TA', '2', '{attempts,status,running_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '146', '146', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_Mt7L7tUmyb9MzCnQoCleNv', 'payment.created', 'payment', 'pay_LsaZsRfxvyfMVQ9vooK7Iz', '1', '{}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '158', '158', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_N5Si9yhWifvKBg5JRJgsbi', 'person.updated', 'person', 'per_ZU9lzsVH8YV20TDfwAhbe5', '2', '{care_team_ids}', 'req_gB9p7oXYpDTumlGePufGod', null, '2026-11-16 07:42:46.766+00', '2026-11-16 07:42:46.766+00', '35', '35', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_NGaWjWK4XYAJEAVEK93I1t', 'person.created', 'person', 'per_lmaBzpHpqHqTcgZqCXNtww', '1', '{}', 'req_7I2ATueKLJyMriC69I8uvD', null, '2026-11-16 07:42:48.422+00', '2026-11-16 07:42:48.422+00', '132', '132', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_NaC5tr7lLssgefv25rdTUu', 'practitioner.created', 'practitioner', 'prac_fWFtc4OQSLpAcYPP5fytaI', '1', '{}', 'req_iBUR7DX6I5UjILaMQK6xEr', null, '2026-11-16 07:42:47.21+00', '2026-11-16 07:42:47.211+00', '63', '63', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_O3HeAxygUr2TftzzSs96qR', 'check.passed', 'check', 'chk_jhthtuDi2uk8dPUccHR5TA', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '147', '147', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_OILxKULDTlhzJJEi7t7pjg', 'consent.granted', 'consent', 'con_hKT1nX6X0WOvlVj50X1KvD', '3', '{evidence,signing,status,granted_at}', 'req_KeDFSmmNjfqmxwckQOZVfL', null, '2026-11-16 07:42:47.398+00', '2026-11-16 07:42:47.399+00', '81', '81', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_OcJRTHATCHrXoQDjLEI3su', 'note.signed', 'note', 'note_FmmQ8bWYxbOyOaMzkPBcaQ', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,released_at,status,signed_at}', 'req_IuLRzgQMPCuxunWeDCnbrC', null, '2026-11-16 07:42:48.183+00', '2026-11-16 07:42:48.184+00', '124', '124', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_QCOxuxpbMx88bD0IZdPqMT', 'practitioner.created', 'practitioner', 'prac_Nd8wDz3k4K2DZmRWq6VQHi', '1', '{}', 'req_yI8D98xk9TlwLM7e8KVbiQ', null, '2026-11-16 07:42:47.64+00', '2026-11-16 07:42:47.641+00', '101', '101', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_R1gj7nRwepINc8vm0fXGd3', 'person.created', 'person', 'per_N2KihEeAQzGIDGGaFlccAp', '1', '{}', 'req_5C86iEctRNHzNwkQ2jmIZu', null, '2026-11-16 07:42:46.806+00', '2026-11-16 07:42:46.807+00', '37', '37', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_R2VjsENzdvwv9T5gUDzVyX', 'practitioner.created', 'practitioner', 'prac_FcfT3sGorKmRng3epr9c9K', '1', '{}', 'req_7kwvmtj1lHhrGKOI38p75W', null, '2026-11-16 07:42:46.697+00', '2026-11-16 07:42:46.697+00', '30', '30', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_RDMbSIB19xSaZJ8eW4pkQq', 'person.created', 'person', 'per_po5z3slwTWMEWsGWjEibgv', '1', '{}', 'req_iuxxnlhUxFshaklHVDmwPZ', null, '2026-11-16 07:42:47.03+00', '2026-11-16 07:42:47.031+00', '51', '51', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_RZtMlFN6nB6s0jWWZ6DuTi', 'person.created', 'person', 'per_qGSD3Ppy5SMa6qr0cOXL4V', '1', '{}', 'req_uE78yxbTozHk4xOEXQy4Z6', null, '2026-11-16 07:42:47.053+00', '2026-11-16 07:42:47.053+00', '53', '53', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_RqlRtbvYBwZRylkvoC37Ii', 'practitioner.created', 'practitioner', 'prac_3058dMCKmna63vUsDCFTf4', '1', '{}', 'req_kV5f9XQPP1QpJjMIMKuaem', null, '2026-11-16 07:42:46.626+00', '2026-11-16 07:42:46.626+00', '22', '22', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_SUjAcIBEXfP723CFp5iENF', 'payment.received', 'payment', 'pay_7uppYIKK87TsRKqkZw7DnY', '2', '{amount_captured,fee,status,received_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '164', '164', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_Sp31yjevGRTYCFPyTyoN5K', 'remittance.balanced', 'remittance', 'era_Hcc6eeKqbwPNw3Ops0EsRK', '2', '{status,balanced_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '157', '157', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_T1qqYHHlqhEy37DJx0nOuw', 'payment.created', 'payment', 'pay_7uppYIKK87TsRKqkZw7DnY', '1', '{}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '163', '163', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_TB2KrPB9vRIzlMrd1T6whD', 'deposit.created', 'deposit', 'dep_mUCUiPT4CNDk9go1VLp1GE', '1', '{}', 'req_vsemjqnELiPHx6sdpDWLp1', null, '2026-11-16 07:42:47.806+00', '2026-11-16 07:42:47.806+00', '108', '108', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_TNdqW41daFDHYKnO1EJMXa', 'person.created', 'person', 'per_uyLQv0VmJP05h8eOFZ6b25', '1', '{}', 'req_AmmlSzK8RIuVs30Gdt1MLH', null, '2026-11-16 07:42:46.537+00', '2026-11-16 07:42:46.538+00', '15', '15', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_TR9yByhAs0HPIiQ4IoNiWQ', 'session.created', 'session', 'ses_b0hK3BPa8mlB06kHbstf2e', '1', '{}', 'req_uoVPXjX7kOTdNUxT2uM1r6', null, '2026-11-16 07:42:46.641+00', '2026-11-16 07:42:46.641+00', '23', '23', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_Thah2jw3d0zlurjxscChYx', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_a94JJ4NKrwf7nQDk53eJwo', '1', '{}', 'req_TUNqlX37tIXJOPQkGmMO33', null, '2026-11-16 07:42:46.824+00', '2026-11-16 07:42:46.825+00', '39', '39', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_TloVHufLVTjnHx4gd3r3B9', 'refund.created', 'refund', 're_1y6qx2yf5ObBW1up5Za132', '1', '{}', 'req_85tp36MX6bVNtd4e1eS2TG', null, '2026-11-16 07:42:47.164+00', '2026-11-16 07:42:47.164+00', '61', '61', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_Uua2aDbISVPYe8pcbtPAWx', 'practitioner.created', 'practitioner', 'prac_y9OGcBQ3bds3g3AYZDDUQQ', '1', '{}', 'req_WiBthuizLM7RrzvGVVZ0TP', null, '2026-11-16 07:42:46.596+00', '2026-11-16 07:42:46.596+00', '20', '20', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_WN9FKTTk74qR8CZ79FUIPQ', 'check.passed', 'check', 'chk_rNQpaSPR261punRoMr0BvT', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '149', '149', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_Wad5owku8ErsDvk8MbME7b', 'transmission.sent', 'transmission', 'trn_j2RdCpSz62onAMaN6HFlXe', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '166', '166', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_XgIMYQoLlTX70HRn1iIliX', 'coverage.created', 'coverage', 'cov_K4gDnz3rOYtkPPTRGVyKkN', '1', '{}', 'req_6PHrYwVBSQxk6rXqvdzbjW', null, '2026-11-16 07:42:48.439+00', '2026-11-16 07:42:48.44+00', '133', '133', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_YLO9t6pi1Jietn6OpJ5Xsz', 'payment.updated', 'payment', 'pay_XKcB4WenkstO66X6spFRJD', '3', '{processor_reference}', null, null, '2026-11-16 07:42:47.865+00', '2026-11-16 07:42:47.866+00', '112', '112', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_YfgtCX3D9BWTVFP0ZqsVhI', 'api_key.created', 'api_key', 'key_DNfeDPblgjDwR0tLOBU9lT', '1', '{}', null, null, '2026-11-16 07:42:46.342+00', '2026-11-16 07:42:46.342+00', '1', '1', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_ZR9aofsbtbpgUrEuC4EqvC', 'assessment.created', 'assessment', 'asmt_4Z16v3jJul8oJujxuaCwWj', '1', '{}', 'req_IFaJly784hkQdSPOjKrE65', null, '2026-11-16 07:42:46.891+00', '2026-11-16 07:42:46.892+00', '45', '45', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_Zlwvoz7etWR4Z9HnC3Sju5', 'payment.processing', 'payment', 'pay_kWOocOCAa9niMfSS61bfhk', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_ZgBo8YXHpF088AR3x4LBhF', null, '2026-11-16 07:42:47.11+00', '2026-11-16 07:42:47.111+00', '57', '57', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_aqtDqLMzM8QgMLYFIc3UMk', 'consent.created', 'consent', 'con_wmc1Smq6j2tPVnT3cSiTwE', '1', '{}', 'req_aGqdn5qDQxx7gXxsvWlbfd', null, '2026-11-16 07:42:48.108+00', '2026-11-16 07:42:48.108+00', '118', '118', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_b79wnJgLP7NKi1riSL9P8S', 'practitioner.created', 'practitioner', 'prac_4vVFDYtDg5QsT75ombHXxl', '1', '{}', 'req_NnrN5Ea652zCrZxngqnUNk', null, '2026-11-16 07:42:46.913+00', '2026-11-16 07:42:46.913+00', '46', '46', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_bO4ysqDwJ8Xoh1MwpPOcju', 'practitioner.created', 'practitioner', 'prac_drg4FlFXnIBzAUFJuKkxII', '1', '{}', 'req_f3D1MkJka07kbM6ZV2VuoS', null, '2026-11-16 07:42:46.45+00', '2026-11-16 07:42:46.451+00', '5', '5', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_bhVhCadXSaZQhDXc9hsUoJ', 'x12_document.processed', 'x12_document', 'xdoc_vkQGsdSt2IWWNVtybRLSGU', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '161', '161', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_bnVTFR1Mvmm6Sb8PAGMEuy', 'consent.offered', 'consent', 'con_kgAzCzItEcMzCH4nkZxLy4', '2', '{status,offered_at}', 'req_ifOmTzbsVBQA10aKEiEucR', null, '2026-11-16 07:42:47.497+00', '2026-11-16 07:42:47.497+00', '90', '90', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_bxIG1hwkA4MnybkKpdXnCz', 'calendar_feed.created', 'calendar_feed', 'cal_HuT6TIEUlTaK88pSpqYTvx', '1', '{}', 'req_5FH7ViKDIA44Rus5Lvn8DO', null, '2026-11-16 07:42:46.703+00', '2026-11-16 07:42:46.704+00', '31', '31', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_cWKAhSCZzdptr2CBWrL9vK', 'person.created', 'person', 'per_Qs2w1Ei2m5rxLltYicaKwP', '1', '{}', 'req_TI1bsrnpZYm0WaHkAyHu4F', null, '2026-11-16 07:42:46.517+00', '2026-11-16 07:42:46.517+00', '14', '14', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_cwm6zpwRvlbwxZ7yE6tfNq', 'consent.granted', 'consent', 'con_kgAzCzItEcMzCH4nkZxLy4', '3', '{evidence,signing,status,granted_at}', 'req_VmNExiwIrqclntmWtbcO0e', null, '2026-11-16 07:42:47.503+00', '2026-11-16 07:42:47.503+00', '91', '91', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_dBMQVkiJdcWqmL7W9WE6bF', 'consent.created', 'consent', 'con_h4jv79Ph1FiNvXbbxSjY9c', '1', '{}', 'req_1ZGIQL4pAuYW1GZb8lA1TJ', null, '2026-11-16 07:42:48.448+00', '2026-11-16 07:42:48.449+00', '134', '134', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_dEvv8DhAdIN6ZWPEGaih5o', 'coverage.created', 'coverage', 'cov_Ryg7VfoCDP0PBg00oYT4k7', '1', '{}', 'req_JQnJLCWPLlEcGJli26qvyX', null, '2026-11-16 07:42:47.243+00', '2026-11-16 07:42:47.244+00', '67', '67', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_dFcTHXs1sRm6pU1pI3U6fV', 'person.created', 'person', 'per_n9ymoXBAgb53Ib7x5k44yC', '1', '{}', 'req_BEYK5Ar2qQLG0PXcratNfC', null, '2026-11-16 07:42:47.818+00', '2026-11-16 07:42:47.818+00', '109', '109', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_daW51hUljs0BxAMmm5zl9S', 'session.created', 'session', 'ses_ZRUX8v7mx65f98Fymdmnh2', '1', '{}', 'req_gnpwlqfIZo2pfPC8PqAmAi', null, '2026-11-16 07:42:46.673+00', '2026-11-16 07:42:46.674+00', '26', '26', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_dkd2LrsQo5Jry4SU6d6N9t', 'payment.succeeded', 'payment', 'pay_XKcB4WenkstO66X6spFRJD', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 07:42:47.88+00', '2026-11-16 07:42:47.881+00', '113', '113', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_eI4lvXGLANmn3mQMTI3JvE', 'person.updated', 'person', 'per_N2KihEeAQzGIDGGaFlccAp', '2', '{care_team_ids}', 'req_qMX2P89Sz1tZDff5mD8LoS', null, '2026-11-16 07:42:46.813+00', '2026-11-16 07:42:46.813+00', '38', '38', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_ftHj3xGzVKjXt43N5CUMv8', 'payment.refunded', 'payment', 'pay_kWOocOCAa9niMfSS61bfhk', '5', '{amount_refunded}', 'req_85tp36MX6bVNtd4e1eS2TG', null, '2026-11-16 07:42:47.164+00', '2026-11-16 07:42:47.164+00', '60', '60', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_glqL6kWrQ5FDs43t2kmuVD', 'practitioner.created', 'practitioner', 'prac_5AxWk5EdhDXPyibsw5Nhq7', '1', '{}', 'req_c6lKJ33HP6qkR4o4XdTBVm', null, '2026-11-16 07:42:46.667+00', '2026-11-16 07:42:46.668+00', '24', '24', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_hOS8v5w9qayGdf97WKPUHb', 'practitioner.submitted', 'practitioner', 'prac_drg4FlFXnIBzAUFJuKkxII', '2', '{reason,current_verification_id,status,submitted_at}', 'req_O0xjsvrviyssSQIfuQiCIm', null, '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:46.466+00', '7', '7', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_hYMKwlp7iAtrAb3hlfpRhJ', 'consent.offered', 'consent', 'con_LsbDWktaXoqoKZk9kAiGHp', '2', '{status,offered_at}', 'req_YO0CenQ4LcTZMG8Wk9lYyu', null, '2026-11-16 07:42:47.345+00', '2026-11-16 07:42:47.346+00', '74', '74', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_hfE0eyIwTq7lMuX3zv4zbC', 'consent.granted', 'consent', 'con_W3pUHgfGkWEu6dPCDzKauK', '3', '{evidence,signing,status,granted_at}', 'req_ZciLhYdbGNKMMkVnQD9P76', null, '2026-11-16 07:42:47.27+00', '2026-11-16 07:42:47.271+00', '70', '70', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_i1u1cnzKq2tSrmSt9WImai', 'transmission.created', 'transmission', 'trn_j2RdCpSz62onAMaN6HFlXe', '1', '{}', 'req_S4TtuwdUkuXvYpWRMhhCof', null, '2026-11-16 07:42:48.501+00', '2026-11-16 07:42:48.502+00', '139', '139', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_ieMAiH0LSEeV0QJrUySu2H', 'payment.received', 'payment', 'pay_LsaZsRfxvyfMVQ9vooK7Iz', '2', '{amount_captured,fee,status,received_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '159', '159', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_ij4JNmYqFE9MgSfZE5RLjE', 'consent.offered', 'consent', 'con_wmc1Smq6j2tPVnT3cSiTwE', '2', '{status,offered_at}', 'req_Ntm4YP8mjTSGdvRi8d4qqu', null, '2026-11-16 07:42:48.114+00', '2026-11-16 07:42:48.114+00', '119', '119', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_jO8qEZ4tnBijdvc3Fqo5kd', 'person.created', 'person', 'per_1bZUyPzs2byXfylO7EAfvI', '1', '{}', 'req_NJQH8BWgyz2cgVbx4ybvV9', null, '2026-11-16 07:42:47.635+00', '2026-11-16 07:42:47.635+00', '100', '100', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_jQNJ0ppauz4zvwPsJz5cfy', 'practitioner.created', 'practitioner', 'prac_Yv7DE5ZuqxJMTfQ7bk2ZMs', '1', '{}', 'req_3FUrFWzePFFpcYrvNx3pv5', null, '2026-11-16 07:42:47.706+00', '2026-11-16 07:42:47.706+00', '106', '106', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_kfsDuI3xvJHpxCHY7Cu0yY', 'adjustment.created', 'adjustment', 'adj_Zpz0x23K1bLwWyl5E33t20', '1', '{}', 'req_OzkCQSWTXkTrfh9VNEeI2b', null, '2026-11-16 07:42:47.038+00', '2026-11-16 07:42:47.039+00', '52', '52', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_krEmA5Z1Vb1oBpqLeog2w0', 'consent.created', 'consent', 'con_kgAzCzItEcMzCH4nkZxLy4', '1', '{}', 'req_cJpCHq7GnWX3c2PmNpsJRL', null, '2026-11-16 07:42:47.492+00', '2026-11-16 07:42:47.492+00', '89', '89', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_l6gNUAKjDwV6H00myHsBo1', 'risk_flag.created', 'risk_flag', 'risk_4OkSltNAEa9bd7LeC0mA83', '1', '{}', 'req_mEFPZG2pTtxjdjQkogZHs5', null, '2026-11-16 07:42:46.86+00', '2026-11-16 07:42:46.861+00', '42', '42', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_mOOJtcwTKYnyMNDF6dxSfO', 'person.created', 'person', 'per_Cj1ewrK9cXWaN38WX0ALKL', '1', '{}', 'req_Kox5LuZMzDz9EP1zi72VcV', null, '2026-11-16 07:42:46.995+00', '2026-11-16 07:42:46.995+00', '49', '49', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_mPdDzeTDYy6USuoXQtDcDH', 'practitioner.availability_changed', 'practitioner', 'prac_4vVFDYtDg5QsT75ombHXxl', '2', '{published,rules}', 'req_vQkru0IKceF8QLZ8Rlc4RF', null, '2026-11-16 07:42:46.922+00', '2026-11-16 07:42:46.922+00', '47', '47', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_mjQfbiWdQeLl4pLiRNrpAg', 'matching.created', 'matching', 'match_YKOCVjUBZ0DqxK0hBaskhq', '1', '{}', 'req_XQDkEFxBolt3M0vfuy7Loq', null, '2026-11-16 07:42:46.935+00', '2026-11-16 07:42:46.936+00', '48', '48', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_mvN2YSrnXpM4h2km3y1Zo5', 'check.created', 'check', 'chk_jhthtuDi2uk8dPUccHR5TA', '1', '{}', 'req_O0xjsvrviyssSQIfuQiCIm', null, '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:46.466+00', '10', '10', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_mw4vff7pfZM6YaOPchW4bm', 'coverage.created', 'coverage', 'cov_2eVfkbOuiUDkC4Tje6uSHx', '1', '{}', 'req_tr1epk20pfW5SyMkesDlPa', null, '2026-11-16 07:42:47.378+00', '2026-11-16 07:42:47.379+00', '78', '78', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_nAVrPB5xMVe7VeBgxZ8zJ2', 'payment.updated', 'payment', 'pay_XKcB4WenkstO66X6spFRJD', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 07:42:48.017+00', '2026-11-16 07:42:48.017+00', '115', '115', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_nKWl0W6B4zwXJGKyKwYJDO', 'person.created', 'person', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '1', '{}', 'req_0bhZwTWVbknTMGpvPWupr4', null, '2026-11-16 07:42:47.237+00', '2026-11-16 07:42:47.238+00', '66', '66', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_oNUHwWDYfi1ZlxLG8vioOo', 'consent.offered', 'consent', 'con_W3pUHgfGkWEu6dPCDzKauK', '2', '{status,offered_at}', 'req_vSxZn3LQIJqwQaNZhgwX21', null, '2026-11-16 07:42:47.26+00', '2026-11-16 07:42:47.261+00', '69', '69', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_ob50jW0sOZZGhWlld7hrRt', 'person.created', 'person', 'per_kVLlhJsCJKXE2ILlIkK88T', '1', '{}', 'req_s4ppel8TC3OJ8LC3E5nwCC', null, '2026-11-16 07:42:46.843+00', '2026-11-16 07:42:46.843+00', '40', '40', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_of2R6pomtWMIzvLQbYF9fM', 'session.created', 'session', 'ses_NSalV8yWwY75qFYx4EioPB', '1', '{}', 'req_gnpwlqfIZo2pfPC8PqAmAi', null, '2026-11-16 07:42:46.673+00', '2026-11-16 07:42:46.674+00', '27', '27', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_olA2Y3pHDrNnqX8SSaRUVL', 'billing_provider.created', 'billing_provider', 'bill_HkBZmvP7VtyEBtP61OF81Q', '1', '{}', 'req_9pYmZZler5TQZeTi92Y1GB', null, '2026-11-16 07:42:47.445+00', '2026-11-16 07:42:47.445+00', '84', '84', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_qDnqz3GUT3Qh1Bh0w06bIl', 'practitioner.created', 'practitioner', 'prac_HPYNGO1CAvB0gPs6slrnDb', '1', '{}', 'req_tOLTnr0c21xGKus0JY6lN7', null, '2026-11-16 07:42:46.723+00', '2026-11-16 07:42:46.724+00', '33', '33', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_rodm2wqiFMsybhh8Mp47nU', 'coverage.updated', 'coverage', 'cov_2eVfkbOuiUDkC4Tje6uSHx', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '155', '155', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_rsq8Dfw2J00h13ci1eyMvC', 'check.running', 'check', 'chk_rNQpaSPR261punRoMr0BvT', '2', '{attempts,status,running_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '148', '148', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_rvN3m0Z5V5FQ2SkzgAaIrH', 'consent.created', 'consent', 'con_x77yfhSXzEBMOQZNxZC9je', '1', '{}', 'req_D9MuHWqqZEUB5b40wNYyuY', null, '2026-11-16 07:42:46.548+00', '2026-11-16 07:42:46.548+00', '16', '16', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_rwxlncRsfnHOyxaSlYVvsO', 'check.passed', 'check', 'chk_Y76NEsdlYVmzq2nM4CT98C', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '144', '144', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_ryVc2RAhwskSh7TqvHqoHd', 'check.created', 'check', 'chk_Y76NEsdlYVmzq2nM4CT98C', '1', '{}', 'req_O0xjsvrviyssSQIfuQiCIm', null, '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:46.466+00', '9', '9', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_spGfx51FmWeeCuof4dv5Y1', 'practitioner.created', 'practitioner', 'prac_WxzLNKaPOp6ltMaIXek6O4', '1', '{}', 'req_hE0X2hgJ7aA2vr25fvlBxz', null, '2026-11-16 07:42:46.496+00', '2026-11-16 07:42:46.496+00', '12', '12', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_t3R9vfVYRSxBt6wS3edqrn', 'remittance.balanced', 'remittance', 'era_PkXVMh2muW4TapAXUKWyTE', '2', '{status,balanced_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '162', '162', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_tg9bX9n71pNkZccnNusy1M', 'check.created', 'check', 'chk_vrk3adrDgJWcG67r8YoIfV', '1', '{}', 'req_mLXWLPu3tXa1wEIU86KW7B', null, '2026-11-16 07:42:46.506+00', '2026-11-16 07:42:46.506+00', '13', '13', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_uXwu96dBJ1eR8JWTtPERNk', 'superbill.created', 'superbill', 'sbl_MivsEG8p51cxo8XTBLmY1F', '1', '{}', 'req_Vg9NwJsgUDpgdEtOZ8BrXm', null, '2026-11-16 07:42:47.65+00', '2026-11-16 07:42:47.65+00', '102', '102', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_vGmH7evOqOCYyJlucbQgNR', 'session.created', 'session', 'ses_l1jyZH1YnJsUZEa1XWftIF', '1', '{}', 'req_gnpwlqfIZo2pfPC8PqAmAi', null, '2026-11-16 07:42:46.673+00', '2026-11-16 07:42:46.674+00', '29', '29', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_wrHb3EwhIWfDf201fB0xZK', 'practitioner.created', 'practitioner', 'prac_wWRGnPU7cxsTm01m8hGSdA', '1', '{}', 'req_1NOKkf9ArxIQHEPm2htEBV', null, '2026-11-16 07:42:47.755+00', '2026-11-16 07:42:47.756+00', '107', '107', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_xtp48VWNEYMBugIxD23Ox3', 'practitioner.availability_changed', 'practitioner', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', '2', '{published}', 'req_0m7oHUYtFS1f3K9w3KWgxh', null, '2026-11-16 07:42:48.272+00', '2026-11-16 07:42:48.272+00', '129', '129', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_y6DF4B9qiFRgkFcXAsNnYP', 'session.created', 'session', 'ses_YkavmEh208FdwgoNLPN3G8', '1', '{}', 'req_1ZFC4IHbvhSyrGvv0C9yc5', null, '2026-11-16 07:42:48.129+00', '2026-11-16 07:42:48.129+00', '122', '122', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_ydRLvnJBaPjLBsQbrpltup', 'practitioner.created', 'practitioner', 'prac_tGEGCqhkzXWhnMtgFGjcuI', '1', '{}', 'req_WTgopP9FCr2HkWyKlD866W', null, '2026-11-16 07:42:48.295+00', '2026-11-16 07:42:48.295+00', '130', '130', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_z1yPB2LTvKSOlslVEK9kNE', 'practitioner.updated', 'practitioner', 'prac_drg4FlFXnIBzAUFJuKkxII', '3', '{licenses}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '145', '145', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_z29ck6yoTiz54WX41V36j9', 'check.running', 'check', 'chk_vrk3adrDgJWcG67r8YoIfV', '2', '{attempts,status,running_at}', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', null, '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.674+00', '152', '152', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_zI390BuMSliMaPhr9ywYSE', 'consent.offered', 'consent', 'con_hKT1nX6X0WOvlVj50X1KvD', '2', '{status,offered_at}', 'req_JGvYUQy2gtIoAtjQrpYeEo', null, '2026-11-16 07:42:47.391+00', '2026-11-16 07:42:47.392+00', '80', '80', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_zdTSfnCp51KcYzGTkeg6Pc', 'disclosure.created', 'disclosure', 'dis_lKexznr7fBoZLMUTk6AB6U', '1', '{}', 'req_QxXFVQS3GdFqyXAaFJ3OLH', null, '2026-11-16 07:42:47.693+00', '2026-11-16 07:42:47.694+00', '105', '105', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'evt_zlguxdGSe0cfjKeu8lBE21', 'check.created', 'check', 'chk_WOBFsAqYtjpU9RRBl3MQXL', '1', '{}', 'req_O0xjsvrviyssSQIfuQiCIm', null, '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:46.466+00', '8', '8', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x0133ef423132715559062015518b6d5b932e8b560d7109faec9bcd68368b0f4615bfebc48459', 'tDuI67oJwkAjuU-R9ErcRoedWNt-Lw9_SJPWXX9yYx0', 'prac_rMYoPWpqDcKCslB1LIHiON', null, '\x019b30ae5e5f833385fd66b33693845d9dccf58ac18db33a13f732e9f4145f04f5d2625005d231d0e4b75e07ea6abc43ce54fc3e95ffad92581b15d4abe5713111277e3c634f1715c60111125cc7ec9ccc9b8bb019317f8270581cc202eefd51faccd88feba570d024b5e4bb6c3fe86d548c48781a7e0ebf3d989b8162732a2bcd1d61d5d251a90df0184564a6ae05b377ecdfd8825638b22a3585db864d35950a8a5de051846a1b0c07747b4da380a62c97faf79c31d79d5a769199cb4397839e5a452709af71a7cb6d77b66a24ea720e5359a4d487cc4bdce976e8f7b7939ca6833f4d3eab53d5538ee01332657c1c2a384cdd625b8e03419088b86fc13c149ac3591f3c297a0886b9b50f60803319173d415e3aae0513f44606de506f6c798bf43dd3b04bcfd18cee7ec9665add6963710e64fca962a8e541bebc26b9a41252774c7f4e7e6e2c676f006f2caffffe1d2af6722770fa275401d4b8724c71303050db1affd94ebc8aa1ce8b2cb182cca6d85878fb81481b381225c5c933f2ce94bda642efe2a7c7d4de4e81ae109906e790d959343bcf4cd56ea3b700998c430d1df68e728314361c6b4a081cf4fe8a0215e25f381c181f552ef2276174e930a83dfc7bc8ed532e205708c05e963b4b22195444fc70583ae3ae1e1d0df5f5f2e343eccd4aa72436739c1404e046e0c418e9a582426ea8509503c4fb25325335bdd06b1e791a7e31da5e14738231a692ba60dc0f0cedec8c36833dfb5a365493c4ebc242f83b7c457a02dacb9dbdaa9fcd6acda0c9a62fc8c7a070c449abf04d92710adb17317e5684d367f3c491687c71a5b13a9880dab273782936683b2edfdd2eb136387d8b61e42d0799a96c2206b60c6a9634d119de78984de3f05e7c281de0f04c11ae0702ac739a7db30aac069c8607b5b9f1ea57e67304ba7319275686c768fc6a3b7ed3c1bfcb2bc49af6dbde5e8211f7aed5463b29b93c2334f5b666b907068578154d608cbed4334b0bcca0de27c1a46b8009c36916ebe4c7754d4815f3a48fd99f82106ab6b5d8eab6da7edb9ca074a51993f87c1c530fb56f0c53d6e2ba746b5c353bf6c57263d87972a5a0b37f02a6d980e02f1406f6edc8e3fc5b7be758fcd53664da41a7232e4532f53f20da34c59f616a3126df9fb77858605ef0695b70acbc8bc1aa5aeb9f9b15a0be8ff4fdb775b3e9bfc7ef4ef5665460c62c2a56d82a2fda9389ccdbe7ca62b663f22e050037640ceed283e45e2a3b0cf0d31f8caf7e676ca72a5c31caa058403dd40e62aa8bd3c5e419301ec6db44dcc05edd7f17a5a69df7fb317d29ac3815b52f85dd6e45d3a37e3fc2b54d52a819676ede4bab6225c8c47430e60041b66431ce0f50bad371b4a11c553779cd5411e2b61af2fed37bf857bb787e44644cabd8a1c1cfa93ed12bb7bb218b25b5dd9fcb758ae544326bd71d4f966620ce3c67ce952b80ac880f7ff162b05bba4144407fd3d9c0cdc121c855a6093752eb6392cc043861504cd476aa71ee7b9913554ea6e2c2d3b54ca53dfeca6528c0ccd526078613f9c0352b55fc1fd83553015419d5d7ca0281f9374312b3c9bb3e0787be9e2b4f6fae8cdab96ff9c032cfd686a17c690e2ce3bcb68365802e60ee0d6cca7c10d5b976bb761c20d3a2f985b0d1', '2026-11-16 07:42:48.264+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'asset:deposit_clearing:dep_mUCUiPT4CNDk9go1VLp1GE', 'usd', '0', '-12500', '1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'asset:deposit_clearing:dep_sZn9YU1fdn8gNSLLQgHvii', 'usd', '0', '-12500', '1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'asset:patient_ar:per_Cj1ewrK9cXWaN38WX0ALKL', 'usd', '0', '15000', '1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'asset:patient_ar:per_jVYpWNQkeiY5q61P8kK4ri', 'usd', '0', '0', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'asset:patient_ar:per_n9ymoXBAgb53Ib7x5k44yC', 'usd', '0', '0', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'asset:patient_ar:per_po5z3slwTWMEWsGWjEibgv', 'usd', '0', '500', '1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'asset:payer_ar:clm_G7baMjaxmcKHX9mTr32PEa', 'usd', '0', '18000', '1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'liability:patient_credit:per_Cj1ewrK9cXWaN38WX0ALKL', 'usd', '0', '0', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'liability:patient_credit:per_jVYpWNQkeiY5q61P8kK4ri', 'usd', '0', '-1500', '2'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'liability:patient_credit:per_n9ymoXBAgb53Ib7x5k44yC', 'usd', '0', '-2500', '1'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'liability:patient_credit:per_po5z3slwTWMEWsGWjEibgv', 'usd', '0', '0', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ltx_2d4Eg59BznluqAyDv669gH', 'balance_adjusted:adj_Zpz0x23K1bLwWyl5E33t20', 'balance_adjusted', 'usd', '2', 'GzFEEghMv_PpT8DkHaP3OmKwJBGjx0xtLDveVyAc0Zk', null, '2026-11-16 07:42:47.038+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ltx_2rqIXCGjWH1weLgRfER55S', 'claim_charged:clm_G7baMjaxmcKHX9mTr32PEa', 'claim_charged', 'usd', '2', '7zo2dmA-yLJgqfX73-oCI40PlujppKnSyRoQ041qZHk', null, '2026-11-16 07:42:48.501+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ltx_4K0VDUkftvJgukgDv5NU2H', 'dispute_opened:dsp_gQzOL4VQR3m8pIM8ZyKxli', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 07:42:48.017+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ltx_Bh4QRl9P6n3nDhsv1Zr6SL', 'copay_taken:pay_XKcB4WenkstO66X6spFRJD', 'copay_taken', 'usd', '2', 'pCC1VnyJIqZ4EeyLMLR2xGiu7qA0ue31vi56U5hE868', null, '2026-11-16 07:42:47.88+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ltx_HLKPcNBGfqE5mWszhTWDAL', 'fee_paid:pay_kWOocOCAa9niMfSS61bfhk', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 07:42:47.144+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ltx_IFvWrGo6QbOlVYXDeu7zGF', 'deposit_received:dep_sZn9YU1fdn8gNSLLQgHvii', 'deposit_received', 'usd', '2', 'MgIifnoBXL1RtAJuOQ-JBetF1FGITlrcBQy0pksrCuo', null, '2026-11-16 07:42:47.669+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ltx_QW8873LWw08k3Va6LDZYXI', 'copay_taken:pay_kWOocOCAa9niMfSS61bfhk', 'copay_taken', 'usd', '2', 'UjbZo1OyAeTxQ9kcbgUxGLWouKhCVljpJqI_cfbFONs', null, '2026-11-16 07:42:47.144+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ltx_V1H2neQdqcerI8BNWcaLZa', 'fee_paid:pay_XKcB4WenkstO66X6spFRJD', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 07:42:47.88+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ltx_cOaDDvl5VrZMsoq4rYDeU5', 'refunded:re_1y6qx2yf5ObBW1up5Za132', 'refunded', 'usd', '2', 'pwtzf-dcHk0aNZNp2zvTI_JPPsJGnDV1LALfu2CUE1s', null, '2026-11-16 07:42:47.184+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ltx_cRkAs3yhTkFDyrO8X8avAP', 'deposit_received:dep_mUCUiPT4CNDk9go1VLp1GE', 'deposit_received', 'usd', '2', '5s-H1aIrH5aRCk8V3Xmd6Gs2zSEGFMMsXAdJhjBM9pk', null, '2026-11-16 07:42:47.806+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ltx_usyIjsZB6YXsjJA1IocA9j', 'self_pay_charged:chg_TeEmmMyOXVOwLIKzkak1bU', 'self_pay_charged', 'usd', '2', 'ghx3oReGphpMD7Oes9RvLguPihpdBrdlIyatgCA3FfM', null, '2026-11-16 07:42:47.004+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ltx_zYqEAg7Nn2vRw7WQZHi1Uy', 'dispute_fee_paid:dsp_gQzOL4VQR3m8pIM8ZyKxli', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 07:42:48.017+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_1HmbNjw7HZMBxGNyDmM02x', 'ltx_V1H2neQdqcerI8BNWcaLZa', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_XKcB4WenkstO66X6spFRJD', null, null, '2026-11-16 07:42:47.88+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_1tqITJ8DJAE4gxVa6blt7C', 'ltx_zYqEAg7Nn2vRw7WQZHi1Uy', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_n9ymoXBAgb53Ib7x5k44yC', null, null, null, 'pay_XKcB4WenkstO66X6spFRJD', null, null, '2026-11-16 07:42:48.017+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_4W1KxM3na7EiC83JAiontV', 'ltx_cRkAs3yhTkFDyrO8X8avAP', '2', 'deposit_received', 'asset:deposit_clearing:dep_mUCUiPT4CNDk9go1VLp1GE', 'usd', '-12500', null, null, null, null, null, null, 'dep_mUCUiPT4CNDk9go1VLp1GE', '2026-11-16 07:42:47.806+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_60YXgtZbDEuZG51LvnstP1', 'ltx_2d4Eg59BznluqAyDv669gH', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_po5z3slwTWMEWsGWjEibgv', null, null, null, null, null, null, '2026-11-16 07:42:47.038+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_62wRltyp4n5Mi10wRgxiW9', 'ltx_2d4Eg59BznluqAyDv669gH', '1', 'balance_adjusted', 'asset:patient_ar:per_po5z3slwTWMEWsGWjEibgv', 'usd', '500', 'per_po5z3slwTWMEWsGWjEibgv', null, null, null, null, null, null, '2026-11-16 07:42:47.038+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_77EZPRgXXkSsyocOGIJCMX', 'ltx_usyIjsZB6YXsjJA1IocA9j', '1', 'self_pay_charged', 'asset:patient_ar:per_Cj1ewrK9cXWaN38WX0ALKL', 'usd', '15000', 'per_Cj1ewrK9cXWaN38WX0ALKL', null, null, null, null, null, null, '2026-11-16 07:42:47.004+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_9kEn1mPHY6i3Na37i7LMhX', 'ltx_2rqIXCGjWH1weLgRfER55S', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_lmaBzpHpqHqTcgZqCXNtww', null, null, 'clm_G7baMjaxmcKHX9mTr32PEa', null, null, null, '2026-11-16 07:42:48.501+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_ACfhVIV5ZB0uGYckGyUqnQ', 'ltx_Bh4QRl9P6n3nDhsv1Zr6SL', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_n9ymoXBAgb53Ib7x5k44yC', null, null, null, 'pay_XKcB4WenkstO66X6spFRJD', null, null, '2026-11-16 07:42:47.88+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_BEGpaNIUC3i2wfK49IZRBB', 'ltx_IFvWrGo6QbOlVYXDeu7zGF', '2', 'deposit_received', 'asset:deposit_clearing:dep_sZn9YU1fdn8gNSLLQgHvii', 'usd', '-12500', null, null, null, null, null, null, 'dep_sZn9YU1fdn8gNSLLQgHvii', '2026-11-16 07:42:47.669+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_Bw3sXULiXABPM0BgGYU5vl', 'ltx_Bh4QRl9P6n3nDhsv1Zr6SL', '2', 'copay_taken', 'liability:patient_credit:per_n9ymoXBAgb53Ib7x5k44yC', 'usd', '-2500', 'per_n9ymoXBAgb53Ib7x5k44yC', null, null, null, 'pay_XKcB4WenkstO66X6spFRJD', null, null, '2026-11-16 07:42:47.88+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_LEHyK8P56Sr1g73InK6tu4', 'ltx_V1H2neQdqcerI8BNWcaLZa', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_XKcB4WenkstO66X6spFRJD', null, null, '2026-11-16 07:42:47.88+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_LscI1SRdNo2uiXlmEBA9gm', 'ltx_zYqEAg7Nn2vRw7WQZHi1Uy', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_n9ymoXBAgb53Ib7x5k44yC', null, null, null, 'pay_XKcB4WenkstO66X6spFRJD', null, null, '2026-11-16 07:42:48.017+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_LslwWYTuQ9NYEohvw4luRs', 'ltx_HLKPcNBGfqE5mWszhTWDAL', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_kWOocOCAa9niMfSS61bfhk', null, null, '2026-11-16 07:42:47.144+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_WFiRhzLzmlnn9BRoMUVN1r', 'ltx_HLKPcNBGfqE5mWszhTWDAL', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_kWOocOCAa9niMfSS61bfhk', null, null, '2026-11-16 07:42:47.144+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_WzqgR4RFHLespBc4McdEZY', 'ltx_usyIjsZB6YXsjJA1IocA9j', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_Cj1ewrK9cXWaN38WX0ALKL', null, null, null, null, null, null, '2026-11-16 07:42:47.004+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_a1jF1c9YzSxneI8PW772zo', 'ltx_2rqIXCGjWH1weLgRfER55S', '1', 'claim_charged', 'asset:payer_ar:clm_G7baMjaxmcKHX9mTr32PEa', 'usd', '18000', 'per_lmaBzpHpqHqTcgZqCXNtww', null, null, 'clm_G7baMjaxmcKHX9mTr32PEa', null, null, null, '2026-11-16 07:42:48.501+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_aAO0B8Jo3bP1ECEmBZTPvC', 'ltx_cRkAs3yhTkFDyrO8X8avAP', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_mUCUiPT4CNDk9go1VLp1GE', '2026-11-16 07:42:47.806+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_bR5yRiHyYNVjXdTlKVhldq', 'ltx_4K0VDUkftvJgukgDv5NU2H', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_n9ymoXBAgb53Ib7x5k44yC', null, null, null, 'pay_XKcB4WenkstO66X6spFRJD', null, null, '2026-11-16 07:42:48.017+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_dqw6QiimSTcxojneMWnobZ', 'ltx_cOaDDvl5VrZMsoq4rYDeU5', '1', 'refunded', 'liability:patient_credit:per_jVYpWNQkeiY5q61P8kK4ri', 'usd', '1000', 'per_jVYpWNQkeiY5q61P8kK4ri', null, null, null, 'pay_kWOocOCAa9niMfSS61bfhk', null, null, '2026-11-16 07:42:47.184+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_fs3OGUFOXXEehFiINXZn57', 'ltx_4K0VDUkftvJgukgDv5NU2H', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_n9ymoXBAgb53Ib7x5k44yC', null, null, null, 'pay_XKcB4WenkstO66X6spFRJD', null, null, '2026-11-16 07:42:48.017+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_iY834a7bA8pkldFns14z49', 'ltx_QW8873LWw08k3Va6LDZYXI', '2', 'copay_taken', 'liability:patient_credit:per_jVYpWNQkeiY5q61P8kK4ri', 'usd', '-2500', 'per_jVYpWNQkeiY5q61P8kK4ri', null, null, null, 'pay_kWOocOCAa9niMfSS61bfhk', null, null, '2026-11-16 07:42:47.144+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_l4p29NaZoVKiBzGHeBNv93', 'ltx_cOaDDvl5VrZMsoq4rYDeU5', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_jVYpWNQkeiY5q61P8kK4ri', null, null, null, 'pay_kWOocOCAa9niMfSS61bfhk', null, null, '2026-11-16 07:42:47.184+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_mNm3dezxI6dIjTRZiTuc70', 'ltx_QW8873LWw08k3Va6LDZYXI', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_jVYpWNQkeiY5q61P8kK4ri', null, null, null, 'pay_kWOocOCAa9niMfSS61bfhk', null, null, '2026-11-16 07:42:47.144+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'le_orLiiKXPhU1bIaHlx5LC3V', 'ltx_IFvWrGo6QbOlVYXDeu7zGF', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_sZn9YU1fdn8gNSLLQgHvii', '2026-11-16 07:42:47.669+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_UEOSY1Atwq4nMG0r56EVnN', 'per_UEOSY1Atwq4nMG0r56EVnN', '\x1451c4c1e86983f0d04701b631ee0ccf');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pcon_FcXIE0GFctF287S29nVKDk', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 07:42:47.23+00', '2026-11-16 07:42:47.23+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1YDGR3e7CVCEg2MfXI2Cyf', 'prospective', '\x01b339578b84cedac3887b23e9e15079dcc81cfa1cc4cdd9911674133b42a4cab5507f37c3d4a6feda01131441afb49a31cafc84272da36972b3afc4ff06ec992f809b3703354844928483f6222ef1743be95aac36c4800a82d031312ee814b6c07397fc838eed7c5430590a535900a76ed81b4963f4e79697e84f5589746816d65e28938dac6e8862395dc9ffb7a53ebf9058fdb118c9c6b7b37a721a13ac3af6fa849f61d19233e533e51f14fb7940682ee440446837fd941107130fa7e7e6ab32ad51c36cb6fcd3401924fb971a5bc2a857fb9d88271ecb9ffd72de27f6cdb0cbbcf9e9ee782183aeceaf149e9409d9a7f041d509249a267c2c7f096f1d0c5b43ab34d31e859fc2b88bdac048e49c0ab33bca6de4be357318b062bed75aaa8ab61045b84d4ccefbab8479f2f7beadb1a4b41e9e92b5ce26f4ac031cddd0a8b139f0e8a0fab90b7b5ecd8aeeb4ca1e38e2001a84e38867d32eac5bfa5abca12aa060028878bdb324343ee50f62f06d0954168fc22382af0b0a916fce2aa42e932b3b57055dfaab9a31043ff386219dec3820ccbfb725bed92efdb4b3e93401cf8a0156ca8d400c1ded5bf74527df0598b0fb3359d18cf116c89e', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:47.237+00', '2026-11-16 07:42:47.237+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1bZUyPzs2byXfylO7EAfvI', 'prospective', '\x019c5c9e3dc42d4ec05cefd80398d7882f4ec5835172dbee20de49a21741dbad30ba905848258e66739fb83bc224822dcd810bf61c2acb5be563d3babd31e60f848872c5729cdda562c2ea6b2af3b5b2040bb79078d92b57f8e5a2b3ee7ae990195fb7e0b8ce390789cc5e810de8bcaccce7b05dba0a72da514f0518d755b4a91df7e79597bab4fb820779e5034c7c88fcdcf9a6ee4321abcafb64e3abbefbd98fdd39c6f485cdd5076533395d69811a921aef61a70e05778f8a4829a12625afd8ecf4739e1ef0399b3ef862afa1c38d3516603f615a1ffe6f5a55dc7c63d3b29a9be4a9c82640d3fc79b930091034f1d5a927bfd42af837a87daa0cd27ae739077ca2f782df34623ff75571c1436776e1ae4d0ed51785799b526c7e34498f2e8aee3b31a816fabc3aa9832331f8853c17592718b2532da671ea04bcdc9e01d2852f148f87a50b75b9128853fb2eca91b95b346282576f2f9d566bb31001c5e907d78d24ef5dd329805d1291b6b91ecdd44095be2a436b22d6b0a3602d141cc80783a83c65a510309a915246b1e3d8ea06b9fb160fc5d3a75f91de61d4c2daca6b1bf59c97fdaf233c733c591b0490aff90a402a430221c724ef4a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:47.635+00', '2026-11-16 07:42:47.635+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Cj1ewrK9cXWaN38WX0ALKL', 'prospective', '\x018d47b3575b7e2ee52cf1d2ac995e3cdcc62bbd1b505a799130844f4e109b3ff3f7446cae1802d4616e78874dfa51c1be54eacb7e2becd0b2d92d1426c277874f86f058c9fbf7a7b104c94a513a1f76d970b860f10477c336f0b0d531147e41f0aedb57aee60b84093057df0c99023fe4a40992ed6966b906d087a3a4c5fce90930b94a47b555cdae96ad423aa09eab47996b610b2f566ca7189c2ea43708c88005491703b68e5fe1cceaa57b2012e394baa7ae9c20fece251486fbf716794b98b8f614def00e2fcac2ccc62f9794f8f24af882480e5c0297d458973236472b298e2a260191f3a075ef40db6e088968f0d77d8dfe8514284ffb046a2734467b86e182a8f18aa69d4251b20f198514a1ce47b0b1a81fbb4174e31a204282c6fbd7e28e7edd5ae27992f374ac1dea32409ab4c84e3e080faca8e1c9c29bfdb35aa45d3febfc61f61214294d35f6c1cf9a391a77aaf2f640efd8943d159fd6aa3e14112d0bb1394d5235d77aae7699d31beaa9eee12595873c64fc15beedf7c002808f4a85e0abb0b844829eb6f61e2aae0bbeb0685770a52c18867e27041c786e96b007ff3a0148d16db1db6edff1c136ee58390fcf0f8be49a1b2e', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.995+00', '2026-11-16 07:42:46.995+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_FhjGebKcFdxejMtNmHMzH6', 'prospective', '\x014f10feb0dc797f5689584e1e901b796eab31e079752af214d9af7a26af8ca63c3c233ac854bcee856d9b18947906b8f8a69bafa075014efd45e2d3f8ad9e8669ef8aeabc0a0222488a4530a958662840a4c4a2222691a809939cd8a76e7fc2594010e7a76a9430357ee0ad2f82c0298f869bbd2d8c2e927687429152bd95df250d8cddc8f938ef0352e4d4c5cf97774a7410da608b01328b61771e33b6432b59003e43a13884b9c8adeb992710183e3263fe0e4334c5ff95dd151b6664a3a64eee49276f550127af2378b4206e05cbcb4714bf2a72dd500e9f44a530334f8dd43213e399697ca29f5c0610554e922286a3a064f1794a8f5a9edc9a16386f8322e30886bb04df10154b03660021341e0cc46335bf39567907e0bb2b6ca51eafae4016ca0b723a788971f7428e280dc701d4effcc157fb4f514d185a19f5efa071ca86f2598558475a4c300506d9629cd7898f960d43906f2db0745c4f07b8230ee4e7d4838535cf272f2eed08b449b7182fcc5d5fb3054b2bddc1728f700ac110ebb3f2da1d06cf851fa73e16ed88c9e0906daaac9e89221ce31c28b679ebe2fd8f250bae035b0c1dfb9fdacf80a90df91589cc59e5b0c97598a9', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:47.587+00', '2026-11-16 07:42:47.587+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_N2KihEeAQzGIDGGaFlccAp', 'prospective', '\x012e842add7d9a33cf30e2954cf37aec765b1d046332364d1e557dd0024d33ccddab58fc7966970b4846d9e846e27053982dc7415247bed297286843d8d2cc74dce0aa1c76a3dc0d0837b570d672153647da471a60ef55d9969e8d31643919c4f82de8fccab1f956cdf6f29ae80ba7c543c788ea347781b05cf4aef83907edf6ed6e4b0b2c41d66e39bbd418cedf41f33384268e960817e6fc8d4369946fb8e5fcbe271fd4f904b63b42ee500fb2c9bb2146c567622f9d7b76dd36be562e8179ed7fcd6fbb48e456b6c62f7351def3d55cf9bb5269fe2c9bab7fffa3de6e715ad5cd228da7ead975e4604fd432fe6de12f2a839cf16a73f684bba0a7fc7b1b760abb255c2c162e98169cbac6a45997f83101582a384ebca979f568673ba698df7a2724b425ff526d24acbf3f4ad85526413eaf43f299f2d948cecd6a8cdb5c9cd60c7e4ce1e989a3eb3f9c6ef531a08cd37f09ed39b284574b92f70fa379bb7cd380ec20e45f8f422ceb23114e111f86467fce17e315097dfd20f00e20df16d5436c63980d34ff776452224482a447454f6b266cd67b29139d4b42a616443cd0e3b6842356d2ed40c7a539d8c683f74dfdfc2ad01bbebc70d940e1', '{prac_jNiUOCssSVGnut6oVLt9HB}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:42:46.806+00', '2026-11-16 07:42:46.813+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Qs2w1Ei2m5rxLltYicaKwP', 'prospective', '\x01ec8db0f1501a8e71bc4bb28b34714dae87957a87bc23e0b4f22a4506fc676dd23404f125d20e4d9f358e49d6f655dad1b683c9de7e71a685a5900ec8da6bfc99b27332e8d1c7848f27bc7e48c3d4e02f88fbdf4d96e1c413fff0e0c1a8456b63230fb2dd693713af9374ae43583eba212b4e93d4eae928af7efb4247e912427c059d0143313f7a5d794264d4989225a8ee2189b62793b63ee326f37d25b2e646a6346b69d1fad07a01e93bfa0a0510a14cdc6ee995b291e5897c1c82151e67e177338541ebb13c5c7784488002289829651473aefb0d619dba284086dd30bd580f9d902a4c0c256157e18453a4ae55f7e26b91cd94fa06dabf53924d6d1967197e40892b7de61a1331fc1402ea7bda051de8aa5d44f5a52b610039f035634515e2cfca4d5da22ef5589abe7d5e0fae1f16cedbee56c060a7ce35105794d38d9f5c5fef5890c163bd9f77ba53b84e02616738c910f5f8f0bd3f746b3fd1a932ebe158e9ef6c6413114f587fd6d4a36f1da2dd0f9ea38c2a47522dcbea522c85b43e870a1684a46a87121f912b1719d335e2b50bf2ff56c083429147bcc37f44fe1a451e481118a1801e1912f7f00b9c7fccdab997bf437f8a932e', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.517+00', '2026-11-16 07:42:46.517+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_UEOSY1Atwq4nMG0r56EVnN', 'prospective', '\x0139992cc68a9339c986c12bf7bfea765b5745996358f4a1ed02040b573ec7b67949ef82e1f3cb7a13628c8ed9e39c39df5c9639b1ebeef468333ce2bd769ffaaf4b7e9c01e2bbe4936f8c1e347b425501a7e44bf94d78c4f57b8d94a1fd3f5171265f70c20e6b5ee226aba2b950b61120b4b211378ee7df83ca25c4c5ae204ccc00a40d8ea7cb5c817f48941586271db42e629e756820b1b03a31a187cc40735305d85980d79b3755a894a6f51c7decef788abb3cc2a1c7eb693da769aed9cfbb145295260f51d02e6f08483b65436e59632640d33ee6deed80cd0cc50cc286ad9ee49344da6ab0924ffa1b266259ec464e96ebceaa17f43c79e46b2cb458996c0f04179eea7bea9da5e9340389bade1f90183607c1fe3386d531b2ab6f6c2477fcf576689a186248090dccbcdc7650690998d55a18eec1e1f5c2429404d11cc8570c5799a4bd134fe7adaad4335c1c3e5b4b0357c4bc1611b04189ab624b1ed85458c38ee6985b0f498eaaf47eb87241a1afcf1366d5b16310ccd2982db3aebf5a947d32f84d330ff524ac6c46273f74025371bfbacfff410b26f858ef1b40ba62583f6ff647e358120a0b01b782bddb1c4c0b0255de97753c854a0e5a59e84e7cdf1450ac75a9bd98172b', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:48.251+00', '2026-11-16 07:42:48.251+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_YI6uZtlNkpdabNl69TsqP8', 'prospective', '\x0149e1208804e43e5f1d21ba1090660c076854a70e140448bc1a5f117ec57ef1bb9830f0fb9aeca1c594f90b66488d367b4cc7c4eb8d105d8f7c846c48f35e1de44ec536f406db941a58bdb8d4a87e04df764d95d05e7e7f74f59a31037f40abf80112e7b503a25f1a70a3c275eac0a2e6a76f34a661501e4946b512a78ea59d41f4614c34c12d333b089a47160f1933a1779507bc7909c85fdbc911e7c99dc6fd93f6625584848ad045747146af6569ff260b9e710acb03cee6608f7efd88d4593c086fb6e6e337cb98bd86d4fb359f22771c81e876988c9f8b80708bf037ebbc5d6d8cdd5b7b073536423a7cdb94956405b305cbe956dfab88b4982ffd7113f65f5032a7f1ff6b3879495b69957b4771a851b8440a113f640eb2ad0f1e88032db92efab2bdb9d915016981dc28364f71bd43eca5c721dcd425037f6be61e15d246bfc20b7ce1b43c9271babebc341ef1825bbc4ebc30cff3bbee23cbf454fbc999ccabab7c43c2899a38318d3e8b7286be8f20e0b93bc1b22f7182ae135e63c3e27d0a48d3ed9d5fa6cc7ede1e9b8548c0141185373f2431bafd39452b76d1a3397076985e908bc82d935aa73a0077cc24ab84d5cc9fa00e59ea', '{prac_jNiUOCssSVGnut6oVLt9HB}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:42:46.874+00', '2026-11-16 07:42:46.881+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_ZU9lzsVH8YV20TDfwAhbe5', 'prospective', '\x01bb066b867851a5477da9350ea7dbe0c30ad62f0d8e47f39bc5409cff82b23995527259a724a89483b3140a1cbed523622a72c3c48f43007299538bd78fd0d142e65f475b273cedbe5aad8bc71e200df761f65c2c150c59214d210ff0708b9f9da4b1abb9c473b5a406a909370ac76ed7f88c7a27e32d4f57c12cd897a004e5b67827a6ef9010ca27ac8cc087756dfa589a6ba978f8204e1d37f1b960ec5db9b0a125331a2c3acff12aa3ef70fdbf5a4868918241181d7e6c22b0cb29453eb6e4d1ac4407d379f19c88cb01ac40bbc6c14729c40b2123d0f814f709ebfd6098b2ad48ab4556a3790dbc1d7681ff175dc09ac1f43255e79e77ef303cd248bfbc70f60b1fe375311aafcd5ae79574515db61533df5e782afc616f093556c9ac53a30acbea4edf16ef5c55b1ad24600cf149817072c6be4593ff8eacd53ba18823e556942257ef3314e0f22099d2d44f372c4ee537d96721787d591d7635a1cff777c116d310d2f943b07867bf8a988d1b9baeca6322e205aa5e3edeb2cd8f8fbff1f07442811c6e75fa433e4c4f4e017f86757d8451d42b522b8c8483365ed0c9788a6784964edab1b77e0ea7a6dda3385d62aa53ed5c55cc887e96', '{prac_jNiUOCssSVGnut6oVLt9HB}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:42:46.714+00', '2026-11-16 07:42:46.766+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_eA1rqh0GknN0Hv6KNhjlvn', 'prospective', '\x01fdcdd09f64e23e8ad860977520a25d2d29454f7b5b2baac8d4c3dba5e37d729b2ddb5c259e5f834ed8805227929709f826a07b4ed4c583900163f807fd211a5f75e6dd93e841c36dc65d9db8524ad1887de9a5a47f173b6ba9ba93a9b088bc06a509b51a3f93876ab3a006e5323abb3c79fee1db25b9c57eab210eb9e5ea0449e09d31e492152bc9001abb72498ebb40c63a4c6a82e3d13bbf935a2fec7ebc3005b1b30b04c4a47d625703547bd2a046b59ddb8011dcf0d43f874c47e0a3208b6d1e3d53e69b98de0baad13bf06829045c37c188a6e0b68495e78d7baced0c7245dcfea3841c6459cef664644b4f3fedc1d277179cf49f553c6491f65df9d493f09bfa841287ea0269287737be821947cf8e90c5d7e381eb4582ce2a9e5cd73518a42606ce558971064c6ec3456bec73e5096c451f68160781b6281eaceda737362bccaabcf0e6aa4692fd1e063b8c181cbfadb99b9c92178c60452b80e2ca5e0855b2a68f7251684b6ba19e938df1c40b65603d140063bb1e9822ad44b2a6397ad81f8607db8d981658e2e599b22c16b683b6a57c99d8dd176e5e2a85b0ba2fe25978353173a5b981435878aa6dcbe9cbbd680a07c0e540058d', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:47.314+00', '2026-11-16 07:42:47.314+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_fNOjZOwryQgmLanejZOabD', 'active', '\x01f7b06a3bb46594384791d327be3e4e3ff774bc31c5507c4a3d0760d4b400b31da1ea2303ff4adbb11d1e31e24993b13be9d9b32c0a1cc14da17ee89ec2404de6fb6ff88a24cef87e62c621120ceef5ab0337886d1bf29388c7c211aafe4bc75aa062999021232b3c69638e55d526e088ba995a400dd29ddfb87afec60143b2de74879ef668c170861f0d84df8cd7e7bc1bf9fa73fc3732a92299b3975296d136c6a07037f1a0b05de06e07abfc3643da7b523a083d6e8a1fe42a1481dcaf0ecb7922b25b4b350f3850e6ec1184e9d252532eec494a771c6b673d69e4f72cc05cc70c809b2880ae39eb9420b589ff782cff2199f1681664a84cf06f46abaa631bc6ac541126c29a77ab63422890c8d4fa3f050ae780d0d9ee1c75b553f28172b1ce22ec7e4bb0a9cc6a32d7ed9394e271c364d3f427a458c1dcd4ff7ae5c71474cef060bc69bf385faded6462087981206f6adcc2ffa2c6e9666c4a6b7ea5bbb1bcc1e41aa5a3a3c1e124b9c30a2e3df6fff36b09db7f491b135a8545424b227370d38ceee4cb3467843ac97fc524da91758aa1ab65110b0802e2ad72a9a8770f7cf02887be04c5fc1335d10e67a3ff0fbf17bf6a1ca9f9f79bf8', '{prac_9Pnpc9w7MzxQvAEeEzGuQN}', null, null, '2026-11-16 07:42:48.129+00', null, null, null, null, null, '2', '2026-11-16 07:42:48.097+00', '2026-11-16 07:42:48.129+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_jVYpWNQkeiY5q61P8kK4ri', 'prospective', '\x0105d24fd72f1ad741bb678b84a72bdc03791a91c0b84b626a81195b07558216a5ba48fb8781881a62051f37d406ae51d0f10c960334b4edb9080e4457a53949c294e42bbc1d22b4a0d2672fc7e60b9065bc36dc88a22ef005b6c9948b697197176e742b260296e84a366195fdd3d3a45da6af14246d34b7b9bd6de34b9125f6b950ace1a5a12e7b1f80ed12bbec91da8f339a4b45bb81a5a92dabb5092d11f86c05460aaa9d7f59babb291af0bbca5b91df32b42eb7b517f4e786761aaa007cf15c527de3438266630c03b7736ac0818cd89045446d9387f4d9c496652f194d4207b1b7d4f098026dd71f3f06830d3f6fe4148461afb3f6f44e96714fcb17bdadf5c5ebd8abc4e53c40b7bee0c1bf40d67ea325570b7e77c1e921f7206ffd56052cdf640d1d4bfdefc577d5f77c8db59873ccbce82807b28976112651cbac8a607dfcfa231345242ebd61d2edeeb55b2e479e36c412cdf0b27567d1d5a0b335b92682756671c8ec6ad4803149aa0df4a8abc4cf97d38895313f36ee922cf8668e3b508492d0683e4100118199be467747d0d4dd814e20cb0bf83ab398c4681720e4074f48b50deb138b3874b84f33eda5ae6723ba7664707429b3', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:47.088+00', '2026-11-16 07:42:47.088+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_kVLlhJsCJKXE2ILlIkK88T', 'prospective', '\x010fa16d88863868c9916b074ddfe1472a6da270bf01ab36354c779bdec8f837400b9afa5032e5c889a53fba798745b4b9d2c5f977a15b0021e6815c656d73721a7bfa7e1e0e9b5e32beefb2d0dc6200cd106119450b9e39954a815556f64ba2e8a74a9ae477c4caed3efb557388df281dba3abf13e9afe3539d4c9850b6e54b694789ffa74e4c5d4d2ea8344a3604dcd2101eaf7595969b0e1771c424175f2fb142279cd09aeaf4b8349f1dd57503fb2248912158ff2ff483a3f034d2f5d0d1315fa9f851f3fb2b53d526bc180ed3612f3342140833072d0cab7fa21b412b988372960e75f1b086c680e683f1df0e18b2c6c9c2a258f8e2ab7016ab58fc0f71ac5511e96d9c3d584074b4add04da85e829d5115310e5e2ee575043b07da9b45a4546f9f55afd8c231aef8c5ab973a029986180beebc621b52cf4f7f7eb01d580a65748a67682c893590823257851c3951fd0486d40c71c26682bc406dae1a70530eaf0f2a95aa6914e1e4bbb0a19e31abc600fede290241109b79e96eb3532e2e7a6b9dfe07939609679c4acde787e1afb42473d64242b9701c49006d98b31788ca62390244f4dd499108c6898dd9f0a093c3e68b1875b7b449c9', '{prac_jNiUOCssSVGnut6oVLt9HB}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:42:46.843+00', '2026-11-16 07:42:46.849+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_lmaBzpHpqHqTcgZqCXNtww', 'prospective', '\x01797c6484db483fa6190dc84ab853077ec14b2d33fdedbf5cd7788e12cd0ca26a13148781ca9a93df240d0e26db2cc48fa81f913496c35b16b413be9481723636aa0f504c91ae900d664adae2ce644c9b9bd8a72172a2958c3ce3ccd92cbaa85ea385fd7ed25b3827af1654d502a36f3d574d3b8e2b2c27944bd76cba91ef94642f180eda5314597e19c4c648c7cf7ca057219dea3a4286d50fc6ae4e1ba90a523ec8c5f0baa70fb7cc5f0f5b2efd25bee31001cbc3c1be2231fdb76920ad3b794dce4a36cc70c51f2ced901561ed0e24ef54385bff265c7a599bf4dd2441e541e8e462fadbcee7622605c47a9005d54191958460fa076121a27522e6fc51370656340f2626d0fafc1b4bc783194854d7fe17f345456acd391375f3c89174d7895ed2db5d7c5ae95779a36e1d44761b39b2e5193d5df72e75669268d44ca4cd9798271dfc2e5e459ffebfeb32f09306fb288a312cf2ee1309e416b8e02a6eea1889859522696c165c256295de8fcb16abe5a9cc4241871cca0d6edffcfdec4e9b053d03e731a65dc39b5b435ccb0f98a691d2e84bd12d334f9bbaa2464232bca12702801e50f8e46f7a802f0d0bd6afa003777f900e5291ff8610ecdef1ae67f8482ae982cf44a0c067262b3614c274c0aa3fc3ef2e001c05b9a1473dbd646b6c54cd920fa3ff1f90cbcf5e01a40001dd921597a4de1f7d0237adf8d5391ac0573d1f3470f3298f2503d7461a6f72cf2389bff785da7b9fba258cf8403e1018cbc3c392e997759e9e7eacfc603f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:48.422+00', '2026-11-16 07:42:48.422+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_n9ymoXBAgb53Ib7x5k44yC', 'prospective', '\x0173e6a79eedf789065a14a6568a4c720640aa31c077472baecd429c7b82e1dc569d3ad626189c0108678409e755fde0acf7d99fca9d021bfa280403400992f1c42594e53fcefa322b7a78517f97aa5369ecb6dca6d56a8f42d7387336995d0e0c9d6de86bfd6acdbc43fb25ebe3e907be62d3c594816c33945b49f3a59abd5013db773e97b6c87a75439d359c2ff53c6a18f4d8da98473adf7c0f600ba7438fb4f8d23122448c6edf5cb04e925f03f0a894a27d786f58c7d395bf17a857418066aa7ef63ed975fa494391b69ecc4add2d9c9249fb75ae5ca7171f60652e13b066e7ebe9de6d345b02116ab1ba049605bfde7d8ae1b7e40fb859160ace8abe4d3acb08e106c82abbb6357f6e5eea4b5503e588053aee85471414d4d807fc4bb42987dc17273de3c96892e4d62350d4909545df152600ea587ddc4e3c63400e8b2d050d59bc8b2293999b5d3c8fc84f6417eac70e50b0278f24c980f096e9fe69db74cfa31313913ed44542735f70aeefe5b71aae888bb2b840e99fbacc0b0cf677b3ffa742e248622f9c83f8fcab34d750e3d8fd9d1a7daa7fd6478be2ee78f13ab171e3b7b461bab47153b3ba71d43a0bae628003a1f54095f461', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:47.818+00', '2026-11-16 07:42:47.818+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_nDYiyxo5zakTqd9LFGMm3j', 'prospective', '\x014d3bcca0e180ec18f288e796dd9c6ed9eec454de2610922656204f44b141f6a70e98b1fe37d17ed260454af546cd3d9fdc462317f90dcb9257ddc419b6f4ceadd5d010c1f7bce5e83d49e7c31fcdc60ae866ac45486a531fc2c46213796d7e8939c0fe8b51873b6387e46440a3349f9f599476cd29a14ec0bf8294d5d24ec55561df58d1426f1f3b5d9018a387bbb4921db4335f6f0b0c317b48c73da0e75f208ced828fdf85b7767b977fadab9a68a235a522cc7d7f0398eaa65b4a27cbbbf2a6fb1668e92aac55dd2b9ae1ffbd5e62e26d137ea347a78dd8acb37eb4f2651d8509ec26e3bca1667dd7f12c9f4a7dc31e74a5ebf2ece9e9fb2b998ebf206ced6d26e862976e7ad71cd95a2052d784b038d1102a781ed0e74e4924f655d34ba06546c40dfa27445ff032ecf7730a100b200bcbbbac6820450eb84b154d0d9095c158cf16f569db77e14d81c43b9668876f5096824058eb1b9134827e0e5f679ddf13f4127b026c972bcde84f6b946adcb35147002f21d7c8d37df19486b7a634ca9448bd5227392b87ea28a47e50336319c087e5e5ab7df7a8679a4cbe7c56b0c4e9fd8c39589e9c9bb37e76d014c94cff3e53ac3fee9598dba8', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.562+00', '2026-11-16 07:42:46.562+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_oxQ8tA44AiSF4NA2hl4ipx', 'prospective', '\x0122f48cf1ae79f3ffe882c2f53fc7b8b190da2ee28a74c303689f48a8738e6512b89e34576ffefc963fdea6da7711a496c96dc07bb5aad966e962cc285e2e4f3d92adcf6b8003fee9f4bba4b215e4bf862631b9b177c521deda5cc81b005ed00fcc8bfb4955a1fa37f6ae79bb7ce3c4cff7797bf2c11c8c33a54d08aa173d5dc4d367760d30f2710b2bf91ce4250459873fefab0fcbdeec84fec12af2c3389e1aac12421c6608fe0c82625b7be185895e6536e8a863199c838b2237382eacbd461f55a1c73e51715669ea040f8e659e27c86c722d19e5a9047d695184206c93fd01d816e310eb26c109a8f50742eba3b14121ba0ad4333d203443aea8cd4c01b91042c87ede99764399a438624d8429540701be792d6de9b610e02d7b2c652fd44ea72888d56b07e438e417568035f9517736190b3f37d4094b6ed3f4e1ab81ca38df7eee427a01030e9a27ffb854d24af3498fa7d428fb15ee4f53f5ed1a58b36a1645eabd000b8184889f30d58e4c3d34c064db9de1125f34e0627cada20ef771299bff16c2dd4a4b3aed397c1f7401f714732a50959bc236f8de4cdeed24a85680938452d8a4ffa11d942c1b19774d9bee4257add8e0107735', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:47.688+00', '2026-11-16 07:42:47.688+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_po5z3slwTWMEWsGWjEibgv', 'prospective', '\x0197643f45b615d9a0351989d0fedef959704428da7fa5556ec989aa8fcbcde4ab6d3af312ba1b641620de1d8268f844e7bf9c7ea7a1a5df10160bd875a5ffa747c034c564cffa8fd3b2009ea68b314a07aaac0960d20bb13285752320d373d25df8d2af262af880fed807061c28e3e1cc1371deb46f1bf0386ee24778b5c7c3ad97acd184d39486f9adc39b9d31c6190f60d126d817738d2889720fe4722ef32fa41a61f5bd2ed25745dde51068a81316b97630022640152cca2dd4af64b2cf8212feb9ceeef8393a087f993e33e87af86b1464bcfb31129ab2414a152e757756c8a1e0693df0269db0639fa3413b177e16fe5fea09b357c10a53dd6f8d9250d887a0b288ec72fc8d3ff8cd39ab735be4e545c74b9b967a872c6500f77e6f3febeefe1a2bf04116b107439dbf7962931fab7329aeb5fe29acc5f8983fdc932bdd1abb721bebfbe4b0f28c23d53a1b80b96e83c3d73574a55042f750db90a2aaa9e2ac3bd93f8f61e8a8fc1e75587612fae9642c0a2163ebcf8bd1b42200edd3cd255f6c0d25af1761701cb04d3d0c19168ddb4664dd5c87ebb3b25a23a1409f0a524cbdd0317c85d73947db394124e02e00091428d2f956ee6eec', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:47.03+00', '2026-11-16 07:42:47.03+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_qGSD3Ppy5SMa6qr0cOXL4V', 'prospective', '\x0168bc5fe5d0e9fb5ec71496399be8ccdc33c1446a64244872ee4146cf601456f5be1bda4bb7a0685d16324f724e628efde7589f113c38f0615fb1654e6b4b06caf15fc1540cbe000f87d384324169315cc5d7eefb1a77eb8c3a7acebabd44726c229a31defe1e4a5ef21f2f989075cf5fb98661a1dfa9cbdb3db03ee28d8e4f730871e527778bdb97dc079f3dd8e3819e8142c8e7edf876c6f511a932a12519b9287d0a561e9025382001a4722c157bee73f23149ba87d3246ab5ef0df33b47f842127ba7268336bb137384760d86b51f49b75d5dfc6ad53cb394efaf8158be6b56081add1edca6e3a5db4fe757e981da1cdd3ccabbcd4ae8327e08c09f963a4b41199fd9233995a613d186c61fafd7d6901b4c15658c6d4448795c9848547c5e2f0f3288e8510e5706b8ca7c43e25e46feb35ba8df1afbec33730088addd0abdd076891eac595c8e5251c824b17f644911470f7fdf2753a94cdbccd23ace2cb5a8def891dddadbdf5b8fce3a29d986efe036b7066d0faa11bac9a7a2a6c6bad88b222a85da52e112822bffb02c7d62abd8cfb30dfb41789623edf3e830b3a2ce25c00c6481d9e33044cbe7102fe7802e54f90a0e57dbb53df37a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:47.053+00', '2026-11-16 07:42:47.053+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_u5jp1QLFDKxcuDO1o9wRhr', 'prospective', '\x01b6c66bff88424541d507825f3e383f60251bce233f01df9846243a1d799dffad1c2c61d7a6344056e5b72438885f217996b377badf4623cdfc284fccb2ac9dad219f0738fa1e664fdf2910ff42171ab857b1633893c4cb75a43c9809b99e8a2d529efd8983c79c809a41da20c78a6a3f08f95611a35b442a448e647a143d733fb32c6835fa818894555c58d081f92b5ec0c9575898b771198c9fffb0374e904d008f4b2957121a90ee7a29df2018b8246be75cb8e45f3d60a2856b16a6edee90e252c66bd3983d4755d6f8615104096c4d007ba4a9b4c4752c3b2239ea6e6a6984e3884a2b0bf29e274049dd22d08be9675e136a26505a064b29d7ca65476886df8827858fcda2ecd46eeabd44b75cb194658efe443f8dab240e67dc16545a88b8132a18a344286e7b1e886d85bcc49ace88489ec489f41fa5fb3d1fbd21dbad6008565c324d53d5412dbbf6e4d48aa465691597262df69a6d97f1af67c3c718da3a187385863f035a2755074dd944b139eb5cd94fa19fcf8ffaafa83dcc2c97aee380bb99f47bc0cb043031aa6beb41edabb8f2e005f11edafe8f06467dba9bd11def4ad3118d7f7bb415d4c679c0ca967ecdc25a461ef9d71919ecbeed5ec225d2aa2607a7332526a7987a71abf7fc3c9f72fcd424924101c4caaa36d93185771326c3c9ac65bd6474bcc34f0beb93d6d90c21480f10ce9b8cc98263dd85d95176f402a5238397ffa4341b462287f9a682391bb88409d0f2a50669f838ab39f5a19538c734933584977d0108', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:47.472+00', '2026-11-16 07:42:47.472+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_uyLQv0VmJP05h8eOFZ6b25', 'prospective', '\x011d05714ddec66123abd19207e513a00a81e15bc94fe55f21f285ec542657f563ba8b4896d6b8c153dd69e99367de5f2433479cc907c2cbf7fa839bd3f472574bd88997074813a4e37ce35b9445c4d675dd2e453f6d178248c6e178ee0a50ac7af7e63b2252487334a245a753a543474ea4398c081b178d200e1ee6a1ba8054180e8f30058f6ee012576bac1872d61cd94a55875ecde6bcc330ec929fef8b0eba822b0417d88693c6719e3c98f25a2f9f74768fcdccbfc688471d959c77524fc7cb6a8775f47abaab8353cef8da7926b55d0681e1687453e9bcd947b16b18364e498b94aba765cdf77f5c49261ab8cf779345a97fddb7c9397f44a55ca53fb63e9a48a1054c2dfca27cf815656392fc1572ca1d9c1a96843e98a20b80026af43c9d42fcacbbba061b85eb04d9abe4da43dcc3075bb537bbf0068e364dddc96754a0972742c98d684e0404b84243546fbbafd25c7c61e8a43bba7b1a4b006c45e122a322c3ed522937bb6a816ba34097e832b3cb7ddab32d6c856f057180d017950860934ee4b465b95e7b717b1493ee6783f077bc5d598beab9a875758f6faa1d31eb1909ac75a54aa4f4b651bfe157618625f7a5b87037b69539', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.537+00', '2026-11-16 07:42:46.537+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_wgBgScGCk9tSbPlaO7aZkU', 'prospective', '\x015d96385f1dfe508c9e7933e9e3834a8f7548bacfe8b9bc056f2e97b1416cbacebd6ff10e3e70139b572f57d96271b6529c63dba2a6771877595de182840a3fd46492b6ab6b9f74e312a16f9329018969fc04546047620b96f0c9b8138b0177ba5881adc95c1c37374b07ea4342a6990270435ca71bca4bfd5ac73ff241f869a9ae6d8174016e7af453e1a20cab01ee243683638230867ffce95b655e7b2dc1195124a0dd9c7f635e7d2e0ce5ac0844f49f6f4174aaf42813b32c481fe60f86c92feef7cd185afc868fb8b925aa5d7f702cad376f53dcc9bfef7f5d4a256b0f7a6ed98ddd89e3da6306eb8f687c1b78ab95ea88102c518bd90f6198d8f55255b69c94cde2cb5d0f119a525964e3162b9567ad5b6478914f12d3e5d549d5a00a3252cc34af9db0698b4f0c9d893a86ba07e47416ab4973b1b6d767c6b0557d7cd2e21ecb185bf87d34348e58e63793cd3f8e1944de94ab60563e5fe90d1c3623a5f900a7b412f39828473789fafe990ecdaf9bacde090e122a8f614bef355a0306ae40070ada1084c01db919cd8fc2ef17c122cf047caf8c2b09949c6f405e7e578be5d8632e16937020124b802084a6a77af458b52d4091fb7d04', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:47.373+00', '2026-11-16 07:42:47.373+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'con_LsbDWktaXoqoKZk9kAiGHp', 'per_eA1rqh0GknN0Hv6KNhjlvn', 'financial', 'granted', '\x016e930c7ba1a0bb02257042ced4adfecb8e35fbc3a243994269782566f82f60d35c889db05a68e852ba9163e3dffdd500600dc48bb74b5ff394f4935e7b4e8670338dd6f6a8e4383d6f3e9bb7fa6e32d0a572e1460a846c0c5e7d5620e1c37b4e23a53ebd4f815c221a954e9fac12717623cd6d4ca39b0d7fe57aa54ef564a72ebbeb29824ddabaab46d1a901dd1a0b6d4d4fe26a639c9e4997d885d331ace2c66e79b5f4a36209a279da790f29236fc0affc4fc01913438e4bc1956fefff308eb7dfc0475406997b10ae7480e990033461450c7c2a5be461f625c789eb6d9431fcf43324e63308a0475d95da0a856d36816a2e8deae66ae35300c2ac7c90dceeffa37d048f598f4e83e60f0f30c8973d2dadd081b18185a9bc5872b3920cd37b8fd7520bbede491f21179ba2bcf52738d8c172110c8537e763aa4d9c9733e0f969d4a3d7be61efc49f34da7daa4014b4b520e061440ec1929e3edd22edecfb18a3d664ae0949420bc71c64983390a280f8fd636a5e955fc9e24d15c689a9c18740444f7114642f34a3cc65bb2a3c50c172acb7cc14def486d32dce34946646bcb03e0fc157cd9c5fa094ef9c0998c8ac2670ab0c45eb4ae8544df7b2e08419a6f10c1e1a3c78e54bb220b7cc9c33a4f6413f8ba1d8ae892d2ad33e1d2d7c11f4f772a4c127156efe29c6c9548e24c59198614bee081e52cc43e73acfe3478a0fa0d4b5f2a5de9b828d0066fa425f121d5181bbf4a6ec98ba3ec19fa88e1d41519ccab081bc83d8070665639acae83be0a74f0613fb084fb9433e17e56ebfba35a76393d2b457ef37025847828ef9c5a14d3749fe6be407123fd2a8d0fe1a5161a1adfaff8f74247e1f1f9cfd50927077638456349b538c833d28dc9427432e765d547e6a69eee86e7d7c4ecfb3f66b5746b2863356efedfec7fae8b13f75907c1ea059ffab690d91656112c88e0100371a67cf1a0fb300e8491d01e28b55b05e78acbc6e643a867f1b65612a954f4bd42498e6fd230be88fd80dfd1b144b61006fb2f4b61c2f60448cb1b85e93d200cd64fb246212af2e9f8261be0b70bb43aac957242c41fddb3507998e756c1c7a274e06b15dc6a6de24d07b2722a800a406e960166294fd1d006eb06326a5951de74d2f1cc79253b8ec3c7a66d97a73a85aab058fa813e386fe30', 'permit', '2', null, null, '2026-11-16 07:42:47.345+00', null, '2026-11-16 07:42:47.351+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:42:47.339+00', '2026-11-16 07:42:47.351+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'con_W3pUHgfGkWEu6dPCDzKauK', 'per_1YDGR3e7CVCEg2MfXI2Cyf', 'financial', 'granted', '\x01c6517f39fcecea3301094e4f41b4c87d837c1f8daf36a89e2d852948d63d80e184ea86c3eac34a8fca6dbfc57259e20eb954e4a0ded652f4eee82773f7cda87585898d5bac18080b9ad3c23d6848ca606d4154baa2c01eec80b529bd382cb5b264c7f40f44807e7d30639559dc95a394008fb55e0b1e251fb73652cb0957cc5983872b506c233ae11e9c179cfa7e0d808c0dbf4c9402ecfd13394c5b5dd4660067d7958736c19374bcf634893bb850017f63e57e49b46057c342724a6a964a01d1b5fcd790156b1898eb23c1b9c28444e3653c58fb8129f6d714e1a5038c720b743610dad49f03c80fd2b8d76e793f1a9c9dec4543844be587c194b835817136c716fcf8e4e0594183889aac77ee03896f0b10eef46f79ef26189304d1000f0a6a7a8a1888aee0459e15acc25d792daedb5145d803a084cfdb5f1a674217eb5401b1dd1d7a4397be333bb31a86eb54b2930200f417fdbb1e12828844bc7205a60870c9cd9de3d981f447823e835a2c45e33bb6c1c6f2be071d29f89e567e12e41d31eec5bd288462b7f1e14ae1c6472a9585eac134d87e71beea9b8af586d3e9d3d2c982604e8befaa513cdb13741523984e3ecb6832c5273ccb2d85ba9a8c0bb1b7ad267ae72f4d8445630a499d781c6bd3a4e317a7d3bedbae9dbd75b6dfacbfac144a4344a1e7cc0dfdfc6b3b686dfec3170d360714df3ae90e8cdcaccdaff3eae21f4cbf7b78ddfc210b3c78c2c917c3f003be952dbf36045a6eec10bc12732654d83ae97cbc10c817172462a315297ec1d753e9650e6e7cf524ced85214dcd33ad3b48ae123df1d4f62ad80fd02462481e20dc22655da81c6e60697a6e31cab9d694c905440363adcc25ea6b5829bbb6885bbbd7310aeca01781ca6a23a4bf0dc55a8f6e0d426d82acab6b7b51c102ad214f494539d2679c4b493a92694133ade7002ac3e6ecf8a432663a9379f0c220161aa7ad798652aa8b59cf788bb9af6c106ab14867517cb336004ccd2e0a893058722f67a61a533fb442acc67068e2c940bec569afb27f9c8938a3b84ab5bb6c04468f1d62714bbe3643031519b12cc237dee82ce2b4b7643973136cd3f91bf64e821391e639ef538ea40a71780acf92796f1090b6a21091121b019a518f6c18d0f19ee49c621b800c6c96fcd4ff6cc4ed7ca18939c78', 'permit', '1', null, null, '2026-11-16 07:42:47.26+00', null, '2026-11-16 07:42:47.27+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:42:47.253+00', '2026-11-16 07:42:47.27+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'con_h4jv79Ph1FiNvXbbxSjY9c', 'per_lmaBzpHpqHqTcgZqCXNtww', 'financial', 'granted', '\x01d2ea0f77cc4c3d759f309da57b027824a22c1c59fe027c114c7ea95d86b6724e934c800bff238ad096ef8634648f30c9eef5fd6f6305489e14fc503afef49c6c3c6d46bbddc1afcb1176b3be1d449ff6c19bd7437d21d75bbf4d7dd6b97c8fd8ca2bf37afefa14c5f9da80f8480cf27fe81243d2939d269c88e706f9cfc803eb7cb21a2c4906f31e7c04406af6db762fc9491f071b772152d7777b5e831494fa3c25b30bf265693ec612d2aa27840df6da619b1e88585c5abc72fbe06ce567b890714640472269a0114ab74766ee00b9bfbdf74c0ffe34a42dd487b808f619c65d91d059c212277fb2ac5f657f5b1c572dc22e690168f8c9dccffab2a6e369aac74fa0711aaedc128b970cc7703378f6950a49aaddb30ae9c6656cd51137449388181d378dcf16bcc1ee0488c783205e4a75cd5e4d38014623339b48ede7087433ce660859a190319b93fdefde40271ad8f813075e24ae7f393ffe27957144d436016df1fbfb6729fcdb3fdd68fd36a1f4065a3cf44af66f279fb31ba720a8f2c6dbc16589acc42a9d44c6bbeae7887bb3460341a5924596c5536c23237d10323a968187316fa94c4775b291dc8c9ac82c49e26eb68cfe5715d41af591fbd29d5ddc08b434bcb146fbaf1d43dfed831d8ed005030c4227e1d41d512f57b848304f2dda67fd479c32fdd4b69a124a89f9b343a90111e1cf832ab7d00d23b62326cd569787d4982a88ebfb88b0c79a1b090822834ab0ba7bdd72575964d073699d447b480989d8bfd728437f641e00b1eb0dae6db16efc31d3652365d97dbd3a9a8beaa588f5cb405213780950c3d67e1a8bf8d5d9cb0c81fe0f120ac0be384da2cc5c63f9176f0bbe81ebe5a0763b2ca6db297792abc2b67955eb967feed71f11a7fb0e9e42578d3d70d232c6b4d3324cad44773eb2b1667a59d6a71574e568a7826d8c59c912821f8d8e3fc7b4fcbd25bbf6bf86c72b363e77c6726be9134cebe06c09918bac998ee36e68d0985b08f34a70b9035a84b59cbd60f67b8087c5a28e8333045b6713ce88a12bf7bea03f3fb1141e49420f6ead9d9534246b5f65397da566036028c88ce163916ee4971afd5537159bd7a9d6c3f99e96206b7e838a84b725be3438c65b4064702e1f09bbca8efef90bc2b3cddf4153f49aa1283de810e74d5e759eb847b2', 'permit', '6', null, null, '2026-11-16 07:42:48.46+00', null, '2026-11-16 07:42:48.472+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:42:48.448+00', '2026-11-16 07:42:48.472+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'con_hKT1nX6X0WOvlVj50X1KvD', 'per_wgBgScGCk9tSbPlaO7aZkU', 'financial', 'granted', '\x018b5cee12c8535b213971640298dbb06dd2a47874f93ebc5b16009cb1667f2752ae7ea5e09a1f6ff220d696b27409b794632e1b5935af79d9b4b643083bf2fd47dd5377735bf7bfa3bfbf62fefa8d49a481cf28d07716471559287500803455bca22e2060f8942282de7015bc55549d0a6a8643125a20912b83341f396aaba23c82d2e2da768fdb6a7aa6e63d1dd23f6de97f8019b34e01f64ab7a3505c8344e7997ddf732ad2026627c654b6cd1ab38ed70f2c73759d2a254a58ba819316d656bb74658dcd31a7bfd20ca0f5578b4ec4eaf4a8f259bd49fc93545274d494f80b1da022025ecc645129924a19b0bfe39a765faf548a9f2baca791170f2b8838485e42c13debcce168ff5b0cc20c821b0dc85389708a21b76285201160e3d91a2b931cb9c040f36a925b53b8ccab49785db4fa65c4fd5efab716393918347c256c8faa019e4fb589654c1f37d26ccd0fe77ae897f373e2858a93a3c29590029a3b36729e2a0542c11606dc7b507a5599076393642104d7a9b6fb0e339edf39759801eaa6d996156c3dd0d8de3cc8adabf7caaf6425cba878b1209a99c1bed0fdb94cbfe4e6094954ac1e30b55ce6b83362a7b40b9bcc69a698f2ecd06e51d27345e4b40b49a518a032361878bd74f4e3f2cf32223864a876f0955cfc57bc5bd0b2ac84c016e5fbd26b08d2d8d889f066dd53930706e60602653080e256c3939a2b891f9a4c5f9d2adb1d030604326508067c92f03d857cc545b7ac6ab34a874f07d3cd4ffeec318fcebc597426b838757a4b14e10d52ade28c128cc267d676c5456e72707d24ff365eb66a74d3158ea1c6c62324c7e075b42d9f90e43cef6f3bf94dce612223e3669610553cabd665257cf4678aef3ffdf31f3a00cfb5919704bbb30d269900123272ce3476514c0a3f9b42f2566190eb845e36ca2eaede78ac670415fd45f14f1ad464d5bca6b19781f91bebd40c641d5f3f5c5441f2dcef22df24adb456ed49ec14a2ae296d2e0066a982c44cfbcc27dc423eb1b824eccfbf0f94ccba86989795af673063b4a753256853c0c4b66e42661a0dc88ff2c89a9d11cf05338976289f73c3780692f655cb34ce627bdeec32e5793301c78e6c3a99962d3be46de7fc45d90e0101336a5582b8f233666856932398af6d635cf90e856c4d5fa250d9bc156877', 'permit', '3', null, null, '2026-11-16 07:42:47.391+00', null, '2026-11-16 07:42:47.398+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:42:47.386+00', '2026-11-16 07:42:47.398+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'con_kgAzCzItEcMzCH4nkZxLy4', 'per_u5jp1QLFDKxcuDO1o9wRhr', 'financial', 'granted', '\x01f85dffbfbd749058e10a59651b8ab9adf0493b9057d502d516cb4395a80a7ab61c75e08a33530593b4b09d3f83ccb414ae6c49f87519c104acbe7fca3179363bc92d97f0f89c2298c7c490ca77a42b4536c56bd6aea8d73170aeb0e6f0629471dbc9fda98410ec5b8b936ff11884b798850b01163287da5879dd447280b82d708534a306cff5ac22cf89f60999133051dd312b49ebd3798ad8d0039c24bb5bbe69bbdc7ec366883886e8a919626f26cb06e33ad26c491adef609d4e2deab92f2d58fe6105dc697e90ee082ab533229707da00564f4afc665bf30509f4e174040f1fe47783c37b90cffb57345b324a7fe4833624c336b2d8c5aad3fb4ff657de0abadf301ad38bffa61eca0b1922f295c28eaf17b846f9eaab9a3fc29e9056f47be32586310cabff437fe5d6ff3b5b35fdec623300f481de2e9e1e18d083a0dbda60f88674cb4c344db42045d4389a6dc3278c7f78aadfede0cb68143edec92a3d9f3d96f099eddcc60ad50744fbe170112ded651a9822aae5f668db733393e211e307a96c4a02299ad90224203bfb0883d85fd7dba52264aad32fcb1399236da709cfa4bbfd4832bb8016a256480929bb2b095c74cad31f60a47a3e5f5a4b5f5aa2b9abebff8aa289499287806a32ad16267b0d030bff4b5a63815aaf18f8aed4f0ec1a6926941048ae4086fcd7b0d2718465102532227ef94bf9158de10bee12189c3fb3c2f65a84de942f15e2041c33411a3f51f360cb70475120c409a5967b07802ed51ee6a2b57ceb9a797397de0b7208c086733cd0a9477e0001edcd42126a63ac53145e79b3dd3708260242c1b956a951f2856e3889fccc9b2b5ba2fce8a8b800a88c508ff96012ecb3706b75e25fb8d79355c6f56135aef175681570284bafcae070bb9e6f5def9415fe5b0766ee674bee2b3f46601122106b91d136f369776db4140d43012cb8c94db89f23c3995d27ad2b28cebbc729c4de75c67ada0db978c725a292248bba6820a7cef21ff42d81f97ac70e2a722798d1a9c1ae043c1480d9badc3fd5c4cce3b0fc854a5aabde4bd47cf8f13779499c5f5494c5a41dcc84ccf5a1812c24fd88d74b6b655730a1a3573c3f154a7c5fd015e4e882d3149451a709f30e7d6bd07ea82d9bcb3f4a95778954833fdb3f27744c8f0fe3558f62763609cb1d116', 'permit', '4', null, null, '2026-11-16 07:42:47.497+00', null, '2026-11-16 07:42:47.503+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:42:47.492+00', '2026-11-16 07:42:47.503+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'con_wmc1Smq6j2tPVnT3cSiTwE', 'per_fNOjZOwryQgmLanejZOabD', 'treatment', 'granted', '\x015556d87eb13b271249262a2993282ed9edcb724a6f0f786bb4954bf1f2c5468bfc4f9bf585be1d3643896f1131a3fd97b6bfe060a9db7e9d66f5804661e88b23fcdc95d9deed6ff532920c7f31f2061c876bdcd43a5e9a1dcaf16b4e83d6403f8bbc58fb533648153705354d211d8871056cab43ec6ce538fc40ef49c3131db1ac18afa2818d7153820272e8558b73ca52d28bd9bc8ff1a9070b812dd3146d0ba3a22752b79925fe610bf3959a645650eb375912ae32d9bea532f1965b8891f35050d7cfa36183b3f49839d42f9609301c1bcbebc1b2884fcc8b6d6adb4fa1527b0b20607dcc78303d9c505d42ed64a718ae48a8e38c96b8a02e4a480c644786e6c8d98eeae65887f9128f31485c2a4eff6654f15725d72fac259eecb8634be320fb19065f16add345c30f38ea3ff4910089abfbdefcbfe4973728c9ad8fd6ca0a18c8ff5dd04b973ed85791ecae7be7548d7406757495d9fc252b7a333db2d9cebdd4c3f04d668d7a95867f97c1ff74e694848f819dae82102eed25ae41589ae3e9ff2ac781dbad3182104bb67a7417c24aad58d81c93f39873abe6f8a024827309d34ceaf567d222fed4cc8b0238d2f1d289a5b7af90f22a89a3880960e0fc36012d53e1210938baff07d378ca2778c0a8fda482c8ced625b1b4f615772c67f527b64d0854949c4b7c38f6413ae7f9c2057c666460777c380de36eb14929d65cc98009077883bf9c496c62aec6529008edeff144836a40d61d9112035711727ea90dd9386f84966429d557f2445139d1e7a89c9abc48da4912d07d5059a9852c00ff104bfc589a5bfff6bf8adaff1042c7ae197b630e4b8ed373198642ee6adb4004674798385b40df62e987a7fdbae30a3767aa94ffc087c03d91e6785c81096c2f0aac352cd4c705842c2427a6f7feb1ec960e029fc75baefbd29cf3c65bf758782bba8510594d42fe6f6f2fa5a9b9500d6cde8f3b4e4c53efa8f53471a26c0ff19ed1f20b71a0c761db641b2c41e22a5ae1c38dcd70126b983726586322b45010bf14d177c24ffc7487ed5541f16935ee8591df5042a0b2a92c525a3441be3f7b7ec084930c52b5a57d06f253861e8b45f2512fed0125f67016711bb57e2f434c2136b127ce7810dc3c890cddfbc9102aa35fb9f562fdeb7e9c174396c4', 'permit', '5', null, null, '2026-11-16 07:42:48.114+00', null, '2026-11-16 07:42:48.12+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:42:48.108+00', '2026-11-16 07:42:48.12+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'con_x77yfhSXzEBMOQZNxZC9je', 'per_uyLQv0VmJP05h8eOFZ6b25', 'treatment', 'drafted', '\x016248a6412d9f6f5ac63ea40cd2567ec3fe72576d998d46fa5da2cf7acaf876d1a90f6ece6adacf9577c5b01581fb6644a913342f981de9e86e2f5bd2b68793783463751ba5c038fc4709527d588263c7e38b0c2b82738469cc6486ca7dc67b9866e87341c2624b80889d99f2ca33fa6f6ad9657c0dd22ef09efcacb5738cf8e1719004c3c8390c707cbbc074329fed67dd88f6a7891348f589ef88957f471c7596122794562448ceeeb35797be23ba1fc7349056ba59415bd2c6626f04f1bac9ce00af3f14fcb9e1840b2d73a8a6ddfe28903180d9995e7dfdab252df4d4974640ff9f7734224f716448f023d0998e7cca62bf5a6bc0a603f41a0514e0246a3422f5cfc973160e3674cce5e23c9f76d40a958747509eda680ce8fc58a8657c65b58a1f70b4c8f1a5e342d470bb6d5625eab26a58d89e32bfa13af7dbddd753bc57b3d00c1aaab97aff9301e00c20b8d085285a72fd86eab32f00144af7e29773c6a42056237894eadb581bb3b50d186e173390f2816ce0b0d87a0dc9c2980b340e0b29ff32fb520c8ff0e02e599ab6a2471e84cd2c3956e147ef6fc059940b5f83415a53f2be345bee5b92b1a2c9785105154b5c04714a', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.548+00', '2026-11-16 07:42:46.548+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'cov_2eVfkbOuiUDkC4Tje6uSHx', 'per_wgBgScGCk9tSbPlaO7aZkU', 'SBX01', 'primary', 'active', null, null, '\x019296525a69ee4071bf283ccf0833033419dd36b56c9436ec6f2a3feee473fdb87ab17fc47ea397376078e843e74832c4e2a79a9070ebf7233b93daa565972e11712ef98d602630f3a2e83e537e50d713dd640cd39ec552fdb9758ae19118c844ed20cc0617feafc652efdd9064a5b5ba2756cfbed659dd1232cc54af7827dc24e022ac90398ddd3f0ec26b98681755bf0f7171b9ad3f48d5f4a6b872819dd70cce4a7b4b3b7ce3997983840b2eaafe4e6f833cb93d86e939ea172ff729b28328b87a040558429fd9c5704820017139a2179f3a700422df920c59113dd44c68981eb4edf2b32177c2b4743024201e78ca3e6b6582d7105ff6a0d875f8ed9f2706f2f747617f', 'elig_QQhDHsKZypm6SLbdOpLGJD', null, null, null, '2', '2026-11-16 07:42:47.378+00', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'cov_K4gDnz3rOYtkPPTRGVyKkN', 'per_lmaBzpHpqHqTcgZqCXNtww', 'SBX01', 'primary', 'active', null, null, '\x018d55b0ed74b9b7cb4a4d02a3ed22c6c0c6218add43abf7e9d375f55f92f3d6babd804467742ff1fc62bb61ab4bd77acb2c49334613a6d2f49226d12f17f164ccc750753865e9070844d5373b2e5f560cb655480cc9ae2a5a81cbb09d6006f5d7d7d8bba350f153e4faaabdc7695c216c32a0cfde910f491e2ebd2278a503e1b16ad8b969c97306edde8135f2683bd338ea9369c8a0697f5d086c7f3495825ef82f95dc8697622ca0a6e37510b02f4cae9e8164dee565a0200bb9dc81a3e1ef6104468cb820c348be7d9fccbdcbd6351a2cb2a6548c2729d9bb41a9d6bc94ab15a0d8a99d9e4c097f2adf1d', null, null, null, null, '1', '2026-11-16 07:42:48.439+00', '2026-11-16 07:42:48.439+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'cov_Ryg7VfoCDP0PBg00oYT4k7', 'per_1YDGR3e7CVCEg2MfXI2Cyf', 'SBX01', 'primary', 'active', null, null, '\x019b11a8b1e1b18fd34a7aeffbfb01bb30be78bc176255451f272c2ece05174ce45649f7b0b2f8367eee6f8881b35920b4aad1153e75db62b83697409b842eb4b82fab46f8f1a44e7f7dc7a38d527cbd934d5ffa2379a903e7ce5fe8540065d9e23d6345680517fb502e35b622e38d5e1af786912f51f8502cb4ce6358d9bfb521a30f31f4de8b84553a7fa257d988ecb7823c4807191f12ef06d68ecb98340a8224c7f1ed0d45c3388f2c68067aafaca3a6487a52cda187776221e4e51cd8880ddf663f8124210ea66e98f265f6ca5a9e369c1f45eff3139484b0df5d5eadd9590f8f80fdccd3a876501a49', null, null, null, null, '1', '2026-11-16 07:42:47.243+00', '2026-11-16 07:42:47.243+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'cov_gruPROAFp1AaFGiuiythqq', 'per_u5jp1QLFDKxcuDO1o9wRhr', 'SBX01', 'primary', 'active', null, null, '\x01fed8023b102a7aba8ffa988c3ee00a99d653023655818d5312422a40c7fd84837ac1b77474a5fdb8c0baaebdf4b42bd8e3404a64573d9afed97efb3625e685b45559731994e59ee42e51b47773f0312941e50f8bdda3181590be3e53eb718ac3bb916ec4ea5ea7a8b4c885ce20b2a9ad8695795f83ced2739d209e1224826ea5e18b5a928046e21c94f57f7b947b3b272aa54384a95d3c8bdaea65cf491d3a694f339e8765ad75818090225697683378b32fcb49fba30d2c48577fe790afb381194a9b15b7bdbbdd094173546edaf721a377e22234b024a910f35de7fd8b09e7bc901623e39ab834426b98', null, null, null, null, '1', '2026-11-16 07:42:47.483+00', '2026-11-16 07:42:47.483+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'cov_xf8lf2p55anXULwDTJ0NA7', 'per_eA1rqh0GknN0Hv6KNhjlvn', 'SBX01', 'primary', 'active', null, null, '\x011696d11f3c303d2802d8cadace433c3b2239c0f59812d324dfc07cc1ea66c07c88bb68083303884b1a3c94082c569f3a9b48b33b42833949f5ce43a33e1428773c6682e901a607363b0465f2324770b762039c3acd407e6e9ead3bd09bd289db560b8e47525025f478655e75b2d6951623142e82969b5091a83f15315e0f5d393a2d3b079ea3c0ce68f9ab24174b0d32ea714e0978451fcb7869ae2014194b38446ed88e0936b396ebf848405657894694ebe92d94f6c9cf2f23854171262cf16e98c1a1bafda76b1d68e4ecf1fa229ef8c8af2600f757fb7edc00fddbb4d54dbad6094e1bd54216968af0', null, null, null, null, '1', '2026-11-16 07:42:47.32+00', '2026-11-16 07:42:47.32+00');
alter table coverages enable trigger user;

alter table card_images disable trigger user;
insert into card_images (account, id, person_id, coverage_id, side, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'cimg_tMfVTEueM2FvZ8oi7Ju3BZ', 'per_eA1rqh0GknN0Hv6KNhjlvn', 'cov_xf8lf2p55anXULwDTJ0NA7', 'front', '\x0107c90b35a3deed5169bc5af544b70a655155cc89fdbccea616695a97109f0f1906247e873e85c9cc21abacf2cc9d78492a482722af7d06d49856bc533ab1423d660cbd2433741444d7731e6c3070852caf4a5a81e9d359f1f128de9c763d87faad75fc2b3bc1c3278a6e9a764edc0924d3684e1c3cab3d67d979cf58bb0aa83d7b35cb92e55c2ff818b09bd4380c18a1608847b6', '1', '2026-11-16 07:42:47.361+00', '2026-11-16 07:42:47.361+00');
alter table card_images enable trigger user;

alter table card_image_files disable trigger user;
insert into card_image_files (account, id, person_id, card_image_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'cfile_lqYJ3whlRd84zbkhwmKOTj', 'per_eA1rqh0GknN0Hv6KNhjlvn', 'cimg_tMfVTEueM2FvZ8oi7Ju3BZ', '\x016badc3bd9db2474e42ef886b6f382b584e98f87647426e8e6299ed7419ba0617a0afbe30a636f048eca80ea86aaf891b65c22c481f2736f959cd8bc3b5c05d234ebebfc1398899e6f7574149d6cb3fc4d8c322c5d6da81c8e947701ded8e28734cb65e4e1cccb2d6ed9bbba4f741a043b79f890ac0adf6b74261eab4b97afc4d77ec4f239aca0516ab1c', '1', '2026-11-16 07:42:47.361+00', '2026-11-16 07:42:47.361+00');
alter table card_image_files enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'dis_Jxqadfh49UcrQ3gzWeyBOO', 'per_lmaBzpHpqHqTcgZqCXNtww', '\x01e7bde2a54db79a64c197f3040e5918a66516cb9b5d62996d3f2dc26cdc5157ba8a10cafa113cbced0188530eb878208ebbac3da700a806177ff8a9a32452eec308a56094fbae8b7df57975e4da84bd12c349a73b4c77a1ce8ca0cc73113e8191c1d3208a1fbb73e018f245fa95f8e323a25aace404bbac7fe202f4220758d548bf434e0650a963b06221f9a1cfe8e5963fe0eeff4d5c3549a00e7935eb9c871af2fdcbff61125f8cfe76a4751e7e5ad10c4beb6ac57cc849b13669397bf4a50694e03809fa5a01678fd12f6c8ac43b926746f9829742e3f57f7b869c5b9631b2fb9f7106f4ffd102320f82f3dec08c14635b4ae5ed66c0160af7a19f435477f2933e589c26b1c81c24fb5b331a5307b4e29f67eac8b3730daab48d01f3e4f3e6d8fdb86173cb17a2c11635fe35b823ac48055d63ae94a1e79c7e09dc8f6ec147ece9d64e9f511f88bf8f3675ff60207a8af5207c06f87133bf278dce2876f2ddce71a63fb3cbde18a8bc6a225b07616803f0235de1446acfc27e45499059e31d64998b9b0a5f28c24cdbb31ccf5893d6f6c520564fdc57af15078e3226b405de22b9dc14de031b6495a22062032231419ee8055aec401aed68203bd8b37f99e8557016fc25b56526f767024d78d0de3b5e', 'dec_kHWIGTxB06gIyqYoc0hUCH', '{con_h4jv79Ph1FiNvXbbxSjY9c}', '1', '2026-11-16 07:42:48.501+00', '2026-11-16 07:42:48.501+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'dis_TnGWRNm4W7ZX5c51CIK9dX', 'per_wgBgScGCk9tSbPlaO7aZkU', '\x015e9be1442afce09be52173c4f3cacc965fdea15e6aeb301ecf7d6125cc1f67375cd47592b55d31719b791bdac7eb44bd0571fea85e60ee0e8769925dd3e8f95bb5e49e9646ebe87da179fbb435692335c7fb75c4280fdf9445cc3303065720c1c80c0e412b27eb8212f2f4c54d5adff94feb9a79908c1253daa05d40965c1a9c9cb155198f00c3bde2239f51522aedfe44818985aa6de7d19b8bed17d585ca646f0f4f90bbb5cd4a5bb4eaba16e6675951f48460e828df90781d8bf096edb1d32f80d011dccc4e0871a39cf5d38109bbf77b43cb377405c9f2b184177c31dc013c63a01d12f10f2748da73f70f52021db4df7e120b62a02934651d150843e1415df78587e5de207aaafb7e3a2fff65b19558082ec92d8f5acfcf211628907c311617dcfbf480c79ee56a339d68a5da0e3518dd40880e8e9ccf6f5ad7b87e2b799b61f4aaacf4aa9f70af8c3ce036963f65572df9ea68989c9448484218be7aa43f8e0f56a1f781b7f4577c5ca778fd856df45804a3f809952e054e2f99c02c1245befe3d351ee9d5205a007e2f81f95ded1243390a547369abb5c72b7b966c05f8f60021ab082352d12a0d', 'dec_yTq5Gp3KJ4TGjW2B1NOIGk', '{con_hKT1nX6X0WOvlVj50X1KvD}', '1', '2026-11-16 07:42:47.409+00', '2026-11-16 07:42:47.409+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'dis_lKexznr7fBoZLMUTk6AB6U', 'per_oxQ8tA44AiSF4NA2hl4ipx', '\x01b6fd666c6c7e0d7c56c4d3f9324adf2353e41e9f29ce96223dc6b8d37115479f09c5b1f495ac0a323fe6abb8ac9c469cd42f8346b0ee83459ff73ab712b7f3f85f37bd76e9d493bf8b285e97f261c2c8bf33b1314ebc4fc4fdd86cf81794bbed9a8f6c0a4e24f0c9a6ea6e5e27964d3f3fdb3155aac90a94e9cf8ca61266c8eaed4001b4d7860c64193d9da2ac302609189614ed89edc367229f70af67f8e101263b2a9972e1520c088961b02fe81e728d856142c37ef717bee97437119c2e4812dc0761a8c151e14f34432f6cfed1b0fd94b5ecb9ec1d760304a4d56e2b85ab3a0ee83db288506d4c42486431164d4dd9b07c4ec3925add9c7f8f65a9fd64525ee58d2e6fe3d10da68c613d1b5da33bcf1acf4f28d23f53db3c9097dc06ea76a0a8d8c88035beaa2c9062f8bd0ec068dda0d478ea933e259ca4377483abca6e6d3ab71f0fbfaa98120fee236fc567fa8cfc3e6a9feda858df4f57c30e0065f6ce8dcb218e27effc95b27aea5281a0c161305459af8c02de61ed30fc04a27b95ccce26e7b4f1683e3cfd04264b750f8a03e89ec5fb5a24eaee494101bb34e38157e43ab057c38a574722fc9b3fb694127feb205cbe63679a8786368779c9f81fba68c6', 'dec_7iEMnUtfQ3CbwLv68Uz5mD', '{}', '1', '2026-11-16 07:42:47.693+00', '2026-11-16 07:42:47.693+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'elig_QQhDHsKZypm6SLbdOpLGJD', 'per_wgBgScGCk9tSbPlaO7aZkU', 'cov_2eVfkbOuiUDkC4Tje6uSHx', 'SBX01', 'completed', '\x01e5fb0163f7e0fc36981c1e8b11387aaa13f7f689ecade53493c733133d8937c787f07b867d439ee4a1120d22bcbdbbf893c3eb0cc87b3a8cb97d234bd06b9445e2dbd2a793f8719837b50ee0550c6c73b85936e815f3c8830a47075ce70fc568b506829f864184051e0c0c69022c015eaa0f5f411ff0745293ed244553fbdbecf9d8836763f842b0aa0b2a41cf9157835cd1d9264c6bbdedc67a299663cbd32ceec7f085f86a1055a9f29ee4cf4ce7185ec248f9c0559aa7e99e6ca9417185d0de4b5818d0af4109de870ec80ef49fa8cf21b66b585a2b1eec25e201915ffb8b7df3891a165b52c4300254297f1fd54a4fe07f50e7353779c7ad27793619e1f4ffc6f69db31420bf8698139013948abc00b5975473329fd25bbdd2fe587b95d4d9dcb323939924480ed55f9a3704797ade09bd6485debee4927bfee895b840f560d8b18b43650199984cee73ca09a7e602c55b1b0027c693b9c3603091d317b7ec8802f88f99d51b237bf4e0f552d9c7d106901752f7959df9785051908ada745d5507c9c240d72dbf8ce32e79f5b31aa6eb8ccc90d4a829c480e1650e82c1d561bf77f4f779ed305b5c2915539568f04253f36b55ab3c6a23e298a1d9acfb000bd593dabd761d768aaf3199aa8b4ec18118997e8aebcf35f198efbc2ca38ba108474c22854cc9c3da423efdc6f211fc530f41166e97ed71442f6cd03e827a5676be31d3e405fc8bf2050e9eaf4d48e52f74918942d08f4afa6a000b7c574fca906d7faecf3cacf4af418573daa3473bc6a1a81718cf9df968ba10fdeac28f11db602170c3ea4d08fc489a5bfd0a55771137d22af4a8f2c2fbbca045aad4476ac4cf09adea89f814d66fe0afc1fea2a139c3f324b8f49f22ad37d871c1d286bf069bc042041da9172aa4bd0b0d678380ce8a862cdf65db8be6e0a7fe2fdb285b3c92500782a8976ca0e3dfe8a3b4b2a929a23714bd87580facb0c79997d3c924fc8387e5cb1d360087395335189d23630a249dc86ad79553b87b4682fff379aac918c064ee1359268c83d3b49b02a1d5ff84ee124d7d8b45d214df48b52ff820e5cdc964c62a26463617910e2c98353a77e55e9bf081c8c5b64c23e97583c52f71ca675234bf15255139e9342a260a700640fc0d4f7dd1cb582c2ab0821ef332ff68b12661913ee4f73595466a204476ad887f26d5c004f0d8e247f515338eb15ea686d2451ff575295ad63b63f12bf9a22413420d96c9ab64c9c5b1f61c33acd02a9b2ca5ec1b32d6c22f31e8c0c020b77fa0b01b43c9a5730dd65f01fc322e1296c4d4eb0a5a2381eac6610649fc6cacc210bdb3671801924660c794a246f83cb5c374be04462c557cbff909469a6633eb350643f0eb6e7d6cd4763f10b14d01e977cd95ca03b3848ab36472a5cc9398a4f5a263f380f75e73db9206ecc118046a65fa469e10360aba5849bfcf1fcd969c8c767f2883c6cb16bb75e3a6c2036c1fa9a93465bece9f59938a2a27c7b559fce9d2390893c2e9c43da9dbad68a3fc43c1e03616d8d7a54791c882e5d37274c630ca879b11f8a15bc0073da5f6e63c34711b3037331aca965ec352273d34d13bd64cfe7a371edcb9c1a2447eae65c65294cd5671d9146877b3fe371392519c3aefae3b7512f8562de70aa38bdb3d0fe47d29741a12c1aa6e59561d3e9cbd19ea32c9c10e1325ad8c7af4a616ca4e065f2887483bff677d4196b2dbf44b99b0fb130c804d0005a3ea9e0a79399bbcbf28a713fce7b10a2a1ffdc6584e1db828fd2629fa1fd0db912ed857afef527871a380269929fd40b21da57dc8d0a41e7a4849475284616011d9a3f2b05ec7ba260cfc46e79a138d4ea2657ecd4f8c7a99ac4707ebd4f7ee147ee797c40ca9072dc24989cdf671310ca75fba4f36bc50cadb56c19244ab6b495fc978942256cc7d2a30997c7ff5610553912ef89bb9ada14250de854efa4ab9000fabb7d418e0711f2c87603e08722d6313ebbefb1c707da73767fd2cec213eb379268a257a14dc329e9cd56c79513452615fcb5ae877f6c59bf7e03c1ce909b023a5af08a6a35c40906e365974187ba689feca244bee54d069f1500649d1011dc523c95aa5fa76dde3ed858a202e11a8877644208b962c651de5020d9e1b24fcad0ddc2178565c3dfeae1de35a0284daaccb3f095390d7f2d8b5c13c1e487577f6504c67e8f1d2d7926148acb3678a5beeee71766eea213a00945ac79e4b4520db4320d8365c175779e3dc83d6cac6865aa9b74d203d443c38f77a3ed55f5f8dc4e0e92836c3569815b287822169cd41e98d147339272e6de5c3e04775598ba7af3a1f18e9e6b9384d10d1bae0f72a0de21d822c2c7d281aa97ad5b564f26d4cee10c2277da5b5c48ad9d87789931551401f276f0345a0de4e83f36a346b6d4a46367d067adf24979ffa7c54ea69cd1d71fced634b4c588600cd3247c6067db4cbbbb4d178a8b9761ecefde4d68e76f7f01d9c611b63bacbb4084f39d85b1662ac1980bb6a1502f8699a9720e27dadaaf711839c733b31598a02fbfa1c11e6cc5be8761c5d216f3eb6a182546e5ed2e998f4bf22e6325c701a789b4ff6da826cbb2e30e7a3755b82dd9ea5c946948d29bbea7bf52f8740592d932abfb194fefc102df08c52efa211281e070548f8702cdb688d9296ec31e26e3611dd75add4b99a9fc4215f73be6b1bc1a92c1d17d8050412b76b7460405fd0d67f83ade1f4b0e719e3088598cc4b2ae70554b19aee33e9352137b7567405b840a784fefa72e3b821f30152dacc4d2ed9a1c148de4626b8953a825965e514908f18ec2d298b5dd1edbe73898038b789857a3248e6b4dc7c1be23ed5effcadd3391942e6bc42bf45ecb07318a96db061d25d8eede378ff69855361a3ba7c214519de9c367176d75622e22d4a65ac0e310f81cfdeb318e7470b0ad3511e6ef647e7f170cb49d8dda22f4949f12722a9729d53dc37087d9a2459d7cefdbc55ce1a6660bc633684f992c39ab68a5a04f683a532a2ef30053b1581571649254d34ed81d260eed263acd4cdd4e7ec43e1a62e91add0e3cc5adda507fd39cbf572c25b6f6967cda50f3d2c13a6c3a428f0e4d4d8cbeeae0d4fd8fffce21b23d06cd264bccad9c145ec57c5c40ef1095bda3442549d700e8223e3982613180f172974c04163726ca556aff5f941c23c1499baced9384cb01a29842a3c6e149b1d94e784d9b38cd58a1dedd1a9599574f4fa27b618762589eeae54cfbf4d6c35e01782df06fa387ed4e042eaecaaaa9d66c1580262f426e591928311fedb5b4647f7190241d0756561fb2bab86b1ec5267330faedcf241b57ac5604411aa89639071bdbd6137fa3fbb81bfb83262aef96735f56db0ce01b0ecd7a2dc22528ad3959b82525c2b1b2f1ef2725d186f54b17e40ae363ef6e5de8b725c3695bfc1bb96a66113ae79eb9550f055b9322d050187fb2476c3052b1b2eb7d83288232d6f62d8903d9915cd9ebe44a71ac34b4aee9d23d7986ca6cf953410c77fea97a921ff08411ada4c8ea2caf7da84d978f4a9fd3f7faebe6c197241db4c3c360c70a8e0ea2a0043856abb09b8df02ce29e4788fc9b1137327c7c2f126ad290d7be636841a04acd742f4810f6d653bacd3bee153ef450a906cc36fae1ab57fd6736b9a593448e377cb18734ee10a159c92513e197da467039fede9433faa5b758eda8b04d81b4dad5a80a09c139898aa6cd337a032f40338130798e920cb50b78728ae98e5ca6e67e5a74fae8cb29d0c03b75ee6e01cf6df5c80e0ddce5db02a7b00006e95faab8096e08c66448a1467f8cb4f663b3779469af615ac28b573d768faec06b623ccef0e9e638b3905e20d431de6a9ed54f8dfcbb524ca113e9c8585d48ddcc42d7d3e1d94889e8d0002688216526001ad03fbdd625cb3933e273e1a091b21d4272d7409db4ee95e1e5215468906527ec13e7fdc854226115db555579136718498ceeb9e31f4711e1cba395ad40f4db0a9979266ded3e9d31dcb5b535b17624b675d0c4bda00019b7ac45ef5f3c27dc0615f76dc616db0554b99e02e97f105a2a6283b0881b76e27b03e882306c4b732beb545e49c67cdafbb5927b5821e917bffb8584ccf2bf4a628d12e02cdaa3d686533d41c27af32d39cf78ac8ccf6d4ef19025ec44bc411aead99a8a146bf993c0d07f823802dca52fc92f0da055fca3d070103b30a467099cf731d31cbad32221c497cfcc6d0d75454d6501a88fdd59e6c94988bc16655d12c824292eb8578da7aae32bd27b19afab78f9519b12ab42911e83cd7e72ab3b916667a2c4c2c045ed0c084b1ea588a8173de25cf5431b274109364a607ac3128d91aa8fd370977a800fe3472c65da96f37586feb8638ae695efc894a0d46887bf1d3b2763fbfeea1184834e391bc04ce5f51370009105f25a9246e1b1f359dc7fc3d6a90767e1e64a4cf3b7ad219d7da9d39b1e8cd9b0230622d0eff094ccee3fa30813a42434793a0234da5984ac714f16225803d583e8d647817b3f9b24a59ffa4976b42481fb5b55e43825f8abe3a6cc6364c316a776d6a1877ef56f4a6ba5a5416751570377569e8d81e789e5370f7e3022b393e5d1e667258792c323e6295ca993ad48b39de7a9771de004e60b46792ec6bceedf720482dbcdc9571c12a317b26287241f5504ccb7a3d7e9ff2a513d2e58d6172e32f51d5ab351f5b47d720f73e9c0c19d921810ffa96a91cf0345557e7f0566abfb5801fc15b6dc29025a395d80f33f2b2965abaf36dce3687b3d851c26d7570caa0887cc9d21f4c2ee01e85ebbb50fc336e7675d25454cf42ee3d0f6a02c721f203503658047be2dc6f3de727e3bfae3eac83bea72284d49992f1ebd5008b0ecf90f3881b360f5f81e1938cffbe2307a03dca9b5aa529791e95b7cd8602f715532dbc0bd074d326b61ede86b23223f21985c920d55373f98e6314dde3fb1a874acb4902f686e4628c7bff8771bd230d111aaa8f5e149d0291c9cec162a8ecac195195b26815f999e03a1a67c9088d1cd0cdaab2344d1bc763bd31eea2108601d82f54c79a5e1d778b95279d042cb86e64720a3b5dd0eb6156684051c1c2715612ec42593fc34dc31635adf764d41050e2eb4f75821d54c3830af49716fc3115443ee0dfadad1dae6b4d3d5bded081ca51f460f24124c708040fe678f81e9f587658edd2271da53fdd5d7cd33c271e5a00d37b67f6836e9e3f95bcc56cff136e1246cb61536b4ae4d213c02c71dc04f10a1eba389fa9a927825bf946c9ad02f72c1b043d85218d2d2b548e8622d3c1d1aa282cc8ecf9def6a9f6d7c48acdf2f30eba8f9b3fb87e1209d26ea3a63b5f5609b9f640c02c1b81d41a7b1b5a0a0fc02d395386787ac287f999fe85ff8183734e214b6dcabb03e91e7829ec2b8254f18b0f97d12dc41e7a4e0d1b98f60c5ea49a3fcdd4372854ea56931803570dc4b467c809e79ecb7fbd7e71c2ee883a748cd6ff4b9f38f93a073fa406bcd633e93da749ade7888651707343e7742b59c7f62cc472051bf79d0fbb48cd6a04a40a881288561f104051a5b3861ee93980c2a8d56002a4392a79d6c22d6f822b9a77bd0557e777d630d1f4588bdb122c522cc4bf81aa3a7a7e94fc', '1', null, null, 'dec_yTq5Gp3KJ4TGjW2B1NOIGk', 'dis_TnGWRNm4W7ZX5c51CIK9dX', '2026-11-17 07:42:48.673+00', '2026-11-16 07:42:48.673+00', null, null, '2', '2026-11-16 07:42:47.409+00', '2026-11-16 07:42:48.673+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '\x619bb3b4013fc6333b657d745f9972e631b7f54146ec6483514f03aaffb5a9aaadc0327e1b54b7f76d74edfa4fa034cd03bd7375669ed5bca6981610ce4f54abe561e719b57686be56a71be2d5', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1bZUyPzs2byXfylO7EAfvI', '\x619bb3b4012904d984837bc930cc51f8f37f5754640a2e0f1f512ef627614771f8f1d796dc1a01eacf888d0c0aba9dde882aed8c162b5af40837ee63e8809d528a4426203222a80c18883d4921', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Cj1ewrK9cXWaN38WX0ALKL', '\x619bb3b4019de7e4d61f97a63c32f9af75cdee3ff0e71a52fa3fadfa8dc53578871b8c80ce3a48e1468ba5d824821b5a6fad70be5ee13b9f787adbf404177bba8390dfcb1ef1b9d01ee352f16d', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_FhjGebKcFdxejMtNmHMzH6', '\x619bb3b401443818e155447645f04f45da7da64687f6f764ca06ee77f3049e94fac7296693199e731fae4dbb8487112f6ad138c4d03d56ad6a2ca2ff1b994e4b166ee96ce5c03c86f8f1088078', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_N2KihEeAQzGIDGGaFlccAp', '\x619bb3b4012fde2fe9ca8a3d7024ab13ea88b865e7798ea5e8b1e0f0c39ace4de4d369816988981768ee2fa4e78ba6b0df7e14f6363874819c97ea3c33bd41f328dfcb9c1cb2dc0fd0333c8dd5', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Qs2w1Ei2m5rxLltYicaKwP', '\x619bb3b401b2a0dd2354bcbdf371a3b43335f33f828c10573f0bd8e4eededf251e267e249895aacd5e0feb9d14e22f94f46aa8d4b51547ae10c492189ff182b3d84669e965617cfc6bc85926c0', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_UEOSY1Atwq4nMG0r56EVnN', '\x619bb3b4018a2d8338bbfd0c725c2161585db9b035694d81389940869781ea272aaefdbabfc038f73d657b2a3a5c1987403d9fd5084f131c1a2d912ba8566fe40f328542c716c9cd3a4df8b735', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_YI6uZtlNkpdabNl69TsqP8', '\x619bb3b401be3b5ded116ad557eb7a2f526ae06ed280f6bb7c87e09687009d0d4f7700933c195bb9d5eb1eee7669ecfd7d7c1e88d99f4285aafd3a68eefccaadbab1463d21fead6b7a2eabb4c3', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_ZU9lzsVH8YV20TDfwAhbe5', '\x619bb3b401c6fa58c732e6564dc59242cd0efab42f960ffb8fc6a44218caf51ab60d46bc829f0827d25f038261761e8c57b57d6f0bd22c4a6a5973de19a19f323faabcea5e1b9ffe69f544c98d', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_eA1rqh0GknN0Hv6KNhjlvn', '\x619bb3b401a319d6db6028fe76c79dae2f854af8fd5f0e64f8f19aff2f39627b5eb7b896e13b8463d35df400322ccd67ed15162ab02caab67b906d1457a732d58aae9805b1e07f48d55251e5de', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_fNOjZOwryQgmLanejZOabD', '\x619bb3b4012a020bc3b5cfa80ee675d5b1d67bfe7d0775acfe1aa4e8e16bd387536f28576b5c6b2ee32d82edb0e9b1ab5bba707b99da7cd77e4593dfe946e6c4e2f6b6c9cd6679ada7f6fbd647', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_jVYpWNQkeiY5q61P8kK4ri', '\x619bb3b4016e06d9fc20c12a35b55c39db175d33907dd429e535a42afabc03372fb39b7e821c80a665ceeb06a0b65cae2c9c88bc33209e9d586bf9120e35f62e805571b3233ca31f64d08beff8', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_kVLlhJsCJKXE2ILlIkK88T', '\x619bb3b4010193d56f2b488dd3730b552ad4a95e81865cfe50ba01f891f7224ae6e04531bb979f23f9aab3e2c4c56acab72392e55db57446fbd29d1a51763bd1dad13efff3f669595fc0f0a15e', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_lmaBzpHpqHqTcgZqCXNtww', '\x619bb3b40195280bc18fd4aed6d352986aa76c61bf0e96e3f7eb0c1fc4546622eb2bdf440eafe28f65a9d79cef664814c988c9942976c76fc1f5b35c3987f811c79d0d6d07f55f0c90bbbf8fd9', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_n9ymoXBAgb53Ib7x5k44yC', '\x619bb3b40186864b926db63c0db75e088d0bbbc473bdb66031242a0ccceccd7972e7508c29e217617b29166e2ab0cb01c2f94431593a4b7d81ad8bd1f49d20f4cad41cd9608d24f386195131c5', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_nDYiyxo5zakTqd9LFGMm3j', '\x619bb3b40152e7fb571e4e10f131bc6bbb60e2c046dcda599c326b261bb103167f6d5e375c4fe0d8c323b02aa6d5938288122af40d0f2b8d0d80ffc24f3e333b5664d571d8e387314d6f5613c5', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_oxQ8tA44AiSF4NA2hl4ipx', '\x619bb3b4011ae30b0253d255351a6de4160efbbe94cd9e91340637f444ed1ab2c03c035f98131a84874a9ef7b9345652e17a37a5f5cebb6afde9194cc9732c0f1122ff2e5f1659118a533f3d80', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_po5z3slwTWMEWsGWjEibgv', '\x619bb3b4014569cbb838a5b98c3e2d8c81cd2c0a3a79c8ac4655cdefa1fa329cf396a1ae170bb79bfab57765863f784fbc9ad9623121428f51d65188dde75c474e949d57951961c752df3a0c65', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_qGSD3Ppy5SMa6qr0cOXL4V', '\x619bb3b40155941bd2b42abd24b07659638c6a8abcd6852cf9818d688620376bf75b6075e0777b6cb38dae24d6412e8ccf65fb7b6ecc6aa28618c5e7ea8c5f763f5bd3c3d2447d60bb0ad2b94a', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_u5jp1QLFDKxcuDO1o9wRhr', '\x619bb3b40187d55742d2b4461ae1d6a709ec960d1905e59700f5a196b909d2627128b39e763beb6a2529c313e841de0fbf768e887577f9b624fecf492fb6e74bb260da59c679c102c8d5d92144', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_uyLQv0VmJP05h8eOFZ6b25', '\x619bb3b401696f401317177e69ca0055baf007c79e7d6dcf17425459fd35cfb633818058ded85115bc003603a59b18f5346d9b1615104f6bf4d325f161e3b8bcc4965bd5c8b5cc6c44567d558f', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_wgBgScGCk9tSbPlaO7aZkU', '\x619bb3b4015e803dca1f10f0692c1d1fa498965d2cd8e5e4a29084b053f19dfbb63f13fe12f053e94c95659b3ad7b89de10484c61a5a2147b49b8738912e53c5dd35bafa89a2145431125a961d', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1YDGR3e7CVCEg2MfXI2Cyf', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1bZUyPzs2byXfylO7EAfvI', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1bZUyPzs2byXfylO7EAfvI', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1bZUyPzs2byXfylO7EAfvI', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1bZUyPzs2byXfylO7EAfvI', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1bZUyPzs2byXfylO7EAfvI', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1bZUyPzs2byXfylO7EAfvI', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1bZUyPzs2byXfylO7EAfvI', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1bZUyPzs2byXfylO7EAfvI', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_1bZUyPzs2byXfylO7EAfvI', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Cj1ewrK9cXWaN38WX0ALKL', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Cj1ewrK9cXWaN38WX0ALKL', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Cj1ewrK9cXWaN38WX0ALKL', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Cj1ewrK9cXWaN38WX0ALKL', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Cj1ewrK9cXWaN38WX0ALKL', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Cj1ewrK9cXWaN38WX0ALKL', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Cj1ewrK9cXWaN38WX0ALKL', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Cj1ewrK9cXWaN38WX0ALKL', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Cj1ewrK9cXWaN38WX0ALKL', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_FhjGebKcFdxejMtNmHMzH6', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_FhjGebKcFdxejMtNmHMzH6', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_FhjGebKcFdxejMtNmHMzH6', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_FhjGebKcFdxejMtNmHMzH6', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_FhjGebKcFdxejMtNmHMzH6', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_FhjGebKcFdxejMtNmHMzH6', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_FhjGebKcFdxejMtNmHMzH6', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_FhjGebKcFdxejMtNmHMzH6', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_FhjGebKcFdxejMtNmHMzH6', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_N2KihEeAQzGIDGGaFlccAp', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_N2KihEeAQzGIDGGaFlccAp', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_N2KihEeAQzGIDGGaFlccAp', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_N2KihEeAQzGIDGGaFlccAp', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_N2KihEeAQzGIDGGaFlccAp', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_N2KihEeAQzGIDGGaFlccAp', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_N2KihEeAQzGIDGGaFlccAp', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_N2KihEeAQzGIDGGaFlccAp', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_N2KihEeAQzGIDGGaFlccAp', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Qs2w1Ei2m5rxLltYicaKwP', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Qs2w1Ei2m5rxLltYicaKwP', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Qs2w1Ei2m5rxLltYicaKwP', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Qs2w1Ei2m5rxLltYicaKwP', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Qs2w1Ei2m5rxLltYicaKwP', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Qs2w1Ei2m5rxLltYicaKwP', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Qs2w1Ei2m5rxLltYicaKwP', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Qs2w1Ei2m5rxLltYicaKwP', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_Qs2w1Ei2m5rxLltYicaKwP', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_UEOSY1Atwq4nMG0r56EVnN', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_UEOSY1Atwq4nMG0r56EVnN', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_UEOSY1Atwq4nMG0r56EVnN', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_UEOSY1Atwq4nMG0r56EVnN', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_UEOSY1Atwq4nMG0r56EVnN', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_UEOSY1Atwq4nMG0r56EVnN', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_UEOSY1Atwq4nMG0r56EVnN', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_UEOSY1Atwq4nMG0r56EVnN', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_UEOSY1Atwq4nMG0r56EVnN', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_YI6uZtlNkpdabNl69TsqP8', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_YI6uZtlNkpdabNl69TsqP8', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_YI6uZtlNkpdabNl69TsqP8', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_YI6uZtlNkpdabNl69TsqP8', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_YI6uZtlNkpdabNl69TsqP8', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_YI6uZtlNkpdabNl69TsqP8', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_YI6uZtlNkpdabNl69TsqP8', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_YI6uZtlNkpdabNl69TsqP8', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_YI6uZtlNkpdabNl69TsqP8', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_ZU9lzsVH8YV20TDfwAhbe5', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_ZU9lzsVH8YV20TDfwAhbe5', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_ZU9lzsVH8YV20TDfwAhbe5', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_ZU9lzsVH8YV20TDfwAhbe5', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_ZU9lzsVH8YV20TDfwAhbe5', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_ZU9lzsVH8YV20TDfwAhbe5', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_ZU9lzsVH8YV20TDfwAhbe5', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_ZU9lzsVH8YV20TDfwAhbe5', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_ZU9lzsVH8YV20TDfwAhbe5', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_eA1rqh0GknN0Hv6KNhjlvn', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_eA1rqh0GknN0Hv6KNhjlvn', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_eA1rqh0GknN0Hv6KNhjlvn', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_eA1rqh0GknN0Hv6KNhjlvn', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_eA1rqh0GknN0Hv6KNhjlvn', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_eA1rqh0GknN0Hv6KNhjlvn', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_eA1rqh0GknN0Hv6KNhjlvn', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_eA1rqh0GknN0Hv6KNhjlvn', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_eA1rqh0GknN0Hv6KNhjlvn', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_fNOjZOwryQgmLanejZOabD', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_fNOjZOwryQgmLanejZOabD', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_fNOjZOwryQgmLanejZOabD', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_fNOjZOwryQgmLanejZOabD', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_fNOjZOwryQgmLanejZOabD', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_fNOjZOwryQgmLanejZOabD', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_fNOjZOwryQgmLanejZOabD', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_fNOjZOwryQgmLanejZOabD', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_fNOjZOwryQgmLanejZOabD', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_jVYpWNQkeiY5q61P8kK4ri', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_jVYpWNQkeiY5q61P8kK4ri', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_jVYpWNQkeiY5q61P8kK4ri', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_jVYpWNQkeiY5q61P8kK4ri', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_jVYpWNQkeiY5q61P8kK4ri', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_jVYpWNQkeiY5q61P8kK4ri', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_jVYpWNQkeiY5q61P8kK4ri', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_jVYpWNQkeiY5q61P8kK4ri', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_jVYpWNQkeiY5q61P8kK4ri', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_kVLlhJsCJKXE2ILlIkK88T', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_kVLlhJsCJKXE2ILlIkK88T', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_kVLlhJsCJKXE2ILlIkK88T', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_kVLlhJsCJKXE2ILlIkK88T', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_kVLlhJsCJKXE2ILlIkK88T', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_kVLlhJsCJKXE2ILlIkK88T', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_kVLlhJsCJKXE2ILlIkK88T', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_kVLlhJsCJKXE2ILlIkK88T', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_kVLlhJsCJKXE2ILlIkK88T', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_lmaBzpHpqHqTcgZqCXNtww', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_lmaBzpHpqHqTcgZqCXNtww', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_lmaBzpHpqHqTcgZqCXNtww', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_lmaBzpHpqHqTcgZqCXNtww', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_lmaBzpHpqHqTcgZqCXNtww', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_lmaBzpHpqHqTcgZqCXNtww', '\xa9c9c6f7bdd501bc78fd573760240720'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_lmaBzpHpqHqTcgZqCXNtww', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_lmaBzpHpqHqTcgZqCXNtww', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_lmaBzpHpqHqTcgZqCXNtww', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_lmaBzpHpqHqTcgZqCXNtww', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_n9ymoXBAgb53Ib7x5k44yC', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_n9ymoXBAgb53Ib7x5k44yC', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_n9ymoXBAgb53Ib7x5k44yC', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_n9ymoXBAgb53Ib7x5k44yC', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_n9ymoXBAgb53Ib7x5k44yC', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_n9ymoXBAgb53Ib7x5k44yC', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_n9ymoXBAgb53Ib7x5k44yC', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_n9ymoXBAgb53Ib7x5k44yC', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_n9ymoXBAgb53Ib7x5k44yC', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_nDYiyxo5zakTqd9LFGMm3j', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_nDYiyxo5zakTqd9LFGMm3j', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_nDYiyxo5zakTqd9LFGMm3j', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_nDYiyxo5zakTqd9LFGMm3j', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_nDYiyxo5zakTqd9LFGMm3j', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_nDYiyxo5zakTqd9LFGMm3j', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_nDYiyxo5zakTqd9LFGMm3j', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_nDYiyxo5zakTqd9LFGMm3j', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_nDYiyxo5zakTqd9LFGMm3j', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_oxQ8tA44AiSF4NA2hl4ipx', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_oxQ8tA44AiSF4NA2hl4ipx', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_oxQ8tA44AiSF4NA2hl4ipx', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_oxQ8tA44AiSF4NA2hl4ipx', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_oxQ8tA44AiSF4NA2hl4ipx', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_oxQ8tA44AiSF4NA2hl4ipx', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_oxQ8tA44AiSF4NA2hl4ipx', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_oxQ8tA44AiSF4NA2hl4ipx', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_oxQ8tA44AiSF4NA2hl4ipx', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_po5z3slwTWMEWsGWjEibgv', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_po5z3slwTWMEWsGWjEibgv', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_po5z3slwTWMEWsGWjEibgv', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_po5z3slwTWMEWsGWjEibgv', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_po5z3slwTWMEWsGWjEibgv', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_po5z3slwTWMEWsGWjEibgv', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_po5z3slwTWMEWsGWjEibgv', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_po5z3slwTWMEWsGWjEibgv', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_po5z3slwTWMEWsGWjEibgv', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_qGSD3Ppy5SMa6qr0cOXL4V', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_qGSD3Ppy5SMa6qr0cOXL4V', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_qGSD3Ppy5SMa6qr0cOXL4V', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_qGSD3Ppy5SMa6qr0cOXL4V', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_qGSD3Ppy5SMa6qr0cOXL4V', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_qGSD3Ppy5SMa6qr0cOXL4V', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_qGSD3Ppy5SMa6qr0cOXL4V', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_qGSD3Ppy5SMa6qr0cOXL4V', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_qGSD3Ppy5SMa6qr0cOXL4V', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_u5jp1QLFDKxcuDO1o9wRhr', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_u5jp1QLFDKxcuDO1o9wRhr', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_u5jp1QLFDKxcuDO1o9wRhr', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_u5jp1QLFDKxcuDO1o9wRhr', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_u5jp1QLFDKxcuDO1o9wRhr', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_u5jp1QLFDKxcuDO1o9wRhr', '\xa9c9c6f7bdd501bc78fd573760240720'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_u5jp1QLFDKxcuDO1o9wRhr', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_u5jp1QLFDKxcuDO1o9wRhr', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_u5jp1QLFDKxcuDO1o9wRhr', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_u5jp1QLFDKxcuDO1o9wRhr', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_uyLQv0VmJP05h8eOFZ6b25', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_uyLQv0VmJP05h8eOFZ6b25', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_uyLQv0VmJP05h8eOFZ6b25', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_uyLQv0VmJP05h8eOFZ6b25', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_uyLQv0VmJP05h8eOFZ6b25', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_uyLQv0VmJP05h8eOFZ6b25', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_uyLQv0VmJP05h8eOFZ6b25', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_uyLQv0VmJP05h8eOFZ6b25', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_uyLQv0VmJP05h8eOFZ6b25', '\xf0106a22bfff009406c5a208be702137'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_wgBgScGCk9tSbPlaO7aZkU', '\x133270e1b77a4a93dfa2e7d913be1cc7'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_wgBgScGCk9tSbPlaO7aZkU', '\x42284eae4b73283d506b0abaf097c3ae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_wgBgScGCk9tSbPlaO7aZkU', '\x5816f800fb0147287f545db10189673d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_wgBgScGCk9tSbPlaO7aZkU', '\x95bf569cb201d7818d61402cdd95eaae'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_wgBgScGCk9tSbPlaO7aZkU', '\xa7cae298f7460409499b2f4db558b73f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_wgBgScGCk9tSbPlaO7aZkU', '\xc848d382114f594199a07c0b70a8550d'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_wgBgScGCk9tSbPlaO7aZkU', '\xddfb8032db9bce3226e4f72efaa8bf17'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_wgBgScGCk9tSbPlaO7aZkU', '\xe2fdecbda4967402a99b42eb08b4412a'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'per_wgBgScGCk9tSbPlaO7aZkU', '\xf0106a22bfff009406c5a208be702137');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_policies, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_3058dMCKmna63vUsDCFTf4', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_NdKqZvEcE9MvwXSWdj8aIR", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:46.626+00', '2026-11-16 07:42:46.626+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_4vVFDYtDg5QsT75ombHXxl', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_4vVFDYtDg5QsT75ombHXxl", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 07:42:46.913+00', '2026-11-16 07:42:46.922+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_5AxWk5EdhDXPyibsw5Nhq7', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_dOtulkzNICbtOYGtGgw16l", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:46.667+00', '2026-11-16 07:42:46.667+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_9Pnpc9w7MzxQvAEeEzGuQN", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 07:42:48.071+00', '2026-11-16 07:42:48.272+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_AZHz3tx09Og8i0MPxt0hfB', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_RNGoD9VHMICpmrnou5VRJ2", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:47.597+00', '2026-11-16 07:42:47.597+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_EUS1w3YWwqaZ1rin6jm1Ct', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_EUS1w3YWwqaZ1rin6jm1Ct", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:47.455+00', '2026-11-16 07:42:47.455+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_FcfT3sGorKmRng3epr9c9K', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_JG5TXGJgBHM5ro1GEOvOiw", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:46.697+00', '2026-11-16 07:42:46.697+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_HPYNGO1CAvB0gPs6slrnDb', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_HPYNGO1CAvB0gPs6slrnDb", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:46.723+00', '2026-11-16 07:42:46.723+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_Nd8wDz3k4K2DZmRWq6VQHi', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_gdxykDjPd6NSge2KbbUsGg", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:47.64+00', '2026-11-16 07:42:47.64+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_WxzLNKaPOp6ltMaIXek6O4', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_6PAg9IfjdIxxwNci65KaXM", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:46.496+00', '2026-11-16 07:42:46.496+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_Yv7DE5ZuqxJMTfQ7bk2ZMs', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_Z32BGDHP8hnygXN7IcsgQT", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:47.706+00', '2026-11-16 07:42:47.706+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_drg4FlFXnIBzAUFJuKkxII', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_GGz5xF6f4EqUA7KX2Ac04B", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T07:42:48.673Z", "check_id": "chk_Y76NEsdlYVmzq2nM4CT98C", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_wXK4svHKHLLLfKLGG4wAgH', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:46.465+00', null, null, '2026-11-16 07:42:48.673+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 07:42:46.45+00', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_fTRUyhchQkmRduQdBrDsIX', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_JHdcqqWBY2eDXqQkCDilEL", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:46.569+00', '2026-11-16 07:42:46.569+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_fWFtc4OQSLpAcYPP5fytaI', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_rhL2VY5GH3N2zDaoD1xgSL", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:47.21+00', '2026-11-16 07:42:47.21+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_jNiUOCssSVGnut6oVLt9HB', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_jNiUOCssSVGnut6oVLt9HB", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:46.755+00', '2026-11-16 07:42:46.755+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_rMYoPWpqDcKCslB1LIHiON', 'unverified', null, '{"use": "official", "given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:48.263+00', '2026-11-16 07:42:48.263+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_tGEGCqhkzXWhnMtgFGjcuI', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_tGEGCqhkzXWhnMtgFGjcuI", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:48.295+00', '2026-11-16 07:42:48.295+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_wWRGnPU7cxsTm01m8hGSdA', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_lRBHntdcEJlH8YQs3pFPCr", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:47.755+00', '2026-11-16 07:42:47.755+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_xVzZG8UI3Q3n3FoagDpkHk', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_HADt4VCxVU0BqfwtuXamii", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:46.427+00', '2026-11-16 07:42:46.427+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_y9OGcBQ3bds3g3AYZDDUQQ', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_he0ytcdh00oUI8vCrEginP", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:42:46.596+00', '2026-11-16 07:42:46.596+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_4vVFDYtDg5QsT75ombHXxl', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'cal_HuT6TIEUlTaK88pSpqYTvx', 'prac_FcfT3sGorKmRng3epr9c9K', 'Phone', 'busy', 'issued', 'SLuVu4YRugcRnJEdJIJCl34IXBDwqlgLr2l9E0fEjGw', '2026-11-16 07:42:46.703+00', null, '{}', '1', '2026-11-16 07:42:46.703+00', '2026-11-16 07:42:46.703+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'clm_G7baMjaxmcKHX9mTr32PEa', 'per_lmaBzpHpqHqTcgZqCXNtww', 'cov_K4gDnz3rOYtkPPTRGVyKkN', 'prac_tGEGCqhkzXWhnMtgFGjcuI', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'NVJMLHWFBWXMLOUNI', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_kHWIGTxB06gIyqYoc0hUCH', 'dis_Jxqadfh49UcrQ3gzWeyBOO', '\x01bc5e70405378337bafb9bb45c8bbe92459683b8eb52662c4c9d26306d0ba5fca3d53c30511120327f0e076964a20b87df802144858252804ea7697555099f7b3465cedce1dd5f358072e5a7fc8a48e6f3705bb13d37ae10120c57b224eb5250b2dcc594e0fdcb83fcb7c4436faf212732f69f5ad0159735f96632227df90a86de5d070c9a00ce0d7dc61b83bb95976914edd07fe127a793fb9d3788cdd2b55d7afebffb26027a6e0ba8455fe88953445f9c93553e37aa954745fb2d45c53f31d3dbf4044023a047e33a9cb1710cdace5b2d4bd6573cef5ee505d85a84f347caef21761a1ae852b56c484a540bddf472c5185100942bfd2f61dbd14d0ab99e5ced768f6c6a3f9b9b8d5763652d3419a04e0929a597f3412b5af02d1f7955376c62e4ecd4b79a528525428a7be107378b1023780ff2ec3246ec8e6920dd24cb89a8e7b4bf086176cad2210ab2bb611b5884ad370df1fa85fa1774eaaa34bff48ebbfba289f52838cc72e2a6b3dd60ddc7ff980622c191c7225254baa43dd430793b191d163ebd6c53d9d882d9b9024e228a27c19d2f194bbc4e2d3d1d1182f1b6bbeef8172e4d43fc3e7610bf78a7c2dd6cad3165329c2854e32040ea977a27d01f3344f80a21cec964257a070ff56891b03b9cc0712272e86447599f31293f97c89969acebbd732b0563e35a6a8ff68e1cb9729c6d8f76c512531fb63df380d0fc8d11145e966bdab8ef23ee731ba010d45ea3a2598d5a58867e3ce2b76091dbf2167c9c16ae1706a6ee3ab4a861a02da56ebebb8298e36d9edb83555f136bce427bbcd3137fe7a54cec3c91bb3987ec00fb93fbd68abc4b5844f3d350b8965a4826ea9d6fb150cd79034347b9894da4403a598474842a84fb7f0106d824355195c598065e5e47d8e354d4a98189f5e289d72b49a96a74061c72027904a5714ffc5f3ab37016a3e61f184ad6cb83ffc44a090edb25c729e6d5038fff28ee6049805037d0018a75f1453b37c2001047db346504e7edc8966f577083f7dc002fa2fb002f3a6a40e3c14cfc054ce082227a220db14a340d2c6b043b496be826fa5d258f54f97a2f00ecf6f0aac1238e272363822285fdc8767b5f261bce0fc8c0e56f2c83c8e37ecf0ab6f58198f2dc9671c473106d76833bf7affb36f3300bc89cdf5e123d949b0c05bec2472838a58971e257802292d0f26a8ce968f430fa99cc068234194b843aea8c012f8637ed0424dd42c5b92a7a3f0825a20bc5469dfcda06d95ba40bc3861c9bd553ab743a668938703fd372e9dac797e3b105983b5303421b37db8e97c9c8972a77a32f8d9dbe14b3cb3a4a7d5af236bbe798246371e20d5c2d1aaddc3a1d0373baf46c257c78e4c1da48098ff8951ecb09659dd92d4795a612a86edf864f9321516c6cdb5bad1dd6b18b187eedfd9b892c32f37cf6f7462e1ee2ca050906a47674cba5a6419739d1306898594f0f3ac7ff923e9a50bb24b1ad50b726bc9baefc85148a5637a99ffc2e9c4c16a073cd97d1715d4cb636e18d795dd2cec8912e72cd86239355d9fb9a821fd7352fd720a8b3505714cc07d3d974cb172f5c394b7801f508109110b097ebed287aa1b675b577abfb8d93a2e6eb0190894a23267de7ae2b71853f312d750cdf7e855660df90620f61ee6933db5a253b2c440374aa330620ca4d3eb834d83c110141578c3a78ac80fcf99f1b069489f6862f6a89cdf74325b6f248e2163ea2ac9a7cd67db7789d0199a32e14c946b395aa24afcbb72e6fbb18618f631b7884e796b46450a2104740cd1f05c0ee887f8ea3dac38f59455235444590d4571ed30bcf92d0fea2fef0098bbc1cd1830176a32842413ca7e0b8191abfcbb92e4fb99a4074c65b43afb58836babc2c6a1ffc265faa908627b498c31a291ddcd29bfec198a55c8db2fa1474691a5f3e28182775dc1a879cf36d0a08af7f5d3776d383109676d34b057ffaed28f44314b11feed3f4a78324e04e2523381ecae97cd8fe3b28b51e282c6f45cef3516a83817762f61839861d481dcd0955372362dd1384f8f01b17b527c52c95126dbec04f08732c9aec69c738e31e2ba19ef85ff7ee9a70ea16c4e8094ec70713b46f0d8e240b16bbbee6c42acd2f6389339f785bc3fa2d0ff932f29b45ab8352895265406c281090f8899eb2b44a7f46f6b927dcaf0f3f1d58805ceded7f871a90756e8c35d0e8530cc49543461fd1dda94dc8b062713a256e05414e2a5f5833657eaee7bd4c4d546bc2b009c0d5ed5be1af96fb2530b289258319dfba324e6ce3755f2c4a673a4542a428f37f2772867d64d061fa67bbda3ad3f243cfd287979071ef2961964ee03de235600c3ae3e', null, '2026-11-16 07:42:48.501+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 07:42:48.487+00', '2026-11-16 07:42:48.501+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'clm_OYTlaVNEk8qOFKwW3HBBcZ', 'per_u5jp1QLFDKxcuDO1o9wRhr', 'cov_gruPROAFp1AaFGiuiythqq', 'prac_EUS1w3YWwqaZ1rin6jm1Ct', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, 'EXHX5YC4M9WBJSP3X', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x0171ffa5590ec7a5fa0960d2c8c22d422c47f861fe7dcb0f09b288bd59e015320f47c605870223efde031b94e3768c7e41464cff89e51bb672776dbd7995302565ca99433fd9d24c02024e89858e9acf353d5c259b8b4ca2ebabfc39f58fed5e28da17c1831ceeee11b6068e401925507dcace275957ab39ad1218430deda136b075ca6b3c67d85d3f695fdcd721d067a40573e8902bf189c46f761adb8a478491d9380677d8a09180f3fcf8e2fd84eb81f85fc4015ceb357410eb689f562e8f5ecd389ec564e3b64b49040bd41df2eab51feb9886a1652137ec0285c9ab738557923f4d635c1487b7f0ac07659c3e17d492ef2055772ef800d32341b63b3b66b6eb1e574107938db2351aedf7c3ee52559890915d8f869f4bf17bf1a98d70531e8d1c4e518d975ee765eab00fb5cf986d9b52d80bf3c2c00d53362b10d9cd8ee6613bc4bdb4188e9affc2b3a1972456d97dd6fd4b63bd3c171bd6736942041ce7fdaba8b444849c5e053098db5ab0907425d16c615a908e5f9f84561e719e814dd4ff56fea43b054594a1d280b3ebdde7334955a5783b43e890f208b4f62706325532e73b857a67c186c20a68e7f673235ff4b18945a8757ca0bb60869361ff9e7bfa83010bbe121b04c613747b4b33bc082a86aae95a1db7348af6db2be4160b29dbd61146575572dc4c5144a73f8aa300dc75e750f87c4ca6ef20d2b46ed5cb34e7831b241cd45cbe076eae552e2d490b7f53ccd4900a6fc8979c6e273e4fdb3f22ba4326c799082d24e86e8f0808b6bc81eff44e83c53a1d3aa55971e9654ceaa20d2ed6e7ecbea4ab8be990d164b309afec879e85f88b633e16c95a470b98a471fad9d55c489410aea18da12fa5d63fca90d810869c8e3cf5bc1fd8bdc255800bcda8f4679896bba5fe4e1207e40c4ec8ab7bef4d7d84494b1ba2f4bfc7d2c859a36483eff00f8215249ad8b4c6e88e835366d05c5c8ff0fff636b6ea51beaf519b7e7bc3f5223f10253d096beb9a717dbd889d0ee6c56cee938d95a1a9616946ac14e12b1b05731b977425024dfe9f8549ad03c90152d1018a38b300a05b9214e76833d5ab043625091a5240eb08780ef58fddb6f27730a0e87030bd2e65b3ca234b876894b5da2b39e29b7186b606fc3a2e45bb38e131918fff5ce18fff6a1a565edeaad9efef3404af86303378a96c6875769ae11e976ea9f1d26d81f5e377b316674f2b29eedb4b3bfe2580d9378e81ccefaf0dcb3b03945b59e31a40d97c2e077aa8f9c0a532876426174912f7048d37dd9291414779f4f8d267d5013bbb2ac3f32e4a48ed819475011929686dd54e0dcb1a16e04a634499e8c07d23dc4ac24471e87c41e1151e0263bfc30b661690a8e862b5b0b51ed998e99a6adaf6e59dc66e88f973332ec8c1632ad4dc576a6aff04acde7a21224c9695903500ba61da87caefd1f7745bdf72e57576103ba0bbfae1fb7da3437886b7dadf54f7b66c5f40abf42647f177d2', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:47.512+00', '2026-11-16 07:42:47.512+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'clm_G7baMjaxmcKHX9mTr32PEa', 'service', 'LESORSQPd_kNOafFd7FI4h-l7LcqH6rEVWfDSkndrGM');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'crec_N9U6qzTpTfIBE5qDwsMJem', 'clm_G7baMjaxmcKHX9mTr32PEa', 'per_lmaBzpHpqHqTcgZqCXNtww', 'submission', '1', '1', 'trn_j2RdCpSz62onAMaN6HFlXe', null, null, '\x0159e54d67ccf13b9af56edbcc4ff236c96cbd455b5b0751d3b59d4c0fafc608c900ee8f571372b76d963bdd0278a6d8ef5e42a430b5303376420a3d50a1206f93851221a251e10fa2e5ef6e79475e0caf582684182f95c65507e44a8c770e5030e4896f3daf30bef376d16a01a7e2fec9b19f6d299c820ee808534b7b8863316ed7773aeea23053f64e169a10722254326954855aca22c765f1ea2ae1e7ed7e19f232ebdaa89e67c1333af9ae0338f0', '1', '2026-11-16 07:42:48.501+00', '2026-11-16 07:42:48.501+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'emg_V6v6LZumeZHJ0dYmPHVrCQ', 'per_nDYiyxo5zakTqd9LFGMm3j', 'prac_fTRUyhchQkmRduQdBrDsIX', 'key_DNfeDPblgjDwR0tLOBU9lT', 'opened', '\x01290f7207c7ed1406c45e0b533f2b4137866780e549af46539dd3b8d2867aa4c2a2c183f4e5b237fe9093534037b018edee8db9b21949dcb5d674938ab14f95257ed2fae10a8ca991f30a445c16a561d492dc9e1656c0137dba4736451ad16a30fc2fd241ca1fe462df5ca3e27746b155446b01bfb3ba832b45ac8e1c7f15578c093b7b0d6c4166632d89b889f2712c3e6f033e0c83af0b85056415400e384788c7dc28bcc2249e10b045d55597fcb9', '2026-11-16 08:42:46.581+00', '2026-11-16 07:42:46.581+00', null, null, null, null, '1', '2026-11-16 07:42:46.581+00', '2026-11-16 07:42:46.581+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', '6000', null, '2', '2026-11-16 07:42:48.286+00', '2026-11-16 07:42:48.286+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, submitted_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, reversal_failed_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'po_CXDHXS1MlQ19kafTQC1IvI', 'practitioner', 'prac_fWFtc4OQSLpAcYPP5fytaI', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 07:42:47.217+00', '2026-11-16 07:42:47.217+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_3058dMCKmna63vUsDCFTf4', 'jurisdiction:US-CA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_3058dMCKmna63vUsDCFTf4', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_3058dMCKmna63vUsDCFTf4', 'npi:1234567893'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_3058dMCKmna63vUsDCFTf4', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_3058dMCKmna63vUsDCFTf4', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_4vVFDYtDg5QsT75ombHXxl', 'jurisdiction:US-NY'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_4vVFDYtDg5QsT75ombHXxl', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_4vVFDYtDg5QsT75ombHXxl', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_4vVFDYtDg5QsT75ombHXxl', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_5AxWk5EdhDXPyibsw5Nhq7', 'jurisdiction:US-CA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_5AxWk5EdhDXPyibsw5Nhq7', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_5AxWk5EdhDXPyibsw5Nhq7', 'npi:1234567893'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_5AxWk5EdhDXPyibsw5Nhq7', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_5AxWk5EdhDXPyibsw5Nhq7', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', 'jurisdiction:US-NY'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_AZHz3tx09Og8i0MPxt0hfB', 'jurisdiction:US-CA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_AZHz3tx09Og8i0MPxt0hfB', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_AZHz3tx09Og8i0MPxt0hfB', 'npi:1234567893'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_AZHz3tx09Og8i0MPxt0hfB', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_AZHz3tx09Og8i0MPxt0hfB', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_EUS1w3YWwqaZ1rin6jm1Ct', 'jurisdiction:US-NY'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_EUS1w3YWwqaZ1rin6jm1Ct', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_EUS1w3YWwqaZ1rin6jm1Ct', 'npi:1999999984'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_EUS1w3YWwqaZ1rin6jm1Ct', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_EUS1w3YWwqaZ1rin6jm1Ct', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_FcfT3sGorKmRng3epr9c9K', 'jurisdiction:US-CA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_FcfT3sGorKmRng3epr9c9K', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_FcfT3sGorKmRng3epr9c9K', 'npi:1234567893'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_FcfT3sGorKmRng3epr9c9K', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_FcfT3sGorKmRng3epr9c9K', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_HPYNGO1CAvB0gPs6slrnDb', 'jurisdiction:US-NY'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_HPYNGO1CAvB0gPs6slrnDb', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_HPYNGO1CAvB0gPs6slrnDb', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_HPYNGO1CAvB0gPs6slrnDb', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_Nd8wDz3k4K2DZmRWq6VQHi', 'jurisdiction:US-CA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_Nd8wDz3k4K2DZmRWq6VQHi', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_Nd8wDz3k4K2DZmRWq6VQHi', 'npi:1234567893'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_Nd8wDz3k4K2DZmRWq6VQHi', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_Nd8wDz3k4K2DZmRWq6VQHi', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_WxzLNKaPOp6ltMaIXek6O4', 'jurisdiction:US-CA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_WxzLNKaPOp6ltMaIXek6O4', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_WxzLNKaPOp6ltMaIXek6O4', 'npi:1234567893'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_WxzLNKaPOp6ltMaIXek6O4', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_WxzLNKaPOp6ltMaIXek6O4', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_Yv7DE5ZuqxJMTfQ7bk2ZMs', 'jurisdiction:US-CA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_Yv7DE5ZuqxJMTfQ7bk2ZMs', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_Yv7DE5ZuqxJMTfQ7bk2ZMs', 'npi:1234567893'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_Yv7DE5ZuqxJMTfQ7bk2ZMs', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_Yv7DE5ZuqxJMTfQ7bk2ZMs', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_drg4FlFXnIBzAUFJuKkxII', 'jurisdiction:US-CA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_drg4FlFXnIBzAUFJuKkxII', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_drg4FlFXnIBzAUFJuKkxII', 'npi:1234567893'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_drg4FlFXnIBzAUFJuKkxII', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_drg4FlFXnIBzAUFJuKkxII', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_fTRUyhchQkmRduQdBrDsIX', 'jurisdiction:US-CA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_fTRUyhchQkmRduQdBrDsIX', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_fTRUyhchQkmRduQdBrDsIX', 'npi:1234567893'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_fTRUyhchQkmRduQdBrDsIX', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_fTRUyhchQkmRduQdBrDsIX', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_fWFtc4OQSLpAcYPP5fytaI', 'jurisdiction:US-CA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_fWFtc4OQSLpAcYPP5fytaI', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_fWFtc4OQSLpAcYPP5fytaI', 'npi:1234567893'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_fWFtc4OQSLpAcYPP5fytaI', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_fWFtc4OQSLpAcYPP5fytaI', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_jNiUOCssSVGnut6oVLt9HB', 'jurisdiction:US-NY'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_jNiUOCssSVGnut6oVLt9HB', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_jNiUOCssSVGnut6oVLt9HB', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_jNiUOCssSVGnut6oVLt9HB', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_rMYoPWpqDcKCslB1LIHiON', 'name:MBEKI GRACE'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_rMYoPWpqDcKCslB1LIHiON', 'word:grace'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_rMYoPWpqDcKCslB1LIHiON', 'word:mbeki'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_tGEGCqhkzXWhnMtgFGjcuI', 'jurisdiction:US-NY'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_tGEGCqhkzXWhnMtgFGjcuI', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_tGEGCqhkzXWhnMtgFGjcuI', 'npi:1999999984'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_tGEGCqhkzXWhnMtgFGjcuI', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_tGEGCqhkzXWhnMtgFGjcuI', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_wWRGnPU7cxsTm01m8hGSdA', 'jurisdiction:US-CA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_wWRGnPU7cxsTm01m8hGSdA', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_wWRGnPU7cxsTm01m8hGSdA', 'npi:1234567893'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_wWRGnPU7cxsTm01m8hGSdA', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_wWRGnPU7cxsTm01m8hGSdA', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_xVzZG8UI3Q3n3FoagDpkHk', 'jurisdiction:US-CA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_xVzZG8UI3Q3n3FoagDpkHk', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_xVzZG8UI3Q3n3FoagDpkHk', 'npi:1234567893'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_xVzZG8UI3Q3n3FoagDpkHk', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_xVzZG8UI3Q3n3FoagDpkHk', 'word:okafor'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_y9OGcBQ3bds3g3AYZDDUQQ', 'jurisdiction:US-CA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_y9OGcBQ3bds3g3AYZDDUQQ', 'name:OKAFOR ADA'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_y9OGcBQ3bds3g3AYZDDUQQ', 'npi:1234567893'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_y9OGcBQ3bds3g3AYZDDUQQ', 'word:ada'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_y9OGcBQ3bds3g3AYZDDUQQ', 'word:okafor');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, kind, key, arguments, status, attempts, due_at, claimed_until, created_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'op_Y1dwkMbQYzd1sTWJ6OZVai', 'pay_kWOocOCAa9niMfSS61bfhk', 'confirm', 'pay_kWOocOCAa9niMfSS61bfhk:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 07:42:47.11+00', null, '2026-11-16 07:42:47.11+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'op_ZNv59qPQOzY5uYHFast7ip', 'pay_XKcB4WenkstO66X6spFRJD', 'confirm', 'pay_XKcB4WenkstO66X6spFRJD:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 07:42:47.846+00', null, '2026-11-16 07:42:47.846+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'op_qRsWO4st21OoLobgfqzMD8', 're_1y6qx2yf5ObBW1up5Za132', 'refund', 're_1y6qx2yf5ObBW1up5Za132:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_ZnbeQv0cV5e7jYA96ELrbA"}', 'done', '1', '2026-11-16 07:42:47.164+00', null, '2026-11-16 07:42:47.164+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, duration_ms, created_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_0L6OzwJHL86LZyWv78lsx5', 'POST', '/v1/emergency_accesses', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '14', '2026-11-16 07:42:46.595+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_0Oi3RS1b9looluV47MJYxS', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:47.377+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_0bhZwTWVbknTMGpvPWupr4', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:47.24+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_0m7oHUYtFS1f3K9w3KWgxh', 'PATCH', '/v1/practitioners/prac_9Pnpc9w7MzxQvAEeEzGuQN/availability', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '13', '2026-11-16 07:42:48.277+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_1NOKkf9ArxIQHEPm2htEBV', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:47.76+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_1WlMJvn7V1DUBxWwzdXqY3', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:46.76+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_1ZFC4IHbvhSyrGvv0C9yc5', 'POST', '/v1/sessions', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '23', '2026-11-16 07:42:48.144+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_1ZGIQL4pAuYW1GZb8lA1TJ', 'POST', '/v1/consents', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '11', '2026-11-16 07:42:48.457+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_2PhFr0ICERlJGWfiXwZkEV', 'POST', '/v1/coverages/cov_xf8lf2p55anXULwDTJ0NA7/card_images', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '10', '2026-11-16 07:42:47.372+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_3FUrFWzePFFpcYrvNx3pv5', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '7', '2026-11-16 07:42:47.712+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_4tIqSORdrgKGXUSAJeBjw0', 'PATCH', '/v1/persons/per_YI6uZtlNkpdabNl69TsqP8', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '8', '2026-11-16 07:42:46.886+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_5C86iEctRNHzNwkQ2jmIZu', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:46.811+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_5FH7ViKDIA44Rus5Lvn8DO', 'POST', '/v1/practitioners/prac_FcfT3sGorKmRng3epr9c9K/calendar_feeds', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '9', '2026-11-16 07:42:46.711+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_6PHrYwVBSQxk6rXqvdzbjW', 'POST', '/v1/coverages', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '7', '2026-11-16 07:42:48.445+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_6QU1tBBEHMLPmMQ8bfXOuD', 'POST', '/v1/scoped_tokens', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '16', '2026-11-16 07:42:46.621+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_74BIk40kDHWlP1o1CsffeZ', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '10', '2026-11-16 07:42:47.481+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_7HhMjSFY0FXm5k32KH1Wr2', 'GET', '/v1', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '8', '2026-11-16 07:42:47.8+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_7I2ATueKLJyMriC69I8uvD', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '12', '2026-11-16 07:42:48.435+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_7k3WiVCpt3nQbXlinnLppT', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '7', '2026-11-16 07:42:47.093+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_7kwvmtj1lHhrGKOI38p75W', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:46.701+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_85tp36MX6bVNtd4e1eS2TG', 'POST', '/v1/refunds', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '44', '2026-11-16 07:42:47.206+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_8WXOkAqfxwjJ2kSFfjvWWw', 'POST', '/v1/deposits', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '18', '2026-11-16 07:42:47.686+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_8fr2CYZkKYZeL2XSVO5evs', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:48.096+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_9aFfnUUyFlebgWI9LfTViN', 'POST', '/v1/payments/pay_XKcB4WenkstO66X6spFRJD/confirm', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '56', '2026-11-16 07:42:47.9+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_9pYmZZler5TQZeTi92Y1GB', 'POST', '/v1/billing_providers', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '9', '2026-11-16 07:42:47.453+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_A0thJT1A3Rlt3qQMRQCGdu', 'POST', '/v1/payments', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '24', '2026-11-16 07:42:47.082+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_AmmlSzK8RIuVs30Gdt1MLH', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '9', '2026-11-16 07:42:46.545+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_B4t0jwGmGsovYDijHehPkg', 'POST', '/v1/claims', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '27', '2026-11-16 07:42:47.539+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_BEYK5Ar2qQLG0PXcratNfC', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:47.822+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_BOSLrV9ar0JuBrhqGlXWZz', 'POST', '/v1/payments', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '13', '2026-11-16 07:42:47.107+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_Ce8gxddUGZK7APag3tmEeu', 'POST', '/v1/consents/con_h4jv79Ph1FiNvXbbxSjY9c/sign', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '14', '2026-11-16 07:42:48.483+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_D9MuHWqqZEUB5b40wNYyuY', 'POST', '/v1/consents', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '13', '2026-11-16 07:42:46.56+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_E6aUCWlmmTntSkhJ8f5RHP', 'POST', '/v1/payments', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '17', '2026-11-16 07:42:47.84+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_EYCboEKpWNGb29gD669mNX', 'GET', '/v1/ledger_entries', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '4', '2026-11-16 07:42:47.815+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_F25PfnXPP8ohGo98qnOjkR', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '19', '2026-11-16 07:42:48.087+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_HBMp3Itd7NnJcOoWYJA31W', 'PATCH', '/v1/persons/per_fNOjZOwryQgmLanejZOabD', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '4', '2026-11-16 07:42:48.154+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_I9VKhJx95ntpyAk5cJcxkX', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '11', '2026-11-16 07:42:48.255+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_IFaJly784hkQdSPOjKrE65', 'POST', '/v1/assessments', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '18', '2026-11-16 07:42:46.906+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_IcFlMZNdZJigvBtxlxTkqx', 'POST', '/v1/notes', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '26', '2026-11-16 07:42:46.803+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_ImTk7yZ8NsmG0nIZuOUdC6', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '8', '2026-11-16 07:42:48.264+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_IuLRzgQMPCuxunWeDCnbrC', 'POST', '/v1/notes/note_FmmQ8bWYxbOyOaMzkPBcaQ/sign', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '33', '2026-11-16 07:42:48.208+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_JGvYUQy2gtIoAtjQrpYeEo', 'POST', '/v1/consents/con_hKT1nX6X0WOvlVj50X1KvD/offer', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:47.397+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_JQnJLCWPLlEcGJli26qvyX', 'POST', '/v1/coverages', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '9', '2026-11-16 07:42:47.25+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_JT0PeGGDErbhNSx5KoTRZq', 'POST', '/v1/consents/con_LsbDWktaXoqoKZk9kAiGHp/sign', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '9', '2026-11-16 07:42:47.36+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_JnxwSCWhuN73kwVFlIvQId', 'POST', '/v1/remittances', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '27', '2026-11-16 07:42:47.581+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_KeDFSmmNjfqmxwckQOZVfL', 'POST', '/v1/consents/con_hKT1nX6X0WOvlVj50X1KvD/sign', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '10', '2026-11-16 07:42:47.408+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_Kox5LuZMzDz9EP1zi72VcV', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '7', '2026-11-16 07:42:46.998+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_KzHcoAv1lHHgZoBsLUYqoN', 'GET', '/v1/audit_entries', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '7', '2026-11-16 07:42:47.753+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_NJQH8BWgyz2cgVbx4ybvV9', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:47.639+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_NnrN5Ea652zCrZxngqnUNk', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:46.914+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_Ntm4YP8mjTSGdvRi8d4qqu', 'POST', '/v1/consents/con_wmc1Smq6j2tPVnT3cSiTwE/offer', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:48.111+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_O0xjsvrviyssSQIfuQiCIm', 'POST', '/v1/practitioners/prac_drg4FlFXnIBzAUFJuKkxII/verifications', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '29', '2026-11-16 07:42:46.492+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_Ogua9ddcSdK7HWXlYrp0Uc', 'POST', '/v1/consents/con_h4jv79Ph1FiNvXbbxSjY9c/offer', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '10', '2026-11-16 07:42:48.468+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_OzkCQSWTXkTrfh9VNEeI2b', 'POST', '/v1/adjustments', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '13', '2026-11-16 07:42:47.048+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_QD4vmibPPoIkIMnQCGhaoQ', 'GET', '/v1/events', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:47.791+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_Qm1d3b2l8tXxSiRshxQ9fw', 'POST', '/v1/billing_providers', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '4', '2026-11-16 07:42:47.468+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_QxXFVQS3GdFqyXAaFJ3OLH', 'POST', '/v1/disclosures', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '11', '2026-11-16 07:42:47.704+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_Qz4vjf42Tlcwe5XtdZva62', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '7', '2026-11-16 07:42:46.72+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_RsFthxNP9fbew3moB18xX4', 'PATCH', '/v1/notes/note_sRPuqMaoBMPKk8Mh9TiNtL', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '14', '2026-11-16 07:42:48.242+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_S4TtuwdUkuXvYpWRMhhCof', 'POST', '/v1/claims/clm_G7baMjaxmcKHX9mTr32PEa/submit', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '167', '2026-11-16 07:42:48.667+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_TI1bsrnpZYm0WaHkAyHu4F', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '18', '2026-11-16 07:42:46.534+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_TUNqlX37tIXJOPQkGmMO33', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '17', '2026-11-16 07:42:46.838+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_TnOuUMYQWsTiwi7npmbBsV', 'POST', '/v1/consents', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:47.39+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_UPrF30Pkn4BNXFTZgxbcih', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '21', '2026-11-16 07:42:46.446+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_UWo4M885OwBjwEp8Kg1bjT', 'POST', '/v1/notes', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '19', '2026-11-16 07:42:48.174+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_Vg9NwJsgUDpgdEtOZ8BrXm', 'POST', '/v1/superbills', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '18', '2026-11-16 07:42:47.667+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_VmNExiwIrqclntmWtbcO0e', 'POST', '/v1/consents/con_kgAzCzItEcMzCH4nkZxLy4/sign', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '8', '2026-11-16 07:42:47.51+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_WDF7B242pHRH9nh1wdyFpd', 'POST', '/v1/payer_contracts', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:47.234+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_WNwOZ8J1ia5eDPFgc0u9Mb', 'POST', '/v1/test_clock/advance', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '343', '2026-11-16 07:42:49.013+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_WP2lTriORWfPJ6d5jXtrVd', 'POST', '/v1/eligibility_checks', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '34', '2026-11-16 07:42:47.443+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_WTgopP9FCr2HkWyKlD866W', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '7', '2026-11-16 07:42:48.292+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_WZwhfFzL9vyJgQZbHrBjp2', 'POST', '/v1/estimates', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '28', '2026-11-16 07:42:47.632+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_WiBthuizLM7RrzvGVVZ0TP', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '8', '2026-11-16 07:42:46.603+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_XQDkEFxBolt3M0vfuy7Loq', 'POST', '/v1/matchings', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '57', '2026-11-16 07:42:46.989+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_Xf9nn9NrFYnpZdOFh1D8jM', 'GET', '/v1', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '77', '2026-11-16 07:42:47.978+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_YO0CenQ4LcTZMG8Wk9lYyu', 'POST', '/v1/consents/con_LsbDWktaXoqoKZk9kAiGHp/offer', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:47.35+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_ZciLhYdbGNKMMkVnQD9P76', 'POST', '/v1/consents/con_W3pUHgfGkWEu6dPCDzKauK/sign', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '39', '2026-11-16 07:42:47.308+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_ZgBo8YXHpF088AR3x4LBhF', 'POST', '/v1/payments/pay_kWOocOCAa9niMfSS61bfhk/confirm', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '52', '2026-11-16 07:42:47.16+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_aGqdn5qDQxx7gXxsvWlbfd', 'POST', '/v1/consents', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '7', '2026-11-16 07:42:48.105+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_aaGujb39R6zl2q4xLchyV1', 'POST', '/v1/webhook_endpoints', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '14', '2026-11-16 07:42:46.423+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_bYRgr5QYYKTX5sT4O1KBHY', 'POST', '/v1/billing_providers', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '4', '2026-11-16 07:42:48.301+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_c06wLhgExAy6vCbSHMtOWR', 'PATCH', '/v1/practitioners/prac_9Pnpc9w7MzxQvAEeEzGuQN/payout_terms', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:48.285+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_c6lKJ33HP6qkR4o4XdTBVm', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:46.671+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_cJpCHq7GnWX3c2PmNpsJRL', 'POST', '/v1/consents', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:47.496+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_dgO1jNJirOQaDC1Ds5g8v1', 'POST', '/v1/consents', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:47.257+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_e1XoFgPO9jzMWg1wiqrbam', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '4', '2026-11-16 07:42:47.459+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_f3D1MkJka07kbM6ZV2VuoS', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '12', '2026-11-16 07:42:46.461+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_gB9p7oXYpDTumlGePufGod', 'PATCH', '/v1/persons/per_ZU9lzsVH8YV20TDfwAhbe5', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '11', '2026-11-16 07:42:46.776+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_gnpwlqfIZo2pfPC8PqAmAi', 'POST', '/v1/session_series', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '22', '2026-11-16 07:42:46.694+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_hE0X2hgJ7aA2vr25fvlBxz', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '9', '2026-11-16 07:42:46.503+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_hVCHYE7mAbVkza2OQxdVWa', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:47.603+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_iBUR7DX6I5UjILaMQK6xEr', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '7', '2026-11-16 07:42:47.214+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_iLe9C9myqQlIkZuBzcTQjM', 'POST', '/v1/api_keys', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '20', '2026-11-16 07:42:46.404+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_ifOmTzbsVBQA10aKEiEucR', 'POST', '/v1/consents/con_kgAzCzItEcMzCH4nkZxLy4/offer', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:47.502+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_iuxxnlhUxFshaklHVDmwPZ', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:47.033+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_jpPgdaqCsdGHhnKFakod63', 'POST', '/v1/charges', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '25', '2026-11-16 07:42:47.025+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_kV5f9XQPP1QpJjMIMKuaem', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '15', '2026-11-16 07:42:46.639+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_kjTp3H0tulOapHDnEhwSw9', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '4', '2026-11-16 07:42:47.692+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_lyQkegNghorEyY21oFncyr', 'POST', '/v1/consents', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '7', '2026-11-16 07:42:47.344+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_mEFPZG2pTtxjdjQkogZHs5', 'POST', '/v1/risk_flags', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '13', '2026-11-16 07:42:46.87+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_mLXWLPu3tXa1wEIU86KW7B', 'POST', '/v1/practitioners/prac_WxzLNKaPOp6ltMaIXek6O4/checks', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '8', '2026-11-16 07:42:46.513+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_mroNOrotsH7ivJpY0EkrNk', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '9', '2026-11-16 07:42:47.596+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_p21ibDgKmpXLDXbLn9tygC', 'GET', '/v1/disputes', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '10', '2026-11-16 07:42:48.068+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_qMX2P89Sz1tZDff5mD8LoS', 'PATCH', '/v1/persons/per_N2KihEeAQzGIDGGaFlccAp', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '11', '2026-11-16 07:42:46.822+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_qNywxeFkF7Xwr9n1Z5FGcZ', 'POST', '/v1/x12_documents', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '14', '2026-11-16 07:42:47.555+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_r7JOr7fNooQUMvrkswnvOh', 'POST', '/v1/claims', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '13', '2026-11-16 07:42:48.498+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_rvrKQFu7FvfvXH2VdOuoje', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '11', '2026-11-16 07:42:46.58+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_s4ppel8TC3OJ8LC3E5nwCC', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:46.845+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_spyNmTQksKMQgnFrQ1cbVL', 'POST', '/v1/coverages', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '7', '2026-11-16 07:42:47.489+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_tOLTnr0c21xGKus0JY6lN7', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '7', '2026-11-16 07:42:46.728+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_tr1epk20pfW5SyMkesDlPa', 'POST', '/v1/coverages', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:47.384+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_tuy8TPYREPUvPZ54Rk4NrL', 'POST', '/v1/consents/con_wmc1Smq6j2tPVnT3cSiTwE/sign', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '8', '2026-11-16 07:42:48.12+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_uE78yxbTozHk4xOEXQy4Z6', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:47.055+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_uODD42wpwykCL22NKy1NKw', 'POST', '/v1/payouts', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '12', '2026-11-16 07:42:47.227+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_uoR071u4SeeAoTMDJ9MekA', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:47.317+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_uoVPXjX7kOTdNUxT2uM1r6', 'POST', '/v1/sessions', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '24', '2026-11-16 07:42:46.664+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_vQkru0IKceF8QLZ8Rlc4RF', 'PATCH', '/v1/practitioners/prac_4vVFDYtDg5QsT75ombHXxl/availability', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '12', '2026-11-16 07:42:46.931+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_vSxZn3LQIJqwQaNZhgwX21', 'POST', '/v1/consents/con_W3pUHgfGkWEu6dPCDzKauK/offer', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '8', '2026-11-16 07:42:47.267+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_vsemjqnELiPHx6sdpDWLp1', 'POST', '/v1/deposits', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:47.811+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_wuZRyPuf5IKukVg5Ij3ROi', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:46.877+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_x32TEPkB0kDP6zRFHXtGw4', 'POST', '/v1/persons', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '6', '2026-11-16 07:42:46.567+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_yI8D98xk9TlwLM7e8KVbiQ', 'POST', '/v1/practitioners', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '5', '2026-11-16 07:42:47.645+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_zPzgTQdChS95h7btNzt61Q', 'POST', '/v1/notes', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '17', '2026-11-16 07:42:48.227+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_zTvimj532ho9M81e3w0zoV', 'PATCH', '/v1/persons/per_kVLlhJsCJKXE2ILlIkK88T', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '9', '2026-11-16 07:42:46.855+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'req_zoeZ7ioojIoBAsAx1l197b', 'POST', '/v1/coverages', '200', null, 'key_DNfeDPblgjDwR0tLOBU9lT', null, null, '10', '2026-11-16 07:42:47.329+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'chk_WOBFsAqYtjpU9RRBl3MQXL', 'check.expire', 'f', '2026-12-16 07:42:48.673+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'chk_Y76NEsdlYVmzq2nM4CT98C', 'check.expire', 'f', '2026-12-16 07:42:48.673+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'chk_jhthtuDi2uk8dPUccHR5TA', 'check.expire', 'f', '2026-12-17 07:42:48.673+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'chk_rNQpaSPR261punRoMr0BvT', 'check.expire', 'f', '2027-03-16 07:42:48.673+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'chk_vrk3adrDgJWcG67r8YoIfV', 'check.expire', 'f', '2026-12-17 07:42:48.673+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'clm_OYTlaVNEk8qOFKwW3HBBcZ', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'emg_V6v6LZumeZHJ0dYmPHVrCQ', 'emergency_access.expire', 't', '2026-11-16 08:42:46.581+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_DNfeDPblgjDwR0tLOBU9lT', 'api_key.check_use', 't', '2027-05-15 07:42:46.342+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'key_MoYP2Go2UFNQAN7q8prrHx', 'api_key.check_use', 't', '2027-05-15 07:42:46.389+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'match_YKOCVjUBZ0DqxK0hBaskhq', 'matching.expire', 'f', '2026-11-19 07:42:46.935+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'note_mcTrqlfE7gKGBgmuR3A6wE', 'note.remind', 'f', '2026-11-19 07:42:46.779+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'note_sRPuqMaoBMPKk8Mh9TiNtL', 'note.remind', 'f', '2026-11-19 07:42:48.221+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pans_X1Mji0yDbQlUHR0GHk9MUX', 'payer_response.deliver', 'f', '2026-11-16 08:42:48.501+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pans_ZwNdf9KCsChEUmTNibGxnu', 'payer_response.deliver', 'f', '2026-11-17 07:42:48.501+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pans_cjwSCZvyBhLMfHRAsPIK16', 'payer_response.deliver', 'f', '2026-11-16 07:47:48.501+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pans_k6zpJ6iNM0Ynkg15LXGSE4', 'payer_response.deliver', 'f', '2026-11-30 07:42:48.501+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pay_XKcB4WenkstO66X6spFRJD', 'dispute.fetch_outcome', 'f', '2026-11-30 07:42:47.874+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'po_CXDHXS1MlQ19kafTQC1IvI', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_drg4FlFXnIBzAUFJuKkxII', 'practitioner.evaluate', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_drg4FlFXnIBzAUFJuKkxII', 'practitioner.monitor', 'f', '2026-12-14 07:42:48.673+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_drg4FlFXnIBzAUFJuKkxII', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'prac_drg4FlFXnIBzAUFJuKkxII', 'practitioner.warn_of_expiration', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'risk_4OkSltNAEa9bd7LeC0mA83', 'risk_flag.overdue', 'f', '2026-11-17 07:42:46.86+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ses_NSalV8yWwY75qFYx4EioPB', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ses_OjrdFAcqYf4DJ9IVv15nuo', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ses_YkavmEh208FdwgoNLPN3G8', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ses_ZRUX8v7mx65f98Fymdmnh2', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ses_b0hK3BPa8mlB06kHbstf2e', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ses_l1jyZH1YnJsUZEa1XWftIF', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'st_XfLgESmlLjyBE1KVzKGIAV', 'scoped_token.expire', 't', '2026-11-16 07:57:46.605+00', '0'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'st_XfLgESmlLjyBE1KVzKGIAV', 'key_DNfeDPblgjDwR0tLOBU9lT', 'prac_y9OGcBQ3bds3g3AYZDDUQQ', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', 'GFXj', null, '7f8f652ec7027ea2fb8f45530c95e032aab5a421bd23319bb405745929b324ec', '2026-11-16 07:57:46.605+00', null, null, null, '1', '2026-11-16 07:42:46.605+00', '2026-11-16 07:42:46.605+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'series_LDVHHjMe5lbkEUF4Hr3CiG', 'prac_5AxWk5EdhDXPyibsw5Nhq7', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_ZRUX8v7mx65f98Fymdmnh2,ses_NSalV8yWwY75qFYx4EioPB,ses_OjrdFAcqYf4DJ9IVv15nuo,ses_l1jyZH1YnJsUZEa1XWftIF}', '[]', null, '1', '2026-11-16 07:42:46.673+00', '2026-11-16 07:42:46.673+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, procedure_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ses_NSalV8yWwY75qFYx4EioPB', 'prac_5AxWk5EdhDXPyibsw5Nhq7', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_LDVHHjMe5lbkEUF4Hr3CiG', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 07:42:46.673+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.673+00', '2026-11-16 07:42:46.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ses_OjrdFAcqYf4DJ9IVv15nuo', 'prac_5AxWk5EdhDXPyibsw5Nhq7', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_LDVHHjMe5lbkEUF4Hr3CiG', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 07:42:46.673+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.673+00', '2026-11-16 07:42:46.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ses_YkavmEh208FdwgoNLPN3G8', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', 'per_fNOjZOwryQgmLanejZOabD', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T07:42:48.129Z", "person_id": "per_fNOjZOwryQgmLanejZOabD"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 07:42:48.129+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:48.129+00', '2026-11-16 07:42:48.129+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ses_ZRUX8v7mx65f98Fymdmnh2', 'prac_5AxWk5EdhDXPyibsw5Nhq7', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_LDVHHjMe5lbkEUF4Hr3CiG', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 07:42:46.673+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.673+00', '2026-11-16 07:42:46.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ses_b0hK3BPa8mlB06kHbstf2e', 'prac_3058dMCKmna63vUsDCFTf4', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 07:42:46.641+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.641+00', '2026-11-16 07:42:46.641+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ses_l1jyZH1YnJsUZEa1XWftIF', 'prac_5AxWk5EdhDXPyibsw5Nhq7', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_LDVHHjMe5lbkEUF4Hr3CiG', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 07:42:46.673+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.673+00', '2026-11-16 07:42:46.673+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'adj_Zpz0x23K1bLwWyl5E33t20', 'increase', 'per_po5z3slwTWMEWsGWjEibgv', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 07:42:47.038+00', '2026-11-16 07:42:47.038+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'asmt_4Z16v3jJul8oJujxuaCwWj', 'per_YI6uZtlNkpdabNl69TsqP8', 'phq9', null, 'prac_jNiUOCssSVGnut6oVLt9HB', null, null, 'assigned', '\x0177e1206ed2530e8436650bcebb6117e731d95eaad3fd0a5df5cd575f0d739a0edf6b09ac41fa5d19ae5dc8f9122c936112e8bb72b25d50ab7a610633a45879286b401b6d181d6d5bd4fd2093046a2bb24063f956c0a997e07ad462cd44df5c6ef6bc7828292169aa5e156d784bf961555a8a8bf45ce94c96cc792f497e2daf8863dbf7f5987027a91f0cb30105d7f750f41e406a4398824be7af87fd56de9ccfb96deada8115a147b5d0c7d029c1e97bd23df2ee7551dc9bde6510', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.891+00', '2026-11-16 07:42:46.891+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'chg_TeEmmMyOXVOwLIKzkak1bU', 'self_pay', 'per_Cj1ewrK9cXWaN38WX0ALKL', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 07:42:47.004+00', '2026-11-16 07:42:47.004+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, trigger, triggered_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'est_xg1behbqOr0xQo7OH4n1nA', 'per_FhjGebKcFdxejMtNmHMzH6', 'prac_AZHz3tx09Og8i0MPxt0hfB', null, '1', null, null, 'requested', '2026-11-16', null, '2026-11-19', '2027-11-16', '\x01c4e0d564d7ca172efe9e2fd13bb83fffea37c5e39fe8b043dc73cf58b4ed8ae8b980f5bf887291940ba21a1487071e314071e6cbf055c1b1167cc55b7f4030553aca841a2df6494c4cfe2096d016e5eed1bac076f12707b7bf75880551db4e506f996a5746f1e2e285b2034e45ba73f24d0dbc55427bc93700b8a6dbb154ed4966b2d54fd3d657d5fc6b73866caa4fd449919c081a1f92be8abff743ec089d836a0971965a6e914260fa6a9c99e6c957a1208f5fcf612cb3e0128bd346c0b31dad6cc3ac8e6027166354c1c3b6ed655ae82956d06528fa5280717e6863fc951f68bebfd257729b53be741a567d2737a28e35f40e8fd9f5e2376a92cb34d4e0bb2cda403163071efe5a81736a85e8738d4b599c6b25205661a9e50324e521ec58615da67eb7ead922a735c706c0e3e830fd3aafb402dbf0873b61b31af7e9c1da12c6368650103173f1ff6931565efc96833f01692e4ed72cea8d7ce6ac705744be91cb1d3d1dfe0539363e3774fa9e7e9532bad71061379b392f30e26953e6b4173303f331e5679780abb8662e2f55606399565ec812e59801270927cab16d9980659ddf8da0e9f380ec9308718e7d5755e91a1682ef31411472d79594ac6088a88a53f13a5dcd2ee3591423490f6b406309fe3c1a4cc85b5be5ad97456ce4947914b7becd5a8a159d1ce60cadfcbf6d2cd9109f4018dc3ac17ec60f00602f2a17938223d1f42f3150ba8f16a0fa159de5bbff81d35e11aba7d160fd40702481fa2055e17f218799e48ab85085873bf96ac48b6b790348f649180559f65cc2630a560565b3c46eef83b1a68e01d4779063a349d57f042bbd815f73a23a4edda1e132466226d49f5ceec1e6ec9ff707c281f6f984694f605e6ba63c670649c5e563141560fd513ef9aa815eca309de8ea6730b59ebdbca299fe3a3b847d9cd8572f8f1a78f0eaa230e10a113207f06eb09c9efe6e2965a977d52048c63081233ed672f5c08cf136d5ace80e8e16e2779d49bc85fa739e43cd392640ecb316bf97d21eedcadeaaafee6d4943b1689055a7f15cc7823a058a0f4040ed924dff5a6f9cbafdb31fa37bbf0de1502936d9fd96487b07f0de6ade9f87806b45a5d4fd1c240240da8eb85e65d5deb0a0de0ab51e733d41fa7d015e1436784303c16baccd0e2d924dde3d2189d4e211ab306cf6dfbd3f83da3c61c48252e6fd742f07035c24a9b2d39a9f4256198484278f40b197341f1a1d90a3c49dfe8a16fee4e1cf938f8d9cc57b3231ca5ea560b73a5ba1be452f167bc1ffdf4755e8b7f04a78627da65d73062265437fc5d5250c2b0a87a46b2f03d93d7602203ce88c7f0e377121cae9654274a686cbd519dfe669c7e1c6fa914d8a3aa67ec30f07436c6871d994fe7daa49c279a28cf970ed9f83a46475421daa0995634fe5d1a32119a78c70128e444fb647812bd54a134aa86b1f9c1fc7435fe84dc9062fa1a1df96232a87f79197fd60207bf22ab8ab9627a5213d813c71d98ce1117205628348c9dc3a03b46e00c0f96a9d2e73115766c4e073a6f524d11d85165eca67e64e8fd809cd7bc1f2c787516e11dc03013ecaa4d1485ab69f5fcebba22bc0c57d3929824b17322f6dacc1fe4ae1fd985ff9637f314ad5663d3be802ca0ae6ee958ea5c80c049261996aafda7fecbd148240bb452b68e19c1b01ca9ea53f965cc95b5945bc62559d931faacd6bd1dc99ed2f947f7538a96cfecd46a61f187be0b1118612ec2d388bf5d9db86a62901c270035a69de22b490fbef4e1f25b30f566a449bb2d5d9da6ebcf2ac02a9be48b1bbb072137246d906f5a76eebf10a270101e508f2e6613806098af5fcfe5579a7843cd9f77b311fc01bb6a3b50d441c8c8a56c8482343894263ae8daab8ded7667ed06c4db8058e0a79b8f43a450badf7ab7171f879144c901b2940a2094d0343fbdcf6d04c00d5464a2e011a8a7a62976ec7ce16d255c38834f92aa9c0338d6cf634d4145cae458efc84088f811062578714f4aa0f2b3eef67a935a7e6f844a2e8d97a36b0daaaba1aa911d4e3b3ebdcdf1f866305a030cec70453de22f520ce098d6c0b66994a2ded4c477db5b6acdc4581bdec6c4c3027c051a1de18b776030a7ef1592820598478c1664eab4347cce0a1026b9fd4c617357e3a567c6a668e4fb972789283f12b32191f985e08aad5f7061b39c317bce8e05d4b599ef322f0de5f2d8bf0ad8265', '1', '2026-11-16 07:42:47.604+00', '2026-11-16 07:42:47.604+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'match_YKOCVjUBZ0DqxK0hBaskhq', null, 'completed', '\x01bb3e591c9cc95713a52602906a41533f9a0c0bbe58a6b811be52cf933ff50402bba75667d688d3a83ded4990058aed1b2a673260547e9ac21652d9b4fd39095ed3f675f8c5236863f9ce4374174f4dc44b04c960e6f28e7bde306af45e365b005ebe5741c5df1b012e6a7d9f8e651f64a8c0d472dd397b7b34a9ab0e93115d03eebc99635cc07468bab7483b7ca0e2963563494be41be834ff9bda7c1104dd33789295f5437230a209efea62c44e70215f185ddb98e4db9aa9cdadeda2bb70aaa2d1bc5e6c0f3110de179bc2c910e8ce3fa7211f459880198bf06d5ca9a63ddc38ab46fd5882bc3266182da44f945b0f717a1d39d3a24b89472bcfd63a51f91941b223980454f46851f156ce6c995161025da95c08d29230891e52b475929e037082ec5e0c4db95b2b62599ac84b32031444fdb6ef7bfd765ab4030dadc2699c713dc64ce9979195ae438629db64374e7c6fc37468d459b9801b10d3942437bf13281b0d4e235f51c844904a8b1c9b7ef03b5d4250f0e4eb98797afbc99583b6391bdb44b27879206251905487b0278b1671ebbc010fe832bb7cb0bb0bb899bc458ef8ac60270a601f2f8ad205d68d6424747c8d03bcf05dfd77aab025b9ef5ce7cb8e2939423e04bf3d0831d7b53c608e94f0b3e26bb6d94b6fd88404d8dc5130f5e9faf633e4278ae6d2022aae3e6173141daf4e1ee399f0bf5f6b92e2f2730c18885f4f1dd3ace6e78d43af1b0cf57fa1039c0416186ad107ee27a9e81ed93e12b403b3e48ff6c79231f9544ab020cbc370b08ee0da00283ae7e9817a53feabc32470af71faf94c9d912baed87b94d859128f29e84f5a3ed9946fcd060fe78e8a02a6f48444357fb3fd61d52ef67b06eb9e2441ccce65f803c8574aa8958ca91657de20786791aee9ad836fa8a28b69035c406d1aaa9cf650a940df071803dd6b38cdf7fd95310dbb2b3e51fcb34fcfd227b25780ea6adda9218b5adb3257dbdd0439ea9b3cdc7b850f9399e7b3edc98d445f6346c9796b0c0fd6ce260535ce7dc2b95dcd1997427ee90621bea656bc841dfdbbf7d0676ef227ef77231d0d2fc9375caaa337f8cbff5266c51fb60aa62074ca949b0d6aa06f333ee9e9a5358c95cd8f5d84ca9f4cd1a6ea9254225312a39c817ddbc93159831556054c1fabe0bbe18ff72c3b2a8c5339363810058f022ca574eaa7f29debd5f216d55988ca9e6100c0f999a4065d77d30a8d980d3b5ae2a95be6ead5be0f83089cc67a49888f3f49d1e2aa2499902ab0d326a61bcdc18d9e6ee55ff6aa915d391c5f083d89979ab30f76387438373c23bf426f5e17b192d48381d993bd5d6d8b7f432e1dbc482def0a9777bb6eec6305bf96afa703e36d82a1267b4cbfe5abb20e33a1ca40406274d0c59df16a10acc7e00064a263628bf91d624262af584580edb1c9d1b04feeaaacf23b7b02afe810d9d7d9e7bed5cbbf107654a154fa78ca373252b48322a088f0b7eebceb268cd316796b4601be7aa764cee0ed0bd08a1cf64dac54c9089a9c8fec7a84258c86394159ffc0db8c8d57ea168d3c76d487c5d4b1f77d7bc1b6c8a30b50ebba43154b612cdee20b7695428dc439b242a078251b63d7c9716fac786111cca8f20b87046cd8e32bff157cec87a1947b06970fe4922aaa2b692e992c18331ec51733fa7f047778d2221be7948c92e022bee4cc92bad7f944e7c7957cc3bf71067fa8f821b7b3dace79de7be58aefbb4f359eb743b6ab35ff2f07158a79efb3e1529168e0e7293829268082a31ff5037c7b85bc45c53796455986a72b078003256cf1e408b7558e920ea1a26fdcc79cb0676afb496b1e7b67f65a6ed7774947fa995e2d740f05d6abbd7f3bb8550e9c6838986e7fa6cbc139e78cca781f2f71760862c193ca12e71a5782be554be9ba200cbb62d365420f5b2e38482b2dd02b72928e88195bf0a0d5c7e312e815010ee63bd7ba66a0548499318298e9bf1d611f34d870202482c883eb4d9206a7f79f2fc5ee838150ffda78db17efe6a22a9729dd54082f655b1eed57a465137b6d76b05e4ffc2ca233f97125f487693041bdcff85209eb92367d28441b4305c63ff077cdae0f127596953dbd6f905e81a6d3f59f7b08e59bd275c35147d524cf796559359cdd87c8c5723a3ac2470fde6fde5317e7fa8eb804b7df5e5b054c1c9f5787bf68ddc0cf0f090a531212abf0fd05d0ac98c083de778740eadedf79ab65894d91066e1dbd786f49f873b5cd499e83cf0b0e327f08acc9b23a92419b161431bcaee0ce33ac75cc9d65124a9a869b9e0430ff19a90780d11321b42e24b582412dc740e2903f92547d4c627bce315b6f7448182725a9eb53cb6e532811bb5a243bc7f584eb876b1e26bebb031b9d17939a5411b981752a71a6221dff001e11c5e60ef7927fd620a09918e984dd31d868573f2c5a96f8801ae2e9e8b5d44cd64cccfb9402bdd03076274163bfed48310627d7c229bbd2199a47fc0de1ed0765feb19a9cf6bf6794673c5f5293b8d89315179b1b48a7f555d72b4b19b29479fe1e412bd3d7e0d4b09cab658375cf11318699f480f9a484a89067fabb7dced78a9f352954478356962a750d82563122f63396606d07f2ba7f86703dd68491b3b08dd83a65c208ba658071d906ab1e95be254d0ca312ebab456e3dcbec2cc0698296fa0ba57da93bd88497c480e064224cf9c057ea75fb56df3053420d90fb60b935484a61533b3c9b0371eb720b0a0f8f838330e2c5c8786209f3085e5b30b428bc0c9f350b4d69260aa5dcaca704fe66495124ae9124cd3707cf253a093cb0f6184e7870db7990f34dabd621e8e63b37bdfaea2b360966fadd7ad4cbb05ac44c50e2ba3dad4dccfb0894196e85f9a495b6c20094af568433ef78ecb0d2c3f9589501d7684a6864f1ff706437', '3544162800', '2026-11-3', '83b83d831f8caa89.ht5gv', '{prac_4vVFDYtDg5QsT75ombHXxl}', null, null, null, null, null, '2026-11-19 07:42:46.935+00', '2026-11-16 07:42:46.935+00', null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.935+00', '2026-11-16 07:42:46.935+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at, released_at, withheld_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'note_FmmQ8bWYxbOyOaMzkPBcaQ', 'per_fNOjZOwryQgmLanejZOabD', 'ses_YkavmEh208FdwgoNLPN3G8', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', null, 'progress', 'dap', 'signed', '\x01777abd59a5a5f7a0aadffcb1a7c47d10a9bfd20a96c1feee4cbbed2442df41b2d4b549adad2c913a8ee980fbb54113de1dff05cdb0228825ce6ee4da100e09832d0eead0429c48635215fd7bdbeb82f7264e10e3c418d96354cb4058f8e24ba74f7e144ea2bc3ddc786d4027be54e356aa6bb4dd2a51e9ab1578a000d916fd7c49e53b7ff4829c215f90ffef4128fcace9e8ef28e59644fd70cdbe3e0f3d17a91bb575c6e038671e849eac82d4eb49fe7aa2efaf19df4d8914d5f5e361752db650655dbb139a2c03cbfb7224047a72dd1c2997f7ecb82690f05cc849eb9c59f177f9a6604d1d3a81995c5f72fc5355331609b94de1ce178f2e3a2bdc7e0c309afe8601c52b01ee993089325011ae9104a0dd29d669bde09bc09b65457105a97171c53a54895d5cb6663f46f44c68c2c8ddf77876ef3ab2417acffc6d6171e15e3b99e27e1e8632a696fa1f08385703850de9082220eac24da612d57ac078bff20439800c5d8f7d246c63c7388d1258c00613c484764ece44bb1298b6885a437a87edaa64156a48442bb376cf9dde72251c576a2fab1b8363a9343e055ccdf3a6af068d290bb3d01e147f1e99b7f17bc4a8f144e2b158c3ee3c6d185275d4882c74f19400a4016a8b499b5edc5f823120e5f5342981e192d2505c115efa88445034492763fac17c0472720b66059d0cd4d7a334d31b967cea2591536e1c2299712cf6f3c1d508a39e271a283f218913b15d54e93d4190f29f9c25ef5d7b141e9749ce9993d899429ff0813bea056908fa3ca808a2600945a6146b84330a69ef937889de6bccf51e624cbd15c37afc0d09e0c77d2719156532703c9277b9aa6ff3946fb15a347d0de7cf56de805b7f8152d9bb70de39aae834bbe70739088064294e912e0ec3094c3cb69b7c5488c02391f79f37c1d6d821b69242f2579aa3d82e5ce63fb1c994b5e2cecaeed0d58af46511391d0c78a3999e6d21c3b7282a6457170769516895aacb58b366c9bae5e8cab458726192cec498e035ab57d18e26f40bf8aa35747d6eac144562cd94e6869a08dda826e80e8a7aa42a10f9556776fcab4290f69bb425d64c8717ffe741c5609b543086ff352957cf224d91eed1a7236b470e23191bcba52025125ae67397c58b34bc530307174522a6c1f9ee02020c997777694d8d8a7246dd377df8491022f9921cf82b9bf57f70f7296fc032410f39b8d51eab3dafa0a7b1ded2f4184600db8f3b37b82e30a6c576ee2a22cd5412edb2024ab4b3f22019eef367699ca79010d2c92c0b483fe98a3c60a6031b950430082a1cc5ba3f395bc09eb9328b0f1499124a0f77bb111076b1cab03d95cc842668c0b99cf8d10adf9668f88b72057f4c56', null, null, null, null, '2026-11-16 07:42:48.183+00', null, null, null, '2', '2026-11-16 07:42:48.163+00', '2026-11-16 07:42:48.183+00', '2026-11-16 07:42:48.183+00', null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'note_mcTrqlfE7gKGBgmuR3A6wE', 'per_ZU9lzsVH8YV20TDfwAhbe5', null, 'prac_jNiUOCssSVGnut6oVLt9HB', null, 'progress', 'dap', 'drafted', '\x01f6fde85a41f1ac223bb0f3fd58d18448dc60f520208a5c643a2ed9175fae5142718db589781bfd7e1caec7a7e278cf84df8d0a18e1777f8f884b58b7797285f8c1478c0ab48e1a100fbbc15c27ebe8280ee8b6fa96c6ce83d7e84bdf154aaaa923117e8b2efa2d5cb8c67a894361becf5c555987c6c01573f3d1f009d30196b33b2d5be5ef09ea6ef02f153a49bb873934d4ac8d143c0b6e4234734dcb678113c067803ea3811434e1b5be841932330ee181ab9ce86eff2e098590e34413ea14fda918b1d44b5bef13b26ed38e3b76ba2e3b6a2024abb362abb1e13190f8b6e7bfd9c96e888ecfff1fe9d19ed8b0f6d01d589862c623f49dc980e33b12aff0c573b42b71614e2b69e0c2e8853ba20882cc158dd1f923b5c543290dc259a37f04784d1f3b6e45c1000ed2c24f5c7328073973d8838f9cedbae026327ebc3d9b677471bcd13c84da6811aa3e9f975db7a0e6569fdbc71eea269eb12e5f75c67dc8d49a6c2e08931b9a04bcb23c7acc36bf1d6829de1fc271bc14df3fade9a7273909915734da2c97cd9dc528099ffc61151acbb92c863eb0edbb7e6f94d8a68296295cb81a3084ac53fd53143082e817bc6e57706178b85b1e9e1ce1186a60a177bd7a2320e78eb7768947db93b3cf87745484d3c31ba890efaf17c24b2ccab0265b6a19d2595c3d051e313e5131e36402806e50dcd371b08bfea02e761a5792ff9c0105afb6eccec5ad421faf5ee68819856113d08b208027f88692106ffd3455979744d35209d9a9ea85a770b13a055261d692fc44ed100138647b0934e49b47907c1814f4869c037c70783c87bc79aa5dab7a40ac66e581d34744e3a1e63d204f1149e02d05b60fd1a4a48f8aaefa77c17b25af82b072548a083d2a36bbb83b9d94dcb1e2203ff7b7fd450818747ec23322ea7fe996876c70f649a506d43d00e40723653598b322f72d02dd43d3c9d4deee99b7a8e1595ecaef7fe124cc830de9260c7722d3123faf057b6d738802924d33f9cd6b891e5874bb82b0115426a7336c6b3100ef2e46b31fa00132c21447540b42f0fa7c9bbfa629fbbe338274c890bde014fbc5c0d4f7aa79637bc8b2097c11178744c74e502516b42c55610869ee45ac9d75035fb8f8c7c2', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.779+00', '2026-11-16 07:42:46.779+00', null, null),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'note_sRPuqMaoBMPKk8Mh9TiNtL', 'per_fNOjZOwryQgmLanejZOabD', null, 'prac_9Pnpc9w7MzxQvAEeEzGuQN', null, 'progress', 'dap', 'drafted', '\x019f94156c0ce1150bda607743edb5a022c065719120889af802d823223671af0eb1e78008efd07e6cead029fb09d940a29acd52972940e372a651273d2c85ab4f0095bb806e13dbe358fd2b714fda894a315a61450478c45387450488278c3c95c858bc0155f20c60c0eed874411c1d6fd92c802c3501e7d8ae3f92faa4ed7d6e699a0959412f034411bbe696731fd3ce743bc9568701cb6e8b5d73a1c5610a0dd49a222795a89048ad3a3194398e6668e036cecc6a6ce9617df3a5d8d4693a1f7b1f8d0b6dafff2ece0893f95f1e7cd2e408760419e3a6cd6e30c1b916a3b20249d6b73ed4b8671c4b686df3546a10c3e9dfd9ac1e892b7429fecd0ed5dfb186fdcae5e002d088e24a70aa4ad1640dbdd28014c3d6c4b7bf5b44b1eba7eac1c10b7a8ec2cc415bdf6b5565ff8d08d51545945ce43695d135326c6a2aaf40304f6cb5c46f31e3bab06cb78336d56d456bfd9e1bea922e108afee38aa00332c8b4b8b9dc1004578ef8de18ad0497b1ca5ae986f2297db13c40b36a20a435e3990b2860f383260169a9e34d66ef8ab00abe47f3d0be25d31619acc5556c623a9b15bba777e7a8ec75a9eb4a3d8d1e9b4d7f792cf04cc9632c1898ea92a822b67cead2853cf3e72ffac2654ec924de93bbe0c6b7ac97624812c44d00871384abb936d25a733b27a81b26146a393e54ae07dfe537d83f5d0c534145f1952853f237a0ec95ab665c52f13f24b2b20672a931cbdc9a92051cd4329fb28ed9389ceb6de8ad21598db54478309e83cae8062b459dbe509037e3ff66f371ab1924d3f82710', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:42:48.221+00', '2026-11-16 07:42:48.235+00', null, null);
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'note_FmmQ8bWYxbOyOaMzkPBcaQ', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', '1', 'sign', null, 'a040841a8f51d0b9c3acf5d2fd5c86d95ef01f9eebea17b37d67c92154927df7', null, 'b31fc7514cc8156bd052a29b3b9b49c4afb2013b3d23f0e45295d4fd7bd8969c', 'eca7537552f7d1e9daf0a20d5745ab038024583982a904e4eabc73233e3586ef8842fecde6189043e9909215bedb0d896657cddc0b2c8d6c2e08e585a26f3408', 'note_key_dea62c8ee1c1ffa5', '2026-11-16 07:42:48.183+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'nver_pXHuSh4JlYFOmXXWJjW5yE', 'note_sRPuqMaoBMPKk8Mh9TiNtL', 'per_fNOjZOwryQgmLanejZOabD', '1', 'prac_9Pnpc9w7MzxQvAEeEzGuQN', '\x0140dcd6989b2e199b2c9145ab8602ff57389054d68b1333d4c14d1b5c55e0b02872af647005d81934db6bfec4c993df5a40cf022737c74b1e2e1fcb1cec9a3936a02c41b2ef3e85013574a715f1da47e988aad04ba3e7b9c674ecfd1770c819d8d7592edc298e638f792c6a3e6f8aa18d1182efe2d216376b85e012825fb2d562e05f8f6f0763f8b613d37afbc6cb055a6466f72aa51605224176634cdc5db6de52503400d2549f1dda1cb831008d9ec750ebd6c06982219e4ef5f405145d58b5b46c969e4b5ad449b3768025653031e86f3786d306f171aeca1ff0ffaf11394941bc5a84aff50a369a185e69a52ad449aa2d2c9f1116b6ee463b8e69fa199c35d8adb7de7ca8631d8a0f6ca7376048a8498a66e15798db0b4a707791e67de4b17cc7d793b8e30bffec3cf5d21f45c247513e706539091ea9298c0e301a776ccca3b040cd949116b4bb6382d5c055bdc64a9414660ec73133687aa041cb1c55047b4d78b21b006ec4dd6651e25dbe7e3b8fe206b701fdcc04971de268219725cdf4565954bdc2b3349cf897eb9cd9479ec8ed38f31724b612acb491e787c129b99c1fb9dc7c687545f9fd61f0c40a3947766c41f690a5368e313131f24fc39f8688fbe14e6d979cdfb24f973bef06d63fbcf378f581cc', '1', '2026-11-16 07:42:48.235+00', '2026-11-16 07:42:48.235+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pay_7uppYIKK87TsRKqkZw7DnY', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_PkXVMh2muW4TapAXUKWyTE', null, null, null, null, null, null, null, null, null, '2026-11-16 07:42:48.673+00', null, '2', '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pay_LsaZsRfxvyfMVQ9vooK7Iz', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_Hcc6eeKqbwPNw3Ops0EsRK', null, null, null, null, null, null, null, null, null, '2026-11-16 07:42:48.673+00', null, '2', '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pay_XKcB4WenkstO66X6spFRJD', 'per_n9ymoXBAgb53Ib7x5k44yC', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_n9ymoXBAgb53Ib7x5k44yC", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 2500, "currency": "usd"}', 't', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_xI6NB8eDWcuZNag039R6uu', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 07:42:47.846+00', null, null, '2026-11-16 07:42:47.88+00', null, null, null, null, null, '5', '2026-11-16 07:42:47.829+00', '2026-11-16 07:42:48.017+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pay_ZsXEGuz9ce0xC0Gko3UsiW', 'per_qGSD3Ppy5SMa6qr0cOXL4V', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_qGSD3Ppy5SMa6qr0cOXL4V", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:47.059+00', '2026-11-16 07:42:47.059+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pay_kWOocOCAa9niMfSS61bfhk', 'per_jVYpWNQkeiY5q61P8kK4ri', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_jVYpWNQkeiY5q61P8kK4ri", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 1000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_ZnbeQv0cV5e7jYA96ELrbA', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 07:42:47.11+00', null, null, '2026-11-16 07:42:47.144+00', null, null, null, null, null, '5', '2026-11-16 07:42:47.096+00', '2026-11-16 07:42:47.164+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'dsp_gQzOL4VQR3m8pIM8ZyKxli', 'pay_XKcB4WenkstO66X6spFRJD', 'per_n9ymoXBAgb53Ib7x5k44yC', '{"amount": 2500, "currency": "usd"}', '{"amount": 1500, "currency": "usd"}', 'fraudulent', 'opened', 'simulated', 'simdp_CrUubjDv338W0pG2JoAN94', '2026-11-30 07:42:47.874+00', null, null, null, null, null, null, '1', '2026-11-16 07:42:48.017+00', '2026-11-16 07:42:48.017+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'psy_a94JJ4NKrwf7nQDk53eJwo', 'per_N2KihEeAQzGIDGGaFlccAp', null, 'prac_jNiUOCssSVGnut6oVLt9HB', 'drafted', '\x01a4eb6866d909e93bdbd638f063eb02ad6ae7f4ad1cf0c080eb69387589c13c4f06270d5582b5f2f57974a23cd51427dcb9357e1703ac08b5cec4a87606c6d299ce749ef185cb1c2fd866beaa62ee471552025f1d4a762e7c51291360779541291b4ee12636a9b1f6dc5f33beb5dd6ffee4', null, null, null, '1', '2026-11-16 07:42:46.824+00', '2026-11-16 07:42:46.824+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 're_1y6qx2yf5ObBW1up5Za132', 'pay_kWOocOCAa9niMfSS61bfhk', 'per_jVYpWNQkeiY5q61P8kK4ri', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_rCTfck00b3G36Iz2hjWd1V', null, null, '2026-11-16 07:42:47.184+00', null, null, '2', '2026-11-16 07:42:47.164+00', '2026-11-16 07:42:47.184+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'risk_4OkSltNAEa9bd7LeC0mA83', 'per_kVLlhJsCJKXE2ILlIkK88T', null, 'opened', null, '2026-11-17 07:42:46.86+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:42:46.86+00', '2026-11-16 07:42:46.86+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ses_YkavmEh208FdwgoNLPN3G8', 'per_fNOjZOwryQgmLanejZOabD', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, object_id, parent_id, state, created_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'simdp_CrUubjDv338W0pG2JoAN94', 'dispute', null, 'simpi_xI6NB8eDWcuZNag039R6uu', '{"fee": 1500, "until": "2026-11-30T07:42:47.874Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 07:42:47.874+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'simpi_ZnbeQv0cV5e7jYA96ELrbA', 'charge', 'pay_kWOocOCAa9niMfSS61bfhk', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_kWOocOCAa9niMfSS61bfhk", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 07:42:47.128+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'simpi_xI6NB8eDWcuZNag039R6uu', 'charge', 'pay_XKcB4WenkstO66X6spFRJD', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_XKcB4WenkstO66X6spFRJD", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 07:42:47.859+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'simre_rCTfck00b3G36Iz2hjWd1V', 'refund', 're_1y6qx2yf5ObBW1up5Za132', 'simpi_ZnbeQv0cV5e7jYA96ELrbA', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 07:42:47.178+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pay_XKcB4WenkstO66X6spFRJD:confirm:1', '8jxSTJVeT4PvOSDIqYNuPFbz_k90OFJXvdZlnaPLYAs', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "reference": "simdp_CrUubjDv338W0pG2JoAN94", "next_update_at": "2026-11-30T07:42:47.874Z", "evidence_due_by": "2026-11-30T07:42:47.874Z", "charge_reference": "simpi_xI6NB8eDWcuZNag039R6uu"}], "reference": "simpi_xI6NB8eDWcuZNag039R6uu", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 07:42:47.874+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pay_XKcB4WenkstO66X6spFRJD:open', 'A3G9jblX_vT23_3WVC4XIw9B-tIpE3KVQgnbvwNrB3M', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_xI6NB8eDWcuZNag039R6uu", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 07:42:47.859+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pay_kWOocOCAa9niMfSS61bfhk:confirm:1', 'u-1zsbLsqTOOlKGssIuKHEpQPNZrJOLAKiXxiX_OBsI', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [], "reference": "simpi_ZnbeQv0cV5e7jYA96ELrbA", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 07:42:47.139+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pay_kWOocOCAa9niMfSS61bfhk:open', '7rxkFGz8ZsofyPjS7BSqp2CC3i_27aPxwEOqTHnobr8', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_ZnbeQv0cV5e7jYA96ELrbA", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 07:42:47.128+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 're_1y6qx2yf5ObBW1up5Za132:refund', '1kYLZ3aXK1C9uqYOhWjaOb-yd46C6BOEB4PQIXBuk98', '{"status": "succeeded", "failure": null, "reference": "simre_rCTfck00b3G36Iz2hjWd1V", "next_update_at": null}', '2026-11-16 07:42:47.178+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'sbl_MivsEG8p51cxo8XTBLmY1F', 'per_1bZUyPzs2byXfylO7EAfvI', 'prac_Nd8wDz3k4K2DZmRWq6VQHi', '\x01bf3adcffff1a56b5b4343f82acc612e9b0ba5955f63bc7f60bf559e4b7acd8dfc1c5f8abaabe444d915a77bc91b42efe726019b67f291b040d52cbd47651ffb96b0317036f78c93c7434a5c3ebd9d51821f909058ee6174a6d6bcdddad72c3eafa54ac4e31ea9b73c660dfabebcc87bc34b7210046c2383f80669bd4cdc407e8ea88e3a6ff772b6562e02480610c0a219c2cf8a4f1cb255853918697fe92a28a1b862889c6af0fa3f99768cadc4ae58a5ab1981779457a86a3dbd53bc66e3d403477f6197a70cbd403ed65842c4433281f3e3e405461b7f188df72ee994ec88f5bd2ce4a01aa7f5b787ea17d352e1af7ef3e7dacf864a3219564c068de22c3d2d4843e8da2db17ec19669d8ba7275d5e40580a69784ba3b1af6f5e6bf75e315949ca802af746fd9bf76eadad52235635594d15da62dde22caabb78d58dae708bb809aed0239ae19146b36de5f8f363a0a3a30fa7120e34226443fb77c27489fab162092567a6811903ff7a99ee3d4c469d3faeba4853f26442e045f2949a8ddb6e7160c40277b5b334c7e997f7eea8779a4692b9051c4c3f9df050e4a3cbb58ae3f5fa852bdaf54760a108139645477053cba652264c8202d3ce3573841afef4195b848ccadc9db0565b5d0b51edc52bd85ff4a5796194279eb3bf7bfaf3bbf119c1818ed56dae1b7ff49ccf186b45e6368a3d56f96a58fc82a8e5fa9ef5448054d54c66dcd70438414e29c1df0d04b60754403ad49106495705419a31a2c6c20a88ae19f3fd5300b311f379bacb9388e4b974a2aa67b6075c67e4312af8f5cf9758392cfcc4ae7de40f531b9ba52c1eaf2012f886b6154dc6ae4e054f3ebde72003c02a7066bbd6a03a2d79fcd7c716d8f9f5715d28cb50c00bf16d6810e7f5c7f9566f882da7c69f1409c0a198dfd652dc20e4e3f15e504151703d171247b17c22b4818656d848be167bfddde77dc44dba1c79b856230b06d1344b5b99ad4559f6172dd8fe74dd1e5d9b18e56ad47c39a11cbef0bb43f66a8773b705ced8030438526caddf15989810281ab5b2f5514d66855b85b6427990788cb7bdebeaf0ad1eb232f3034e03d60293ffe9314d1b064349ca4d33e2fa107b1d85bd8d74c181584bf803b3b70caabe7c709443ab040641a666c407c2bef95cbadc2db44b9c2c9af446fde2d52ce6490ed0f98bc7504a2859ce82f28f76981661793f23f2f25cdd3ec22b681be761442c8c9807adb98c163fbe52b1f8eb636f89f00a5a8d6a1588408592c2fde9f14f0f09f5cf99a94ea902b90bcd8e9815d63ac24a00bedd2642cbdb8cb94f1673c879b4cc140e4138178415077d3da679', '1', '2026-11-16 07:42:47.65+00', '2026-11-16 07:42:47.65+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'trn_j2RdCpSz62onAMaN6HFlXe', 'per_lmaBzpHpqHqTcgZqCXNtww', 'clm_G7baMjaxmcKHX9mTr32PEa', '837P', '1', 'SBX01', '1', 'sent', '84cc3f3937d06895167381d6c68ad9eb6f8d66430b54430bd885a741886f01dc', '\x0131e710304647844d7c1b1ced16fec9a39ad1dd27913393bffac543337dcb52289e057f345455a98e711b1c278892c5a1721b4e1be45e3d3be35de7cb13b8e0b0c96dfdfb2959894f8c8f8edc7f37d0b997a8dad888e7f4476e05f64255e62d4779b94a0c30a48f8995f11b2445d1c9141d6c32a884fc8e0365cfacabe05c79becbeecfc4dd80e191e228e7476e92690a2e2f918dc4cbab8c9b1deb3ed9f877599ef5e7d89919d977156055ca7886c151b0cfb97b3b21cbbcb09ec4e389dcfc18c3cc4f810e32ff81c2d062cf4b7f94de06ebaa063ff3384ae59db648ab5d91708c2ae73347ff833ffd2475657f712217faed37ddb56d5fac21aae6ffac1b486276b33d15d7d55de2840e9ea244a4747ae9c429ca42cdf69a80eaa91919c4c7f5c4110b4ed83d3269d92d9eca9921f3ab775b4ebe883cb5d43320e9f98fc4176db0fb6f6a5631ec1ce79ed93316ae6622d7b3eb1e676abb34183aa05c957e71a1e69ef408506df8fd4bbcf142f131acdc221410097868d3edfb5c21ce621ccf64082e664919845edb6039e7adf706991181aabd3d79927783498cac93c19f60cc3d355db9571247b8f8c019f3f937764d5d7d2a0c99e07fca403a1b75be30a6c85a192261fc56d9ceb6da6be4041a2724a7afa76c13ce3374b36f6f56f454fbe3d59ce7da8ffbb68ee84443d87d997aba39d3cffb2d7bf7872d10ee7a7757af09d6054b45041774b4c9f6191559ee70b62677bd443beffd14570fab886c59de0eb4acd4889caa37ad174af72a2eb7d013da5a13ea3a3f3686878ffab849e8e73dd76078279cfdb9f0f385a03b2d610430fbdd78a9040e653ea1cb65210eb72d3ab0e58057991d4eba07b7cd508e87fe4009206dec714874f6804ef02e602ed10ed501dd5d1963e7aa06fae96d1cb300480f318c7d53f540b438b75d9442fa28c00dd6137797d9789eed24ae64270b08e87818d6ca013286e825f5211bcbd37989773acdea9d22c7e7bbfa6c48fb18b8964baa162100a971ef642c0894eec93b125eccdd50ca9b9a6ef5a02afbd99e7522c44d2845d201f2c9c7a6e8d6cb3b75c11b087b2d324dd5cad73e3dac787c329d4d7f9d516a2b064b52d81fbb7b35f378e5c7a58068ffa8ae5f6ca0e4e7c2721cb91c71c88fa097e9d1fee7a1a93e37a2b80fe227f579dd63876796611ba0546602d5cdc2443a8afce16b8179b7210ec1c8e403fd134672ddd8898be64ef0557de7a97e2f496e1dbc972aefb271976ae661eb6befc32fe412847123980b42152986ffa1bc3d9783db6d10e43a', '1', null, 'simulated_trn_j2RdCpSz62onAMaN6HFlXe', '2026-11-16 07:42:48.501+00', null, '2026-11-16 07:42:48.673+00', null, '2', '2026-11-16 07:42:48.501+00', '2026-11-16 07:42:48.673+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pans_X1Mji0yDbQlUHR0GHk9MUX', 'per_lmaBzpHpqHqTcgZqCXNtww', 'trn_j2RdCpSz62onAMaN6HFlXe', '1', '2026-11-16 08:42:48.501+00', '\x010d36d61afbd9f2c0332d4cca14504c6dc05b9a6e4f6a9c1f877a37c76c2567cc51e59799a31f45a0711235431aaa98a8f5797593db4266c090900b9d4f6b5e09c7091e2ed12b40e89f153064c7dcc715c85175f5d45963318f4dd687eb137d62a5b324e98ef5776bf1bcb8d7648719ced88e70addbd741ff78a358aedc49a60416992d1d642378525c67a274705965293e1af31f202d49be4380c8de266af64fec1751f391a4c4630e29935530b4da2ef453af0cc5fe04d6123ff53d41f9f63cf28fe658f2761539ac5d4509d4e7f9c71a2cc85cb6a24266bbfc9625a04a218443b2a5c37c0f16b6885cad2f1b1f21c887c1fb648bfa66f0cbf3ea0059e103bb0101290c749d0440bb033442caf249b4b379853c4d28f92895a12af175204e9546525ac4dca53cd83e0edbc6d0a4237200ed9a2e5fd3f73023922dd881208ce9402e70cae24b1de52f1815e4cc453d4711dcd8c50a8c315313564c8f2a17b7c09de1d229d887bd0c33401b170e4bc9fd861423d1c3a15931e360e775cf3aa22e8bb1f109e35b4a12eaaeead3628a2fdaa9c3d0390abd73f2300841a0239c14ea13b8cf0908fc65eae3696818cf137d6695d9356d63f5fe39177ce8c1a3ff15e42b2d9dad7525992d0d99019058fc18d81766f446afdf5b132043be80486d5ccf98206ec8c3461ec396480ede1046bc1d5cd6854d163728fab3c579e69012874dbae521569535fe0e29a7132709315e3ed413797cc1e99b2a5c83e23f72e61bbde8522207a5cf1eb3e02901f656df6d8d6d978c2a1b261f878fb54f45c8109968cb00695ca262a1555fc70f60c6b7897e633b26aed70c039d746d151df01ffe9206726663c1bda45528ca5dc6aaf999848ea561097d0f79d3a49f37d53b43455650c60f18557f5f2ec7a50f3be2bf03f8dc320ad328875ea122dd377be55816c676c16fb86aa400b40d507c26e0bb724aa4b5261c2ccb57792cfc8e6232c170b1f26a44946d9ee10c82c28249afeb43cf023be34a08b6684799ddd0cfb40b20a629f1b5d408f1bd71ffc7619af6e66c471f399baa954f796cdbf49e2460e5b2f45e7ac8d72379d621e013531397fdb57da43a448d6f93ef979382dccd731edd8782ba90b8806aaa85b39caa1fb71423809361de', '1', '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pans_ZwNdf9KCsChEUmTNibGxnu', 'per_lmaBzpHpqHqTcgZqCXNtww', 'trn_j2RdCpSz62onAMaN6HFlXe', '2', '2026-11-17 07:42:48.501+00', '\x01600b7c8f8a67c48df4744f627c6f05ee30139890f3e7b2d81e8557d57fbda7927ad24d7b4b6fea3cedeab4c028f6eaf31a57204b30185868c929d0227424a11f3e78d6abcd975440d0178d492951f57bb792e9e9f53a98cd7e2122a53e86c4310d64bec1e199c7e28c94e4baa216d7c7e6962eca7d98e25c19a63b7ef0c8815088f50d91c8ec0e12ecd43822214785a9e792300938d1ab2f04312ff7da62e9c2ca701b674a1fa3d1c0c060335ef7424bfa000dc0d6cfb6e1d63a250260817b10cc3577f92206199857ac4ed406728a25c0c75c0f0bf06bd90e20cfc56281d0ed406aecd7452dc2544fc3bbd3fdd6072780a29822217a08cfc3842343daf686ec1c2d7f0e35fd2ecde55e4866663776397ffbcec331703fe0ca306f09376f056c2fbfa606f306000bdb024197280fbc0efe4a523ca497deba8511b79b0608635645cadf7fbf5b2313807f7d0a1213667c57b1ce52d0968750060893151138f6e4544ae3b50d62c3bd424cdeb39bd08a3f7824904e6d123717ffcf06891dcfcb6bc3600e903e2efcfdd23eebe3a2f0934e01d277857221a93d970604de6a2881340648dc1806a892bc9cc425b28329e9f10f033bceda929ba2b7c7b24d0cc55b64e780c930cc1b22d40984c0d20de172b2c2e34348a64436e003487eba8c430e69d14cf9d9830e081d6cbb573e2f7ff160cfab3a3078cf0333aaa85b7a866c78f990d65fa25aab28e7d413d683931e84038555376885214410fe3737ac4b3361a7faeb0bc162224ce3d6ea06d0c53c628ffe418b7ba446f14f0a4fe691c4b1ae5ff03234e1d89af221905ec1f671c7ae7eb9392357ff206d5ffac701705d775d2083dd7469f3266bb916edfe4b446e40da94d65fe23cd0efd394f7835b11a5d8f4713470daea95199a0fcfad81cb936e844fdc767a6bee9e858687eda56c9010d17ef95f0e8f140245990f3157e6c613756fc4c373080e7a76f3f30874079b8b9fee50d85fb0255396120ddbfa4627b02010a0a93aa8876d1494f4b61965e6537b1b4513748547daab9060260fecd2e007399e699c6a1000944710c996c386915a3213725ce281c23975b95d2bb5cb0d48ba3c975678b5f25da46b22dc60d1e0a0991a89d7c8', '1', '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pans_cjwSCZvyBhLMfHRAsPIK16', 'per_lmaBzpHpqHqTcgZqCXNtww', 'trn_j2RdCpSz62onAMaN6HFlXe', '0', '2026-11-16 07:47:48.501+00', '\x01fa6e6db3bc327c1afca7f0d7c34d94e2e81bb855d65583740a0838559d52c7a57527d5745d0ec45c5c1ad475379b6fb1defe92c8dba9c7027b0f19f824a282c8026b02a8fa5902a601638c737eba877d8d8d20e33dee8504e37fc9817d2f31c7b317e44e56e17a8fe6ab3451039922dc5b62e5bf748f7df83ecb4a8b3b23d22935acb9973203424a950310c931095c610fc24c7448a6c48e5f70239bc622c1e3e4fdbb835767203c794e6b5ce2bf6bd9068fb80890216c0b1607e8985c0c0ed3036cd64caf43a3d64a379101d31d30c77f9a8996b20b82e6eec024ea40fda00d8b40433db2b4582065af7a9feca6f5b3d6878b9858fef46e90d1eafbb0f8da35a60bc1765e1df2fd184241001c5ed013a6811e9c1193aa34857b472a5e89358ddfb456ed42fc01cba179e84a8ba63699c3f838fe9b4c16ac54f3876b4f1eb93a1da00d6b9230c6a5a3b6a1a2bd92adf39dbfa2cc042e520e9ccc', '1', '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'pans_k6zpJ6iNM0Ynkg15LXGSE4', 'per_lmaBzpHpqHqTcgZqCXNtww', 'trn_j2RdCpSz62onAMaN6HFlXe', '3', '2026-11-30 07:42:48.501+00', '\x0127ffeb514efbbb6e1c48901dffd2de7229c6f142ccc399b1ca111ca2b7fd2575011c521ddd454a297fa924804249db3864faf2601ef1d5d8c67f3f9cff3695a8cc0ee0fb7eae67cba19255910a90e86494717cfb86ecb55ec2bb90789ab43a8c2cb10bc4eee26ba8f7af2e80b20de018836e01c7e855ec35194e496d4ce536d52fa2c238872f35fb8c8f6a2634e30743285ab65260c21e3a1d418528b1fa0a08deac273caa75f32256daf0cf3493291cc94a32214762a34ea6dfb504cb34bc9dda8e0fc28d202e9aa16aba5f8eb36fbe2424ae2014f858cb281bb5de5094e64a233ae19d162533349f7715826855911ac028f14afa2dabf52bfe9f875ddf242d32b76e56bbf64178a1c1b8b280e28c1ca20ab62d8e352a92d6f9076a7de463596702553d7e9f6fe6b1dbcc578d4a96824aff927236b4fc8b1f7b08563f223fad6a106800f79386a473fac27b14e6a43ade16574fa7677762bc7aae6f939b014cb48294e9c1bbba581604841858f6a3a004ca7b142215c3adc6f8ec733cb3fbd0f2a37eaa55a6f18f8820e73834088c49f178be19f34cad70b5c24d944966dbfe66e70b3d58d41b9f0056a0fcc3276e9543a7744cbc66017c9ecfecb0e7858069e681ac1801cd33392b424ff87ae8655c27372e2818e8dbb4ed3e4606ad937b73221abd54219dc579d187e8a5f5c8b6e3b22fddecd4a8a119629e6d0218215bc2a2062e18c79a3f74bb947546b0df2aaf97387dc4a2b25ee3455d8d60ee8290c963b31b0d637d30e2b67fa146ef40bc202f0dd9cf1aededc40af061debc570a99b9a0af1ccb5d7b90cc6056a52d777b9c3c0ce5990991d7057842b99d6b6d41e19e38a136ed23f15b79ced1a4355cbb27598cf14d2f423a01a7184c8fbe124a2860462d4797311228ce14ec0ab7b8aa3f0ed702c184641ca17727c062a9849c08a05c369a2ae0868d2eb9c9bde491c0cfc6a953b212eecb575c8bbe428c518ace1438e92b56df0ea7cc46bf7c61003e538f1069e5d4a2a2c703d69bae06adadf75709dbf1eccdaafb2db777ccc8c042457a6366ce69871e61a6e8a43b7d93ab6bbec5aea7b4df99824b548815e6e4f56b04e4827d74b569bd09394ff63e286aff81', '1', '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.673+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'ver_wXK4svHKHLLLfKLGG4wAgH', 'prac_drg4FlFXnIBzAUFJuKkxII', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 07:42:46.465+00', null, null, '2026-11-16 07:42:48.673+00', null, null, '{}', '2', '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:48.673+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, reason, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'chk_WOBFsAqYtjpU9RRBl3MQXL', 'prac_drg4FlFXnIBzAUFJuKkxII', 'ver_wXK4svHKHLLLfKLGG4wAgH', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T07:42:48.673Z"}]', '1', null, null, null, null, '2026-11-16 07:42:48.673+00', '2026-12-16 07:42:48.673+00', null, '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.673+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'chk_Y76NEsdlYVmzq2nM4CT98C', 'prac_drg4FlFXnIBzAUFJuKkxII', 'ver_wXK4svHKHLLLfKLGG4wAgH', 'license', 'lic_GGz5xF6f4EqUA7KX2Ac04B', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T07:42:48.673Z"}]', '1', null, null, null, null, '2026-11-16 07:42:48.673+00', '2026-12-16 07:42:48.673+00', null, '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.673+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'chk_jhthtuDi2uk8dPUccHR5TA', 'prac_drg4FlFXnIBzAUFJuKkxII', 'ver_wXK4svHKHLLLfKLGG4wAgH', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T07:42:48.673Z"}]', '1', null, null, null, null, '2026-11-16 07:42:48.673+00', '2026-12-17 07:42:48.673+00', null, '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.673+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'chk_rNQpaSPR261punRoMr0BvT', 'prac_drg4FlFXnIBzAUFJuKkxII', 'ver_wXK4svHKHLLLfKLGG4wAgH', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T07:42:48.673Z"}]', '1', null, null, null, null, '2026-11-16 07:42:48.673+00', '2027-03-16 07:42:48.673+00', null, '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.673+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:42:46.465+00', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'chk_vrk3adrDgJWcG67r8YoIfV', 'prac_WxzLNKaPOp6ltMaIXek6O4', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T07:42:48.673Z"}]', '1', null, null, null, null, '2026-11-16 07:42:48.673+00', '2026-12-17 07:42:48.673+00', null, '2026-11-16 07:42:46.506+00', '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.673+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:42:46.506+00', '2026-11-16 07:42:48.673+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 07:42:46.412+00', null, null, '[{"encrypted": "AcEIeHd8UnedGsd+gkd6R1SX6NDaAqsDQn4AQBMszmVUGu3MYUiyHnQhxO5ubPBLeKYSj+9C0/TR3UuRVHttm0VUzRW+kMGdl5e8zT7L7w==", "expires_at": null}]', '2026-11-16 07:42:49.057+00', null, '{}', '1', '2026-11-16 07:42:46.412+00', '2026-11-16 07:42:46.412+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, duration_ms, created_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'wa_IvGrJ9KgJcWaZUvCgPZpkG', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_Uua2aDbISVPYe8pcbtPAWx', '1', 'f', null, 'dns', null, '3', '2026-11-16 07:42:49.094+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'wa_NZKBXoxJogmQNgCN4QAHUi', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_Lg8uOQtbbhlGbZM04vFWhL', '1', 'f', null, 'dns', null, '3', '2026-11-16 07:42:49.087+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'wa_e19N80tqtHGQu07tfeAoxh', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_8Nzmce8GUSIuXbJU90t8PL', '1', 'f', null, 'dns', null, '6', '2026-11-16 07:42:49.057+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'wa_hGt5sy5jjliloZbcoWEVVm', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_RqlRtbvYBwZRylkvoC37Ii', '1', 'f', null, 'dns', null, '2', '2026-11-16 07:42:49.1+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'wa_k2g5eQ7mUPvr5Rgi0SWlJ6', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_TR9yByhAs0HPIiQ4IoNiWQ', '1', 'f', null, 'dns', null, '1', '2026-11-16 07:42:49.104+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'wa_nea90ihwb1Hy8Ir0ykkhUY', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_bO4ysqDwJ8Xoh1MwpPOcju', '1', 'f', null, 'dns', null, '5', '2026-11-16 07:42:49.054+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'wa_rNnsUh1W705mKZDmN0vGgM', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_spGfx51FmWeeCuof4dv5Y1', '1', 'f', null, 'dns', null, '4', '2026-11-16 07:42:49.108+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'wa_ztSGMrr9kJCMFIaehpOVa9', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_glqL6kWrQ5FDs43t2kmuVD', '1', 'f', null, 'dns', null, '1', '2026-11-16 07:42:49.094+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, duplicate) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_14bGVMkq6rMz4RNlgRZeMl', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_3UNXKN3hyymIwigT1qT4lv', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_3sVItV1ika4XArzQjJ7fu6', 'pending', '0', '2026-11-16 07:42:49.015+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_5ZI4F8pMlNuyGObJaHF6Vc', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_6st0f5ydR2HWrrOZOLyj6z', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_8Nzmce8GUSIuXbJU90t8PL', 'pending', '1', '2026-11-16 07:42:55.057+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_LES9JOgmppJbUsHydnZScQ', 'pending', '0', '2026-11-16 07:42:49.015+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_Lg8uOQtbbhlGbZM04vFWhL', 'pending', '1', '2026-11-16 07:42:54.087+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_NaC5tr7lLssgefv25rdTUu', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_QCOxuxpbMx88bD0IZdPqMT', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_R2VjsENzdvwv9T5gUDzVyX', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_RqlRtbvYBwZRylkvoC37Ii', 'pending', '1', '2026-11-16 07:42:54.1+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_TR9yByhAs0HPIiQ4IoNiWQ', 'pending', '1', '2026-11-16 07:42:55.104+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_Uua2aDbISVPYe8pcbtPAWx', 'pending', '1', '2026-11-16 07:42:55.094+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_b79wnJgLP7NKi1riSL9P8S', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_bO4ysqDwJ8Xoh1MwpPOcju', 'pending', '1', '2026-11-16 07:42:55.054+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_daW51hUljs0BxAMmm5zl9S', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_glqL6kWrQ5FDs43t2kmuVD', 'pending', '1', '2026-11-16 07:42:55.094+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_jQNJ0ppauz4zvwPsJz5cfy', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_of2R6pomtWMIzvLQbYF9fM', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_qDnqz3GUT3Qh1Bh0w06bIl', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_spGfx51FmWeeCuof4dv5Y1', 'pending', '1', '2026-11-16 07:42:55.108+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_vGmH7evOqOCYyJlucbQgNR', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_wrHb3EwhIWfDf201fB0xZK', 'pending', '0', '2026-11-16 07:42:47.761+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_y6DF4B9qiFRgkFcXAsNnYP', 'pending', '0', '2026-11-16 07:42:49.015+00', 'f'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'we_cA6iIMcNnocddpZcKGS7Z6', 'evt_ydRLvnJBaPjLBsQbrpltup', 'pending', '0', '2026-11-16 07:42:49.015+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'xdoc_nALgzgwOMdXY0OxRI3g4W4', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_PkXVMh2muW4TapAXUKWyTE", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x018256da48f76922ba77ea53519575f482715395844d14fb4fb533f48bb10a70d22930abe1941d49b3250b266b79f4299086cf65927ae595d23da44b76dc2c9887f3f73e5265b2c6d3f98fd4206bf4d41cdd589d1c9171b0633238d3f649c6d2eca85a0f8d7c2333fe4ecb6ff418bb7780b72da4623970f712a9d931be811df6c81241d49d4f16729cfbda5d34dca9682017c9c5c48df4a6e89497f2b69067ad34bc4e4097f7a3ba5b1deb7a01b31745c3fb775d9a44ad9fb27b511bb51a6d275c6c74016e4162ad34d9f85459d0a53109efe38c25031d40f7d4f456be403ed4f8487cdef7332883f334b43fa6f9871ec014bcdc61f96f97b37a057be398a12b0e48c70d8e4945fe4b725953f2d0637c0ff08008cd6afed7745ecaca713387a8e76496d69d2c9db7b3b5df167b774364fec341ac7bd7c9ceddb448b274a317e862b4b098450055ad7e6a062dbbaf1a26fb04a05c7c869324108c9806f9ec50f3dc1ade7efda8b1ccd8f196e4150166b2f072b9c901d6f4fc34035e89b6508246a77610a2ec234e991956421a60e3425e7accc4f2616bde610d43d9689040a5ce8142f9a4788685d17876cba23e175272939e15131808db0d88a2cc985835f265d5987722346f49812e03a2e270906c9d38fb08de9b53f1ebbcefa7daef8a68ce9e5155e8ecd873b186ad8da0e978ef23fa88c55b0977f80b', '2026-11-16 07:42:47.557+00', null, null, null, '{}', '2', '2026-11-16 07:42:47.557+00', '2026-11-16 07:42:47.557+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'xdoc_vkQGsdSt2IWWNVtybRLSGU', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_Hcc6eeKqbwPNw3Ops0EsRK", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x01d80dc097865ea0483bb7f9a344516114e79a76bd675af1dbdf742a168f1fb81070acd9740e5b1e8b0002d3fc7d0dbe35658635b19921c71c2764445db3dc259393fbc423fc763368bef15d7a94ec611f6e4b58917d348db513bd17c886391632ed2713c4a61008d382b0e98e54b448a98bdb41c5f30e1689cd47958851f2f78605332f8ea27499052c638854095f9198f36debf54fff01b41cb9de026ccaa67aecf820c284492dbb7487c7eb2f3531e566ebb08dfb9d54e4e99c3ef97425a23df3bfbd590d6f0a1e5315f0d897e3e408ab0b31267d74b4a36e0a1052eeadf7b71d6764e54c17c4fd5f3f3fdad9b7b76f53c87d7539039e8cf37367e2b5fc8ed51bd73200887fbce28075ee24237f40426f5884610c4a86509c45268ca56ba0d7ee0bc4e0d9639269d88e4386572d8b1f587baad20fa85fb5edc8385fefd5e9d2feda77a6d11d54e271836564c9f30595ada12b11d25bcea73de8fc8fbf1a24fbeaccc4c8a0d4d4bce621f03f193e088a3891affe4c61f18c20f66b8b99ccd292a3c9a74ca236ce779d62d199aa5006ffefb52742cd6e836d1e2ee1d00d35c83b761593fbaded469f4f70c173377f83f475a071173281826bf08d2f89034f7e1a40f39f6db3acd01308df43a0883bd344a143fc11c77a31a32003db983c399df1121520bb3363701f1d92a4fd571e6c67e3f3394de71da8', '2026-11-16 07:42:48.673+00', null, null, null, '{}', '2', '2026-11-16 07:42:47.545+00', '2026-11-16 07:42:48.673+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, unposted, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'era_Hcc6eeKqbwPNw3Ops0EsRK', 'xdoc_vkQGsdSt2IWWNVtybRLSGU', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_LsaZsRfxvyfMVQ9vooK7Iz', null, '2026-11-16 07:42:48.673+00', null, '2026-11-16 07:42:48.673+00', null, null, '{}', '3', '2026-11-16 07:42:48.673+00', '2026-11-16 07:42:48.673+00'),
  ('acct_i9vqqE6HDhA2Fe6qWGVWKv', 'era_PkXVMh2muW4TapAXUKWyTE', 'xdoc_nALgzgwOMdXY0OxRI3g4W4', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_7uppYIKK87TsRKqkZw7DnY', null, '2026-11-16 07:42:48.673+00', null, '2026-11-16 07:42:48.673+00', null, null, '{}', '3', '2026-11-16 07:42:47.557+00', '2026-11-16 07:42:48.673+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 187, true);

select setval('events_position_seq', 167, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 6, true);
