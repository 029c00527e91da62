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

-- migrations/0030_at_risk_reason.sql

-- Why a session is at risk: what bars its practitioner, or that they aren't licensed for it.
alter table sessions add column at_risk_reason text;

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
  ('0024_card_image_indexes.sql', 'e6917f4f2d62d38c613fa27b8ddd8ed85946e6cdae5717bbce87096ec637f262', 'true'),
  ('0030_at_risk_reason.sql', '531bd5430f6eb2a870288d837d2d6e87ec00ae8f42d3a00111806fcc4b70b4a3', 'false');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'Test', null, '60000', null, null, '2026-11-16 07:43:43.741+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'key_XrptgVNHcFvZV93MjAf1VC', 'Booking server', 'issued', null, 'sk_test_', '4VUM', 'bbbc0c8de79740bb0a45bd930dd78e7ace493c762ab532309a8e541702f8aa0c', null, '[]', 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 07:43:43.79+00', '2026-11-16 07:43:43.79+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'Test', 'issued', null, 'sk_test_', 'LOmR', 'a8b1916a1a6b499a35ccd18f957cb6c68b2543fd2a754707816508c3ca6c38fa', null, '[]', null, null, null, null, null, null, null, '2026-11-16 07:43:43.969+00', '{}', '1', '2026-11-16 07:43:43.74+00', '2026-11-16 07:43:43.74+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_0aB6wiYAJSTgSpYVJBKVKa', '91', 'practitioner.created', 'done', 'practitioner', 'prac_wXdXKjc29eo9DvvspfHPrP', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_L1MZ4x936tzHmVHCVXs8Xr', '2026-11-16 07:43:44.92+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_0c3SkknEOyinCC9B4gX6Yl', '24', 'session.created', 'done', 'session', 'ses_eqY5PI0qTDUFOoYixlJZjc', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_JffeYd8mKYnNuGZMBnK4rm', '2026-11-16 07:43:44.054+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_0pQMkIAoXwWhrEY7WxlhCy', '161', 'check.passed', 'done', 'check', 'chk_6cEwWz6I5O2JtuoM86rfP3', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_11W3UpC6S1AIJz2U8bASOf', '175', 'remittance.created', 'done', 'remittance', 'era_bNoHu2hICU4ztdNtyIriXM', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_1C3LT2svMb8ROaw66VFLaW', '156', 'consent_decision.permitted', 'permitted', 'person', 'per_2ytMHI2ukJVp1bkBPELOzu', 'per_2ytMHI2ukJVp1bkBPELOzu', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_NpPdTVQQmXvxHiU4BCCerj", "type": "consent"}]', 'dec_pesW5GsLZtxMRPQ3g573UJ', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_LIFVSp2Cj6oYD0szklHA59', '2026-11-16 07:43:45.556+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_1Z5D7UQgd8u015HZsLeufC', '33', 'person.created', 'done', 'person', 'per_g0QQpmkyIbF2yqrGZM9vmm', 'per_g0QQpmkyIbF2yqrGZM9vmm', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_XvALQpa59KDfr4vCbUIXfQ', '2026-11-16 07:43:44.127+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_26dPzCLY3hRA6nRiXX8C7K', '112', 'superbill.created', 'done', 'superbill', 'sbl_ZaS1xXHTd6DCCigjbYTA9u', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_qKJckm0ILvNqaKSnv9baTQ', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_4ZMBxg2j5toR2Xa6MUSKXZ', '2026-11-16 07:43:45.099+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_2r0S5ZtbHyboHNALg86T0B', '36', 'person.updated', 'done', 'person', 'per_g0QQpmkyIbF2yqrGZM9vmm', 'per_g0QQpmkyIbF2yqrGZM9vmm', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_nLQXIbIBTJbmwAMnPg7dv7', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_ulMIa0Fqwz4gKsCyd9XVhI', '2026-11-16 07:43:44.192+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_2rM1hwR4G5Y8SOgcx5YtIo', '183', 'payment.received', 'done', 'payment', 'pay_HZmtqQ7aFBcJeasd0GzA7T', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_2w0BKjZZRVaEVz0eJDr8da', '155', 'claim.created', 'done', 'claim', 'clm_noWmtw4icZ8YTEJ11tdjCB', 'per_2ytMHI2ukJVp1bkBPELOzu', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_YCstRtePePG174uvXDTnQp', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_0CmigJPgPnhxYHnRRqHufX', '2026-11-16 07:43:45.541+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_37j1FO9XhPuLVMxl4V5TFq', '63', 'payment.updated', 'done', 'payment', 'pay_c7aBNLqCnttEPDB0TNfzfl', 'per_7FHAlurifjuUZ5DpVPmO8X', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:43:44.601+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_3UHfZ6XJPqIFsRNiQEDf9p', '88', 'disclosure.created', 'done', 'disclosure', 'dis_VWB9YE4T5c6UbFXy9orL8c', 'per_4LsUDhilGicSMxim6dl0Li', '{}', 'payment', '[{"id": "con_3rYvnMAHHVpkRYBGl1W1gE", "type": "consent"}]', 'dec_ZfyMbpKtrl5XAXzXjNen7H', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_edXc43ViEyLvMwnCYGaQz9', '2026-11-16 07:43:44.876+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_3qUKQTPdPKGgG1LVHvzOdS', '40', 'person.updated', 'done', 'person', 'per_pM0s8cSvUQlmnm8r8pHR7u', 'per_pM0s8cSvUQlmnm8r8pHR7u', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_pwXyUOStPKqgtIaZOU0h3J', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_hAA6i0j2OZGsWLlNLyKq6a', '2026-11-16 07:43:44.265+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_4QG1uuYVyXZAn2lU0g8mYe', '149', 'billing_provider.created', 'done', 'billing_provider', 'bill_RwAhqAWnOJWVjzwud7TqDS', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_fRZ6iURwDCpLsnY1WcT9UO', '2026-11-16 07:43:45.476+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_4itOoSbUMIUfmgLVpZ7SFu', '181', 'remittance.balanced', 'done', 'remittance', 'era_noDA4dSKDI43lxLZs4DAFz', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_4o707FNDLb8MxJvh3i2zYm', '75', 'consent.granted', 'done', 'consent', 'con_RxL676bj2YCZOb2FnJvD7I', 'per_OyOhs9xVt3o6Q19FzSoUNk', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_7kd1zVhCoKBBDqbi0pfmQO', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_8JW57j9FdMypKmpyvgQ7DK', '2026-11-16 07:43:44.756+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_4oCAeYTMS9LomIWd8Ql04d', '93', 'person.created', 'done', 'person', 'per_Sm6kXxtEFLM4eqbihrEIDA', 'per_Sm6kXxtEFLM4eqbihrEIDA', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_31L9a8IKayDE9hGC6ZUP7J', '2026-11-16 07:43:44.941+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_4t5NTdesJnQdW9GjmRqjQL', '109', 'person.created', 'done', 'person', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_xNXCqUkkiMhL6sPPjEzbSV', '2026-11-16 07:43:45.087+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_52rDLwRf2KFe4NHHlrjeO9', '174', 'coverage.updated', 'done', 'coverage', 'cov_PNCo79yg6O4NuXJ3CCMKX4', 'per_4LsUDhilGicSMxim6dl0Li', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_5FDUcqdLaKjiBh4WsEgxqn', '21', 'practitioner.created', 'done', 'practitioner', 'prac_Kuzb0Z4RmrmW1FtH5RTATk', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_aVZOfy44ZkJD7ObRdWsCjq', '2026-11-16 07:43:44.024+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_65zRoKCJSzgcBfpuLq7q2V', '134', 'consent_decision.permitted', 'permitted', 'person', 'per_ZOF77qdrFHAJnr0oycsPpl', 'per_ZOF77qdrFHAJnr0oycsPpl', '{treatment}', 'treatment', '[{"id": "con_E1Bi4NB5ifDbrOhTdKvU1c", "type": "consent"}]', 'dec_X5gPW41gTp3QnhqGTCvhti', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_Gunqbqz4T3bv7DO8VZRweA', '2026-11-16 07:43:45.364+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_6CVcs2Pk69FRK19XlKSvy9', '60', 'person.created', 'done', 'person', 'per_7FHAlurifjuUZ5DpVPmO8X', 'per_7FHAlurifjuUZ5DpVPmO8X', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_6HeGJjUfdD1SgTKhOlcTSK', '2026-11-16 07:43:44.56+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_6k0r24dnPNqaQmTcfZlv6G', '34', 'practitioner.created', 'done', 'practitioner', 'prac_VYz9ehfBtezSOL2bBK48Pd', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_WrRKBugpCzo0QBCnYjK82R', '2026-11-16 07:43:44.139+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_6s90srsCqFvi0mRyRBuPa1', '137', 'persons.update', 'done', 'person', 'per_ZOF77qdrFHAJnr0oycsPpl', 'per_ZOF77qdrFHAJnr0oycsPpl', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_P94rUZHAOoyuEQeSRI8M0b', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_ts3Lvp0r3ZUmnzjwnwKUbh', '2026-11-16 07:43:45.392+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_6z958DuYI2j4OqurTHyj52', '3', 'api_key.created', 'done', 'api_key', 'key_XrptgVNHcFvZV93MjAf1VC', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_1QCErMpRR156B7uZGwZKU8', '2026-11-16 07:43:43.79+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_75igmcZFMoqm61dphLcwQO', '18', 'person.created', 'done', 'person', 'per_hsAg1cHsaTxkBH0SX9Sy8N', 'per_hsAg1cHsaTxkBH0SX9Sy8N', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_NlFO34NM7QgJbDUfvsWPCW', '2026-11-16 07:43:43.975+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_76ryF69OFSxYcUAHSqPL1Y', '31', 'practitioner.created', 'done', 'practitioner', 'prac_TY5lE6NhZwcFTHW6wRLlIk', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_L3nNrG8KxpbqylOKNxoXcw', '2026-11-16 07:43:44.109+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_7DZXuIsButfxxUfzSG748l', '73', 'consent.created', 'done', 'consent', 'con_RxL676bj2YCZOb2FnJvD7I', 'per_OyOhs9xVt3o6Q19FzSoUNk', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_RPfofmgulddrUKGoBATuhO', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_74xgS1r0ht5TG64xUTsuIx', '2026-11-16 07:43:44.737+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_8E2AxKPE9zMCip1XzLpPYv', '96', 'consent.offered', 'done', 'consent', 'con_a1cHlGKpKJ4jL13ShaasjI', 'per_Sm6kXxtEFLM4eqbihrEIDA', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_9OcBJKR1uoqUYSePpqHeBM', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_AeTwe5dKOXhdy2xBA1x7v8', '2026-11-16 07:43:44.965+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_8TjWSViwKJtiEixBXBYDFU', '117', 'practitioner.created', 'done', 'practitioner', 'prac_6QRrPDb5gjPwSu2UTwlL8A', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_HtqMVFoq5Kjp75aD2MYMDw', '2026-11-16 07:43:45.155+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_8W9CM3qXvgwxUW3BVT1fCX', '26', 'session_series.created', 'done', 'session_series', 'series_iAo9l3F5FBXPTQyyCRTHkT', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_szuRTDWFVlMEs2n59btSLo', '2026-11-16 07:43:44.083+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_92MQovRjOVoz8Bht0nZvbj', '30', 'session.created', 'done', 'session', 'ses_o8UKcrlvPKGOS8DiiE1h9p', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_szuRTDWFVlMEs2n59btSLo', '2026-11-16 07:43:44.083+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_9EhkNfaK5qti43pUwSktLu', '186', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_KfwsIhGbzu0szAg7lAvok8', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_9mKLOzurZZwozZGhhUfkQ0', '177', 'payment.created', 'done', 'payment', 'pay_vERkLo1Vp7kYz4lzk9cMxF', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_A3Xl1laVwqBF9QUhuZJkGO', '162', 'check.running', 'done', 'check', 'chk_PswzSeH4jXovOABVnwjRyu', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_A7MZUk9fV8YlKpfO9IahcE', '101', 'remittance.created', 'done', 'remittance', 'era_noDA4dSKDI43lxLZs4DAFz', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_c9bEOwzYi0EZnWggQsOmGY', '2026-11-16 07:43:45.016+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_AEXpKIKcpJ5U6M3B6lG67f', '74', 'consent.offered', 'done', 'consent', 'con_RxL676bj2YCZOb2FnJvD7I', 'per_OyOhs9xVt3o6Q19FzSoUNk', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_a1fjm0XJAopRnxOYRb2zSZ', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_Uu9BN2kKs0pTsaAx1925rx', '2026-11-16 07:43:44.745+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_AExZ4VoMVc5fDG6dqim6dY', '92', 'billing_provider.created', 'done', 'billing_provider', 'bill_PNYaxgNP2QGYc0bjqr5XZ7', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_HQe4U4AqkhKGia3McvOQC8', '2026-11-16 07:43:44.934+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_B53u2BDiGtiGSV6lnrHyPC', '131', 'consent.created', 'done', 'consent', 'con_E1Bi4NB5ifDbrOhTdKvU1c', 'per_ZOF77qdrFHAJnr0oycsPpl', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_6TbcfFLNMEpmZ3OFbETM9C', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_P9I2TaeM8Uoc7VzUmaWtq6', '2026-11-16 07:43:45.34+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_BdevY0bE2t0pNO1f6daVQQ', '179', 'remittance.excepted', 'done', 'remittance', 'era_bNoHu2hICU4ztdNtyIriXM', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_BkaCFg91LaoEg369hkrdSX', '47', 'person.created', 'done', 'person', 'per_U5xGA05PnETamNMLESHMzt', 'per_U5xGA05PnETamNMLESHMzt', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_g6vRBrIOXleQxaQxU1zMUd', '2026-11-16 07:43:44.34+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_CmJAUHveNgB5BRHjjeU0vl', '140', 'note.signed', 'done', 'note', 'note_y9sYkOtxRTPTwfx9j8m6Y2', 'per_ZOF77qdrFHAJnr0oycsPpl', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,released_at,status,signed_at}', 'treatment', '[{"id": "prac_BEklGOu9SGs4VZCkg70XGv", "type": "author"}]', null, 'practitioner', 'prac_BEklGOu9SGs4VZCkg70XGv', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_nnNEXe59DCnqQkMJJZHP5I', '2026-11-16 07:43:45.41+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_CzNM6qlsJSty0c7QkjPjrG', '135', 'person.activated', 'done', 'person', 'per_ZOF77qdrFHAJnr0oycsPpl', 'per_ZOF77qdrFHAJnr0oycsPpl', '{status,activated_at}', 'treatment', '[{"id": "con_E1Bi4NB5ifDbrOhTdKvU1c", "type": "consent"}]', 'dec_X5gPW41gTp3QnhqGTCvhti', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_Gunqbqz4T3bv7DO8VZRweA', '2026-11-16 07:43:45.364+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_DAkrlOCeRFdMLNCvijUDM8', '44', 'person.updated', 'done', 'person', 'per_mEopk3rtv9fcFQAtZfVcq3', 'per_mEopk3rtv9fcFQAtZfVcq3', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_SXTNB7UzNc2YuRYIYAOM3V', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_fztpUeo1L99mDJ4eNx34Ig', '2026-11-16 07:43:44.308+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_DGs9X9QIDPwPwB6nQja2oE', '118', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_E3iLyaEhfvcQVj17nhNjXB', '2026-11-16 07:43:45.205+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_DVXCFzPTx5HiJedfGdb2ip', '180', 'x12_document.processed', 'done', 'x12_document', 'xdoc_641nvUKicLmQwlVOGxWTnv', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_DtICuXda4cakCLaOuzMSUv', '85', 'consent.offered', 'done', 'consent', 'con_3rYvnMAHHVpkRYBGl1W1gE', 'per_4LsUDhilGicSMxim6dl0Li', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_pKfndunOZNMV42VL0yCjf4', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_aOOgiuXPDbVf4HB9hxchmL', '2026-11-16 07:43:44.858+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_EFRX8SU8GKibAGO2HrTr2C', '182', 'payment.created', 'done', 'payment', 'pay_HZmtqQ7aFBcJeasd0GzA7T', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_EhnaQFpZEnPsdEckMNKBwj', '53', 'matching.created', 'done', 'matching', 'match_6tE0iwTd8Sc5HD8E7NSsa9', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_eJG4V85PKKM3E5TCqZjU14', '2026-11-16 07:43:44.406+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_Es3SxT8lbr3THSkYAJy9d0', '187', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_FAxMJCpbujccvV2nysy8Yb', '115', 'consent_decision.permitted', 'permitted', 'person', 'per_T28VTsTl7vVjif1IIBLIDQ', 'per_T28VTsTl7vVjif1IIBLIDQ', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_aYbjcjalbaLdpsS2hW2pww', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_zkuWy0LHdnQ5HjCJHLt4h9', '2026-11-16 07:43:45.141+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_FZK74WY9gbrzUGo2aasiSE', '142', 'note.created', 'done', 'note', 'note_TXFrN3MhyAXFKa7beouFNK', 'per_ZOF77qdrFHAJnr0oycsPpl', '{}', 'treatment', '[{"id": "prac_BEklGOu9SGs4VZCkg70XGv", "type": "care_team"}]', 'dec_AwMt496XXYQ18oL3cseG4m', 'practitioner', 'prac_BEklGOu9SGs4VZCkg70XGv', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_ix70e6UgymQ3Iu4VRXmlnC', '2026-11-16 07:43:45.427+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_Fkgs9yIla33CmKNWuuGBbl', '141', 'consent_decision.permitted', 'permitted', 'person', 'per_ZOF77qdrFHAJnr0oycsPpl', 'per_ZOF77qdrFHAJnr0oycsPpl', '{progress_notes}', 'treatment', '[{"id": "prac_BEklGOu9SGs4VZCkg70XGv", "type": "care_team"}]', 'dec_AwMt496XXYQ18oL3cseG4m', 'practitioner', 'prac_BEklGOu9SGs4VZCkg70XGv', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_ix70e6UgymQ3Iu4VRXmlnC', '2026-11-16 07:43:45.427+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_FruEzdLnDxscOBxQk0Kou1', '98', 'claim.created', 'done', 'claim', 'clm_xgE97lI4hyiOWBMbmJgA1N', 'per_Sm6kXxtEFLM4eqbihrEIDA', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Z8UlynICAcmfq44pSyeLp5', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_fcG9SxXUfAtUBhFFSgNOJR', '2026-11-16 07:43:44.985+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_FzIqc5vLEGaNTFFw1fqIh7', '56', 'person.created', 'done', 'person', 'per_vtLf3aikDLPSQEDv9CxRak', 'per_vtLf3aikDLPSQEDv9CxRak', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_JYvhntT82paa0XmP7E1uYH', '2026-11-16 07:43:44.495+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_GA2Lbpn9ZLnaoZ9zyZ9Vkb', '12', 'check.created', 'done', 'check', 'chk_PswzSeH4jXovOABVnwjRyu', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_MORXYD9CygC743RXpicPQT', '2026-11-16 07:43:43.868+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_GaJADDvBlfNOjAoC1g6zpG', '133', 'consent.granted', 'done', 'consent', 'con_E1Bi4NB5ifDbrOhTdKvU1c', 'per_ZOF77qdrFHAJnr0oycsPpl', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_DbHPfnxGUOuiyLzcW34m6b', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_bKQCD4TDCgt9auUhUemkCw', '2026-11-16 07:43:45.354+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_H2FwMc8zqBmCeTFfMuZZM8', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_36XXmK6YhibMvzRxtg5EqJ', 'per_36XXmK6YhibMvzRxtg5EqJ', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_hT67QUrf66Q0dY9KK2eEQF', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_xYctIo2dT86mvo1hZGVXXA', '2026-11-16 07:43:45.054+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_HBSDqRV8u3rqYU8n4I8SRI', '97', 'consent.granted', 'done', 'consent', 'con_a1cHlGKpKJ4jL13ShaasjI', 'per_Sm6kXxtEFLM4eqbihrEIDA', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_MAkoHcDXessEb9SMf3QaSL', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_FkjOrV1XjkxlnbtIKAZIAl', '2026-11-16 07:43:44.97+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_HU7V1AiNWx6nx5jGJZIahb', '145', 'practitioner.created', 'done', 'practitioner', 'prac_yj2tJmLNaQrFhaAhxkrisT', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_lYyva0PZdPQefkCD3RB612', '2026-11-16 07:43:45.449+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_HaZG9z8oumgWnJngjBAUgF', '119', 'practitioner.created', 'done', 'practitioner', 'prac_ojlV4qNJVzyy67FlG7wUfc', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_g03UkBmrILujtFS4twKRPH', '2026-11-16 07:43:45.21+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_HmQ3IQFzQldDggVjmKirkE', '114', 'person.created', 'done', 'person', 'per_T28VTsTl7vVjif1IIBLIDQ', 'per_T28VTsTl7vVjif1IIBLIDQ', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_3VZIvCKaIcYWL9EKmHtWc3', '2026-11-16 07:43:45.128+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_IWcSq3VMpmYexkVp02pn50', '55', 'charge.created', 'done', 'charge', 'chg_1cBk4d7YUOTqW80AHVip0f', 'per_TfSZktTmRU9BVPm0ni0fLY', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_HzVPj8X5PQ56l6jNCHnc3L', '2026-11-16 07:43:44.469+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_J1sFnmK85Lgy6SbX8DNMDd', '99', 'x12_document.created', 'done', 'x12_document', 'xdoc_641nvUKicLmQwlVOGxWTnv', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_SVYDLb24NhL4NHlYXRVuyi', '2026-11-16 07:43:45.006+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_JK91Rk5CkpbLJMSLNIfyWr', '172', 'check.passed', 'done', 'check', 'chk_U9V6BA9DyZVjC01yLipA9L', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_JziH64dSp1BwuBFJWSDQNn', '184', 'remittance.excepted', 'done', 'remittance', 'era_noDA4dSKDI43lxLZs4DAFz', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_KEkBXEfEVOfnZ9EYQyLxFa', '148', 'practitioner.created', 'done', 'practitioner', 'prac_jdRAafcKVsRc7ZFIV85Pdn', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_19ad1DutewOBH7iNcYrNEk', '2026-11-16 07:43:45.467+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_KfnVf7U8ok8Yskbr57WzjV', '23', 'practitioner.created', 'done', 'practitioner', 'prac_deg09kwjjbycTgy5vbJkN4', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_avPMvYI43hhHJuuivB9Z2L', '2026-11-16 07:43:44.045+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_L2hkflqoTAriKqr7XvyOBC', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_pM0s8cSvUQlmnm8r8pHR7u', 'per_pM0s8cSvUQlmnm8r8pHR7u', '{progress_notes}', 'treatment', '[{"id": "prac_6o8icPazzrvTlABFrdG3mP", "type": "care_team"}]', 'dec_VRIms2jTAWFcVnSp5txTnu', 'practitioner', 'prac_6o8icPazzrvTlABFrdG3mP', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_3XfGWyvGThmB2sRNk6kiS5', '2026-11-16 07:43:44.283+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_LYXzrjFrG9lVa0f0ymDW6T', '62', 'payment.processing', 'done', 'payment', 'pay_c7aBNLqCnttEPDB0TNfzfl', 'per_7FHAlurifjuUZ5DpVPmO8X', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_FJAINW1NZvGN0VhTlRbOm1', '2026-11-16 07:43:44.577+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_LhBDCNFXMv0exVp0OFCR4n', '77', 'coverage.created', 'done', 'coverage', 'cov_17OesUAsak9GAGEpZFAjim', 'per_yJYs10dxu6wbFn5KTfiaEf', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_9Ka2uKX9yesmwSg4JmtAzI', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_QTCJbqpDKUIsLbzoPG31jW', '2026-11-16 07:43:44.785+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_LvivhjqqXnU6DoPDk58G3C', '102', 'x12_document.processed', 'done', 'x12_document', 'xdoc_q3pGqpdnl4dRDWwBQoZlxl', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_c9bEOwzYi0EZnWggQsOmGY', '2026-11-16 07:43:45.016+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_MLUgyD2DsIFMH6z7qBZ8w9', '58', 'person.created', 'done', 'person', 'per_TQpR9f2z79rZfDR4GMGjpl', 'per_TQpR9f2z79rZfDR4GMGjpl', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_33NdLvHkVg9j5O43bJaA5Z', '2026-11-16 07:43:44.518+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_MzNCwgv3pWnPjVElhURmJT', '79', 'consent.offered', 'done', 'consent', 'con_mII5sX23czRGVgLvfB0zSe', 'per_yJYs10dxu6wbFn5KTfiaEf', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_TKqrKghr2Qtx9P40PwNUN9', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_Ostyc5LjShcdkiX9muYIOe', '2026-11-16 07:43:44.799+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_N9mLk2eipSX8MiWwlCVuXT', '121', 'person.created', 'done', 'person', 'per_uOP91EFosYL2yWh08GE3ke', 'per_uOP91EFosYL2yWh08GE3ke', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_E32WWXWcddSAYN6ZMcD6Eg', '2026-11-16 07:43:45.252+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_NS0aTq2mUYMncVF0J0REzP', '150', 'person.created', 'done', 'person', 'per_2ytMHI2ukJVp1bkBPELOzu', 'per_2ytMHI2ukJVp1bkBPELOzu', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_bQa9rBf0L5BtoxOwdK9ark', '2026-11-16 07:43:45.487+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_O4GEZG3JACte7fcAldCDkS', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_g0QQpmkyIbF2yqrGZM9vmm', 'per_g0QQpmkyIbF2yqrGZM9vmm', '{progress_notes}', 'treatment', '[{"id": "prac_6o8icPazzrvTlABFrdG3mP", "type": "care_team"}]', 'dec_a1ZTUiC5Cx77TeWBBvKSjS', 'practitioner', 'prac_6o8icPazzrvTlABFrdG3mP', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_svFxPWvugnTP4fFfVPZrgF', '2026-11-16 07:43:44.215+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_ObdkBQhsAJb2mcKPDMFc9f', '170', 'practitioner.verified', 'done', 'practitioner', 'prac_KfwsIhGbzu0szAg7lAvok8', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_P18Bk79mniCCGexCWM89Et', '66', 'refund.created', 'done', 'refund', 're_5uejiiGn9PW3CKSWaQeQNw', 'per_7FHAlurifjuUZ5DpVPmO8X', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_Ac59eniRia7HKgp66s66cg', '2026-11-16 07:43:44.629+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_PQesAGcIJWOJlrOvjVMCi2', '89', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_RHnBz59efyPaz9vy9aRcQM', 'per_4LsUDhilGicSMxim6dl0Li', '{}', 'payment', '[{"id": "con_3rYvnMAHHVpkRYBGl1W1gE", "type": "consent"}]', 'dec_ZfyMbpKtrl5XAXzXjNen7H', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_edXc43ViEyLvMwnCYGaQz9', '2026-11-16 07:43:44.876+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_PukFf8dlsqd54Vl7m6gQ92', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_G1QXppvD1wnUUY2Uj8nDhZ', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_U53Ic4P56DMlwqkXvlym9Y', '2026-11-16 07:43:44.116+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_Q4jqavbgdjjv9fYwZ4kCmx', '176', 'remittance.balanced', 'done', 'remittance', 'era_bNoHu2hICU4ztdNtyIriXM', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_Q8CTh13iFCOxNNKKC7Tct7', '71', 'person.created', 'done', 'person', 'per_OyOhs9xVt3o6Q19FzSoUNk', 'per_OyOhs9xVt3o6Q19FzSoUNk', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_lgvrSsVrQk0c38FyZ9Dj6K', '2026-11-16 07:43:44.717+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_QQ5Skv9xt9idZ0Bf6M6s6g', '111', 'consent_decision.permitted', 'permitted', 'person', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_qKJckm0ILvNqaKSnv9baTQ', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_4ZMBxg2j5toR2Xa6MUSKXZ', '2026-11-16 07:43:45.099+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_R3LXKGWqSFvYWRi6YSjzFP', '164', 'check.running', 'done', 'check', 'chk_Xk9k7TO4iYWEXL6J3xvvuD', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_SaV5ecz29gwCbyPkqc9OrJ', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_JuLhMG1qxEGAO1XsTe7Uwl', 'per_pM0s8cSvUQlmnm8r8pHR7u', '{}', 'treatment', '[{"id": "prac_6o8icPazzrvTlABFrdG3mP", "type": "care_team"}]', 'dec_VRIms2jTAWFcVnSp5txTnu', 'practitioner', 'prac_6o8icPazzrvTlABFrdG3mP', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_3XfGWyvGThmB2sRNk6kiS5', '2026-11-16 07:43:44.283+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_Sl0btAvovsWCdaujd7ivFq', '107', 'consent_decision.permitted', 'permitted', 'person', 'per_36XXmK6YhibMvzRxtg5EqJ', 'per_36XXmK6YhibMvzRxtg5EqJ', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_bzcwIHVziBBiS3l01tkHQ9', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_xYctIo2dT86mvo1hZGVXXA', '2026-11-16 07:43:45.054+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_T7PfZsmEmzlIonYN7Rrb9F', '15', 'person.created', 'done', 'person', 'per_c11FVpoKupXwResfcDyCfo', 'per_c11FVpoKupXwResfcDyCfo', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_okd6fIVkpR1ZOZFqNPnVWe', '2026-11-16 07:43:43.923+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_TJJvp5DC0sh9sQmFzBDVck', '81', 'card_image.created', 'done', 'card_image', 'cimg_s0YVcKvPucJ4L1WpJ9AQsG', 'per_yJYs10dxu6wbFn5KTfiaEf', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_rbeZbAPwqBVvtQjanAoRgD', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_liamVe0rhaZJwQSVuLHuUp', '2026-11-16 07:43:44.818+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_TqWjQ3eGK83ieqkgep8VBu', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_HC9liG7jzU6j0zzg4BcSUb', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_JHawu2bk1nRI7yrV3NgTuK', '2026-11-16 07:43:44.033+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_TtySmkrIZJPktr1ENNEQH5', '166', 'practitioner.updated', 'done', 'practitioner', 'prac_KfwsIhGbzu0szAg7lAvok8', null, '{licenses}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_TyzYPvjIKpo1GQvCR01lGT', '27', 'session.created', 'done', 'session', 'ses_rSfjeiT4GQgGQyOiWTZSir', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_szuRTDWFVlMEs2n59btSLo', '2026-11-16 07:43:44.083+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_URNF6xkpOXfjppwaAULXaN', '16', 'person.created', 'done', 'person', 'per_DLNyDYbdYZIFzyJF7z2yVN', 'per_DLNyDYbdYZIFzyJF7z2yVN', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_NGsf2e3y6PdM4i9bfxQqtc', '2026-11-16 07:43:43.944+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_UfkbsQFfLCVStKbH1aZiJe', '83', 'coverage.created', 'done', 'coverage', 'cov_PNCo79yg6O4NuXJ3CCMKX4', 'per_4LsUDhilGicSMxim6dl0Li', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_nAXXdTx7KnYl96Brpkjr89', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_wS4ABLVN9e9ap5Ni3WSElE', '2026-11-16 07:43:44.843+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_Uo167w0iUeWglEhsfoSdwk', '9', 'check.created', 'done', 'check', 'chk_6cEwWz6I5O2JtuoM86rfP3', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_MORXYD9CygC743RXpicPQT', '2026-11-16 07:43:43.868+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_Uori7JW7BFvVRoR8ndSszx', '151', 'coverage.created', 'done', 'coverage', 'cov_K80xgdEmcJPuPYKp339hhA', 'per_2ytMHI2ukJVp1bkBPELOzu', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_owCMC1a6LPIkOD7HhQAg6W', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_F1izr5MVnegnYlFpKhDZ59', '2026-11-16 07:43:45.498+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_V1VQe6Mu1tUeqTwk2exEHt', '11', 'check.created', 'done', 'check', 'chk_o80YO4J7bdxoSvof7SRKek', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_MORXYD9CygC743RXpicPQT', '2026-11-16 07:43:43.868+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_VAWYbSgBKHGiTBPjxgseZY', '80', 'consent.granted', 'done', 'consent', 'con_mII5sX23czRGVgLvfB0zSe', 'per_yJYs10dxu6wbFn5KTfiaEf', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Ah9j503vabw4pVMg4XbG9W', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_b2WqUzI9iRHWSYM1oKD7Sx', '2026-11-16 07:43:44.805+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_VKa5tCtRXMA0aJzxfkLzgZ', '127', 'payment.updated', 'done', 'payment', 'pay_MXLyx1AohYfJ40NMJpcZ07', 'per_uOP91EFosYL2yWh08GE3ke', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:43:45.306+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_VUuEc7ajFgP4pe9enac9Uj', '10', 'check.created', 'done', 'check', 'chk_Xk9k7TO4iYWEXL6J3xvvuD', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_MORXYD9CygC743RXpicPQT', '2026-11-16 07:43:43.868+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_WDS5lZBHylDlOcZv2KtXEU', '69', 'payout.created', 'done', 'payout', 'po_85ds6M88zqhEXSjourJ491', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_vjwsqn5MvFrjazBhX4QTSo', '2026-11-16 07:43:44.675+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_WJKJgRztQLbSfunk4Tok79', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_HURTGGC7I35iQYDt5VWGwr', 'per_hsAg1cHsaTxkBH0SX9Sy8N', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_7eluV1NxE7OTB0BZXuNGlv', '2026-11-16 07:43:44.005+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_WRAm2i3l3XUlCVwyCzoKZ6', '17', 'consent.created', 'done', 'consent', 'con_AfQhVphGrSMmNCWvj0hRsl', 'per_DLNyDYbdYZIFzyJF7z2yVN', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_r0iN1oxiEVKWMw2n6BlDDd', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_GwVq9bm4upxuRdjriGNM8s', '2026-11-16 07:43:43.957+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_WcrzYRDZ52yBYn7H9qcHZs', '54', 'person.created', 'done', 'person', 'per_TfSZktTmRU9BVPm0ni0fLY', 'per_TfSZktTmRU9BVPm0ni0fLY', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_EOty7BY21tTenH9LyAvuCP', '2026-11-16 07:43:44.461+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_XJmxZb7jBtVERMWSBXmOMo', '152', 'consent.created', 'done', 'consent', 'con_NpPdTVQQmXvxHiU4BCCerj', 'per_2ytMHI2ukJVp1bkBPELOzu', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_EyoX4ynocKQvVFM1S6Oe81', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_fB7Lial5MD4CAdVlnZd3Gj', '2026-11-16 07:43:45.509+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_XspY2cbulv7EIfqQbefl3o', '95', 'consent.created', 'done', 'consent', 'con_a1cHlGKpKJ4jL13ShaasjI', 'per_Sm6kXxtEFLM4eqbihrEIDA', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_aG335uTNPaj2kCk2nUCOVH', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_NQ4wblEz5ua0DdOcVFlVTS', '2026-11-16 07:43:44.959+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_Xwhu2TiaFii7zQ7ymH9eDM', '28', 'session.created', 'done', 'session', 'ses_n5iKG9keFk1cwwCmKCi2FI', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_szuRTDWFVlMEs2n59btSLo', '2026-11-16 07:43:44.083+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_YAu3TPo52pk0P7ODcZ5N6c', '82', 'person.created', 'done', 'person', 'per_4LsUDhilGicSMxim6dl0Li', 'per_4LsUDhilGicSMxim6dl0Li', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_uXH7JKopEpgRW3o7YRXGSr', '2026-11-16 07:43:44.835+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_YtA5H7XKjyQrNgmjTunSCs', '19', 'practitioner.created', 'done', 'practitioner', 'prac_O1l6fYIRIeeNIAYQvMBzaB', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_KS644fp6QrdTzSj3qaO7n9', '2026-11-16 07:43:43.987+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_ZQK4WFb0sVDFTqTdTBVez9', '72', 'coverage.created', 'done', 'coverage', 'cov_y5sqpxXu12WSh1dacrUxwA', 'per_OyOhs9xVt3o6Q19FzSoUNk', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_I4DIYYOz7lQoNQbivcAjm9', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_zIcdosx9XO3lAslXtMRZ84', '2026-11-16 07:43:44.722+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_ZeIeuaWfiDG5SaAuTzLdzk', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_3GUdsQ2HNyZKHa2aLVEvLN', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_NFWuFPOVAShPELgbnUfArZ', '2026-11-16 07:43:43.816+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_aQOZTGVX43s3CKjmz7s8FC', '65', 'payment.refunded', 'done', 'payment', 'pay_c7aBNLqCnttEPDB0TNfzfl', 'per_7FHAlurifjuUZ5DpVPmO8X', '{amount_refunded}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_Ac59eniRia7HKgp66s66cg', '2026-11-16 07:43:44.629+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_b6GCOeduHaAm3PM5b0SghV', '185', 'transmission.sent', 'done', 'transmission', 'trn_fi3gmhVFaJI36FIYrk4zji', 'per_2ytMHI2ukJVp1bkBPELOzu', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_bHgLi7xzUcftHGZ6E6Pj1M', '39', 'person.created', 'done', 'person', 'per_pM0s8cSvUQlmnm8r8pHR7u', 'per_pM0s8cSvUQlmnm8r8pHR7u', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_k2KfOmunBfrjxkctmgodcD', '2026-11-16 07:43:44.254+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_bQ0oestMZ0GGHICRrV5Lrt', '173', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_RHnBz59efyPaz9vy9aRcQM', 'per_4LsUDhilGicSMxim6dl0Li', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_c4sdFu4jS5xDADDMudDZPV', '157', 'disclosure.created', 'done', 'disclosure', 'dis_c6ABNaOb1CmdLFirvrYbvi', 'per_2ytMHI2ukJVp1bkBPELOzu', '{}', 'payment', '[{"id": "con_NpPdTVQQmXvxHiU4BCCerj", "type": "consent"}]', 'dec_pesW5GsLZtxMRPQ3g573UJ', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_LIFVSp2Cj6oYD0szklHA59', '2026-11-16 07:43:45.556+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_cEmhAyaxDAr7uQfKyrY6Ax', '147', 'payout_terms.updated', 'done', 'payout_terms', 'prac_BEklGOu9SGs4VZCkg70XGv', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_fArfS6ZSAjQB4W740ep7PW', '2026-11-16 07:43:45.462+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_cIZ2n0A3oqt3CfAYMUpmzo', '169', 'verification.approved', 'done', 'verification', 'ver_hGGXzAY8ndclorTZLSOPGi', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_cYJzolgBZAjn8gvRRHAfQB', '50', 'assessment.created', 'done', 'assessment', 'asmt_bwVY2ZCXzElcu0qbPunZd2', 'per_U5xGA05PnETamNMLESHMzt', '{}', 'treatment', '[{"id": "prac_6o8icPazzrvTlABFrdG3mP", "type": "care_team"}]', 'dec_sjfiKaMbS4LVtDThS0WgLL', 'practitioner', 'prac_6o8icPazzrvTlABFrdG3mP', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_kgJDzW20ur5YRjhFsXVgnN', '2026-11-16 07:43:44.358+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_cvPbPTOijdJEBhdqAJSpdt', '171', 'check.running', 'done', 'check', 'chk_U9V6BA9DyZVjC01yLipA9L', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_dY3qlP9ZuOVz2fJdsCb7wu', '7', 'verification.created', 'done', 'verification', 'ver_hGGXzAY8ndclorTZLSOPGi', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_MORXYD9CygC743RXpicPQT', '2026-11-16 07:43:43.868+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_dkiC30K63azGT73bXHohka', '136', 'session.created', 'done', 'session', 'ses_P736lEAlVOyaTWgbHuqy7l', 'per_ZOF77qdrFHAJnr0oycsPpl', '{}', 'treatment', '[{"id": "con_E1Bi4NB5ifDbrOhTdKvU1c", "type": "consent"}]', 'dec_X5gPW41gTp3QnhqGTCvhti', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_Gunqbqz4T3bv7DO8VZRweA', '2026-11-16 07:43:45.364+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_e48KqZLS1kh5O1phKdTcpb', '78', 'consent.created', 'done', 'consent', 'con_mII5sX23czRGVgLvfB0zSe', 'per_yJYs10dxu6wbFn5KTfiaEf', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IwJHLxFFFhY8cnHkjulJvb', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_n2e2fymbOyw73EJSOIlcBd', '2026-11-16 07:43:44.792+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_eoI0foBloNwcDF5SeIZHrz', '154', 'consent.granted', 'done', 'consent', 'con_NpPdTVQQmXvxHiU4BCCerj', 'per_2ytMHI2ukJVp1bkBPELOzu', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_cpPF0qUoCzcXJeLAZdYuLy', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_4oWVuOWk7rX5CYwU72NHxz', '2026-11-16 07:43:45.527+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_fEc6wo4iLBhEeXdGoc6iEx', '76', 'person.created', 'done', 'person', 'per_yJYs10dxu6wbFn5KTfiaEf', 'per_yJYs10dxu6wbFn5KTfiaEf', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_YRUYyNeARiqvDHrOsmH4NL', '2026-11-16 07:43:44.779+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_fGVvVKJ0iGrYgVbYUTXtcJ', '108', 'estimate.created', 'done', 'estimate', 'est_RxbdWPltkUpR8xcmdqUk6A', 'per_36XXmK6YhibMvzRxtg5EqJ', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_bzcwIHVziBBiS3l01tkHQ9', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_xYctIo2dT86mvo1hZGVXXA', '2026-11-16 07:43:45.054+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_fZOl39qQM1Kt0Xp6PStzAW', '43', 'person.created', 'done', 'person', 'per_mEopk3rtv9fcFQAtZfVcq3', 'per_mEopk3rtv9fcFQAtZfVcq3', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_MWqGVOhZ3W6Iw5RmAZzskA', '2026-11-16 07:43:44.298+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_fibTKKL5QYunZ7A9NAZztN', '35', 'practitioner.created', 'done', 'practitioner', 'prac_6o8icPazzrvTlABFrdG3mP', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_QRZml2KJgPGbinDqS8soVZ', '2026-11-16 07:43:44.181+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_ftJ6pw3Yli1vMcbN2hdKGS', '90', 'billing_provider.created', 'done', 'billing_provider', 'bill_YaaVO341boJG7q24ncRkdN', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_sefIhNHPatO6GKxowAy4oc', '2026-11-16 07:43:44.911+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_fzvzrDPkeEtlJXpI6i6NIo', '158', 'transmission.created', 'done', 'transmission', 'trn_fi3gmhVFaJI36FIYrk4zji', 'per_2ytMHI2ukJVp1bkBPELOzu', '{}', 'payment', '[{"id": "con_NpPdTVQQmXvxHiU4BCCerj", "type": "consent"}]', 'dec_pesW5GsLZtxMRPQ3g573UJ', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_LIFVSp2Cj6oYD0szklHA59', '2026-11-16 07:43:45.556+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_g81QoIZPp9UJ5sIqzuMvc1', '178', 'payment.received', 'done', 'payment', 'pay_vERkLo1Vp7kYz4lzk9cMxF', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_gCFnRafWfeHRTeFqOtjuWq', '1', 'account.created', 'done', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:43:43.74+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_hRmUwLK40jQSUHOrNW9AKh', '110', 'practitioner.created', 'done', 'practitioner', 'prac_vg7D6bcpjsFFYXCJWlNNCW', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_BXVk5mxaJtfFYP9GSvgFdU', '2026-11-16 07:43:45.093+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_hjvn51hkrasPtYAWrDJbkj', '143', 'note.updated', 'done', 'note', 'note_TXFrN3MhyAXFKa7beouFNK', 'per_ZOF77qdrFHAJnr0oycsPpl', '{sections}', 'treatment', '[{"id": "prac_BEklGOu9SGs4VZCkg70XGv", "type": "author"}]', null, 'practitioner', 'prac_BEklGOu9SGs4VZCkg70XGv', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_rDHT75VjGOSeoSmDbCE1s7', '2026-11-16 07:43:45.434+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_hrDeiFqSRJwQniGSL2nonR', '104', 'practitioner.created', 'done', 'practitioner', 'prac_ICNiW7vjEYSzuu4FHssY9a', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_3jd3c8psMHUDdHXpMhebHT', '2026-11-16 07:43:45.047+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_i4vbrOHTL1UHzkbBlu72X0', '160', 'check.running', 'done', 'check', 'chk_6cEwWz6I5O2JtuoM86rfP3', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_iBjobiFmhtHSob21mfMAHU', '139', 'note.created', 'done', 'note', 'note_y9sYkOtxRTPTwfx9j8m6Y2', 'per_ZOF77qdrFHAJnr0oycsPpl', '{}', 'treatment', '[{"id": "prac_BEklGOu9SGs4VZCkg70XGv", "type": "care_team"}]', 'dec_gTWR8vssG07n2AQCjHi5oZ', 'practitioner', 'prac_BEklGOu9SGs4VZCkg70XGv', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_VFlNAHipi7WUdGswYYFE70', '2026-11-16 07:43:45.399+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_iOOAK4196AXsXPAYKKBB2N', '167', 'check.running', 'done', 'check', 'chk_o80YO4J7bdxoSvof7SRKek', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_iUqCFUjLxyWFIUQOmGyXZS', '25', 'practitioner.created', 'done', 'practitioner', 'prac_d4DQM5RB30hmMkASrfblrl', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_6Ccv64y5HEa1LNlfpnNxFO', '2026-11-16 07:43:44.074+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_j6dQTedTapm72JVpixvJQ5', '168', 'check.passed', 'done', 'check', 'chk_o80YO4J7bdxoSvof7SRKek', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_jcOj0QuTK6Zq6xYubnlu5u', '128', 'dispute.read', 'done', 'dispute', 'dsp_gNbyOkH1sZWrPbt6syG9p4', 'per_uOP91EFosYL2yWh08GE3ke', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_JiTsYerc6hNqd7xsCZqRdf', '2026-11-16 07:43:45.319+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_l991nE8RJArwUCrfVFCsgI', '106', 'consent_decision.permitted', 'permitted', 'person', 'per_36XXmK6YhibMvzRxtg5EqJ', 'per_36XXmK6YhibMvzRxtg5EqJ', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_i7WJmAuE2jBfd77RslHwkF', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_xYctIo2dT86mvo1hZGVXXA', '2026-11-16 07:43:45.054+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_lCxVSAszu5XYWLMx0BnvCl', '84', 'consent.created', 'done', 'consent', 'con_3rYvnMAHHVpkRYBGl1W1gE', 'per_4LsUDhilGicSMxim6dl0Li', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_VWbFtAftSfCg11XE8ZgEMS', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_6GGZdMxT1fVpLtsIsvlGwi', '2026-11-16 07:43:44.85+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_mBhO3VKU6zGslXhLiGM8OL', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_U5xGA05PnETamNMLESHMzt', 'per_U5xGA05PnETamNMLESHMzt', '{assessments}', 'treatment', '[{"id": "prac_6o8icPazzrvTlABFrdG3mP", "type": "care_team"}]', 'dec_sjfiKaMbS4LVtDThS0WgLL', 'practitioner', 'prac_6o8icPazzrvTlABFrdG3mP', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_kgJDzW20ur5YRjhFsXVgnN', '2026-11-16 07:43:44.358+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_mZVpEKRLxpJy8BEqKLa2e5', '130', 'person.created', 'done', 'person', 'per_ZOF77qdrFHAJnr0oycsPpl', 'per_ZOF77qdrFHAJnr0oycsPpl', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_CxVFhpNu7JKgJHyZOJvIK7', '2026-11-16 07:43:45.332+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_nAGVLyvpK08D0c5pAOUJCv', '165', 'check.passed', 'done', 'check', 'chk_Xk9k7TO4iYWEXL6J3xvvuD', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_ncCAcb1pGxCZo1oYufnAWW', '29', 'session.created', 'done', 'session', 'ses_5dXecc0ftW9akxcvlXz6Ef', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_szuRTDWFVlMEs2n59btSLo', '2026-11-16 07:43:44.083+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_oF0LtQHsibzLRXaGiGfGJM', '38', 'note.created', 'done', 'note', 'note_PMPEStl9zOvpa89roqKUN3', 'per_g0QQpmkyIbF2yqrGZM9vmm', '{}', 'treatment', '[{"id": "prac_6o8icPazzrvTlABFrdG3mP", "type": "care_team"}]', 'dec_a1ZTUiC5Cx77TeWBBvKSjS', 'practitioner', 'prac_6o8icPazzrvTlABFrdG3mP', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_svFxPWvugnTP4fFfVPZrgF', '2026-11-16 07:43:44.215+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_oGc4mA3enZ6E4xf7ZMSt3j', '163', 'check.passed', 'done', 'check', 'chk_PswzSeH4jXovOABVnwjRyu', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_TBh32JXVTerqOv40qrj0Vn', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_oPBqqPZKZgiSW8H5fU4QHP', '51', 'practitioner.created', 'done', 'practitioner', 'prac_UtwxbDCxnfbaMIDZLli38V', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_qeMk1BKV1phg3QKnTGTw76', '2026-11-16 07:43:44.378+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_om8VZXnYQ8QVGDTdawclXQ', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_740VUKRftqt8sQtMoM3rpD', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_kNvgu1lRcpJS9A8qHmkzio', '2026-11-16 07:43:44.688+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_pE0vis4AoZjPhe7l6Rd1Cw', '144', 'person.created', 'done', 'person', 'per_wiLXUnMxHOmXU0G14TENPS', 'per_wiLXUnMxHOmXU0G14TENPS', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_YlrDvPdiCG5Clw7XXugeHs', '2026-11-16 07:43:45.442+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_pMU13JdHcWDLM47n16k2vo', '124', 'payment.updated', 'done', 'payment', 'pay_MXLyx1AohYfJ40NMJpcZ07', 'per_uOP91EFosYL2yWh08GE3ke', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:43:45.278+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_pxGRsDpSSso8cmNnjwZ2VY', '67', 'refund.succeeded', 'done', 'refund', 're_5uejiiGn9PW3CKSWaQeQNw', 'per_7FHAlurifjuUZ5DpVPmO8X', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:43:44.646+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_pxU4cployTPkftYp6bNmwb', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_KfwsIhGbzu0szAg7lAvok8', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_MORXYD9CygC743RXpicPQT', '2026-11-16 07:43:43.868+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_py4F5bOOBpDfSDppnDiHUC', '61', 'payment.created', 'done', 'payment', 'pay_c7aBNLqCnttEPDB0TNfzfl', 'per_7FHAlurifjuUZ5DpVPmO8X', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_jrcPRCVZgxfConnPiH1EDK', '2026-11-16 07:43:44.566+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_q5dXQfJHUodj3Rl9kM9u2E', '100', 'x12_document.created', 'done', 'x12_document', 'xdoc_q3pGqpdnl4dRDWwBQoZlxl', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_c9bEOwzYi0EZnWggQsOmGY', '2026-11-16 07:43:45.016+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_qdfO7IFYcZ8DzR9xNlQPCx', '146', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_BEklGOu9SGs4VZCkg70XGv', null, '{published}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_GhdsMzAAlT6yyPrcS8AadA', '2026-11-16 07:43:45.455+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_qthGopc6SNHTPGzwZKvTaY', '2', 'api_key.created', 'done', 'api_key', 'key_esgw3dmAwzAjTU3ifUjcVC', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:43:43.74+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_s5cVxWt2s2OlbT8IP8Zrjd', '87', 'consent_decision.permitted', 'permitted', 'person', 'per_4LsUDhilGicSMxim6dl0Li', 'per_4LsUDhilGicSMxim6dl0Li', '{demographics}', 'payment', '[{"id": "con_3rYvnMAHHVpkRYBGl1W1gE", "type": "consent"}]', 'dec_ZfyMbpKtrl5XAXzXjNen7H', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_edXc43ViEyLvMwnCYGaQz9', '2026-11-16 07:43:44.876+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_sCPowZPPPotxsWqFBub8ZU', '5', 'practitioner.created', 'done', 'practitioner', 'prac_fcX484o9pyYT1BRQv3swLB', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_hDPmBVogYsjVwpEED88x2N', '2026-11-16 07:43:43.831+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_serT8WAlgshZRuq2YsckRQ', '68', 'practitioner.created', 'done', 'practitioner', 'prac_blvPhinltr0PSbpnWdB80t', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_SiL66pxhrk09DLEmdARorH', '2026-11-16 07:43:44.667+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_skVg4iZs2XguTV5FwCHgAk', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_PaXdaxzaCo33NJscEt5E4u', 'per_mEopk3rtv9fcFQAtZfVcq3', '{}', 'treatment', '[{"id": "prac_6o8icPazzrvTlABFrdG3mP", "type": "care_team"}]', 'dec_nSmqdOWun12PRmb6CgbbLr', 'practitioner', 'prac_6o8icPazzrvTlABFrdG3mP', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_8zI0IwxkoAdQ0JTze92N8F', '2026-11-16 07:43:44.32+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_t32Toa0w2TKYQrjlsy5mEw', '59', 'payment.created', 'done', 'payment', 'pay_Qo0rzE7rfmL6Tm1qe6zX0I', 'per_TQpR9f2z79rZfDR4GMGjpl', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_YlRcSzIuFBgqDqgXsw9Uyn', '2026-11-16 07:43:44.528+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_t7QiSd3Fhi1V0QHpr9gn6C', '125', 'payment.succeeded', 'done', 'payment', 'pay_MXLyx1AohYfJ40NMJpcZ07', 'per_uOP91EFosYL2yWh08GE3ke', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:43:45.284+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_t7jvs5ABA4ltHridnggbxL', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_mEopk3rtv9fcFQAtZfVcq3', 'per_mEopk3rtv9fcFQAtZfVcq3', '{assessments}', 'treatment', '[{"id": "prac_6o8icPazzrvTlABFrdG3mP", "type": "care_team"}]', 'dec_nSmqdOWun12PRmb6CgbbLr', 'practitioner', 'prac_6o8icPazzrvTlABFrdG3mP', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_8zI0IwxkoAdQ0JTze92N8F', '2026-11-16 07:43:44.32+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_tItSCxX7Gklwl8fWhwfnun', '126', 'dispute.created', 'done', 'dispute', 'dsp_gNbyOkH1sZWrPbt6syG9p4', 'per_uOP91EFosYL2yWh08GE3ke', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:43:45.306+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_tZ6UsPxvUWlFcxamTi6xDK', '94', 'coverage.created', 'done', 'coverage', 'cov_W858nG9TaWpGQvsbnYWdmg', 'per_Sm6kXxtEFLM4eqbihrEIDA', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_uQtUmroFJPYdr0JvQahczI', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_SFfQNIP4RNYUYLx2KRmDGH', '2026-11-16 07:43:44.951+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_tbgrHSyDkp1wcHi347xPmj', '48', 'person.updated', 'done', 'person', 'per_U5xGA05PnETamNMLESHMzt', 'per_U5xGA05PnETamNMLESHMzt', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_nD7t2JnJMJedUssgNTAmxP', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_tNF2hp4fpbFFO9QglotRNb', '2026-11-16 07:43:44.346+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_tm1rScFG4Jbkd9w5LghQEn', '57', 'adjustment.created', 'done', 'adjustment', 'adj_1PZRu3dJ6r5sr0Vai98WAJ', 'per_vtLf3aikDLPSQEDv9CxRak', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_p6JVjH7dCSBfoE8QurQQZh', '2026-11-16 07:43:44.502+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_tumk2khlZjQkPe7u5FekRU', '103', 'person.created', 'done', 'person', 'per_36XXmK6YhibMvzRxtg5EqJ', 'per_36XXmK6YhibMvzRxtg5EqJ', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_xfx1H4aAGoHRgq98GWdQll', '2026-11-16 07:43:45.039+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_u4x5qafNNtODnRijLqf185', '64', 'payment.succeeded', 'done', 'payment', 'pay_c7aBNLqCnttEPDB0TNfzfl', 'per_7FHAlurifjuUZ5DpVPmO8X', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:43:44.611+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_uKWvQFaRuQdLvwIjatdLTV', '6', 'practitioner.created', 'done', 'practitioner', 'prac_KfwsIhGbzu0szAg7lAvok8', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_8YrbFc7KtD3x4ygbhJVn6l', '2026-11-16 07:43:43.853+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_uLXNqJUAcP2TQDSJ9cTmQF', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_UtwxbDCxnfbaMIDZLli38V', null, '{published,rules}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_t8pX1aVkY3FVZKW3mkzWgc', '2026-11-16 07:43:44.389+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_uiM0AP6YomebOzImLo4spM', '129', 'practitioner.created', 'done', 'practitioner', 'prac_BEklGOu9SGs4VZCkg70XGv', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_jv21n2g4UDnW0c3dpkYE8y', '2026-11-16 07:43:45.323+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_vAwHjlLrrv8eJxLn01WJ5Q', '153', 'consent.offered', 'done', 'consent', 'con_NpPdTVQQmXvxHiU4BCCerj', 'per_2ytMHI2ukJVp1bkBPELOzu', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_gaDXUYZk6uTiuJpXqkJQIO', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_UXNi4vEnc0yKVspKrolMWh', '2026-11-16 07:43:45.518+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_vwvGMchVm4TTQhYs0kXXY8', '138', 'consent_decision.permitted', 'permitted', 'person', 'per_ZOF77qdrFHAJnr0oycsPpl', 'per_ZOF77qdrFHAJnr0oycsPpl', '{progress_notes}', 'treatment', '[{"id": "prac_BEklGOu9SGs4VZCkg70XGv", "type": "care_team"}]', 'dec_gTWR8vssG07n2AQCjHi5oZ', 'practitioner', 'prac_BEklGOu9SGs4VZCkg70XGv', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_VFlNAHipi7WUdGswYYFE70', '2026-11-16 07:43:45.399+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_w1AwBONT0QwkxWhwCXsLkq', '13', 'practitioner.created', 'done', 'practitioner', 'prac_yQuNHiGiZ75h74y9j3pqp2', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_g3ixrlT6OUCsRxM8aDEle7', '2026-11-16 07:43:43.9+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_wA5SaGzSOZINcoVEKQU0I1', '123', 'payment.processing', 'done', 'payment', 'pay_MXLyx1AohYfJ40NMJpcZ07', 'per_uOP91EFosYL2yWh08GE3ke', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_LzDmEFWs0Fwl18pQgQmFap', '2026-11-16 07:43:45.267+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_wVOqe1b3tRCbiLP0UwbIJo', '159', 'claim.submitted', 'done', 'claim', 'clm_noWmtw4icZ8YTEJ11tdjCB', 'per_2ytMHI2ukJVp1bkBPELOzu', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_NpPdTVQQmXvxHiU4BCCerj", "type": "consent"}]', 'dec_pesW5GsLZtxMRPQ3g573UJ', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_LIFVSp2Cj6oYD0szklHA59', '2026-11-16 07:43:45.556+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_wacd9xm3WSq0nsYebIjtLq', '122', 'payment.created', 'done', 'payment', 'pay_MXLyx1AohYfJ40NMJpcZ07', 'per_uOP91EFosYL2yWh08GE3ke', '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_7Hr8dIgTkbrk7JFvx7SPvr', '2026-11-16 07:43:45.258+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_wd5I40MlmrILckucaQM1mf', '120', 'deposit.created', 'done', 'deposit', 'dep_CrA6C0Is5zinFtpcCRegNf', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_oemEB15VLrJQQ1rCetS2sS', '2026-11-16 07:43:45.241+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_x1lj0ayNpLC2cz9O6M7jZw', '113', 'deposit.created', 'done', 'deposit', 'dep_kZOGYXv22nhN7l48TkfKJR', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_FLZRITt1oLUbelbG76YSuW', '2026-11-16 07:43:45.116+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_xL7VicHRXspC4u2uNr9AtC', '116', 'disclosure.created', 'done', 'disclosure', 'dis_IPubp490F0Ay3De6sKEU5E', 'per_T28VTsTl7vVjif1IIBLIDQ', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_aYbjcjalbaLdpsS2hW2pww', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_zkuWy0LHdnQ5HjCJHLt4h9', '2026-11-16 07:43:45.141+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_y0HwCVaNPdcusWx7KgRTbG', '132', 'consent.offered', 'done', 'consent', 'con_E1Bi4NB5ifDbrOhTdKvU1c', 'per_ZOF77qdrFHAJnr0oycsPpl', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_cCD2JE6MQV1RKj24YANEM8', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_j9TDa5aqS1RFZvRUwyYmL6', '2026-11-16 07:43:45.348+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_yLnkWZaoL9jDEsIvA4os5p', '86', 'consent.granted', 'done', 'consent', 'con_3rYvnMAHHVpkRYBGl1W1gE', 'per_4LsUDhilGicSMxim6dl0Li', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_to2IpKaMd0rtUnhCgGCnJL', 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_RLRx8KmF0ML35EusT8XJvi', '2026-11-16 07:43:44.866+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'aud_ysIzSemshN27PkZsLaV0vp', '14', 'check.created', 'done', 'check', 'chk_U9V6BA9DyZVjC01yLipA9L', null, '{}', null, '[]', null, 'account', 'acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'req_jK209ztyVrYE76PdLeqs1P', '2026-11-16 07:43:43.911+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', '117', 'log'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '187', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', '117', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x20d7272e4a417a39dfc2f48f533915a2e64833621c6829f1769fa39180930e48', '2026-11-16 07:43:45.172+00', 'head_b82982c6d6180508', '\x92d8a56d08d8b87821078f705e9335bece46f486beb2415e4139d88cea48c3ad3ab3493491128cc63df76452ec0b58d5183ca27769df411fb3dd275d84e7d608'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '187', '118', '\x20d7272e4a417a39dfc2f48f533915a2e64833621c6829f1769fa39180930e48', '\xb63a1ca299daecb085f56a66ccc5aac6a9ba76c257415f9a40abb0b6e182c7f5', '2026-11-16 07:43:45.878+00', 'head_b82982c6d6180508', '\x975629a79ad094867bcf529988c6b73ade8d47cacffc6c5d1d56d44ab904d0089e7cb0c169d16d197a7944a1d1c803a818e92196cadb96f02701c255bb76b709');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', '1', 'aud_gCFnRafWfeHRTeFqOtjuWq', '\xe7400406320daaec2c67795ffad3587c4fb2833c67251748672175883b82e4d1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xc66934d2b1679d1fc8b092c478d4445dd2b1a0f83e1315579afeac9e9b1a113e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '10', 'aud_VUuEc7ajFgP4pe9enac9Uj', '\x8566f9e854c74736e096e1d5f96fd7c45dd46b0aea382a20dedc0c4d9aa465af', '\x8d4994551f69814279643bd05e62b4c8db07d3b0f31cef4aa94608b8227a9eb7', '\x0c2709feef3f24d28104304d728fcdb13396283167c33e8e5d78ecf5380b75dd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '100', 'aud_q5dXQfJHUodj3Rl9kM9u2E', '\x1b9a05628686a54416e4a0a4f0c4224597ff637b6731053dd325833939242c91', '\xed1374ee6f7438a15b5ec0c00890f5e01a8f1e49dc77526c0d5b762e93c8ca40', '\xa0509bc2f5f9315be034af8fd025ab1fb0cb09d320ee8bd21e5f6ed751fd0287'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '101', 'aud_A7MZUk9fV8YlKpfO9IahcE', '\x7bfeb65e1db1718e0ca450fa6feadbd93fe41041d962ac595b5508c3ac632cc1', '\xa0509bc2f5f9315be034af8fd025ab1fb0cb09d320ee8bd21e5f6ed751fd0287', '\x0b5124a989133057c79b8ffba70314041d9d07cb596b27971a9bec78e770b573'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '102', 'aud_LvivhjqqXnU6DoPDk58G3C', '\x3549476703bc5fd3976b9304b14e6ae6a6a833716a67c7adcd7191e88e0c7626', '\x0b5124a989133057c79b8ffba70314041d9d07cb596b27971a9bec78e770b573', '\x3ccb87ac8600ba777ade995859d89d09156a63dd459b0df5445b8fd499366052'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '103', 'aud_tumk2khlZjQkPe7u5FekRU', '\xffba43d680f467b72e2b7fb42365854588b857da951af4d116bdfa389d93f74f', '\x3ccb87ac8600ba777ade995859d89d09156a63dd459b0df5445b8fd499366052', '\x1d9e32f5f4cbaa365200dc9d1797d1d021df44f2ce1182cce88e8c126f28f533'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '104', 'aud_hrDeiFqSRJwQniGSL2nonR', '\xd737365778fcce6732951eacdb15d3fd97003e9d50015a853068aed046424e49', '\x1d9e32f5f4cbaa365200dc9d1797d1d021df44f2ce1182cce88e8c126f28f533', '\x607740f48b12cc28b5be80f5de98726bbd143cb82574fa3983b34ef0811aaaad'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '105', 'aud_H2FwMc8zqBmCeTFfMuZZM8', '\xe71e0bc3af2df34874f6ac5dcd9bbf5acce088de20e2fa9aaa8865d1d4281a59', '\x607740f48b12cc28b5be80f5de98726bbd143cb82574fa3983b34ef0811aaaad', '\xc2dff46ceb8b22520148f6ffd04d97d6577eec20432fc244a98802b3d9963b07'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '106', 'aud_l991nE8RJArwUCrfVFCsgI', '\x3634b2e9a28672e072e838fd5e6c29ed39747b29ad0c5b73ed884a9d7e63da80', '\xc2dff46ceb8b22520148f6ffd04d97d6577eec20432fc244a98802b3d9963b07', '\x507aea73143c19f474d7c78cb20535a96f4050cc977a61a363fcf4188f6359d5'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '107', 'aud_Sl0btAvovsWCdaujd7ivFq', '\x8f433198d27535a89416a78cc7c8028569332e8b5b13bcc8a640e3c4adb139cd', '\x507aea73143c19f474d7c78cb20535a96f4050cc977a61a363fcf4188f6359d5', '\x838a7de53f75a30d5f8df766804e6b94c38d01d19aef01c096c21ff75c3ea3ee'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '108', 'aud_fGVvVKJ0iGrYgVbYUTXtcJ', '\x64790c8e0ee3ea310bb939e088711af618d8a0b91a32e888136204acd19c7301', '\x838a7de53f75a30d5f8df766804e6b94c38d01d19aef01c096c21ff75c3ea3ee', '\x6b33a651f8c6136ace4d7ac42b4e734f354157d4dc27e2cc168bae29aab6d2df'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '109', 'aud_4t5NTdesJnQdW9GjmRqjQL', '\x979937d1e3c92d12397cc1e11dc41f8217e1887e52313d84248a0419aac6866c', '\x6b33a651f8c6136ace4d7ac42b4e734f354157d4dc27e2cc168bae29aab6d2df', '\xe10275a848723fda5be491c0be4f5acbf33cf873e5a2630c62b369eb168281c5'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '11', 'aud_V1VQe6Mu1tUeqTwk2exEHt', '\x53abadfcc431cfc65afcdd473edfeba39507cfc7812000d973f0aa04aba3bf72', '\x0c2709feef3f24d28104304d728fcdb13396283167c33e8e5d78ecf5380b75dd', '\x52f8153c5d64151aa89d0be607bf90f5fc6035d6e7e76eeef0f1cda8fdeef708'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '110', 'aud_hRmUwLK40jQSUHOrNW9AKh', '\x993c2b4af386390e2b236322cc22f68d6059a3dcb84ab5be684203e8485c846d', '\xe10275a848723fda5be491c0be4f5acbf33cf873e5a2630c62b369eb168281c5', '\x51744032a2c94b79c26afefc22570253c853dab007f81f63ee87ec7eca7ebd2d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '111', 'aud_QQ5Skv9xt9idZ0Bf6M6s6g', '\xb7fec36e6e0a09a0b45645214c657382a45bda6d7a59e8abdf726fdf4096c46d', '\x51744032a2c94b79c26afefc22570253c853dab007f81f63ee87ec7eca7ebd2d', '\xa365f517e3e4cc7795b7e1c50c9dd6aaeeb28c44e836f1ba483be5bf28d2ecb6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '112', 'aud_26dPzCLY3hRA6nRiXX8C7K', '\xaa01c70623b3896cf17f30050af7bf37ffb3d5a3791e3ca40da6c3cb093100c6', '\xa365f517e3e4cc7795b7e1c50c9dd6aaeeb28c44e836f1ba483be5bf28d2ecb6', '\xd824f835cc9dba3a380cbf3a2dcce5b278977d327f2d449cc4a5386554a66dbe'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '113', 'aud_x1lj0ayNpLC2cz9O6M7jZw', '\x323b42ef09625d819521a60d1faa94d412475408b0cccaeb53052dd766b41d67', '\xd824f835cc9dba3a380cbf3a2dcce5b278977d327f2d449cc4a5386554a66dbe', '\x8a986a0a2001fc030986af956f9b0cc10b21e846e81ef1a6d801a3a3acd259ac'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '114', 'aud_HmQ3IQFzQldDggVjmKirkE', '\x3157c0aa4b3ee2b3a62c9ea52843c3745eaa7cc3c3b72bba6ba3b8035853a5a5', '\x8a986a0a2001fc030986af956f9b0cc10b21e846e81ef1a6d801a3a3acd259ac', '\xb71c34c5cb177c13e197052029bd1922290156f67d4cf832880ca9f64c97cd01'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '115', 'aud_FAxMJCpbujccvV2nysy8Yb', '\x1a6602ecc1216e9c5fcfdc825894b6223c474db56225d09d26b478880e2d5844', '\xb71c34c5cb177c13e197052029bd1922290156f67d4cf832880ca9f64c97cd01', '\x42fc339727ba433a5c52cf454f53842c835f48318f30e82ad7e35656b2259996'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '116', 'aud_xL7VicHRXspC4u2uNr9AtC', '\x559113f9af5922051d768a3d69e1eba1a16cfed0fcb8927a58002efee1c93fd5', '\x42fc339727ba433a5c52cf454f53842c835f48318f30e82ad7e35656b2259996', '\x176df10967f2ce4220e047e018df2b876f87acc8b40cafa8ed283fe077521354'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '117', 'aud_8TjWSViwKJtiEixBXBYDFU', '\x746fe9920aa51c69e13a7e2f05a9c837ac8c05794a8028d9640b5ab7a5a306e4', '\x176df10967f2ce4220e047e018df2b876f87acc8b40cafa8ed283fe077521354', '\x20d7272e4a417a39dfc2f48f533915a2e64833621c6829f1769fa39180930e48'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '118', 'aud_DGs9X9QIDPwPwB6nQja2oE', '\x2df8676b25fd146390c781677d2b5fd0194aaa38f3b69678b1ad798c58063fac', '\x20d7272e4a417a39dfc2f48f533915a2e64833621c6829f1769fa39180930e48', '\x77cc126af44c6989aa87fb6258812578ed9245236a4d3e23ffd2a2484f4dfcf3'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '119', 'aud_HaZG9z8oumgWnJngjBAUgF', '\x7eda4ab897cf1d556c3a7182c8fdb6b11b2ab13cab1522e876e5ca2584aaf17f', '\x77cc126af44c6989aa87fb6258812578ed9245236a4d3e23ffd2a2484f4dfcf3', '\xf00026b4afce07331d3530480eb9960d1cb4e22693eb122510c7e2a0cc96bd31'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '12', 'aud_GA2Lbpn9ZLnaoZ9zyZ9Vkb', '\x1223d8b2813465c70a6cb66bab2629c38046c032cf2e6875ca648de496a3a356', '\x52f8153c5d64151aa89d0be607bf90f5fc6035d6e7e76eeef0f1cda8fdeef708', '\x02ac5ef6d5983b25a858eda0d3d6dba9b28280f5066313150c7ac69ad50e404d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '120', 'aud_wd5I40MlmrILckucaQM1mf', '\xa642f95b177d84dfd9aa8a73b421a6ff11a474829b00db3f6642e08513283a7a', '\xf00026b4afce07331d3530480eb9960d1cb4e22693eb122510c7e2a0cc96bd31', '\x22d07486e0ceaef5b4c6ed71aba9633c635eb26ce869ed9d2ce092d68df89636'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '121', 'aud_N9mLk2eipSX8MiWwlCVuXT', '\xa4100ba1eb7225b213c3ba57c039eed82a3450f934d2f920c24cab7289756d77', '\x22d07486e0ceaef5b4c6ed71aba9633c635eb26ce869ed9d2ce092d68df89636', '\xdae772681430146225c8735e6a586ac8e796f7d7ddbbb74b5798ec9384ba6f9e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '122', 'aud_wacd9xm3WSq0nsYebIjtLq', '\x96d8d7f87f61876e9e46a99c37a64cbf92feff8b9da535b4d25dc63565b0feed', '\xdae772681430146225c8735e6a586ac8e796f7d7ddbbb74b5798ec9384ba6f9e', '\x71fa35ddf197f8e0de7c6497209adc3be1865e5b18a5f91f3bcc0e7c048257e5'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '123', 'aud_wA5SaGzSOZINcoVEKQU0I1', '\xaa92c2086b42ce0e46476d937a6b94d12e074bbde308dee1f82393423f4a242e', '\x71fa35ddf197f8e0de7c6497209adc3be1865e5b18a5f91f3bcc0e7c048257e5', '\x76115109d7ed35f706000fade0129d1511699c2ffb3c8e0bfa9c2d7522da60ea'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '124', 'aud_pMU13JdHcWDLM47n16k2vo', '\xd0f7a8ba65e5c6cbad6ae7643f0568f463b3d345a477a4ae0310e064ba4a5c68', '\x76115109d7ed35f706000fade0129d1511699c2ffb3c8e0bfa9c2d7522da60ea', '\xdcc13f43bcf9d210d24b56764475f709edf8d079c163e08f96adcac434a6a3aa'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '125', 'aud_t7QiSd3Fhi1V0QHpr9gn6C', '\x4a8d4d3a4584290a1871e5bb80ed697f72f209d396ba342b8845bce1d82b2e65', '\xdcc13f43bcf9d210d24b56764475f709edf8d079c163e08f96adcac434a6a3aa', '\x7d5697ec15213e06af9f31a7c9aaa517a7cf30bf01dd19006b69a44c1c4f9cfc'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '126', 'aud_tItSCxX7Gklwl8fWhwfnun', '\x4e39eaca0ca4022678087a6e304cb26bedbd48d80e85c2d17a7d3a845745fe62', '\x7d5697ec15213e06af9f31a7c9aaa517a7cf30bf01dd19006b69a44c1c4f9cfc', '\x53109a86afabd09c6450742005826a2dadee97a919e0a77934b90d2c3cb65d01'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '127', 'aud_VKa5tCtRXMA0aJzxfkLzgZ', '\xe9c742e08fce28cf740dae39ee423f4565f41c9133389e76a63b07560e9cf75c', '\x53109a86afabd09c6450742005826a2dadee97a919e0a77934b90d2c3cb65d01', '\xb2a7348ef8fee58471c88efb972db6b8ae01de39c4621bdc3b4bb84f5787040b'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '128', 'aud_jcOj0QuTK6Zq6xYubnlu5u', '\x78124ad2fec23c711de3427100dc547236a5398c9b0b0af25aeff7eb8be8953d', '\xb2a7348ef8fee58471c88efb972db6b8ae01de39c4621bdc3b4bb84f5787040b', '\x4091882507befc569b64ef32007a992bfa505822bd7d1591e83d6881bdf7efb5'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '129', 'aud_uiM0AP6YomebOzImLo4spM', '\x1b6abb78e27ff85539d233771a3a5a7a68deddab544961bbfe4031787334e946', '\x4091882507befc569b64ef32007a992bfa505822bd7d1591e83d6881bdf7efb5', '\x6748485a95c861614a0bf400d065622b490cedc635a2482b3406505c04b5c88f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '13', 'aud_w1AwBONT0QwkxWhwCXsLkq', '\xf897e48938cf6b86c65ab4c3f4ed6061eae54a499d8e5a3383913c962b48be9d', '\x02ac5ef6d5983b25a858eda0d3d6dba9b28280f5066313150c7ac69ad50e404d', '\xdeb6021de3eddf5429c4097c6fb0caa81b94cb2ec567e7509177c7bbf1e7e034'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '130', 'aud_mZVpEKRLxpJy8BEqKLa2e5', '\x3fb66f91d9e73181f87022295916018a14d40bdfb142448f6f7f185b768e9af8', '\x6748485a95c861614a0bf400d065622b490cedc635a2482b3406505c04b5c88f', '\x8d8172b5f3eb937f54a15d2f0462255e760cb134ea6148bef50e7b998805dd9e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '131', 'aud_B53u2BDiGtiGSV6lnrHyPC', '\x695550c74c108e5391ccff19073060f849985de57e26ff2c2cc35cacd29fa55c', '\x8d8172b5f3eb937f54a15d2f0462255e760cb134ea6148bef50e7b998805dd9e', '\xb8666d6f2a9022ae00a692a2c323e381278e48ecaa85386bcfc0e5b852a5eff5'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '132', 'aud_y0HwCVaNPdcusWx7KgRTbG', '\xa4e811efc01d3c9447877836485111006855b126694f939eb28fb84339883774', '\xb8666d6f2a9022ae00a692a2c323e381278e48ecaa85386bcfc0e5b852a5eff5', '\x1c1b980d980344226916526a1ec0f10d8d41df5ba25984760c871236df4fa0de'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '133', 'aud_GaJADDvBlfNOjAoC1g6zpG', '\x4d3f5d50144a4564dd8be40373da14b9a94a7611e173ee7ba297c224c349a1e1', '\x1c1b980d980344226916526a1ec0f10d8d41df5ba25984760c871236df4fa0de', '\x9eab42e270cea3ed9316f0518998ab5c93e7ac67b053622d98172a5c2cb12362'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '134', 'aud_65zRoKCJSzgcBfpuLq7q2V', '\xa306e96cf1f21f724fc830da1bf1648b371d8b6220800e21b492db981ba2a6f6', '\x9eab42e270cea3ed9316f0518998ab5c93e7ac67b053622d98172a5c2cb12362', '\xc71fe92e6cd4b85d157100bda84be540b9f495091654ed4a22de612ec7e13d84'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '135', 'aud_CzNM6qlsJSty0c7QkjPjrG', '\x969f3b63915fef530666e4315db395a4ba89cef26477669dedf0c7338dc269d0', '\xc71fe92e6cd4b85d157100bda84be540b9f495091654ed4a22de612ec7e13d84', '\x7bfa9e524a394d20bdce6986489e10632b9b1bf5d5352a550f9f027b2490b040'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '136', 'aud_dkiC30K63azGT73bXHohka', '\xab1105b976471fcb8ae162ecb60e2d3f300fc9ff4c707f78a7e0d7ebc0ca1600', '\x7bfa9e524a394d20bdce6986489e10632b9b1bf5d5352a550f9f027b2490b040', '\xb9dad150463efc6f95286280d4c36a511699fd599c114bd596cbbdf195f1c2b4'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '137', 'aud_6s90srsCqFvi0mRyRBuPa1', '\x1bda4621c3ce1d5575d6a3f96a9cab5ddb76391a594120a06807823502fdf038', '\xb9dad150463efc6f95286280d4c36a511699fd599c114bd596cbbdf195f1c2b4', '\x5b83e69a91ee1f0e845d08b8bace2d15170409b7845b0018d6759471c06f0d25'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '138', 'aud_vwvGMchVm4TTQhYs0kXXY8', '\xef38521ad19f7ed4bbf4e6f3985d4f3ec144426cb8ee0648abd58b04e8beb016', '\x5b83e69a91ee1f0e845d08b8bace2d15170409b7845b0018d6759471c06f0d25', '\xbf6bb1bf929bbd324529989a207e92a1bd2b1e7b3abe27b13a99bc2306a14b4d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '139', 'aud_iBjobiFmhtHSob21mfMAHU', '\x541570c93adc5941982c83d7e6ecc0f10237cbf1399a0faee83b79bb1fdf6f82', '\xbf6bb1bf929bbd324529989a207e92a1bd2b1e7b3abe27b13a99bc2306a14b4d', '\x79c9506d38dde2d476eecd69106806f1d4987cea24f0639a66c94721903a8554'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '14', 'aud_ysIzSemshN27PkZsLaV0vp', '\x6c8e62c1de9b67845946bf4399239e29e61a854132c374dbc82e3eccf4589329', '\xdeb6021de3eddf5429c4097c6fb0caa81b94cb2ec567e7509177c7bbf1e7e034', '\xdfd80b583161021167283332328cfdee61c6c502fa13ee383e8c44e10302ea82'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '140', 'aud_CmJAUHveNgB5BRHjjeU0vl', '\x484a5ffffae4c7bfe49c0f5c42ccd233105b1c11bbb81a37e54557381b23e3e2', '\x79c9506d38dde2d476eecd69106806f1d4987cea24f0639a66c94721903a8554', '\x58f811c7f9d2ea646606a7ef40d5bce178adfa81cf29127fa1569394b55ae0e0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '141', 'aud_Fkgs9yIla33CmKNWuuGBbl', '\x18a2c0d2c8abaab6c4b510c1686cf6262283f15c28bff133d33028b28f87ae19', '\x58f811c7f9d2ea646606a7ef40d5bce178adfa81cf29127fa1569394b55ae0e0', '\x36d7c8237840a275d679402620e7e56b419ab404c341c8d907f06008b7d6a21b'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '142', 'aud_FZK74WY9gbrzUGo2aasiSE', '\x97cdf90aae69f45277c63eff874f6eb7157e215638691b078e2b86a1a347e1af', '\x36d7c8237840a275d679402620e7e56b419ab404c341c8d907f06008b7d6a21b', '\xdc3be8704f621c81aff7398b279304923f8f19cefe2021129feb106d3503b14c'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '143', 'aud_hjvn51hkrasPtYAWrDJbkj', '\xa5e9226c38b520bc9444dacd5e47887061471197a2423c57ba48371bd663574b', '\xdc3be8704f621c81aff7398b279304923f8f19cefe2021129feb106d3503b14c', '\xa05c20146aa1fc2e014d86bd8f6d01b14a81530092e8c6c16060f8db037cc8f6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '144', 'aud_pE0vis4AoZjPhe7l6Rd1Cw', '\x5931f3efa339ea4ae8d99031735d1f011e0349d61616f6ed62d36fa9090dd954', '\xa05c20146aa1fc2e014d86bd8f6d01b14a81530092e8c6c16060f8db037cc8f6', '\x663008620d9d9a6b1aee699cc855351f502190e50c441c512441e2978f5c9ff9'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '145', 'aud_HU7V1AiNWx6nx5jGJZIahb', '\x0863e265ddae97046fb3b02cb0f83adc441dbb1e1e86407ae2bb65a7e2ac0a25', '\x663008620d9d9a6b1aee699cc855351f502190e50c441c512441e2978f5c9ff9', '\x5c4a0338a4d3033476eaf93f8b7ff957087d55f5bb15bec92189bbd663e841e3'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '146', 'aud_qdfO7IFYcZ8DzR9xNlQPCx', '\x3567803bc2af53e85409ec3ded5b3db8631d46798a4a6e5b6f7ff355c549dda1', '\x5c4a0338a4d3033476eaf93f8b7ff957087d55f5bb15bec92189bbd663e841e3', '\x8e99154e500a6f8b63b57e69f72b640ffc14a3250c518ab21dd05c9fc7b122f3'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '147', 'aud_cEmhAyaxDAr7uQfKyrY6Ax', '\x32d5754536a37d100239dfed62c69b22b106adefc7a78260f083db51d1a9512c', '\x8e99154e500a6f8b63b57e69f72b640ffc14a3250c518ab21dd05c9fc7b122f3', '\x68d88bb1af4b1e2e57cfd69b60e00ba3b89a627d5f6b4208e8b12e8c7f2c3fba'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '148', 'aud_KEkBXEfEVOfnZ9EYQyLxFa', '\x19a5cff8bbaa7a1b0403c49cb3e601b07daa0a35e250aa7de96b9020a0f8e704', '\x68d88bb1af4b1e2e57cfd69b60e00ba3b89a627d5f6b4208e8b12e8c7f2c3fba', '\xbf5e1c74861bf3d9c0641366de0ce1297b316341cfde452bcecccab1a073a7c1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '149', 'aud_4QG1uuYVyXZAn2lU0g8mYe', '\x7ec57a16df24ba91ff0c7da4ec4465da564b0cd99ada34a47536bd5865055433', '\xbf5e1c74861bf3d9c0641366de0ce1297b316341cfde452bcecccab1a073a7c1', '\x6f9cd7d1e38f5ab36d31c8363c84842ce7ee97788e490f2a5976ff6fbe977e08'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '15', 'aud_T7PfZsmEmzlIonYN7Rrb9F', '\xbd9d705e3756cb287d2222f3838e2851caa6e257b534b9fb7567472efc8c3739', '\xdfd80b583161021167283332328cfdee61c6c502fa13ee383e8c44e10302ea82', '\xf39acf3a38f3633d0bc93bfe2936043345dd861e5435a449b6af4190228b060f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '150', 'aud_NS0aTq2mUYMncVF0J0REzP', '\xb3876001b709f50f94945fdf1111f8d8f7d38aa44552bc6c8c7ebc78fdbddd9b', '\x6f9cd7d1e38f5ab36d31c8363c84842ce7ee97788e490f2a5976ff6fbe977e08', '\x7b9bb5352cd89a95c833398836c98e1bfc83e56526983b2f210d99edef42335b'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '151', 'aud_Uori7JW7BFvVRoR8ndSszx', '\xb2de1e56d2ae0066761f769978697f0e328d2a88f2d4b90d80686904e56b5b31', '\x7b9bb5352cd89a95c833398836c98e1bfc83e56526983b2f210d99edef42335b', '\x2cb5bf89e58a179284140923ea298100a45d387944857585e89a3ae3aae9d0f0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '152', 'aud_XJmxZb7jBtVERMWSBXmOMo', '\xa21ba1e2e34e91290a02f337f8f68616f64c99e34d4c87cf89ec7b2ec1165820', '\x2cb5bf89e58a179284140923ea298100a45d387944857585e89a3ae3aae9d0f0', '\xcf982fb48e0410aec5df5572c93461e4b213a80b78cd368cad4358784086768f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '153', 'aud_vAwHjlLrrv8eJxLn01WJ5Q', '\x4af5bc2ad2f2500f2f6291738451635c7029a07b419e2ec8e88977b1cc0bc833', '\xcf982fb48e0410aec5df5572c93461e4b213a80b78cd368cad4358784086768f', '\x24918c8742d7625ad5f4e10f94f33e910b6d94a4b8e31e0dcac5c79702b8ba07'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '154', 'aud_eoI0foBloNwcDF5SeIZHrz', '\xe3a58bfecad43d07c9213823dd2301be6c0513b326d982dde357ea25123eeda9', '\x24918c8742d7625ad5f4e10f94f33e910b6d94a4b8e31e0dcac5c79702b8ba07', '\xf941837f97aceb97c652da191924c45fae1716bc51d6118c5d2e81f9c4a45d3c'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '155', 'aud_2w0BKjZZRVaEVz0eJDr8da', '\x2ff1e5ecf63df2e11688a690ad796adc38cf9a4ffcead9f61d577cd46d10fc38', '\xf941837f97aceb97c652da191924c45fae1716bc51d6118c5d2e81f9c4a45d3c', '\x4256e514fcfd91bc77e463c6e41bc4c50bdfedb920481a3e5d5391cc1742f4e0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '156', 'aud_1C3LT2svMb8ROaw66VFLaW', '\xce77ad10f24e959acfb83f97587efc3381f8a9a7a2d844eecd475f8d34d2535a', '\x4256e514fcfd91bc77e463c6e41bc4c50bdfedb920481a3e5d5391cc1742f4e0', '\xb4f78eee0d9b614a159f11a8a4a41ea191c68707f2c91c176079d40f618adc68'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '157', 'aud_c4sdFu4jS5xDADDMudDZPV', '\xe75093ccf3be457ac207ee66e8db5dbde5bdb357080af4291321a0f710c383da', '\xb4f78eee0d9b614a159f11a8a4a41ea191c68707f2c91c176079d40f618adc68', '\x89c23446c24980bef247944ece4f80fd1bcbed5f4b68188db072617f93ca11f5'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '158', 'aud_fzvzrDPkeEtlJXpI6i6NIo', '\xc2e3b623f7910e6ddd0a427bb5032ad70e7ecaf01179d9e0b4161f81f51a712e', '\x89c23446c24980bef247944ece4f80fd1bcbed5f4b68188db072617f93ca11f5', '\x686f30db5bb8d6239d692c846638c6ab7e1ff7309bf5d8389572c55ea8810e57'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '159', 'aud_wVOqe1b3tRCbiLP0UwbIJo', '\x0a53847c9a302e6fd8d0f9c5de966ded5d3f6f201594b39d0efe81e92add9117', '\x686f30db5bb8d6239d692c846638c6ab7e1ff7309bf5d8389572c55ea8810e57', '\x7093f37326e5a3f8e122180f9b57a74f95e5bc3051a97174fe96293e21f4efe9'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '16', 'aud_URNF6xkpOXfjppwaAULXaN', '\xb1bc66e537e66b334b316ea04cecf04198fb6920f5286676e347e1cec922f790', '\xf39acf3a38f3633d0bc93bfe2936043345dd861e5435a449b6af4190228b060f', '\x4c3257fe4be2a2f6f4e91b7d48cecceafc688a6f9af31b7226cfd317ab0362cf'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '160', 'aud_i4vbrOHTL1UHzkbBlu72X0', '\xed5e8197936e08bfba0113b635edc0d72247443309a21fb8f5e52b53b1dbfe31', '\x7093f37326e5a3f8e122180f9b57a74f95e5bc3051a97174fe96293e21f4efe9', '\xdf702ab898be54a007eff26e6da63b5ea6c292e7abf930e07f213dbc38fb0b99'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '161', 'aud_0pQMkIAoXwWhrEY7WxlhCy', '\xf63a20e02f3592a98b4f7da1ca9ea4551afb343b4d881c01b21f11f5fbd48dfd', '\xdf702ab898be54a007eff26e6da63b5ea6c292e7abf930e07f213dbc38fb0b99', '\xa40a20be88ab315d0ec1cd97c93c44b2df756a13eec40335df1f44fe8cda18fa'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '162', 'aud_A3Xl1laVwqBF9QUhuZJkGO', '\x7052e19eca3cfdf707c5e58aa184a6cf9502018f12c40329748896a950c0341c', '\xa40a20be88ab315d0ec1cd97c93c44b2df756a13eec40335df1f44fe8cda18fa', '\xfd52e26898bf7289cec8a7ffa4631425746c84ccdd0a30de73c593455d925200'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '163', 'aud_oGc4mA3enZ6E4xf7ZMSt3j', '\x039433bbb1185abcf2527b46a474d907025a7ced978b78e525d2ea02632ac672', '\xfd52e26898bf7289cec8a7ffa4631425746c84ccdd0a30de73c593455d925200', '\x98aad2d3a291cf503226e063ac1c6e3b165a9e6ab6295af91db1313a3789a5b9'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '164', 'aud_R3LXKGWqSFvYWRi6YSjzFP', '\xb75ccbba05e2492b0f153c380a53ad18075a8c2e238c1fb09a150388249e51dd', '\x98aad2d3a291cf503226e063ac1c6e3b165a9e6ab6295af91db1313a3789a5b9', '\xafa4a9898beba4c63940656f32a5d9768e4bed4fd8214ce187d1f7e6e7825569'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '165', 'aud_nAGVLyvpK08D0c5pAOUJCv', '\x5ca7f79d24428dc09c22cbe32c027af07032b43d2da2c00835232bde24f701d1', '\xafa4a9898beba4c63940656f32a5d9768e4bed4fd8214ce187d1f7e6e7825569', '\x5cd2584739e77f0483038c025381989f18d38d2d993427462c63e79b10d8313a'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '166', 'aud_TtySmkrIZJPktr1ENNEQH5', '\xb3301cee16631cc4a674d712fc6cd9a0d9e806baf0356b97b5132cd859449c99', '\x5cd2584739e77f0483038c025381989f18d38d2d993427462c63e79b10d8313a', '\x617804b6346ae9cf59c8fec504db2625f12995459390ccd8339a308c8f2841bf'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '167', 'aud_iOOAK4196AXsXPAYKKBB2N', '\xaf8d3cdc78f4c04871ef83667330cee4ed6586601e6fd20c94803b45c73740c7', '\x617804b6346ae9cf59c8fec504db2625f12995459390ccd8339a308c8f2841bf', '\x94c71480d42831c4505bc9ca195da2347e9ff41cc8069541b96910f52386847b'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '168', 'aud_j6dQTedTapm72JVpixvJQ5', '\x1fbf34dd36c8e12ed382b90045da50a416ca66e588b5ff7076325bcc976b0b17', '\x94c71480d42831c4505bc9ca195da2347e9ff41cc8069541b96910f52386847b', '\xe8fc372ee1c9db28d2202903bff5db41ab8c4cb3ba018ca495ba796c2a023a1f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '169', 'aud_cIZ2n0A3oqt3CfAYMUpmzo', '\x94abd3153b35db4b4fb4185c493eb43876c1ad104e504442904289bdfb47de76', '\xe8fc372ee1c9db28d2202903bff5db41ab8c4cb3ba018ca495ba796c2a023a1f', '\x61449f746b2802409f7cfc067394d124ef5d5d7b6c0b09cb726af9ce93559cfc'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '17', 'aud_WRAm2i3l3XUlCVwyCzoKZ6', '\x98a6522ebca710287163d7537019133ae28cbedf8d4c5070c672858c6bbccdb7', '\x4c3257fe4be2a2f6f4e91b7d48cecceafc688a6f9af31b7226cfd317ab0362cf', '\x07d861eb1b58b06782ca6b5591bc603d00242d774b77e17b190ae8ae668adbe4'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '170', 'aud_ObdkBQhsAJb2mcKPDMFc9f', '\x9d93c15faacca932db88c8566422c4d755999ffcee10f9be7337caf4b1f3704f', '\x61449f746b2802409f7cfc067394d124ef5d5d7b6c0b09cb726af9ce93559cfc', '\x139fba3b78dc74f8a88cb0ca1f8129a4ed32e3ca7d0b68182cfd64996afa2ce3'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '171', 'aud_cvPbPTOijdJEBhdqAJSpdt', '\xb7bd9807014910cd670f2eca0bfa2eb067ad35e4825f3730bf54d0895ac6a9a8', '\x139fba3b78dc74f8a88cb0ca1f8129a4ed32e3ca7d0b68182cfd64996afa2ce3', '\x3dd7c326dff8af416f4f8ff7cbf4fda58bde1d09eb360d5da8f3a510559c2f4f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '172', 'aud_JK91Rk5CkpbLJMSLNIfyWr', '\x288be267418318f45dc82b88df4c64fb08d432a34781ec13ceb04237df83c1f6', '\x3dd7c326dff8af416f4f8ff7cbf4fda58bde1d09eb360d5da8f3a510559c2f4f', '\x3472984620662e737dbfb6df549548e5bdda92a73b14fb640e20a87bb142c230'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '173', 'aud_bQ0oestMZ0GGHICRrV5Lrt', '\x56dfdf70b6eab213ada2bc859e3742aea6a5ccb2db6cf52839a14db8eebf2838', '\x3472984620662e737dbfb6df549548e5bdda92a73b14fb640e20a87bb142c230', '\xec15233ec2623b58142a269a844342f661cbe09af404371afad4c34c49306a7a'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '174', 'aud_52rDLwRf2KFe4NHHlrjeO9', '\x0514836f7ab1bcdb19d0288bfeff32bd61b99c5705ee4b1cfd2698531e74b795', '\xec15233ec2623b58142a269a844342f661cbe09af404371afad4c34c49306a7a', '\xf32c45fb4b4c69345e4e98e8ffdf6057c1c36effc6fcb775b936acf0ce6ec141'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '175', 'aud_11W3UpC6S1AIJz2U8bASOf', '\xfbe393fbbd5f043c7d195c359ca77e4f5cda4cd6f0b84128a8796eb8023d160f', '\xf32c45fb4b4c69345e4e98e8ffdf6057c1c36effc6fcb775b936acf0ce6ec141', '\x64d0ebc638318c5073d411aec978b5b8b84c8700f8c58310ba5aeb45158a0b48'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '176', 'aud_Q4jqavbgdjjv9fYwZ4kCmx', '\xf257782136a71a72e17018dec531d6f52ef63e20621dd37f814c018486705624', '\x64d0ebc638318c5073d411aec978b5b8b84c8700f8c58310ba5aeb45158a0b48', '\xef0d9a9cf0791e5d705c854eac08dc0027e52135c4760cc77a6d8e556ad89cb3'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '177', 'aud_9mKLOzurZZwozZGhhUfkQ0', '\x78984d09e43f78c86832dc33d2a7957fb97c08e74fc0c9fc6cbf3d9c8f43a9be', '\xef0d9a9cf0791e5d705c854eac08dc0027e52135c4760cc77a6d8e556ad89cb3', '\xaee7bf24f1004e165485df0837d0ad17e20cf011714f7a3c6d33b4ceb340e731'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '178', 'aud_g81QoIZPp9UJ5sIqzuMvc1', '\xab3189bb0d79a4aad88fe46910e6239bc20c8cdefe4d74bdb561a079383a619b', '\xaee7bf24f1004e165485df0837d0ad17e20cf011714f7a3c6d33b4ceb340e731', '\x2f41773c91e3555c06c558eac95621090b916008a4487a6bf27e167f00d79a54'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '179', 'aud_BdevY0bE2t0pNO1f6daVQQ', '\xdf731b7fb4f06b81e086e99038233d2b9bee518fe336a9724f0d6359c6a0606e', '\x2f41773c91e3555c06c558eac95621090b916008a4487a6bf27e167f00d79a54', '\x9e2b2557582952870d6c4023f3a99088b2ac7eb900e53bc3885af6eb5ef71c0c'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '18', 'aud_75igmcZFMoqm61dphLcwQO', '\x87eb4a5467170651233eefd375a3012b0272bbd58e0f387583b83499f384e404', '\x07d861eb1b58b06782ca6b5591bc603d00242d774b77e17b190ae8ae668adbe4', '\x1e471187f5785e332cd6b98d8e09dbba44233da586791ee937bf4fdba2565f3e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '180', 'aud_DVXCFzPTx5HiJedfGdb2ip', '\x317c3802ec5d588059a381c34d2c101debfd655d3dfab0f03042aba95b1e51aa', '\x9e2b2557582952870d6c4023f3a99088b2ac7eb900e53bc3885af6eb5ef71c0c', '\x9b98a73178b06ca0c1cf1187450f5f26a80fda190d1710e8c9e066b7d15a42ed'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '181', 'aud_4itOoSbUMIUfmgLVpZ7SFu', '\x260c71653bc5a02c13b87aff93272b035ea4352dee0f0c1c6678013972bafeac', '\x9b98a73178b06ca0c1cf1187450f5f26a80fda190d1710e8c9e066b7d15a42ed', '\xb469fc060e650c39d26f88f02a4682f8766265b8e803d01755fd55daa739cefe'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '182', 'aud_EFRX8SU8GKibAGO2HrTr2C', '\xd912b617bba0ec3796ea3c08e8229b3d6224cdfcf98f25b0afa789b0ba92b37f', '\xb469fc060e650c39d26f88f02a4682f8766265b8e803d01755fd55daa739cefe', '\x84dfb4880291654d4a92824b9116d4a32e3faf0ec39e865993490dbd7d7c5daa'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '183', 'aud_2rM1hwR4G5Y8SOgcx5YtIo', '\x25e160c36002f53ae03ca9041174813db3e273622bdb77663f39e9897932ae7e', '\x84dfb4880291654d4a92824b9116d4a32e3faf0ec39e865993490dbd7d7c5daa', '\xd95439f876172f26759679099fbfd6a0752f42dda8bad4b0d5ad268b57bd6271'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '184', 'aud_JziH64dSp1BwuBFJWSDQNn', '\xc12102afd56c4692823c900f07c55982be49f08fec956933df4c2d663a2313a1', '\xd95439f876172f26759679099fbfd6a0752f42dda8bad4b0d5ad268b57bd6271', '\x697592f7f944302a6c4d13425c8a2503b739b0aa08afb83dee4d1081f6d9f730'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '185', 'aud_b6GCOeduHaAm3PM5b0SghV', '\xec6573465bd0fd8bcfb9c20758b66ea30dc3bc5cdd5a0f6755bdce4fe6b4c9bf', '\x697592f7f944302a6c4d13425c8a2503b739b0aa08afb83dee4d1081f6d9f730', '\xb57089fd4c9b57b7779c104457b5d2530cf6c11f97d290ad8bbe5b66c15a3d0d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '186', 'aud_9EhkNfaK5qti43pUwSktLu', '\x9e6ecb74242d550616f4a951decacce4aa91cd0a1d8514e86f64e4ab3e90401d', '\xb57089fd4c9b57b7779c104457b5d2530cf6c11f97d290ad8bbe5b66c15a3d0d', '\xcd05846db48d253ba29a91c9f921035502b938e1afb5bdaee863af819bb4862f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '187', 'aud_Es3SxT8lbr3THSkYAJy9d0', '\x0a032c0317b9b9cc16389c7877629ea0304d82f42432e7298253f3ed784100c3', '\xcd05846db48d253ba29a91c9f921035502b938e1afb5bdaee863af819bb4862f', '\xb63a1ca299daecb085f56a66ccc5aac6a9ba76c257415f9a40abb0b6e182c7f5'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '19', 'aud_YtA5H7XKjyQrNgmjTunSCs', '\x94392eb11afd12f8cb5c526177f2fefa8ad49a54f3b9095eb7517e0c06502ae7', '\x1e471187f5785e332cd6b98d8e09dbba44233da586791ee937bf4fdba2565f3e', '\xdc2dcb9a4263dae2640a95c8a1c82707d45a73f04e9ccc9046e206386eccae8d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '2', 'aud_qthGopc6SNHTPGzwZKvTaY', '\xc975886b23402ad086e30dc0b7b8d28042f3d70d99f4db970b5d25722b569d89', '\xc66934d2b1679d1fc8b092c478d4445dd2b1a0f83e1315579afeac9e9b1a113e', '\xf89ad1b27e33695bafe08097231edbbfb22db8f461e91f755f522ba5f0327a03'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '20', 'aud_WJKJgRztQLbSfunk4Tok79', '\xcb9b899eedf8aece5cc430c0dabcb305822af913328b305a8144d0d2dd5bd64e', '\xdc2dcb9a4263dae2640a95c8a1c82707d45a73f04e9ccc9046e206386eccae8d', '\x8215063d59b286348211eb56da71ebf4664075a91549aae0290f549d43abd4d7'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '21', 'aud_5FDUcqdLaKjiBh4WsEgxqn', '\x5ce447a99aa04fcc5a5091abf68fc0732f9593e95a5eea903b524b8d3a515449', '\x8215063d59b286348211eb56da71ebf4664075a91549aae0290f549d43abd4d7', '\x596ff8f3e8041f24c581fa039d9c64e36384e6a350057cb6f13d54e5bb4b87e4'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '22', 'aud_TqWjQ3eGK83ieqkgep8VBu', '\xb13ada213ec5510bdd62352eb6eaeb0f061da737a1a4fdb10079f1d67b3c9bcd', '\x596ff8f3e8041f24c581fa039d9c64e36384e6a350057cb6f13d54e5bb4b87e4', '\x555124f1fc01c8b28b8d06f53f81581bc1dbeb085988f78ee41c5db4cd929606'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '23', 'aud_KfnVf7U8ok8Yskbr57WzjV', '\x4d064fa357c3928a01367eb5a9db83ffcf49a2bf84f261a783b4d6d20e782239', '\x555124f1fc01c8b28b8d06f53f81581bc1dbeb085988f78ee41c5db4cd929606', '\x6c0512b5feaa46324e013630c1913248af90e0b5891d9b36d1b6491f641c785d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '24', 'aud_0c3SkknEOyinCC9B4gX6Yl', '\xd6b2e787caf272ddf8345a823789f6c29414831400e81aeb0649e5960ad5ea27', '\x6c0512b5feaa46324e013630c1913248af90e0b5891d9b36d1b6491f641c785d', '\xb6687ab41edb05e91b9b0511ef09d394ad560daddc6a75fafcd55d19698975d1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '25', 'aud_iUqCFUjLxyWFIUQOmGyXZS', '\x4434d34b9bb22c58a7eda15c9b831798f57ad5abe225c4ecf31dd31cae94e088', '\xb6687ab41edb05e91b9b0511ef09d394ad560daddc6a75fafcd55d19698975d1', '\xc0cd684bd262eaedfb457169dfeff73406a38d7b2655a29bc722b9554d44cfcd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '26', 'aud_8W9CM3qXvgwxUW3BVT1fCX', '\xca45c84364d035aa1ed48d1b70206bef85781bd45f040c1ebf1588d8e81058d9', '\xc0cd684bd262eaedfb457169dfeff73406a38d7b2655a29bc722b9554d44cfcd', '\x0ab022731e0909bd9e853fd7c1fb1b06fdd4b50db44c8be407f2f8a904bb2824'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '27', 'aud_TyzYPvjIKpo1GQvCR01lGT', '\xbbdfdf9a759eb5e814c5abcdf3eaac16e91d04904b269f6946f579ceec0a0dfd', '\x0ab022731e0909bd9e853fd7c1fb1b06fdd4b50db44c8be407f2f8a904bb2824', '\x606a5eedfe5ceb0365b60b321115083ef4d9dd6e6b24d3c4f21ff84b6d828675'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '28', 'aud_Xwhu2TiaFii7zQ7ymH9eDM', '\x1091a73fdb568b327e3a27fd43e68a88d43efdd11e351f67ea95a58bc8201f09', '\x606a5eedfe5ceb0365b60b321115083ef4d9dd6e6b24d3c4f21ff84b6d828675', '\x30a31e2da99e3786f5342ab71d9281455349be2299ecb98a74241b6e52b7de52'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '29', 'aud_ncCAcb1pGxCZo1oYufnAWW', '\x3d208339841e8c6adf70615210af262b783c98b6af5585e629f104a23a104785', '\x30a31e2da99e3786f5342ab71d9281455349be2299ecb98a74241b6e52b7de52', '\x48868f9fa1a07673f51eb6ee49fd5b5440f66c27e8968dd3a0304580822b7d4d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '3', 'aud_6z958DuYI2j4OqurTHyj52', '\x6d96f74d53375d40063a151ea5feb6865e1f33971c47fe5421f1b0b6ed7b26ea', '\xf89ad1b27e33695bafe08097231edbbfb22db8f461e91f755f522ba5f0327a03', '\x60d74683f7313c651403d82f6f4f051dc0b893c69d5653c382dfa199794a40b1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '30', 'aud_92MQovRjOVoz8Bht0nZvbj', '\x03a5b0933a15fb35eec0de3a0004e7a4ba64d9d05aec02efc3e689db8e5f91e6', '\x48868f9fa1a07673f51eb6ee49fd5b5440f66c27e8968dd3a0304580822b7d4d', '\x163d85735e86fc9730a419760bf5640dac4654db8d317f88c20c024217049813'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '31', 'aud_76ryF69OFSxYcUAHSqPL1Y', '\x533e400b8a1c3bbcab21a3739012a7b7cc98a5874f21d3f612222782e98bf4cd', '\x163d85735e86fc9730a419760bf5640dac4654db8d317f88c20c024217049813', '\x562ebe6a76e4fe58bebdf22e2f4e0da165351bd52745758d531ff55813848ea6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '32', 'aud_PukFf8dlsqd54Vl7m6gQ92', '\xd4332904deb53ce3d9d5d8ec68637a51c328522885a3c8cea6acd696ca692577', '\x562ebe6a76e4fe58bebdf22e2f4e0da165351bd52745758d531ff55813848ea6', '\xca0a5903a920ac5b3c76dbd145bc3a969f7a8dd45dfdd9312e87ce60e8b6ffa9'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '33', 'aud_1Z5D7UQgd8u015HZsLeufC', '\xa13fe918300a5700b12edbca9c3897ff0a32f2099d4c22193efb316623bfaebd', '\xca0a5903a920ac5b3c76dbd145bc3a969f7a8dd45dfdd9312e87ce60e8b6ffa9', '\xdb3c67fa1c44b8967e56dba8860f8795b18ade979d2f012954c814aff9b1192a'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '34', 'aud_6k0r24dnPNqaQmTcfZlv6G', '\xc1bf6510a990bb05e8da02f5270096559aae896733852859a7cfa1830780f2ed', '\xdb3c67fa1c44b8967e56dba8860f8795b18ade979d2f012954c814aff9b1192a', '\xfb093e5fe932e22f324f1267c98f4c320b9aef8a275772f3da5c797b58452c51'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '35', 'aud_fibTKKL5QYunZ7A9NAZztN', '\x4e60d98b16a737741f2296624b9a2cf13109e3fea5455864eab18f71d4a44834', '\xfb093e5fe932e22f324f1267c98f4c320b9aef8a275772f3da5c797b58452c51', '\x12472c3729b736756dbc15034756810e2ed54b4e7980d7c91a279d728cafa6f5'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '36', 'aud_2r0S5ZtbHyboHNALg86T0B', '\x3fdc2d94f72b211912337265490029d91b501feb005a895f90b2cff21c9ac4b0', '\x12472c3729b736756dbc15034756810e2ed54b4e7980d7c91a279d728cafa6f5', '\x93f3dae1688b3c1ef89f66db3b5e8d0df3551e6d6f03854b065b4ec974687a8b'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '37', 'aud_O4GEZG3JACte7fcAldCDkS', '\x825cdc5ccd750e6f0a633a26b751da88f37b2689537f61cbb3374160f13b2c7e', '\x93f3dae1688b3c1ef89f66db3b5e8d0df3551e6d6f03854b065b4ec974687a8b', '\xa558cea3b5eb00ba645bbfca3dbb02e75aca63c30a9738ea2d821b076ece613e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '38', 'aud_oF0LtQHsibzLRXaGiGfGJM', '\x4cac60043b35a5fda380ee715b8f991be1f90d10a0debca04d9d099d28189a73', '\xa558cea3b5eb00ba645bbfca3dbb02e75aca63c30a9738ea2d821b076ece613e', '\x92fe8024a56995d042620ff2fb34a808a266ea9add23ed4535d139530d6b0c86'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '39', 'aud_bHgLi7xzUcftHGZ6E6Pj1M', '\xc58f53a17b1cfe73c211dd19bb9bd75c9238e2acc03dba7f635b3f19e2a99b0d', '\x92fe8024a56995d042620ff2fb34a808a266ea9add23ed4535d139530d6b0c86', '\x7d4f9ac619001cec76ce4c94e3fe8d94c0635871c897c65e0274aec3174324ac'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '4', 'aud_ZeIeuaWfiDG5SaAuTzLdzk', '\xa18ac76d220a85e18add72ec658aef5ca89039b78fde75d16013643ee1b9e6de', '\x60d74683f7313c651403d82f6f4f051dc0b893c69d5653c382dfa199794a40b1', '\xd1408632ebfda1ef2d76cf9b7644d446721e6ed97d126ea88e0d33116d208eea'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '40', 'aud_3qUKQTPdPKGgG1LVHvzOdS', '\x6af8bf95bd03863608307d376bc25d94a0892eba95e399c40523c4ad27a80d71', '\x7d4f9ac619001cec76ce4c94e3fe8d94c0635871c897c65e0274aec3174324ac', '\x53f4a2d7303a0d0e72df4dbf038322ed96d4f34010bee3677b4ee87474e04245'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '41', 'aud_L2hkflqoTAriKqr7XvyOBC', '\x853ce8d19e8c49e514353a27b5ec28442fe1dd92a3a6dc7594d359bb596069d1', '\x53f4a2d7303a0d0e72df4dbf038322ed96d4f34010bee3677b4ee87474e04245', '\x3cced8b4397490d719edab27982309e7ad41fe6c3ba5e333df75d4ec19ac103c'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '42', 'aud_SaV5ecz29gwCbyPkqc9OrJ', '\xe9e40aebbd30eaa04c8ff7759ccf6d3da2d3c7d44031518aab71b1c8f82ddf52', '\x3cced8b4397490d719edab27982309e7ad41fe6c3ba5e333df75d4ec19ac103c', '\x7742db4b25fcd43b353ed2f32e2be1860142dd8eb96fef3318ef837c4ab04358'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '43', 'aud_fZOl39qQM1Kt0Xp6PStzAW', '\xcec89cada0eb7ec976cd18ab11fda654aaba7c0b5e9b7847c466fc60dae66ce4', '\x7742db4b25fcd43b353ed2f32e2be1860142dd8eb96fef3318ef837c4ab04358', '\x805e2ab5a978224a709aef67fa35159b0b70439f3913252382756cdb4f9ce49b'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '44', 'aud_DAkrlOCeRFdMLNCvijUDM8', '\xba2cb696fcd3422242bc384e2ed008e4e3862b785e917e048e8c4ea0936b1bfe', '\x805e2ab5a978224a709aef67fa35159b0b70439f3913252382756cdb4f9ce49b', '\xfcbacac029392e00816b137c3b7c99e4bc7421d7514e9d38a3b2f435bf961a8c'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '45', 'aud_t7jvs5ABA4ltHridnggbxL', '\x68e68556e4ecf1180ca6a26dcb20e7789f93a6c810ef19107e9528a7b03a4425', '\xfcbacac029392e00816b137c3b7c99e4bc7421d7514e9d38a3b2f435bf961a8c', '\x4a076a06f7d291c3de6a75d2b6b1d8c723a1c8802e4ad812d84b3f2bfbcacedc'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '46', 'aud_skVg4iZs2XguTV5FwCHgAk', '\x33f7f582b5b93aff09a773bebd4e3dcad5392a0919d1e907e3d991bd6fd282cb', '\x4a076a06f7d291c3de6a75d2b6b1d8c723a1c8802e4ad812d84b3f2bfbcacedc', '\xccc48beb4d38fa75228110d86c80e22106f5db8c575ae7e0507a49741064450d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '47', 'aud_BkaCFg91LaoEg369hkrdSX', '\x44f03f420406fe9e099c2407f76a0d50dc07b4d3bf4b6c006a9f7c206eba67e3', '\xccc48beb4d38fa75228110d86c80e22106f5db8c575ae7e0507a49741064450d', '\x064de79808fbc720692c26ec6485a17723316b8518f3a07a463ec1554cec01a1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '48', 'aud_tbgrHSyDkp1wcHi347xPmj', '\xc96db2d599c6a35d75def1899fa504ca134d93288bb08c3b31e6dce12f10496e', '\x064de79808fbc720692c26ec6485a17723316b8518f3a07a463ec1554cec01a1', '\x5b270b2527db45b4e1b7a619b6677b0c77ff45787c74a56fc93a486313a4a80f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '49', 'aud_mBhO3VKU6zGslXhLiGM8OL', '\xddd11ca90fdbba81a19ceb92ad1d8332783cd06620de00415c30113002a5ee17', '\x5b270b2527db45b4e1b7a619b6677b0c77ff45787c74a56fc93a486313a4a80f', '\xa5671931e6f713a0125780d4fdcd7096f1372fd4fd35c4a1141edce072f140b2'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '5', 'aud_sCPowZPPPotxsWqFBub8ZU', '\x9390ee085e619e6b0745593cf64a23114b3a50bbfc5cdf607e7f1cab20c14aaa', '\xd1408632ebfda1ef2d76cf9b7644d446721e6ed97d126ea88e0d33116d208eea', '\xc9bb7ef22bb232ac4aeb389e4d3b144fe47512c26e0cc0b8ce3f3f2e8420fe19'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '50', 'aud_cYJzolgBZAjn8gvRRHAfQB', '\x6274d00569e9007e49be2d272b6c2246f53a9280a3330e4de3633af9cf20bdea', '\xa5671931e6f713a0125780d4fdcd7096f1372fd4fd35c4a1141edce072f140b2', '\x336dcdf54c74f028f633e006a07efad94949eeca05718ed1b8348a1867f7bbcb'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '51', 'aud_oPBqqPZKZgiSW8H5fU4QHP', '\x17d0e990f73ba51cab341b0ab11e76846fe9ccefbdd311c2e9960479dac4f6e7', '\x336dcdf54c74f028f633e006a07efad94949eeca05718ed1b8348a1867f7bbcb', '\x39d4459fda803df73fd6e1c0674902a2840bc24e8bc696cd6a1336290ce21183'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '52', 'aud_uLXNqJUAcP2TQDSJ9cTmQF', '\x9243b25aa972682ab945c2f2b02c6d0e664cd740e1eca63bd535a859de5bec1f', '\x39d4459fda803df73fd6e1c0674902a2840bc24e8bc696cd6a1336290ce21183', '\x34c5981a37e81cb2b4e2e741abadbdf8724c532495cf9609322ccf779accce4d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '53', 'aud_EhnaQFpZEnPsdEckMNKBwj', '\x44819b2229fa7ce7cf7065de42a40d23c85b2900bca802415a7335dd40c739a4', '\x34c5981a37e81cb2b4e2e741abadbdf8724c532495cf9609322ccf779accce4d', '\x7afa14f5e4c82c4185e1c6dc71905365787328b7c9547c11d8443e2a6ca508e6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '54', 'aud_WcrzYRDZ52yBYn7H9qcHZs', '\xb0564cff88b2e08cfb195031f0de58337eac4aee0b3dcfb215374e758e06ce3e', '\x7afa14f5e4c82c4185e1c6dc71905365787328b7c9547c11d8443e2a6ca508e6', '\xdb4f7c3164bc042d17c268e3d8f184f5908da23652680a8e276d483a395b4a6a'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '55', 'aud_IWcSq3VMpmYexkVp02pn50', '\xc38f036c88aa5d51832942758b395aa7b2f7329f6ec2fcd9c5065dae7fc23d6b', '\xdb4f7c3164bc042d17c268e3d8f184f5908da23652680a8e276d483a395b4a6a', '\x783fb8e579d8b1134c5b18ab34cced93792ad55a6725b02031fbd772a4c4aa27'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '56', 'aud_FzIqc5vLEGaNTFFw1fqIh7', '\xc5a9ac7e958a8f694df2182664a8a5f266af75ceb385f5acef04fe0f7878afb5', '\x783fb8e579d8b1134c5b18ab34cced93792ad55a6725b02031fbd772a4c4aa27', '\xaa4ef9dbec9a160d450f66d959ebf4c3e4cb2d306580f4779ac6eed73a5da1c1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '57', 'aud_tm1rScFG4Jbkd9w5LghQEn', '\x2819d1754e2ae3fe6b4a76c401424c9163be5ac17d4649d21b3ff07410b6faac', '\xaa4ef9dbec9a160d450f66d959ebf4c3e4cb2d306580f4779ac6eed73a5da1c1', '\x76111f4b56ccdf6401c7562099b3d7d31a702aed4c0823d02b48b6c184ee4bf7'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '58', 'aud_MLUgyD2DsIFMH6z7qBZ8w9', '\x64b0d6831a3e63c9d8860154cd076799d071ad8c8b0985c292d2337b87b994cb', '\x76111f4b56ccdf6401c7562099b3d7d31a702aed4c0823d02b48b6c184ee4bf7', '\xac7197557cbbc9f37899036e605a0d0ed953ce72fcc1a4e42aae4b9cdecd5d1c'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '59', 'aud_t32Toa0w2TKYQrjlsy5mEw', '\x9356dfcc7926a45195ab025a986d685dcd98ed20a2348965ac11426d3d0d3092', '\xac7197557cbbc9f37899036e605a0d0ed953ce72fcc1a4e42aae4b9cdecd5d1c', '\x8074744e19f7b92735d2788b2c989e500fe1568f26b99507108c874d47e3be0a'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '6', 'aud_uKWvQFaRuQdLvwIjatdLTV', '\x83427eb8fdeeaaa6c9bae0da251c2a477007d0de253a3d47100e97b4298f0ba2', '\xc9bb7ef22bb232ac4aeb389e4d3b144fe47512c26e0cc0b8ce3f3f2e8420fe19', '\x61666d0be96b9b341e61fff8aecefa7d5fb1a88b9e3bd02952f9d78091bf653e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '60', 'aud_6CVcs2Pk69FRK19XlKSvy9', '\x5dda22aa6f12f40ef90911576019faf36cea45818c9c3867f0190ba853ff17e5', '\x8074744e19f7b92735d2788b2c989e500fe1568f26b99507108c874d47e3be0a', '\xf677047399cc8548e0407190bd9dd82e9922eb12067f922268fed3da29f68844'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '61', 'aud_py4F5bOOBpDfSDppnDiHUC', '\x6dbfd5717def6fdfbe9e7d352451ab8167be975e7ca71d14f0b8075453e1ee19', '\xf677047399cc8548e0407190bd9dd82e9922eb12067f922268fed3da29f68844', '\xec7151b67a5f3e32230a373c31eb7b9cfa9f70563348b294c492e5ee65d484b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '62', 'aud_LYXzrjFrG9lVa0f0ymDW6T', '\xd494788af6d7fe53fc4ed02f0760ae2c2a8ca156e4e1f58b5a661cd325363ef3', '\xec7151b67a5f3e32230a373c31eb7b9cfa9f70563348b294c492e5ee65d484b6', '\x6a2fad034219b285c91431a6206cf05a5576d3c554ecf50ec600a0d25b96625e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '63', 'aud_37j1FO9XhPuLVMxl4V5TFq', '\x4991db858f8ca38bc5cc40d82719239d4728d18bd5d962833069618ada4f5277', '\x6a2fad034219b285c91431a6206cf05a5576d3c554ecf50ec600a0d25b96625e', '\x85d5d7802a2381988bf4a5d17a4544abbe0eafb4bbdba0f3d1fb0f4366a1ec2d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '64', 'aud_u4x5qafNNtODnRijLqf185', '\xabe842742a70b0b31c5546d0e9e110f29b659597e8fb07c77246bbea30d01ac1', '\x85d5d7802a2381988bf4a5d17a4544abbe0eafb4bbdba0f3d1fb0f4366a1ec2d', '\x42f8cc24c2f7c5efea4703b504c7a08df7b5ffffb5cada11b3e9e213a44dfaed'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '65', 'aud_aQOZTGVX43s3CKjmz7s8FC', '\x0073298b42f68a1f4853c758b8a4c6d228945a7a8a4c285b785712364517a9a5', '\x42f8cc24c2f7c5efea4703b504c7a08df7b5ffffb5cada11b3e9e213a44dfaed', '\x0b2fd142ecfd8de09918afff52a3af0e9fc482ec2a212a8d63047b3fda5462af'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '66', 'aud_P18Bk79mniCCGexCWM89Et', '\x9b6bdc3c7be9a832e0118d86c0a8d086b6f19db9a0cde717da9377f49a961591', '\x0b2fd142ecfd8de09918afff52a3af0e9fc482ec2a212a8d63047b3fda5462af', '\x76092f7c4081b20a7342d6c3b3fddcdbc4cc3d9ce33023b1fdad2b3131bac5a1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '67', 'aud_pxGRsDpSSso8cmNnjwZ2VY', '\x71cbe57eafe042f723daa01751da96725c9462d07bba13463f4a0942a64c6a3b', '\x76092f7c4081b20a7342d6c3b3fddcdbc4cc3d9ce33023b1fdad2b3131bac5a1', '\x1614dc96aa9a50089632854e4eb72211cde1a5e863b1234f7227d32e9fc7bfcd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '68', 'aud_serT8WAlgshZRuq2YsckRQ', '\xcf5e7e10a60910d55c62751230fc40e34f998204bf1a91433389ec0192a8a391', '\x1614dc96aa9a50089632854e4eb72211cde1a5e863b1234f7227d32e9fc7bfcd', '\xd6b9b9abb410643075618f2eaa443e5332823998c6eb90ca1f2c3272dfd02277'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '69', 'aud_WDS5lZBHylDlOcZv2KtXEU', '\x5e8d2f3fde0f3a5d6ad3987e1f6684672565b82dfb2ed8b87b74c5d754e6c383', '\xd6b9b9abb410643075618f2eaa443e5332823998c6eb90ca1f2c3272dfd02277', '\xb5ecaa056c8e752e112353488e6c9423603070f63578e03825b82093b67ae6db'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '7', 'aud_dY3qlP9ZuOVz2fJdsCb7wu', '\x54e66b3e68aca038521c4bfae7cbefc5b51ced62c8e1ff2314b265c019afdb07', '\x61666d0be96b9b341e61fff8aecefa7d5fb1a88b9e3bd02952f9d78091bf653e', '\xd38af95060cc52745b1543dc615b846b4099f169af351ea616563d3cb18721b1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '70', 'aud_om8VZXnYQ8QVGDTdawclXQ', '\xbfa264dfb8971e2e1e7c4f1232752589a16b7f450ff0ddbe8fd7792610859f98', '\xb5ecaa056c8e752e112353488e6c9423603070f63578e03825b82093b67ae6db', '\xc9713ace782174009b576e4f009b4d419415d95441c259471cc4977b53ef097a'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '71', 'aud_Q8CTh13iFCOxNNKKC7Tct7', '\x5ac46e3ab6155b33ab4b220e2a952189e426046c768d053451b8454154668b04', '\xc9713ace782174009b576e4f009b4d419415d95441c259471cc4977b53ef097a', '\x53ecd7729e5e7a97ca4538f596b0f718a9e0cdcfaeea98ecb43668032746b02b'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '72', 'aud_ZQK4WFb0sVDFTqTdTBVez9', '\x31672ea4c0d7a16f2e28596ed88637e6f369941e23541df08a52fb2e8abf9eae', '\x53ecd7729e5e7a97ca4538f596b0f718a9e0cdcfaeea98ecb43668032746b02b', '\x23f768674b3272457e1896c776b9d19f46ce81de9a6e8874c6e9a6b541149330'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '73', 'aud_7DZXuIsButfxxUfzSG748l', '\xbd0a7e7b6d2d96d711fa405cb787484d86f6fd0ccf8ec8ce08be9c7b02104264', '\x23f768674b3272457e1896c776b9d19f46ce81de9a6e8874c6e9a6b541149330', '\xaa040e692a16a493b9d78b3aeb969ec05be92647e280ee7a9c793d234139a8c3'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '74', 'aud_AEXpKIKcpJ5U6M3B6lG67f', '\x28eebe17dc862f2b01b20162c5ec95afe384774c977bb2d3ecb983184950bcbf', '\xaa040e692a16a493b9d78b3aeb969ec05be92647e280ee7a9c793d234139a8c3', '\x9670fe28eafdb4782f2abe47d527ebb94adf44eb47d9b517ee585ec789154738'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '75', 'aud_4o707FNDLb8MxJvh3i2zYm', '\xf950ccde24e94b9f4b9e7ecdfad987f181ae7e7804fb10a10b73853abb85eccf', '\x9670fe28eafdb4782f2abe47d527ebb94adf44eb47d9b517ee585ec789154738', '\x884c1289663b3666f1f27030a602b2b9a375ca15e9177334160d0f4cbe0eedd5'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '76', 'aud_fEc6wo4iLBhEeXdGoc6iEx', '\x97bc3d86d3b7fc6b7f0b94172ddd0518020c3b3d7ae0fc8c619a95b633c1d75a', '\x884c1289663b3666f1f27030a602b2b9a375ca15e9177334160d0f4cbe0eedd5', '\x053290a3d6271b892fb9aa6d213e7853d237f60bccf738cfb4672f2a0dff30b3'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '77', 'aud_LhBDCNFXMv0exVp0OFCR4n', '\x7c5b2729be720d8b7ca2be61cce073944c125e2079ce3f60553bf6d5ed87eaee', '\x053290a3d6271b892fb9aa6d213e7853d237f60bccf738cfb4672f2a0dff30b3', '\xca9aa979c20ef3a82f3dbae57ae8f0e4a954526db45265d3699f028768fcd198'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '78', 'aud_e48KqZLS1kh5O1phKdTcpb', '\xde49c8e2307bac54e02d105261254fc40ecc278a0aa81c7afa46907668b8b746', '\xca9aa979c20ef3a82f3dbae57ae8f0e4a954526db45265d3699f028768fcd198', '\x6e6a3db9ab30628cbc2a57efb178c75b4091ab251c336d8ab7e3b5a932a684ae'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '79', 'aud_MzNCwgv3pWnPjVElhURmJT', '\x9e7df2babbafdabbff76479ab0cf320497d93d06b85702643debbbce9920ab6e', '\x6e6a3db9ab30628cbc2a57efb178c75b4091ab251c336d8ab7e3b5a932a684ae', '\x130a7c206643dd5b857b8224177859749d44d81bab3aa642883397f3c30e5955'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '8', 'aud_pxU4cployTPkftYp6bNmwb', '\xd118fd831956332f129a6b7338d63360e403a5bfb775e587e35353092514f8b7', '\xd38af95060cc52745b1543dc615b846b4099f169af351ea616563d3cb18721b1', '\x9dd6272b328b5680da62f893206191e36d4e01568222aa0ebe87b5f1963a91ad'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '80', 'aud_VAWYbSgBKHGiTBPjxgseZY', '\xd5b90bb17321677aa65a8801a750312469a81c3a675cbb6c09f7f298c32d2482', '\x130a7c206643dd5b857b8224177859749d44d81bab3aa642883397f3c30e5955', '\x4bd0010e44148cbc3a3bd90ed647884ff6684267aadcfb15478fc462beb10cd1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '81', 'aud_TJJvp5DC0sh9sQmFzBDVck', '\xfe13aab1e94816370539ab38ca7e7f468b4631e669a06c78ecb595cf36a12067', '\x4bd0010e44148cbc3a3bd90ed647884ff6684267aadcfb15478fc462beb10cd1', '\x3802d54bd06177eb8036235ee6365892c01624751a4cf431ff6b942d596a54a4'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '82', 'aud_YAu3TPo52pk0P7ODcZ5N6c', '\x2cbcb4e0fcc920cdcd28ba712fe0fd9ef48e79347873aace40e65dc4be2fd134', '\x3802d54bd06177eb8036235ee6365892c01624751a4cf431ff6b942d596a54a4', '\xdefe3b615b9e71ed394d65ea4af504861b215c68aadb578e413064d0572f1d18'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '83', 'aud_UfkbsQFfLCVStKbH1aZiJe', '\x046d9c821bf77059c158dd0e60439420a57f7d32d556582a6bfd2ae46e976ed1', '\xdefe3b615b9e71ed394d65ea4af504861b215c68aadb578e413064d0572f1d18', '\xfa03b9b45aa7fc1088fa473ac13adca99b4318eba2ebf154a94d26576463e8ac'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '84', 'aud_lCxVSAszu5XYWLMx0BnvCl', '\xc583de965876843b517c371076a3870d9898c2f920b9dc5ff978dae3fe3a9080', '\xfa03b9b45aa7fc1088fa473ac13adca99b4318eba2ebf154a94d26576463e8ac', '\xe031983e7f60d68cc1fb211f2a7c225c9ba9259ba94952cf7bbfb513abe7706d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '85', 'aud_DtICuXda4cakCLaOuzMSUv', '\x1b2e71176e9eec344dcc5c48db03d2480a48ee1db38ae81e3af18710882ea3ef', '\xe031983e7f60d68cc1fb211f2a7c225c9ba9259ba94952cf7bbfb513abe7706d', '\x77b4c2238d13d9cf105f83a4fa33224bceaf23f1083567e759d25bdaa74b952f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '86', 'aud_yLnkWZaoL9jDEsIvA4os5p', '\x924210a43653d7066a43359d4c848b61fdd2d04080314498d3f6164d2efb7d60', '\x77b4c2238d13d9cf105f83a4fa33224bceaf23f1083567e759d25bdaa74b952f', '\x82477add576547070326190abee8d028a966a82b7b0c8e8117a96cc5f95c3f6b'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '87', 'aud_s5cVxWt2s2OlbT8IP8Zrjd', '\x6ba1cfb7faa3a42d6bdbeb645a2aa5992dcfbe47eb2cc9333de0665ca263de81', '\x82477add576547070326190abee8d028a966a82b7b0c8e8117a96cc5f95c3f6b', '\x44bcdc32d9b462ee55e53abdd952a86d7c83f5e3e591604e07acc7c7043c0a43'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '88', 'aud_3UHfZ6XJPqIFsRNiQEDf9p', '\x6fa36d8eb088f8529a1bb25257524f4fb91ea0f5223020dfd5d20da957f236e2', '\x44bcdc32d9b462ee55e53abdd952a86d7c83f5e3e591604e07acc7c7043c0a43', '\xa300c913887a63b94d09450d396edc439795a85ec0ed975a1ad8ef7170fa1cad'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '89', 'aud_PQesAGcIJWOJlrOvjVMCi2', '\xe55b13f6bcfa6b335429591407ba83cd85f6cf4346267b50ad65d75d44bd7b83', '\xa300c913887a63b94d09450d396edc439795a85ec0ed975a1ad8ef7170fa1cad', '\x5b43003c63588daa12af9fabc029795ae7e01004aaf13b5d1652ee9b453fee25'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '9', 'aud_Uo167w0iUeWglEhsfoSdwk', '\x56630eaf4f821601100cd7b3f1236c84a6538d28c9e9680917590b1280794fe5', '\x9dd6272b328b5680da62f893206191e36d4e01568222aa0ebe87b5f1963a91ad', '\x8d4994551f69814279643bd05e62b4c8db07d3b0f31cef4aa94608b8227a9eb7'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '90', 'aud_ftJ6pw3Yli1vMcbN2hdKGS', '\x8c963c23d2ba5fa8aedf8d7749c0637cba56a2447e70c3fa44c0913ddfbc8e81', '\x5b43003c63588daa12af9fabc029795ae7e01004aaf13b5d1652ee9b453fee25', '\x1fbce728e37d3aefa6ba6c4e6c2b5067b78d3dd98c706273df12567e506eb7fc'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '91', 'aud_0aB6wiYAJSTgSpYVJBKVKa', '\x732c84bb04fec0acf55a4615694d4c85e9a2b6d6162e4de80ec49f436cb0e1a9', '\x1fbce728e37d3aefa6ba6c4e6c2b5067b78d3dd98c706273df12567e506eb7fc', '\x9c57fe2a94cdad8d62c03ded57207f505be89d96835cf829cc3ddbe7b4ba0005'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '92', 'aud_AExZ4VoMVc5fDG6dqim6dY', '\xf95641142edb3f74948c50ff2b495234a39bf4b29fb392b8499a8d5f0e658b96', '\x9c57fe2a94cdad8d62c03ded57207f505be89d96835cf829cc3ddbe7b4ba0005', '\x29ef1a30045ec0db082d821cb9b59b2cca382be1f9bec56c1c7e357bbd93d922'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '93', 'aud_4oCAeYTMS9LomIWd8Ql04d', '\xc9f823d8913ad54815c9737ca9aced4311dbea393b3c954dd4c93f9b2ba1d7ef', '\x29ef1a30045ec0db082d821cb9b59b2cca382be1f9bec56c1c7e357bbd93d922', '\x0a20b032e7ad5e62698c6e286b5565f9fcaac36d8f2606002d404125ebe2b44d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '94', 'aud_tZ6UsPxvUWlFcxamTi6xDK', '\xbd9967e4885fe8db66d7bdcf1e2da87ed202305539046575673f51013227e07f', '\x0a20b032e7ad5e62698c6e286b5565f9fcaac36d8f2606002d404125ebe2b44d', '\xb273f8f0627a89a9925bb61e4fa842917dc6cab520b74220ce2fab4959516e7f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '95', 'aud_XspY2cbulv7EIfqQbefl3o', '\x29b38e9f948e6235f5a94334c6365a880e27c7b04d1fe4d71570a3833c42a070', '\xb273f8f0627a89a9925bb61e4fa842917dc6cab520b74220ce2fab4959516e7f', '\xbeceee72ec0ecd47b41bcb4431f0412d30220bcf750913e283f328e1a83f5c3f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '96', 'aud_8E2AxKPE9zMCip1XzLpPYv', '\x5a9e499a6acbf30721300a5a7fc69ef952f6b5d4009e1bd710e0d133f0d4fd87', '\xbeceee72ec0ecd47b41bcb4431f0412d30220bcf750913e283f328e1a83f5c3f', '\xb6fe647a1759607ade9f17074169be841f3b0e05b1c81d5eadc143fd75866cde'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '97', 'aud_HBSDqRV8u3rqYU8n4I8SRI', '\x96c03147b65a46851a91ed9f8e07e391a702db4b72deacc2b2fa30610116c13f', '\xb6fe647a1759607ade9f17074169be841f3b0e05b1c81d5eadc143fd75866cde', '\xc131b638f214ba732a20569f659d15189253a88ff7db2349caa40c5d85972346'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '98', 'aud_FruEzdLnDxscOBxQk0Kou1', '\x7e7545e31c989944984bcbf4696fe0705e5222360e9bf251eb6c75102045abd8', '\xc131b638f214ba732a20569f659d15189253a88ff7db2349caa40c5d85972346', '\xc6ac87731527b3d8bb60172cdd3145b3092b7817361be07c186fa8a0ae2a496e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', '99', 'aud_J1sFnmK85Lgy6SbX8DNMDd', '\x5d2915a596ea5cf286d24b020aa92fb56dc19e2263ceb76decee5519bfa41043', '\xc6ac87731527b3d8bb60172cdd3145b3092b7817361be07c186fa8a0ae2a496e', '\xed1374ee6f7438a15b5ec0c00890f5e01a8f1e49dc77526c0d5b762e93c8ca40');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'bill_PNYaxgNP2QGYc0bjqr5XZ7', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 07:43:44.934+00', '2026-11-16 07:43:44.934+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'bill_RwAhqAWnOJWVjzwud7TqDS', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 07:43:45.476+00', '2026-11-16 07:43:45.476+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'bill_YaaVO341boJG7q24ncRkdN', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "country": "US", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 07:43:44.911+00', '2026-11-16 07:43:44.911+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'dep_CrA6C0Is5zinFtpcCRegNf', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 07:43:45.241+00', '2026-11-16 07:43:45.241+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'dep_kZOGYXv22nhN7l48TkfKJR', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 07:43:45.116+00', '2026-11-16 07:43:45.116+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', '167');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, deliver_twice) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_03KP7oRSp3o7j3blrcXnzy', 'practitioner.updated', 'practitioner', 'prac_KfwsIhGbzu0szAg7lAvok8', '3', '{licenses}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '147', '147', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_04DPOXhGBsEizKit9nbOTS', 'person.created', 'person', 'per_yJYs10dxu6wbFn5KTfiaEf', '1', '{}', 'req_YRUYyNeARiqvDHrOsmH4NL', null, '2026-11-16 07:43:44.779+00', '2026-11-16 07:43:44.779+00', '71', '71', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_08rUUsWFq9nxsfiMTItDLb', 'disclosure.created', 'disclosure', 'dis_c6ABNaOb1CmdLFirvrYbvi', '1', '{}', 'req_LIFVSp2Cj6oYD0szklHA59', null, '2026-11-16 07:43:45.556+00', '2026-11-16 07:43:45.557+00', '138', '138', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_0Blo7ZoYHq0VzThuWUSSps', 'check.running', 'check', 'chk_U9V6BA9DyZVjC01yLipA9L', '2', '{attempts,status,running_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '152', '152', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_0HDOVPDWzo7qEAWxY3t1GT', 'coverage.created', 'coverage', 'cov_17OesUAsak9GAGEpZFAjim', '1', '{}', 'req_QTCJbqpDKUIsLbzoPG31jW', null, '2026-11-16 07:43:44.785+00', '2026-11-16 07:43:44.786+00', '72', '72', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_0ncVw4GRKHOFPNkkHQ4ZSI', 'deposit.created', 'deposit', 'dep_CrA6C0Is5zinFtpcCRegNf', '1', '{}', 'req_oemEB15VLrJQQ1rCetS2sS', null, '2026-11-16 07:43:45.241+00', '2026-11-16 07:43:45.242+00', '108', '108', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_0u8r3Hno02TEnOHVDmHFAq', 'practitioner.created', 'practitioner', 'prac_jdRAafcKVsRc7ZFIV85Pdn', '1', '{}', 'req_19ad1DutewOBH7iNcYrNEk', null, '2026-11-16 07:43:45.467+00', '2026-11-16 07:43:45.467+00', '130', '130', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_13IvaQ6jTC5RhsVZ8EUog1', 'person.created', 'person', 'per_DLNyDYbdYZIFzyJF7z2yVN', '1', '{}', 'req_NGsf2e3y6PdM4i9bfxQqtc', null, '2026-11-16 07:43:43.944+00', '2026-11-16 07:43:43.944+00', '15', '15', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_1TFQ0Sgg2W9Nfby2hAkqpv', 'verification.approved', 'verification', 'ver_hGGXzAY8ndclorTZLSOPGi', '2', '{status,approved_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '150', '150', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_1eKlflAbPwYXswLks9Z0P7', 'payment.refunded', 'payment', 'pay_c7aBNLqCnttEPDB0TNfzfl', '5', '{amount_refunded}', 'req_Ac59eniRia7HKgp66s66cg', null, '2026-11-16 07:43:44.629+00', '2026-11-16 07:43:44.629+00', '60', '60', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_1qe9AGebF7uMqS7GXQs7Pp', 'person.updated', 'person', 'per_pM0s8cSvUQlmnm8r8pHR7u', '2', '{care_team_ids}', 'req_hAA6i0j2OZGsWLlNLyKq6a', null, '2026-11-16 07:43:44.265+00', '2026-11-16 07:43:44.265+00', '38', '38', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_1xlU2tGCHiAVn1P6zoW3PY', 'note.created', 'note', 'note_PMPEStl9zOvpa89roqKUN3', '1', '{}', 'req_svFxPWvugnTP4fFfVPZrgF', null, '2026-11-16 07:43:44.215+00', '2026-11-16 07:43:44.216+00', '36', '36', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_24jgHzt1lb8CNH71y0Jm0S', 'person.updated', 'person', 'per_mEopk3rtv9fcFQAtZfVcq3', '2', '{care_team_ids}', 'req_fztpUeo1L99mDJ4eNx34Ig', null, '2026-11-16 07:43:44.308+00', '2026-11-16 07:43:44.308+00', '41', '41', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_2mT8bRW2xNM7Pyl4KJEUEc', 'session.created', 'session', 'ses_rSfjeiT4GQgGQyOiWTZSir', '1', '{}', 'req_szuRTDWFVlMEs2n59btSLo', null, '2026-11-16 07:43:44.083+00', '2026-11-16 07:43:44.083+00', '26', '26', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_3HMqnmkn049go3lXTOf2l8', 'estimate.created', 'estimate', 'est_RxbdWPltkUpR8xcmdqUk6A', '1', '{}', 'req_xYctIo2dT86mvo1hZGVXXA', null, '2026-11-16 07:43:45.054+00', '2026-11-16 07:43:45.055+00', '99', '99', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_3K0i80c7KJXHBQOHBAzIiT', 'person.created', 'person', 'per_vtLf3aikDLPSQEDv9CxRak', '1', '{}', 'req_JYvhntT82paa0XmP7E1uYH', null, '2026-11-16 07:43:44.495+00', '2026-11-16 07:43:44.496+00', '51', '51', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_3XW55RxQ1nFSttbcwZCPkH', 'payout.created', 'payout', 'po_85ds6M88zqhEXSjourJ491', '1', '{}', 'req_vjwsqn5MvFrjazBhX4QTSo', null, '2026-11-16 07:43:44.675+00', '2026-11-16 07:43:44.676+00', '64', '64', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_4LBevUNg3AvaRZyLVYG3QO', 'practitioner.created', 'practitioner', 'prac_d4DQM5RB30hmMkASrfblrl', '1', '{}', 'req_6Ccv64y5HEa1LNlfpnNxFO', null, '2026-11-16 07:43:44.074+00', '2026-11-16 07:43:44.074+00', '24', '24', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_4m2QxpJMYpBRQ0Fr9r3HLc', 'coverage.updated', 'coverage', 'cov_PNCo79yg6O4NuXJ3CCMKX4', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '155', '155', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_4qp9nY339x2jpdiS20trBN', 'x12_document.processed', 'x12_document', 'xdoc_q3pGqpdnl4dRDWwBQoZlxl', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_c9bEOwzYi0EZnWggQsOmGY', null, '2026-11-16 07:43:45.016+00', '2026-11-16 07:43:45.016+00', '96', '96', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_4r7MVelN2pqcnrPeVz0xgN', 'consent.offered', 'consent', 'con_E1Bi4NB5ifDbrOhTdKvU1c', '2', '{status,offered_at}', 'req_j9TDa5aqS1RFZvRUwyYmL6', null, '2026-11-16 07:43:45.348+00', '2026-11-16 07:43:45.349+00', '119', '119', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_58OxpA7MSthEzR1LvcaxAT', 'practitioner.created', 'practitioner', 'prac_ojlV4qNJVzyy67FlG7wUfc', '1', '{}', 'req_g03UkBmrILujtFS4twKRPH', null, '2026-11-16 07:43:45.21+00', '2026-11-16 07:43:45.211+00', '107', '107', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_591hEEVmStNLIyAxZ0PLow', 'eligibility_check.completed', 'eligibility_check', 'elig_RHnBz59efyPaz9vy9aRcQM', '2', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '154', '154', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_5BTmGOMi2tWG3jI7MjdmEq', 'adjustment.created', 'adjustment', 'adj_1PZRu3dJ6r5sr0Vai98WAJ', '1', '{}', 'req_p6JVjH7dCSBfoE8QurQQZh', null, '2026-11-16 07:43:44.502+00', '2026-11-16 07:43:44.502+00', '52', '52', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_5IMRH9VfYVV7YDr93AKRc0', 'consent.granted', 'consent', 'con_a1cHlGKpKJ4jL13ShaasjI', '3', '{evidence,signing,status,granted_at}', 'req_FkjOrV1XjkxlnbtIKAZIAl', null, '2026-11-16 07:43:44.97+00', '2026-11-16 07:43:44.971+00', '91', '91', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_5ZSS3z39DF4VoJzrdd8irO', 'payment.created', 'payment', 'pay_vERkLo1Vp7kYz4lzk9cMxF', '1', '{}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '158', '158', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_64X5hsxG4Zv6NnT4Pr2glb', 'consent.offered', 'consent', 'con_RxL676bj2YCZOb2FnJvD7I', '2', '{status,offered_at}', 'req_Uu9BN2kKs0pTsaAx1925rx', null, '2026-11-16 07:43:44.745+00', '2026-11-16 07:43:44.746+00', '69', '69', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_6QSaZiXxT90LX2bKrvmyX7', 'practitioner.created', 'practitioner', 'prac_wXdXKjc29eo9DvvspfHPrP', '1', '{}', 'req_L1MZ4x936tzHmVHCVXs8Xr', null, '2026-11-16 07:43:44.92+00', '2026-11-16 07:43:44.921+00', '85', '85', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_6zj7Q3aehirY26R7Chlk1j', 'check.created', 'check', 'chk_o80YO4J7bdxoSvof7SRKek', '1', '{}', 'req_MORXYD9CygC743RXpicPQT', null, '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:43.868+00', '10', '10', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_7d1raGhoZvmh9UTPzFuPDq', 'calendar_feed.created', 'calendar_feed', 'cal_G1QXppvD1wnUUY2Uj8nDhZ', '1', '{}', 'req_U53Ic4P56DMlwqkXvlym9Y', null, '2026-11-16 07:43:44.116+00', '2026-11-16 07:43:44.117+00', '31', '31', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_7dFQ4z94XBkHLE1H03DZ80', 'practitioner.created', 'practitioner', 'prac_O1l6fYIRIeeNIAYQvMBzaB', '1', '{}', 'req_KS644fp6QrdTzSj3qaO7n9', null, '2026-11-16 07:43:43.987+00', '2026-11-16 07:43:43.987+00', '18', '18', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_8CJ6VCAJBJMCjFaaxc1MVo', 'transmission.created', 'transmission', 'trn_fi3gmhVFaJI36FIYrk4zji', '1', '{}', 'req_LIFVSp2Cj6oYD0szklHA59', null, '2026-11-16 07:43:45.556+00', '2026-11-16 07:43:45.557+00', '139', '139', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_8JTuudALTDx2fSK5PvcYD0', 'consent.granted', 'consent', 'con_NpPdTVQQmXvxHiU4BCCerj', '3', '{evidence,signing,status,granted_at}', 'req_4oWVuOWk7rX5CYwU72NHxz', null, '2026-11-16 07:43:45.527+00', '2026-11-16 07:43:45.528+00', '136', '136', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_916s51JozV9sjcIRfviIG8', 'person.created', 'person', 'per_hsAg1cHsaTxkBH0SX9Sy8N', '1', '{}', 'req_NlFO34NM7QgJbDUfvsWPCW', null, '2026-11-16 07:43:43.975+00', '2026-11-16 07:43:43.975+00', '17', '17', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_9Rf4qxCu4whLyROP13BmCu', 'consent.created', 'consent', 'con_RxL676bj2YCZOb2FnJvD7I', '1', '{}', 'req_74xgS1r0ht5TG64xUTsuIx', null, '2026-11-16 07:43:44.737+00', '2026-11-16 07:43:44.738+00', '68', '68', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_AQUOIBa19n0OkhyyJ3C1tg', 'x12_document.processed', 'x12_document', 'xdoc_641nvUKicLmQwlVOGxWTnv', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '161', '161', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_AuIa8BphTYX5mGFpjdrF5w', 'person.created', 'person', 'per_mEopk3rtv9fcFQAtZfVcq3', '1', '{}', 'req_MWqGVOhZ3W6Iw5RmAZzskA', null, '2026-11-16 07:43:44.298+00', '2026-11-16 07:43:44.299+00', '40', '40', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_BBwYY0YcQSSaQjccvwZL5c', 'remittance.balanced', 'remittance', 'era_noDA4dSKDI43lxLZs4DAFz', '2', '{status,balanced_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '162', '162', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_BIDw9jCoPrIR17aVrGbzFl', 'check.created', 'check', 'chk_Xk9k7TO4iYWEXL6J3xvvuD', '1', '{}', 'req_MORXYD9CygC743RXpicPQT', null, '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:43.868+00', '9', '9', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_Bl4Bjw4ObzTLr65yrj5vWG', 'practitioner.created', 'practitioner', 'prac_deg09kwjjbycTgy5vbJkN4', '1', '{}', 'req_avPMvYI43hhHJuuivB9Z2L', null, '2026-11-16 07:43:44.045+00', '2026-11-16 07:43:44.045+00', '22', '22', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_C5kHZ7JmQSYYDS8TE1SuNE', 'person.created', 'person', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '1', '{}', 'req_xNXCqUkkiMhL6sPPjEzbSV', null, '2026-11-16 07:43:45.087+00', '2026-11-16 07:43:45.087+00', '100', '100', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_CaLi1DErma6916a9sGgybG', 'practitioner.created', 'practitioner', 'prac_fcX484o9pyYT1BRQv3swLB', '1', '{}', 'req_hDPmBVogYsjVwpEED88x2N', null, '2026-11-16 07:43:43.831+00', '2026-11-16 07:43:43.831+00', '4', '4', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_CkglRJ9hQxgbCIuaRGh2U2', 'payment.received', 'payment', 'pay_vERkLo1Vp7kYz4lzk9cMxF', '2', '{amount_captured,fee,status,received_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '159', '159', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_CsK5Pcbaiz1Y9SX6nbhSSo', 'person.created', 'person', 'per_7FHAlurifjuUZ5DpVPmO8X', '1', '{}', 'req_6HeGJjUfdD1SgTKhOlcTSK', null, '2026-11-16 07:43:44.56+00', '2026-11-16 07:43:44.561+00', '55', '55', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_CxomvInB3HIQCtAcppXG4c', 'assessment.created', 'assessment', 'asmt_bwVY2ZCXzElcu0qbPunZd2', '1', '{}', 'req_kgJDzW20ur5YRjhFsXVgnN', null, '2026-11-16 07:43:44.358+00', '2026-11-16 07:43:44.359+00', '45', '45', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_DaCcXsh8kVnXefWbfv5NVY', 'practitioner.created', 'practitioner', 'prac_TY5lE6NhZwcFTHW6wRLlIk', '1', '{}', 'req_L3nNrG8KxpbqylOKNxoXcw', null, '2026-11-16 07:43:44.109+00', '2026-11-16 07:43:44.109+00', '30', '30', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_DuCCJ9M2IFfJvyEqxYXkZs', 'person.created', 'person', 'per_T28VTsTl7vVjif1IIBLIDQ', '1', '{}', 'req_3VZIvCKaIcYWL9EKmHtWc3', null, '2026-11-16 07:43:45.128+00', '2026-11-16 07:43:45.128+00', '104', '104', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_E7pBI0WP93BqK64RJqEgau', 'payment.processing', 'payment', 'pay_c7aBNLqCnttEPDB0TNfzfl', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_FJAINW1NZvGN0VhTlRbOm1', null, '2026-11-16 07:43:44.577+00', '2026-11-16 07:43:44.577+00', '57', '57', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_EFr8Nn59xm6suLecSFfom3', 'note.created', 'note', 'note_y9sYkOtxRTPTwfx9j8m6Y2', '1', '{}', 'req_VFlNAHipi7WUdGswYYFE70', null, '2026-11-16 07:43:45.399+00', '2026-11-16 07:43:45.399+00', '123', '123', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_FZy2LXx28cFZerKAtcIjee', 'consent.granted', 'consent', 'con_3rYvnMAHHVpkRYBGl1W1gE', '3', '{evidence,signing,status,granted_at}', 'req_RLRx8KmF0ML35EusT8XJvi', null, '2026-11-16 07:43:44.866+00', '2026-11-16 07:43:44.866+00', '81', '81', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_FkeQKpK2koyqGISRDtCfxF', 'person.activated', 'person', 'per_ZOF77qdrFHAJnr0oycsPpl', '2', '{status,activated_at}', 'req_Gunqbqz4T3bv7DO8VZRweA', null, '2026-11-16 07:43:45.364+00', '2026-11-16 07:43:45.364+00', '121', '121', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_GZ5JTdxzkHlOL4M2t87oIY', 'payment.succeeded', 'payment', 'pay_MXLyx1AohYfJ40NMJpcZ07', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 07:43:45.284+00', '2026-11-16 07:43:45.285+00', '113', '113', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_GeZn3c7i2kXfC3v0OGoV8k', 'consent.offered', 'consent', 'con_mII5sX23czRGVgLvfB0zSe', '2', '{status,offered_at}', 'req_Ostyc5LjShcdkiX9muYIOe', null, '2026-11-16 07:43:44.799+00', '2026-11-16 07:43:44.799+00', '74', '74', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_Gh44wLvoEGbbRJnjP3mXeu', 'person.created', 'person', 'per_4LsUDhilGicSMxim6dl0Li', '1', '{}', 'req_uXH7JKopEpgRW3o7YRXGSr', null, '2026-11-16 07:43:44.835+00', '2026-11-16 07:43:44.835+00', '77', '77', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_GyJhpUvOiGWWg6SyHZICI4', 'payment.created', 'payment', 'pay_MXLyx1AohYfJ40NMJpcZ07', '1', '{}', 'req_7Hr8dIgTkbrk7JFvx7SPvr', null, '2026-11-16 07:43:45.258+00', '2026-11-16 07:43:45.258+00', '110', '110', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_H3yuEltG7wXxuigHJE1vRf', 'api_key.created', 'api_key', 'key_XrptgVNHcFvZV93MjAf1VC', '1', '{}', 'req_1QCErMpRR156B7uZGwZKU8', null, '2026-11-16 07:43:43.79+00', '2026-11-16 07:43:43.79+00', '2', '2', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_H5bT0wDoFKh5w94bHSdilP', 'consent.created', 'consent', 'con_a1cHlGKpKJ4jL13ShaasjI', '1', '{}', 'req_NQ4wblEz5ua0DdOcVFlVTS', null, '2026-11-16 07:43:44.959+00', '2026-11-16 07:43:44.96+00', '89', '89', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_HBdByPuif9jHlgfdn4MiUg', 'x12_document.created', 'x12_document', 'xdoc_q3pGqpdnl4dRDWwBQoZlxl', '1', '{}', 'req_c9bEOwzYi0EZnWggQsOmGY', null, '2026-11-16 07:43:45.016+00', '2026-11-16 07:43:45.016+00', '94', '94', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_HOyeOQUkWSaTnKoKwWLxnm', 'practitioner.availability_changed', 'practitioner', 'prac_BEklGOu9SGs4VZCkg70XGv', '2', '{published}', 'req_GhdsMzAAlT6yyPrcS8AadA', null, '2026-11-16 07:43:45.455+00', '2026-11-16 07:43:45.456+00', '129', '129', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_HZ93nxbAqHMc8wiDrGG1cg', 'check.running', 'check', 'chk_o80YO4J7bdxoSvof7SRKek', '2', '{attempts,status,running_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '148', '148', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_JKtrAVmkJkLQehHfXW8Ut0', 'check.running', 'check', 'chk_PswzSeH4jXovOABVnwjRyu', '2', '{attempts,status,running_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '143', '143', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_Jfb4qnNrs1JUDY5fnz3Hgx', 'check.created', 'check', 'chk_U9V6BA9DyZVjC01yLipA9L', '1', '{}', 'req_jK209ztyVrYE76PdLeqs1P', null, '2026-11-16 07:43:43.911+00', '2026-11-16 07:43:43.911+00', '13', '13', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_L0iKdmHqqzoCZJA6iumaDQ', 'consent.offered', 'consent', 'con_a1cHlGKpKJ4jL13ShaasjI', '2', '{status,offered_at}', 'req_AeTwe5dKOXhdy2xBA1x7v8', null, '2026-11-16 07:43:44.965+00', '2026-11-16 07:43:44.965+00', '90', '90', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_L4Grkkgux0Jd6gMruEJARr', 'check.created', 'check', 'chk_6cEwWz6I5O2JtuoM86rfP3', '1', '{}', 'req_MORXYD9CygC743RXpicPQT', null, '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:43.868+00', '8', '8', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_L5xETm1amxiFZYQUgZaXNL', 'consent.granted', 'consent', 'con_E1Bi4NB5ifDbrOhTdKvU1c', '3', '{evidence,signing,status,granted_at}', 'req_bKQCD4TDCgt9auUhUemkCw', null, '2026-11-16 07:43:45.354+00', '2026-11-16 07:43:45.354+00', '120', '120', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_LFrUfsNhsyiwkwx7ZPqs8j', 'webhook_endpoint.created', 'webhook_endpoint', 'we_3GUdsQ2HNyZKHa2aLVEvLN', '1', '{}', 'req_NFWuFPOVAShPELgbnUfArZ', null, '2026-11-16 07:43:43.816+00', '2026-11-16 07:43:43.816+00', '3', '3', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_LItAODDn06bes7BRNywAN9', 'check.passed', 'check', 'chk_6cEwWz6I5O2JtuoM86rfP3', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '142', '142', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_LIuKgV5mBOQXGqCXCLt972', 'payment.created', 'payment', 'pay_c7aBNLqCnttEPDB0TNfzfl', '1', '{}', 'req_jrcPRCVZgxfConnPiH1EDK', null, '2026-11-16 07:43:44.566+00', '2026-11-16 07:43:44.567+00', '56', '56', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_Lc5PQvL4xlZfkE7bmUmFq8', 'person.updated', 'person', 'per_g0QQpmkyIbF2yqrGZM9vmm', '2', '{care_team_ids}', 'req_ulMIa0Fqwz4gKsCyd9XVhI', null, '2026-11-16 07:43:44.192+00', '2026-11-16 07:43:44.192+00', '35', '35', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_LqeUs7CvlEFAp5wly4aerg', 'billing_provider.created', 'billing_provider', 'bill_PNYaxgNP2QGYc0bjqr5XZ7', '1', '{}', 'req_HQe4U4AqkhKGia3McvOQC8', null, '2026-11-16 07:43:44.934+00', '2026-11-16 07:43:44.935+00', '86', '86', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_LzWxiGtdJcx1aVzAaQXj6V', 'practitioner.created', 'practitioner', 'prac_Kuzb0Z4RmrmW1FtH5RTATk', '1', '{}', 'req_aVZOfy44ZkJD7ObRdWsCjq', null, '2026-11-16 07:43:44.024+00', '2026-11-16 07:43:44.025+00', '20', '20', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_M1QC26JC9A59ezcV2vHQoO', 'remittance.created', 'remittance', 'era_bNoHu2hICU4ztdNtyIriXM', '1', '{}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '156', '156', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_M7cy2rwKnqIazQHrtPaeXH', 'practitioner.availability_changed', 'practitioner', 'prac_UtwxbDCxnfbaMIDZLli38V', '2', '{published,rules}', 'req_t8pX1aVkY3FVZKW3mkzWgc', null, '2026-11-16 07:43:44.389+00', '2026-11-16 07:43:44.389+00', '47', '47', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_Mc5ja3jQ3pZpbsd82wLdmA', 'person.created', 'person', 'per_Sm6kXxtEFLM4eqbihrEIDA', '1', '{}', 'req_31L9a8IKayDE9hGC6ZUP7J', null, '2026-11-16 07:43:44.941+00', '2026-11-16 07:43:44.941+00', '87', '87', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_NP0Smqz9fdSHOWITB2rQIZ', 'practitioner.created', 'practitioner', 'prac_ICNiW7vjEYSzuu4FHssY9a', '1', '{}', 'req_3jd3c8psMHUDdHXpMhebHT', null, '2026-11-16 07:43:45.047+00', '2026-11-16 07:43:45.047+00', '98', '98', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_O2JEiICFDwZ7YIHOsQKecT', 'note.created', 'note', 'note_TXFrN3MhyAXFKa7beouFNK', '1', '{}', 'req_ix70e6UgymQ3Iu4VRXmlnC', null, '2026-11-16 07:43:45.427+00', '2026-11-16 07:43:45.428+00', '125', '125', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_OoMtsVyEtdRRdTEyv5Gwy5', 'check.passed', 'check', 'chk_Xk9k7TO4iYWEXL6J3xvvuD', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '146', '146', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_PHyIKpwsRjy8phnZ3uCswe', 'practitioner.submitted', 'practitioner', 'prac_KfwsIhGbzu0szAg7lAvok8', '2', '{reason,current_verification_id,status,submitted_at}', 'req_MORXYD9CygC743RXpicPQT', null, '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:43.868+00', '7', '7', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_PMTRkHTZsAcb9w1dUKyZTh', 'payment.processing', 'payment', 'pay_MXLyx1AohYfJ40NMJpcZ07', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_LzDmEFWs0Fwl18pQgQmFap', null, '2026-11-16 07:43:45.267+00', '2026-11-16 07:43:45.268+00', '111', '111', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_PbnC1RZ5nzKoHd0ynCdLvw', 'practitioner.created', 'practitioner', 'prac_vg7D6bcpjsFFYXCJWlNNCW', '1', '{}', 'req_BXVk5mxaJtfFYP9GSvgFdU', null, '2026-11-16 07:43:45.093+00', '2026-11-16 07:43:45.093+00', '101', '101', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_Pek3F9yFg2MrFpxWAjdwYD', 'session.created', 'session', 'ses_P736lEAlVOyaTWgbHuqy7l', '1', '{}', 'req_Gunqbqz4T3bv7DO8VZRweA', null, '2026-11-16 07:43:45.364+00', '2026-11-16 07:43:45.364+00', '122', '122', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_PfvJbyACRMHHXivFWRTdiN', 'x12_document.created', 'x12_document', 'xdoc_641nvUKicLmQwlVOGxWTnv', '1', '{}', 'req_SVYDLb24NhL4NHlYXRVuyi', null, '2026-11-16 07:43:45.006+00', '2026-11-16 07:43:45.007+00', '93', '93', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_PtJaaolmBDACAex8XQCc1U', 'payment.received', 'payment', 'pay_HZmtqQ7aFBcJeasd0GzA7T', '2', '{amount_captured,fee,status,received_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '164', '164', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_PyVqRNlBCsEAomPxM5H4ZT', 'remittance.excepted', 'remittance', 'era_noDA4dSKDI43lxLZs4DAFz', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '165', '165', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_QQCEhiSIZWY1ijq4iZZx50', 'consent.created', 'consent', 'con_3rYvnMAHHVpkRYBGl1W1gE', '1', '{}', 'req_6GGZdMxT1fVpLtsIsvlGwi', null, '2026-11-16 07:43:44.85+00', '2026-11-16 07:43:44.851+00', '79', '79', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_QzT6WREgoHDO8j5wlJAw7F', 'check.passed', 'check', 'chk_U9V6BA9DyZVjC01yLipA9L', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '153', '153', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_RZpPeC3dci3CdXqyT8qWeO', 'risk_flag.created', 'risk_flag', 'risk_PaXdaxzaCo33NJscEt5E4u', '1', '{}', 'req_8zI0IwxkoAdQ0JTze92N8F', null, '2026-11-16 07:43:44.32+00', '2026-11-16 07:43:44.321+00', '42', '42', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_RpRpX6J2F5zpEEjnYi5Jdh', 'person.created', 'person', 'per_U5xGA05PnETamNMLESHMzt', '1', '{}', 'req_g6vRBrIOXleQxaQxU1zMUd', null, '2026-11-16 07:43:44.34+00', '2026-11-16 07:43:44.34+00', '43', '43', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_RwoJ3yZYewr7OexOJsraot', 'check.passed', 'check', 'chk_PswzSeH4jXovOABVnwjRyu', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '144', '144', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_TkWmIijltgKYqHh64KTYJU', 'payment.updated', 'payment', 'pay_MXLyx1AohYfJ40NMJpcZ07', '3', '{processor_reference}', null, null, '2026-11-16 07:43:45.278+00', '2026-11-16 07:43:45.278+00', '112', '112', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_UxONH7kyTKr5WSBrzvVJ6B', 'check.running', 'check', 'chk_6cEwWz6I5O2JtuoM86rfP3', '2', '{attempts,status,running_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '141', '141', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_UxVEOhq596iy5msd2TnMiI', 'person.updated', 'person', 'per_U5xGA05PnETamNMLESHMzt', '2', '{care_team_ids}', 'req_tNF2hp4fpbFFO9QglotRNb', null, '2026-11-16 07:43:44.346+00', '2026-11-16 07:43:44.347+00', '44', '44', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_W19nRCjrm8UN4k24Tm4pRD', 'claim.created', 'claim', 'clm_noWmtw4icZ8YTEJ11tdjCB', '1', '{}', 'req_0CmigJPgPnhxYHnRRqHufX', null, '2026-11-16 07:43:45.541+00', '2026-11-16 07:43:45.541+00', '137', '137', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_W1PP2707zee0fyu2wYdST0', 'person.created', 'person', 'per_TQpR9f2z79rZfDR4GMGjpl', '1', '{}', 'req_33NdLvHkVg9j5O43bJaA5Z', null, '2026-11-16 07:43:44.518+00', '2026-11-16 07:43:44.519+00', '53', '53', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_WFb1FqrQSJScmjySiuotsW', 'coverage.created', 'coverage', 'cov_PNCo79yg6O4NuXJ3CCMKX4', '1', '{}', 'req_wS4ABLVN9e9ap5Ni3WSElE', null, '2026-11-16 07:43:44.843+00', '2026-11-16 07:43:44.843+00', '78', '78', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_WL2kXv7kUTR8SPw0lndUE4', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_JuLhMG1qxEGAO1XsTe7Uwl', '1', '{}', 'req_3XfGWyvGThmB2sRNk6kiS5', null, '2026-11-16 07:43:44.283+00', '2026-11-16 07:43:44.284+00', '39', '39', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_WRTHmprXHCjMwe5VZQj3XJ', 'emergency_access.created', 'emergency_access', 'emg_HURTGGC7I35iQYDt5VWGwr', '1', '{}', 'req_7eluV1NxE7OTB0BZXuNGlv', null, '2026-11-16 07:43:44.005+00', '2026-11-16 07:43:44.006+00', '19', '19', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_XrDxXe7Up4YP9EvWIzXijv', 'consent.created', 'consent', 'con_AfQhVphGrSMmNCWvj0hRsl', '1', '{}', 'req_GwVq9bm4upxuRdjriGNM8s', null, '2026-11-16 07:43:43.957+00', '2026-11-16 07:43:43.957+00', '16', '16', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_Z1Om64lVTpr7FkZx4a4MJn', 'eligibility_check.created', 'eligibility_check', 'elig_RHnBz59efyPaz9vy9aRcQM', '1', '{}', 'req_edXc43ViEyLvMwnCYGaQz9', null, '2026-11-16 07:43:44.876+00', '2026-11-16 07:43:44.877+00', '83', '83', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_ZXxph2H8iW07P2TGyxgZH9', 'consent.offered', 'consent', 'con_NpPdTVQQmXvxHiU4BCCerj', '2', '{status,offered_at}', 'req_UXNi4vEnc0yKVspKrolMWh', null, '2026-11-16 07:43:45.518+00', '2026-11-16 07:43:45.518+00', '135', '135', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_ZlVpvpezWGVQYmiAjPhrlA', 'person.created', 'person', 'per_g0QQpmkyIbF2yqrGZM9vmm', '1', '{}', 'req_XvALQpa59KDfr4vCbUIXfQ', null, '2026-11-16 07:43:44.127+00', '2026-11-16 07:43:44.128+00', '32', '32', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_aIZDEUXC6xau7hUrAncqcL', 'scoped_token.created', 'scoped_token', 'st_HC9liG7jzU6j0zzg4BcSUb', '1', '{}', 'req_JHawu2bk1nRI7yrV3NgTuK', null, '2026-11-16 07:43:44.033+00', '2026-11-16 07:43:44.033+00', '21', '21', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_ads3IZvBahlNO6V2FUH5qx', 'person.created', 'person', 'per_uOP91EFosYL2yWh08GE3ke', '1', '{}', 'req_E32WWXWcddSAYN6ZMcD6Eg', null, '2026-11-16 07:43:45.252+00', '2026-11-16 07:43:45.253+00', '109', '109', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_ahh3AcCc60tBcf71vjjdhT', 'consent.created', 'consent', 'con_NpPdTVQQmXvxHiU4BCCerj', '1', '{}', 'req_fB7Lial5MD4CAdVlnZd3Gj', null, '2026-11-16 07:43:45.509+00', '2026-11-16 07:43:45.51+00', '134', '134', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_bh8twW7I6l13bRnGoO1uPZ', 'check.created', 'check', 'chk_PswzSeH4jXovOABVnwjRyu', '1', '{}', 'req_MORXYD9CygC743RXpicPQT', null, '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:43.868+00', '11', '11', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_brlA4fN4d0JPYPPR1CvAnF', 'practitioner.created', 'practitioner', 'prac_yj2tJmLNaQrFhaAhxkrisT', '1', '{}', 'req_lYyva0PZdPQefkCD3RB612', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 07:43:45.449+00', '2026-11-16 07:43:45.449+00', '128', '128', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_cfDyBsG8oH1Ru9XwlZj6zC', 'dispute.created', 'dispute', 'dsp_gNbyOkH1sZWrPbt6syG9p4', '1', '{}', null, null, '2026-11-16 07:43:45.306+00', '2026-11-16 07:43:45.306+00', '114', '114', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_cnCJtD0GgJh3xa94mXRRQS', 'person.created', 'person', 'per_wiLXUnMxHOmXU0G14TENPS', '1', '{}', 'req_YlrDvPdiCG5Clw7XXugeHs', null, '2026-11-16 07:43:45.442+00', '2026-11-16 07:43:45.443+00', '127', '127', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_eKHAfwbML54KaRQRa5tFLm', 'coverage.created', 'coverage', 'cov_y5sqpxXu12WSh1dacrUxwA', '1', '{}', 'req_zIcdosx9XO3lAslXtMRZ84', null, '2026-11-16 07:43:44.722+00', '2026-11-16 07:43:44.723+00', '67', '67', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_ePzkYcyLVAAaEEEogsPWPI', 'transmission.sent', 'transmission', 'trn_fi3gmhVFaJI36FIYrk4zji', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '166', '166', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_eqEJBihZqHXBal4xbCnltn', 'practitioner.created', 'practitioner', 'prac_6o8icPazzrvTlABFrdG3mP', '1', '{}', 'req_QRZml2KJgPGbinDqS8soVZ', null, '2026-11-16 07:43:44.181+00', '2026-11-16 07:43:44.182+00', '34', '34', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_expHiYmodM3MPcOMothbXE', 'remittance.excepted', 'remittance', 'era_bNoHu2hICU4ztdNtyIriXM', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '160', '160', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_f57FFbj9OcZnMz3C6LKbei', 'disclosure.created', 'disclosure', 'dis_IPubp490F0Ay3De6sKEU5E', '1', '{}', 'req_zkuWy0LHdnQ5HjCJHLt4h9', null, '2026-11-16 07:43:45.141+00', '2026-11-16 07:43:45.142+00', '105', '105', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_fDtQLBBfaXWOL38sG5ORKE', 'matching.created', 'matching', 'match_6tE0iwTd8Sc5HD8E7NSsa9', '1', '{}', 'req_eJG4V85PKKM3E5TCqZjU14', null, '2026-11-16 07:43:44.406+00', '2026-11-16 07:43:44.407+00', '48', '48', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_flJD0c9YTgIhLXSIVvIFOO', 'payment.created', 'payment', 'pay_HZmtqQ7aFBcJeasd0GzA7T', '1', '{}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '163', '163', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_gVKoXRoFJ3eEQt828olgUE', 'practitioner.created', 'practitioner', 'prac_UtwxbDCxnfbaMIDZLli38V', '1', '{}', 'req_qeMk1BKV1phg3QKnTGTw76', null, '2026-11-16 07:43:44.378+00', '2026-11-16 07:43:44.378+00', '46', '46', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_gs806bt2XROUpXPophqypx', 'note.signed', 'note', 'note_y9sYkOtxRTPTwfx9j8m6Y2', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,released_at,status,signed_at}', 'req_nnNEXe59DCnqQkMJJZHP5I', null, '2026-11-16 07:43:45.41+00', '2026-11-16 07:43:45.411+00', '124', '124', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_hybPUI3PLOHdqhvMTlNx08', 'consent.granted', 'consent', 'con_mII5sX23czRGVgLvfB0zSe', '3', '{evidence,signing,status,granted_at}', 'req_b2WqUzI9iRHWSYM1oKD7Sx', null, '2026-11-16 07:43:44.805+00', '2026-11-16 07:43:44.806+00', '75', '75', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_i5WGUeTXnWxPPPrepZ1TYa', 'person.created', 'person', 'per_OyOhs9xVt3o6Q19FzSoUNk', '1', '{}', 'req_lgvrSsVrQk0c38FyZ9Dj6K', null, '2026-11-16 07:43:44.717+00', '2026-11-16 07:43:44.717+00', '66', '66', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_iSsOvs8Rp8Ica8qLNDmilM', 'person.created', 'person', 'per_pM0s8cSvUQlmnm8r8pHR7u', '1', '{}', 'req_k2KfOmunBfrjxkctmgodcD', null, '2026-11-16 07:43:44.254+00', '2026-11-16 07:43:44.255+00', '37', '37', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_ibv6vk3DV2rRdNMUk4RnNP', 'session.created', 'session', 'ses_eqY5PI0qTDUFOoYixlJZjc', '1', '{}', 'req_JffeYd8mKYnNuGZMBnK4rm', null, '2026-11-16 07:43:44.054+00', '2026-11-16 07:43:44.054+00', '23', '23', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_jEmHLDVdU9vGYeAjUUstLp', 'api_key.created', 'api_key', 'key_esgw3dmAwzAjTU3ifUjcVC', '1', '{}', null, null, '2026-11-16 07:43:43.74+00', '2026-11-16 07:43:43.741+00', '1', '1', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_jhyt94MZyiaJc7HeLhwFEl', 'billing_provider.created', 'billing_provider', 'bill_RwAhqAWnOJWVjzwud7TqDS', '1', '{}', 'req_fRZ6iURwDCpLsnY1WcT9UO', null, '2026-11-16 07:43:45.476+00', '2026-11-16 07:43:45.476+00', '131', '131', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_kbGFWQxSGFakEaYhP9YmlF', 'disclosure.created', 'disclosure', 'dis_VWB9YE4T5c6UbFXy9orL8c', '1', '{}', 'req_edXc43ViEyLvMwnCYGaQz9', null, '2026-11-16 07:43:44.876+00', '2026-11-16 07:43:44.877+00', '82', '82', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_lqE7nzhcueeR7q7DtIqEhf', 'charge.created', 'charge', 'chg_1cBk4d7YUOTqW80AHVip0f', '1', '{}', 'req_HzVPj8X5PQ56l6jNCHnc3L', null, '2026-11-16 07:43:44.469+00', '2026-11-16 07:43:44.47+00', '50', '50', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_m1YZ7Nf4Hghik6f4K93BOA', 'practitioner.created', 'practitioner', 'prac_BEklGOu9SGs4VZCkg70XGv', '1', '{}', 'req_jv21n2g4UDnW0c3dpkYE8y', null, '2026-11-16 07:43:45.323+00', '2026-11-16 07:43:45.323+00', '116', '116', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_mBGuES9a2TJTvY3MsPtIFB', 'check.running', 'check', 'chk_Xk9k7TO4iYWEXL6J3xvvuD', '2', '{attempts,status,running_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '145', '145', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_mVlHl75rVrYRpIvSEF2FBs', 'practitioner.created', 'practitioner', 'prac_KfwsIhGbzu0szAg7lAvok8', '1', '{}', 'req_8YrbFc7KtD3x4ygbhJVn6l', null, '2026-11-16 07:43:43.853+00', '2026-11-16 07:43:43.854+00', '5', '5', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_msnU7OnXHGMZrOrLsEhO2X', 'coverage.created', 'coverage', 'cov_W858nG9TaWpGQvsbnYWdmg', '1', '{}', 'req_SFfQNIP4RNYUYLx2KRmDGH', null, '2026-11-16 07:43:44.951+00', '2026-11-16 07:43:44.951+00', '88', '88', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_n80XEY1NxaNMS0ZHbJtVD8', 'superbill.created', 'superbill', 'sbl_ZaS1xXHTd6DCCigjbYTA9u', '1', '{}', 'req_4ZMBxg2j5toR2Xa6MUSKXZ', null, '2026-11-16 07:43:45.099+00', '2026-11-16 07:43:45.1+00', '102', '102', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_n9jyq2rOYLUiYgjOTKXs8G', 'session_series.created', 'session_series', 'series_iAo9l3F5FBXPTQyyCRTHkT', '1', '{}', 'req_szuRTDWFVlMEs2n59btSLo', null, '2026-11-16 07:43:44.083+00', '2026-11-16 07:43:44.083+00', '25', '25', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_nH9SHheYToo396NdlBgLjz', 'person.created', 'person', 'per_36XXmK6YhibMvzRxtg5EqJ', '1', '{}', 'req_xfx1H4aAGoHRgq98GWdQll', null, '2026-11-16 07:43:45.039+00', '2026-11-16 07:43:45.04+00', '97', '97', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_nmLsKwaMZR1GbeuV1ZyXrK', 'card_image.created', 'card_image', 'cimg_s0YVcKvPucJ4L1WpJ9AQsG', '1', '{}', 'req_liamVe0rhaZJwQSVuLHuUp', null, '2026-11-16 07:43:44.818+00', '2026-11-16 07:43:44.818+00', '76', '76', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_no1UGfR5J8tXsHryAealFK', 'note.updated', 'note', 'note_TXFrN3MhyAXFKa7beouFNK', '2', '{sections}', 'req_rDHT75VjGOSeoSmDbCE1s7', null, '2026-11-16 07:43:45.434+00', '2026-11-16 07:43:45.435+00', '126', '126', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_oBTTCiUyrBmqLYQ4MnuSpB', 'claim.submitted', 'claim', 'clm_noWmtw4icZ8YTEJ11tdjCB', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_LIFVSp2Cj6oYD0szklHA59', null, '2026-11-16 07:43:45.556+00', '2026-11-16 07:43:45.557+00', '140', '140', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_oZ5zJGpIpGwgf88nvGU6Mj', 'payer_contract.created', 'payer_contract', 'pcon_740VUKRftqt8sQtMoM3rpD', '1', '{}', 'req_kNvgu1lRcpJS9A8qHmkzio', null, '2026-11-16 07:43:44.688+00', '2026-11-16 07:43:44.689+00', '65', '65', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_oicYDPxhqGGVlBFp1gl5uP', 'consent.granted', 'consent', 'con_RxL676bj2YCZOb2FnJvD7I', '3', '{evidence,signing,status,granted_at}', 'req_8JW57j9FdMypKmpyvgQ7DK', null, '2026-11-16 07:43:44.756+00', '2026-11-16 07:43:44.756+00', '70', '70', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_olCS01PpBfOV5F56Mezyi6', 'payment.updated', 'payment', 'pay_MXLyx1AohYfJ40NMJpcZ07', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 07:43:45.306+00', '2026-11-16 07:43:45.306+00', '115', '115', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_oww84p1i6i4QKu7Ubzs8jT', 'remittance.balanced', 'remittance', 'era_bNoHu2hICU4ztdNtyIriXM', '2', '{status,balanced_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '157', '157', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_pNHl3r09cpXovnPlz07lGK', 'session.created', 'session', 'ses_n5iKG9keFk1cwwCmKCi2FI', '1', '{}', 'req_szuRTDWFVlMEs2n59btSLo', null, '2026-11-16 07:43:44.083+00', '2026-11-16 07:43:44.083+00', '27', '27', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_pOsnSWXhp8UR1UeN9BwGq4', 'check.passed', 'check', 'chk_o80YO4J7bdxoSvof7SRKek', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '149', '149', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_pgr1JHGAyQrKRyK7hDCBkO', 'verification.created', 'verification', 'ver_hGGXzAY8ndclorTZLSOPGi', '1', '{}', 'req_MORXYD9CygC743RXpicPQT', null, '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:43.868+00', '6', '6', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_pidTg2xNf52mCkcQFfB8tx', 'refund.created', 'refund', 're_5uejiiGn9PW3CKSWaQeQNw', '1', '{}', 'req_Ac59eniRia7HKgp66s66cg', null, '2026-11-16 07:43:44.629+00', '2026-11-16 07:43:44.629+00', '61', '61', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_pzgjS2phqomP3hxh5WBDdb', 'person.created', 'person', 'per_ZOF77qdrFHAJnr0oycsPpl', '1', '{}', 'req_CxVFhpNu7JKgJHyZOJvIK7', null, '2026-11-16 07:43:45.332+00', '2026-11-16 07:43:45.333+00', '117', '117', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_q0swTOuoORcN7O1Q0eeKk2', 'consent.offered', 'consent', 'con_3rYvnMAHHVpkRYBGl1W1gE', '2', '{status,offered_at}', 'req_aOOgiuXPDbVf4HB9hxchmL', null, '2026-11-16 07:43:44.858+00', '2026-11-16 07:43:44.859+00', '80', '80', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_q1hy6C4tpYqq9pkL5tnAMm', 'payment.updated', 'payment', 'pay_c7aBNLqCnttEPDB0TNfzfl', '3', '{processor_reference}', null, null, '2026-11-16 07:43:44.601+00', '2026-11-16 07:43:44.602+00', '58', '58', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_q31s76qhM5hphm9soBQGHv', 'practitioner.created', 'practitioner', 'prac_VYz9ehfBtezSOL2bBK48Pd', '1', '{}', 'req_WrRKBugpCzo0QBCnYjK82R', null, '2026-11-16 07:43:44.139+00', '2026-11-16 07:43:44.14+00', '33', '33', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_qA4pkbfxOlcRP72sNKJKAV', 'claim.created', 'claim', 'clm_xgE97lI4hyiOWBMbmJgA1N', '1', '{}', 'req_fcG9SxXUfAtUBhFFSgNOJR', null, '2026-11-16 07:43:44.985+00', '2026-11-16 07:43:44.985+00', '92', '92', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_rT1Hde28rWfU4tJzf4G5Gy', 'person.created', 'person', 'per_2ytMHI2ukJVp1bkBPELOzu', '1', '{}', 'req_bQa9rBf0L5BtoxOwdK9ark', null, '2026-11-16 07:43:45.487+00', '2026-11-16 07:43:45.488+00', '132', '132', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_rmPpLZsqJXFdIQSiLFwDpm', 'practitioner.created', 'practitioner', 'prac_yQuNHiGiZ75h74y9j3pqp2', '1', '{}', 'req_g3ixrlT6OUCsRxM8aDEle7', null, '2026-11-16 07:43:43.9+00', '2026-11-16 07:43:43.9+00', '12', '12', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_rnc2jQWF3MJpX182hxw7oi', 'practitioner.verified', 'practitioner', 'prac_KfwsIhGbzu0szAg7lAvok8', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '151', '151', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_ruHPxAm8jwi6S114aLHlHI', 'refund.succeeded', 'refund', 're_5uejiiGn9PW3CKSWaQeQNw', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 07:43:44.646+00', '2026-11-16 07:43:44.647+00', '62', '62', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_s8UlD4YUAnxLxDJWmtdHPS', 'consent.created', 'consent', 'con_E1Bi4NB5ifDbrOhTdKvU1c', '1', '{}', 'req_P9I2TaeM8Uoc7VzUmaWtq6', null, '2026-11-16 07:43:45.34+00', '2026-11-16 07:43:45.341+00', '118', '118', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_slGIurI7XzXRPFK34oMt7V', 'billing_provider.created', 'billing_provider', 'bill_YaaVO341boJG7q24ncRkdN', '1', '{}', 'req_sefIhNHPatO6GKxowAy4oc', null, '2026-11-16 07:43:44.911+00', '2026-11-16 07:43:44.911+00', '84', '84', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_t6wdFahWU83ydxIfNkPn4a', 'person.created', 'person', 'per_c11FVpoKupXwResfcDyCfo', '1', '{}', 'req_okd6fIVkpR1ZOZFqNPnVWe', null, '2026-11-16 07:43:43.923+00', '2026-11-16 07:43:43.923+00', '14', '14', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_uC0euIj1S4KaXPwsx1gcG0', 'payment.created', 'payment', 'pay_Qo0rzE7rfmL6Tm1qe6zX0I', '1', '{}', 'req_YlRcSzIuFBgqDqgXsw9Uyn', null, '2026-11-16 07:43:44.528+00', '2026-11-16 07:43:44.528+00', '54', '54', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_uJhS3kYUDW9MkiAsUxrAvj', 'practitioner.eligibility_changed', 'practitioner', 'prac_KfwsIhGbzu0szAg7lAvok8', '5', '{eligibility.US-CA}', 'req_TBh32JXVTerqOv40qrj0Vn', null, '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', '167', '167', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_uzHIRUmto3QHs9igywsJug', 'deposit.created', 'deposit', 'dep_kZOGYXv22nhN7l48TkfKJR', '1', '{}', 'req_FLZRITt1oLUbelbG76YSuW', null, '2026-11-16 07:43:45.116+00', '2026-11-16 07:43:45.117+00', '103', '103', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_vR55H1BZVi9ooYuN56Tg9C', 'coverage.created', 'coverage', 'cov_K80xgdEmcJPuPYKp339hhA', '1', '{}', 'req_F1izr5MVnegnYlFpKhDZ59', null, '2026-11-16 07:43:45.498+00', '2026-11-16 07:43:45.498+00', '133', '133', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_vYGLGSaYeeR3HU4GpIvct9', 'person.created', 'person', 'per_TfSZktTmRU9BVPm0ni0fLY', '1', '{}', 'req_EOty7BY21tTenH9LyAvuCP', null, '2026-11-16 07:43:44.461+00', '2026-11-16 07:43:44.461+00', '49', '49', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_vwMPxuyM7lWKblhhNhgfkr', 'consent.created', 'consent', 'con_mII5sX23czRGVgLvfB0zSe', '1', '{}', 'req_n2e2fymbOyw73EJSOIlcBd', null, '2026-11-16 07:43:44.792+00', '2026-11-16 07:43:44.793+00', '73', '73', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_wr3VvgjVLfFHJhCZ10ydVx', 'session.created', 'session', 'ses_o8UKcrlvPKGOS8DiiE1h9p', '1', '{}', 'req_szuRTDWFVlMEs2n59btSLo', null, '2026-11-16 07:43:44.083+00', '2026-11-16 07:43:44.083+00', '29', '29', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_xE1vRw7IuYs9YeWtb67KZa', 'session.created', 'session', 'ses_5dXecc0ftW9akxcvlXz6Ef', '1', '{}', 'req_szuRTDWFVlMEs2n59btSLo', null, '2026-11-16 07:43:44.083+00', '2026-11-16 07:43:44.083+00', '28', '28', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_yQBimV3w5mGM0sh8BRFO4U', 'payment.succeeded', 'payment', 'pay_c7aBNLqCnttEPDB0TNfzfl', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 07:43:44.611+00', '2026-11-16 07:43:44.611+00', '59', '59', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_yqlMKEyxDkYsL4MrPf6Ubk', 'remittance.created', 'remittance', 'era_noDA4dSKDI43lxLZs4DAFz', '1', '{}', 'req_c9bEOwzYi0EZnWggQsOmGY', null, '2026-11-16 07:43:45.016+00', '2026-11-16 07:43:45.016+00', '95', '95', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_zMTQhGZpKrwdfVhN7VkfAo', 'practitioner.created', 'practitioner', 'prac_6QRrPDb5gjPwSu2UTwlL8A', '1', '{}', 'req_HtqMVFoq5Kjp75aD2MYMDw', null, '2026-11-16 07:43:45.155+00', '2026-11-16 07:43:45.155+00', '106', '106', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'evt_zyVSK5KVGV2kdeBwCNKg9v', 'practitioner.created', 'practitioner', 'prac_blvPhinltr0PSbpnWdB80t', '1', '{}', 'req_SiL66pxhrk09DLEmdARorH', null, '2026-11-16 07:43:44.667+00', '2026-11-16 07:43:44.667+00', '63', '63', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x01022ab9f1029bb3aab6d9cc541475f546d1aadc770e10d16bb062d45994cba9e10e2e3a71b8', 'VORirN9f5riMeM4TqvC1NGeyPxP6Vc41jcxbSDRjZZw', 'prac_yj2tJmLNaQrFhaAhxkrisT', null, '\x01bc5478ccd5fa91daa866a420f9851c60cfe9cda74c316b971a591bab408d7535f7a71b3327d1c446ef492df88afc5297a619a89da2b4721be7feaeae4ddd969b8052c6dd5694b8184917859ca276e188a2ca0642e9b0f5b9265bd40aeffb4e7e44ef13ec86ab726b2b9743a478b15a0b509c5406e6e5c45fdef5cc01587312539634e7c940d913ca1d87381ba67935af7fc244e112e622d62e74399c9d90d047b933374ff331f8469508c2faf33d5e2ca2bb0a7ddeb2415286c9e5ad1daadaea8b5a64974072ccc4dbe0513d492d08d33b88f023f1217814017f89c82de1082dc4805eb73fed01e893891c6dcef81b25e43cfeb70405981d2e9cf5453eccd2cf43ebbc463f0a9eb99a8fddfff4764879996875c2af9f4174bd4f0fae64f131e64b70f8db8900820f2ef52491a0d2c127fe161cad247f29dc8b864ec63c7d8b3e5b1efe31aa8c9b747803067ed3518e334467923888759c764efc3271db9dd5edf4044068baf19bd13e525dcbc1c940cc43b7f8791a6bd1851ad6d2990779c588179b767929e61792ffb06205998e3b37f7d4b791b5989a47b7fb8956d5b68ef4345712dfb4df9ad3a93cc5e59c2b1480cd1431fc1487e95f2e9cc6e545593534a6ec0ce2f352b327ea74a3ef58a5b073c8dec1a41f1f788f0875898f656fba4694ccc500f9b16f9e4427f30fc5cc53bd401a78f7aa50ab3b1bd55962c80f79e5045c896440a52eaf3d42d4601f6e9bdca2df4abb9d87f1722cdc52284864ad5670397a407acadb834ed0242c344262f4db60697b15c228ced721d8feba81a3a8baa2f307027184c6650ad63bd742a6d1219b54e2159d66b425ddfc686dd224d540d04bc2bab9af3681df5c959ab2900b331d08c698b373ed27de112e534867130cc04283e030e6b6fb722f0b71128d1386b926bdb1423ac9fe70fd1792d63dc3b6e874b89408dac14e91aba62b498b11a2a51fade3cf7df9f200468b270093ade7316ecaa602d2c745d5a247da0bcb645a341b13f75bc095511f6bbddb6257f12665b34374d3ed3d41ff377a9f28d2339ac1258b5b69dd1cd0a89bcb245d9e37cf97516e1d769d031380282f1afed8b2de38e73e941acf35f52a0a11fffd832960e32419f5be3a5c42f01efc8d2793e1278bf82951ce582f9cef945ec877e240eb1a0d9e6ee301f746e4e7f637a2d90304712c4c46f801ed24e1324b53e31e0aa564dd4e4a3f4b7ceec009721e564e5be49164b24de0562dd59bf7ac8ae15509f93a7a6c7eef5e8cc55dbbe6438fdb3d61ae6d24f8950f9c9562e8f58c61ff4064cbff0d9ec7ae52f5d36194dea1852ccd4a4ecdb9d378afcbec295863ac4bd2a9fb6dab76604792d623d17c59e87f20e0dc1cb8947b81282d891a7b53799a81fd35a370171ae033c219c0a9310eb27f40b2de75d2f3f535e88a1cfd98c6f42be09f15cc1661eeb01f7918b43d0a34ce5b6691a0e332caad437d380da784b762d7de3f34c9caa78a61d1f3448948684c83c98101b20bdca19d1a52316adb4eaf4d9c4064034e51e39a7254b9eeb823d79c20e9dfabdffc2c7b2694724a74d4115e0c41cf0a9f765caa8c2e78cf4754bb567edae5ed28aff0aa60d4159bcf92976d38fdaf76312aef668c943fcc0acce4363349dcde39cffd598fa325afc5ab', '2026-11-16 07:43:45.449+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'asset:deposit_clearing:dep_CrA6C0Is5zinFtpcCRegNf', 'usd', '0', '-12500', '1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'asset:deposit_clearing:dep_kZOGYXv22nhN7l48TkfKJR', 'usd', '0', '-12500', '1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'asset:patient_ar:per_7FHAlurifjuUZ5DpVPmO8X', 'usd', '0', '0', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'asset:patient_ar:per_TfSZktTmRU9BVPm0ni0fLY', 'usd', '0', '15000', '1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'asset:patient_ar:per_uOP91EFosYL2yWh08GE3ke', 'usd', '0', '0', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'asset:patient_ar:per_vtLf3aikDLPSQEDv9CxRak', 'usd', '0', '500', '1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'asset:payer_ar:clm_noWmtw4icZ8YTEJ11tdjCB', 'usd', '0', '18000', '1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'liability:patient_credit:per_7FHAlurifjuUZ5DpVPmO8X', 'usd', '0', '-1500', '2'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'liability:patient_credit:per_TfSZktTmRU9BVPm0ni0fLY', 'usd', '0', '0', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'liability:patient_credit:per_uOP91EFosYL2yWh08GE3ke', 'usd', '0', '-2500', '1'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'liability:patient_credit:per_vtLf3aikDLPSQEDv9CxRak', 'usd', '0', '0', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ltx_4I8rZymmplliXWr9FkrQuk', 'deposit_received:dep_CrA6C0Is5zinFtpcCRegNf', 'deposit_received', 'usd', '2', '7U8ubir8dWM1FdVIs_1e4Lm3peco9Cs-Y1mzi9Nk38I', null, '2026-11-16 07:43:45.241+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ltx_F1yKccxvTu8SfLp3KOjmhJ', 'copay_taken:pay_c7aBNLqCnttEPDB0TNfzfl', 'copay_taken', 'usd', '2', 'H3b53ml8uic003RqLOJcl_D-B2DS4YJHoJ8B5dL0y0A', null, '2026-11-16 07:43:44.611+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ltx_RvePKjV9h9gulTkzf0F2SH', 'fee_paid:pay_MXLyx1AohYfJ40NMJpcZ07', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 07:43:45.284+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ltx_W8MCpsERX8zDuZutFRts1L', 'dispute_opened:dsp_gNbyOkH1sZWrPbt6syG9p4', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 07:43:45.306+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ltx_Wp2HCtjckyBmzAs27M8XZz', 'copay_taken:pay_MXLyx1AohYfJ40NMJpcZ07', 'copay_taken', 'usd', '2', '7KNXbYHw-WAstTfL4EHQETWK7CdZb67djVTcnFVCIy4', null, '2026-11-16 07:43:45.284+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ltx_cQQJrA6yt1wFVNUxkoJzsx', 'refunded:re_5uejiiGn9PW3CKSWaQeQNw', 'refunded', 'usd', '2', 'YhkrpJTbA2db2qsKXQ4wd5Idl2vhKqmhRgSLBEdjVrY', null, '2026-11-16 07:43:44.646+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ltx_csOMjV1IAeF5p0OU79VL3i', 'self_pay_charged:chg_1cBk4d7YUOTqW80AHVip0f', 'self_pay_charged', 'usd', '2', 'NiHrLv8vifgdUngsVJ-pqOltBweWAc-Iw64HfZtIPe0', null, '2026-11-16 07:43:44.469+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ltx_laitRsbn2q61E3acjqvcsx', 'fee_paid:pay_c7aBNLqCnttEPDB0TNfzfl', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 07:43:44.611+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ltx_pinLWDbnxz4CYBaSMnc5LA', 'dispute_fee_paid:dsp_gNbyOkH1sZWrPbt6syG9p4', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 07:43:45.306+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ltx_q9vHtNi43l8LBqAXJOcBwc', 'deposit_received:dep_kZOGYXv22nhN7l48TkfKJR', 'deposit_received', 'usd', '2', 'gFLXY5ksVlsN5Y8pVCoT38-n0g_pPN5ru6gPZRV_VQ8', null, '2026-11-16 07:43:45.116+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ltx_vKfSyrkEpwiBXgtlnuZu8P', 'claim_charged:clm_noWmtw4icZ8YTEJ11tdjCB', 'claim_charged', 'usd', '2', 'WkzMSmJY25pEaccPD8jS-pzGY3AcnLI5RoK4c3fjTkM', null, '2026-11-16 07:43:45.556+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ltx_zGuzi99TxGRnPTYbDZcNkC', 'balance_adjusted:adj_1PZRu3dJ6r5sr0Vai98WAJ', 'balance_adjusted', 'usd', '2', 'g0Jmuc93_BEPMvmCpAbe77XUH4O2anIYNZt-FNYDlkA', null, '2026-11-16 07:43:44.502+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_27ws3plmjJ3C2T43haQOmd', 'ltx_Wp2HCtjckyBmzAs27M8XZz', '2', 'copay_taken', 'liability:patient_credit:per_uOP91EFosYL2yWh08GE3ke', 'usd', '-2500', 'per_uOP91EFosYL2yWh08GE3ke', null, null, null, 'pay_MXLyx1AohYfJ40NMJpcZ07', null, null, '2026-11-16 07:43:45.284+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_3EnjCBuTLMgF64z2TL2ynO', 'ltx_cQQJrA6yt1wFVNUxkoJzsx', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_7FHAlurifjuUZ5DpVPmO8X', null, null, null, 'pay_c7aBNLqCnttEPDB0TNfzfl', null, null, '2026-11-16 07:43:44.646+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_5rczBn9IS5qtsXxLlV4H41', 'ltx_csOMjV1IAeF5p0OU79VL3i', '1', 'self_pay_charged', 'asset:patient_ar:per_TfSZktTmRU9BVPm0ni0fLY', 'usd', '15000', 'per_TfSZktTmRU9BVPm0ni0fLY', null, null, null, null, null, null, '2026-11-16 07:43:44.469+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_6kVYfGbvtTTIYz4GsNNWdQ', 'ltx_Wp2HCtjckyBmzAs27M8XZz', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_uOP91EFosYL2yWh08GE3ke', null, null, null, 'pay_MXLyx1AohYfJ40NMJpcZ07', null, null, '2026-11-16 07:43:45.284+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_ELTnYiNIO1IySG14zrBipR', 'ltx_4I8rZymmplliXWr9FkrQuk', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_CrA6C0Is5zinFtpcCRegNf', '2026-11-16 07:43:45.241+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_EQhQCLRA4jkVlbASMRjq1n', 'ltx_W8MCpsERX8zDuZutFRts1L', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_uOP91EFosYL2yWh08GE3ke', null, null, null, 'pay_MXLyx1AohYfJ40NMJpcZ07', null, null, '2026-11-16 07:43:45.306+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_H8lUzOvdqeevi1dWYKICjQ', 'ltx_pinLWDbnxz4CYBaSMnc5LA', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_uOP91EFosYL2yWh08GE3ke', null, null, null, 'pay_MXLyx1AohYfJ40NMJpcZ07', null, null, '2026-11-16 07:43:45.306+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_IZonGckQBwHVV4MyjX9AhI', 'ltx_vKfSyrkEpwiBXgtlnuZu8P', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_2ytMHI2ukJVp1bkBPELOzu', null, null, 'clm_noWmtw4icZ8YTEJ11tdjCB', null, null, null, '2026-11-16 07:43:45.556+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_MKI2r0xrWtSvo6ZGusLh7M', 'ltx_W8MCpsERX8zDuZutFRts1L', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_uOP91EFosYL2yWh08GE3ke', null, null, null, 'pay_MXLyx1AohYfJ40NMJpcZ07', null, null, '2026-11-16 07:43:45.306+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_MLaNaL4yi4GnZPdazOMbQg', 'ltx_cQQJrA6yt1wFVNUxkoJzsx', '1', 'refunded', 'liability:patient_credit:per_7FHAlurifjuUZ5DpVPmO8X', 'usd', '1000', 'per_7FHAlurifjuUZ5DpVPmO8X', null, null, null, 'pay_c7aBNLqCnttEPDB0TNfzfl', null, null, '2026-11-16 07:43:44.646+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_RgEbIlWVPqtnJuzOuFIez9', 'ltx_RvePKjV9h9gulTkzf0F2SH', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_MXLyx1AohYfJ40NMJpcZ07', null, null, '2026-11-16 07:43:45.284+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_Rogx17NBtEPQbFg8LcQbRo', 'ltx_zGuzi99TxGRnPTYbDZcNkC', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_vtLf3aikDLPSQEDv9CxRak', null, null, null, null, null, null, '2026-11-16 07:43:44.502+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_VKre0eg7K0dCApslCltR61', 'ltx_csOMjV1IAeF5p0OU79VL3i', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_TfSZktTmRU9BVPm0ni0fLY', null, null, null, null, null, null, '2026-11-16 07:43:44.469+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_X3L7umy4Ixu6n7V20yIya4', 'ltx_vKfSyrkEpwiBXgtlnuZu8P', '1', 'claim_charged', 'asset:payer_ar:clm_noWmtw4icZ8YTEJ11tdjCB', 'usd', '18000', 'per_2ytMHI2ukJVp1bkBPELOzu', null, null, 'clm_noWmtw4icZ8YTEJ11tdjCB', null, null, null, '2026-11-16 07:43:45.556+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_XD0flGoFdviRtFVTbdjcA9', 'ltx_laitRsbn2q61E3acjqvcsx', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_c7aBNLqCnttEPDB0TNfzfl', null, null, '2026-11-16 07:43:44.611+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_bcZb8ljsVc8n2EwV0JuD3j', 'ltx_F1yKccxvTu8SfLp3KOjmhJ', '2', 'copay_taken', 'liability:patient_credit:per_7FHAlurifjuUZ5DpVPmO8X', 'usd', '-2500', 'per_7FHAlurifjuUZ5DpVPmO8X', null, null, null, 'pay_c7aBNLqCnttEPDB0TNfzfl', null, null, '2026-11-16 07:43:44.611+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_dX9rz8JJHvo5kYDsmKINWq', 'ltx_laitRsbn2q61E3acjqvcsx', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_c7aBNLqCnttEPDB0TNfzfl', null, null, '2026-11-16 07:43:44.611+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_en0aND3EnJlBneQyl7l0rI', 'ltx_q9vHtNi43l8LBqAXJOcBwc', '2', 'deposit_received', 'asset:deposit_clearing:dep_kZOGYXv22nhN7l48TkfKJR', 'usd', '-12500', null, null, null, null, null, null, 'dep_kZOGYXv22nhN7l48TkfKJR', '2026-11-16 07:43:45.116+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_gAjrFXY2Al0tCdVGUg6VZA', 'ltx_RvePKjV9h9gulTkzf0F2SH', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_MXLyx1AohYfJ40NMJpcZ07', null, null, '2026-11-16 07:43:45.284+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_ir7Lx1B2tbxl64Cw5oZYbn', 'ltx_pinLWDbnxz4CYBaSMnc5LA', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_uOP91EFosYL2yWh08GE3ke', null, null, null, 'pay_MXLyx1AohYfJ40NMJpcZ07', null, null, '2026-11-16 07:43:45.306+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_qdDXXsQGRk0SRi1WzOJFAT', 'ltx_4I8rZymmplliXWr9FkrQuk', '2', 'deposit_received', 'asset:deposit_clearing:dep_CrA6C0Is5zinFtpcCRegNf', 'usd', '-12500', null, null, null, null, null, null, 'dep_CrA6C0Is5zinFtpcCRegNf', '2026-11-16 07:43:45.241+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_uSJULdISv4Ktv8NYCeV3ys', 'ltx_F1yKccxvTu8SfLp3KOjmhJ', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_7FHAlurifjuUZ5DpVPmO8X', null, null, null, 'pay_c7aBNLqCnttEPDB0TNfzfl', null, null, '2026-11-16 07:43:44.611+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_vXczGtwgAhjnSiqESkXF9r', 'ltx_zGuzi99TxGRnPTYbDZcNkC', '1', 'balance_adjusted', 'asset:patient_ar:per_vtLf3aikDLPSQEDv9CxRak', 'usd', '500', 'per_vtLf3aikDLPSQEDv9CxRak', null, null, null, null, null, null, '2026-11-16 07:43:44.502+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'le_wS4lMhGHLEydf98c2U6QIH', 'ltx_q9vHtNi43l8LBqAXJOcBwc', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_kZOGYXv22nhN7l48TkfKJR', '2026-11-16 07:43:45.116+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_wiLXUnMxHOmXU0G14TENPS', 'per_wiLXUnMxHOmXU0G14TENPS', '\x1e9a4fd947f3f17b76431c98fd4aaf16');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pcon_740VUKRftqt8sQtMoM3rpD', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 07:43:44.688+00', '2026-11-16 07:43:44.688+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_2ytMHI2ukJVp1bkBPELOzu', 'prospective', '\x01c36b1b863b15d4e6bbe12944ec40f982370ff771b3d46e84180a5ee3893a0b170baf97ad598e85e15d19644b0879be65e08713c09877a2293c719ffd164aeb128689b218c4cb76f408e877c587ed4a68af146bdf945cc2f88216df30e021b5c87a55b186759ac08d525a8bb5cd58eb243c51cacd80ad77675363ffeb691511f945e44d5819f19f6d9536039fe7ce7dfabda2df549bf39f84e48551114dcecfdc6321552765fb4cc6225d4f1f6188c43e0ff647104aa9795e769da96b3d9ef666cd895275382cc97fa0d7fcc324462befae741dae8cc034c33dc4a7c38b13a44992a2e08ee8fb729fa2e78838507644fbe8f1774c00ba1bc8da8264611f0ca27c4101784b3b9aca11370430a182ff458cab4edb1ff77484db33aa286d4e962e2c34c018c510a604023ba8c7044d9b4c1cb4ea626878aa9b75e52a5bcfb94cdedd319eba168ac3efbe54f7077808cc8685c32053c4f6258690b12db70f2eac4fd42dee825350041e9ac7009b409b89424645c0acae60c2200007f94232c123fa2339d3b0fca85998064976a8a6a800db63f7a89931485cf687b91dc1f53409f987267f13797d0d30a79b22de8f5c070159facdc99b77612c67c5e5bbdc8c223532cd30fe99b2a494a0e3f9d6ce0938ba359ea18e7fe533d89584e371e39c60bedc758cb939447a159db72cbb2545670873d4b27e7e45a6bd8d00d85286dd4771420c61a10b216ef6f3a86c827a73350a24b37d6365d2662fb981b72ec82a6fcb16690bddf2a926e136f0fdaad65c', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:45.487+00', '2026-11-16 07:43:45.487+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_36XXmK6YhibMvzRxtg5EqJ', 'prospective', '\x01569ff99d3a5bfca8291f0dc6238198eba0476b2d5518f5eb460f0b3e78003386f16d805ff7fd49045894ab17050685687577c703a8a0cd7a6f13dfe357222751b380f7ddad7c8ed7d0c3f0b5a9d29b7869b83569ac5efcd1fcb0ea77507ffe416fc27ce6a2233b0d0f5e603bb7df6089629b0fe54c7f2277ac6ad26b355e8eec5c3c5c25e26e9e62b79d32414dd62b40cf95c48929b6e85267c56cbe6b660a963a416e982c56832ee28f5fee455c0b56608eeb4ebdc88381b666a9c00b2107ed8f623e0dc68723d11afa64e127f9ebc3f9ecd3813b09c4822c4c3d46988b8c8fe369f4297341a0c6b95a5e373ab8be5bac31479fd00bf9986f86d7271978e9e6a65b36cec9def3755accd43893acf873cc70dadde45f0b6f29aef6ceeaed62e93a4dc1777ec8b937d0ab10a285fff04cd09678c6750ba033c98de81a81aaac1323c7ad2d3b891467ea18f1d09ec98994fda3f121be7a193eb5537b3b13ae869147f6f5426eb7565d819deea765e2c564f801068c3951516b0f57934ac3a7711954867e8a42674371da595474d87948dbd7c0bdec3763046560674a86c60f4f8f4bb193ab8a0f4861d3b4eb55691e32b35859f4361eb1db306a67', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:45.039+00', '2026-11-16 07:43:45.039+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_4LsUDhilGicSMxim6dl0Li', 'prospective', '\x01da9ad051bb6c0db6f4c8de3a1c5cfbdc0d0bfe65ef75c05cf327f862b4a117b7573cc9d510abb49e9fa967e187c79270834bc803e951a8a4043d2d629f82f2bd02c3e1f5899ca40507e097da5911d84ed7a3109016fd6e65161b12ed9c708d7a99c9aa23b2544d62b2b1d752226f7829a98b21eaabc3ff291b293a703d0b4463c5195d66b548fdedcb1124d6335ced2b2401ae84ee155383dafeded782898f919a6aa793271db51739b603ea4600d1c0900e45745f0d8963b8968619cfa8f8ae3dedae45508d40fb7b0000ba2f3636f65f739641eee3d419c3dc8750e1038329465a5b31def67ca79930a5bf99a01d924d08b91308e3b4433b7379c6a426c5b0f194aa713249809b66926f19545a210438628469f68bebefcc4b1dc9215cc69c453be18a9fc476f93fd7116b39c17940b20744a4345abb8b1addbaf9e002d1a1988f87f538118b517b7fd740ff99b919ef47d833026d64c4c4fb9444f89426380990725747166b77c72661258aa06b27cb124edbfdabf87f50020ebd73b62325572551850e9fa945459151df4b30fd0afe1fa8ab4a9e0bb6bf27069d877eafc29e33a994ac79eafc294db86535cf283b5f900ef3f65e0f59bb1a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.835+00', '2026-11-16 07:43:44.835+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_7FHAlurifjuUZ5DpVPmO8X', 'prospective', '\x014f8a3dbaa65e4d7b6eaefac80d34410c236c1a25c73db73de7c943354e5647095687b3d347a3ff26ace262b4c75e75446feb8cd6a1df33ad996dcc46a2a83e3677c9c089845270085b5c5e1ce29f2dad96deaf814fd516bb975edc8863712058536b8cfa8014d8ad860ded2dc3d1a2df77966454b046cdd7b1e293a6db586c26f6721fcdd52591ae954aeaa0b6229e3f0f815a70049f5fdf68764af11ef3338a828b5d2e8abd59a5ce3f6fa91232b5263eb06f15e9cbc60645a200b62f56f249cc93c51bdc024c909f7d3673cc601ba27e245697f7363a42c82baf1749d509ebdc5c6fc7d45a0f21ad4bdd3e68c11c793d03dfe4351e1e2346cb5fc58b0f607bf3c2d667eedc5bb4411a41db26e22a15c0edbc2696b49c04b9263ac4f88775b42cee1c93cedb91c0dbab9e81bc77080e904c16ff64d2c695705c25ae850681e3a73d2fbdf2c09061d27351984fb449b0fd04b4d02fe2286b226d01f8b58890d4cf460beb846b8244025b1f9e5e0ac3ed6beee8e641916c193c466072306e0d656cdb748c55c71550383c96c60c3d29f1ba590ebd8ce27a504126522e96878d8f8288996f0277f2576e99fc2081ae1315f1892a07b4903242d8c0', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.56+00', '2026-11-16 07:43:44.56+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_DLNyDYbdYZIFzyJF7z2yVN', 'prospective', '\x010b080237e53f0437443b681936d586a50a9a800f6be4530342a705ec4ff18b7888b1fa2014419f1296c7172b028a5f50819f1e84bd93d5da9ab60f6df05f3d027cc9d07266423d2f383d4100274f049f24e06ddd3974ba50b3757c0a01b677b68a1d8fd1c552ea814331ae6ba0ee618d30c2b1e986f3da0886eb209a1db93c566aa95b143ef33c4b3f7b3d10a846f19d1b66dbe6d94591ea41ad3d94a49f61117a5c729eda47bcb10b65c910059970ee792df2b4b47a4ab71445aa14e140e5c6a7b028564317c628e719890872bb24fe8737367a9be6e2232e16ed9ccaf6cc43d766190f84e00a318689cc202993a7bfdb4d3e46b200f18e4b0b76fcfc27e7a7e5f4b80f4da0e5276c4a770e16e7445b30bc8031b4a62b51d41ae553ea29500a5b5ad6fda90b81e498a04e38180e4919bbe62d9d7b1235c3bcf97c9ef114252a17ef67a65324152082b1f0d0742791509f85384ec144ffaf407260d402d472f4126333e38d968f11c61761b53f7d9ea65f75c9205860cfb3b400dd188427b7744449471e2848f3d9653d11a6e7d8871710a32731785d50f97c1fb12492da91809665dfcba5d2ef76d57fc903de5f251711c959d1839b91d4fdc2', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:43.944+00', '2026-11-16 07:43:43.944+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_OyOhs9xVt3o6Q19FzSoUNk', 'prospective', '\x012b2190c4dd8eebd2b44a7794a0c7133dceb2232a083502bf7ed30f16486c4041fb8a9412bbe27c0e1834fd5f79f4901b6a1472b26818b167777ef6f685e8d7ba616b100fd9ef70332524a1054f28a20e0ef6b6c34f7aeb86f03f6bddfaa6c14dac876b496dc3aac5c8b80e1dd6289101833cd29ac27d0f48d0ec6581b1464ac849aca489b24235557545ec6b21c3753d5d5d0c15945dff433ff84e5974d7f19831c3897c9fcfebe29f135a35141a19e1d898767303ba9fa7260fc2cb0a7fd73d7bfca8df4cdf8b63d796061fa705c81715612faf61525da665dedb5d45f46296fb707435f7ef568635ca136b9991cda59ccb114c160247c812e745b4fd19febafe63083822b28ee26c6282882a1d6fc82e491f8ab593864926ed392d28fcfa1d4e123e308d48c7e40016d0dc36c1bcac921f164022fa804514aa0725b8dbc70c98e5381f79e3d9bcb753e1f280413ca495b2095486ea05c2a63f69519ab6c216620bf97454618cfb1d6d2fd49242b2aba1cc4d5ff136c579ea1de6ea6d9b5086691bcb154023711c380d44e6c4f6f38e54ec59b2adf84535a7b68afe64719daaae4b764dec8ef64af3966b14ec3d0617c3aeee4f17ab4f660d4b', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.717+00', '2026-11-16 07:43:44.717+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_Sm6kXxtEFLM4eqbihrEIDA', 'prospective', '\x017f47cd3cc5b33182da30f40c69e2354087bb069ce97f25d3d7c05455365ee5b6ed913a1b9aa8e4e40aa1517933375a62fd0ce3af969bc86259f05125613a46fcb06844d392d41f27cf56ad4474b0d7d89f2efd19829a5bf5204ff8afc3d049186866ec412d6eaaa38417fca77e323ae905f3362a58a75fc843910439b9709c2baaff2682722dd6d1bd3fa9e19c9145c168e431ddab09accb8a5398ca79965ed52e27f59b627ee0b05d5ea51b4c3fff728eadfecd8af2562029149bb00f44a084dda36bb10b33ea96403ebdab56a6a38d7ffd8f36d95b46d2cd55adc0d9d3a7bcedac8af4c6ee6e2e87a2e5ad130f7fbfd14baff26ba731ec7c3cf294c3360e803cb530bb8dd5968df6d49715ecc72ca10936f419e1852c190d33f098a73bba7636d935430922bd71eda9d247d96c521de89356959f8135fe7502dcecfcc4f695c650dc19ecbbbe4247d0782c30dbc15db67f1b29dcf568279aac80c5ea058262e6296f56c4c0034aa61a8d7fdb103ff7bd193950c11e0850d66c475b7b11d806e834f05d91e9061ae511a4b24ba10de4b21528b648205b40386316b99f4c9ab5d1b9440e9532ad40972d9e4bb8790b5b5ca70e8a54377d89a6b3e8dd46d6e3d5682a41544a21e8ee6eb030e2a9bbf0b386dff1bef0a521caaae5510be2ceec79e5344ed3450c262acdce4452f3de4af50cfc785bdfd47b32190a118d9a3243c9e93050fd2539a25f1047ebc295cb5f92223dde18570f410a506c0ccac87130ec36caa75b8c899d3e5e97cecdc0', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.941+00', '2026-11-16 07:43:44.941+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_T28VTsTl7vVjif1IIBLIDQ', 'prospective', '\x01fe7cd67881bb20a80c5755d2e9d5be7d4eaa07dbc48193d4bffa5aebcbc1e235858b1894d8ecf8d57c0516d4655567ce64cbcaabae3ca7a4af9883e387fd26a88eb300fe4a07352cfff2113bbfeb77dbbff6c0179c532edd03f9eb94012b2e344b3c7cd541ffaf960948b242621213a76e340ca8c1078eb51399a71bca949528b36dbeddc3030eebefe755d0a543678634858314e1d30148e021e2d1a8123e60697687c33dde4849f872caee4073aacf8fb33612b34115694219ce080b05b664a917eda3ef3bb65c63d447f7e55a093fc86d2adb8f1d4a3f83cf99d4b904a8e024718b7f22b6640728c560a375c3e27e6a7b130f5a755d6dcca58f3e30b3e4527c2ba52a23c48c073384984b4bf40d1327f2a23aa6b26ab03045705c594419e39da2f1c1830768b89ba14799cd7bd9fca70d876b4d551f651edd5f58ad4a21f097c04154331db233f0395d1d8f5b59e1aa4911a287e0e255215da4ee6fd2d00c9c601dd11984cd970ec0a1d52c8f1b554ca5f3d02665ade5966b0514d1009ac347227642eff3152c9aa0f743a18601d6b76d427f2d39ab2296618f9ed1be0c70add22340eef34d9beb70c100ad7da706105930e92d9dff2d8e6f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:45.128+00', '2026-11-16 07:43:45.128+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TQpR9f2z79rZfDR4GMGjpl', 'prospective', '\x014bc5ccebb194022f8cd7d68b3b280a6f280b2239c893ee5b26a9b50e4d5f20fda48f20767ece0f6e7b78a417a8633681e7dff9bd4bd8198bf436d039c332e7b6e94a186a8d2a4a9effa6b212c16e8fb054f7e1c4e9514951dfa2ae40af741a6e8e84912e6bcad9bf9b65c0e88d78ec6d802c8d983cb5a3c57fcff79f90c9cc79683878041c9500e2d325a24ea8f22ba22553d197cb95a9ad6361844d006618e734be543dbe0c6b491c44423b8e644edbf8ec81eb72682c9a82d3c48ccccb2f9f15f7db2cc99a6af937eb75a09c2beb6a9b7adfdd05eea3690fc869fd2dd4ede6a911a874fb82f2b6d89950190668f0b6f4a43e163dadcbb4a8bbbdb9134219376d845b61bcc116f1c8c063751309b5d3dbcfac41e91908ce1bac1bb5fee5b7af9dff2db5d56f89beb3f635f9a296a364068124c07dfbcb649b2f7cf3d5c5b3c46dc24e64d5fea3c3224aa4d0c20bf4eafd4f02526c2394f1cabd97a45964ab5f5dfa3388d4c711abc542ade5d5fbc0c5034f085d58e6f650b3e450d6b2822fdd5f3f61949e74986bafb557370e2c9fddc489e6540fada18adf869b88c23f56df684f525a0b1025d13bf70acd617dc85c554136c41769fe416313', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.518+00', '2026-11-16 07:43:44.518+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TfSZktTmRU9BVPm0ni0fLY', 'prospective', '\x0112e047df506ff6f2c3b98191603029cf2767942501fcc94f738d752ab5ce5ed82ac0b659aa7a55b48489af90e7da8159767c2e0d77449e5691272941a20e1edcf32bcb465eeb63d2345951f3d53f6470addbc504b27357e350f369d82b545640c483fca5e5a05b0ae7f7312839a5cf4ffbaede38d02ae7b6c0d786ab2782aa0079d160b24d4c55b46305933ae795171942e38a08acdbd118e705df71b982f164935ece75fef2faf5ee7fcf9b1562305d4614b7bc40abf070f97375ade9524e75e47756935fee796ca6f6985d52e1bd0324c3448aa1f4c60da40016718c8eeeb0a22ca74b12243bad2ebe59c853cea1060a54f8f17513674cce077ebf0012cd6e0054a0cda76058be6737deec4053da68d3cdd4472efe2d1e1f30d7b640e06428bf2f380e1eb21ba1dd89ae31e3a2e0e1396b9dfcb7a546b431155540b495c65c1e7bb14a2159c8b1e3982259de7a1ecb74ecc2fa69b453bb5282a536b811d110d9cb97348aaf04cbc1ff233df072cb881a33f7c19f71e25c10b31a4810b2a08a91295dd68a4e9f7f96fa3298930bb5c02b47d525269000ad404e0b204caa2858193eca7d3ffc05033a704eaa2f1da0809fbcea6ea3d15257609a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.461+00', '2026-11-16 07:43:44.461+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_U5xGA05PnETamNMLESHMzt', 'prospective', '\x011470ca3646ef87e444d027cb00761207fd97f4dd57af314ec838e5d3a98f339fa7bce9923ac5097683d34872c73e90e6617fbea9ab0234a4014a0687d8108d7a233da7d67a949fb375321a973c778189cd709dd553dcce816c3dc450bd114328ceb6f97e1eb8584db3566506132de3e30a3f8d344a45d5369c00b8a4fab2b47fe59fb1226ca43efa5f315d9ebf0dfb8f6b8a8f15145742d71b25cc593302a89e078067b005a47c7661b9b8133afc444ad90d82ece1acf9c39b5441cebc1d8b2b2d8f48f408ffd5976bcd44a924773ddd34dad642a77f54ad65427f3b18b1548042a287fc0013abbca16e6addaccb0239917401335be863d9d0890145380104605ea5b8869ecea71cac2f7a7386d604bf61a32f5b9b077d2ac14eb4b073dcc4a79459a31d1cc594c05dce4d38454c9966a77f2b2273f8c51e5049abea01868b13785cedd9965473e2ac428b46eda9d49ad411c8a701871a1fdd120544e7eb155759aee31b734049134ebe423856149c127237922960c2e060316d0a954d378ec01c078faa530b128d0675a352b644269ae19ab19931ac0cd5a0fb41353d3ef7fd8aff5265aa4946845365f14d2a05228b8ad9a16e3d93c516be18', '{prac_6o8icPazzrvTlABFrdG3mP}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:43:44.34+00', '2026-11-16 07:43:44.346+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', 'prospective', '\x010980adc46704b57c3606ff0be4034568b26f098fd240dd64b2f59ef0df02ce4051b06008618153efea7b99243437c69422445991e6c5ab94ded082eebff3065a6174a02e203c3760b90ad653ffd9d33af008e468ce1e5a473f2882030c4ae60d236bcb6860220f9995532b98f2711b733307dc83e6c82bd86758878a45f4f1ffe842b10c5e0674c11c373a434b411b61d4a3dc67a6b6e495f3dfab2a4c78f6e22ccdc6906ba68169f3006d49f946de1d9a3ca40c623a41146c80db95bd5a09d5d148bb55317063e14f69cda326394b05dcde3d46b2eb9a13992c44013997c7d04b5ab43dee79d82b1852bd726499b1d22d5f238c9d9c30201619d6c281e63885f39385b6dd89822062d3cb27aca68fcfed8db0b8553c0b54d4b3109ffbe80dd40510b664cc538854bb70c9fb26d5df7b88e4f7a094c4a0105a5a58a7c05a84c1b111010da4401bec9798665b869e47a883a6e83a2c686eafb0094c9f8aa9c6e04c9ed3c402ec3ca9523a998612d5225d7dd1e0afdb852e38e31abe3f81ee5a7429a842082bad0038e830c1df71208f08e184bac39eadc56ad281dc7a08533f8a1677b5c73da3d34dc294c134ed87b3fac14d8959f998dda5a616', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:45.087+00', '2026-11-16 07:43:45.087+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZOF77qdrFHAJnr0oycsPpl', 'active', '\x0110fb8041187c4f1d2bd80300324e1c908a56ce5083238b229e0bc903a49808cfc6128f9ff04fb3cd8821464b48578e4782477430565178ebd1104473a81bd14e2a8cd08e2fa6b4a35bd345d1fd0795ff71cd7303f3bebc44a47ac54ef37cf0f0d8911027043bd30b083f2240b148017e37dcc5908580ec694c5c416d818444dbace678b6bd5ac5f822779bc59f8ef8c0bf6c77dcd92bc8d9b460fdb02b70cf6133d71e1ceaeaaf29e3f9498afa8c469f71f6e1c2433bd8b381a699857193e9be9aa57004e747d15fd648dca8f09d9f6cfda135a31d160f9cdcda1f2f284268bf07c10c30e331cf6bd7af22433047715308ee3805402f1b994ee3ec9210b3fba57fd43459086116746b03dc817470c106c5ec0f2693345fba2d486a8bc8ab7559be09893ba53324fc17cb15e622e6f70909f6690f63c71f5de6a4a043f0df21205adcc68b9b3f8659f9f4dccec26ff23c0af218c48116f639d958531fb47f95ed01c7afaa61fd6a0ffd0b3dba911b551561c0f06d49fdfd9de2175a238e1178f2d95109b7d2cf987c20d190008e49e7e8fc1bdc51264065eeb7c4f6767f69a26a66eee784cf86bba6211c46a5c73b0c58397be2aa2d36b7089822', '{prac_BEklGOu9SGs4VZCkg70XGv}', null, null, '2026-11-16 07:43:45.364+00', null, null, null, null, null, '2', '2026-11-16 07:43:45.332+00', '2026-11-16 07:43:45.364+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_c11FVpoKupXwResfcDyCfo', 'prospective', '\x01b932cc98e14175a300c99b978d9fafbafbc1ebb8cc56d19afb3b5d924881332590e8a662ea5dae5c114eec936912bc9c0cac3b7da14b95b724edec9ef0eedc4f375306bde6dfc451217fe13bc619d019e26dccd872520ad9450d17f414a1e7ded934b36c4b7491d8f3c60a6aa353c69455cda7f0ca7bcb07319408217afd17192200118a9d1487ff3e22d158ff9d4c9e413b565faa57f1df3af1f8587ec021e6138928597665a87b89175cf638b1c01a41bafbe246368637a3ded55f6925d1201d113a22db40012380b0d8b2b85dd27c56e0ae59bf5ec97ea86b454cefde8ff9f1d3d8f5bcccd35a08733ddc69dd8b49623fc74d19323411cf45b174a30214f9fbab70c0decc175cf10bc214b644ef022de0fad292251f4d737d1e971f04c07abbdb5992eb8e55d57365f0ed8964fef849c8d4ddb6611b7a0ca7c2f2f13845628267f49b062af063e3c78cb9ea5d32d53d579a9c506528a5102c55ba032d32cab6d6094ffa0e448277da5074d4f81fb41f70544db15413deeb7665e899f9e0d358255dbb692e174c25926f148657d112824d0e69d6f7b5b0b5bebfd0539bb7b6c09385bd1625b300e2e4c27dfa2cf9be4042b5be0ea901e29ecb', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:43.923+00', '2026-11-16 07:43:43.923+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_g0QQpmkyIbF2yqrGZM9vmm', 'prospective', '\x014cf4bd0c2efc0f7fe3c50477cb9e5395d814dd933a5b4ae977166a37e3ade37131f59fadc3b28708216c0221cb6df0e316d16c76be92579f42454228bf92fe0e3cd9e1f24e55d1f7c2f45a37a2520102b14d92445400add977306c62a56fc9e266028cec2e0f7a9ba4315e7471a4aa67e482685e42311d9cdd5f40f5196d76123bd458e0a2ae8625a488be04fd48ad2471af5173626d91884157055679cd88f51619fdb96b1128f5a2d9218c629a5967d8081ee101430be44034111b7457ddf932adcde750604bb1968b51480314d1e7558ba1b6e3e6a4d51bc86f362e3958b2147d697dbe70d3bfed3027bcb7fc7eadc9e95eb93d1e0f4bcdbadebbc1d3e4863e7471b6267adae58d167586b6f64b6c6bdec90cc908c870257feb874bd1c3e8bfb160e7fc33ec80c7bbea81af03d953330d698135b1eecf212b31804ba48332ea66fd122edbebc46c93fbaabf0ab62132d2670bae75c15bff22b608d34570a33bf01c7afbe5cc8122b801251ff2fc78f7e80d95b61efad03ce8af260994998a143de02f6b3398f521b3d4fdd272eed7019ecdb4ce4809c7caf8800e18ea934cb7293db94e0b063b7f1b2682035eb5ec3222209567fc5e636d69', '{prac_6o8icPazzrvTlABFrdG3mP}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:43:44.127+00', '2026-11-16 07:43:44.192+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_hsAg1cHsaTxkBH0SX9Sy8N', 'prospective', '\x01745d09be4e51a8b9c1ac5ff609fcd645487ec4b249b0d0e5f0e2045ac68c94d9ed546bed67f5d601356559aea26a7329d6af7f029ffb1160e4c0e0c441f7f7dbac15eb38d5e4a230b8ad5e916cda7662511213907e97a4e9c608e243cd1681bd66648c56770fd26eb834225ecf93b170202668becb8ab13d11dc09322626bcb259a48bd73ca79289d11407ab79597a24f203e067a11330a5ce72129861ba922a697cb87a1d2dddef864d7464e9ed38f64c3473bfe028596789059097f225699800ff1b57ef187d71493f8d159d0038d9d4348a994d4f996b46cfaccd87ece670ba0744bf712519da47a079246b1a2b82a9986353d7eecf4efd5da540f917680f65dbe3ee3c0dfe03b74941771f05832b1bbb57846b0607b684331a40760e2d1351472db697834dedc7165adfcc5ee1e2b748b9da662d26d74d7b4201ff81334f3d99c567d7da23caae4303064484d76da603c9a280e3457c36bcc90aba140660f96d5e71e652d488af9dea7ea6bacc28c600aaec90cf9f73b5ad8f7b8f60d7e960d38748f17e6c0b28259c9f4303dc919a14578487da41dbad938ea0b78d0b9a93ca72eff51f56058373ae50945b8cbda6e3af2805cea018d03d', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:43.975+00', '2026-11-16 07:43:43.975+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_mEopk3rtv9fcFQAtZfVcq3', 'prospective', '\x015ccaabd0a82d076b8ad2f2212f9705d5b220b04fe4cb3ce534af71dbbe837e6d73f6ac7166fd18df5d9a8aaad385fb61504a8e82138d70474cb44060d0a4d3285963c7e525b2068ad0bfb0e1ee581f2b92aa262ac7e1947dd87229101ffb101a71c0b67d07e6549c0c3397fb437acbad34a9602d0dea8101037b52e74db7b447feb5d1f24ba7feef925225168b70dc61c3074a3c0434bd3139cd77112736e73469d2a724bd105959aad97d2ef41fa1f6f633771c4fdd84fbdfaa2da1806ca646d61799af9a6130b351c80c59d15df46b769c414e75b55ca10a7b66fe6b75136031590665cac4d3870d5758f675c8e37188e783f4dfaf4ede8e92b2ecddbdc107327086f0712b826b8c0fc3e45e55a057bf718476ea1064a4e97135531e35ef2004abd88cd61f6cfb181542289870a839cf71361a85d832d266eb6c7161156aacb2fca7106f7eddbbb6e8d77aae929c287ca6ad1a110b505688b55feaa367e1224538afc331ef33b8fb6c802aa81f3325f6f43eca3ea3cabb54b129b01a395ac26669734d16f8c842d508fc775fa90f202036183d81cdbffdba2439137d64f800f8f85c2a89e157d9a88a09c2d43a30dc8b03135eb83a4197b428', '{prac_6o8icPazzrvTlABFrdG3mP}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:43:44.298+00', '2026-11-16 07:43:44.308+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_pM0s8cSvUQlmnm8r8pHR7u', 'prospective', '\x016cbcb1cad78e0b9c40d96ed5dd6fedee0092c80fb38801384bf5beb11bf1df90d3233de8d1cecd30595dda9e7bfa7b69986a0a9823327112979396c7c38df75c3cff34c6f3f45ccc44973d0a197b8fd15e3799789a51688a87b02ab253c0cd7140733b5d06c1ed1e4c53508711b4cae36843c8181835e95f622b6e6066dd1d292777ad4dc2334e720180dd54be76f59630a8f110a65b2feb789986a74c2188a577bdc574e9243b52a1b37f89ea47d588c097a935c8b20cb3a3de4d98871df9ae15f3be4b8bf13e51cbf5226c889fb3ed71adf044fd9e4cf1fe7622a21754fa33b5c85670bac1e1b7fc00b66134c7e365d7a64c3c7a29009c0e563391ea67ca1f235cfedd827bb954e77785f7eb6852f2da833befe0b1e40dee9478696dd516daa6578196c6fc6df5da1cb5735b05169a9288c86537eaf9ff821dd2cc06400124b849aa45c937c666e15e1e8c55cdeec12e74b709bcf4182216a14fd531adeb525965cece60925b2cf8970f71b13446c3f3424b44d6eb3c6eb385f9cbbc6964fe2b0d44563c77d36c283f35fe88a124fff28b3fbdd1eea631a2ea711ad4cdfc3a94c6ea61090d4c11cde0108fa286e0639fddc700c5a33ca99320', '{prac_6o8icPazzrvTlABFrdG3mP}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:43:44.254+00', '2026-11-16 07:43:44.265+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_uOP91EFosYL2yWh08GE3ke', 'prospective', '\x0150aafd14c805b96f75b73f6f978560a1f2c475c07e6b63443969c410668bef63d884473af42018c3c046b5c1d7b27d5d5c3d2402ddea79b37ba58f3de55a684e0591f80098057933d1933e6b32c898782d85430072cc879c6476d2181ede983839d82790a8bd218edb490c893ab073c4ae1bb0b1d6e76de979ec9bb94263d3238dedce3093733716c6d89f287213b8f2f183f58d36e3c156b812415770041bc7dc033f30d23c8fb95f1eeab588969d4cf37c2c862a447519c2414d12582f6a38faec32e615c2ffa80a4de2634306f960c4c01a41a312999a231e1da4b98b45b725e1b9aa85e89583b17e3695f76f9dc09f222e34f7f49658bbe912e17fe97d5dd15bf03efdb2f703856eb257272d4f5b77d3b12a40d092b05944da9ca7f84b8d81422a36d6d263ccfb7d14f30000b8cc69b799b0a1b7615d1b6f3e1a30c6d564ffc00abd09785e7ea44a43a07a0ef024726a2b9f7cd9589691e5b0274cc0d64943813565944104e34bec2cdef94163072d10779bea69fe0671a5de1e897bf06fd74f4698494fbde49cf8690a3c6716ee21ade207707b96946ed9d5afb5fdd2ebae89c6a15c68c0fd2a7ee6d0a208984a2e2a964083a3062bbe2c', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:45.252+00', '2026-11-16 07:43:45.252+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_vtLf3aikDLPSQEDv9CxRak', 'prospective', '\x01b00cc8f9242ff56d2678380b70443dfd0bc9eafd183b22ef907a6831f8abe766684b8b91b3a4d413aed6a6e8ac840a549d5f201de3fb3ac06d62380ad89602c4649c28eaadf89dd1e07f5a30b4e56740f4512cd64d54b6033b83d12388c5a228d6a312180c7d05e926f466f0de2c9ac923fa59b232e40af7fa75ffd018382e0e5ebb7bafc1726f15d77cb589b3b424e9111ad6ed458f1178bda07b4f04cc1977ca3782e6243a27451714f33455295634a99901d2d706002d49e6411b6b7091dfafc90e2a6433e47815dadcf95a79861e1667a7ac4d87e3504158b0b6cedb18418316ff425410f3a249f4b759423a5e443a49e553c510342c6608a207cc3b24eb680a0ab8200ee1f36ca30d50632d0486f56cebf38b801b117e0721cc5d13af2646fb1cf32ed04726e33481e4ace43f18473ff7101c4fb4f01d44872ace147d15804ba94d4f5228d4bc7c28f0a851c7992d55ea96ebcf5bc17458fc1750dee8fd157e636519f2b50f7620d7136455236adba5df58e89cc599d59277155afb8fbb4257dd0a21b916d13a98052b9bd5badd3f51570f02e5850b9aa139186c436ae3c30a9500fa7e796e36a467a371d8eb464d361e6c96e02c884220', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.495+00', '2026-11-16 07:43:44.495+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_wiLXUnMxHOmXU0G14TENPS', 'prospective', '\x0127e1ff02b3bb18138ef36f3d5ffed4760027301ccd167199421688e9031695da76be2b9a0750f3da6d631a1d909f957283bf379663d6047966a7c786fb58b3bf94d0ad8ad7d1027aa9bea2183ed343f71bd513d405d8f4ee2e32e114cccd46e15066e79c6c5a8b0d9f6149e16c5a44460a10cc749645f5dce58c39b97f730e148805ed35c11408710d927de32ae9d6a8cafb50ffb5edba5be9510f96e6cfecac2b47f9df7d1949e5cde7124c2149ae5053e8eedcd6d2454faa5b8b4f058a11c13b5bc91a862138a590a92b7e02570283a55a457156bff8d823efa6c5652dd08572139f2406472a187106f23252d146f495e4b4a634b66e23a75b4d56ac1fa63101f384e3764f8d3c2a70755e2321acc18d26c58dc9665664ac01c950e015d83546f2162b2f7a9346ef3fdebf99c7d3ba4789037dea5293af53e20ee5d1b8bc6c9fdd89f1c617370942b535d4e50fb98d52ff2deba97cc6cbfde9117e7b7c01438c5a2c6d85df8c76a9588ac2c313cf78da31f235c9c56bcaca32154a2435f904b48e26b95a1e2e6bb8f7be411d5f1ebe95a9c6964c88f50402b0ac6bce8acd7b42af24a9e04732224058d0365375bcc22550f095eb8cbe3b92466a9ffb6cece1e680d720b417aeb6a29a0e', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:45.442+00', '2026-11-16 07:43:45.442+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_yJYs10dxu6wbFn5KTfiaEf', 'prospective', '\x01071760c1665dd6b37ccf327573ce8d70a4f6d07b850e51ec89c16797ed43a6dafbf1894be3d948d766ab99b3a329a7ed578c7564999b900f7d0b2f58420c138f0abcdddbcc14994501c49dc3c413ea0fd27344a68cdfac2c9a17124447c68bbfbac78964b48e1d670f755c95749b2e500e73df964f8a2b183428905d59c60256ca82280f4841e23fb5e58305eccfbfcb4a6c544502458fb914c74f36dd8cb8b5e470497ef836f72d431a006b0e35f79723e16adbbcdb4288caa33da99ae4f015eba62caa3762a061971dce4e938d10b2b666ff636945fc0c6d9822e0f1dbed38bf71dc4790992d0a0b1aa66bb527b97b28f22d07e87f0bb9b869237b183cacbb87b3cb30f66c451ad1a39a3dcbd647cc22bb0b1daa2834202db7ce4c0957e45a901925ddd73deee66555b935952ec03ebb31b804497ee94160e4bef9ecb779344c4a200cb13f548970acc7e24465ba72cf456f0c27cea3021bac227632abb8ab36df6486edd3ec548144a6172d53bfe6b946d81bb13d3638a0b97a532156e4695a133a3a57673bd7f8296d56038afc6cd17d9a20b758eb7f9f7abd56e01c7d1347976c74a9e59c8c5a5150e1a3f118e68ebfd09268aa7a775040', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.779+00', '2026-11-16 07:43:44.779+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'con_3rYvnMAHHVpkRYBGl1W1gE', 'per_4LsUDhilGicSMxim6dl0Li', 'financial', 'granted', '\x014f53bd66e4aad63ee584ffb2c4ea2e8a3dbc725c4d3f53f682696dd562376e76ba0fe99d20b50a6fe02a31eee3c88ae44c93872ac2cec93976394e7518a1b1cb47ef64dccebc95d625e931082f1be4d7d1b551b61388533b39f20392a28049903620bf290ac04dcb6e3dfb21393890fbc6a6d17503d1c8c4b2c2a5b8e66bae14f01c4e14f95ee410d087074b1ca1ade31e4358b689cb08ad86e1780660a49e7823214ed3871718d2db0f73aa7f2a6ff31d4dd6ae5ffe6696a477b3d5cace6a20e257b59dfbd4a8f5bfe097f4f288e0d5e139dedf6c9dc2d2f17044b6553d0c534fe24ed5bb4b10ed864c50fdf77551685bf34c3e3af2c44697e4246fc3c20a34281ba27b218d95eb56289b64cde3c0a8e6c1500e6523822f339be9c674c3052e8319952f672a274c6844738f88dc4b19cee3304cfd39c9faab03c5a9a8149149113cd167ddf0e75cf2bf0bc1d2c778a0d0704084593caf5c5ca9a612eac5f8edc969f2cf48768d03f198657f4bd3e0d60ac298110a5a31659ade7be150946d2d1fd333631448094e650c762f90f2680667d0f78bcd5a39c7980b9bc807598799ed81e6f83101782381bd3e4cd9ff669aeb9e18c3e993db602499ca4e549ceb8dc0c400b3dc641edc7afad87ce68a823cfbbd602578bef1d74f16ad64499b1cb365a69732588b7fc4926161783a452601de74944afbd1897247f73bd081b5abd15be0b2ee5e08e35bd5b8d3eccd0d0e94dc33c53d92112a661cf250f445bbaa7d81d572916939107f3488cd2e6d30e2405b143e127b673c5143dfd0fab2b6505f393bbfd991e3b582a58ba1b21ed10a95681db8d73554b2a540291185c07097f42877c6f59e9db1fc69c55ed0cb4c9014649f130aac24c8d52cfe0ec0a2b2f4266e24906c56b3af968ca0c7d5109f998a9bb5830937ae4e457d40b9e7b04d89e1a5abd08b3eb6b5ddad629d594c24c0031c0b5e90be754167b610ce4cfbc0baa7b9195ad3e568038faaaf054567b5e248fe8a392c66699ac34a73c75dc34ce36a5551b070ce2ae1540c7f84ecb544d337d7a6b2a3d0d55921e047b15ceccc7f272382bd927340c20ed42c14352ade31ffa9a375cdef4a7cbd7fdadf19ebfd51f158acdfbab972af9cb327127be6c0890e1ae4b6794350bfc904d08026325d33e9dbdca84ef972285b10', 'permit', '3', null, null, '2026-11-16 07:43:44.858+00', null, '2026-11-16 07:43:44.866+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:43:44.85+00', '2026-11-16 07:43:44.866+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'con_AfQhVphGrSMmNCWvj0hRsl', 'per_DLNyDYbdYZIFzyJF7z2yVN', 'treatment', 'drafted', '\x011a94001b6d5ec4982ffe6afe7780bfc0bb5ed280ec5d9795e46177629a7df5607e1e1b8162e838f869a129b9b4d148eecdf89a7d4f924cacb974489c534d7c49e4b2c3e2675f4c631b387d38fc4f740d19ab13307be8f197e17e4153d098c10283f1f2e6b60c9d04f28a7d004eb58a07e07d5578b7dc84052d2355bec0a596be9bac6f14eadd4f43647db8ac844d3374a1dbf21c24a21e9362160fc1f5fbed17a0398fc705de475b79acffa65ae2abcef4208d2e0442960234e155befa019a08f08fbe384496bc53717c909e3bfdd7644cc4ccd68eb4825319c9cb651d19620f86e9fa2d048b6e745edd8b65ab63baead8f4dd95a6cfe211f1a4af9905545a89bbf094b46be6193cabc6a45f5a21c99014f1b0a290e7a0ede0231560dfeb07487a9f29cf640c744c05282d4aab98c6551c663f3683c1b8f30029781cd4cb93ec22ba36f84bfb3e7114d41f4a52ec79b90db23d117d8424f54b219a867b5752e91da0622a308f212d4ff40c976cbee282a828ad9ca6077548264b966d18916895388fb9add5ea57205efb5e55c9394f08d81636e60934d719a60db256d0549169f4e3b52ba7f2c7fe853ba8e557b3adb426efe8b2ce1d3d', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:43.957+00', '2026-11-16 07:43:43.957+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'con_E1Bi4NB5ifDbrOhTdKvU1c', 'per_ZOF77qdrFHAJnr0oycsPpl', 'treatment', 'granted', '\x015d8248d5389fbacb6879bd9c167a039d8ce3ba7002315eb3676c7aba0886c7d2cde223a69b1577799ec4eeb23734f1e7d0329cafc15bacf5c373f76a11e85b48dd70309bc42c185c04d9e20e9e7f03a3a09b4198ac14dbc2bf2ecc75600b3a1308a4a5d3b606c1f12bef132e19f00b11203e748a3fdf5bccd551f6f29b15abda414459c64bc33905ccc3c519fe0f03bce04c9b63c08e1d527bbe18be93243d6028b9ea5fd59028ada181e2fc875cdd219e9c11e29efa46f23568f6862b6a7671e15f664a61b360ba13b9ecfdb6e3fb999d0d07eecad7496cd922d11dfc565aa3befceb817e6efc465eb2f0cf427a3c8369717feec10188fa62af6b76f34ad1b9de207bf992277493bffbe07bfa820d4f7645b3ed9f937f62cd8199922dc500f4ba0cf4bdd0080411f771db462ece0909aeaf9b6bb42db235419259144f8d9bc80822ff74977475ae20459c8244af590313b1df39eb528edeb0ee294f3dff18c2b0fd8989eca08eded7601e8c2148d372fd7cc4a9e927fa6adf73f23aebd928d64d1466f35c84ffef456bb3a940213a2b70686006ab61661f37b4d1b8d79d2861cb0aa692c8439a2967f4ff25436c3add96908ec00870173c69d43e79daa6dedb12bcaa65ba666211633733ee474a458ee29efc6b1e13da870f323dcb35a53e1143c54aef3ea9d9db4ac6133e68c99f4111b1a197dbd665636477b0f1a92a90446084fad999856f015cd8cde7173ee53971baf1dbfa9997d870cf62ed49bca0eb5de9eb5515aeaf2848cd7203ddf91e42b6ae2fc3c66a3cf10c68107d3ffef02bc20c6b3cca731856836961d57e0ee6adc40da29bb6fe42e7e6268b85f6b0c6b5367d475b24246e6bc5bcc00d785a44182dd4c09775576f62c201bafd475dab188cd22c4b6571971f17d3c5e73a01f083615de5bb99be05e481678a46a69d2143a24cce6f82bdf360a87b006d89f65d804eeeb371e5747d301c4c0f69f42f2238cd333d702a09b25aac2c16db9382d1e97992b7f06b14fceff6ff0a5446eef63b98ee1d1d6eef07a7ec7530dc86bccbf6d3f473d3b71846b8199a08235f50edfa07927a27e25a5536049566267e72531e7dbf84f708057c70c3d7278a35cde7ea5c401014d96b6c2f9bb31b06a6b781baefe8e74bd9450827230771210a0f710a', 'permit', '5', null, null, '2026-11-16 07:43:45.348+00', null, '2026-11-16 07:43:45.354+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:43:45.34+00', '2026-11-16 07:43:45.354+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'con_NpPdTVQQmXvxHiU4BCCerj', 'per_2ytMHI2ukJVp1bkBPELOzu', 'financial', 'granted', '\x011addb56890a9ea2add2c839047b443cd674653ab8eda7c4120d1436696aea3499c9b724347e68fcd5b39497488c525c031c2a9058fc6350cb1520f6e9f0ddb5b13f4dffe64e55a78709a99ac42732528791c49cab2d82510dae5403089fa716119e2e7795117a1fb09d2259e71f2e2bf255293f58331d497dacb4fc94ab3fec0df4eaab4d9664afd69171a04441f1b9878592b8104f01b4ed6e2beec93828cc023fb695ea9e426a142c0b556254bb5b2fc000aac70a79dc50982fe6859238845356012c91ec08f39d14a81a15359fa9410b1916a8323cda36a7e176c5274a834976ba9578eaee6397d36e2a3ca8b9852fe729b535aa0af9fb1dff676d1dbfebd7eada20d2da5c71dba0c40dec33ab60a95dfddcbfed56ee6de3b8f084b546231f49d517b17521acd311409492a058a5e583958b905fb756cfbcfe41557a5925bca697be503ecad89725aab5de981d22180f2acb08ef0e2005b622faea0e3ec4a4ffb5eba83107ac7adb659e7e208a60808e7d4e35d8ccc5e62f66c02ff7a535ffb279a6612d9c29b4525edc2662e10c824b59df8efef86dba9bf72be57236db23d3e1fe998b4eb3521651ca7c318a480b2c0baa0c65d6fe48deb0d80d1ae903eab6a2c775e15950e258d4b43d057bd60cbb1b4e94fafb247c1dca5571d13ca1c2c778d10a8c2c9463a847b913b40537cc1d17611c83fcf4561151ab48f430858dbb4b3cf93e6ea78d2f9c6fc86d44aa47e4dd86fa347c80e9128f258ebfe40771d214482ac5156e8c16521524ada20f1d1723c8b5da419c221aa3c2fb21ce268864f062331c1e6f714d8c2cf05cdd282b2cc5fd17d3520167dfa2ea458e4dcba30c3b44476232e53d66cea4247c7fc7a0cbbbb3b682c6c2bb1023169ece57aad0bbae1ab2b515624718c9168819fe5f13dd3417ca63f2282f46b546edf502875fd31c382700667ff7360aa283f078a9f393507c3bd9ab8c1fb2e91d8dd6184240625de0bca73a71d3a4f6627231b2113c130f3775c9e813a749590d520da0e0135884a122ff1f6cfc8c60140aa173caeebf18cd237c94cb5629502eea11a27226cf781362d2f4e04118e77261d9e96d95fe74e90f6f84d3465d34f2e499c6115b7fb63518ddb271cc09f4994d2a3722468ce67919bdc4e965e1720ebeb2d7311aeb60202dbd46b0ed8', 'permit', '6', null, null, '2026-11-16 07:43:45.518+00', null, '2026-11-16 07:43:45.527+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:43:45.509+00', '2026-11-16 07:43:45.527+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'con_RxL676bj2YCZOb2FnJvD7I', 'per_OyOhs9xVt3o6Q19FzSoUNk', 'financial', 'granted', '\x01948368284a9791f236b4485e2ef9444d2cc4183852cf3af455604e77a2f703ac720d46d3c939c7bc95ae0f0199141389e929973a94e070bf823efcca253826a91ccb0d376e08f63a46e12cead1ce1598f7c5ebc00e016d8643fbb5af10a215940b1a68f97581e83ba4646edce10dcac339b97817bb22d1ec91544e19f710c3a539f8424e1f07d837f2bd59c3da9e108778b9365fd8773afb6c402512da76a5921b5570d720ae97def78b3e84dccfcfef3674a5b5e56ee810f3b8504131952b0b92f55b739bac2d1a3d4c2d7d21c31435424be1598c38c27a6289ff024a5eee8fb6e1abec615167a9754d504886eb6fc2447e66d62f75b84f6f5c3b165ffd83c5740220195b3121439a6ffd8886492f7b0b73dd3c535c94751691ab6e3c8245f73b4e6933b5c044cc2aa6734f89440de764525168b9b6facfc68c77e4d156a433c12d804a4893c6dc97c4363a5584c129c498a2992f5b8fc8ef799919999b68858e3a4ea829a38a901441887d0c886a94c731153f685cc8cf4dcda36a367199952b2dff76685c4f7047b5661f7b316531c42af33297c8294c2e9ad4ecdaeb44b4c3e5d86dbcc110ffab9261301cbcd77522c93c15898479e32709b12e335ed247ab731871a70127e1f39a0c1ef028184c58de946434564df171ca0051c92dbf614ce591945bee76cf32951ba891ac27b98ceaffbc6c947fb1c59d60d5742f2b71d00c1226230902b944cec164b9231d886bbffd54c6c8e0536d34e6fa4cb8adb6981f6c6ffbe8273e8dbcb60cf07b891cf8a74de0829db8a57a95cb93cf6ceb451b2e47acdfb5ec2d78993428568a5463b8129caae08dc69cc60d793612d4c1d44c481e2b29823d98e56a3206b2aef438f8ea1b003bc711d74070142ff1cd97183fdd29b16094a8b82575922ea56054debe9002f37fc757cad4330043b95d63d9aa711f7b7a17b88a28a092531ec9b5917baf91dd9d20dd0ff3a559ae227f8b8fef467791f571e0e742b4622c67fe45d2b7232584d12a376555061dea72b20ed8ee82fd910702e528537da794e606f6322c4c2917db8f95e9f8fa16b795f118219b191da835a28427e566074b5f6ac848830f109ddc4aefb8c98383310eb2e8d6015130cdacdd3d8161736ffa227c5f173c9878633c689eb8431404d67c7bd3449fd8de117e400cbcf4', 'permit', '1', null, null, '2026-11-16 07:43:44.745+00', null, '2026-11-16 07:43:44.756+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:43:44.737+00', '2026-11-16 07:43:44.756+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'con_a1cHlGKpKJ4jL13ShaasjI', 'per_Sm6kXxtEFLM4eqbihrEIDA', 'financial', 'granted', '\x01af75174fa540576f3901cc5bdead91cec8f6426735eb67088ac24dd16611cd3cca4dcae79e8d48f28b61d4397157825601c97cf94e02dd7f88ee5ad8f8d418a626c3a0202059f33d712e74d023a0499a02e7dfcdda7540008346f4980ac91b41485f5ed504e7edb8c3723433c0c07a71d3b1ed734bc5b2e44ceacb2d279f395814fca780b5c1ea31c69255357e678d87004ad8f01b54ce1ec505591fb8c65024b9fa80b079604bf4167af9a162a49846594dccf00923015520b8c8b285258cc60cb9b5023194a10a8790ea2dd208cb48d6d6be8f312834f297baf2a06c894d5f5d2962e809923e7f5785ae57b3c75a18d40e1611c157abfabbd2b399b1020df3d3737018eb944a4765f109c90e8bcb91b6c23295ace8000d548ae84b59b49a46917ff5913ee6d3652223dd4567051624df2a6a9d792e557dacc9804c1674471f18fb23505a36e36ccd098768143a6951c5339f3f555cecc8a2044ed801e43c8caae5ff151c02ffb470047b34f1b0e9c92058ffacf7eb4df28771b74931b9a4470028bc982a9d273d8035a6d830c45b317e795580e303ad30c768d3f1ab9b1e0e7598b1a1c108010549d278aa03154cca3b020ab51ebd95fd4e465a358cc4ca9e51a30dcb46e40f4db1b9171d480ae39740d9f7989c284b81424d440686ef21ef5fe6b8a6be3b957932a5df1394d7fcbd53e252ce45451f6bd741c21598e6df5ce9faf637eed3938be85d23611abb49e619af312b91d6542b055ef64983b0b61c95a624c62458a23ff4207bdbee45583b93d1f74dc81413546d7dd636807d0c6c8235c54f0a319cc9b0b2beb37a88e8dbca445abfee183f8c82de83b34eac8ba47a92bdb23b2cb318c1d087fe473bf500e863c28091129fd2755e1d322ab24d03ca4ac72f64aad435deb6f6f9af7b4d87e314180764ba75eef8997cdbe8dac9ff21b777181f535116e3a044f1ada0a66c2f48a214b256c83443150cf17225c52d29769d7775b61b788dd91e4709c470482a1e0ce48378cb438535d384781415c0c20cc75cf1cc975573ea1935dad539714ba4a539c3fb3819af291c676d8ed4faa433f656b01730d00dc6789d9971285bbad677060f547e0e497d5d23f03f87372f45a3b446c789173e30159ebbc183061a7cc2cb08d399be941cd7e18939b24aeae418b71b2b06c908', 'permit', '4', null, null, '2026-11-16 07:43:44.965+00', null, '2026-11-16 07:43:44.97+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:43:44.959+00', '2026-11-16 07:43:44.97+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'con_mII5sX23czRGVgLvfB0zSe', 'per_yJYs10dxu6wbFn5KTfiaEf', 'financial', 'granted', '\x017e166ecc40f2999e02951d58156c919d92363748ab1d95a7860b29911293f652fd7d206648f66568e7383a858d1ec223e2fe893193339357033391c024da9ea16b95d52ad4e6016b513423f2c613ce47c2ac4a61d8800b50d4c3d39e45f311c98bf1d0e35832734273ed5e46956e861e276d2a9aa19f674a933b488a2bf4bd55216d4a3fbec58e5cbe0ab409e6f69aa0d6893b5ca17e7b19d72b54e1906e90a18c589c9757f3c078807babd698092f9af1d817e22e5be1ca6972b9096ea28c606f7c417603ccee285d00ba5572451826f3135c151fc915169d1445572e187457105c0e2e264919e89bb49da4990239017699fef3160503d8d093168b8b442cc466fd4cc259ee78576f6722321d776b2a20f8300c9fd4034b114c234ef6f8280f6998097f10fb0cdc0f913d7532a2c8d778b56aba58a09c7e9437b8c351fabe0ac9e7049987324156e32e6194872b3a42d6a648d7ec16e3bb501e610f287f0be227b509968bf4e4561f30ccb8b16d85c5c33d69683cd5e656ce104b8b86dee7e6f934bb6e816d7adbedb310cd7bac022b42e441504de2d61097cf69b8b37ce468ad7e3fe9171d659d9eb2368c942e7e6dc3b4084a8dfce1f33d0cce297f09c91ddf91ee3d31dca0f7bbdcb235c7216cb50cde4fe9cd6c35a6652dbded74e3829bbf18b4013a522700923235bddd1bf6aa88ee8114bd23744412b18cc12404546954e87540443e732fd3fa8b581848109d83bf4603fb4816860e472f875a940700e3e3a2d390ce0d58cb30d78e16a8a688fa1512a4862d4bfc0f62f6f4189102d30abb68e3163b8a1bc75cca074340bad95fc08d000973aeb363a5aea1eef3d2afccde6364bf31683b63405f9aca29604e018a37c15ac5c28e2e0f1f8ae35103bec3482674459c6b02512d06763ffe7d12ef1b91636470cf551553e6553c1a6548ca9643d7669c78afb82296ec5373a738b0aaedc5d0121eadd68037fc972c0563d42f5de0e8c7acdcedcb0024dcb0521482af836c0f11108f49464932cd686ee2a5e8f49bad67906c01589ef7f642bb931028277a9e37b81ed32993a5bc89cfb52f2af64cd89100faa0c7a04708af8207f9de13f3f1d70d33cb2051d2c72b623ef74798441c1f1708f5a8650bbe8b2786ae57cc1bf58cf31032bbdc839c75332a50e55fd0f9162dc4dd', 'permit', '2', null, null, '2026-11-16 07:43:44.799+00', null, '2026-11-16 07:43:44.805+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:43:44.792+00', '2026-11-16 07:43:44.805+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'cov_17OesUAsak9GAGEpZFAjim', 'per_yJYs10dxu6wbFn5KTfiaEf', 'SBX01', 'primary', 'active', null, null, '\x0134e3480f975ad4cc13437b0152dfc29b4f93ca029d44a41ff48592c6eecda5631f03bac15f4a9c57ae1fc9eda49c1c80be41516eddc390244631f0eacafcad8cb6acebc5ab25af144c86da6035fc9a2ff4aec1a184fdfd14e6a7789a5c4f68ed3731abb0dfda423a88380ed5a603241a01f6e239b3fa053aa6b98ee1eb177034631b719bca14b4fda46dfb92dfdd86cc5e79a8fca40d7e774cb7e2093818f137d8d7c41502146bf04de0d231420ac8c6ee7b464d0d465b42f7d3c0b285dab447be34d4f6f598da342fe885af5f8b4608c4696b7775693720a0457f1ecb253acede7219172fe120206a2f77', null, null, null, null, '1', '2026-11-16 07:43:44.785+00', '2026-11-16 07:43:44.785+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'cov_K80xgdEmcJPuPYKp339hhA', 'per_2ytMHI2ukJVp1bkBPELOzu', 'SBX01', 'primary', 'active', null, null, '\x01513cdd49008a245ea69ae4537a508cfc332fa446c72e213a9423126039142ec4cd78d077c911fe80001faf4b21ac49e9a71f6a9f7b29fe52d6aa4ce762af070fdb372fb7b0ff04546c54a1cecb0df3999542be45b0f7c23e4d7c76845a322ff25763f215db2bf3e677a5ba3f31e71af1ddedb6d732094b9c64c71e0e673184c6b4b38aa431324f5332be52e8632c79af08658493982dce6a837195addd16ca40ffc4654166a89da095f0afa3ce8c874f23c5c66172b3478ee1274314ac00545a719deb1c437216b5368e613261e5d6852986796a7d7c2819d0f040ddb7c91de3648a451e45f511e0f865b4', null, null, null, null, '1', '2026-11-16 07:43:45.498+00', '2026-11-16 07:43:45.498+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'cov_PNCo79yg6O4NuXJ3CCMKX4', 'per_4LsUDhilGicSMxim6dl0Li', 'SBX01', 'primary', 'active', null, null, '\x015d89dbbf9494ed68ebc0327c95e038dd792010d2bfe69c9fe3cc671cb235b7b9bccb566e2c424e65fbd48ccf3004d79a06383197687177e3d42c9892effe8956ebb6234f06c2b250c93d7d56a137b586e21d6c3abe2b291bd07d60d2927c1a8935bde2ba68725274a4a302b1c3d16c776ecd5b4530c2c507964a3c538fb3b7e5d581334d5a7995e250d723dc09d4c13c22b662c3a71461229455acfbcae879744c566667c37a18916938c9eda1deb7d6f5864796eb5fb0d68b6ec4f65eba8ecaecfe4a43ddf18b888accd3f956cc42841c5d317e513f17beeed4bfc0c6fb40adc61e4ed06cc7a6108d91e7d6ca6076233bd8e33236b192ca9c60d73dcc293e193b93dd3be0', 'elig_RHnBz59efyPaz9vy9aRcQM', null, null, null, '2', '2026-11-16 07:43:44.843+00', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'cov_W858nG9TaWpGQvsbnYWdmg', 'per_Sm6kXxtEFLM4eqbihrEIDA', 'SBX01', 'primary', 'active', null, null, '\x014cee89f0199c7094de4012e4d79199bea893b47bcd841fcb54f71190aa7c7e20b16284bbcd516c4a77a0c8c42a9732269dea5d1570283dfbab9676cc4873b18e2a6fc9af5b616e2435ae78cc935cb9b51ee1075ced571fe1ee56d81129a515003aea23d95988fa719938a70b2d02b61d70bab74b91658f443c730f77994f5d979fc5060cd08ed4ccc893af204fcb46f59828d83b598d9ac84ab9a6d9d7acaccd2d794bb48875035dc97de5531aae65326cb63e7d43ee835c07ced2792257002c2550f10d01d6987e8cf7cadd77f2fada1d953572e837d9885e5c49e4ecdb05781a250e6dd1ad539a642d77', null, null, null, null, '1', '2026-11-16 07:43:44.951+00', '2026-11-16 07:43:44.951+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'cov_y5sqpxXu12WSh1dacrUxwA', 'per_OyOhs9xVt3o6Q19FzSoUNk', 'SBX01', 'primary', 'active', null, null, '\x015e47a3f6939b37e364428d238a5598e042c360f0bd568915898ff5e195f2a935ae3002164241030ce82a3273a55d348444345ad576a68f11d166e6521ce55ee1cc614b412c48e37412a43df0f7a168d08761e4be00af6907f0d864ece605650102a9fa2c0079b5ab42188c1a97ca27962f13bda26230ade902cee693f86b63589211cfae206f9178519bb7e1adfe971cf38cf23e4d5f4ae44f4881f55ef8faaa228ac06ad0417a2b949da11ad7779a2517f1dfb4621f769a59845d4b887e172d69a57a5b1b83761063d57633f217836a02c4c9d1f17fad2d82f130c8c82a3902a8885476a69c2a912bdbd1', null, null, null, null, '1', '2026-11-16 07:43:44.722+00', '2026-11-16 07:43:44.722+00');
alter table coverages enable trigger user;

alter table card_images disable trigger user;
insert into card_images (account, id, person_id, coverage_id, side, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'cimg_s0YVcKvPucJ4L1WpJ9AQsG', 'per_yJYs10dxu6wbFn5KTfiaEf', 'cov_17OesUAsak9GAGEpZFAjim', 'front', '\x01678acbbb5e01ba75e4ee44fd897ece814f50af9fd1858e1dd4d70c2a60c50094035c4e9b7f9d4252049cfaa1ac51802218e4aa53b930d2293688ebf2c4da2b2a0521e5cf1e578592f98adbd6d4b0fb3c97eed92c88b170b7c8ae9fbe486f80a6f8cce5430703e8b592e7bc674f581558944d0dcaf910b0f1d96187e6d5283dc36f899443f9903fbcc813c08185b76c49fe8ddd31', '1', '2026-11-16 07:43:44.818+00', '2026-11-16 07:43:44.818+00');
alter table card_images enable trigger user;

alter table card_image_files disable trigger user;
insert into card_image_files (account, id, person_id, card_image_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'cfile_0tVMHHgR3g6jdF4YkH6mZe', 'per_yJYs10dxu6wbFn5KTfiaEf', 'cimg_s0YVcKvPucJ4L1WpJ9AQsG', '\x010b6bec93313dea1c57d4b26fc933a9113b88ac9517b75e9c4f3360f9f2e832bd7d3ccc518111d45d5d4b33ab4dd48ec80c228131333e793c7f5d5036bc5afea315288775f32454080ad4f41d8677430f752dada6b6ad7eb722dc5dfd4c54d8ae00dfc933eef4cae7cb36a63f382cfa134ab751dfdee9e614495edc76132195a4b35fc1a2815784e340ce', '1', '2026-11-16 07:43:44.818+00', '2026-11-16 07:43:44.818+00');
alter table card_image_files enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'dis_IPubp490F0Ay3De6sKEU5E', 'per_T28VTsTl7vVjif1IIBLIDQ', '\x013c125066d6e6678c0287c60200d1edabd6e42289e1a04c27c3536682571c4d51a81d08fdecac4a7169d67dcb8f806a8dba0ec6d3f9454f858f37b0c434ea5be82bdd4dae9b2b235e7b3a6dca46eb1292726a832f187194b6b87dadeafdbdc9a0012a0f49749e963950cc879a2091960c2e4e7708c196195b3d9461d44307f7c2655d4983acad8aafd3d7f6428974fda1033a0dc3a6a5bbc1c23d09d9b27c81f199711df6209cc932bc65f0a3e77c26f9d5705baed724f07ce5062562caa207b1a30de5f9a684b0c2218a887474bd3e3107f9a64bc541462a2d158f6bfea3d41809c3d91767e5c11f2e1b718bd3b6c541d5452ff8b2683d0a7bf7bcf0548c55d6ea798eb79e4d20cb9ee174f18c1ae1ae0d807c18b15fc4c0ce33b8bb2db0f25c43226ce6020684e31609800755aa69e63e78a44f3461215e8f1743d76b6b4f6fcfaf0bbc784efe9037e13fb098fee5bca1a6a9a3146140cdc7a9dc80a8bde3371a9023481bb292c3b1c3934d3b16166b34859727767d2b6c7c8d7ff12f6ddf0f3e17a5a846663e30c97d66d48ddbeb560a41df39360315e619fd47e327ea26bbd2991618eef9d00c3a11a8026663a4b2c7103a24ca453c5a1f4fbe04aee842942a671f', 'dec_aYbjcjalbaLdpsS2hW2pww', '{}', '1', '2026-11-16 07:43:45.141+00', '2026-11-16 07:43:45.141+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'dis_VWB9YE4T5c6UbFXy9orL8c', 'per_4LsUDhilGicSMxim6dl0Li', '\x014be88faeebd52ecf2ad4f4623dcf47dbe8379766d3f410a6d2f55423c703d7ba4d5d987efda1d9f2c9e0f36dcab718baa97140387eb16903d5adf22418dc7228e9579ce639deca62144ff3be2b81652248389020c329fbae664584a2ef54967cab86298bcf807a9db4df1df0ae7493e7a90700dac247028918448244cd6114900046d837a420d396bfb0fe2eddecb05290e8f7d067bb3d603b2faaff827e954c2762c5f01c39c7dbf61915c146b67b5054e1992898d487461deb52c926f9b17f8193389d3e393024658c50f584643da814def0584196fee2e7ca07446ebc4a257f9a7eacb28800141913219f8b665e267a765a85102f6e23e72a268e9ca9c42f9add35f7315f99cad4b6940bfdbd634b95bff9d9e9218f1fb004beb283d1a01b3cf52d77227bb1f42ca6e767c205850c968c597d93395834c49d5054b07978827b231489378805067c81f0d4f434ae6862b89be832740b406b06b2029b7219edeab966ec331439ff10fc805f892809ad61e37d1a4ea607c1857574534081784c3760938a80fd8355810c0d8a04f234dc118b290abef80b33513d042b7c9f40bcf55f592d1ba4057f8824eb', 'dec_ZfyMbpKtrl5XAXzXjNen7H', '{con_3rYvnMAHHVpkRYBGl1W1gE}', '1', '2026-11-16 07:43:44.876+00', '2026-11-16 07:43:44.876+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'dis_c6ABNaOb1CmdLFirvrYbvi', 'per_2ytMHI2ukJVp1bkBPELOzu', '\x01813e6b9ebcc91b4a9712de5919c6b0f87d77bd018e31c6345ac689b7c35928c631eee38a22ee9e740d08be43ed8e2bb2523bec502d04f7b90e7968ccfbc50790456a759de62488efbe91eb8263237f541d70d490d0b00ad3bbb68d81fd7603760d9dcadc0879591a8865eedf8ad9a6d8a0ad254c5eb972d1dbfcd1949329c55513b6f4cd5cc6531165cbfba29018e93cee1015e59b06028a9baec7e3e220a14e4ebd06c9ea1352f44cd6357881dbf0ee736e2565361de6469da8b700ee834702b005c68cd517e1f9beb676be07727a90db944a2d63c33e20c461a038e9b878765b45a90004c5af0fe774e191b8afefa7597d85c4d4592d5a07e0ac9deec433b03122da1927caae8589d24b6992add2cd0869cd762758b71f8e6456d6073a0507219c500d7621f6126044ad1adb99588efbbd16c3780589c83fd4dc5cdb05e074b82c5e84b4a60fc047527aa01c042633006270ba64c45f7dc5f57c3198d789878c4b9c10e535ba22e24e8dfd517640740ea44a5b298c4a486983bfcd62291caf1e8fbcd50f4e32561e8237d0cac610e89ad30a17c48403645ce21b9ecdf9fbe38c1775a947d6c156bfafdbba4c57f9c3e4a127f5660804b636669acc7e056778bd2dce0fcfec7c3bcb70c831c1b3db2b8b', 'dec_pesW5GsLZtxMRPQ3g573UJ', '{con_NpPdTVQQmXvxHiU4BCCerj}', '1', '2026-11-16 07:43:45.556+00', '2026-11-16 07:43:45.556+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'elig_RHnBz59efyPaz9vy9aRcQM', 'per_4LsUDhilGicSMxim6dl0Li', 'cov_PNCo79yg6O4NuXJ3CCMKX4', 'SBX01', 'completed', '\x015424f1284f853621d7fbd957da03f41d2ae25c416e8cb24f9b31f68b31543495fda73de8da3f2d4f65714949a587e4955d485160f73d238208d1be564648e6fe665217d4c4e97c081548cdfd6aae86079e1ceb6d8cd732dcd3615bf724ecbbcf8894d9e7c05e4c8925f5537e3c5b02a8b08e538ab13656526c4aae8ec5102a1df798209f9c6ca1436f8f95966fa583816ef193b69e9d2d12746376fa7f900d80a6e9772a5cda2a4e00f4adc898c5c0990892b9de7f40283aef8c7b681f1b0655a905e8fc7b78354ee2cc5fd1c8282133d5130c79163a97f3086e13a95c4c54243fb6291a52e546f1c0151c6feec1f120ea4fcf6542cc96e374ff6745c3068570695c7b6fc2d68ee6bf681c126daafe4dc4f056f36ef7b9932554545c6ab1947bf4a3b7e50bdfc20acd658a06a15055d90f092ab94bfee26d3b72920a89ec0959654ef84b5219f621505781b80aa09c6dbdad9af445b8d2834d6f37b48f6aed80bab4a27a17c65bdba5c9716bb17c0a60dd20555c043bcde7a9cc0512df2544f6f91dfdbd6b72e4ee010c0b630a6b1d9ad21458e66aed0a6e3f2ed59b93560c5c1ac5bbe9d0ce250efec9804faa42d0409f4b7b97452bfd331f4b6c2f5c1ff46a126f2c4b830a8bc2b00c8ccd6670698117da1fba47c960dba5b56068c551b319ba6b5215bc50073ee136b8d9514fc5903fe98a61097655d235c9d14204575deca6746f68ad0ba8cf030deb21b0e73c24acd387529791cf73af23e9ee5a0b2d66e3e57e1b94ce04cfdddfa763a482b3f1386e361570189c71f60930c84cfef6222a89263ba3f23c253f5edb3b006bfa82e777e9b0f5c2bcd9b42387a58e6ecf8b64897396924d1f33caf4d79a175831e3e7fe47b52a52fca75a953d6053342f5a8922af731db270f6c989b309ddb47f7c4e9b03b1275bc0717ccf789f60ec8a33a7843c2711cb11c19ae99f185a703e95bf43232eebc6881a7f141dd7fab5afbcda8938e35bebbb28f972f7527ae761b17ca8e17a7fee276e8cc873f839f17cbb233b5ce1f15cbd487975d02154fc1c147a4996fe949059ced64474ef85d9c10ebd20ebd1c828d20b4411bedf777c82e22d1dd9e651caf2a4659a38da411a2185b535a5cbed0b50a749ddd63296b04628ea18551cfa13da4018770b795bc72ef56110935618f3ea0d9d4574d30c21f0aba0b5ddde4e82aff1fa859bf6bf7def2eddddd20cfda6a729f4bcba6baa89eabca41b12dd2cf45c92df6fb677b4fb0fe4598d1509e63a5c524a1a7ef763455c8f868f4aec0175cb3ef2e2ba6367e6923121eb891d7316a65fb779cfa09a4bd9cb7d42836567b9dadd91514271246c7cf815402ca4429d2b81c5fa06f7c61aa57b39ae54bd331750f356f71cdc931b59fcbba727213fa3d83ca3f0a0132308e6185ba62ea4db6a79b233e8071f28b58bfe44e96ae6f0dd6e2419a66e2811f0ece1d3a2f6dc60e95a31fe9af32223754fb87cd307b46e384eb1a30429af62f240046f45d719cde06d4ff41d91905b71e1092979ab051ed5c47974d6bdfbe8bdb12b8681ef316d50bd6e07da97a5f1bcd02835a54b89882ed58ef1c189afecc5834513ccf28e2d7507e673fc663b4e42820ee8dad5c0bf2b0a5964553181a3324acdda97721e9ce4b5f99dcf0cc78f788a60bdfd1177488b8fac6c7677adfc1e1e5de7303f87e3f9dcca53f76543359000dd2702e660c8fc6fffec212fb9e0d98f01abbeba34f50e9d28e3553554af8138ba69f925ebd7b14b0d876d74e27d93d16151e41d465d3de48657dfd10d594ec342cd24b8582f6d33dbbc258dbd043e1b3570e710b139f11f90418a939a9e663a536709eba0dc9dc37513c151dec84b885142f65a5d68fe756b53f8a17ad0e1a6a6a08b733ea767de5f06715b13e7d45ae09cd8a2017a66def1f0b3a470b2f49548212fa9c38ec727ff5ead2b8910860a9d1592fe82642195e46f367c5e63d8795236272b8283a98d97591151ac344a8020fc4b730322dbc7245e0f9bedb19853190c0e108d6502183352c50a041cda63bd11f09bc3c93b4a4e87b371fb5a385b1b9caf10bc4c366e28974e21abe2bd48323d3f807a417ad2adb35930f651a425e2963493fe4f8efb1ad393dafdca50bb8764c2bf3754adf1c7c9d397b9b16a01d1dd91f5506cc365ce40a7de6178772bc9079179eb453563d051bd81421e6c70b5635685413880c0fd6fb170bd87f751ee951ffaebaa38b265339bf198fb91e72a60898e67f73fd96fc4362125f49962da906d47af63022dfe1c6cca95999ad147662010cf16b4f8cb17e136297a7ff0636836f3a6015390ef9012db1f0ed1099ce8c6a7e623cca33265db29031ec17f82413c8397a2935d081fbd013b6022fd843013a1b2d86ee9b61becffdb3b6db5c0196181acb8618ceaab145c7482915048a5ff0945656dd135a7553cb5cfcf25bc1fa3009d6b3890a154579db3b45aa1c8f0f7053b12ab531456b98d7c46d6678a3e364633fb28d1cafd4cb37dfc5d06fbea670bded6dcea10370188bf8e7e4058f86e3b62cc9f1295028a87e2749fc9ea20095d92c298333d2961d3e94d3919dcdc16c21642d095213837b87ae5b97c9735b9bfb4aab5092c09834a5ce7fcc4fc210f03ebea3d82aa865a4c1c5f519e1b9daf553bc1e26f0b39de812603ba46ef6afecaa69bbc832bfab90630ce3f20b6e46a5eef05dbd2cf2a5b042cc78e81586f653c5deff34f3685ab53912728ce9cc052462978abd165b0adbe320dd5d9084d00f6386d2ccd149dfdb9fd088a1a5713102762782bdd873a2521bfde0a8c2f49de4bc9ccea94da6c98a8950b97005aa4783fdddb1ceb1228003e1a3ea88067004548e2c48a3a28302f19c9e83fb7d7fed3a1276144aff493e1f739fc77ed330b58223ebafa5b784e29bd11689ed8796b51bce6da277559e98f4454e65728ee8cd2d09664f7377bb6cb82c0ecdcd94dcff0fb4980f84cfa49e2a7d19afe172b5faf67f944ab5c5c96f4987eff83b829f5ca3d65e87036778f94c7fb0b830fd11ea790191922e0a538ddf145ad387143921d7cf97a1f823a5b1d06a0a99fc7fc88cf091727d3bfa1ba20bda9b298bb875d5d35fe5637f9a566de3c2f8d32436f0cfc9ba91d31557b2e05507102cf5bd1c2744c20b9611f51e922895bf9e467932fd32f0bc51fabc5344f9bb14c2894726a3efdfbf8433485c0a506217ac20e27923bd76fdde9ee2f9f7dac65750776391939c560d9d7055f90b800084f738f0ca66a0da65320b1ea841fe23310a6671698129f70ce791332b63c6b6310133f8ab8d9b99063aa8225859d0825e4eb3e65cbdd08faef3c9b698c0e596c94208e3d7cd9346fbeaf5b2e3fc941781ca611b0ac1ecedea225a043ad8201eb3e73b61187fdbf3b692b0207499e977de71adfea8d3f4cb689ddb069863691be37aec9f606aeb594f561793c2b35ce67c4195c7ba296e02cd0745c6847eeb85e8fbde24fa3e2f9cc2bb029d048dccc68f82743ff16365c9955bb465de618f6a47e8141a41fafe98c389df97a73813b4747010af77e206985d1f744150678de08718a29382cb8922cd8fadfa7f2366c8b861cdc58d26a465a92529051fd5b6efebf2f0d57b1274f11df7e93a96da26353f0664304c74fa9ed186e8051cbd6c7a992491fd47078e0c76f762a7dba74d02b138d16af928b4870db336ec3a1b81727b686bf7ff97110bac30001127c5c29e793b06e1483b768ecc8b57a2f6d637644b5b011e33dd363033a8c02e9bb66ea492ce644f8a5c4c08015bad35cb36a9d55ad5ac3f8ef1ee3f19bc1b6f5c990b1ed2d5e39a08fca5d0ffaab0df709168a19cf25141109f5e16c526dd99e655d006953c6d78c61a42c20ea148037fa6d268bbba89534493a3322b75b434bb5cf5d5601e27ac1c71d1d12576551e96246a04f91753b3177e3315633437b15c378d3c5c9fa87cf8b06d135d299cf4f3e7db6a36dd417079e04b5d41d85cad5d6ebf6dc5b93159b9e98302838fe27fbb54459a10ece7a3d073399f159bb40287c715119a945cbb30b59ccaf2bc799a6dcaeb4650d4a45435dc0a3890448eb822302741ec667de93f0ce8fb286cf78ff392bc493c158ec584662cc303a62838439c6e5de14ffb6bcd434cc07ab4cfcba508fe8bb7e072ba00893f4281d574e97bf8aa6b370ff58cb3a076e311117681bfa27c67b9ee1dd3895dc29d00a6eceb15456106d75ed7230b1f017516cee64e5ec1a2e35e92b37209c5a43f361c459a236b952cde3495e29b9b64632a9cd1c98f3e8fac2663b6f418209d4265b4e7dd68f39bbaf3ced67589a1aa9d24c20b52e1821907d7b3d36fb2e7203ec48271820b567218d4e8a4c040037fd7855ce5a9c92c6b71dab9267223b37e0bb8ab07bde7f0cd21245e5bfb9064e1f92f5f18bf0a2d0dcd389cf8089624e298b3a6a45604cbf02abef454d188dc178989fa71dc6661aba50798c18a742134eb2bba0eddceeac2d95829ce054c1ad65dffe81d066f49780632226979b2c7c3ca3023b6e44d704d6b4ff06f12e68cf95800ed016100426edf21e5fc44cc662761cd8e8f52a394a6e931759433f6e782ba195ac79db4f99f1d6b9121121a3b7c25185deffede34c1ba62946b82b16669507c7a13bb88baeac6e96490bd1acf29e5eb4fb3f4fdd7ff98c9d8c3e1def25ed3814c4b9529f46c9456d6d3cd718de29d09890f8315d8765e2c4cb203d4b6af644845cb18f47311e9470876c961edca5ae0c4543ba62d55bed52bdd690de98c764e7688251313c761d620b49fdb66a854d375b7db87ee82ade7d930d487d446fe63c6c0fe576ea155c4df08bbf6e8c72f2e1481aaa810bc117d179fa1a701ae2a5182c426f4f93b73d027cc6cbac7aa251be1b0aea18cddaa1801fc886efa7094000e21bb1c263f9960f7f8118da804ff004e383046b9aa40970afc0150bdcd8dfb07c8f5793b25d436dcc37df87b4a91f4f58669c4f4fc8fe827d3b98899c47214e2c48108b4c6c3e4946bb6f78974aa8231600925c637dd0b4a0a19340f38d6fa6470f7f3f3293c1d5d5bb9187239501badda07cc9ca3264592a9017932e05e06ebc02a4dd2370f545bc997296b97f2ceecfd795f7ac7f92dc979460cdc1c2e258b7b432656672d8cdf107098689ef66d562c011643df86d1370fdb7c7ac860fde4796d8eb8c290664286d3d8f89c1afa131417dd42d94468e203e41aaa143622623646061224719089e525c0e808a6210e8262955788fbb2b69a2ce513bf5a5ca1991e5b1487cc6b5ef9687fdb4520ef6d252ad9bb2b85cc703d824badf0b621663d308f3ae8751b615ab58fd570dbbed67f9dc44127af051870f03bd76bd97355bc8a1b0ba8e82ce2ee591def418f89cd1e7e9818aadfd8841a25e1548a3d97a60a8ab3ed01204179326c539da65b5c49474b6b6155559195ad343327b7450e329b3c37d79bf537b6b47f0e99ccc1c0235ee99002cee6dc62d0bdc98a56970a862a5ba977f3a010efbea6359143281d2d00590f18f9a0e4e3eb3cbe43dd907d94dad6debf0cae3b855d2365ffec7597bc071d1fdf3d20e07ac3f5e39b78fd61b2526683842ad70bca5bbe48937a1056807d419a66723b44f8906239c0694cef1d499', '1', null, null, 'dec_ZfyMbpKtrl5XAXzXjNen7H', 'dis_VWB9YE4T5c6UbFXy9orL8c', '2026-11-17 07:43:45.627+00', '2026-11-16 07:43:45.627+00', null, null, '2', '2026-11-16 07:43:44.876+00', '2026-11-16 07:43:45.627+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_2ytMHI2ukJVp1bkBPELOzu', '\x619bb3b401a5607b02b086e44eabac497c5b4726a637f554c429864d34a8c8e1f7869f0591039e01a70160378b1fdd9ee499326208f1606f39fa6e14b7811261cd09b2ba38ee89096a3045a8c8', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_36XXmK6YhibMvzRxtg5EqJ', '\x619bb3b401b9fcf75bd41034fcb9e3d4c78a11d2b707ee9c686efd31c9e978658900cd0aaafaab6f0b4f4af159a4955e3d53864962b88b5c3dcaaf4cacc226a0ec920db87d4764dce9e8db7f40', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_4LsUDhilGicSMxim6dl0Li', '\x619bb3b401aad00fbe935200a7d7376fb448f8f5310a37771b27fc673c26302dd1e1d16c98c4bc5832d184478f9cdfaa885a696558a3f0fa48b0cb4b5b2cd9ee5fbf2f6956e97da22b6087c517', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_7FHAlurifjuUZ5DpVPmO8X', '\x619bb3b4015c6d2b5377dc34e93308257cc148575e3b546fd9dee61d51547b4be44a3e2a9c74c6869d71d3bfebab8c803ae86a642786c7085ba95049031c325bb3a6ed87898c99c88916f5aa97', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_DLNyDYbdYZIFzyJF7z2yVN', '\x619bb3b401b29cb09b9b7e44fcae10caeb10979a73efab734bccb0e3c24c9f013590add921a2ece8521b8f7514e49d36c715752df0e8e76f4ec6e48270f661ce2fb525d52d4044675ba9022722', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_OyOhs9xVt3o6Q19FzSoUNk', '\x619bb3b4016b6a511a185cab2c45037caa2ee4d2c14d99f98e1e8f5594eced3640eb0552119754737264cb9c91033d1e9899f6ff72bfab4217660893f710416d93620918b8ee3eba10ef94246d', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_Sm6kXxtEFLM4eqbihrEIDA', '\x619bb3b401bb686e7c81db5c262760781ab3896b099bb22546f5abb250a18746fd6d9c39dd1387c82ed498e0118005884cfcc69ea54a09dacb30c06ae7c37d68857f874b994e4f3d31bf6a3115', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_T28VTsTl7vVjif1IIBLIDQ', '\x619bb3b401ef58173e543d8e21119a0ec210a8130bb8c3ce26ab5a21ab5bb97d6a4dd10a84b8f09355ca492993c056145ecafe97eb7b4ffe39a88dbf7bd4c7f3327db34db000061813c46d80b1', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TQpR9f2z79rZfDR4GMGjpl', '\x619bb3b401f2ffc7fd23be890898d611e7c434b82469b95ea998369bb4585ad7fd9b009ea11979525ed75af2cf7a2063cdaf930e089bbd40204411568506e53461082a571a8e2a91fd833869af', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TfSZktTmRU9BVPm0ni0fLY', '\x619bb3b401a9b58e561d50276e0888be2d8911f0c83cb69aad6e7b39a0ffaf3f955558f02c0395c79258cb6675f51c91c8b31d8b58408534fabb9896744caa305ad72ad5765d606f2ca7153ac0', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_U5xGA05PnETamNMLESHMzt', '\x619bb3b4010ec2197a2fc99b597d8038c1e51308f1894d3d0978b2a43c72e44f2d74a8b8d2f0a74edeab9706886d1af4b0139a29e4bc5ac6a549a454fe1d92440227e6b4735f79610f660289d5', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '\x619bb3b40181459b37093f2a3f626d4fb90b4ff52bc2b6aa96d036179d4d859942147200edef0c886199696aa3a5a3323ebcef640c5ad37cc44d5fa964fc6d40e49c61dd7aeff7f97873125bf4', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZOF77qdrFHAJnr0oycsPpl', '\x619bb3b40178c6aee83a023f70828497b322f8428ce65302616fc1427ea7605ddcf2911c6aa286e4924577e113c110de09b038b7238ba0b56904cbbf2afb05d1295e7589dcb428e78181bed818', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_c11FVpoKupXwResfcDyCfo', '\x619bb3b4011352a95fb3d31476fde4ca3f76db4c5367557cdb5524bf568793ff6388056c427d734f5ed0d353c4efd1aa291a19ebb2a733c49c267f58c66653a009c9fc843c41d25a02c294b59b', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_g0QQpmkyIbF2yqrGZM9vmm', '\x619bb3b401feee8adfff85fc2f48c53f87269a3188fda0e5609ca4bf7aaa5b1bde640b24753f554cf6694db181e307a13a4ac871740030cd1adb310133dad0f701e5f2335e985693b2c440cbc6', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_hsAg1cHsaTxkBH0SX9Sy8N', '\x619bb3b40120ab0b13ac38bf2febd6eb9793669d193995aa18eb6de9ab712d81cd216d941074ba9b70441a84ea169926d51ff88bbd9d8d5a70d3a01864980f24c4f74e1b3ac4e23afc07216fb9', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_mEopk3rtv9fcFQAtZfVcq3', '\x619bb3b401ffcb2466025d1cdee23b69a43664d83490b11e3bf8c7bd1d8bd5b9d95b41c69cdf6b7febf4617b20a7ea2ed6a29478a6bccb09f44a0a906d22073d1bdea2d71ac2628cbf81c5086a', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_pM0s8cSvUQlmnm8r8pHR7u', '\x619bb3b401fca8d7dbf0ad3a203fed3410a8668d06fe989b2473e709c5d8f689d40546f5c138dbb392951979749f2907ec4ff3f050e42097d5d3dbeba182894420a45c1ed48688489455b125bd', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_uOP91EFosYL2yWh08GE3ke', '\x619bb3b40164ed4198e5b9ba4c03d1c29915c76b1879a60d1d76ed5d7f8fccda62e0487afa4c6202b4d616b1b6e6d2fdc6dd3174f1a282bc96f0c82e525224051ee4d2cb6beaa631e36bf6060c', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_vtLf3aikDLPSQEDv9CxRak', '\x619bb3b4018162343785fb4fc6ce1df325b0303167b1ca66ec73f854a386d5c2d38f8aa80554ca221d26fc8b9c076d320af08bbb47639cb0c04087228b23cf5ee5e2f3112f88da46f610e8e767', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_wiLXUnMxHOmXU0G14TENPS', '\x619bb3b4016c40f5a56dcc8a6308b5382f9bb44fa9f27eef93c7730f6d572d47c380daee14dbb60e6490a1c5884a8166af2616f46a90a4800efc60936584c7ce752cf8f99ef3a28d3e09ee1d29', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_yJYs10dxu6wbFn5KTfiaEf', '\x619bb3b401bec443593fe7d465b2b5d6f948727c4315ec98f600d5049316a6cacb38560c8df2e65398dc36432b7f2e899c6f82217814142ea0f02b494c5e15d9c1a452bfd3748b089d5e04ea1f', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_2ytMHI2ukJVp1bkBPELOzu', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_2ytMHI2ukJVp1bkBPELOzu', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_2ytMHI2ukJVp1bkBPELOzu', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_2ytMHI2ukJVp1bkBPELOzu', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_2ytMHI2ukJVp1bkBPELOzu', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_2ytMHI2ukJVp1bkBPELOzu', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_2ytMHI2ukJVp1bkBPELOzu', '\xdc45f08bfa8b282733c62d200d658335'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_2ytMHI2ukJVp1bkBPELOzu', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_2ytMHI2ukJVp1bkBPELOzu', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_2ytMHI2ukJVp1bkBPELOzu', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_36XXmK6YhibMvzRxtg5EqJ', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_36XXmK6YhibMvzRxtg5EqJ', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_36XXmK6YhibMvzRxtg5EqJ', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_36XXmK6YhibMvzRxtg5EqJ', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_36XXmK6YhibMvzRxtg5EqJ', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_36XXmK6YhibMvzRxtg5EqJ', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_36XXmK6YhibMvzRxtg5EqJ', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_36XXmK6YhibMvzRxtg5EqJ', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_36XXmK6YhibMvzRxtg5EqJ', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_4LsUDhilGicSMxim6dl0Li', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_4LsUDhilGicSMxim6dl0Li', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_4LsUDhilGicSMxim6dl0Li', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_4LsUDhilGicSMxim6dl0Li', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_4LsUDhilGicSMxim6dl0Li', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_4LsUDhilGicSMxim6dl0Li', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_4LsUDhilGicSMxim6dl0Li', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_4LsUDhilGicSMxim6dl0Li', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_4LsUDhilGicSMxim6dl0Li', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_7FHAlurifjuUZ5DpVPmO8X', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_7FHAlurifjuUZ5DpVPmO8X', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_7FHAlurifjuUZ5DpVPmO8X', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_7FHAlurifjuUZ5DpVPmO8X', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_7FHAlurifjuUZ5DpVPmO8X', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_7FHAlurifjuUZ5DpVPmO8X', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_7FHAlurifjuUZ5DpVPmO8X', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_7FHAlurifjuUZ5DpVPmO8X', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_7FHAlurifjuUZ5DpVPmO8X', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_DLNyDYbdYZIFzyJF7z2yVN', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_DLNyDYbdYZIFzyJF7z2yVN', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_DLNyDYbdYZIFzyJF7z2yVN', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_DLNyDYbdYZIFzyJF7z2yVN', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_DLNyDYbdYZIFzyJF7z2yVN', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_DLNyDYbdYZIFzyJF7z2yVN', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_DLNyDYbdYZIFzyJF7z2yVN', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_DLNyDYbdYZIFzyJF7z2yVN', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_DLNyDYbdYZIFzyJF7z2yVN', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_OyOhs9xVt3o6Q19FzSoUNk', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_OyOhs9xVt3o6Q19FzSoUNk', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_OyOhs9xVt3o6Q19FzSoUNk', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_OyOhs9xVt3o6Q19FzSoUNk', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_OyOhs9xVt3o6Q19FzSoUNk', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_OyOhs9xVt3o6Q19FzSoUNk', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_OyOhs9xVt3o6Q19FzSoUNk', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_OyOhs9xVt3o6Q19FzSoUNk', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_OyOhs9xVt3o6Q19FzSoUNk', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_Sm6kXxtEFLM4eqbihrEIDA', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_Sm6kXxtEFLM4eqbihrEIDA', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_Sm6kXxtEFLM4eqbihrEIDA', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_Sm6kXxtEFLM4eqbihrEIDA', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_Sm6kXxtEFLM4eqbihrEIDA', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_Sm6kXxtEFLM4eqbihrEIDA', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_Sm6kXxtEFLM4eqbihrEIDA', '\xdc45f08bfa8b282733c62d200d658335'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_Sm6kXxtEFLM4eqbihrEIDA', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_Sm6kXxtEFLM4eqbihrEIDA', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_Sm6kXxtEFLM4eqbihrEIDA', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_T28VTsTl7vVjif1IIBLIDQ', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_T28VTsTl7vVjif1IIBLIDQ', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_T28VTsTl7vVjif1IIBLIDQ', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_T28VTsTl7vVjif1IIBLIDQ', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_T28VTsTl7vVjif1IIBLIDQ', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_T28VTsTl7vVjif1IIBLIDQ', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_T28VTsTl7vVjif1IIBLIDQ', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_T28VTsTl7vVjif1IIBLIDQ', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_T28VTsTl7vVjif1IIBLIDQ', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TQpR9f2z79rZfDR4GMGjpl', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TQpR9f2z79rZfDR4GMGjpl', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TQpR9f2z79rZfDR4GMGjpl', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TQpR9f2z79rZfDR4GMGjpl', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TQpR9f2z79rZfDR4GMGjpl', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TQpR9f2z79rZfDR4GMGjpl', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TQpR9f2z79rZfDR4GMGjpl', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TQpR9f2z79rZfDR4GMGjpl', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TQpR9f2z79rZfDR4GMGjpl', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TfSZktTmRU9BVPm0ni0fLY', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TfSZktTmRU9BVPm0ni0fLY', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TfSZktTmRU9BVPm0ni0fLY', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TfSZktTmRU9BVPm0ni0fLY', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TfSZktTmRU9BVPm0ni0fLY', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TfSZktTmRU9BVPm0ni0fLY', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TfSZktTmRU9BVPm0ni0fLY', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TfSZktTmRU9BVPm0ni0fLY', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_TfSZktTmRU9BVPm0ni0fLY', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_U5xGA05PnETamNMLESHMzt', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_U5xGA05PnETamNMLESHMzt', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_U5xGA05PnETamNMLESHMzt', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_U5xGA05PnETamNMLESHMzt', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_U5xGA05PnETamNMLESHMzt', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_U5xGA05PnETamNMLESHMzt', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_U5xGA05PnETamNMLESHMzt', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_U5xGA05PnETamNMLESHMzt', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_U5xGA05PnETamNMLESHMzt', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZOF77qdrFHAJnr0oycsPpl', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZOF77qdrFHAJnr0oycsPpl', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZOF77qdrFHAJnr0oycsPpl', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZOF77qdrFHAJnr0oycsPpl', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZOF77qdrFHAJnr0oycsPpl', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZOF77qdrFHAJnr0oycsPpl', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZOF77qdrFHAJnr0oycsPpl', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZOF77qdrFHAJnr0oycsPpl', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_ZOF77qdrFHAJnr0oycsPpl', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_c11FVpoKupXwResfcDyCfo', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_c11FVpoKupXwResfcDyCfo', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_c11FVpoKupXwResfcDyCfo', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_c11FVpoKupXwResfcDyCfo', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_c11FVpoKupXwResfcDyCfo', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_c11FVpoKupXwResfcDyCfo', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_c11FVpoKupXwResfcDyCfo', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_c11FVpoKupXwResfcDyCfo', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_c11FVpoKupXwResfcDyCfo', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_g0QQpmkyIbF2yqrGZM9vmm', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_g0QQpmkyIbF2yqrGZM9vmm', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_g0QQpmkyIbF2yqrGZM9vmm', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_g0QQpmkyIbF2yqrGZM9vmm', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_g0QQpmkyIbF2yqrGZM9vmm', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_g0QQpmkyIbF2yqrGZM9vmm', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_g0QQpmkyIbF2yqrGZM9vmm', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_g0QQpmkyIbF2yqrGZM9vmm', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_g0QQpmkyIbF2yqrGZM9vmm', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_hsAg1cHsaTxkBH0SX9Sy8N', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_hsAg1cHsaTxkBH0SX9Sy8N', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_hsAg1cHsaTxkBH0SX9Sy8N', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_hsAg1cHsaTxkBH0SX9Sy8N', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_hsAg1cHsaTxkBH0SX9Sy8N', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_hsAg1cHsaTxkBH0SX9Sy8N', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_hsAg1cHsaTxkBH0SX9Sy8N', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_hsAg1cHsaTxkBH0SX9Sy8N', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_hsAg1cHsaTxkBH0SX9Sy8N', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_mEopk3rtv9fcFQAtZfVcq3', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_mEopk3rtv9fcFQAtZfVcq3', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_mEopk3rtv9fcFQAtZfVcq3', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_mEopk3rtv9fcFQAtZfVcq3', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_mEopk3rtv9fcFQAtZfVcq3', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_mEopk3rtv9fcFQAtZfVcq3', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_mEopk3rtv9fcFQAtZfVcq3', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_mEopk3rtv9fcFQAtZfVcq3', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_mEopk3rtv9fcFQAtZfVcq3', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_pM0s8cSvUQlmnm8r8pHR7u', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_pM0s8cSvUQlmnm8r8pHR7u', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_pM0s8cSvUQlmnm8r8pHR7u', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_pM0s8cSvUQlmnm8r8pHR7u', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_pM0s8cSvUQlmnm8r8pHR7u', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_pM0s8cSvUQlmnm8r8pHR7u', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_pM0s8cSvUQlmnm8r8pHR7u', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_pM0s8cSvUQlmnm8r8pHR7u', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_pM0s8cSvUQlmnm8r8pHR7u', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_uOP91EFosYL2yWh08GE3ke', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_uOP91EFosYL2yWh08GE3ke', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_uOP91EFosYL2yWh08GE3ke', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_uOP91EFosYL2yWh08GE3ke', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_uOP91EFosYL2yWh08GE3ke', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_uOP91EFosYL2yWh08GE3ke', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_uOP91EFosYL2yWh08GE3ke', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_uOP91EFosYL2yWh08GE3ke', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_uOP91EFosYL2yWh08GE3ke', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_vtLf3aikDLPSQEDv9CxRak', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_vtLf3aikDLPSQEDv9CxRak', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_vtLf3aikDLPSQEDv9CxRak', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_vtLf3aikDLPSQEDv9CxRak', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_vtLf3aikDLPSQEDv9CxRak', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_vtLf3aikDLPSQEDv9CxRak', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_vtLf3aikDLPSQEDv9CxRak', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_vtLf3aikDLPSQEDv9CxRak', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_vtLf3aikDLPSQEDv9CxRak', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_wiLXUnMxHOmXU0G14TENPS', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_wiLXUnMxHOmXU0G14TENPS', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_wiLXUnMxHOmXU0G14TENPS', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_wiLXUnMxHOmXU0G14TENPS', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_wiLXUnMxHOmXU0G14TENPS', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_wiLXUnMxHOmXU0G14TENPS', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_wiLXUnMxHOmXU0G14TENPS', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_wiLXUnMxHOmXU0G14TENPS', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_wiLXUnMxHOmXU0G14TENPS', '\xee7c40a79aae68356a02fc102ce8c46e'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_yJYs10dxu6wbFn5KTfiaEf', '\x1d23ffdd423a587e11227362f16d2360'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_yJYs10dxu6wbFn5KTfiaEf', '\x78fcb32ac2255d5e48500cac950e2525'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_yJYs10dxu6wbFn5KTfiaEf', '\x8f1379fd21f248a8ce257411fe02a111'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_yJYs10dxu6wbFn5KTfiaEf', '\xa1dc87f445158cef6d016c454b040a7d'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_yJYs10dxu6wbFn5KTfiaEf', '\xa366400d66f60b8d8aee038c81b4b778'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_yJYs10dxu6wbFn5KTfiaEf', '\xceaad63408435d92c7b0000a451b42b6'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_yJYs10dxu6wbFn5KTfiaEf', '\xe40a16835652e61fe238a8eaf1f2f468'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_yJYs10dxu6wbFn5KTfiaEf', '\xe784932fe6ec7e481243c40c1c9b1ffd'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'per_yJYs10dxu6wbFn5KTfiaEf', '\xee7c40a79aae68356a02fc102ce8c46e');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_policies, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_6QRrPDb5gjPwSu2UTwlL8A', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_ZeDbjU00nLcny4unPxphK4", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:45.155+00', '2026-11-16 07:43:45.155+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_6o8icPazzrvTlABFrdG3mP', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_6o8icPazzrvTlABFrdG3mP", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:44.181+00', '2026-11-16 07:43:44.181+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_BEklGOu9SGs4VZCkg70XGv', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_BEklGOu9SGs4VZCkg70XGv", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 07:43:45.323+00', '2026-11-16 07:43:45.455+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_ICNiW7vjEYSzuu4FHssY9a', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_pcOAAZCJOGpuNEz6PvblZ8", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:45.047+00', '2026-11-16 07:43:45.047+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_KfwsIhGbzu0szAg7lAvok8', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_jw8AUr9osN77XYk588T6hb", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T07:43:45.627Z", "check_id": "chk_Xk9k7TO4iYWEXL6J3xvvuD", "issued_on": "2022-10-07", "encumbered": false, "expires_on": "2028-10-15", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_hGGXzAY8ndclorTZLSOPGi', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:43.868+00', null, null, '2026-11-16 07:43:45.627+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 07:43:43.853+00', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_Kuzb0Z4RmrmW1FtH5RTATk', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_VJhv9E7VmGMxuEGfJd1mHI", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:44.024+00', '2026-11-16 07:43:44.024+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_O1l6fYIRIeeNIAYQvMBzaB', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_FPOJdN6DcoyB8it0955yxm", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:43.987+00', '2026-11-16 07:43:43.987+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_TY5lE6NhZwcFTHW6wRLlIk', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_0vB6AEGvdmYq7g37lgee4V", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:44.109+00', '2026-11-16 07:43:44.109+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_UtwxbDCxnfbaMIDZLli38V', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_UtwxbDCxnfbaMIDZLli38V", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 07:43:44.378+00', '2026-11-16 07:43:44.389+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_VYz9ehfBtezSOL2bBK48Pd', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_VYz9ehfBtezSOL2bBK48Pd", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:44.139+00', '2026-11-16 07:43:44.139+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_blvPhinltr0PSbpnWdB80t', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_WrIhg3E3tZ1MLquCXCjS2q", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:44.667+00', '2026-11-16 07:43:44.667+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_d4DQM5RB30hmMkASrfblrl', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_RwGxHy5k6xf9IP9LgaoWXD", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:44.074+00', '2026-11-16 07:43:44.074+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_deg09kwjjbycTgy5vbJkN4', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_KCoO9hWfc8yavCtIepuIgT", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:44.045+00', '2026-11-16 07:43:44.045+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_fcX484o9pyYT1BRQv3swLB', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_kkHgogtU0Aisp1xuwq3mj9", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:43.831+00', '2026-11-16 07:43:43.831+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_jdRAafcKVsRc7ZFIV85Pdn', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_jdRAafcKVsRc7ZFIV85Pdn", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:45.467+00', '2026-11-16 07:43:45.467+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_ojlV4qNJVzyy67FlG7wUfc', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_7iworCawaFLnwaX3BIIXv5", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:45.21+00', '2026-11-16 07:43:45.21+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_vg7D6bcpjsFFYXCJWlNNCW', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_5gbndjVTdmKNo6okutpmQz", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:45.093+00', '2026-11-16 07:43:45.093+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_wXdXKjc29eo9DvvspfHPrP', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_wXdXKjc29eo9DvvspfHPrP", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:44.92+00', '2026-11-16 07:43:44.92+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_yQuNHiGiZ75h74y9j3pqp2', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_9GkEPMgCnGcxRLlRnXUCqR", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:43.9+00', '2026-11-16 07:43:43.9+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_yj2tJmLNaQrFhaAhxkrisT', 'unverified', null, '{"use": "official", "given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:43:45.449+00', '2026-11-16 07:43:45.449+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_BEklGOu9SGs4VZCkg70XGv', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_UtwxbDCxnfbaMIDZLli38V', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'cal_G1QXppvD1wnUUY2Uj8nDhZ', 'prac_TY5lE6NhZwcFTHW6wRLlIk', 'Phone', 'busy', 'issued', 'kOZWUAyZ0UeCVg-yZneYPBGZNJTW72dNLb5DZAeOKJ4', '2026-11-16 07:43:44.116+00', null, '{}', '1', '2026-11-16 07:43:44.116+00', '2026-11-16 07:43:44.116+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'clm_noWmtw4icZ8YTEJ11tdjCB', 'per_2ytMHI2ukJVp1bkBPELOzu', 'cov_K80xgdEmcJPuPYKp339hhA', 'prac_jdRAafcKVsRc7ZFIV85Pdn', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'CHRNTLND1MJ1MRK8Q', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_pesW5GsLZtxMRPQ3g573UJ', 'dis_c6ABNaOb1CmdLFirvrYbvi', '\x014d65b5bf3feea1722539ab483f6d6bd13a87f5edfb1ffcbee498ce300b4d3588649679caee8d501133cb8a16141d64c1f014fb96a4dd76e84d3fab350043fec1318618ef5234e79f9798fa7f77f01ff66c17ec429214d71f05e89fdaa054518dfdacb8f936a26363d0f6d7c6edf0a03c4bec7d9bd8c5abf99845283466b2aba05824e8a4e54dcddf6f18016c7c28cbab3f6d80de3d28a6e0797009f26047338a37ff7e6696c9349874f88337b79e9893299ef6503dd3a957c05762556079d305cc75efbaf141b6f699599c646922e83402ea24da289ed6a6723b4cd81da291aeee9e7d93bddcaff629d1e3f156d4eda15a1a1a4bf813d7a160556e59676b3e49a0286510a127a66d77d868f5f265e19a71845aa91203871c37763eade0218c8fc95b6df458f5ccd5cbf72ee461a647f9a9a103213de90fe2a4cb315cbcccec5ce4bf3edc04e420a8cdfc4dea02b317f11f82f004560cbad25f9bc57a7b7971f2e4145ad750d014026094020cbac2ee76d00f2c903d50f23f792f1e16f56ecf71e38b887eb5509baa13247179fa5aff32efaae1d73a553cb9a778c7065964237f0fdd9c13cfa9d276a46e504a3f890ca393c08ca8c383af186db834469fd8734bd0ea5ab9bda0483558912096cad84694e305eebbd78839a4e0d56e6307754c86308500d77341fd4b87232c982c3a45a25ba70cadb3fc8e6a2044ccedb21adef7e5ae23b7916c491547444bf6c73710cffd3f05432fcb2c228eee8b5cdcb58bf1264d70fff7fdfba7a3587a2c5b45ee5e37a4520cf1b3897db017e60c5eded63f19a8c7570daeed4acd29f100567131d87f7b9cbf4d7c227f322c62e090fff57e129c7699d1b3688adf07d0e676a995f9f4bb7a4438cdfc97cacb8bd86490d213889f51e042a26627530a5578361c73c52b20bd7b9d82e9b3f9ea6bae68b2f6bbc7f2659d27c6ac829eb3315ee1940726db661a08688f1eb4354aaf0823a26dd91681ee092871754b285cec1d3b7ae3c17816fa4fae42fba9c18ec83769736f6a588135e2a3e40c4ca0250f62b791c0b74f004bd1f2f1a8afc959851274e4cc71b9c2b3fcce6ce10d9d568ba71e5e2f74d02929c1acb5d3dca0d63c6cd273e840ae5afbd358b78a37446e94a92802dd1dad73125a26d0c880c575fa31ea0089dc0973d7b460d7e1b3e786f1fed7f5e119d900f4bcca766e3508502a474d7bdabc13a38ddb34e4208e28ae03bbb65acfaa0ee17b0e25ac3be3f13d8622b2b18c2c4519787514589583b8bab2f996f2a79b2382f0d63b1f907887fb08df066d86a490341cd9d77c8cc0ad558e0ec457513d605ef0b854d6afe30978c2707b2574afee6f883817516d3515d72951c06d9e80bcf6a551dd90113ff5e6a303d8d3fb15f6885960d3803a70a744eaefd46d154f79ca8bda0ce21cd5a901d9150f61a136bec0ea4cf224ccbfacdf83f4c2fa3583b404d1cdcc375a5e8f6b22b04d04b70da2fd637fdbdccb3b125ee202b3bf460db562809553c1fe54cf863eed2a9bd5e0e757f7701238dc7f60aa9bb6049246b78424f54195cbdec331cd434665582b1f22371bc57501cbd41636e0399f5059d1d71a8c03b44fb12db4a3c595b80fa002a36f05d047b0687115306015bdebdf289635f87fda5b583ce8418404d9696ab7418f85daea32fa31ea8569378afddf883468d1976b4cd9a5436c53bbbdca696491c5ca46f5327acf4774bd4e83e3aea428fa8e37be630d02ba25e9899fa6bf5edd606251476648335c2d90d6311941e9207cfd1cc0b4632884815b6f9900eb3854de5ce9ec2e9d8530bb27fb1135bf0dc85ce9cd0d8c069e8b23669243a613d8876c1b1d9b467c84f83af4a13db2abe0ee9e76ba46e612d6377600e53f03f723b3a18328ed0ed0395241b817868bf49c4edd9ce8a9c66d4ad33b9cbf595034c7c7dde12e6694aa465520047a9e7c70d6f4c257045ed73276341e6438e5da709332d9b9317fc832a585eb1f3d0569b182ae6faba651723d1a7ac44ae4035172e590ab9898a1dc80255a82df0666e2a14238b3087468a9309fe9ebd20555b5533219006fea75b3c3985e48c8b3df549884677d566f2c484ef9525fba7c76600db6ee7be068f12008c96828de4c7fff7d55e8d492880f11c5db62b4862b1c474d256f58bba8f47322e9d29705df902bc1eff795f8eb9ae749871e023f049c9d416ad6b94efc0fd46359c73307af09a4095358f4d2ccf471379f7441e48c994cf17aca49d9a1294c9d20e69b6546ef99828f792a16ac295d6e4d04500142a2f5489f86384b369085b40fe94093b7ab44548f5ef707ec4f4e54904269e4e3613e9531a69bf1af3b1d0d5576aa2d5a', null, '2026-11-16 07:43:45.556+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 07:43:45.541+00', '2026-11-16 07:43:45.556+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'clm_xgE97lI4hyiOWBMbmJgA1N', 'per_Sm6kXxtEFLM4eqbihrEIDA', 'cov_W858nG9TaWpGQvsbnYWdmg', 'prac_wXdXKjc29eo9DvvspfHPrP', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, '4IGOVU1ZTQ04NMYDC', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x01e545c4b7360957fa9651624de2bb2737df8e6b8e89eec3cb76fc4f6bae4eb6c8bad6a495024bcb2baeed724cb93f7d596bd29ca2ef81d14891c8c19eb7c9b79f104e95455008df5e531d9e6442462b93a3bf177d4e4b307c4ae73ae997d288d8d85cd9dbcaf3d123ea9b521aa177aa791db17140439fc32f58e4ec322254e50656ff560e91271cd7399f28b8facf90fab51eb368ba26cc0ba4540b7bd399a40bb47e4da649e9bb18df7875ea6a48b17be7aada77aa2d1428cd410726e5e960720fba08f5cd3054b374727188208aa6b895b9d7a01074840a3ea55188f776d3f21b00d35dfa60ee4788dcb5a7f9ff9e1d8065a81dc4cba3c4ae8863206e0e69b276deecd70a5e8897301652903d5a54ab0fc29c9e79bc6f7cbd67ba3bcea0980a9326d3dd4ca1e49521b5186f7b1c360f6841caed3f22fe3de1c4396e00cd572e3bbe80706bc5f5fcf86d534c0ac96f27277d47db66f4548bd6c95929f83149bf70cfa9dcef787e28543679c7c3dc2de0b83e9c235d9cde361bd6f70538db07dd1b20876d2835c135228c33a40b697af0e3e1ec52a261e32607c30688479dc93a988dd809165e9a6d38f70fe050600e56189d666e871589b0106a3dd1ffe180f06e382e19f1f7ad4455e638b32574897a6cc52e6a8a2813ceadc2937b416d057486fdc17e9b8a7922698a99a2a6f07e77857115f7ee506bc8fa11af87d6cedec1b07bcba4d1c55b1e382730c3655372c27447510ebef6fcb3ec47fd460dee76695e03a258e15aebbd73be73efe87bd1e35d9042b19092c19f78826002232bedc74eeb029501c094421b580468b1784d7977407cded2cd14b537aa9661d1f5aa986b6d1d66cbd698b1705c50b5fb332796808c070ec1c54a6d427b8500afec5213dc97b5bd9094dc5c278d1651147e00d732fc2d951536ed387c17e5d34f7df4c0aab756c0379ea20e6ba167b0df2090f72c1c8aff4d8af047ea83c245d159180c83176c2847772c8202fc973eccab18ded59ec525cf22c422f2e18373878a066edc188cdc183e2019260fda79237913697cfebe32fbaefdd2e0b4c95cf06c524a4ecd39224f80f4dcf5ebda991b6d580906387dcba7154a70825c5fadbf0dc8634927dd7c964dbe08f3688df6aaeba168cb4b33ac8eb3968265838a8136e08898d22657f95c0db36c77072e2c5bbc88e6b8397ae15ee0addca8f526382f44649d0cc3224d899fb03ef538580d580a4f481ba473a84cfc3bcc8a4f61d75e6984a457f7ae7891afefb69bd2715256b2aaf148d21677d6c586a00d3efe87074b6a2857d45baaebe318a57333d58f832090c3d0f0f97a4e1c92f6ba25d4d80fef484fa32ac3c2233a972b2e3f4ce9956e2d1f586ff262395c2456f6a78a4baa63098d8796d1fd1e8a14affae87e6ab50c972b850a2916f1463ccc5be714fe2df48025178ee731880209ec2ccacc4b5e12271a4a0c0518725da22cedccecb5aebc2022ae9cb7e86213917bc16732', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.985+00', '2026-11-16 07:43:44.985+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'clm_noWmtw4icZ8YTEJ11tdjCB', 'service', 'nqGABRIVlfxeIfAya-7rITt56aXM7sZflpJOQqZI58g');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'crec_YYeuL760zRTPQcZyeW9mey', 'clm_noWmtw4icZ8YTEJ11tdjCB', 'per_2ytMHI2ukJVp1bkBPELOzu', 'submission', '1', '1', 'trn_fi3gmhVFaJI36FIYrk4zji', null, null, '\x0141237fd9de71b4c3987030ee8a222ca53ae41ee59ebfba6cc9703a56730aeb673eba3ca0eb993ac8e129fc068342fb851f2b2470a5a5fa40caa25bdd8efae206b8f8a6b9d18dc472260ea7123a36d155ece06f5bf4c57f220d482746ca847ba7b642cc6884fd09822b7260d4e91f9c9d2fd37ee2c6f6f5acfa540d70ea8852006982de42f4ce57518ac5250f5b99869429cc1ae0384ea6e0c687770ed11244010a724041276bc0943b23904aca956f', '1', '2026-11-16 07:43:45.556+00', '2026-11-16 07:43:45.556+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'emg_HURTGGC7I35iQYDt5VWGwr', 'per_hsAg1cHsaTxkBH0SX9Sy8N', 'prac_O1l6fYIRIeeNIAYQvMBzaB', 'key_esgw3dmAwzAjTU3ifUjcVC', 'opened', '\x01b561803b474a3aad2d70fc94b549b2c9185d70dea337925a8e66ec36c72cb5b7a4774e93cc6b44b265408001830ebdf095c24f49d3ee265474ba1be296287b7578d731af6a64303cd0c9725324e396183c60487ca646ec77e3fc22ba06d9ae6306bd30ce79490721db1f18776351fe6e46bd9cd3f117401816727d8c44b5b4e10941d6913c0b856d45eb41374fc1671c933b543ccff08d80816e11b4688f43cb3150b475134ec963c3e5d7743e4250', '2026-11-16 08:43:44.005+00', '2026-11-16 07:43:44.005+00', null, null, null, null, '1', '2026-11-16 07:43:44.005+00', '2026-11-16 07:43:44.005+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_BEklGOu9SGs4VZCkg70XGv', '6000', null, '2', '2026-11-16 07:43:45.462+00', '2026-11-16 07:43:45.462+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, submitted_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, reversal_failed_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'po_85ds6M88zqhEXSjourJ491', 'practitioner', 'prac_blvPhinltr0PSbpnWdB80t', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 07:43:44.675+00', '2026-11-16 07:43:44.675+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_6QRrPDb5gjPwSu2UTwlL8A', 'jurisdiction:US-CA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_6QRrPDb5gjPwSu2UTwlL8A', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_6QRrPDb5gjPwSu2UTwlL8A', 'npi:1234567893'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_6QRrPDb5gjPwSu2UTwlL8A', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_6QRrPDb5gjPwSu2UTwlL8A', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_6o8icPazzrvTlABFrdG3mP', 'jurisdiction:US-NY'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_6o8icPazzrvTlABFrdG3mP', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_6o8icPazzrvTlABFrdG3mP', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_6o8icPazzrvTlABFrdG3mP', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_BEklGOu9SGs4VZCkg70XGv', 'jurisdiction:US-NY'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_BEklGOu9SGs4VZCkg70XGv', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_BEklGOu9SGs4VZCkg70XGv', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_BEklGOu9SGs4VZCkg70XGv', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_ICNiW7vjEYSzuu4FHssY9a', 'jurisdiction:US-CA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_ICNiW7vjEYSzuu4FHssY9a', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_ICNiW7vjEYSzuu4FHssY9a', 'npi:1234567893'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_ICNiW7vjEYSzuu4FHssY9a', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_ICNiW7vjEYSzuu4FHssY9a', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_KfwsIhGbzu0szAg7lAvok8', 'jurisdiction:US-CA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_KfwsIhGbzu0szAg7lAvok8', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_KfwsIhGbzu0szAg7lAvok8', 'npi:1234567893'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_KfwsIhGbzu0szAg7lAvok8', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_KfwsIhGbzu0szAg7lAvok8', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_Kuzb0Z4RmrmW1FtH5RTATk', 'jurisdiction:US-CA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_Kuzb0Z4RmrmW1FtH5RTATk', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_Kuzb0Z4RmrmW1FtH5RTATk', 'npi:1234567893'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_Kuzb0Z4RmrmW1FtH5RTATk', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_Kuzb0Z4RmrmW1FtH5RTATk', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_O1l6fYIRIeeNIAYQvMBzaB', 'jurisdiction:US-CA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_O1l6fYIRIeeNIAYQvMBzaB', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_O1l6fYIRIeeNIAYQvMBzaB', 'npi:1234567893'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_O1l6fYIRIeeNIAYQvMBzaB', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_O1l6fYIRIeeNIAYQvMBzaB', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_TY5lE6NhZwcFTHW6wRLlIk', 'jurisdiction:US-CA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_TY5lE6NhZwcFTHW6wRLlIk', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_TY5lE6NhZwcFTHW6wRLlIk', 'npi:1234567893'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_TY5lE6NhZwcFTHW6wRLlIk', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_TY5lE6NhZwcFTHW6wRLlIk', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_UtwxbDCxnfbaMIDZLli38V', 'jurisdiction:US-NY'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_UtwxbDCxnfbaMIDZLli38V', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_UtwxbDCxnfbaMIDZLli38V', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_UtwxbDCxnfbaMIDZLli38V', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_VYz9ehfBtezSOL2bBK48Pd', 'jurisdiction:US-NY'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_VYz9ehfBtezSOL2bBK48Pd', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_VYz9ehfBtezSOL2bBK48Pd', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_VYz9ehfBtezSOL2bBK48Pd', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_blvPhinltr0PSbpnWdB80t', 'jurisdiction:US-CA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_blvPhinltr0PSbpnWdB80t', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_blvPhinltr0PSbpnWdB80t', 'npi:1234567893'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_blvPhinltr0PSbpnWdB80t', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_blvPhinltr0PSbpnWdB80t', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_d4DQM5RB30hmMkASrfblrl', 'jurisdiction:US-CA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_d4DQM5RB30hmMkASrfblrl', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_d4DQM5RB30hmMkASrfblrl', 'npi:1234567893'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_d4DQM5RB30hmMkASrfblrl', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_d4DQM5RB30hmMkASrfblrl', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_deg09kwjjbycTgy5vbJkN4', 'jurisdiction:US-CA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_deg09kwjjbycTgy5vbJkN4', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_deg09kwjjbycTgy5vbJkN4', 'npi:1234567893'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_deg09kwjjbycTgy5vbJkN4', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_deg09kwjjbycTgy5vbJkN4', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_fcX484o9pyYT1BRQv3swLB', 'jurisdiction:US-CA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_fcX484o9pyYT1BRQv3swLB', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_fcX484o9pyYT1BRQv3swLB', 'npi:1234567893'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_fcX484o9pyYT1BRQv3swLB', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_fcX484o9pyYT1BRQv3swLB', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_jdRAafcKVsRc7ZFIV85Pdn', 'jurisdiction:US-NY'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_jdRAafcKVsRc7ZFIV85Pdn', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_jdRAafcKVsRc7ZFIV85Pdn', 'npi:1999999984'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_jdRAafcKVsRc7ZFIV85Pdn', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_jdRAafcKVsRc7ZFIV85Pdn', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_ojlV4qNJVzyy67FlG7wUfc', 'jurisdiction:US-CA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_ojlV4qNJVzyy67FlG7wUfc', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_ojlV4qNJVzyy67FlG7wUfc', 'npi:1234567893'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_ojlV4qNJVzyy67FlG7wUfc', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_ojlV4qNJVzyy67FlG7wUfc', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_vg7D6bcpjsFFYXCJWlNNCW', 'jurisdiction:US-CA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_vg7D6bcpjsFFYXCJWlNNCW', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_vg7D6bcpjsFFYXCJWlNNCW', 'npi:1234567893'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_vg7D6bcpjsFFYXCJWlNNCW', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_vg7D6bcpjsFFYXCJWlNNCW', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_wXdXKjc29eo9DvvspfHPrP', 'jurisdiction:US-NY'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_wXdXKjc29eo9DvvspfHPrP', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_wXdXKjc29eo9DvvspfHPrP', 'npi:1999999984'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_wXdXKjc29eo9DvvspfHPrP', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_wXdXKjc29eo9DvvspfHPrP', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_yQuNHiGiZ75h74y9j3pqp2', 'jurisdiction:US-CA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_yQuNHiGiZ75h74y9j3pqp2', 'name:OKAFOR ADA'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_yQuNHiGiZ75h74y9j3pqp2', 'npi:1234567893'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_yQuNHiGiZ75h74y9j3pqp2', 'word:ada'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_yQuNHiGiZ75h74y9j3pqp2', 'word:okafor'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_yj2tJmLNaQrFhaAhxkrisT', 'name:MBEKI GRACE'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_yj2tJmLNaQrFhaAhxkrisT', 'word:grace'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_yj2tJmLNaQrFhaAhxkrisT', 'word:mbeki');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, kind, key, arguments, status, attempts, due_at, claimed_until, created_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'op_2mC5RCCw8smMmyidNm0CmW', 're_5uejiiGn9PW3CKSWaQeQNw', 'refund', 're_5uejiiGn9PW3CKSWaQeQNw:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_eNfkVukxfRqMO6XLaeqUdc"}', 'done', '1', '2026-11-16 07:43:44.629+00', null, '2026-11-16 07:43:44.629+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'op_cG4ixDTqkIfTqVtOEryHuR', 'pay_c7aBNLqCnttEPDB0TNfzfl', 'confirm', 'pay_c7aBNLqCnttEPDB0TNfzfl:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 07:43:44.577+00', null, '2026-11-16 07:43:44.577+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'op_so9FWcDISfavG06Qw6nkTV', 'pay_MXLyx1AohYfJ40NMJpcZ07', 'confirm', 'pay_MXLyx1AohYfJ40NMJpcZ07:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 07:43:45.267+00', null, '2026-11-16 07:43:45.267+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, duration_ms, created_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_0CmigJPgPnhxYHnRRqHufX', 'POST', '/v1/claims', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '15', '2026-11-16 07:43:45.555+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_19ad1DutewOBH7iNcYrNEk', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '4', '2026-11-16 07:43:45.468+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_1QCErMpRR156B7uZGwZKU8', 'POST', '/v1/api_keys', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '21', '2026-11-16 07:43:43.807+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_31L9a8IKayDE9hGC6ZUP7J', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '9', '2026-11-16 07:43:44.948+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_33NdLvHkVg9j5O43bJaA5Z', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '8', '2026-11-16 07:43:44.526+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_3VZIvCKaIcYWL9EKmHtWc3', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '12', '2026-11-16 07:43:45.139+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_3XfGWyvGThmB2sRNk6kiS5', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '20', '2026-11-16 07:43:44.291+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_3jd3c8psMHUDdHXpMhebHT', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '6', '2026-11-16 07:43:45.052+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_4ZMBxg2j5toR2Xa6MUSKXZ', 'POST', '/v1/superbills', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '16', '2026-11-16 07:43:45.114+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_4oWVuOWk7rX5CYwU72NHxz', 'POST', '/v1/consents/con_NpPdTVQQmXvxHiU4BCCerj/sign', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '12', '2026-11-16 07:43:45.539+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_6Ccv64y5HEa1LNlfpnNxFO', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '9', '2026-11-16 07:43:44.079+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_6GGZdMxT1fVpLtsIsvlGwi', 'POST', '/v1/consents', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '7', '2026-11-16 07:43:44.855+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_6HeGJjUfdD1SgTKhOlcTSK', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:44.565+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_74xgS1r0ht5TG64xUTsuIx', 'POST', '/v1/consents', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '7', '2026-11-16 07:43:44.742+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_7Hr8dIgTkbrk7JFvx7SPvr', 'POST', '/v1/payments', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '9', '2026-11-16 07:43:45.263+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_7eluV1NxE7OTB0BZXuNGlv', 'POST', '/v1/emergency_accesses', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '23', '2026-11-16 07:43:44.02+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_8JW57j9FdMypKmpyvgQ7DK', 'POST', '/v1/consents/con_RxL676bj2YCZOb2FnJvD7I/sign', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '21', '2026-11-16 07:43:44.775+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_8YrbFc7KtD3x4ygbhJVn6l', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '11', '2026-11-16 07:43:43.863+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_8zI0IwxkoAdQ0JTze92N8F', 'POST', '/v1/risk_flags', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '18', '2026-11-16 07:43:44.333+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_Ac59eniRia7HKgp66s66cg', 'POST', '/v1/refunds', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '34', '2026-11-16 07:43:44.662+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_AeTwe5dKOXhdy2xBA1x7v8', 'POST', '/v1/consents/con_a1cHlGKpKJ4jL13ShaasjI/offer', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:44.967+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_BXVk5mxaJtfFYP9GSvgFdU', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:45.097+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_CxVFhpNu7JKgJHyZOJvIK7', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '7', '2026-11-16 07:43:45.336+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_E32WWXWcddSAYN6ZMcD6Eg', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '4', '2026-11-16 07:43:45.253+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_E3iLyaEhfvcQVj17nhNjXB', 'GET', '/v1/audit_entries', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '8', '2026-11-16 07:43:45.206+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_EOty7BY21tTenH9LyAvuCP', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '6', '2026-11-16 07:43:44.461+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_F1izr5MVnegnYlFpKhDZ59', 'POST', '/v1/coverages', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '11', '2026-11-16 07:43:45.508+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_FJAINW1NZvGN0VhTlRbOm1', 'POST', '/v1/payments/pay_c7aBNLqCnttEPDB0TNfzfl/confirm', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '51', '2026-11-16 07:43:44.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_FLZRITt1oLUbelbG76YSuW', 'POST', '/v1/deposits', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '10', '2026-11-16 07:43:45.125+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_FkjOrV1XjkxlnbtIKAZIAl', 'POST', '/v1/consents/con_a1cHlGKpKJ4jL13ShaasjI/sign', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '12', '2026-11-16 07:43:44.98+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_GhdsMzAAlT6yyPrcS8AadA', 'PATCH', '/v1/practitioners/prac_BEklGOu9SGs4VZCkg70XGv/availability', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '7', '2026-11-16 07:43:45.458+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_Gunqbqz4T3bv7DO8VZRweA', 'POST', '/v1/sessions', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '21', '2026-11-16 07:43:45.382+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_GwVq9bm4upxuRdjriGNM8s', 'POST', '/v1/consents', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '15', '2026-11-16 07:43:43.969+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_HQe4U4AqkhKGia3McvOQC8', 'POST', '/v1/billing_providers', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '7', '2026-11-16 07:43:44.937+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_HtqMVFoq5Kjp75aD2MYMDw', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '8', '2026-11-16 07:43:45.161+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_HzVPj8X5PQ56l6jNCHnc3L', 'POST', '/v1/charges', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '25', '2026-11-16 07:43:44.493+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_JHawu2bk1nRI7yrV3NgTuK', 'POST', '/v1/scoped_tokens', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '10', '2026-11-16 07:43:44.04+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_JYvhntT82paa0XmP7E1uYH', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '6', '2026-11-16 07:43:44.501+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_JffeYd8mKYnNuGZMBnK4rm', 'POST', '/v1/sessions', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '18', '2026-11-16 07:43:44.069+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_JiTsYerc6hNqd7xsCZqRdf', 'GET', '/v1/disputes', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '4', '2026-11-16 07:43:45.319+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_KS644fp6QrdTzSj3qaO7n9', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '12', '2026-11-16 07:43:43.996+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_L1MZ4x936tzHmVHCVXs8Xr', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '6', '2026-11-16 07:43:44.923+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_L3nNrG8KxpbqylOKNxoXcw', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '6', '2026-11-16 07:43:44.112+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_LIFVSp2Cj6oYD0szklHA59', 'POST', '/v1/claims/clm_noWmtw4icZ8YTEJ11tdjCB/submit', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '67', '2026-11-16 07:43:45.625+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_LzDmEFWs0Fwl18pQgQmFap', 'POST', '/v1/payments/pay_MXLyx1AohYfJ40NMJpcZ07/confirm', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '32', '2026-11-16 07:43:45.296+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_MORXYD9CygC743RXpicPQT', 'POST', '/v1/practitioners/prac_KfwsIhGbzu0szAg7lAvok8/verifications', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '29', '2026-11-16 07:43:43.895+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_MWqGVOhZ3W6Iw5RmAZzskA', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '8', '2026-11-16 07:43:44.301+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_NFWuFPOVAShPELgbnUfArZ', 'POST', '/v1/webhook_endpoints', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '14', '2026-11-16 07:43:43.826+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_NGsf2e3y6PdM4i9bfxQqtc', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '10', '2026-11-16 07:43:43.952+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_NQ4wblEz5ua0DdOcVFlVTS', 'POST', '/v1/consents', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '6', '2026-11-16 07:43:44.962+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_NlFO34NM7QgJbDUfvsWPCW', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '9', '2026-11-16 07:43:43.98+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_Ostyc5LjShcdkiX9muYIOe', 'POST', '/v1/consents/con_mII5sX23czRGVgLvfB0zSe/offer', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:44.802+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_P9I2TaeM8Uoc7VzUmaWtq6', 'POST', '/v1/consents', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '6', '2026-11-16 07:43:45.344+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_QRZml2KJgPGbinDqS8soVZ', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '8', '2026-11-16 07:43:44.185+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_QTCJbqpDKUIsLbzoPG31jW', 'POST', '/v1/coverages', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '6', '2026-11-16 07:43:44.789+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_RLRx8KmF0ML35EusT8XJvi', 'POST', '/v1/consents/con_3rYvnMAHHVpkRYBGl1W1gE/sign', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '10', '2026-11-16 07:43:44.873+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_SFfQNIP4RNYUYLx2KRmDGH', 'POST', '/v1/coverages', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '7', '2026-11-16 07:43:44.955+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_SVYDLb24NhL4NHlYXRVuyi', 'POST', '/v1/x12_documents', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '7', '2026-11-16 07:43:45.014+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_SiL66pxhrk09DLEmdARorH', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:44.672+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_TBh32JXVTerqOv40qrj0Vn', 'POST', '/v1/test_clock/advance', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '146', '2026-11-16 07:43:45.771+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_U53Ic4P56DMlwqkXvlym9Y', 'POST', '/v1/practitioners/prac_TY5lE6NhZwcFTHW6wRLlIk/calendar_feeds', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '9', '2026-11-16 07:43:44.123+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_UXNi4vEnc0yKVspKrolMWh', 'POST', '/v1/consents/con_NpPdTVQQmXvxHiU4BCCerj/offer', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '8', '2026-11-16 07:43:45.526+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_Uu9BN2kKs0pTsaAx1925rx', 'POST', '/v1/consents/con_RxL676bj2YCZOb2FnJvD7I/offer', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '9', '2026-11-16 07:43:44.752+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_VFlNAHipi7WUdGswYYFE70', 'POST', '/v1/notes', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '10', '2026-11-16 07:43:45.406+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_WrRKBugpCzo0QBCnYjK82R', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '8', '2026-11-16 07:43:44.143+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_XvALQpa59KDfr4vCbUIXfQ', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '8', '2026-11-16 07:43:44.133+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_YRUYyNeARiqvDHrOsmH4NL', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:44.782+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_YlRcSzIuFBgqDqgXsw9Uyn', 'POST', '/v1/payments', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '32', '2026-11-16 07:43:44.559+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_YlrDvPdiCG5Clw7XXugeHs', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:45.445+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_aOOgiuXPDbVf4HB9hxchmL', 'POST', '/v1/consents/con_3rYvnMAHHVpkRYBGl1W1gE/offer', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '6', '2026-11-16 07:43:44.862+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_aVZOfy44ZkJD7ObRdWsCjq', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '7', '2026-11-16 07:43:44.029+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_avPMvYI43hhHJuuivB9Z2L', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '8', '2026-11-16 07:43:44.05+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_b2WqUzI9iRHWSYM1oKD7Sx', 'POST', '/v1/consents/con_mII5sX23czRGVgLvfB0zSe/sign', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '11', '2026-11-16 07:43:44.814+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_bKQCD4TDCgt9auUhUemkCw', 'POST', '/v1/consents/con_E1Bi4NB5ifDbrOhTdKvU1c/sign', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '9', '2026-11-16 07:43:45.36+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_bQa9rBf0L5BtoxOwdK9ark', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '10', '2026-11-16 07:43:45.497+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_c9bEOwzYi0EZnWggQsOmGY', 'POST', '/v1/remittances', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '20', '2026-11-16 07:43:45.035+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_d3dLCF0wAbpTkMlPS9GQy6', 'GET', '/v1', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '3', '2026-11-16 07:43:45.237+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_eJG4V85PKKM3E5TCqZjU14', 'POST', '/v1/matchings', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '52', '2026-11-16 07:43:44.453+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_edXc43ViEyLvMwnCYGaQz9', 'POST', '/v1/eligibility_checks', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '33', '2026-11-16 07:43:44.907+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_fArfS6ZSAjQB4W740ep7PW', 'PATCH', '/v1/practitioners/prac_BEklGOu9SGs4VZCkg70XGv/payout_terms', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:45.463+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_fB7Lial5MD4CAdVlnZd3Gj', 'POST', '/v1/consents', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '8', '2026-11-16 07:43:45.517+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_fRZ6iURwDCpLsnY1WcT9UO', 'POST', '/v1/billing_providers', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '10', '2026-11-16 07:43:45.486+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_fcG9SxXUfAtUBhFFSgNOJR', 'POST', '/v1/claims', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '20', '2026-11-16 07:43:45.004+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_fztpUeo1L99mDJ4eNx34Ig', 'PATCH', '/v1/persons/per_mEopk3rtv9fcFQAtZfVcq3', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '10', '2026-11-16 07:43:44.313+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_g03UkBmrILujtFS4twKRPH', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '7', '2026-11-16 07:43:45.214+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_g3ixrlT6OUCsRxM8aDEle7', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '9', '2026-11-16 07:43:43.907+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_g6vRBrIOXleQxaQxU1zMUd', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:44.34+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_hAA6i0j2OZGsWLlNLyKq6a', 'PATCH', '/v1/persons/per_pM0s8cSvUQlmnm8r8pHR7u', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '11', '2026-11-16 07:43:44.27+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_hDPmBVogYsjVwpEED88x2N', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '20', '2026-11-16 07:43:43.849+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_ix70e6UgymQ3Iu4VRXmlnC', 'POST', '/v1/notes', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '6', '2026-11-16 07:43:45.43+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_j9TDa5aqS1RFZvRUwyYmL6', 'POST', '/v1/consents/con_E1Bi4NB5ifDbrOhTdKvU1c/offer', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:45.35+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_jK209ztyVrYE76PdLeqs1P', 'POST', '/v1/practitioners/prac_yQuNHiGiZ75h74y9j3pqp2/checks', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '9', '2026-11-16 07:43:43.917+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_jrcPRCVZgxfConnPiH1EDK', 'POST', '/v1/payments', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '10', '2026-11-16 07:43:44.576+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_jv21n2g4UDnW0c3dpkYE8y', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '4', '2026-11-16 07:43:45.324+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_k2KfOmunBfrjxkctmgodcD', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '9', '2026-11-16 07:43:44.258+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_kNvgu1lRcpJS9A8qHmkzio', 'POST', '/v1/payer_contracts', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '26', '2026-11-16 07:43:44.715+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_kgJDzW20ur5YRjhFsXVgnN', 'POST', '/v1/assessments', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '18', '2026-11-16 07:43:44.37+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_lYyva0PZdPQefkCD3RB612', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '5', '2026-11-16 07:43:45.451+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_lgvrSsVrQk0c38FyZ9Dj6K', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:44.721+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_liamVe0rhaZJwQSVuLHuUp', 'POST', '/v1/coverages/cov_17OesUAsak9GAGEpZFAjim/card_images', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '16', '2026-11-16 07:43:44.831+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_n2e2fymbOyw73EJSOIlcBd', 'POST', '/v1/consents', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:44.795+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_nnNEXe59DCnqQkMJJZHP5I', 'POST', '/v1/notes/note_y9sYkOtxRTPTwfx9j8m6Y2/sign', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '16', '2026-11-16 07:43:45.423+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_oemEB15VLrJQQ1rCetS2sS', 'POST', '/v1/deposits', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '6', '2026-11-16 07:43:45.244+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_okd6fIVkpR1ZOZFqNPnVWe', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '18', '2026-11-16 07:43:43.939+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_p6JVjH7dCSBfoE8QurQQZh', 'POST', '/v1/adjustments', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '14', '2026-11-16 07:43:44.516+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_qeMk1BKV1phg3QKnTGTw76', 'POST', '/v1/practitioners', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:44.377+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_rDHT75VjGOSeoSmDbCE1s7', 'PATCH', '/v1/notes/note_TXFrN3MhyAXFKa7beouFNK', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '7', '2026-11-16 07:43:45.439+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_sXowTzCHaE9sQy4eJwL7th', 'GET', '/v1/events', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '4', '2026-11-16 07:43:45.232+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_sefIhNHPatO6GKxowAy4oc', 'POST', '/v1/billing_providers', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '7', '2026-11-16 07:43:44.915+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_svFxPWvugnTP4fFfVPZrgF', 'POST', '/v1/notes', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '35', '2026-11-16 07:43:44.245+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_szuRTDWFVlMEs2n59btSLo', 'POST', '/v1/session_series', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '24', '2026-11-16 07:43:44.104+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_t8pX1aVkY3FVZKW3mkzWgc', 'PATCH', '/v1/practitioners/prac_UtwxbDCxnfbaMIDZLli38V/availability', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '16', '2026-11-16 07:43:44.399+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_tNF2hp4fpbFFO9QglotRNb', 'PATCH', '/v1/persons/per_U5xGA05PnETamNMLESHMzt', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '11', '2026-11-16 07:43:44.352+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_ts3Lvp0r3ZUmnzjwnwKUbh', 'PATCH', '/v1/persons/per_ZOF77qdrFHAJnr0oycsPpl', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '6', '2026-11-16 07:43:45.395+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_uXH7JKopEpgRW3o7YRXGSr', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '7', '2026-11-16 07:43:44.839+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_ulMIa0Fqwz4gKsCyd9XVhI', 'PATCH', '/v1/persons/per_g0QQpmkyIbF2yqrGZM9vmm', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '17', '2026-11-16 07:43:44.206+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_v1M1PntC9tnfUdvS5JxTdn', 'GET', '/v1', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '3', '2026-11-16 07:43:45.303+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_vjwsqn5MvFrjazBhX4QTSo', 'POST', '/v1/payouts', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '14', '2026-11-16 07:43:44.687+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_wS4ABLVN9e9ap5Ni3WSElE', 'POST', '/v1/coverages', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '6', '2026-11-16 07:43:44.847+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_xNXCqUkkiMhL6sPPjEzbSV', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '5', '2026-11-16 07:43:45.091+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_xYctIo2dT86mvo1hZGVXXA', 'POST', '/v1/estimates', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '30', '2026-11-16 07:43:45.083+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_xfx1H4aAGoHRgq98GWdQll', 'POST', '/v1/persons', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '9', '2026-11-16 07:43:45.045+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_zIcdosx9XO3lAslXtMRZ84', 'POST', '/v1/coverages', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '13', '2026-11-16 07:43:44.734+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_zOV3nSPIcsObBSlfYtI6mW', 'GET', '/v1/ledger_entries', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '4', '2026-11-16 07:43:45.248+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'req_zkuWy0LHdnQ5HjCJHLt4h9', 'POST', '/v1/disclosures', '200', null, 'key_esgw3dmAwzAjTU3ifUjcVC', null, null, '12', '2026-11-16 07:43:45.152+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'chk_6cEwWz6I5O2JtuoM86rfP3', 'check.expire', 'f', '2026-12-16 07:43:45.627+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'chk_PswzSeH4jXovOABVnwjRyu', 'check.expire', 'f', '2027-03-16 07:43:45.627+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'chk_U9V6BA9DyZVjC01yLipA9L', 'check.expire', 'f', '2026-12-17 07:43:45.627+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'chk_Xk9k7TO4iYWEXL6J3xvvuD', 'check.expire', 'f', '2026-12-16 07:43:45.627+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'chk_o80YO4J7bdxoSvof7SRKek', 'check.expire', 'f', '2026-12-17 07:43:45.627+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'clm_xgE97lI4hyiOWBMbmJgA1N', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'emg_HURTGGC7I35iQYDt5VWGwr', 'emergency_access.expire', 't', '2026-11-16 08:43:44.005+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'key_XrptgVNHcFvZV93MjAf1VC', 'api_key.check_use', 't', '2027-05-15 07:43:43.79+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'key_esgw3dmAwzAjTU3ifUjcVC', 'api_key.check_use', 't', '2027-05-15 07:43:43.74+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'match_6tE0iwTd8Sc5HD8E7NSsa9', 'matching.expire', 'f', '2026-11-19 07:43:44.406+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'note_PMPEStl9zOvpa89roqKUN3', 'note.remind', 'f', '2026-11-19 07:43:44.215+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'note_TXFrN3MhyAXFKa7beouFNK', 'note.remind', 'f', '2026-11-19 07:43:45.427+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pans_TMA5ditX04ggrgcARlo4Ih', 'payer_response.deliver', 'f', '2026-11-30 07:43:45.556+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pans_qNR7NAeX7gtcM1cAugwDx5', 'payer_response.deliver', 'f', '2026-11-17 07:43:45.556+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pans_wyptvPImQjyTUmGooRpbPi', 'payer_response.deliver', 'f', '2026-11-16 07:48:45.556+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pans_zIEjtmEShAn9LwwgmprvBa', 'payer_response.deliver', 'f', '2026-11-16 08:43:45.556+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pay_MXLyx1AohYfJ40NMJpcZ07', 'dispute.fetch_outcome', 'f', '2026-11-30 07:43:45.28+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'po_85ds6M88zqhEXSjourJ491', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_KfwsIhGbzu0szAg7lAvok8', 'practitioner.evaluate', 'f', '2028-10-16 07:00:00+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_KfwsIhGbzu0szAg7lAvok8', 'practitioner.monitor', 'f', '2026-12-14 07:43:45.627+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_KfwsIhGbzu0szAg7lAvok8', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'prac_KfwsIhGbzu0szAg7lAvok8', 'practitioner.warn_of_expiration', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'risk_PaXdaxzaCo33NJscEt5E4u', 'risk_flag.overdue', 'f', '2026-11-17 07:43:44.32+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ses_5dXecc0ftW9akxcvlXz6Ef', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ses_P736lEAlVOyaTWgbHuqy7l', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ses_eqY5PI0qTDUFOoYixlJZjc', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ses_n5iKG9keFk1cwwCmKCi2FI', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ses_o8UKcrlvPKGOS8DiiE1h9p', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ses_rSfjeiT4GQgGQyOiWTZSir', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'st_HC9liG7jzU6j0zzg4BcSUb', 'scoped_token.expire', 't', '2026-11-16 07:58:44.033+00', '0'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'st_HC9liG7jzU6j0zzg4BcSUb', 'key_esgw3dmAwzAjTU3ifUjcVC', 'prac_Kuzb0Z4RmrmW1FtH5RTATk', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', '3kFg', null, '79ba45ed95a56889d0eadaff62578c2a61ca515f03b9694b967798d19cae73e0', '2026-11-16 07:58:44.033+00', null, null, null, '1', '2026-11-16 07:43:44.033+00', '2026-11-16 07:43:44.033+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'series_iAo9l3F5FBXPTQyyCRTHkT', 'prac_d4DQM5RB30hmMkASrfblrl', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_rSfjeiT4GQgGQyOiWTZSir,ses_n5iKG9keFk1cwwCmKCi2FI,ses_5dXecc0ftW9akxcvlXz6Ef,ses_o8UKcrlvPKGOS8DiiE1h9p}', '[]', null, '1', '2026-11-16 07:43:44.083+00', '2026-11-16 07:43:44.083+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, procedure_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at, at_risk_reason) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ses_5dXecc0ftW9akxcvlXz6Ef', 'prac_d4DQM5RB30hmMkASrfblrl', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_iAo9l3F5FBXPTQyyCRTHkT', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 07:43:44.083+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.083+00', '2026-11-16 07:43:44.083+00', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ses_P736lEAlVOyaTWgbHuqy7l', 'prac_BEklGOu9SGs4VZCkg70XGv', 'per_ZOF77qdrFHAJnr0oycsPpl', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T07:43:45.364Z", "person_id": "per_ZOF77qdrFHAJnr0oycsPpl"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 07:43:45.364+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:45.364+00', '2026-11-16 07:43:45.364+00', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ses_eqY5PI0qTDUFOoYixlJZjc', 'prac_deg09kwjjbycTgy5vbJkN4', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 07:43:44.054+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.054+00', '2026-11-16 07:43:44.054+00', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ses_n5iKG9keFk1cwwCmKCi2FI', 'prac_d4DQM5RB30hmMkASrfblrl', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_iAo9l3F5FBXPTQyyCRTHkT', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 07:43:44.083+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.083+00', '2026-11-16 07:43:44.083+00', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ses_o8UKcrlvPKGOS8DiiE1h9p', 'prac_d4DQM5RB30hmMkASrfblrl', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_iAo9l3F5FBXPTQyyCRTHkT', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 07:43:44.083+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.083+00', '2026-11-16 07:43:44.083+00', null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ses_rSfjeiT4GQgGQyOiWTZSir', 'prac_d4DQM5RB30hmMkASrfblrl', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_iAo9l3F5FBXPTQyyCRTHkT', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 07:43:44.083+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.083+00', '2026-11-16 07:43:44.083+00', null);
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'adj_1PZRu3dJ6r5sr0Vai98WAJ', 'increase', 'per_vtLf3aikDLPSQEDv9CxRak', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 07:43:44.502+00', '2026-11-16 07:43:44.502+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'asmt_bwVY2ZCXzElcu0qbPunZd2', 'per_U5xGA05PnETamNMLESHMzt', 'phq9', null, 'prac_6o8icPazzrvTlABFrdG3mP', null, null, 'assigned', '\x0154cd5377a0c15786cc4d8e58fc81791fd8db3aa0a54b85aebb2c2ccbf8edb4dd3b89c6ae0a27ed77665e50f42b415fedfc839763079a1ce7027bfea95eca03bde7dc83d155852f2a125934094a12d5b3c30c4a9c079525bdfaba2a9857280c2d50338a9a3ed537487bdbd93e15f62076548be6dc9ced5103faf7f67dfe6ddb0133c2c15f480d12dbc7eb3df8ea8037d1722ecd95dce8154dd60b9601ee1338213ec31eb61ece412d1bc2a1f0a68f8b1f895646fab3efc6b7a717d9', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.358+00', '2026-11-16 07:43:44.358+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'chg_1cBk4d7YUOTqW80AHVip0f', 'self_pay', 'per_TfSZktTmRU9BVPm0ni0fLY', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 07:43:44.469+00', '2026-11-16 07:43:44.469+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, trigger, triggered_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'est_RxbdWPltkUpR8xcmdqUk6A', 'per_36XXmK6YhibMvzRxtg5EqJ', 'prac_ICNiW7vjEYSzuu4FHssY9a', null, '1', null, null, 'requested', '2026-11-16', null, '2026-11-19', '2027-11-16', '\x017453a80c59636a70f8c4c933aae8975c5ba8babd1a69076550795e4253065180ca9fbc76e13648ae3355d732811496106c5c39dcbaa0a72163dbaa447d3b357a7f88e8eb97debf4b3b87b02fbf61c60a0fa4994b1e7ed0f8feb54d655a42250aaef58654c2922e7237b1fa3a59caa4bb64b15ab0b129ad0071863ea54349c0affc994aeba021203b9af4f9b5378f1ff2dff94dfa3ac801f0932eb9ec003eecdb0106f96a99ac1dc4342180b447f9a59f0c8042a475b97149d83c5fda7fda227535bd1b35fdbd9e86f76e94536231a38d6780a0b370bfba9982b0d104e1b2f021535f1929449ae2aa374c4150c26ae56cfbd5573e4a6456b482b07eee1c540b9e53560b604dbc3920d2023faf201b04160ff991dde8e2a07692209f8f6ce3cc28f571a3fb54c90c75811e1fd15cc0a5dc49602354afe2b1cd816534b9a8a2fb16a2f85295e7f4873a0cab8f7a8b7c6d09971b6b75345b481fd94731a2b349162f405492ed96b0c89b5915e42d7aff1eb6bd855e7df3d40e2486bc0e5b513616419b81bed0fccd51e4cde1be4e0e9ab95c522f69d98be68cf9f1633e32992d8e9794f5c213126f47e16665d3f66d1ea4cd6ea7c9c6440fb983d8aed3589995d13a78ac729b57ef03435158014edffc5cf86b9e3dd819f5f407c748563b02acf97ddd0e8215cb89daad444b4595589c1ac0b50b5a9099cd5c029e211a26ea83a55d5cde7f01259bceb27436f450824709639dbf2e637ec0db1ac3006fc17c66a576d0a6a55c274452ec1211aa801786e69d145f3bcc5e70633f704d23b04936f9161204e810419c5e8358bb6b5b30283efe976d625ea810e038dd526f4563805b312b5fe3f39dbff480a1a68d8d3ae971221c500f6e2b97b30fcea8e6a8b2ee5dde36f3c600895bab291975f3fa3a753e56d94d69b8d74e7a6b06f99a015a87c32d094bf9e0e54d95987407339bdf95ee2359b346513da128932022a089ee2489c43924a66a300789ed2ecaddfcb4cd2c173b91b71fb18aedb8c737a06faf847fd67b4b5513ef689da86fba23bb4210125da567c91572f13b14dae44f256975fb75d8bda1002c9f06a947470e14d7f62b8a02e6585abe5573446bd92d43f3cab623a5fab5f5c6d1bfc5bd756471d4cadae89997a049e5d982a1c07d76b3f1cb7a990a72576bbcca2591312f3fa22981e7687ba9de1592741e70bee0900bd03fd66695e6bdedf794be250738df2b1b6e5ba03e838043a2ddd93c1730f2f21cb16f1ea55ad01ec0aa7469c88755311b827dfe9301b28d4ec78d63bb6aba32e353688143ffbdda1579fa6d1491299bbf1041bf65ecbf8b27c5711c24bf13ac7e6d7cc56d9b7c10e21158b47d2627b9e8c1d65b51e2dda633413d4faa9ec7222138290e2bc213db56ef543718ca3c91b37748dcbc3eb10c5268eb054d88e28cc48fd83bbee8546110ea48fdefe02857b0468ab088b5a83acec8eef79963b92d86d5527876e737d0fdc20679bf323acf29ec2316e84409a60f04746a3631418d98d7227320613f359c89cfce77bd97b95196e0c9612882f455b8e5658d09bf1313b9459e9c1318c7cb28fc7dec0c45b4829e15814d12912cea3a1c9c4f23edd06462478d6ade7406f541946d8788ad42ba009465e115af96de5c6fa66cfc00fd2d7a51204d8f1d2bc6a718bf7865c8719d096f1c07875a25812fbb4647142c20772ef61200a620c4cde18aa2eff37f8f58693cc87e84df788e50ec6212d7821b85d8e273e14ea707d714e80353b753abfa33456fbb3fa8cbbed91ce657358cc554d6ec631a0dc64c8684f80ab19381d8c62a1b676e712c7abb95ffd49f40a940bc40c4582895d2b8ca5130cf24e69be4a9b68ca20d6c6b73e05f888db08a3217cd3472fa721d4cff5bd3b64c5829dafc4b9dae61b5d5703a337f063e0619991fe6e5b51ba54635f6e70dff66e79fed52852b4544be7f2553920b36c97b05dca772d447a8c618a2b640213c0bf7cc3994c338159d40fb885dc409141f2461b24a93c54d241b7aa29af9d7f04421441c22e7d1bace0b5f6e46fe8c5ee6e49ff24c44b1978fa343316b10e3af42c1578d0a497d48648c3c8b211e6d2714d05756919495766aba65d8aba687d1cfe9519f7306ea3e80caeba474e4bb7d9c769dcc1d147af8d9279f6fc2577e0c02071be40d1072b05f843441fec007cb9b99164729e1b007c1f8f72cd45226a52e1f898b78c8b78f84', '1', '2026-11-16 07:43:45.054+00', '2026-11-16 07:43:45.054+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'match_6tE0iwTd8Sc5HD8E7NSsa9', null, 'completed', '\x01ac771f77f77129b4670fa56a3cc23e91b8d17cc462a40839d96c7ef0e48bc956f9eaae3f678f357ddaf6d25455bd086dc5bbbff170ce9c26bb6d426e165b18769998629be6bd3ecc6bbf5b18c1996e419c0b69e4f644552ef187d034622f341dd9f5d98d20ae8392df32a6420b47254612a28a81f5a2167b3bd498cba9816ed46ad4a0c9befed645495033ff4299b8ab4971a2afc22e7612938f82d1bd0cad563117abe3dfdd2d1d572c22a884b7f6b820cead49386bea12c16a2c5c747cd7f5482c1ef024eb5bfcf95c4483f4f033cca6a41f4277b05141ae91e576d30e3810ffe3b7e8139ce85bf7691df3b502db8c910e450acfd2df860d2c0f742159a07310ddf08240277b5e85b27fd88c3089e44ff90f518b5d5f212031fdafdcf3be6028a99dfacdf9092ad9518fb91bdd8e2d44d21ec58294c459702cf625edbd25b2f0be89797b39aa99771a05b4b535af3581cd2f49c7c1d360a32e63941421f0578d480949a536c033b29b533712dd2c67f17520f2dc40062f411f5306baca62204ddb2f119be3d583015aeea329470c408fd3059679ad11e8ae2f3e13338364a7493697ef81b4f39a0682ee931e4781f78767cc022cbccf09625e9a5d94355ea005d17fc33b3fa9ad967b99415e72bd1a27cb51588e80f12462d8aeb9bd30972893ea12013ad5a86b5cfd53528d31de4a2c4b6e0b82c244deeb684560cb11a2b4916f0091b989379d9029b4ab102f8fc0098cd48f7d9671e80598bc1483449957f8f92b0103a537c6e3c8a7c732ff9e40bbe1d280b91af85fe6b2d4e2458c559b5d99a96f3a4b92902249601a8d176715a888aa3e4eb12f3bf3afabfc941cf2b516c098956097b1f523ff8dcf4f41a0a054992f9ec6c0a2de899d68f0f2547d395917be65bd96139d524da313326a35c611c739577fb3f32313fa2a91d519524bcd978017f402d3df8c66bdc3c45c62e7cf3a46af8428cd379ab7e446c1bb094ee11a02dcf400dd2801b7e49859912eb72b8b6410918555ed02b97d059caabb577c9cfc540acdd953898a139fcfb04b183829e3aca7453c07dd007396abc04b31f8e5a72214d0f6fb158fd6b7a84a49ff6789f0b61f3d43b8ed35cd8f152d78cc575797e99842114fbc6935feccb94a059b74ec2847aae4703e71006f38670f41f1fea12f7bf048e048cc36c887b184cbfb8d568e18bf4b6dc61005d6c6d6bb511452062c0a5ab9e80e0ca7606b4e8c0eda1791252e4471569ddc585f3a29fa8835d8835dd2641768a64f2248184b20de7411eebcf7dcd0ced13e140114cbc8ec214d5495e8646140cf43293d315814820e24e323a2bfab3a3c69795f9b6a433c7ea62e3f0e9232f32fef0f222dbdd19ed5b42b65f63d90d1799b543d284f3e96451a2f5c14ce7d8483c56a5cde15074f40a2d7e2b7a2ac72ea17352a820a2b2ebcc1a0c88d8ab514d8686aad5b897778ca617387a132dd933d80607c2404a429c3cca77326384edd5df117472ed7a4ef72783a778922ddd87464deadc29187cb3cf3a2dd9bda378151153fa2286b4a7bad06957eb091e603b28bafc5a9e2b6383cd32c7e892040ac7bf1f7e45e29002fc5fe5132edbb871a80000e3f29d960563d4a169d5be02284eac354596a6b2c2dac5f7cd7d4b021b974c4b0d0c28e35813f8a298250dcf887f469faf330d3c2944d4ee4690d4f4e7adc3c6dfc591b11fe18fc0e868ae88278588627269729a90385c856ec9bfd17a6587736469a53c97e82792c46a99cf9d00e4d34337456cf21fb2bd1e0e8bd09d708340e57e14511ead724fd353ed127737de8208fe3e34253872f37f7d0f8767c7c0e2f1a20e8377e8a876da19514f6ab2edde454a0459c69825a06b1301ddf1ded2a83f7650a048ec6dc12c7d53b276fb6360e3cb67bfacc48ea50882c85b173217e4bd6fb7beb4c3e684b5532ef9ba608fd3df28f9a4a6fa4cb624be039f4dd6502d52564677009ddce71d4ef7cb7030097887b204656e410348efa60abea3f0f85ceac5d11601d7b03b79ab03d77dded7b9615dbae02a21506f3fe8e8692b55f95635e8ed55456f1b26ae2760c90a823ca16a7369802c808d29810bb444a44c1eda274d0e437fb2c29856deb328007a440c28e8a3adaff4cd319c52dcd2a42eb9e2ad25b7d1fbfb55c18b521a0db1094186d35cd6e6c228ff6003431da5e1b748bfe3cdbbfd0692f14c09a28fc3521ef8b8c1ce1d3944ac66ada9e6ef5391f8fd475b8dc6670bd5e7198c3408f065378d8b4ee838cf26d4e71c9bec85cd677482413d52f7e9e7761972ac29eb87d252e546ad31f0ef22ceb54480944c90cbb16a7044c2a69de81cc5f099f110b54ac5e23cd6aeee6381a0479b5e738247fe033f44139238fe12d8fe908e23faa494b3d07b574ebfae5039e0ef564b38c1064cad9fcdbb8931fc392b090543f7a831d5d843f098e3635e8e937ed97a58b2a9f867787e11b70b3e8a6c485f6f4a90bc84069d5e17e0eefcbff0397adc84eaf1719c2d82bc5142f48019d3d66206066fc0ce8ede1733b21cf1064b04c8a5b198dd26b23a9bafe2ced69151aa11bd911a6f63e275f13cfc1eb2955f9eb75705d93a11f88b050ae1ccf0e000dadf633dbda6320e8bfa8ec1ef483866ee7f53526f71273a9a30978e715cbc77f07e65c56c04e19b2908fecb28a1c19c837c69441e99399b03cf0733ff9cef0440c5ead7d7ce3acdc54e9b27677f6e7c4867a06e83ba22afcbcf61d165602c8e9c662b1bf5c293055f41f56ee2ad3d64ba291d89df4d3a82b16dcd7e755bb9612473c2b209b99803e3908ce257a60d8592ccf25dab81493d10bef4fcb96fc99d7524d49638e541895b40fc1182b75051254033ec3d19c60b3545a58cb8ec153e1dca72ce0b440d849d00b194b40b6ac4aff17be900b6efe9aaa40a9064f', '1696893332', '2026-11-3', 'a233816b8c8d3e07.ht5gw', '{prac_UtwxbDCxnfbaMIDZLli38V}', null, null, null, null, null, '2026-11-19 07:43:44.406+00', '2026-11-16 07:43:44.406+00', null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.406+00', '2026-11-16 07:43:44.406+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at, released_at, withheld_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'note_PMPEStl9zOvpa89roqKUN3', 'per_g0QQpmkyIbF2yqrGZM9vmm', null, 'prac_6o8icPazzrvTlABFrdG3mP', null, 'progress', 'dap', 'drafted', '\x01221d10ca7ec0de608c0acb3992161453f71109205078e714af7a4d3ae5a2cc452ab133d7fed481475fb7ca19cbef7750166e53980da0102d8f34d254ff0857ef99fbe327192258caad2d3fcd83ab33bfac71dacff77391533fa22f328b9db3954182364c0f97c45242a7b6353b8c5fc532d61f49efc8c19bbaa42f06f2b26032ee8ffc1fa3427c0b719f55c578e040e12579095e8ffbb51b7169f1a4ef6bc3960a83f3ba9941e391a685448fe84a9bcfdec2d392190f5e09510b2b409aae2bbc6c94c176ff439ae986b1e89b1aef0a0739e2fed6527b4cc97fd1a6f9246e2f79187d9d8f33fcf11ad14203b55fdecfbf56c350cd91ed8fa1522acaab1e1db1d7c1b47f12dd45bb599b096addef21dd2f49135116cc9ecb64c0fc993d5a94b286aaf49149ccada678cd377c86a99f71d2d759c1315423562eba6211f97aa9552e03605312158d0c2d8583de7ef2ef6eacc5866ac2cd01c65f08579059a8b4f54f238d8711b85d3bfbf433d42daa0d5e02c42c027786a079e58d9c5399f804a3ae31a2bddac22af62a54c44111db0b9856c27b6241746e10a5574ff40f9d381ae95ba5f4b207c1ed1a531d97e21c8841894faf3609e2b5483f6c24089483013064eee3bc1b47bb475147d2f2473e2fbe34112cf57cc9b5bc119cf551e4d4718e1fd85658608a34358831ac767015f3f9120cd49e00bdca455eec7bdec9afe7a00a80e9515892e527d29903824cb616cf21907a6bbd2fed40a821eaa28aef4789a941ee02298e2e98eba3a5e6a4840bd4d7e13d2b057656d0e5a425cd456a1cb33c7ee2c42e1fd3a576243937684d7693e9d3cfcd7b2cdd8ff92e32867bd3d90a19e0ada1431f9fabddd302cb250293d43bc322ce316fad728638364da37621dac948a3074a3a0fc20e1c54495d28f27280b63859747eab6e5294d2ea1c9b6de8aea1f7499f25f79ed7cec105cdc7f9d2a0165272b1934f235cb2ce89770bc7494e4bad6b9baa940aec751caa0f38de287371a0202185bb19524ddd88247195c50a398a641135db73f03d64757c7fce6f41e8b411808755e880596f67aa17f46d46b77b1c8e01843634b3870b5e9f55873266e4616cad30c31f29d34eabf3a4bef4a06814257a0c697211ab25', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.215+00', '2026-11-16 07:43:44.215+00', null, null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'note_TXFrN3MhyAXFKa7beouFNK', 'per_ZOF77qdrFHAJnr0oycsPpl', null, 'prac_BEklGOu9SGs4VZCkg70XGv', null, 'progress', 'dap', 'drafted', '\x01a641089305d93ff558821f3bea6c09fae7fa9f428cebc22d7835233fa84ee82c35186d4b3f6682bf72a7df84b0b2ad044ecfd8ec025229a902c0ac2f758d41bddfb5fae4a36482fa1819ab81d55e39745691f5ec408560d90e016ed56ced32c48f69fdf112ef82405337064a1b4eb88aaea6965a69e5be220a46e789d48a924ad180e9693e09eec3949e08406070cb9ecb79067a5f41de7507a3aec05d29220d3789c4c63a412fdc6900ed2f8772eaa66cdd60809dbec9e6aec7570fe2b3171ea4d523d08b6f3c2870c9eeb1fed44eefdee226dc055ab7565d2f6c1619a6c759edfd6077349221aeb82aa32c324420e300a18170c9dc21cf8f45e585d2d2764fe24973b3d611f826432be973c19885d981628ebd7bba99f5b9c185b50d39440fda95286f8b73961d414a4a5da75b8edd4c647eb11c39f9ccf22b46af11fec4da26368f1a5ff1da89e11dc178377da3cc7dbbf09c90134ead042c40a647af9cb840a23dd6b889cebf313594fa801a4751a3db5114869d30afe6d35cddd81454c735264377371ef113c620273042c477e3e263d9091b0550b3ee816043d576e96969068a89f6e393c5463a32dea7a2a935f4959b49721e94ac1480d322a82c0e95e171ec08af7cf5e0d7f1ee7ca74d611a76ee1429753f2eaa3a9f49d090bf4688d331e427a29a600d3a1eebfdeebbb149f6ce534f0eba9513a2474d49ae80b7fccc6ecbaadf4565475de4b2a5a59eb775413b6da6509f38b4e7b2fa9aa0edbe6086131669ab6104ab0041a8059e63eb61535916afced3856121bfb4e2fca4a7ff', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:43:45.427+00', '2026-11-16 07:43:45.434+00', null, null),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'note_y9sYkOtxRTPTwfx9j8m6Y2', 'per_ZOF77qdrFHAJnr0oycsPpl', 'ses_P736lEAlVOyaTWgbHuqy7l', 'prac_BEklGOu9SGs4VZCkg70XGv', null, 'progress', 'dap', 'signed', '\x0114dd11b45a076eee5d2b0a94714aa2df89df9c3d154efbf3c80575459805825a4ccd3184926bf7e737e2748a0ed8adf7e01cf04ff83d610cfef57099e528205c6369027dd6f403f158129f99022906fdc383204227b94402c2d65b7e8f41a3cf86f26697625e988291b764259ef1bcf1e5e77cccdaa2ef8bce959943dac8d1d9fd8dd568a4b732c9eb8d240e77c056e87947b6ed4b2b019d02ed5c87e6bf544df63ccf10f76a7c677a9f4cb8c69f94f0b0934aa05383472ba469df2a3af9b90b97b6fd33e1dadb61dbe9e08d7c9d5a3f0bbced79af7c052dc1c91f6c635bec4257d5ede53bf82ff071d606807b3f91a137de01533c925992e51eb30e4fdc0766f2fc2cfd9e8a4c10b62733501db0848338ef8a9621e955b341a7b21e48f145723b4496cdb36cd3d9b854720ad15c9dc4cb60b3441d20d4a1aa8bf3861d4676113dee44763ee277e5d6d2f688e779544199614ba735a1d3edfea4d53cc1253f9169726ea68f1e3c99fb35347cedd7b63100de76fe96dd369118e0266fc4d3f43bf8cab0ad1385d262abf62a990fd70cc74292ff281218a56e4a36b0c34d3b10ce423ff65191bd523e12cbf807a94986ee04f104f70f0034ed292da56852ddcd387662d89d7fc4f6594cba43a443b751929e751ebb744b34bdfbdd9bcaacf0bb53359e45e27f5be911c661d92a45f6739b55e3041ca55f6ac5e5d38a88083965250246ee9cb9580c67530c9afcda6a5ec7830b20673514ec5ac71d7f917b5c29e0f7d09910c988060d4850150c199a5319ce14858b904604ea6702a00a78080f5c14be45a8ee93015d1c98843f77ab422ad936a844b88d297321b43db42fb12de99c74b9a28119c0fc8b7fa7f080211aeaffb8e0e84ebcac88b9c387eb83cae3e34292f9da7a9138ae1c30f3ecea91552189312f89d81614f3996ee3c791fc4f5d3c86c68c654fd2e0b54b4fda418ec98dbc9cd713adbb9efcc55f43ee3ccddf05ec6abdeacdb4726ec4b825e6e31265a53547b832f1ba5e82d7ab4689a8383d89cf0fcf34a9a07a52971b2d9d7a2e587f143b3b07808573d74072fa77cbd0c206bb589fea7866593ac58b6668656d56b23e66786cd220b4225dd9b6462f4ae91080dda5adbfc44f5f1129b0e223c3e4df79e7ee9e4798434d9105bb9ee3280e40232809fb16a673301ba1074e675a627962ade5d599e5695d5125ce02bd20e0d4ad1078b38dba5e93f4613519e25e7012c05d3a57735719bc2a8b0444a7f94bde02b23e81521d2a11ab1930099f6fce3376fb67302e531d343c642158666a48b41523c69306c82eb931b4ba4a4d77adacd8b73b8a31229cbcc5b95537e642f4f2e947d5904fb9a81e5db25504bd24b029d0a0', null, null, null, null, '2026-11-16 07:43:45.41+00', null, null, null, '2', '2026-11-16 07:43:45.399+00', '2026-11-16 07:43:45.41+00', '2026-11-16 07:43:45.41+00', null);
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'note_y9sYkOtxRTPTwfx9j8m6Y2', 'prac_BEklGOu9SGs4VZCkg70XGv', '1', 'sign', null, 'fbcba619d3f47d029de135453d85607864fae4130ae12e90143f29838aa691ab', null, 'a1c4f1550a0118619f6fcbc652180c88e21c4ca5014f5d1418880bf1c7c35f45', 'ed8b995db99a2a2043bc9ca7ae51aaf171332b4e895ea9f643e1ef8b56306c278dfd8704a1667a7e0a11e1e89b977820e9d8fa6677a96cd0a0c909c4b89fa80c', 'note_key_15e4371974fe0a9f', '2026-11-16 07:43:45.41+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'nver_snwBAcBFd9g5HjrJ19mPBD', 'note_TXFrN3MhyAXFKa7beouFNK', 'per_ZOF77qdrFHAJnr0oycsPpl', '1', 'prac_BEklGOu9SGs4VZCkg70XGv', '\x01d919e5972c1c9867d3196bc24c05767b89aa9cb53b6d2d57fb9d2af5d988c7ae11924cedb0370acb77053b7bf9b28e5321afd042b249eb9ef48bc20e7dca39d7e741921cbc3cb4331431242d1cd704de7cb59401371f487a146a71006d8f6bcd111f69633c8227cb6694add15b11be93aeac2a952ec26e566dbd3065f198c1c63f90e08146a7b94746a9e25a9549814cf57196f4ec526e71d2fb1b3eb4703b47a60900bc328e00a832b1632229cd816f9d17e43141f27eb96451d7e338dc435e8a322d8ef0b3e6d4e274c263378512bedf61060653972c9af3b95b4be3f0bf529809ee6a5572d1883ba9e7eb924496a52cdc52312bc27a6b59518b036539096aa4970961c1cb2fe61e61b00ee415e2f0b44ba4e348f51d0c7610f814c39d66b4a4c699aee96e8cdd0acb65691b98e02809bad0b2b9fee3d1675c618d42d01bbd7c68939b9ccbbc72103572744de6fe3e6d398ba6910b6eb365adb6f835d11b19a0b262a5fb875407a57083605582a5892d904fda0922d3f4400a6dd418ec3883137722be1e447b7273c749e5da18d5aa5a554196da1ac26e97065197be4c1ff045fdc53ed0df6dde9f11a8207610701082edcde09aeffe4c1d5607c9c807eaff21d2a34de8d68369ffd227b48c50cab26787bf1ce480', '1', '2026-11-16 07:43:45.434+00', '2026-11-16 07:43:45.434+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pay_HZmtqQ7aFBcJeasd0GzA7T', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_noDA4dSKDI43lxLZs4DAFz', null, null, null, null, null, null, null, null, null, '2026-11-16 07:43:45.627+00', null, '2', '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pay_MXLyx1AohYfJ40NMJpcZ07', 'per_uOP91EFosYL2yWh08GE3ke', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_uOP91EFosYL2yWh08GE3ke", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 2500, "currency": "usd"}', 't', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_zftT4571keG78ryBqL0Zmn', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 07:43:45.267+00', null, null, '2026-11-16 07:43:45.284+00', null, null, null, null, null, '5', '2026-11-16 07:43:45.258+00', '2026-11-16 07:43:45.306+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pay_Qo0rzE7rfmL6Tm1qe6zX0I', 'per_TQpR9f2z79rZfDR4GMGjpl', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_TQpR9f2z79rZfDR4GMGjpl", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.528+00', '2026-11-16 07:43:44.528+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pay_c7aBNLqCnttEPDB0TNfzfl', 'per_7FHAlurifjuUZ5DpVPmO8X', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_7FHAlurifjuUZ5DpVPmO8X", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 1000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_eNfkVukxfRqMO6XLaeqUdc', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 07:43:44.577+00', null, null, '2026-11-16 07:43:44.611+00', null, null, null, null, null, '5', '2026-11-16 07:43:44.566+00', '2026-11-16 07:43:44.629+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pay_vERkLo1Vp7kYz4lzk9cMxF', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_bNoHu2hICU4ztdNtyIriXM', null, null, null, null, null, null, null, null, null, '2026-11-16 07:43:45.627+00', null, '2', '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'dsp_gNbyOkH1sZWrPbt6syG9p4', 'pay_MXLyx1AohYfJ40NMJpcZ07', 'per_uOP91EFosYL2yWh08GE3ke', '{"amount": 2500, "currency": "usd"}', '{"amount": 1500, "currency": "usd"}', 'fraudulent', 'opened', 'simulated', 'simdp_G4u1u5blY2vNJwIkVB2Tht', '2026-11-30 07:43:45.28+00', null, null, null, null, null, null, '1', '2026-11-16 07:43:45.306+00', '2026-11-16 07:43:45.306+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'psy_JuLhMG1qxEGAO1XsTe7Uwl', 'per_pM0s8cSvUQlmnm8r8pHR7u', null, 'prac_6o8icPazzrvTlABFrdG3mP', 'drafted', '\x014661d22e144e48e3260df9229f6ff962b915c8ddf31c6557b8b846264572d9c77da7e96fd6275d775e7e8f97783d36c53cb88655c02f07e045cd2feaa1d7303262f95adfddca89f4dfd14db42925db8df50837d17b375ddef263e3bfb6d3a6e6c88ff6bdc478a5bfc4c50c88efd5ddbdff', null, null, null, '1', '2026-11-16 07:43:44.283+00', '2026-11-16 07:43:44.283+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 're_5uejiiGn9PW3CKSWaQeQNw', 'pay_c7aBNLqCnttEPDB0TNfzfl', 'per_7FHAlurifjuUZ5DpVPmO8X', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_DK8oVhoEzIfdwRs05rkk0y', null, null, '2026-11-16 07:43:44.646+00', null, null, '2', '2026-11-16 07:43:44.629+00', '2026-11-16 07:43:44.646+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'risk_PaXdaxzaCo33NJscEt5E4u', 'per_mEopk3rtv9fcFQAtZfVcq3', null, 'opened', null, '2026-11-17 07:43:44.32+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:43:44.32+00', '2026-11-16 07:43:44.32+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ses_P736lEAlVOyaTWgbHuqy7l', 'per_ZOF77qdrFHAJnr0oycsPpl', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, object_id, parent_id, state, created_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'simdp_G4u1u5blY2vNJwIkVB2Tht', 'dispute', null, 'simpi_zftT4571keG78ryBqL0Zmn', '{"fee": 1500, "until": "2026-11-30T07:43:45.280Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 07:43:45.28+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'simpi_eNfkVukxfRqMO6XLaeqUdc', 'charge', 'pay_c7aBNLqCnttEPDB0TNfzfl', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_c7aBNLqCnttEPDB0TNfzfl", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 07:43:44.596+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'simpi_zftT4571keG78ryBqL0Zmn', 'charge', 'pay_MXLyx1AohYfJ40NMJpcZ07', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_MXLyx1AohYfJ40NMJpcZ07", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 07:43:45.276+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'simre_DK8oVhoEzIfdwRs05rkk0y', 'refund', 're_5uejiiGn9PW3CKSWaQeQNw', 'simpi_eNfkVukxfRqMO6XLaeqUdc', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 07:43:44.643+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pay_MXLyx1AohYfJ40NMJpcZ07:confirm:1', 'BiwZ-iX5z-UjDTEfnS4u8qkEN8Yd12eTF31uv98mGjI', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "reference": "simdp_G4u1u5blY2vNJwIkVB2Tht", "next_update_at": "2026-11-30T07:43:45.280Z", "evidence_due_by": "2026-11-30T07:43:45.280Z", "charge_reference": "simpi_zftT4571keG78ryBqL0Zmn"}], "reference": "simpi_zftT4571keG78ryBqL0Zmn", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 07:43:45.28+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pay_MXLyx1AohYfJ40NMJpcZ07:open', 'tyHd6Yi7PyETbNp3upSsCmoxsV4k9flNW3TIwJQi2Xw', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_zftT4571keG78ryBqL0Zmn", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 07:43:45.276+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pay_c7aBNLqCnttEPDB0TNfzfl:confirm:1', 'W51PfJiaD4u72-bbz_tkofWwNiJldjM3OkKt_FQWUp0', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [], "reference": "simpi_eNfkVukxfRqMO6XLaeqUdc", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 07:43:44.607+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pay_c7aBNLqCnttEPDB0TNfzfl:open', '6COjUQLgNqxvRLHVw18pGp8jHfVAWyAThnQtIKV7hxY', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_eNfkVukxfRqMO6XLaeqUdc", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 07:43:44.596+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 're_5uejiiGn9PW3CKSWaQeQNw:refund', 'u84r1R6kH8v6uFJCg02_EflteImE28Fqs6DhqKUu8TI', '{"status": "succeeded", "failure": null, "reference": "simre_DK8oVhoEzIfdwRs05rkk0y", "next_update_at": null}', '2026-11-16 07:43:44.643+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'sbl_ZaS1xXHTd6DCCigjbYTA9u', 'per_ZJnsKCiPAAa6Oia6Iy9fSA', 'prac_vg7D6bcpjsFFYXCJWlNNCW', '\x014ac4a2bd0e22481c29d9cf1206627b13e26fd41a549ec91a0a0ea48b0c87a317ae18fcf0aaef49dc5bbf3c54b90cae1ae7b11cfdb3edaaacea44b3dbfee1f3fd9447dbc182b188d47c1784f271a068ac4cfb78e1babb9c85293b9710af36aa6e716b897b959150a92f623ebd50f1ecb58a922f3da90e1dde4479245ad3870a35b2c939dcb4485dbdc11044b27178b17b6ef36ae9865c6ceb70b8273879a9104a105200b8f972ccea6529a53d3eff99fba37d63f4ec9db909c71be7b9809c728314766758ed76935e26ed7dcd865f181f4cd65cbf3f6c940b719e77420a33bf74d12811de1424075adcb5da526a5e390c8967c805cf0b7422598fc48af90db9e4184e724df1320745b95d7d7fa9fc4a61e239b6bae750778e91b1bd70d2114c329664aa9f8ab2a8520b7bde6d6cfc5df2715d1f9b06c3c4c9467b98f5aef3e123740e44c6fb167976044f636eb49744a6c2c58170fb4ff3b7c1e3424489d096cb6ed6571e037186495ca40a5ed56c56ee8a39fcebb48957006ce512e83d714d6c16af1f2cf7a3a0423bc8ba7a1fa2d23a956630032b3d1d0cd9584c4e21bd64c1e0d121482f1869d90a09e236ad23655030b1b88b16c4129c231463d6c6e83416c87f3e777a2c4db3db2df86c239dbe792ae2b6372ee591bbfc312ff8f55c60cbca2f58d48880f9a8d2fdfa9ea3c7400b4408fa06e58a8078175e474739b5df6f75973271266e8746c13a7b1ec4613ece0d6e88468613aa095f62dcbed153da5902c6e5fe79ec611a0b02fd28ae9ce90d284f9bb743ab0f2f11e65e2227211ea0e169e1f42b3d14030e4cde5f9e23380eae5b6a2ab72bcbae0cba6b91b4dc39c6064951447d2fbb5c1edfc61d6a75afa4ff2f5b6bda6f2549886d11611d985648f4831157eaa6034d9095d9f3062c50ce8d313d6fcb31ad3097bc2921966f84f9833e196c23ef64060dd889d8cfa9936ef178deba0c278a1cd992164b90d64f87d1d405f30db3c1296aa7d50dff02d589b6e28e48fd5d5717d17702cc659a1725fd7e6a7b6e35c3c9216c5413277cca28476a7375c5602c52d0a39ca4086d55ae8d47b7f13276c02f6dc3ede39358520c6a8e019406f3b69797f1cd946c85245b464ca4d42c5b63fc37eef08d22cd97a83feeae2f97b03c980ece7e509904c5a7c11fc91562d47ac2b45928342b13f6ecc78277594d03437fad4f2915b6fa9ff38cc2a5b7d3d11da516f9d29ad8bf1fc6ce61e67fae30dffba8bff0fe26e2e8902ed92a3e2fdb31c0c2f0b521446aec6f9adacc4db86a9cdbf13467b2490d13dc89831d8370579e8a920dc0791f6eeb330d43c9f2447c910be5', '1', '2026-11-16 07:43:45.099+00', '2026-11-16 07:43:45.099+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'trn_fi3gmhVFaJI36FIYrk4zji', 'per_2ytMHI2ukJVp1bkBPELOzu', 'clm_noWmtw4icZ8YTEJ11tdjCB', '837P', '1', 'SBX01', '1', 'sent', '4e648dbaf23af952898daf8ff6fd2e490153fd857faf8eef9840ce62eafa4dc9', '\x01dedbcd847c775a0f3eea5b79e3c80f7896e639ce50e29159a67f9405d134c9c9fe56b1035a9d60eac08224f428ac5da8d548d3c4a9af0e6315fa058b052f3740397b714e8cc0a53be1e5d80370b61d9633e579968a69f460e082156f32b3099eb93f599dc471e68bc54259225d4683c2fa554d85a93896ede7b0b750ca6f922609e2b16a3ebaf026b52142870828841c59638a85f946c68ec900ffaf470984242c5eae4a1489051ff4e861da448b20ceb836b06e9116951c792096215e40f80742b6a095ea7ac91d548fe9ad0081417c8b3631b26a721764a1d64a0273d3fe5cc6ca929433e0a4923129de7919beb086d6149050666da02a32f37015a66aa917dbfcc1e2cd26bfe048db7208c9a819b7f106a40ea15fa6867f52d626f5e17aa6ad7175818c790a3118e954060bac0d872f95d0b184a900f58edd2064c63c2ff0920baf5a1758eaa5a29dbc885d84dd390c730ab997e00a3863a7c3f35ef1b60731ef8e0279565de6c114f4959957b7e7a18f06f3467d389a38ae4de5271cff1e27a3f1b25228953b13fcca70bbd63abcfeba7903aaed91409ddac9e5f68114b3fa0a768ca2fdf642a23214ee4374f172a9c19448d34a9df6b1504b5133ae389969efdc6ca04994918ba717fe4c198356a83c8483f39efea6ff43fbd65a067a335cd49290a5f66d6990deee7d0999a1fe16a8c53a5c5f79943a29b986f3a50a899461c753768ee79a66210634ef12c6b470d4bda7205fdb7b2cc694471a6f524e65ce4cd03a5b03592dbcfab617a73763f58ad891096301643b85fd6c8637757a3ffba3ca023b720d204b60b6502e64280527605372a44eb56f445d893b0e389eccd605e12683ec9093557bd25ab21f358bd514a3b5c113730b27768fd8e5e5bfbd59e3d68b751d08a0475423933a159cfe82434b60d8f74f60f543a6a057ae216a403c909e0eeb91a9b297d8cfc70cc3b5476999bb6f3370bd3c98674e819d090558f07384a13f220bfb9c82fa697b3db673b98152e62d502c7c14976b5c326f79ea8be9087aa7fa2da814514673a373fbe205f3203ab92421f849445d3544411b57e91d314bb0ba3c387ad26e0c09e9e5811a9b2d16b5e63d0d28bc85e9a610b6504ec00c7f77e6d11d69f628a0ab7b474aa66d058c307297764c9f3fd5c87a9fe3200dfa3c09f3d8e2070c53b3a9a0cdb82e682746c2fe6577363a2ae55266ce8776ec3de7d6bc1e427df6807f31ec73623566cefda604d73a45523b7846356ae591c836ace52727edaf15a9af21524f4d9d8e1ba4380aedca7fd8', '1', null, 'simulated_trn_fi3gmhVFaJI36FIYrk4zji', '2026-11-16 07:43:45.556+00', null, '2026-11-16 07:43:45.627+00', null, '2', '2026-11-16 07:43:45.556+00', '2026-11-16 07:43:45.627+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pans_TMA5ditX04ggrgcARlo4Ih', 'per_2ytMHI2ukJVp1bkBPELOzu', 'trn_fi3gmhVFaJI36FIYrk4zji', '3', '2026-11-30 07:43:45.556+00', '\x01560ceb6e176014281601fb00b97943df579721a352b132ba8048221caf065a1e00c1137e90df972eec3683ea2b6e55edcfe44f93d29f3bae7afe8545a91616e18fd50d911f764262df16d172a174e474d32b16944d47547990d99de8613a0363fbdb350f2556dd911fb305b4ea1e4c14ff9fa4e7dec2231ef7299c5348e343e871438a0e55caf1b292c8722cba9952d178ef542c0e9d8c3237d2d905e7d074de0c7abab073051b4f8ba600286fe31d3cd344f8bbbc283848f042aad6982cd8d6d9459a5946af7aae3687b983cf5c60b5e3b24bbbcaa22f3566266e2929e1451732b1964d378b5bd236fa88680f2f2d1d4aaa252c8cee36964237aa1b629c2ae99c8fb01378aa56a5bd9f702ce1ca0ce5113d6506d9feb8a55824f825efff178b901d69c23aa5df3c0ae9ff15e1a2268ff43867809c02a23a06e26f098b9d2e96de64f59054316a1d15a2fbdc480c7706863252ef29bcc299ff77f4ca43528074d8ab6b084472b29d0f916d007dee8c5e4f5d8c316e12c2da0c3fcbf2a1b5f09e6d9aa7c322b3e65ee04f7fe5bb05bcc5c915e61ec27ce3aa921327eb73ded635a6390437567f5f6130336a78d0b6b814f104c86c5d80aa0ad348abe3fe7e17d2480606d54dc5fe8ab50a772407b9cf6d2f464f5446d18c75ae297bc4b318a275ccec7ec38a4688d7b95d29a43ccc16969f56a3c19cf74f8fa2bd2807ec02a6064602df9fe8111bc2a82eef2e94abf3fb3cfe12db7c2e73f310d14d9be26c33cecefe5b452e010dd2e2bce8d00774ffb7e51b689087f2d4aaa448437d507499eb04acc9cd53eea3127eca7f1d00b8257d10f9c82966b73ea369ca9164c2753e66ff3a3754b0b49a60e988a708d8ba1120f5006584080d08381cb8133fd300e26448d0a181ca3bb64ecff475396f8e28d37b087450eaa0a72cbbd2153723460a83aaf6c6a81d158a9d90d0d0cac31124b9b6bfcf374eb00f944a41a565579dc4e41be02d397b477cf3e9ff483cef8f0f149f69911b8c6e7d4dea584c1fc863f2aa034326831c4dc1b45966610ac1879ea846a2ee5fe48bd2aeaa2e751cdfb1e7e1c3d3b8675b2c1829855ff7ad16545de2c5e5a72b229d20b0d26396001d2879b3ee', '1', '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pans_qNR7NAeX7gtcM1cAugwDx5', 'per_2ytMHI2ukJVp1bkBPELOzu', 'trn_fi3gmhVFaJI36FIYrk4zji', '2', '2026-11-17 07:43:45.556+00', '\x015d0ce1a79f31cd676c24f9c3526d27a43f87daf0b3128251274901b8bf11e3e5ec2a72d40cb92b3ca433b34ddc49b61ae9e9e01d2ba9baeedfc45817f5eb399442e2c6f01b4ded1d18e691e81c39039c32dbb096bdb7b7e889279ad0f641eca1b1cc84d912cb8682e48299785cbb102a21af62d759fbee92811d041bf03eb5b88579600ae98be58acc6f3bfadd3199c2228108e660d8eb11907f8b738e9a637813fea8d9269a2e16a16da6f980a3ef4e79288e0a83a3182b59cf148bf3d08fbb65cdbb48de264c9f38fc24d80f31050479c2f249839a26ee9971a8dd9ba27dc9661c78cbe685eee664ebc0505c9f916692be605fa86443caf8cc1b0a1e3f45154ce9dbceeecbc5fc057e47d5579d63679bc4f36372759eba518fa67568470c505b694a69bf2d6015c39ca830d6d71232241ecf2b1a27a591f356961c1665d7a7b226d3d4a6e67db6dee5ce108fcc3b426c037ebcf99931833f49a32a846c5391420f093aa15c55ce7f6bf3da947ab4b99c6d320ce64d1b8e2fb29a6b3738c57e1c6dc87babed23f610cf5c96573e025c17153c5608a6dcbe97424f31e8042215d5079e360069c23d9033377feba30a7a8470e6abc1a83eabda6c989b47cc4cf410a0fc40826e1090c7ae7bfbbe6cf5cf7699c21b43dd8ced636165f092952db0247fa14774804e20d7d8749734b15a17d2c921661e01d84aebc0d42109cba33bc8ef131a71736e1e474444d7bfb9694f9a474147ddc6e67431f3a91621c35df6139bee0c0531105d9077fe04a05614a7f9a2c8ba7256cd402c4c9936f2023b818148d071a321cbae933be953359d669f682102d6706c359f7ca781fb16048023b4ed033e4d95a9f7edc6d55d7f665b4c252cb3bfec756605397686bf92e942bddf1b5af36184066b6b214021f9fa326a5506341b9207f12c408a39497bc2732975eef971479b7d4e791d58e8939a9cc81d71607de783223ba92899071153f78949deb22b13bc1d46878e73596b709edd6afe655b0334de312b2bb1e867fbea5e1811e972e5391529fc96afed1c292315f3a7b9b4daa84f66bdb23822a63de401e06cbe123c7a3be6803c26c620454084218effc527ce7553ec76cb67451223a2e5acc95793', '1', '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pans_wyptvPImQjyTUmGooRpbPi', 'per_2ytMHI2ukJVp1bkBPELOzu', 'trn_fi3gmhVFaJI36FIYrk4zji', '0', '2026-11-16 07:48:45.556+00', '\x014e6777cf096b74a2b533cfdee7c010eb3d484f628b07249a012e6b25a580dd84049e4bb44f6e0e62351b3d4f70d379783fa0745fb4a878bbf846ffa13ee81840899778120851acfb1f0aca50dd01f681a69622a96daa7a41661ff0a83a11b418fc54a1024b01f92a8e0693126f681b954c84991629d4b17e5a0e1dab8cabcf6fda44896849bfc2b3d5ba46637483d0ac770e930502993539225ebbc3b034f1e60bd9624e3234348d7f160a421572d2a5618b9c54cd964f2d70c342f094a551d67fa63bc0ab7d298dae72ea86e7dd78ebc4025c6f08316302aad40e400d232deaa661425d33e3bcc0e7da09fde866564019e80b626a3f15fd05819e089f50b255579de17701e58ef5d90f2664d8eeb43b79375b1cfaa1b399eb2ac3e78cfe2a74ab353dc6835fd190cb588a648d87c904b9d5a30e2f47a6c607bdad4798905332baf27510635ee6cc30a707e86bef88858af3ff0c6a6d36dc7657', '1', '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'pans_zIEjtmEShAn9LwwgmprvBa', 'per_2ytMHI2ukJVp1bkBPELOzu', 'trn_fi3gmhVFaJI36FIYrk4zji', '1', '2026-11-16 08:43:45.556+00', '\x0128e7174170a504aeb7d09079ec2afa2cb9ea4551432c0e9e1bd65bde340b0ffa92f97a4a70a610bcd19641633d8209f3996c7f7ed62c142a6bbd845c283b404e84c040b88d05c0a067c053a356b6d17ad115e77ff8e53b2796485fa2624fc0bbf228e318dc914c52fe9f3108444571d687737fda207d043103eea74d972232796eed269321839c160bbc9fd2bb47c48f60472819fafc3f0bde4a08e1e90414fc9d256c08d4711340060f20c7f6198ee9a335c3100d2e3e0c6c0d313c26038bdd83cdb77f8e05a975df964026ca95dfad0c972c38bdb6db695e9208edea34e34d58e83d56b7a4c76f1a85e3befff5b888575cd7abd0a26c304b0b75975451106aa3567f0b0d71517e6d1e0d9426536ae033a1a572fb1b4f103d913cdec32b53a61da5533114f57b0bbb29d51c4506ed224e3a134a31301e55921936ee5e526de4fad4d8c51e2e37c9bac346ffba659de8a9236af05086f280e126ececace41f863885ebe887de89661febc578ba06ae1dfe755ca1818ce56891cba3ce1a6ecc4765ecf3347c9dc976a9ddb05dc5dcdf431c6351d6beb95c096c33cb5666a4664ed8cda1c98243360f2aaf6e33a382695fe2a2f353b5b6dede0f64f5cb614e8b35effc082298feb5e432697b68cbe967f095a7b6bb740aa8c35cde99f72a92371d2c417ead3918e2889169ff8cd0f3c1c76ac16c1c0a7eb6e4efc77d316615ed4cf955448019ad3be989ada7403e381aacfa320d95c7b5c57dc32802404839a712a1f07c278337b90c8dde48178bca808676210939f2051c848b67da4de161c1a470846289c8a755c1f7db85dfbff4885c3e6f4a87e262c3856b220607e1bf0fa4e5603c11be08fdf940fc790e801c434f99f570dc644e6affb31005c75b92a2971942c9ccce2e707e5a90019b1aab8482fe97e18d94bd606f74ca93017de8bbc9c03893e71c43a77597f041c29425e7298f2ddc67f3978b8dcd6519cd6689b328266ba23b36a1963ccadcbc6cf052d9f550883bfdc154bf6ff3dc7025898461de60bcb5127fab85e4dae61563bac79d4d42b4e7a5b4da6a24b5d6940215cf5bc31986e2ed9f2e1b2f6b83d826e96c4bd9e50e0390edcdf0b9b36a76328a7e68003e3893db381b5327b31b5ebdf17dd3fc4c187f', '1', '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'ver_hGGXzAY8ndclorTZLSOPGi', 'prac_KfwsIhGbzu0szAg7lAvok8', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 07:43:43.868+00', null, null, '2026-11-16 07:43:45.627+00', null, null, '{}', '2', '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:45.627+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, reason, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'chk_6cEwWz6I5O2JtuoM86rfP3', 'prac_KfwsIhGbzu0szAg7lAvok8', 'ver_hGGXzAY8ndclorTZLSOPGi', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T07:43:45.627Z"}]', '1', null, null, null, null, '2026-11-16 07:43:45.627+00', '2026-12-16 07:43:45.627+00', null, '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'chk_PswzSeH4jXovOABVnwjRyu', 'prac_KfwsIhGbzu0szAg7lAvok8', 'ver_hGGXzAY8ndclorTZLSOPGi', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T07:43:45.627Z"}]', '1', null, null, null, null, '2026-11-16 07:43:45.627+00', '2027-03-16 07:43:45.627+00', null, '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'chk_U9V6BA9DyZVjC01yLipA9L', 'prac_yQuNHiGiZ75h74y9j3pqp2', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T07:43:45.627Z"}]', '1', null, null, null, null, '2026-11-16 07:43:45.627+00', '2026-12-17 07:43:45.627+00', null, '2026-11-16 07:43:43.911+00', '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:43:43.911+00', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'chk_Xk9k7TO4iYWEXL6J3xvvuD', 'prac_KfwsIhGbzu0szAg7lAvok8', 'ver_hGGXzAY8ndclorTZLSOPGi', 'license', 'lic_jw8AUr9osN77XYk588T6hb', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-07", "encumbered": false, "expires_on": "2028-10-15", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "93af768a5ff3448c2a1ca5b70f6c4996e6be281ab45d745961f17268ed3dcb85", "captured_at": "2026-11-16T07:43:45.627Z"}]', '1', null, null, null, null, '2026-11-16 07:43:45.627+00', '2026-12-16 07:43:45.627+00', null, '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'chk_o80YO4J7bdxoSvof7SRKek', 'prac_KfwsIhGbzu0szAg7lAvok8', 'ver_hGGXzAY8ndclorTZLSOPGi', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T07:43:45.627Z"}]', '1', null, null, null, null, '2026-11-16 07:43:45.627+00', '2026-12-17 07:43:45.627+00', null, '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:43:43.868+00', '2026-11-16 07:43:45.627+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 07:43:43.816+00', null, null, '[{"encrypted": "AWHaPuOkAlApM4gJB4h2q/ZlYi3nnAeA82U2R7R4OXxUolyWw+YS63mhjkik5AhlHE3yhatIyIwmFKaE3J0AsL0msBhedwxSxMQsRpZwIw==", "expires_at": null}]', '2026-11-16 07:43:45.801+00', null, '{}', '1', '2026-11-16 07:43:43.816+00', '2026-11-16 07:43:43.816+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, duration_ms, created_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'wa_80WxEXsrV4FRMmZrcbsF5v', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_CaLi1DErma6916a9sGgybG', '1', 'f', null, 'dns', null, '3', '2026-11-16 07:43:45.801+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'wa_CLyL4oWbwcy8IYE3hEWpTK', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_Bl4Bjw4ObzTLr65yrj5vWG', '1', 'f', null, 'dns', null, '1', '2026-11-16 07:43:45.848+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'wa_GO3aTAgYSabfpRdYc7IgCy', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_4LBevUNg3AvaRZyLVYG3QO', '1', 'f', null, 'dns', null, '1', '2026-11-16 07:43:45.849+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'wa_MKXEYeEcx8daI2SzdKuUoP', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_ibv6vk3DV2rRdNMUk4RnNP', '1', 'f', null, 'dns', null, '1', '2026-11-16 07:43:45.838+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'wa_XRlfRgbBFmj6YhhuRSxF4g', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_rmPpLZsqJXFdIQSiLFwDpm', '1', 'f', null, 'dns', null, '2', '2026-11-16 07:43:45.835+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'wa_ZfMy1l3XTtguNwKBcXJCnb', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_7dFQ4z94XBkHLE1H03DZ80', '1', 'f', null, 'dns', null, '2', '2026-11-16 07:43:45.832+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'wa_jEMImeeFqEeVOEgiqwEG1T', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_mVlHl75rVrYRpIvSEF2FBs', '1', 'f', null, 'dns', null, '2', '2026-11-16 07:43:45.802+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'wa_n9hts7MqroWEXq9cnzV2x8', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_LzWxiGtdJcx1aVzAaQXj6V', '1', 'f', null, 'dns', null, '1', '2026-11-16 07:43:45.835+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, duplicate) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_0u8r3Hno02TEnOHVDmHFAq', 'pending', '0', '2026-11-16 07:43:45.775+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_2mT8bRW2xNM7Pyl4KJEUEc', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_4LBevUNg3AvaRZyLVYG3QO', 'pending', '1', '2026-11-16 07:43:51.849+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_58OxpA7MSthEzR1LvcaxAT', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_6QSaZiXxT90LX2bKrvmyX7', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_7dFQ4z94XBkHLE1H03DZ80', 'pending', '1', '2026-11-16 07:43:50.832+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_Bl4Bjw4ObzTLr65yrj5vWG', 'pending', '1', '2026-11-16 07:43:50.848+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_CaLi1DErma6916a9sGgybG', 'pending', '1', '2026-11-16 07:43:51.801+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_DaCcXsh8kVnXefWbfv5NVY', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_LzWxiGtdJcx1aVzAaQXj6V', 'pending', '1', '2026-11-16 07:43:50.835+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_NP0Smqz9fdSHOWITB2rQIZ', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_PbnC1RZ5nzKoHd0ynCdLvw', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_Pek3F9yFg2MrFpxWAjdwYD', 'pending', '0', '2026-11-16 07:43:45.775+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_brlA4fN4d0JPYPPR1CvAnF', 'pending', '0', '2026-11-16 07:43:45.775+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_eqEJBihZqHXBal4xbCnltn', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_gVKoXRoFJ3eEQt828olgUE', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_ibv6vk3DV2rRdNMUk4RnNP', 'pending', '1', '2026-11-16 07:43:50.838+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_m1YZ7Nf4Hghik6f4K93BOA', 'pending', '0', '2026-11-16 07:43:45.775+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_mVlHl75rVrYRpIvSEF2FBs', 'pending', '1', '2026-11-16 07:43:51.802+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_pNHl3r09cpXovnPlz07lGK', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_q31s76qhM5hphm9soBQGHv', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_rmPpLZsqJXFdIQSiLFwDpm', 'pending', '1', '2026-11-16 07:43:50.835+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_wr3VvgjVLfFHJhCZ10ydVx', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_xE1vRw7IuYs9YeWtb67KZa', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_zMTQhGZpKrwdfVhN7VkfAo', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'we_3GUdsQ2HNyZKHa2aLVEvLN', 'evt_zyVSK5KVGV2kdeBwCNKg9v', 'pending', '0', '2026-11-16 07:43:45.216+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'xdoc_641nvUKicLmQwlVOGxWTnv', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_bNoHu2hICU4ztdNtyIriXM", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x01b68e26c992de4f0802fbc93e676ffdf08e29b16c76332968e326312b29e8a1105af695c6f8adcab829ed9eda0041ac6e4ef1052f9b4fd7c46469ba76f33089d70759e9f40d5fadd703a2d1a99054ee555d5553b6c5923ab747a2a229ce5186ed3d39a8e448a81f2a849791aa0b6d1f23d2323591080bb516d87d4d939bbf82c8cc38de2ff599201e1a6f700562b02a7d0498e1baf7c0296c0e5c3f861fdb7459c51df2147c9d603bb24061762a1524cfa176948d8088e76f7bface19c166a24fa00acf973b75ca070a8dd5e328ff8b1b9b643fdfc9013c3b65c5acf657b4351baabc062b10c4d5d40b4fb01c8e40f1f50ec83a69c7db211ced67262242eddb403b7058c6631c269f521ef65ebcea23cea024ec2b79ca3fd02fa7827010f0e735811d76ff5ea03800221ff2fe83109639138dc86300fdc605412d23f26578b9932bbc8fadcd467f85b3b9aa98a0d2bc06a119449e5a735ab2194dfd6815e3206cab1971588ebf45302bb26cf2ccb67389845ec06de4272f92cdc1e29ffa27cb3ba0a53ade44ce1ee66bc8d2a4cf96b5f0791e29394987a11337fc5b1feca2335979451f3d3524a807a045af06482c2e3fd77164285d1c7c6c7f76a6e575fb9f2433844dfd400cef75b4efe40da38b2f42b7e252fa51f5391e7252cedd2e2a4b8201f00280a2fcd3609d8ce6405bdf0d72633201e1ee65ee', '2026-11-16 07:43:45.627+00', null, null, null, '{}', '2', '2026-11-16 07:43:45.006+00', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'xdoc_q3pGqpdnl4dRDWwBQoZlxl', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_noDA4dSKDI43lxLZs4DAFz", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x011242f2d66340a1361e888e7bdc7d8c38b39b080a2eaece66681c8a747c4e136b2afd04e0fca42015596fc1bb1d2f7d842eaabaa1c0f9fef1e518a43c495f9662ea85df4d5806b66a0f6732db7c4f0ce192f9f6eefd7f1bb73c70b8549b2ed52b6acd24bf45ed211b5921bacafe9bdf6c22c41df4caaa17eba5b492033bc963b5b9bb0e8dd04d87efc4f729c16a05c61b35edada501058cc2f2beb3ac959827d0d99d359d7932e03fc13437ce266573f2d78c8372a9726565b895371d736e6909dcbef1028b58546dc207717cf610b2cbb55aa0a4d5dec23a35909e596ef2e8ca4d1d5a9c1ebd76e26bfd0f14d9a55cc42ad0b312a229c76379856fef8c1eb3b6224fd3da907dc0274c20da5e5c157bedbad455e952112404dae8ab64f538db199ae120750b4078691e4bf04dc9441a4bf758ef21c52428f5a141d0358f5f7cf586a27dc3eb4d0f76db3aeca928935ec7b737c11c15773b7cddafeb6da91d465749e3f71fa161bb3bc716632344991ea5f02ace5fa2a739e0a1c66937ab0a297815f64528d44cff719c09d119814ff3d76c1ac7a2c709236d6fa3f08fe41b61d58abd3b794068fe3e4b7e24f9e9926adeed57fc2980043a27efe776794e47422f5e10d5a4a6ba0324fd4de9e697b265b2a9feb31096e1fad451c1d2f418d4fbca48d64fa451fe2f4287998bfee0a4b99c8df22fa83b8e90', '2026-11-16 07:43:45.016+00', null, null, null, '{}', '2', '2026-11-16 07:43:45.016+00', '2026-11-16 07:43:45.016+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, unposted, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'era_bNoHu2hICU4ztdNtyIriXM', 'xdoc_641nvUKicLmQwlVOGxWTnv', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_vERkLo1Vp7kYz4lzk9cMxF', null, '2026-11-16 07:43:45.627+00', null, '2026-11-16 07:43:45.627+00', null, null, '{}', '3', '2026-11-16 07:43:45.627+00', '2026-11-16 07:43:45.627+00'),
  ('acct_67pMkNev2ya3MxOjjjDfFH', 'era_noDA4dSKDI43lxLZs4DAFz', 'xdoc_q3pGqpdnl4dRDWwBQoZlxl', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_HZmtqQ7aFBcJeasd0GzA7T', null, '2026-11-16 07:43:45.627+00', null, '2026-11-16 07:43:45.627+00', null, null, '{}', '3', '2026-11-16 07:43:45.016+00', '2026-11-16 07:43:45.627+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 187, true);

select setval('events_position_seq', 167, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 6, true);
