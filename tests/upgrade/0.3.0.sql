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
  ('0022_payers_of.sql', 'f14653d957cb04d24e8d780586b237cdc0e1bc4c182f5846efc9229647ef2817', 'true');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'Test', null, '60000', null, null, '2026-11-16 07:25:46.458+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'Test', 'issued', null, 'sk_test_', 'uMLN', '30fe185f2f62e7b7acadd98d65a67793d5b4e0d738a3ab5bd3bb646e6552fbae', null, '[]', null, null, null, null, null, null, null, '2026-11-16 07:25:47.244+00', '{}', '1', '2026-11-16 07:25:46.457+00', '2026-11-16 07:25:46.457+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'key_frJKQ6D2oUY6bqyiSDfZR6', 'Booking server', 'issued', null, 'sk_test_', 'mFoq', '395c08bd830d149c9f8780f4c98149f2433a3e7830f36a71cccb42eb52daa1b4', null, '[]', 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 07:25:47.111+00', '2026-11-16 07:25:47.111+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_0S1supkFkk0wJFe5gyFLhE', '153', 'consent.offered', 'done', 'consent', 'con_Fjr8pHCSK0tbtwtAVCsWoe', 'per_3Q9nFxQco0IrSEk4I1pLun', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_bsp67xFceHDS1Hys5oB9Kk', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_GY4ImtXfnByem1j7TIRuIL', '2026-11-16 07:26:04.062+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_0XlUwExLhRbLdLaFVjqCao', '60', 'person.created', 'done', 'person', 'per_H6nVLvk1isFZF23rZ91m8p', 'per_H6nVLvk1isFZF23rZ91m8p', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_ty2qfKnGxyRZZSW5hoeoYP', '2026-11-16 07:25:56.25+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_0gIjW2N10MrgK7MdM0aCVs', '142', 'note.created', 'done', 'note', 'note_NIDAFXxPVxRZXqPSyJ9wJN', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{}', 'treatment', '[{"id": "prac_XbU2FKs8GreMbfK4DsH0ay", "type": "care_team"}]', 'dec_xnJC6aEZk6LLdCY013WIK0', 'practitioner', 'prac_XbU2FKs8GreMbfK4DsH0ay', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_1eHf4VYHILz7Wo6FAqNEaH', '2026-11-16 07:26:03.22+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_19bGmHPUcgjwasrsNN9yfS', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_9NlCPeYIthf7c4B2O45c8f', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_KEKkmVATQeDm0rGRDuqZio', '2026-11-16 07:25:47.174+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_1OX1gHAvoUu0O7fEVGTkWk', '31', 'practitioner.created', 'done', 'practitioner', 'prac_eoT4bFkd0rvul26dNkY60A', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_1CJfsJY6SnfIRy3p29AYUT', '2026-11-16 07:25:50.928+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_1eJTB71Y5zdKKwFjJCKADV', '14', 'check.created', 'done', 'check', 'chk_z75IYKFOV2pD1F45foo7ZA', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_HkLWiTRHypoVy770mvw75Z', '2026-11-16 07:25:48.541+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_1fF9Cd92N3FJJ6l0OmMMKb', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_S0YfLIj3r1TzJ4VjIqgdAp', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '{progress_notes}', 'treatment', '[{"id": "prac_Ido3jmBkb6Tiq6agIXcgoB", "type": "care_team"}]', 'dec_FUHQlLxnbPLzGloXtJDz6G', 'practitioner', 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_9ebNu5OQOkxgRQDMYf2m7X', '2026-11-16 07:25:51.876+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_1tJ0VNQ2BiAEssuXHiTW05', '155', 'claim.created', 'done', 'claim', 'clm_UT24SLdNMsAslJE0uDSPaz', 'per_3Q9nFxQco0IrSEk4I1pLun', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_prrQoNTqAJohdrz1pWk9zD', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_8b2lmbvLQZGJzr4GKtU9v4', '2026-11-16 07:26:04.197+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_23Dzi2WQZVkWRm54ipavnu', '33', 'person.created', 'done', 'person', 'per_S0YfLIj3r1TzJ4VjIqgdAp', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_XmHC4bFMAYkcjB8INO2Tjs', '2026-11-16 07:25:51.205+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_2GeSAORVQuEOBcvUBOxmNX', '160', 'check.running', 'done', 'check', 'chk_JDeX14D0vQJDUPkuIXKOzS', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_3E81NnNMeCRqc3V7oNl0vd', '77', 'coverage.created', 'done', 'coverage', 'cov_aTF2w3FZ1ArveZlAv0hOpx', 'per_kesZW2WOklfFR8IwKEM09M', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_hHNqoh4JdE5HyBgDOve6B0', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_TdIBlc7evnhGUvU8GMoZQB', '2026-11-16 07:25:59.893+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_3GIvjTH7vUSQRA8Ch1HvXH', '54', 'person.created', 'done', 'person', 'per_eeJr4HvgNi9bujoRltcJqd', 'per_eeJr4HvgNi9bujoRltcJqd', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_ZKmt8iIEtUdh7s1xAHZM06', '2026-11-16 07:25:55.639+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_3Z2TQIKFYxgWF5UFTWlURc', '133', 'consent.granted', 'done', 'consent', 'con_9eHvf85F22uSfsn5xdaOQZ', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_KGH5sdxNgwueQmaEkDZhW0', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_pNMNARrE9QlsKXPKAKByVy', '2026-11-16 07:26:02.741+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_3nE63TBghdkVCdAqZV7hmH', '3', 'api_key.created', 'done', 'api_key', 'key_frJKQ6D2oUY6bqyiSDfZR6', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_3NQ3jhjdFYfhi2cpG0w1iR', '2026-11-16 07:25:47.111+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_4bUIUChHjLf3kFgOkK0ELq', '113', 'deposit.created', 'done', 'deposit', 'dep_beH0jNNtL0TknhDfkGCaI8', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_BWXTpoEMoTpF6H5FBS0sLc', '2026-11-16 07:26:01.5+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_4iiiR7eNVXs41bSEog3mdU', '82', 'person.created', 'done', 'person', 'per_rZjN2Eo4chROx5C9cNBEbL', 'per_rZjN2Eo4chROx5C9cNBEbL', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_3pxgTgDUBYj3ydPygD2TZI', '2026-11-16 07:26:00.231+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_54hY0itquWOJS7Ve9287c6', '172', 'check.passed', 'done', 'check', 'chk_z75IYKFOV2pD1F45foo7ZA', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_5Bj5o0mBibxlnpXvgAXjLw', '99', 'x12_document.created', 'done', 'x12_document', 'xdoc_P01loHiCY7nXEib85XULZJ', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_D6vA0LCLwGj8JU0ljcNyuv', '2026-11-16 07:26:01.041+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_5baqX1xKmB47qKttziqk3f', '145', 'practitioner.created', 'done', 'practitioner', 'prac_JBBmYTfPqGbdcqD7DcMWx6', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_TAXkKMx7rHpg5lPOiqZLhn', '2026-11-16 07:26:03.449+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_6a7PqC8bsqtFkPo006MthI', '40', 'person.updated', 'done', 'person', 'per_C2c93HiBRpLxPqjHQIdy8D', 'per_C2c93HiBRpLxPqjHQIdy8D', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_jOyBh3afJyIJg19IRm698w', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_1IJk5qUyavKU8B5fMjXFY1', '2026-11-16 07:25:52.733+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_7H4JzSugJN4p1ix8jt4JVK', '36', 'person.updated', 'done', 'person', 'per_S0YfLIj3r1TzJ4VjIqgdAp', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_PRnvUDlqE7zziKvJv0w9l8', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_SvSSbdosjaqOP9Hqf7AJYA', '2026-11-16 07:25:51.752+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_7OEcSpibIfChADdHq02snG', '68', 'practitioner.created', 'done', 'practitioner', 'prac_FBLcqORRszg7gC8q6SH349', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_OLTFpRLpFuiPF9eKq8YebV', '2026-11-16 07:25:58.048+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_7c0f7HGs2qL3MFZeZ61o9l', '69', 'payout.created', 'done', 'payout', 'po_ff2Iqkf8PMgmtGNYA22J06', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_qVf20WTAcezogBF2VfotrH', '2026-11-16 07:25:58.22+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_81DaAaeRb41FjhKwyFI156', '124', 'payment.updated', 'done', 'payment', 'pay_VCVUBAVIwGlDsYSA393FKT', 'per_jLuSleqzmzs5fAFwUVJbbo', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:26:02.224+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_81eLxZYp01FZrjOlfiwwHz', '183', 'payment.received', 'done', 'payment', 'pay_psiseBjqtkoi78Sniz7XSu', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_8eul1KgcgzJLH52SZ1YwRG', '90', 'billing_provider.created', 'done', 'billing_provider', 'bill_xOy8MzXU5zxSDK0seY5LFg', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_IURvkq6A1zfAnm9ze3Jzuc', '2026-11-16 07:26:00.576+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_8gpt81dmtGVg93BfkRu8YS', '26', 'session_series.created', 'done', 'session_series', 'series_9qaS2yYnkSCwNCHZVjvRZK', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_DNhkMScjCCWg4VQWUanCbh', '2026-11-16 07:25:50.673+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_8wYt4ejgmR7zCBZQGhKDo0', '85', 'consent.offered', 'done', 'consent', 'con_BK77lOplw0FPELvL0JYDHb', 'per_rZjN2Eo4chROx5C9cNBEbL', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_m6HDOIZuuresXA9vYjc7BO', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_Tw2PfLaCrZkPngFJoyeq5L', '2026-11-16 07:26:00.353+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_9DkYCTZtLALeK1PEvluPUV', '61', 'payment.created', 'done', 'payment', 'pay_xjUwA6ocpgPXV8TYjX5I4h', 'per_H6nVLvk1isFZF23rZ91m8p', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_XdBNPm8XmtWnVRtWeR5hZM', '2026-11-16 07:25:56.406+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_9Wxa7cZtxs4IwYGoxGg9tZ', '47', 'person.created', 'done', 'person', 'per_4BVjOgXipRXCf7jZOMnudP', 'per_4BVjOgXipRXCf7jZOMnudP', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_CXdzcNcSOfLleGAarvqUpY', '2026-11-16 07:25:53.79+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_9qOLP9SZxu5yqleL2VzlIk', '62', 'payment.processing', 'done', 'payment', 'pay_xjUwA6ocpgPXV8TYjX5I4h', 'per_H6nVLvk1isFZF23rZ91m8p', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_J5WymhgsyRDl60ou3KjYSc', '2026-11-16 07:25:56.645+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_9tEhvzYt459ohEsMRGjxCr', '132', 'consent.offered', 'done', 'consent', 'con_9eHvf85F22uSfsn5xdaOQZ', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_RSd4NmcwCHzqWaDnBezUwm', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_ZTzrHk4fGfqBNpL69463FV', '2026-11-16 07:26:02.69+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_AAmJSua4UWloo0GxnApiEt', '94', 'coverage.created', 'done', 'coverage', 'cov_LB6qK0SEvDAx5WfYudmU9F', 'per_qX11w4I4EzSdbKjXDrhb7w', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_wNxLhKUpoLghRLaa4zywXH', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_XWgZSKgZPxWiagO1fZr15X', '2026-11-16 07:26:00.779+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_AJYZG60OyrknlaPiEyiNKc', '121', 'person.created', 'done', 'person', 'per_jLuSleqzmzs5fAFwUVJbbo', 'per_jLuSleqzmzs5fAFwUVJbbo', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_GYXzFLPRB1T85cIdApaziP', '2026-11-16 07:26:01.884+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_AWVXIHpXsRmvifgY4Uy1tj', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_ET5BLMn64Zr6r6wyGuwRtj', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_36e7fYGAef4bhkkDy6pmpO', '2026-11-16 07:25:51.06+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Ac3IB7LFZ0YwBkbDg2ItKA', '74', 'consent.offered', 'done', 'consent', 'con_Qala5YfTOklojarfMCO1ZW', 'per_AXEq6PbsosQSBoEITMJb57', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IlwhJ3R1dglPGkJX2strTD', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_qBcBy9iPqeuectsOILPLwN', '2026-11-16 07:25:59.586+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_B5lf4bDxRvdSz3hSbOtnvR', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_NGqbNPFsomevMwMLiYrOBj', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_H5cbLxtNw3pZymcz7cEz5c', '2026-11-16 07:25:47.966+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_BQAMMIlcAqhs7JOYE4Xx7t', '96', 'consent.offered', 'done', 'consent', 'con_DbKNSSxBoF5GwOeV3oB4hu', 'per_qX11w4I4EzSdbKjXDrhb7w', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_6YEQcgdiCMe4DKBJuHwVCY', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_IpV2LzNDstuUiEPSYtMQhx', '2026-11-16 07:26:00.893+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_BRkOei5NcOVzOyASYsbJpb', '102', 'x12_document.processed', 'done', 'x12_document', 'xdoc_HEK5nDH3YL9ImiBqX5tZaF', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_XuHAHGBOGNh8wUjXnvedg8', '2026-11-16 07:26:01.068+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_BoAMYg9Uisqg4fVy0IZi5a', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_xMnigINtVQOcJtO6ZGImII', 'per_cFUT0wVYeTLktnp3gSxIuM', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_yj4AfkgNnxKGhXXu6Fc6jX', '2026-11-16 07:25:49.859+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_CMuks0F4NU0vmFjLKzVOvh', '159', 'claim.submitted', 'done', 'claim', 'clm_UT24SLdNMsAslJE0uDSPaz', 'per_3Q9nFxQco0IrSEk4I1pLun', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_Fjr8pHCSK0tbtwtAVCsWoe", "type": "consent"}]', 'dec_riFP6Q0GhbLyKfSkT959uL', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_inHR3tcU5DC11RThTviRgI', '2026-11-16 07:26:04.589+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_CPmv7RooKpHuExnoByc5LX', '140', 'note.signed', 'done', 'note', 'note_XgmYDIe0r97uQ7LAeMQNrU', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,released_at,status,signed_at}', 'treatment', '[{"id": "prac_XbU2FKs8GreMbfK4DsH0ay", "type": "author"}]', null, 'practitioner', 'prac_XbU2FKs8GreMbfK4DsH0ay', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_1GaM7a9ntReyHBVomfy373', '2026-11-16 07:26:03.105+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_CQJxPliyWvAUjors2o7wuy', '43', 'person.created', 'done', 'person', 'per_nKfOqK5kCMtSIIW96xK5Wx', 'per_nKfOqK5kCMtSIIW96xK5Wx', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_sG52zf83IHDstcnSl87gGX', '2026-11-16 07:25:53.169+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Ck9B7V4nNt1gl8GzM505aD', '148', 'practitioner.created', 'done', 'practitioner', 'prac_q2YmIbozShiE3H60eH5SlV', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_1MPl2N23WcME5boAkohj7L', '2026-11-16 07:26:03.773+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_CkWEGz8npVLDEUcoWezBN4', '180', 'x12_document.processed', 'done', 'x12_document', 'xdoc_P01loHiCY7nXEib85XULZJ', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_DwPSxJcbE9z68rc0LyZ2ZP', '16', 'person.created', 'done', 'person', 'per_GJhuYFmoWjSVsLuetRw6Bz', 'per_GJhuYFmoWjSVsLuetRw6Bz', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_Clnf2ozEcwZE9fjswMOvvY', '2026-11-16 07:25:49.163+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_FIBQw8uiYvdrPWvQPEpZNx', '72', 'coverage.created', 'done', 'coverage', 'cov_MobgpUqewcM6cxw14qT8AT', 'per_AXEq6PbsosQSBoEITMJb57', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_YCOtHI8xw8VNDvVjBUIFfA', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_PxC7MkGUosfEPgtG6i900r', '2026-11-16 07:25:59.117+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Fd7HRVFiiqHZFEWUeLe8k9', '2', 'api_key.created', 'done', 'api_key', 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:25:46.457+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_GsESec5zURnDcjeSRJ0cyF', '179', 'remittance.excepted', 'done', 'remittance', 'era_byfpbTm3niCzhOEmKHuQlC', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_HGcjnhr6eKi5m6UJFf8BMV', '78', 'consent.created', 'done', 'consent', 'con_b1CdbpqZzhfuSd66NXMxIx', 'per_kesZW2WOklfFR8IwKEM09M', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IoSp6fB4bDbokH1yiLkTly', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_I6MWmxmgTUpqkb5fKo4TkU', '2026-11-16 07:26:00.041+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_HdICmwciTRhdOEIiiUDMta', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_9ZOVGpOm0vWQeZs0YDlkSt', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_w3cIK2XWbm89UAypfJYiSt', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_CMf8cM0AmN9jORoht2GpbG', '2026-11-16 07:26:01.166+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_HudFMO0xRC49nEHd4AzOnP', '166', 'check.passed', 'done', 'check', 'chk_vDqlpletsz0v37TFQnnTlt', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_IAEbWBg1zxrqLOltO4Hp1d', '103', 'person.created', 'done', 'person', 'per_9ZOVGpOm0vWQeZs0YDlkSt', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_HYL609OpjhGlH04fgkckGU', '2026-11-16 07:26:01.125+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_IUQr44j6g31xwq4myWyS6u', '17', 'consent.created', 'done', 'consent', 'con_kYfj3pltxAE9kYjOtGQEao', 'per_GJhuYFmoWjSVsLuetRw6Bz', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_rq4VucQuDa1TCRUPf8NcKr', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_PP0oSfru6bJ8pIzq5QT0RM', '2026-11-16 07:25:49.381+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_IdjfgIuDRLXg4NG1QtUYBq', '34', 'practitioner.created', 'done', 'practitioner', 'prac_wX80hTRHaPc0VasE5hEarB', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_8WdhCUZ60lDkANpWgo9uLs', '2026-11-16 07:25:51.416+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_IezGK4xEDIeAJI777Z6MgR', '93', 'person.created', 'done', 'person', 'per_qX11w4I4EzSdbKjXDrhb7w', 'per_qX11w4I4EzSdbKjXDrhb7w', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_uZ1InhbnVCCcUk2ipNMx04', '2026-11-16 07:26:00.714+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_IuImTDO6xbOD90MgNpmWrW', '150', 'person.created', 'done', 'person', 'per_3Q9nFxQco0IrSEk4I1pLun', 'per_3Q9nFxQco0IrSEk4I1pLun', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_xAcQhl3zG1oK15ad8T3s2v', '2026-11-16 07:26:03.94+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_J7p0HnsbvVPdmKCluAsy3x', '21', 'practitioner.created', 'done', 'practitioner', 'prac_cI426ExEqZQYpM6AzxeXaS', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_UjNEvZ47nF2B6yDD5c9HG3', '2026-11-16 07:25:50.057+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_JC3Akb8oh3sFMQ41qDLibt', '50', 'assessment.created', 'done', 'assessment', 'asmt_iucWe65P4Q4NOkfdpZ267k', 'per_4BVjOgXipRXCf7jZOMnudP', '{}', 'treatment', '[{"id": "prac_Ido3jmBkb6Tiq6agIXcgoB", "type": "care_team"}]', 'dec_LjgWoLjwnpDLOoHDONT3Co', 'practitioner', 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_H8vAzHJu5EIdpvAm9fQCmu', '2026-11-16 07:25:54.125+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_JZcB966PP9BHwxxNwVS29Q', '149', 'billing_provider.created', 'done', 'billing_provider', 'bill_1PpS5wvmQfPVAMfdpKBBPj', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_juIoIwDEYak2rhg2VIooL9', '2026-11-16 07:26:03.847+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Jk8FKPHRJlHh2st5E3NzYw', '138', 'consent_decision.permitted', 'permitted', 'person', 'per_3ZlzqxE4qDLfqS2uyiedwr', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{progress_notes}', 'treatment', '[{"id": "prac_XbU2FKs8GreMbfK4DsH0ay", "type": "care_team"}]', 'dec_A6hpYv005hLzBleAuaO7sB', 'practitioner', 'prac_XbU2FKs8GreMbfK4DsH0ay', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_AFE6n62TmjtzYuuarNUPzj', '2026-11-16 07:26:03.043+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Ju7eCyHQ4sdfyjQNMsWKin', '29', 'session.created', 'done', 'session', 'ses_Ay97fXv7XZpuQEZTIYZnjX', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_DNhkMScjCCWg4VQWUanCbh', '2026-11-16 07:25:50.673+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_JyFJF988Wce49yTrlJIXBd', '64', 'payment.succeeded', 'done', 'payment', 'pay_xjUwA6ocpgPXV8TYjX5I4h', 'per_H6nVLvk1isFZF23rZ91m8p', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:25:57.192+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_KfTvloXjLfl0ZhwkxsKT6K', '165', 'check.running', 'done', 'check', 'chk_vDqlpletsz0v37TFQnnTlt', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_KssLiKFoHfTgR1xxWE18i4', '5', 'practitioner.created', 'done', 'practitioner', 'prac_gbR2BPJefR2iS7YkleTwMy', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_c7whACOmtg1Poix3JgpwuG', '2026-11-16 07:25:47.358+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_L80Sz7RNRXyuvAxSSjjZ3y', '135', 'person.activated', 'done', 'person', 'per_3ZlzqxE4qDLfqS2uyiedwr', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{status,activated_at}', 'treatment', '[{"id": "con_9eHvf85F22uSfsn5xdaOQZ", "type": "consent"}]', 'dec_1TcJBae3LMgl0eL4ARVR0w', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_jDG7JvrPPrOrp9yqiWmYi0', '2026-11-16 07:26:02.836+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_MEuHNReyoAVJd19TvL9Jfw', '39', 'person.created', 'done', 'person', 'per_C2c93HiBRpLxPqjHQIdy8D', 'per_C2c93HiBRpLxPqjHQIdy8D', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_xd2dS3D4aYqwG5nqal0N5H', '2026-11-16 07:25:52.469+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_MFqzHNPkFIx5OsmwPXIuxa', '168', 'check.passed', 'done', 'check', 'chk_znVRIAsV2PLTsT0DqDjPFC', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_MRg9bzAQ4ZA5lfSKk4mNWO', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_nKfOqK5kCMtSIIW96xK5Wx', 'per_nKfOqK5kCMtSIIW96xK5Wx', '{assessments}', 'treatment', '[{"id": "prac_Ido3jmBkb6Tiq6agIXcgoB", "type": "care_team"}]', 'dec_1trtiX174736LT1kJC4wdi', 'practitioner', 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_sUDaLEaYfA5eOEtU6BVH1a', '2026-11-16 07:25:53.582+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_MewLyDIbbqykmLRtIwUa6t', '110', 'practitioner.created', 'done', 'practitioner', 'prac_6JI0x4TEeQi9HPthFXuoWL', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_IwxYrvqQXDMgb0s1D0NX1Q', '2026-11-16 07:26:01.307+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_MiqWdOUZsuz64usRtrJDJV', '173', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_KA0fZjWq2nuQq1NDjkR2sM', 'per_rZjN2Eo4chROx5C9cNBEbL', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_MqFJb7pHq0eci1ljFGKETM', '112', 'superbill.created', 'done', 'superbill', 'sbl_70EgjKXvVit30gTKBowPwP', 'per_QHk5yQvg2fHxWav8QiSVDp', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_rHzgDimH00mmu6lmNf9kX6', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_qFMQDMquVgdnRPK10ehB5I', '2026-11-16 07:26:01.324+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_MxZUeYX48a1bNXVC7Y8VlK', '51', 'practitioner.created', 'done', 'practitioner', 'prac_smqy8Paz9Cxmf3gIqaodLO', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_zdj3lo6GF7zn2xJKkZz2qb', '2026-11-16 07:25:54.385+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_NNDS6DnuR8UdUZKg8VG64v', '6', 'practitioner.created', 'done', 'practitioner', 'prac_NGqbNPFsomevMwMLiYrOBj', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_q6uFhzOLuEZ4SEwkhq4daQ', '2026-11-16 07:25:47.633+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_NP7bo9jEFq4ERPDeweJ7EW', '134', 'consent_decision.permitted', 'permitted', 'person', 'per_3ZlzqxE4qDLfqS2uyiedwr', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{treatment}', 'treatment', '[{"id": "con_9eHvf85F22uSfsn5xdaOQZ", "type": "consent"}]', 'dec_1TcJBae3LMgl0eL4ARVR0w', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_jDG7JvrPPrOrp9yqiWmYi0', '2026-11-16 07:26:02.836+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_NSq2obLwaQ2JIoKrh3lfb1', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_smqy8Paz9Cxmf3gIqaodLO', null, '{published,rules}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_AQIW3S3ynApGxe2NlJ9h7J', '2026-11-16 07:25:54.523+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_NTZPFQU9DXlQvL7eENiOaR', '97', 'consent.granted', 'done', 'consent', 'con_DbKNSSxBoF5GwOeV3oB4hu', 'per_qX11w4I4EzSdbKjXDrhb7w', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_S26bAZPUEAWUf2mIgilm5o', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_QSkH90As5yovCOsoyUrXRF', '2026-11-16 07:26:00.943+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_NybbMGtORTYyt7Add3TpxY', '174', 'coverage.updated', 'done', 'coverage', 'cov_4UmbhNN90En0B5xbdoza4i', 'per_rZjN2Eo4chROx5C9cNBEbL', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_OBhdwVpzYlKyuv96xyNd36', '164', 'check.passed', 'done', 'check', 'chk_WiGIDyBtQ4XysqNoMhCLLl', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Ob0hBsntCf4cyK0qjFXJku', '136', 'session.created', 'done', 'session', 'ses_sob0PSdSbC400YF24rK3TH', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{}', 'treatment', '[{"id": "con_9eHvf85F22uSfsn5xdaOQZ", "type": "consent"}]', 'dec_1TcJBae3LMgl0eL4ARVR0w', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_jDG7JvrPPrOrp9yqiWmYi0', '2026-11-16 07:26:02.836+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Okoq9bohdkD2mztjIF2Gku', '38', 'note.created', 'done', 'note', 'note_yeYUhqrtSaEJc7o0cUWKaT', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '{}', 'treatment', '[{"id": "prac_Ido3jmBkb6Tiq6agIXcgoB", "type": "care_team"}]', 'dec_FUHQlLxnbPLzGloXtJDz6G', 'practitioner', 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_9ebNu5OQOkxgRQDMYf2m7X', '2026-11-16 07:25:51.876+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_PS8XR0keyUF40zntoITI14', '104', 'practitioner.created', 'done', 'practitioner', 'prac_DVELGs6qTlMWnjdET8f2sT', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_w61G5Va2Y4dG67Ytl1INxo', '2026-11-16 07:26:01.15+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_PgfrUsmRMcKbVbnt7qnUOG', '55', 'charge.created', 'done', 'charge', 'chg_BfpAJF2Ib6V2tUjnmFJlNm', 'per_eeJr4HvgNi9bujoRltcJqd', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_43PFPPZ2ybVQPFOPhWH8A2', '2026-11-16 07:25:55.741+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Pkyc6IyTKdZcc8zNE8tWQ6', '170', 'practitioner.verified', 'done', 'practitioner', 'prac_NGqbNPFsomevMwMLiYrOBj', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_QJrKJ0VPSXKV4k6SSXPH6P', '107', 'consent_decision.permitted', 'permitted', 'person', 'per_9ZOVGpOm0vWQeZs0YDlkSt', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_eyn1grxvbeYXpMtumnrNzX', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_CMf8cM0AmN9jORoht2GpbG', '2026-11-16 07:26:01.166+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_QhRjaTBJ8189O2FfP1ZVXY', '106', 'consent_decision.permitted', 'permitted', 'person', 'per_9ZOVGpOm0vWQeZs0YDlkSt', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_shLCY1VKKJ0mObO1r0g4fh', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_CMf8cM0AmN9jORoht2GpbG', '2026-11-16 07:26:01.166+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Qulmm1GTfVJ2dLTIx4BA3Z', '81', 'card_image.created', 'done', 'card_image', 'cimg_x3yEIWY9bZHNB2lrBBbisu', 'per_kesZW2WOklfFR8IwKEM09M', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_zuMS5O4IwdBaW9mDs40WuU', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_WOowztS2vS3WUV6JZjrCMn', '2026-11-16 07:26:00.198+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_QwDLYhZlzhHYaOSDOiOwFk', '114', 'person.created', 'done', 'person', 'per_8tqczmj1bYgqUOoaeDN21B', 'per_8tqczmj1bYgqUOoaeDN21B', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_dmPNFwzBp7rTVaP9OZuShi', '2026-11-16 07:26:01.629+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_R4tcX5MAYifrrOUZJ6l9Gw', '161', 'check.passed', 'done', 'check', 'chk_JDeX14D0vQJDUPkuIXKOzS', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_RUA3QwCKdt3cMLSCmNZP1G', '122', 'payment.created', 'done', 'payment', 'pay_VCVUBAVIwGlDsYSA393FKT', 'per_jLuSleqzmzs5fAFwUVJbbo', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_UD2QeYQc3m5HQm9QNDTqOf', '2026-11-16 07:26:01.959+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_SLS1YF8TsaEvi6EFflOImA', '143', 'note.updated', 'done', 'note', 'note_NIDAFXxPVxRZXqPSyJ9wJN', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{sections}', 'treatment', '[{"id": "prac_XbU2FKs8GreMbfK4DsH0ay", "type": "author"}]', null, 'practitioner', 'prac_XbU2FKs8GreMbfK4DsH0ay', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_yKu5DVnZJnYgOrH3R9F8bF', '2026-11-16 07:26:03.309+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_SP0I0uivaz0b9cjun3fCOa', '58', 'person.created', 'done', 'person', 'per_kenvkUDJAhYUd1A85Vmljz', 'per_kenvkUDJAhYUd1A85Vmljz', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_zYhwpcteJDZbrYwJqJpbl0', '2026-11-16 07:25:55.949+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_SU4GK2rAt86lqsNY7ZXyWM', '181', 'remittance.balanced', 'done', 'remittance', 'era_9Q2PQqQKnQdriGiTSRHOFN', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_SnCVIQqRgNe9wQzAwPxcvt', '76', 'person.created', 'done', 'person', 'per_kesZW2WOklfFR8IwKEM09M', 'per_kesZW2WOklfFR8IwKEM09M', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_3XJn5qSE6tnFmGFqVhmcBn', '2026-11-16 07:25:59.808+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Sqn8diYZGeUeNNfojS2ThN', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_C2c93HiBRpLxPqjHQIdy8D', 'per_C2c93HiBRpLxPqjHQIdy8D', '{progress_notes}', 'treatment', '[{"id": "prac_Ido3jmBkb6Tiq6agIXcgoB", "type": "care_team"}]', 'dec_yKlrtlXu25uO3BFNpPFQKS', 'practitioner', 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_Knkr1U30Jc1NQ1JqCTQ6Eq', '2026-11-16 07:25:52.921+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_T6b2PWH7h5nRfYNZpr7CgR', '9', 'check.created', 'done', 'check', 'chk_WiGIDyBtQ4XysqNoMhCLLl', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_H5cbLxtNw3pZymcz7cEz5c', '2026-11-16 07:25:47.966+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_U4ZpHxAwiQZtUSiH9MEwCX', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_jgXRB0X58ipf2V3ywwQiB6', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_4yCks6sbWfYgq995jJwyO7', '2026-11-16 07:25:58.547+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_UyPiRHXPVKAvuOguaJc9io', '7', 'verification.created', 'done', 'verification', 'ver_auXN5BDuo6WyxUaIBJsUkQ', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_H5cbLxtNw3pZymcz7cEz5c', '2026-11-16 07:25:47.966+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_VPSr3dEtAshIhYoNdEwbck', '10', 'check.created', 'done', 'check', 'chk_JDeX14D0vQJDUPkuIXKOzS', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_H5cbLxtNw3pZymcz7cEz5c', '2026-11-16 07:25:47.966+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_VvuMW40qYz5XDiRoN4LADE', '63', 'payment.updated', 'done', 'payment', 'pay_xjUwA6ocpgPXV8TYjX5I4h', 'per_H6nVLvk1isFZF23rZ91m8p', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:25:57.016+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_WKb6zjmh1eK2PkcFhC79jV', '65', 'payment.refunded', 'done', 'payment', 'pay_xjUwA6ocpgPXV8TYjX5I4h', 'per_H6nVLvk1isFZF23rZ91m8p', '{amount_refunded}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_sSSJmfQ6iG1FIUBZJ0Y9G4', '2026-11-16 07:25:57.44+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_XYVSdo1hzW1dSKraxXObh9', '95', 'consent.created', 'done', 'consent', 'con_DbKNSSxBoF5GwOeV3oB4hu', 'per_qX11w4I4EzSdbKjXDrhb7w', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_NHK68GL5JpC6VC7Wx0YfdU', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_CmA8EZHZVtTvEc0EAf3fu6', '2026-11-16 07:26:00.855+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_XoyTBx52YKWBccfV3z9k3f', '156', 'consent_decision.permitted', 'permitted', 'person', 'per_3Q9nFxQco0IrSEk4I1pLun', 'per_3Q9nFxQco0IrSEk4I1pLun', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_Fjr8pHCSK0tbtwtAVCsWoe", "type": "consent"}]', 'dec_riFP6Q0GhbLyKfSkT959uL', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_inHR3tcU5DC11RThTviRgI', '2026-11-16 07:26:04.589+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Xq8lnBQq6SackujaIyDtQB', '119', 'practitioner.created', 'done', 'practitioner', 'prac_nVuSqw7O6vAcjOwelo4tKf', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_Oz5TJslNWqp8bVoWeWAiip', '2026-11-16 07:26:01.815+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Y1dMvB4Qc6bWEI0kFBA3Id', '154', 'consent.granted', 'done', 'consent', 'con_Fjr8pHCSK0tbtwtAVCsWoe', 'per_3Q9nFxQco0IrSEk4I1pLun', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_K3PmfKKZ9yyzbQl9SiKQ3Y', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_WahxrbKNeeUpoutPigrVcV', '2026-11-16 07:26:04.097+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Y4vMuhROXMDZK2lw1xVyXz', '131', 'consent.created', 'done', 'consent', 'con_9eHvf85F22uSfsn5xdaOQZ', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_cWByYAJm5WI0UgIamg1uZV', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_pZZeT5XS1naYlJpox6zOLq', '2026-11-16 07:26:02.625+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Y5Xm6zovxIGMW831hF3IoZ', '171', 'check.running', 'done', 'check', 'chk_z75IYKFOV2pD1F45foo7ZA', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_YTKEZjwkOyBkKt67MWN1vQ', '116', 'disclosure.created', 'done', 'disclosure', 'dis_vzUUbtIOobiqojbSA8hhfr', 'per_8tqczmj1bYgqUOoaeDN21B', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_UkRUlXelni2pBwDWZMopdY', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_V0KMEwx3CS2sJntj2efDjK', '2026-11-16 07:26:01.67+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_YZ76bMO9iT8DBJi4dnf6Re', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_uN6LEVxczrIqdE2hD66uTa', 'per_nKfOqK5kCMtSIIW96xK5Wx', '{}', 'treatment', '[{"id": "prac_Ido3jmBkb6Tiq6agIXcgoB", "type": "care_team"}]', 'dec_1trtiX174736LT1kJC4wdi', 'practitioner', 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_sUDaLEaYfA5eOEtU6BVH1a', '2026-11-16 07:25:53.582+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_YkXKFqMxRQHSzdiiYeQNwq', '86', 'consent.granted', 'done', 'consent', 'con_BK77lOplw0FPELvL0JYDHb', 'per_rZjN2Eo4chROx5C9cNBEbL', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_jzSOg08v4eDGfGOhQSCUKa', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_61Qv1HhjW3kFWfwplPusYM', '2026-11-16 07:26:00.379+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_Z63SW2KC7PqiUgeb19WKPC', '66', 'refund.created', 'done', 'refund', 're_WRYJE5arFWrDhcnRSDnucU', 'per_H6nVLvk1isFZF23rZ91m8p', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_sSSJmfQ6iG1FIUBZJ0Y9G4', '2026-11-16 07:25:57.44+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_aryxlAbr0iyMDsITIOrGes', '88', 'disclosure.created', 'done', 'disclosure', 'dis_luiZsQcRaoVEo25VtJtMqY', 'per_rZjN2Eo4chROx5C9cNBEbL', '{}', 'payment', '[{"id": "con_BK77lOplw0FPELvL0JYDHb", "type": "consent"}]', 'dec_TIBzrhD8jxYOTJFwSSo6tS', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_JMHTD3a1ULhNcuOeB7S2e2', '2026-11-16 07:26:00.467+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_avf0A33LQjo8p0cPMfd4fm', '108', 'estimate.created', 'done', 'estimate', 'est_CShpZ6RR02Dry9nIFA9HUv', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_eyn1grxvbeYXpMtumnrNzX', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_CMf8cM0AmN9jORoht2GpbG', '2026-11-16 07:26:01.166+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_awm2kcJGBQWC9cdyzg7PSl', '13', 'practitioner.created', 'done', 'practitioner', 'prac_6zLCO7qYBOB6D61I8nhAxj', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_vZJDjPRZPgKYkVlsmzLJJC', '2026-11-16 07:25:48.485+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_cJP089E2xfp0iIZ3K2H5FW', '91', 'practitioner.created', 'done', 'practitioner', 'prac_Kf4Lr4FSgrzcdQ5Kdrvjb0', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_XG3Vpdv9pBacKYS2oXTR5N', '2026-11-16 07:26:00.615+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_cRodKdJRFYOLXuCJdRf3Y2', '128', 'dispute.read', 'done', 'dispute', 'dsp_pZzMjL8jAun4q7uJExehEW', 'per_jLuSleqzmzs5fAFwUVJbbo', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_Iwh6M69KRwY5KPCQridr01', '2026-11-16 07:26:02.47+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_cu83dlYyV3WKlGlDDi6UFJ', '84', 'consent.created', 'done', 'consent', 'con_BK77lOplw0FPELvL0JYDHb', 'per_rZjN2Eo4chROx5C9cNBEbL', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_seWswZb8skXLtQKSRJcoVb', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_kq3SB57LKnIzi9m0jNUHni', '2026-11-16 07:26:00.317+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_e7SCJL7r1W9TWem0zNNAio', '182', 'payment.created', 'done', 'payment', 'pay_psiseBjqtkoi78Sniz7XSu', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_eW8PHDWXkSPlDQOZV7Pcqx', '23', 'practitioner.created', 'done', 'practitioner', 'prac_cVt4fPCdo5ozdDnRzMWM0s', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_9ldTAAYcr5eFXLzdBX5Qe3', '2026-11-16 07:25:50.267+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_efca8N7zpKJMrYzIZnztkM', '53', 'matching.created', 'done', 'matching', 'match_l8155P0vTzu5miCnRflgtK', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_cGpcuXpiYgL6H7YNRwVLjX', '2026-11-16 07:25:54.873+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_eoX7V8YZ0UbhBOc18rpEBP', '158', 'transmission.created', 'done', 'transmission', 'trn_wwxU8D9NXCZX8PZ6rXfOHX', 'per_3Q9nFxQco0IrSEk4I1pLun', '{}', 'payment', '[{"id": "con_Fjr8pHCSK0tbtwtAVCsWoe", "type": "consent"}]', 'dec_riFP6Q0GhbLyKfSkT959uL', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_inHR3tcU5DC11RThTviRgI', '2026-11-16 07:26:04.589+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_ff0FE9GxqLoszxvWoVjlbF', '109', 'person.created', 'done', 'person', 'per_QHk5yQvg2fHxWav8QiSVDp', 'per_QHk5yQvg2fHxWav8QiSVDp', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_Kd00tdolYQYBZiWRdIJS0b', '2026-11-16 07:26:01.275+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_g4EcAkg1nUBju1ugSfx88j', '111', 'consent_decision.permitted', 'permitted', 'person', 'per_QHk5yQvg2fHxWav8QiSVDp', 'per_QHk5yQvg2fHxWav8QiSVDp', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_rHzgDimH00mmu6lmNf9kX6', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_qFMQDMquVgdnRPK10ehB5I', '2026-11-16 07:26:01.324+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_gE57f7biEWW2ZWsSdpOyOj', '186', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_NGqbNPFsomevMwMLiYrOBj', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_h0Rbz8c653i3a0yIpGhmCR', '56', 'person.created', 'done', 'person', 'per_SR7T9DS7Gan82eADjrWhJJ', 'per_SR7T9DS7Gan82eADjrWhJJ', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_CAzKrdHO0awRB7PWHDZrvV', '2026-11-16 07:25:55.827+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_hFcFtJKhXIDQlD9zY4zLvp', '79', 'consent.offered', 'done', 'consent', 'con_b1CdbpqZzhfuSd66NXMxIx', 'per_kesZW2WOklfFR8IwKEM09M', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_bYfixI8eoUI99ZKF2GSBPR', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_eRdNatscFDpWXrd6TpAilA', '2026-11-16 07:26:00.128+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_hIzAFDkWaRjFgEcpIdn7sG', '151', 'coverage.created', 'done', 'coverage', 'cov_Lfxne30I2JaRxo87R7UIjQ', 'per_3Q9nFxQco0IrSEk4I1pLun', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_L7wyOYdqtv7SsuEuXIHBfh', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_aXfjmOCRDjftQOa55LvyaP', '2026-11-16 07:26:04.027+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_hK9gB9QsQIe22IF5gAXzAv', '184', 'remittance.excepted', 'done', 'remittance', 'era_9Q2PQqQKnQdriGiTSRHOFN', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_hTYu2vQ4KTPWo5t8vNPZzI', '73', 'consent.created', 'done', 'consent', 'con_Qala5YfTOklojarfMCO1ZW', 'per_AXEq6PbsosQSBoEITMJb57', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_D8ZPJicZWa32ULH6N8Db0J', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_lJkXfMQ20vPhLnCNfh8rZh', '2026-11-16 07:25:59.495+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_iGDahVTP32o4zaidbbIc4g', '139', 'note.created', 'done', 'note', 'note_XgmYDIe0r97uQ7LAeMQNrU', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{}', 'treatment', '[{"id": "prac_XbU2FKs8GreMbfK4DsH0ay", "type": "care_team"}]', 'dec_A6hpYv005hLzBleAuaO7sB', 'practitioner', 'prac_XbU2FKs8GreMbfK4DsH0ay', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_AFE6n62TmjtzYuuarNUPzj', '2026-11-16 07:26:03.043+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_iPdLyGx8IfR1HkIpj4x7b8', '152', 'consent.created', 'done', 'consent', 'con_Fjr8pHCSK0tbtwtAVCsWoe', 'per_3Q9nFxQco0IrSEk4I1pLun', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_TkbPJL1v0QSBgJz1qnNEkZ', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k8lrgEi3W4OK3Mb6zHoWmv', '2026-11-16 07:26:04.055+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_iVs14kk9JgvYjKwVyCA3FN', '129', 'practitioner.created', 'done', 'practitioner', 'prac_XbU2FKs8GreMbfK4DsH0ay', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_dGB29ADLHSbgP1002ui3y4', '2026-11-16 07:26:02.52+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_iqbAThnaCCmOE7KrFHoX9h', '12', 'check.created', 'done', 'check', 'chk_znVRIAsV2PLTsT0DqDjPFC', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_H5cbLxtNw3pZymcz7cEz5c', '2026-11-16 07:25:47.966+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_irjFuWvOtKQDnbhdQAGymz', '185', 'transmission.sent', 'done', 'transmission', 'trn_wwxU8D9NXCZX8PZ6rXfOHX', 'per_3Q9nFxQco0IrSEk4I1pLun', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_j2GFPyCMHh3biEs2EyKVG1', '146', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_XbU2FKs8GreMbfK4DsH0ay', null, '{published}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_eN0277oafX5CwjsyZnufHg', '2026-11-16 07:26:03.473+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_jK6IzO8G91pVibVYI47thE', '15', 'person.created', 'done', 'person', 'per_Pq9EDi1DNuPFmHTxWwLzlB', 'per_Pq9EDi1DNuPFmHTxWwLzlB', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_YQ7VAvuATIUPaG7V5aIQ04', '2026-11-16 07:25:48.929+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_l6K6AXk7JrqmIPBP39Hyjc', '83', 'coverage.created', 'done', 'coverage', 'cov_4UmbhNN90En0B5xbdoza4i', 'per_rZjN2Eo4chROx5C9cNBEbL', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_NY6Y35CGoD3bA8PVDCf2LJ', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_IuCz1AVx9X3DU91owMprFR', '2026-11-16 07:26:00.283+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_l7onoW49P9XdlQFZjuOi4q', '127', 'payment.updated', 'done', 'payment', 'pay_VCVUBAVIwGlDsYSA393FKT', 'per_jLuSleqzmzs5fAFwUVJbbo', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:26:02.429+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_lAKsuyQNxBU2gl4AYexoUa', '176', 'remittance.balanced', 'done', 'remittance', 'era_byfpbTm3niCzhOEmKHuQlC', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_lJE6b51BtQvwOR12NtzcHp', '175', 'remittance.created', 'done', 'remittance', 'era_byfpbTm3niCzhOEmKHuQlC', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_ljd5KURLhCJAvNUB2ABSoj', '44', 'person.updated', 'done', 'person', 'per_nKfOqK5kCMtSIIW96xK5Wx', 'per_nKfOqK5kCMtSIIW96xK5Wx', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_hM8xtyKI3lQEBG1HMYRH03', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_CprEWQgLJoZdbTKb7JlEA0', '2026-11-16 07:25:53.361+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_mKYlkSxuLsuQyZRwWkQ0Qt', '167', 'check.running', 'done', 'check', 'chk_znVRIAsV2PLTsT0DqDjPFC', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_mySn0XGLkJu8Bd5g35FeCc', '162', 'practitioner.updated', 'done', 'practitioner', 'prac_NGqbNPFsomevMwMLiYrOBj', null, '{licenses}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_oO5tubsZX8seRoFmKvhSNz', '11', 'check.created', 'done', 'check', 'chk_vDqlpletsz0v37TFQnnTlt', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_H5cbLxtNw3pZymcz7cEz5c', '2026-11-16 07:25:47.966+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_oQe3pM1897NBdAWmsaWQNG', '118', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_66pCLVgl8DqqCz6RzqDvSD', '2026-11-16 07:26:01.809+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_otfJWVWe3UKBJ5rHCf82uf', '28', 'session.created', 'done', 'session', 'ses_P6RYETrZulyUStr3aLwfDU', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_DNhkMScjCCWg4VQWUanCbh', '2026-11-16 07:25:50.673+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_pKN0CaMfpfxmGeCkaEIM3f', '144', 'person.created', 'done', 'person', 'per_u4WL6jTMYZjLHqU9fZTb3c', 'per_u4WL6jTMYZjLHqU9fZTb3c', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_nOiENAWE6hR0vH14gOvf1H', '2026-11-16 07:26:03.411+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_piDdWiRbRMCXsSrBDXgv7a', '25', 'practitioner.created', 'done', 'practitioner', 'prac_lT46wo2QA1OzDNZt3j8kU3', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_nfgPScTmShnEYxUQxkEZmt', '2026-11-16 07:25:50.564+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_pql36Ge3c0DbbH695PJ3G1', '126', 'dispute.created', 'done', 'dispute', 'dsp_pZzMjL8jAun4q7uJExehEW', 'per_jLuSleqzmzs5fAFwUVJbbo', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:26:02.429+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_q3CS22pbUGNPDbq6PJdgw7', '35', 'practitioner.created', 'done', 'practitioner', 'prac_Ido3jmBkb6Tiq6agIXcgoB', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_EFi8KDKTyTANfjmxrY3j1Y', '2026-11-16 07:25:51.694+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_qKls5EEmPmVj6PlfpB2KUb', '24', 'session.created', 'done', 'session', 'ses_gR9qrHoPtepBTCMJt2303v', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_piI3CYo6H6SQVwDQImJitt', '2026-11-16 07:25:50.413+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_qKpRv18ATqeLP4eRvnVqcW', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_YA9096ILyCcuvh62IClSxD', 'per_C2c93HiBRpLxPqjHQIdy8D', '{}', 'treatment', '[{"id": "prac_Ido3jmBkb6Tiq6agIXcgoB", "type": "care_team"}]', 'dec_yKlrtlXu25uO3BFNpPFQKS', 'practitioner', 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_Knkr1U30Jc1NQ1JqCTQ6Eq', '2026-11-16 07:25:52.921+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_rc1YRN2M5n5fsFk90vQGmV', '30', 'session.created', 'done', 'session', 'ses_6Y5UR23HMD7giJJGLhsEBH', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_DNhkMScjCCWg4VQWUanCbh', '2026-11-16 07:25:50.673+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_rs5rAkmAx8loxWRCvwnsUx', '75', 'consent.granted', 'done', 'consent', 'con_Qala5YfTOklojarfMCO1ZW', 'per_AXEq6PbsosQSBoEITMJb57', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_hTMJnHSvytYCmfuACcZkDH', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_pfCHoGWecgdwLRtdg7CZ7w', '2026-11-16 07:25:59.653+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_rymubb7tAySAXwH26HxnWB', '187', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_s6YSko0VhKChgQUxpc13zR', '100', 'x12_document.created', 'done', 'x12_document', 'xdoc_HEK5nDH3YL9ImiBqX5tZaF', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_XuHAHGBOGNh8wUjXnvedg8', '2026-11-16 07:26:01.068+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_sNcBKQhChZDYb4O2XEgfmq', '157', 'disclosure.created', 'done', 'disclosure', 'dis_wYqzQw78U0Ny8boSoaVg7V', 'per_3Q9nFxQco0IrSEk4I1pLun', '{}', 'payment', '[{"id": "con_Fjr8pHCSK0tbtwtAVCsWoe", "type": "consent"}]', 'dec_riFP6Q0GhbLyKfSkT959uL', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_inHR3tcU5DC11RThTviRgI', '2026-11-16 07:26:04.589+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_sPmfOnre9KYTGOymWHcPWv', '59', 'payment.created', 'done', 'payment', 'pay_tm9OHF83pZXWZ9h61v0Yr0', 'per_kenvkUDJAhYUd1A85Vmljz', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_t8aInHpXmWF5i06uIPID2V', '2026-11-16 07:25:55.974+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_shoNK5MwyXc0cl7gjlUo5z', '130', 'person.created', 'done', 'person', 'per_3ZlzqxE4qDLfqS2uyiedwr', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_HrcYmBPAiidldEnT01VRKI', '2026-11-16 07:26:02.57+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_sz0bL2VtAupJgKxahi8Czo', '27', 'session.created', 'done', 'session', 'ses_webRjw5m2aZNe11xC21sBq', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_DNhkMScjCCWg4VQWUanCbh', '2026-11-16 07:25:50.673+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_tPoZ8iRJOb3UWWuR6LUn1z', '117', 'practitioner.created', 'done', 'practitioner', 'prac_rIfljBT6WyZH2wX10FkFCL', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_4OVksO3bVbBZJfRi53Y9EU', '2026-11-16 07:26:01.714+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_u56e1lmjYHpz7TmpABcQyc', '67', 'refund.succeeded', 'done', 'refund', 're_WRYJE5arFWrDhcnRSDnucU', 'per_H6nVLvk1isFZF23rZ91m8p', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:25:57.718+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_vPicfvJPYcoZQEYHmk2WIR', '120', 'deposit.created', 'done', 'deposit', 'dep_jykiZ9WiLKZTkNIPJAYuTS', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_zYU480ZQZtP4AqTYM3Jq5a', '2026-11-16 07:26:01.862+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_vmUhj7kYQSXVDKCDZlcM7k', '177', 'payment.created', 'done', 'payment', 'pay_cR2Qq5qpxxbewicmgCAliu', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_w2kgRT1OoiKSd8dW3NYf0P', '1', 'account.created', 'done', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:25:46.457+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_weNuUpeE8U2IWKNEaidOWe', '71', 'person.created', 'done', 'person', 'per_AXEq6PbsosQSBoEITMJb57', 'per_AXEq6PbsosQSBoEITMJb57', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_0LL13GR7hUiZrBTDtC1uWO', '2026-11-16 07:25:58.755+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_wpPF50Ev2WkTyUncTqfp8c', '123', 'payment.processing', 'done', 'payment', 'pay_VCVUBAVIwGlDsYSA393FKT', 'per_jLuSleqzmzs5fAFwUVJbbo', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_US7FmxBKhlwp5BMfWMLVhn', '2026-11-16 07:26:02.032+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_wrigFJ0QT9KMBv78g9trfk', '87', 'consent_decision.permitted', 'permitted', 'person', 'per_rZjN2Eo4chROx5C9cNBEbL', 'per_rZjN2Eo4chROx5C9cNBEbL', '{demographics}', 'payment', '[{"id": "con_BK77lOplw0FPELvL0JYDHb", "type": "consent"}]', 'dec_TIBzrhD8jxYOTJFwSSo6tS', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_JMHTD3a1ULhNcuOeB7S2e2', '2026-11-16 07:26:00.467+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_wvTTf6KXSy9SjyZU7H9aQg', '178', 'payment.received', 'done', 'payment', 'pay_cR2Qq5qpxxbewicmgCAliu', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_x50DyogsPUXeg0nr1IDx5N', '169', 'verification.approved', 'done', 'verification', 'ver_auXN5BDuo6WyxUaIBJsUkQ', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_x5YYi1nsd6ShKbXeq4kd5f', '57', 'adjustment.created', 'done', 'adjustment', 'adj_lmRzbRRpWhyifKWbaWm9dI', 'per_SR7T9DS7Gan82eADjrWhJJ', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_8fKDCCmkbZ7NOE9rbNN7np', '2026-11-16 07:25:55.886+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_x6eSSDkUUV4SZQCoy0AjG3', '18', 'person.created', 'done', 'person', 'per_cFUT0wVYeTLktnp3gSxIuM', 'per_cFUT0wVYeTLktnp3gSxIuM', '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_VJYFCjjfzgE8AZR67yeReq', '2026-11-16 07:25:49.579+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_xFoncyOaMvb7jUJDOQ4ugl', '19', 'practitioner.created', 'done', 'practitioner', 'prac_eZyo8p2DWZSS8hmTijMW1w', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_XKvI96gJyhrvMQJbzjNlr7', '2026-11-16 07:25:49.741+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_xG2xrU7dnKbvwnTM9MdOje', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_HrcI8LmVOjF1xTFuEp6SMb', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_vSwGBF0Nf56KF8QBdZtNPr', '2026-11-16 07:25:50.164+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_xRC7Y3B0yLxJrW7sJUTrvK', '163', 'check.running', 'done', 'check', 'chk_WiGIDyBtQ4XysqNoMhCLLl', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_k7dv6pkEEvV6EWo1mT7nw6', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_xeyXdRcyOxMiWiQQsWmfE2', '89', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_KA0fZjWq2nuQq1NDjkR2sM', 'per_rZjN2Eo4chROx5C9cNBEbL', '{}', 'payment', '[{"id": "con_BK77lOplw0FPELvL0JYDHb", "type": "consent"}]', 'dec_TIBzrhD8jxYOTJFwSSo6tS', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_JMHTD3a1ULhNcuOeB7S2e2', '2026-11-16 07:26:00.467+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_xgtezGZ7b9Riip15pw66Tt', '147', 'payout_terms.updated', 'done', 'payout_terms', 'prac_XbU2FKs8GreMbfK4DsH0ay', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_zpfaxZjS4olSORi1eWwIP3', '2026-11-16 07:26:03.636+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_xus8aBSJrb1PjZSzbNd5eK', '141', 'consent_decision.permitted', 'permitted', 'person', 'per_3ZlzqxE4qDLfqS2uyiedwr', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{progress_notes}', 'treatment', '[{"id": "prac_XbU2FKs8GreMbfK4DsH0ay", "type": "care_team"}]', 'dec_xnJC6aEZk6LLdCY013WIK0', 'practitioner', 'prac_XbU2FKs8GreMbfK4DsH0ay', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_1eHf4VYHILz7Wo6FAqNEaH', '2026-11-16 07:26:03.22+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_y0wTkQ2sCxIKn2UitJ7qEQ', '115', 'consent_decision.permitted', 'permitted', 'person', 'per_8tqczmj1bYgqUOoaeDN21B', 'per_8tqczmj1bYgqUOoaeDN21B', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_UkRUlXelni2pBwDWZMopdY', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_V0KMEwx3CS2sJntj2efDjK', '2026-11-16 07:26:01.67+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_yKWImrtbvZOPIpByOZU9IC', '137', 'persons.update', 'done', 'person', 'per_3ZlzqxE4qDLfqS2uyiedwr', 'per_3ZlzqxE4qDLfqS2uyiedwr', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_b32iFMlPIfi1MoZE0lcn1P', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_5Z5ltaJMNtURcYNzUAq8Iz', '2026-11-16 07:26:02.956+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_yKkWy9vcRyEDZVqfkBk2DN', '125', 'payment.succeeded', 'done', 'payment', 'pay_VCVUBAVIwGlDsYSA393FKT', 'per_jLuSleqzmzs5fAFwUVJbbo', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 07:26:02.304+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_yKwO5vL63bp4SPlCwY25rg', '80', 'consent.granted', 'done', 'consent', 'con_b1CdbpqZzhfuSd66NXMxIx', 'per_kesZW2WOklfFR8IwKEM09M', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_yjGYOPPyaezIZQZPKBqL1S', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_nqqx3k7dgLr6LeIUiJ83ZS', '2026-11-16 07:26:00.15+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_yOoXIxO1JypEjOSVrnC9hb', '48', 'person.updated', 'done', 'person', 'per_4BVjOgXipRXCf7jZOMnudP', 'per_4BVjOgXipRXCf7jZOMnudP', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_2WE7XtXFKxsapzXoR19QVi', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_whgr0GdPHzf4Bu2VWKsPMB', '2026-11-16 07:25:53.963+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_yQw7hoJ5mkMGoOArTYdwSZ', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_4BVjOgXipRXCf7jZOMnudP', 'per_4BVjOgXipRXCf7jZOMnudP', '{assessments}', 'treatment', '[{"id": "prac_Ido3jmBkb6Tiq6agIXcgoB", "type": "care_team"}]', 'dec_LjgWoLjwnpDLOoHDONT3Co', 'practitioner', 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_H8vAzHJu5EIdpvAm9fQCmu', '2026-11-16 07:25:54.125+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_yVllABw6ltque0u70Ik9Ap', '98', 'claim.created', 'done', 'claim', 'clm_pZvOOrlc7EjNdDilBnOjAB', 'per_qX11w4I4EzSdbKjXDrhb7w', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_14NBsMifu0AXp0XQExCAO3', 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_H2KLTHTDxibxQvFmncGrPq', '2026-11-16 07:26:00.982+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_yZucuRWmZZb2Q2i71QsFJH', '92', 'billing_provider.created', 'done', 'billing_provider', 'bill_xzR7oqLwG5SVEwbfAp3Ats', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_pxw6Z60Y7B6qARgNhpc3t8', '2026-11-16 07:26:00.668+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'aud_yg7wyfnIeYnqhClEsZLr6n', '101', 'remittance.created', 'done', 'remittance', 'era_9Q2PQqQKnQdriGiTSRHOFN', null, '{}', null, '[]', null, 'account', 'acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'req_XuHAHGBOGNh8wUjXnvedg8', '2026-11-16 07:26:01.068+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', '117', 'log'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '187', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', '117', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x55a4ff8803c9ce92545f99786a5d107de93b82cba36fc96188b9fd8c5c49a5ea', '2026-11-16 07:26:01.747+00', 'head_b82982c6d6180508', '\x36198bb03a15a804ba17c8eaef02d08e2605aed9588b8a6c6147e2727e8d884c766ea1d4348088cc9bd464fa2f6a9a482dbf449f765e3b0aae7672f6be189b04'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '187', '118', '\x55a4ff8803c9ce92545f99786a5d107de93b82cba36fc96188b9fd8c5c49a5ea', '\xc8034401cec26a578412b759bd6a5ee9565acd9c855d46f2a2725692bae86dce', '2026-11-16 07:26:07.574+00', 'head_b82982c6d6180508', '\x55077c72ae584bab956e83b532fe3948076545476a2e54965675e9642c7066241085d206a923fa9e63e5c34acc2676c4a48125f8da15d06162653acc9cad7b04');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', '1', 'aud_w2kgRT1OoiKSd8dW3NYf0P', '\xa4757ec3e84b2bbbcc16286e4c6d38ba0b134d4cc615cace42a38e1b0b641c98', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x99479b66d0b32192d10bdaa2acec04f792a8303fe4032dcff1fffe3e466b918f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '10', 'aud_VPSr3dEtAshIhYoNdEwbck', '\x84bccf464649cd612f7f3ea30a4e86ebbd63d2bb971f3b2c04e1ee650bd83e1f', '\xbb57ed8cbf6c810989a4e174869440b1ba21a0696f6a92c70e0c262a0a98dd99', '\xb8f9d867bec2db5551bbfe43f64e988d650a97cca8c5dc06e55e3a1a0ce261cc'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '100', 'aud_s6YSko0VhKChgQUxpc13zR', '\x23a39b2a40c2a866055d197ae9dce05de4bda7a08ecd786e7f00936817d23cc4', '\xae2dcf0306340aba5248caa0efa6058e05f31bdfe29a32b1c352cbb6e062a0b5', '\x6fbc17d2dbb994a675a108ad45b05d8afdb0c40e3525cba013cc1006e2fdc913'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '101', 'aud_yg7wyfnIeYnqhClEsZLr6n', '\xa7b8a413819f1740cadb07d90e4f58a5505219ebbfc68c6ce47242bea315e971', '\x6fbc17d2dbb994a675a108ad45b05d8afdb0c40e3525cba013cc1006e2fdc913', '\xa498d20dc8e4be88a1f566f6ff7a213bfd73d499b03615de7bff7f58e4adc5a6'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '102', 'aud_BRkOei5NcOVzOyASYsbJpb', '\xcb9b645e80e16ec0026c0c3cca84e96dc2b5c9a71040dd3e5a12b3c3d3693908', '\xa498d20dc8e4be88a1f566f6ff7a213bfd73d499b03615de7bff7f58e4adc5a6', '\x527840bc2aa48f4fa74d3bc78033e2986c93a0b771e2644394075485cb7c5545'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '103', 'aud_IAEbWBg1zxrqLOltO4Hp1d', '\x9fd8811f8f92953662d9b4637e9bfdebd1ccf5ea15feeb679bd3cf52a91a354d', '\x527840bc2aa48f4fa74d3bc78033e2986c93a0b771e2644394075485cb7c5545', '\xe756d01c3244947a0a1f0b6b2936201e7101cc3905825e871d22134dd081c37c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '104', 'aud_PS8XR0keyUF40zntoITI14', '\x3239121d0f76f793e68a45fc615de445b0e1e88deb3ca4f7eb85635714df38c4', '\xe756d01c3244947a0a1f0b6b2936201e7101cc3905825e871d22134dd081c37c', '\x72b5abdca03e1a007069665a66a701187864751b8d55c6ed5ae560eb8a9b9cca'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '105', 'aud_HdICmwciTRhdOEIiiUDMta', '\xde39461927096b5c57a8b651a12bd6ce6933b6d794cde7ba1d421beed1d1dce5', '\x72b5abdca03e1a007069665a66a701187864751b8d55c6ed5ae560eb8a9b9cca', '\xc5a4f1069eae6206dc92f86612f8be718381b2de5ea5141567db08eb9ac35ff2'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '106', 'aud_QhRjaTBJ8189O2FfP1ZVXY', '\x30d6a031639bfbe99df648a4f4c105653def74a2f43fe93194e9dc02c62d9537', '\xc5a4f1069eae6206dc92f86612f8be718381b2de5ea5141567db08eb9ac35ff2', '\x2f9102bea168e8f9d3425f6ae4beef86266d0271c57a96356eb1bad4db23a4f3'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '107', 'aud_QJrKJ0VPSXKV4k6SSXPH6P', '\x6361c2cabbbf60a3aeb527a57e81ac16d1d2e475ee56956e59ed7656c7efc574', '\x2f9102bea168e8f9d3425f6ae4beef86266d0271c57a96356eb1bad4db23a4f3', '\xce9891569b5ba188b6f4cb6dda44d684c94aa5f1212e60f40d853883621ff27b'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '108', 'aud_avf0A33LQjo8p0cPMfd4fm', '\x9bb1e09bb29752380517d2254c9f0a8c10b341cdc8ed0b96f8d3d30102d8744d', '\xce9891569b5ba188b6f4cb6dda44d684c94aa5f1212e60f40d853883621ff27b', '\x687b653ca8e97b60d6a373448ce9d52239db400ead0f1409bd458838bce89b8d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '109', 'aud_ff0FE9GxqLoszxvWoVjlbF', '\xc72d17e181b77c1cf3891bf51c28acda3a24e427a17cdacdd27d6226db6ca09b', '\x687b653ca8e97b60d6a373448ce9d52239db400ead0f1409bd458838bce89b8d', '\x65cb9ff981364ddeb29f469b66fca54bc77ad7ef0703e1d83f369de2a471eb69'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '11', 'aud_oO5tubsZX8seRoFmKvhSNz', '\x9289b1b296db04f5c97ddafa3483537a5cacea2d1073202b2e644f398cb57382', '\xb8f9d867bec2db5551bbfe43f64e988d650a97cca8c5dc06e55e3a1a0ce261cc', '\x7ae166ee5365287e54123c630d803b59ae67f8e341071e789413fe73dc9013a9'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '110', 'aud_MewLyDIbbqykmLRtIwUa6t', '\x4498b4e5a62d454230b639842294c54bb9d801e7979b169c4938224eb553776f', '\x65cb9ff981364ddeb29f469b66fca54bc77ad7ef0703e1d83f369de2a471eb69', '\x5e64f195593ffe55aa92de2efc2ef25ce9220db8960cb609bcc582e819c39d98'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '111', 'aud_g4EcAkg1nUBju1ugSfx88j', '\x96222c0591603c60bffb1d28d59efe46b670f4f14481eb7cc71e504b4f86bde2', '\x5e64f195593ffe55aa92de2efc2ef25ce9220db8960cb609bcc582e819c39d98', '\x730e2d0737abae074fb3686baf562bf6a38481700cc6370f69cfba47f28416eb'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '112', 'aud_MqFJb7pHq0eci1ljFGKETM', '\x30f8b0a1df8dbfb79407dcb6d92c718d942d2e944f3baaff6d580d1e11106ea4', '\x730e2d0737abae074fb3686baf562bf6a38481700cc6370f69cfba47f28416eb', '\x1f4a1a02d58a0706638e416ee94fb12b49af47629109e7e1778ce17a89f45eaa'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '113', 'aud_4bUIUChHjLf3kFgOkK0ELq', '\x9dcab418c4a9677fb0babe415f1a287869e088239ac5ece2bf8a6a6c7a4b64cd', '\x1f4a1a02d58a0706638e416ee94fb12b49af47629109e7e1778ce17a89f45eaa', '\x5970d798e712a5b122e1ceb0569f668da6222d6f2fb559505277f56ee0863d3d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '114', 'aud_QwDLYhZlzhHYaOSDOiOwFk', '\x312f06dd90dff7222e4d3eb2cefc22a449710e97919b3d56bbe30ee28c2a5ee5', '\x5970d798e712a5b122e1ceb0569f668da6222d6f2fb559505277f56ee0863d3d', '\x101d16801d0700c79070694d775372c63f61942bce8bb31a46ed839a68d67043'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '115', 'aud_y0wTkQ2sCxIKn2UitJ7qEQ', '\x2e04ae239185b6a954e58eefa37e435856461f7d9e77fa28f42a0a2e34b0db94', '\x101d16801d0700c79070694d775372c63f61942bce8bb31a46ed839a68d67043', '\x6ea8297ca04c7738afe1fea7da8fd1a0cd64a2823a0e18711f0a9599f92e31b4'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '116', 'aud_YTKEZjwkOyBkKt67MWN1vQ', '\x15998842ded72d6b502fe59d6cd64b9a9a13339250637516e0eee4230a96cd7f', '\x6ea8297ca04c7738afe1fea7da8fd1a0cd64a2823a0e18711f0a9599f92e31b4', '\xcf6d1d722947242ef4c4f07137637bc88407b7415c018e48d3f28ec574768a25'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '117', 'aud_tPoZ8iRJOb3UWWuR6LUn1z', '\x54adf1683237af1caaafa410b4265bfc5ed4726a71e52cbcfb84d1f24dc43386', '\xcf6d1d722947242ef4c4f07137637bc88407b7415c018e48d3f28ec574768a25', '\x55a4ff8803c9ce92545f99786a5d107de93b82cba36fc96188b9fd8c5c49a5ea'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '118', 'aud_oQe3pM1897NBdAWmsaWQNG', '\xf87bb119432c39f3d1b986a5805e1d33634de1ba143d9a38adeedb716d02d9b7', '\x55a4ff8803c9ce92545f99786a5d107de93b82cba36fc96188b9fd8c5c49a5ea', '\xb4c88104d2b04ce6d477b478761881d6d61330ce4aea24ab7a057963613c72f5'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '119', 'aud_Xq8lnBQq6SackujaIyDtQB', '\x82ba9df4fdbe1910a8712e19419dbdf2794597f56681d16c05c344b16abb6104', '\xb4c88104d2b04ce6d477b478761881d6d61330ce4aea24ab7a057963613c72f5', '\xa44bceb950dc7e5ec67a1caae4d6eb9472e1ce2ef1fbad7a64922f1c3c030354'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '12', 'aud_iqbAThnaCCmOE7KrFHoX9h', '\x74dc2f2af95c6f47b84e2f75a7b4b8871b2975129ab51e61a23494d9cb27bc83', '\x7ae166ee5365287e54123c630d803b59ae67f8e341071e789413fe73dc9013a9', '\xe9e2570cf8df4feb136cb891d8abc08e431920231b1a37c8f9e5ce3b181ac9b8'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '120', 'aud_vPicfvJPYcoZQEYHmk2WIR', '\x84c9034d104b39b720b3a058655f3fb1bfa7e09ce69e0bea5f97b2f0334df525', '\xa44bceb950dc7e5ec67a1caae4d6eb9472e1ce2ef1fbad7a64922f1c3c030354', '\x4eacfe38c50473858f8a042bbf719518924d938452aa72d3ea8198c2375b4fc4'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '121', 'aud_AJYZG60OyrknlaPiEyiNKc', '\xac557f8f6716a54c8bb99efc8cf4edd62ac2a0e22b00746eeb6c0c810e8a292f', '\x4eacfe38c50473858f8a042bbf719518924d938452aa72d3ea8198c2375b4fc4', '\xf89a09ebef0c707c8c5c63069fae06e253a822bca240c0df52ee7183cb01e999'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '122', 'aud_RUA3QwCKdt3cMLSCmNZP1G', '\xfe9854509152de140490d53adc434b349465f14f7c56d56bc94fe15ed1c4e945', '\xf89a09ebef0c707c8c5c63069fae06e253a822bca240c0df52ee7183cb01e999', '\x65587a6e7c920f6ce697e2f5a66efcdc9847cbc50b7f86e40445305d401c451e'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '123', 'aud_wpPF50Ev2WkTyUncTqfp8c', '\xae2f2a3d38f3e7d2448e7b783e5f1fdf5d65c2e15e28efda19f9272f7a762ecd', '\x65587a6e7c920f6ce697e2f5a66efcdc9847cbc50b7f86e40445305d401c451e', '\xde1eaf643fa43390eb3f99e503330beaef3beceb474d3fe04921f838ab3068d0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '124', 'aud_81DaAaeRb41FjhKwyFI156', '\x065494631d71c4a4a3ae27f36259379ab8110a6fec0684d75d544917d63b59d5', '\xde1eaf643fa43390eb3f99e503330beaef3beceb474d3fe04921f838ab3068d0', '\xe2095dd699e82c243a8e15134731413f6525a1346fb0e074cd85e8893f60b8a5'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '125', 'aud_yKkWy9vcRyEDZVqfkBk2DN', '\x25e0c0ce274a2b50b8b8cebb0272fa2e8003ea5e1dfdf57baaa99a6d9cd02573', '\xe2095dd699e82c243a8e15134731413f6525a1346fb0e074cd85e8893f60b8a5', '\x24c0bfc3b190d55ceee2f19cacea83df208fc905392f80e7186cae70dd72d679'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '126', 'aud_pql36Ge3c0DbbH695PJ3G1', '\x0ec60a421ad5abce6d90d6d7db4b97f14a91d02f5fbabc8302a12e384fa96b8e', '\x24c0bfc3b190d55ceee2f19cacea83df208fc905392f80e7186cae70dd72d679', '\x80eecf87f1d1d952db215e2795e0f5cb693e52d4e05fc86e2a9da5999db09a89'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '127', 'aud_l7onoW49P9XdlQFZjuOi4q', '\x198b89239878fd0c805e5e78da1128cd2e880aa606547963eb136805e0c135b0', '\x80eecf87f1d1d952db215e2795e0f5cb693e52d4e05fc86e2a9da5999db09a89', '\xd2bf68fa70e9c51a416d12d770b9afc64b1024fccb4959585fd94810496e9c97'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '128', 'aud_cRodKdJRFYOLXuCJdRf3Y2', '\xb23d96be3a23833dd7f2ec9bfc3433e80633c767e556b93d3889cd0e140d53f9', '\xd2bf68fa70e9c51a416d12d770b9afc64b1024fccb4959585fd94810496e9c97', '\xdcd0a3542ac7fe4b2a9b4c1c156603f0b8cf4e389b698ffb378abe8bee406495'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '129', 'aud_iVs14kk9JgvYjKwVyCA3FN', '\xfa583df589d4ddea091ab56eda2ad4b56b78c3551517caa6bfdc4d21c71ebe3f', '\xdcd0a3542ac7fe4b2a9b4c1c156603f0b8cf4e389b698ffb378abe8bee406495', '\x8a4132692dbc2f624fbe736cf526559de9b13570abe32c43edfdccc587fcf2a3'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '13', 'aud_awm2kcJGBQWC9cdyzg7PSl', '\xaa59d2ef7ac2adb1591c6cfe655dea9675bead9a0c2212c907e14ca8e7652add', '\xe9e2570cf8df4feb136cb891d8abc08e431920231b1a37c8f9e5ce3b181ac9b8', '\xe4865fe6073d9b520beeb928f4db29c616d0551512efb852cec63e82ee7261c0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '130', 'aud_shoNK5MwyXc0cl7gjlUo5z', '\xb92e1a9b72417faa375c49fb450338da49536aaed4cc919084d99953e747746c', '\x8a4132692dbc2f624fbe736cf526559de9b13570abe32c43edfdccc587fcf2a3', '\x98be41fa8460f9d1d9c536d7d5b8d89382e17c439a88e5efebab7781b6baa854'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '131', 'aud_Y4vMuhROXMDZK2lw1xVyXz', '\x0663cdea9dfaf0567546f30a421eabdcc2a6ab2df20e23cd81581c9078b78c27', '\x98be41fa8460f9d1d9c536d7d5b8d89382e17c439a88e5efebab7781b6baa854', '\xbb7c6b2ed3894fc90ac22a8f3f74a38dbc51263587298512845c9efdcf26a2c1'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '132', 'aud_9tEhvzYt459ohEsMRGjxCr', '\xf08c0ee55b2417df3ddf78cfe8a428be9559f47007109bd86cc6064721f95c33', '\xbb7c6b2ed3894fc90ac22a8f3f74a38dbc51263587298512845c9efdcf26a2c1', '\xd58f4b981b70414babdef9a8d78d05dacba17a5813790ada4154c5cee0196976'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '133', 'aud_3Z2TQIKFYxgWF5UFTWlURc', '\x96bbd881d148808333b83227e4f5ac0a974c3aa15319a550f862179db1f237fc', '\xd58f4b981b70414babdef9a8d78d05dacba17a5813790ada4154c5cee0196976', '\x17fe5850d57e1e2b265596c978a7c214e6a829efb6442d040b1d9f20310e251d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '134', 'aud_NP7bo9jEFq4ERPDeweJ7EW', '\xe75d5c341da52c6a4dde5973f90f9a5afc284cdbeb469fb5fd84e3aa9fa35302', '\x17fe5850d57e1e2b265596c978a7c214e6a829efb6442d040b1d9f20310e251d', '\xd9376b7991d3691bd1a380274df17e06ce9e2cb4d51b68d51f3e222111b9c94f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '135', 'aud_L80Sz7RNRXyuvAxSSjjZ3y', '\x80a508e5279046484834d7c8c1bbe8fc4131b1de973a196be7d3bb559040c610', '\xd9376b7991d3691bd1a380274df17e06ce9e2cb4d51b68d51f3e222111b9c94f', '\xdf9df16365ebf3c75ad3497d0f4d536fb3725360629c1aed73fa25e6d56c87ad'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '136', 'aud_Ob0hBsntCf4cyK0qjFXJku', '\x01185fd51f271000f4c76d2ca4b49c38c0971ea9a2a05a1b21dc3893a58c6cb6', '\xdf9df16365ebf3c75ad3497d0f4d536fb3725360629c1aed73fa25e6d56c87ad', '\xc23fdd5b0caa8c52063b3d971ebdd341d62923cca0b0e881219b50c3c333c53d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '137', 'aud_yKWImrtbvZOPIpByOZU9IC', '\xe3d08efb4e8300fb6ea4a02c63e017ffedac1d8cc19d92c3ef417f87b8f9aa1e', '\xc23fdd5b0caa8c52063b3d971ebdd341d62923cca0b0e881219b50c3c333c53d', '\xa9bfff65f0c50778a562173a3a3e9708e8f64ff03086b4e4f34cd287efcfcedf'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '138', 'aud_Jk8FKPHRJlHh2st5E3NzYw', '\x14f3ba24e5430542e5fea6c2ba06499aef5e0df8344aca55af6448071ad8eeea', '\xa9bfff65f0c50778a562173a3a3e9708e8f64ff03086b4e4f34cd287efcfcedf', '\xfb4e9444e67ba2337429362e77c2ff1b85709f22a8015cf21994d19401c7fceb'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '139', 'aud_iGDahVTP32o4zaidbbIc4g', '\x8390559a8ecb1746fe86b34b90e40b231bbc249637349295a34d7f6ddf7fe72f', '\xfb4e9444e67ba2337429362e77c2ff1b85709f22a8015cf21994d19401c7fceb', '\xc196c9de7c8c1c604caadfec327517405a2e8c859c0040e0b4b873c1f02b5c8a'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '14', 'aud_1eJTB71Y5zdKKwFjJCKADV', '\x5a51a715ac095d22b9cae4166639cd948fa7780622d11747cef2b808251b399c', '\xe4865fe6073d9b520beeb928f4db29c616d0551512efb852cec63e82ee7261c0', '\x9f0fea37867eddeb29932a95486fa13ed7256c7288959b51f934fe7c53c6382e'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '140', 'aud_CPmv7RooKpHuExnoByc5LX', '\x94913bbcb71dec31bb89b87ca8e20f0772bf60156afb884e5f23e155f964c537', '\xc196c9de7c8c1c604caadfec327517405a2e8c859c0040e0b4b873c1f02b5c8a', '\x187382f6956b1e0ea357fa38545c2bee090d484ecb13fd049017ba8f3a712aae'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '141', 'aud_xus8aBSJrb1PjZSzbNd5eK', '\xf0e9cc3c7c05497913201707b19f67c86d48f44ca7ff7bcf32b9022a37359e74', '\x187382f6956b1e0ea357fa38545c2bee090d484ecb13fd049017ba8f3a712aae', '\x217514d8fb64cff8b6e9133aa92b215e590e0f42e193c8fd574375d741d5dfbc'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '142', 'aud_0gIjW2N10MrgK7MdM0aCVs', '\x58e0973bdcb7c745cd4283dd62553f98f71805dca4103330792b39da27d63669', '\x217514d8fb64cff8b6e9133aa92b215e590e0f42e193c8fd574375d741d5dfbc', '\xee215feaa85aade5ea6a892133567533125e138a2dc8883348eb6d108aebadaf'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '143', 'aud_SLS1YF8TsaEvi6EFflOImA', '\x09367a9a61aa1cf60457b3ada5e80bd91644d666cbfa48faa87b4a772c8e7e9d', '\xee215feaa85aade5ea6a892133567533125e138a2dc8883348eb6d108aebadaf', '\xa418b1a837abc151ca16087d806802a7676833b667d1bbc440128c6c935d1c51'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '144', 'aud_pKN0CaMfpfxmGeCkaEIM3f', '\xec75bddcd42c3e3ffa7f951aafe5f6f909c85d8f99f1706142e85f0face82108', '\xa418b1a837abc151ca16087d806802a7676833b667d1bbc440128c6c935d1c51', '\x14be9aba174010fa6246c29ec6caeb533c95a0652b391b677e82a75b742e90e5'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '145', 'aud_5baqX1xKmB47qKttziqk3f', '\x9772260171f21ea114132c8e429a34ec265384068ba268cc425bf37531b47ca2', '\x14be9aba174010fa6246c29ec6caeb533c95a0652b391b677e82a75b742e90e5', '\x7dd51542921fd20c6ddc3235e8ebc5a06b55bf26ba4716ff2582f3d39058583d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '146', 'aud_j2GFPyCMHh3biEs2EyKVG1', '\x9bff9d68f677bf816c0f4560394f6664b6a0861513e3519b268994bf6a2eb91e', '\x7dd51542921fd20c6ddc3235e8ebc5a06b55bf26ba4716ff2582f3d39058583d', '\x22b472276436d938d71a2f5dc52e4fc92061e97c347eac1e61a95a86637aa74c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '147', 'aud_xgtezGZ7b9Riip15pw66Tt', '\x523534ea199c8d69410839cbbe971e4509c760d753dacea8c2a5587fc4df4177', '\x22b472276436d938d71a2f5dc52e4fc92061e97c347eac1e61a95a86637aa74c', '\x049cfd0c1aa4dbc40b42d55560da4f1a3ed71cce72873e0837b48939bdc39472'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '148', 'aud_Ck9B7V4nNt1gl8GzM505aD', '\x3ace3546588f269a8da2393b85a9692a9fdf21e819122fe6b8c478fbd0abb6ee', '\x049cfd0c1aa4dbc40b42d55560da4f1a3ed71cce72873e0837b48939bdc39472', '\xbc888a22d45761a29e407349f85f0692b5c59b2d82a59f88b832df8edd4f5b00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '149', 'aud_JZcB966PP9BHwxxNwVS29Q', '\x259a0e1e4db830a4db32c0076ad12cf15168dc8d0f84fa3ae987e5cdfae191dd', '\xbc888a22d45761a29e407349f85f0692b5c59b2d82a59f88b832df8edd4f5b00', '\x01dd5ac0c2e68c9bce01d70774d0757a9e36dc020007e2472749becc048de035'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '15', 'aud_jK6IzO8G91pVibVYI47thE', '\xdf4c75f52007e11ecbd0fe466fdeb9e709eb0896bca72760b4509fcfed17af10', '\x9f0fea37867eddeb29932a95486fa13ed7256c7288959b51f934fe7c53c6382e', '\xe3f547d6ae3b317b50017336a495a451ef77d3d5714be9dca05ea4a31cd207ce'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '150', 'aud_IuImTDO6xbOD90MgNpmWrW', '\xae1f2b2e2f74038396b3f97b14bff3bd24eeefd4fe807d785de48ec838212293', '\x01dd5ac0c2e68c9bce01d70774d0757a9e36dc020007e2472749becc048de035', '\xe8372ceec01f1a29b7584ba82f3a5f9cf557272effde06e34254f6e1bc4d59c7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '151', 'aud_hIzAFDkWaRjFgEcpIdn7sG', '\xc54346d977ea13ac64cb27663f4a7d8797d10c5f4551ce618c1112fe7105d0af', '\xe8372ceec01f1a29b7584ba82f3a5f9cf557272effde06e34254f6e1bc4d59c7', '\x3b3d40c22ed511a757e6baabde257abdf256bd51b7b2c7d6efc53eb4d5a1da17'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '152', 'aud_iPdLyGx8IfR1HkIpj4x7b8', '\x5588d96d91774cd596067a1a7da96424772a72c6937b4d1fc340953fcf652f9f', '\x3b3d40c22ed511a757e6baabde257abdf256bd51b7b2c7d6efc53eb4d5a1da17', '\x304a2b0bc9d94089ccaad24e8f0192d4eab4a38357c7d1ac5d07bdf0ab8de0d5'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '153', 'aud_0S1supkFkk0wJFe5gyFLhE', '\xfb539a21f108d58f56788eb607d51649c57a80b10287df02508dddcd023a24e5', '\x304a2b0bc9d94089ccaad24e8f0192d4eab4a38357c7d1ac5d07bdf0ab8de0d5', '\x010f32e160125d840211ca25c8a842a99796861ef067657232f5434ab73d6775'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '154', 'aud_Y1dMvB4Qc6bWEI0kFBA3Id', '\x526575fa879f7c5de815f844a7dd925c8246ca98645854815eef0030f4f21480', '\x010f32e160125d840211ca25c8a842a99796861ef067657232f5434ab73d6775', '\x926416b3a2b6f733d009fa0b3c97f8210818ef7183c142a55023b6656b197000'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '155', 'aud_1tJ0VNQ2BiAEssuXHiTW05', '\x65058c9c5099036a9193961c7124fd8026b6a5b6545ddebc07be15d9132575ea', '\x926416b3a2b6f733d009fa0b3c97f8210818ef7183c142a55023b6656b197000', '\xe0c3fda07556c68b661a1d029b7047261a26f51ebfa363dc73915700738fc5b2'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '156', 'aud_XoyTBx52YKWBccfV3z9k3f', '\xa34f7ab2b76dd504de98f74c7cf197d8d5dbf6e7288c10e290ecc6f664e77502', '\xe0c3fda07556c68b661a1d029b7047261a26f51ebfa363dc73915700738fc5b2', '\xfc80be65f4dc08ff3af5bbe1605c4f000a4595fa57ac9ee386274d5957bfe36d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '157', 'aud_sNcBKQhChZDYb4O2XEgfmq', '\xe912a0f79e4e965df3dd85f499772eced4484beba04a77214ffd12fae3c71762', '\xfc80be65f4dc08ff3af5bbe1605c4f000a4595fa57ac9ee386274d5957bfe36d', '\x0f3ba183a45ee6dbc0e7cf644a66f6234868a5b9a403873a474a73916b0b22c5'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '158', 'aud_eoX7V8YZ0UbhBOc18rpEBP', '\xe0cb104253698b749b82c050cde90014584db82cc3bb354f3175f1565949ce16', '\x0f3ba183a45ee6dbc0e7cf644a66f6234868a5b9a403873a474a73916b0b22c5', '\xefcca7ed480dbf691a5bc3e62261b8f1842737a5f1bac51efb9347dd72cbd3b7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '159', 'aud_CMuks0F4NU0vmFjLKzVOvh', '\x6eb0834d209022d656d8cac0b608e0908d238cd3dd8b16804ed6a60b46fdc79e', '\xefcca7ed480dbf691a5bc3e62261b8f1842737a5f1bac51efb9347dd72cbd3b7', '\xfa6353b81bb57d17402ffaf543c0e7d7fec8f81dbe376a53be0f5c3a8ff80b2b'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '16', 'aud_DwPSxJcbE9z68rc0LyZ2ZP', '\x305137583b724dc55c546fa4e534a87fbc528e4d75cda6cb6e11b6aa225e818c', '\xe3f547d6ae3b317b50017336a495a451ef77d3d5714be9dca05ea4a31cd207ce', '\xb9b9e61c16494bd9fd9f89532ced78d86d2e3412fc7d350248ce02750fd46a3d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '160', 'aud_2GeSAORVQuEOBcvUBOxmNX', '\x7a4532297cba0d75fa58e1207d89bebc71824d605a88b930c963036e5433115a', '\xfa6353b81bb57d17402ffaf543c0e7d7fec8f81dbe376a53be0f5c3a8ff80b2b', '\x94aef3204a0c4d88d98ddf03ddec6f7fee9c4a7a87cc4c2a7e4890b04800f069'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '161', 'aud_R4tcX5MAYifrrOUZJ6l9Gw', '\xdd734e1ce46fbdaaf777ff737218e955826516394294447560552dbcea167ed0', '\x94aef3204a0c4d88d98ddf03ddec6f7fee9c4a7a87cc4c2a7e4890b04800f069', '\x88e35870c295a0a4cfc9715268957380f041e8c3a194d9ab4cca58dff375e97a'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '162', 'aud_mySn0XGLkJu8Bd5g35FeCc', '\xc57acc5f1e1195a257edb370ca03c0da1edb1245d90ec8098a48e40db1bb8b39', '\x88e35870c295a0a4cfc9715268957380f041e8c3a194d9ab4cca58dff375e97a', '\x930d799dba55bd5b3e7b66e8d864fb6c43e30ee43c0ae8dd2cf5732380dd8a60'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '163', 'aud_xRC7Y3B0yLxJrW7sJUTrvK', '\xd19a8043080673fa3073cea533f2509f2a6797ff1d5b58cd8fd1edbc91a26280', '\x930d799dba55bd5b3e7b66e8d864fb6c43e30ee43c0ae8dd2cf5732380dd8a60', '\x427973d306cc7dc869aeaa74d507664828df663536e64d064ecf1894e7a63a9f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '164', 'aud_OBhdwVpzYlKyuv96xyNd36', '\xf6fa92215e823dc4f629862c2339cb2c2e6ba91eba93bf893ed1e3180f8e1af2', '\x427973d306cc7dc869aeaa74d507664828df663536e64d064ecf1894e7a63a9f', '\x7d2bdb40f26481ff412eb038a93f1924d4cc1d7690e6fa18df4340126b47f0b6'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '165', 'aud_KfTvloXjLfl0ZhwkxsKT6K', '\x9d232b761e0e80b4989db35b8c68cdeafecab4e21751b36781f7cd9938f9206a', '\x7d2bdb40f26481ff412eb038a93f1924d4cc1d7690e6fa18df4340126b47f0b6', '\xad104616842eb7381513763c075ad955f2defb81051350f52b03f6356d7d6929'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '166', 'aud_HudFMO0xRC49nEHd4AzOnP', '\x560523b6f60e15c36c4512f183d121ed8de0d7fe34807c55e8f33b2b99c985db', '\xad104616842eb7381513763c075ad955f2defb81051350f52b03f6356d7d6929', '\xca06295908e93ec07246bcb6a978e76aa45cf396f0842a1cff5bfff326729fba'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '167', 'aud_mKYlkSxuLsuQyZRwWkQ0Qt', '\x81ad4712f19329c63efbd6d06a3d3a6f3c6a5df810194ad66e059430f88e9ce6', '\xca06295908e93ec07246bcb6a978e76aa45cf396f0842a1cff5bfff326729fba', '\x3761f6ddde160060f3b7f3d26aa867b52d806df2453f1a0ce4e71a718cb81d35'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '168', 'aud_MFqzHNPkFIx5OsmwPXIuxa', '\x0b9e71e0ebe8eb61187f19cc9d4eead4516a251c798f3317ca625fd23fe4db56', '\x3761f6ddde160060f3b7f3d26aa867b52d806df2453f1a0ce4e71a718cb81d35', '\x29c8d1f69d62645b89d46530a5c97327fdd4d5ea8acc84d046d7a2cd03dd3efe'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '169', 'aud_x50DyogsPUXeg0nr1IDx5N', '\xbdb79494da390162f9281c378af4e1bd2d42e6b0794b99307b8ab8ed8737ef0a', '\x29c8d1f69d62645b89d46530a5c97327fdd4d5ea8acc84d046d7a2cd03dd3efe', '\xbd749c2f70080bc4d0d935a9a5ac22ebd6b7e8a85d95ec1a181fcfdbde60f4db'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '17', 'aud_IUQr44j6g31xwq4myWyS6u', '\x56b20f1436bd0a01a75d205c298a76be789203b7a15c292392d6e5f8b17574b5', '\xb9b9e61c16494bd9fd9f89532ced78d86d2e3412fc7d350248ce02750fd46a3d', '\x799e7c033443a07b6e99ea1922665b6e798a4761e64db1fa9ca29fcc93effbd7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '170', 'aud_Pkyc6IyTKdZcc8zNE8tWQ6', '\x672c03be7584a612973684763e9116b5965bf73f2973542a146171844c728596', '\xbd749c2f70080bc4d0d935a9a5ac22ebd6b7e8a85d95ec1a181fcfdbde60f4db', '\x3154356ef8c94e8b0caae2932b96364ce42a9a812a8cfcef93bc642d1cb5c668'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '171', 'aud_Y5Xm6zovxIGMW831hF3IoZ', '\xc46c59d9195ed411636835b106f193d7eb72897d1a238d3e4caecd93d7053a69', '\x3154356ef8c94e8b0caae2932b96364ce42a9a812a8cfcef93bc642d1cb5c668', '\x40636e1019cefcfb4cbd5a2128f08b11d869a45dbee1d543c4775d02f0adf91e'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '172', 'aud_54hY0itquWOJS7Ve9287c6', '\x12afebbf9a654a5c4ebbf661605ea02f25891f1e45a6f0a9e9ef9d7444cc7755', '\x40636e1019cefcfb4cbd5a2128f08b11d869a45dbee1d543c4775d02f0adf91e', '\x3360534faabe00553e9eb0d8d3e239a68e652bd6b14c7bae38db76a596d70952'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '173', 'aud_MiqWdOUZsuz64usRtrJDJV', '\x249bffd98805d6ac4bb76a62be10d72f3b3ffc296fb74f1c05e7e314d4cc060a', '\x3360534faabe00553e9eb0d8d3e239a68e652bd6b14c7bae38db76a596d70952', '\x9e9151bd8e5a4a99fdc2a953370363751b8b2574b47b55806e6e92e808ee15d1'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '174', 'aud_NybbMGtORTYyt7Add3TpxY', '\xd47a013fc9e099e6904469366c6bf01d244e51a8b49a88102255e478580e5135', '\x9e9151bd8e5a4a99fdc2a953370363751b8b2574b47b55806e6e92e808ee15d1', '\x540ac3b888d49d5a0d0398da99924dbc1cabbfc97b7793a1d450ede7e642b24e'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '175', 'aud_lJE6b51BtQvwOR12NtzcHp', '\x59c613c83a1789187b610bb237e14f2ff87334de77b2d27a001f875a79a32ab3', '\x540ac3b888d49d5a0d0398da99924dbc1cabbfc97b7793a1d450ede7e642b24e', '\x079aa70a130f025cd83aa1d5512f3861727456907d91ca4689dddc613980bd52'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '176', 'aud_lAKsuyQNxBU2gl4AYexoUa', '\x4d56fadccf5072e2277e00d4343da5ef640eae396c8ebadab1b10df85c7a1aaf', '\x079aa70a130f025cd83aa1d5512f3861727456907d91ca4689dddc613980bd52', '\x4073f5c839dee93807b6252d1dd131959eceafa342cbd024f4c240a06b056fec'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '177', 'aud_vmUhj7kYQSXVDKCDZlcM7k', '\xb5be282830d76849681d7b377d6ec9dd1a164bd62cd6fa3fc6651922c044935f', '\x4073f5c839dee93807b6252d1dd131959eceafa342cbd024f4c240a06b056fec', '\xdd2a8eed2651e0e6955b99c90c68b2292ae983ec6e61ee1564fd6d23ee8640a3'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '178', 'aud_wvTTf6KXSy9SjyZU7H9aQg', '\xc5e0f76ebed939e9628ac85a9bb13a9000b8b5f073b363b253a4c9f6b5875353', '\xdd2a8eed2651e0e6955b99c90c68b2292ae983ec6e61ee1564fd6d23ee8640a3', '\x7f10ade14b9c273d823038f64e39ec4866e735fbe9f8a9cb01fbfdff0a734c1c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '179', 'aud_GsESec5zURnDcjeSRJ0cyF', '\xb3d284b2de3b2b60a200642f6ff9e92dd416fc8b83520c01f24a4e2a5cd4711e', '\x7f10ade14b9c273d823038f64e39ec4866e735fbe9f8a9cb01fbfdff0a734c1c', '\x26d272192ab96915a202087dba7f4573a43edf6836aea01996100452ad7700ab'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '18', 'aud_x6eSSDkUUV4SZQCoy0AjG3', '\x48244c6ebb640f3ef07e9e158e3ff108aaf256c12348b53b7b3d11e19ea70737', '\x799e7c033443a07b6e99ea1922665b6e798a4761e64db1fa9ca29fcc93effbd7', '\x6664ac3d958d4ee569b17d8bd3ab213b2a8e0ac11806948092528bd1ecc0c204'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '180', 'aud_CkWEGz8npVLDEUcoWezBN4', '\x9f5656ad69f9e6dc272e8764a5a6a51ee35d29dfc0078ace902fd5ede8a40c05', '\x26d272192ab96915a202087dba7f4573a43edf6836aea01996100452ad7700ab', '\x4475854312cb179932d484c91171b2ea23066c69b848c694bbf4fe9c98a3f144'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '181', 'aud_SU4GK2rAt86lqsNY7ZXyWM', '\x9799fd6b7b28d65a982d79affae2b34ba0abe1f948b3fc336b03fe01a779fd03', '\x4475854312cb179932d484c91171b2ea23066c69b848c694bbf4fe9c98a3f144', '\x389d74a74a9030fd133caff1e3a619b9ce7a4a6a5082890155284d123a9ddc53'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '182', 'aud_e7SCJL7r1W9TWem0zNNAio', '\x4a8ee5055e7b78369e210d720daeb7a574de9b86404c46852ea492ff495be4e0', '\x389d74a74a9030fd133caff1e3a619b9ce7a4a6a5082890155284d123a9ddc53', '\x1a14c815514861eb25ca77c4ac19367ae5f93181cf9658137adc9fee1fbad62a'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '183', 'aud_81eLxZYp01FZrjOlfiwwHz', '\x8d6a38d0efa9572841efd43151559773f469732b119ad7e1ff787816d9107bc0', '\x1a14c815514861eb25ca77c4ac19367ae5f93181cf9658137adc9fee1fbad62a', '\xfcb94fafae01f5d35c054e97066e715b007e788765030b11b8d866ed6aa4582e'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '184', 'aud_hK9gB9QsQIe22IF5gAXzAv', '\xff40e7318a4a5435b83b46b8e65553bce75b5219d7b6aa05288781a8ac6db7c6', '\xfcb94fafae01f5d35c054e97066e715b007e788765030b11b8d866ed6aa4582e', '\x581f99df0a12246f0cbc9e8aa93ea250e533ef982d6a1087f65f282aae805eab'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '185', 'aud_irjFuWvOtKQDnbhdQAGymz', '\x4840c32ed08efeecdb245bc7bb13c5a3324bc84cff6d91c877684934492d8c5d', '\x581f99df0a12246f0cbc9e8aa93ea250e533ef982d6a1087f65f282aae805eab', '\xe03aac2fa8c8ab9c2d31f7dd6ef246799495ff4a2958d905d70416c05cc5d885'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '186', 'aud_gE57f7biEWW2ZWsSdpOyOj', '\xb8209a94bc7ecbf18c10b1d80749c38e626bcf26eff8aa696a809ca1796c23e3', '\xe03aac2fa8c8ab9c2d31f7dd6ef246799495ff4a2958d905d70416c05cc5d885', '\x4031c99e6c87eb10dc32cd021b72869bfa13057a6bc2f5e51db0931918c07760'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '187', 'aud_rymubb7tAySAXwH26HxnWB', '\xab4dfdc012696e5c874d75a6333b58fea07ea027044015fd524775977b37c035', '\x4031c99e6c87eb10dc32cd021b72869bfa13057a6bc2f5e51db0931918c07760', '\xc8034401cec26a578412b759bd6a5ee9565acd9c855d46f2a2725692bae86dce'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '19', 'aud_xFoncyOaMvb7jUJDOQ4ugl', '\x043d5980d454ee850969d1b46c646e765a07eea53533b1640bdb923142446452', '\x6664ac3d958d4ee569b17d8bd3ab213b2a8e0ac11806948092528bd1ecc0c204', '\x14e5727c48d61e182db9b63635f4a237182c45d6cd8b336bbfc9fbbdaa9f7dcc'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '2', 'aud_Fd7HRVFiiqHZFEWUeLe8k9', '\x7ac9a96bd2014f42b8e129b12a2d604b731b41658f05a5e7b4274068f272fb7e', '\x99479b66d0b32192d10bdaa2acec04f792a8303fe4032dcff1fffe3e466b918f', '\x25f4c54aac0cfbdc16153fc41ee8468b18fc47a0f4c1b53018721c761443553e'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '20', 'aud_BoAMYg9Uisqg4fVy0IZi5a', '\x2b1768c0b0f951e5731a1fbd1be92a6e1f8435e7d1d4f7fd9393d921b099cf44', '\x14e5727c48d61e182db9b63635f4a237182c45d6cd8b336bbfc9fbbdaa9f7dcc', '\x0340087671374d620ca390444d64bc88966cb2975f7046db12c04548c1529d1b'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '21', 'aud_J7p0HnsbvVPdmKCluAsy3x', '\x1381033fee06f9a677d26399f55d92a83ed60226ab53f65206aa937d74a503ba', '\x0340087671374d620ca390444d64bc88966cb2975f7046db12c04548c1529d1b', '\x723f719f0bfdb00b9c7b32b74ea2792b5fb5f58a06997524ff28da4d0c44b073'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '22', 'aud_xG2xrU7dnKbvwnTM9MdOje', '\x24163ab4276066d43116fa634791674c7635dea91620c6757f9795fa300a8c0a', '\x723f719f0bfdb00b9c7b32b74ea2792b5fb5f58a06997524ff28da4d0c44b073', '\xaba85261422f2125e521decce3b6fb11abf1673d40c2008c502584c52627942c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '23', 'aud_eW8PHDWXkSPlDQOZV7Pcqx', '\x037dcbf6629209a11e87aafe74af2a1c11c818ba36ff7e6909e69abc9cc6777f', '\xaba85261422f2125e521decce3b6fb11abf1673d40c2008c502584c52627942c', '\x7114c3c72941072930d6f1237aed70e0ee52fb1eae000ea2f45b09de4a3375f9'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '24', 'aud_qKls5EEmPmVj6PlfpB2KUb', '\x8220be190ae9e6cd2baf4947ff0fd9e65660029385afc2859ebf4cbefc1bab24', '\x7114c3c72941072930d6f1237aed70e0ee52fb1eae000ea2f45b09de4a3375f9', '\x32b238d18b2a581bfe246cc28b783aaee49639f70754d85eb49b87cb1fe3048c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '25', 'aud_piDdWiRbRMCXsSrBDXgv7a', '\x4b77f8be0629bbd8254d9fe56f6c396ced40660dc3da93e9a2e57f32f1f02217', '\x32b238d18b2a581bfe246cc28b783aaee49639f70754d85eb49b87cb1fe3048c', '\x6a1ce7b151e71354a19c94243f96a6acdd5e1b6c2b401404bf481d3af26d6d7f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '26', 'aud_8gpt81dmtGVg93BfkRu8YS', '\x5c286700d4e00d5bbca4437be7b63a88a99de4dfdfba4c6fd180f28eda94f047', '\x6a1ce7b151e71354a19c94243f96a6acdd5e1b6c2b401404bf481d3af26d6d7f', '\x5224d07632730cfe7f270e89f604ba25abbc1e041a544cc381cdf91ddb8faa78'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '27', 'aud_sz0bL2VtAupJgKxahi8Czo', '\x534d50cdf311cf7ae3ad150cc84c44b73f6926007507ec592c6818a041e6f98d', '\x5224d07632730cfe7f270e89f604ba25abbc1e041a544cc381cdf91ddb8faa78', '\x6fbbe28daa26bced888a7f86b45a3e87f0701bcea5ec659a5c9e25a5e3acc69e'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '28', 'aud_otfJWVWe3UKBJ5rHCf82uf', '\xbc24d66010bf13b9ab5eb25219fde5c07c48a77b7eeb22f87d52dfb034fcbaf7', '\x6fbbe28daa26bced888a7f86b45a3e87f0701bcea5ec659a5c9e25a5e3acc69e', '\x3153b6a7b4d3b2045ea1e504335d63e716920451589d99a25a3b691cd0d9e263'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '29', 'aud_Ju7eCyHQ4sdfyjQNMsWKin', '\xe88642b0263e459b25b2381a595c6fa3d506ee1ccdd3ec2473e8550fddb79c7a', '\x3153b6a7b4d3b2045ea1e504335d63e716920451589d99a25a3b691cd0d9e263', '\xdb7cfe73f6f2921f6c67179752d79414ec008af00653f6317a3f35ba9f50a8fd'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '3', 'aud_3nE63TBghdkVCdAqZV7hmH', '\x78108644bdc89b9d11b37d4cba589a522c3f403a79d5d49ef53e49a8bab391ee', '\x25f4c54aac0cfbdc16153fc41ee8468b18fc47a0f4c1b53018721c761443553e', '\xd330777791217256d88d6669e78be18dffcfa393deb72b0420b1ffc5eda830d0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '30', 'aud_rc1YRN2M5n5fsFk90vQGmV', '\x9930c216c0db6873f8995e864becab16e536e0ea50b41646f7455caba0aa840d', '\xdb7cfe73f6f2921f6c67179752d79414ec008af00653f6317a3f35ba9f50a8fd', '\x9003ab235431fa72f47ec6c5eacce2c409da86b24e31901c52a0db032d438cd0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '31', 'aud_1OX1gHAvoUu0O7fEVGTkWk', '\xe46cc94d40db835f577447bfd3ad26844dbef3a6b1d34d44247dd1469057c308', '\x9003ab235431fa72f47ec6c5eacce2c409da86b24e31901c52a0db032d438cd0', '\x7dfdd9144065d975674cc16e1184f3f558b593b0546c4fffa96406d6360c575e'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '32', 'aud_AWVXIHpXsRmvifgY4Uy1tj', '\x924e56748f5ef196369e6d826945bc7806ea1964db16813ef28dafa01033abcd', '\x7dfdd9144065d975674cc16e1184f3f558b593b0546c4fffa96406d6360c575e', '\xe230ff56e3fdcfda1c4da70b1eea0783abaa8c92d44013ff110a252d522b789a'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '33', 'aud_23Dzi2WQZVkWRm54ipavnu', '\xba856152ae16175559d322dd3a82e04f1152655f64c5ed945fb7165dedfbe0dd', '\xe230ff56e3fdcfda1c4da70b1eea0783abaa8c92d44013ff110a252d522b789a', '\x13dcb8bab10c5e04747fc82b4cb2c58de2b7dba10b8a737ba154ee7f8104fbf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '34', 'aud_IdjfgIuDRLXg4NG1QtUYBq', '\xe9b911700190fcf870f9f5038a57fd36993b0102f49bb593a663b5da52178e2e', '\x13dcb8bab10c5e04747fc82b4cb2c58de2b7dba10b8a737ba154ee7f8104fbf0', '\xe7d36c1bc4b523361ec71c29dc5411140c9baae57ea572271ae5297f0bb0f767'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '35', 'aud_q3CS22pbUGNPDbq6PJdgw7', '\x591e984acc3e3c787de5cd491d0ffe618f5d17a4efc3972f657130b82ccc2069', '\xe7d36c1bc4b523361ec71c29dc5411140c9baae57ea572271ae5297f0bb0f767', '\x7d551c6e933d398f7e902b6a531ead71b235eae98a67cfb8490b2d7f94411b83'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '36', 'aud_7H4JzSugJN4p1ix8jt4JVK', '\x60cac5d8d32e4b2e42fd1392b9740f8858e908d41574fff22b794d85f64d5327', '\x7d551c6e933d398f7e902b6a531ead71b235eae98a67cfb8490b2d7f94411b83', '\x14236cfb1b1b89b2087da230064692e2f0bf1231273dd9416c47d3899b0e6984'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '37', 'aud_1fF9Cd92N3FJJ6l0OmMMKb', '\x745406b925c0170cbc34463d0a998a906c557f71ee7bbcc0648c9578743387ff', '\x14236cfb1b1b89b2087da230064692e2f0bf1231273dd9416c47d3899b0e6984', '\xd016e996b50c01f7e677958b9dbe04994cdf5301d01b474fc4837e55cb51471e'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '38', 'aud_Okoq9bohdkD2mztjIF2Gku', '\x9c3818e7da9f9e619ba2c0cb4205d11e7fd6aa28814e0bbfd9a1d1445b65ae41', '\xd016e996b50c01f7e677958b9dbe04994cdf5301d01b474fc4837e55cb51471e', '\x0bb5af2b730f5d176b688a5015aaf9194be2e0410346f24baac226b9bebf9c25'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '39', 'aud_MEuHNReyoAVJd19TvL9Jfw', '\x9fa7229a247b9ea0ed0c30cc37d857ce1e4e051c8a314234e0b7fbdd1d597b2c', '\x0bb5af2b730f5d176b688a5015aaf9194be2e0410346f24baac226b9bebf9c25', '\x6d0a798e764407ab4e29ba9e0cf4cb0057b8f9933ab23aabdf82c119937ad23b'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '4', 'aud_19bGmHPUcgjwasrsNN9yfS', '\x8add8d6f3904d6220271e76b32a168026ffff22a95b4a6dfbf4b90a7a689c5d6', '\xd330777791217256d88d6669e78be18dffcfa393deb72b0420b1ffc5eda830d0', '\x2519938297b296595bbf0d89fdbbf9704d46b4559eddff2463f0b2296823c0fc'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '40', 'aud_6a7PqC8bsqtFkPo006MthI', '\x6232dc089085dcb49541c376f75e5a48aa0d7f928b00558376af320865a81f5e', '\x6d0a798e764407ab4e29ba9e0cf4cb0057b8f9933ab23aabdf82c119937ad23b', '\x97ed5ee9521eb7400a825a8a450ca9c317d1fbc52334e9040170841d08a05c16'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '41', 'aud_Sqn8diYZGeUeNNfojS2ThN', '\xea971e9fba33820f6a9eae1ce6bb63551368cc4d11922868057ba389403f8284', '\x97ed5ee9521eb7400a825a8a450ca9c317d1fbc52334e9040170841d08a05c16', '\xbd384dd114100b00503c5c327ce9938e2591ab89bab3d09392eccfc1a10c3e61'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '42', 'aud_qKpRv18ATqeLP4eRvnVqcW', '\xdbeaeba4194942896f230b7c5f409bb72a73bc8f67eb2d1e3cce27622eab543e', '\xbd384dd114100b00503c5c327ce9938e2591ab89bab3d09392eccfc1a10c3e61', '\x0493b8cab306d87f3e9d26a1861118db26db7c32d46726eea634fe3512c7435a'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '43', 'aud_CQJxPliyWvAUjors2o7wuy', '\xcfd35fce62a7dd5c54638d541a46698871e892026b17f15b16f4a20c5ce33733', '\x0493b8cab306d87f3e9d26a1861118db26db7c32d46726eea634fe3512c7435a', '\xe684f614113c96e621344fc7c0c4b3eac3991248828ce654e8e45f3c0ccd9f96'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '44', 'aud_ljd5KURLhCJAvNUB2ABSoj', '\x206c9d21ee4b01f2f7683c8ec2cd84bb1c1ccc27a485c86eb2fb56853485ecbf', '\xe684f614113c96e621344fc7c0c4b3eac3991248828ce654e8e45f3c0ccd9f96', '\xf63d1f6ee22c38f9dad1313b986426a49104e5b3e6850470097812eb9c12e3fa'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '45', 'aud_MRg9bzAQ4ZA5lfSKk4mNWO', '\x31069d4808df126b6440e81f9fa4ebe3ee0010fbb1f5337c5296f14c83542825', '\xf63d1f6ee22c38f9dad1313b986426a49104e5b3e6850470097812eb9c12e3fa', '\xf9dd135cb8d3603fdede1402af4425ccac7c34543a0065af0d7f98320bf94461'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '46', 'aud_YZ76bMO9iT8DBJi4dnf6Re', '\xec319b0f74178ce857470a0d66528784aa39694e82f982de4460ac1faac1ef93', '\xf9dd135cb8d3603fdede1402af4425ccac7c34543a0065af0d7f98320bf94461', '\x63425c02e8e290dac74a69eaa06291d07990e051557cbc0088c47e493adb6c34'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '47', 'aud_9Wxa7cZtxs4IwYGoxGg9tZ', '\x7489e9f01af8d577c304f3c7cc9ee4851fa0bfd03fd1be50585bbc3e5aaaf45f', '\x63425c02e8e290dac74a69eaa06291d07990e051557cbc0088c47e493adb6c34', '\x09daf094644f58c5f7efc37968a72e314ae56896b62377fb739e890568efd249'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '48', 'aud_yOoXIxO1JypEjOSVrnC9hb', '\xb35357177d22d4f710d40541f7bcfaddde67cea4bc4e430bf742f2746a5ba7cf', '\x09daf094644f58c5f7efc37968a72e314ae56896b62377fb739e890568efd249', '\x16793362c815300234bf993bc9ae4e030b042b1b725ad626a8c783750e343b1d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '49', 'aud_yQw7hoJ5mkMGoOArTYdwSZ', '\x6cf0bd847cc832f046b53a44086ed7e7785440889d5dc172588de9f240fe0530', '\x16793362c815300234bf993bc9ae4e030b042b1b725ad626a8c783750e343b1d', '\xd47685270f7b4568293ee41bf6ee958e5671dc00009fb02498bbb4412961da3d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '5', 'aud_KssLiKFoHfTgR1xxWE18i4', '\xa88b1a0535974f16f4c966704ff8ae9c81489d1c35deeb1e58cb2fe1685f930d', '\x2519938297b296595bbf0d89fdbbf9704d46b4559eddff2463f0b2296823c0fc', '\x735232215e42290da2652c4530b675271a0c87472d441651f7d2f8a1b51a31e7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '50', 'aud_JC3Akb8oh3sFMQ41qDLibt', '\xacc58304156d5d4c1a8d7ac3e023087b17d86355a7a031ea4bbe154a2a061dac', '\xd47685270f7b4568293ee41bf6ee958e5671dc00009fb02498bbb4412961da3d', '\x24a285782bfdd80e3599724531a4256b5cb7a6d1173a13a2aabded5fde18ab4f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '51', 'aud_MxZUeYX48a1bNXVC7Y8VlK', '\xe5c2aa072f169385406469472598b767313facafc81cd6a80d413b7f29167aeb', '\x24a285782bfdd80e3599724531a4256b5cb7a6d1173a13a2aabded5fde18ab4f', '\x2e1540ab6ea446450e0966b7443bbd88d0379d10f1ff03a332cd819f1c95c502'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '52', 'aud_NSq2obLwaQ2JIoKrh3lfb1', '\x7dd4828656d7e9d5741e993c7f3ba83d13728ea3137a72d09d84b2f5dbc00de2', '\x2e1540ab6ea446450e0966b7443bbd88d0379d10f1ff03a332cd819f1c95c502', '\xff10718fe3273c432545caeed8e45ef00733a3f28393e993d78d6f383461273e'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '53', 'aud_efca8N7zpKJMrYzIZnztkM', '\x59b43d452af9a05838ec615c2ef883340e105b78ad145ab5f273bd590801773c', '\xff10718fe3273c432545caeed8e45ef00733a3f28393e993d78d6f383461273e', '\xd9939fee62bb2d81f735bf210c409e5cf3c349b2f07650777bbf45b9afa99d2e'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '54', 'aud_3GIvjTH7vUSQRA8Ch1HvXH', '\xd5cc5335e6a307da26c2b005f31f47efe595f526d99b57fa036551c198c0d573', '\xd9939fee62bb2d81f735bf210c409e5cf3c349b2f07650777bbf45b9afa99d2e', '\xba187e194463c27dc5ad14824a59153f9351da7aa4bb78a9f179768411c6a79d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '55', 'aud_PgfrUsmRMcKbVbnt7qnUOG', '\xfbed0a247d51fb75b66a10d0ae57e1355deaac2170a6d39618ce810a337c0f9d', '\xba187e194463c27dc5ad14824a59153f9351da7aa4bb78a9f179768411c6a79d', '\x512266c5c53152f58ebe69fe9cd32f10be572c08f37b050bb2659b275f730239'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '56', 'aud_h0Rbz8c653i3a0yIpGhmCR', '\xbcfc09cec06c333362eddb344fc8c5e0e2c0109627b420ad6efbcdfc8c5cf209', '\x512266c5c53152f58ebe69fe9cd32f10be572c08f37b050bb2659b275f730239', '\x1d333a743813f72c247c74e94a359cb29329c58d568e6e0b53f7673a3caaf432'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '57', 'aud_x5YYi1nsd6ShKbXeq4kd5f', '\xb572a0ca021f88ecad7628bce0a26105be46a897ed1e452612fa0cb48e9c023f', '\x1d333a743813f72c247c74e94a359cb29329c58d568e6e0b53f7673a3caaf432', '\xe6bcfb51d127aad4acdcb3cd842d341af1c284e753261a60f2ad630e1f0a34bc'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '58', 'aud_SP0I0uivaz0b9cjun3fCOa', '\xeb051a82c3584fd4c6aa96a5806d5aee720192d41b9329b23df85a0b449ee237', '\xe6bcfb51d127aad4acdcb3cd842d341af1c284e753261a60f2ad630e1f0a34bc', '\x8397c0df6c4e3c0321f6945d0dba5c5e7565403f16e24f99f78c123225917f33'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '59', 'aud_sPmfOnre9KYTGOymWHcPWv', '\xb0570c12e9371a15b5ada8dc17a44fba0207072771bbcdfd6ef4024b0fda277f', '\x8397c0df6c4e3c0321f6945d0dba5c5e7565403f16e24f99f78c123225917f33', '\x6f6aa0cd2fd56d14bf035acbd0b135d6dde34a7b1897424102e5ffa163b8e8f2'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '6', 'aud_NNDS6DnuR8UdUZKg8VG64v', '\xd5246371f495e76899cc758d1d1e645667c43f0b8cad0cef9308f7d8f02e3c44', '\x735232215e42290da2652c4530b675271a0c87472d441651f7d2f8a1b51a31e7', '\x0930bc1d93a0f2b1def49af604e59e716864836a35527c3132ee7a0e8bc4bc85'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '60', 'aud_0XlUwExLhRbLdLaFVjqCao', '\x7d2b0105f8c4ac2711b09f656a369c233ff85911541e9c57d9682408e9944f38', '\x6f6aa0cd2fd56d14bf035acbd0b135d6dde34a7b1897424102e5ffa163b8e8f2', '\xe2777bf17b4e37cbb5de712fe7403ab5b90ae28fa357cc2a24a6a1161f847e77'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '61', 'aud_9DkYCTZtLALeK1PEvluPUV', '\x69b1621e37e81a0d91e240a6b1f8614a9f29440f46d93dd94a61c57cc53a15c1', '\xe2777bf17b4e37cbb5de712fe7403ab5b90ae28fa357cc2a24a6a1161f847e77', '\x1368d0549901dfc541b8a316d57fc9367b269e07aad8f37ad13f3a0be0bbb497'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '62', 'aud_9qOLP9SZxu5yqleL2VzlIk', '\x43cd31852a3929d98a41865c549427afee8f1ab00a1ca6861c5989375d835e99', '\x1368d0549901dfc541b8a316d57fc9367b269e07aad8f37ad13f3a0be0bbb497', '\x3750fca79e482f84ba00384fffc211719e8fa6eff431b23c8d06bdb32dd9079f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '63', 'aud_VvuMW40qYz5XDiRoN4LADE', '\xe96768e4cf69b69ac666fb1474c19639d70580496c11fadb14296be989d059ca', '\x3750fca79e482f84ba00384fffc211719e8fa6eff431b23c8d06bdb32dd9079f', '\xea54d73fa990697db0ad00daeea52cab0f2111cd001fd9ddc125124cc493d659'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '64', 'aud_JyFJF988Wce49yTrlJIXBd', '\x641c7ad286c4ee7beaf78f61880921177743e5363ab66dd43431e9e6f431bf16', '\xea54d73fa990697db0ad00daeea52cab0f2111cd001fd9ddc125124cc493d659', '\xe52962d8464cbc9f1dcb006205f14af94ea80bfd4b8bd577f235b580bb00e76a'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '65', 'aud_WKb6zjmh1eK2PkcFhC79jV', '\x63d1746b3ca3b24bbe62335e8ea430ab67128d12d9375fd2a1cef384b3accfe1', '\xe52962d8464cbc9f1dcb006205f14af94ea80bfd4b8bd577f235b580bb00e76a', '\x5133bd53b4391656e413a667876259e199f3530a6f04754eddcf9d26541b4cd0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '66', 'aud_Z63SW2KC7PqiUgeb19WKPC', '\x81b79be021d7ddea29f72f0b91746db1596d3fd4b0048658998b24a918a19252', '\x5133bd53b4391656e413a667876259e199f3530a6f04754eddcf9d26541b4cd0', '\xeab45061215f582eb3e5620b33f94f8670b5a1b13a5b546d02a71df1a24ae013'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '67', 'aud_u56e1lmjYHpz7TmpABcQyc', '\xe58f9e261895288f0a90c3fe1a9451978523b2b8a94298b8175838c13eeb5101', '\xeab45061215f582eb3e5620b33f94f8670b5a1b13a5b546d02a71df1a24ae013', '\xb0be2e2bbe284c8ab495f055654e82756ab5a1e2fca4e4a5d9fc2b03ca886d46'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '68', 'aud_7OEcSpibIfChADdHq02snG', '\x9e6781061e4fd1bf1e2b67d65fa59ed4722dd6f0e02d91bc03dd1b051740354e', '\xb0be2e2bbe284c8ab495f055654e82756ab5a1e2fca4e4a5d9fc2b03ca886d46', '\xfca118e3202a4ae3d485e096a2597d6565331b6b29bd154f6e82b296dd063857'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '69', 'aud_7c0f7HGs2qL3MFZeZ61o9l', '\x57fe4268f82c4349a61d6bf8417a57ff40740802ee61791ce5097e68fbf57ef9', '\xfca118e3202a4ae3d485e096a2597d6565331b6b29bd154f6e82b296dd063857', '\xd0c2c738fd22c3e06fb2306662e986fbbcdc32d6439833e035ea8bbe1aac2e84'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '7', 'aud_UyPiRHXPVKAvuOguaJc9io', '\x47ef126c3e4b0575048c5e0287e02fcb5149f1347f9b562863088d3a307a318a', '\x0930bc1d93a0f2b1def49af604e59e716864836a35527c3132ee7a0e8bc4bc85', '\x02faf2940e05395d47a16c6748c64c5a549c78ad9ecb02d902736dd01563d96d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '70', 'aud_U4ZpHxAwiQZtUSiH9MEwCX', '\x741e42241fe29d1951517ef22a5dfb197487fc3f3daa07e480daa32e12c36052', '\xd0c2c738fd22c3e06fb2306662e986fbbcdc32d6439833e035ea8bbe1aac2e84', '\x6dbc652446e50b9c13959d201983e946ec1cfb86d39d9e2d7f8a15f11079d5a5'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '71', 'aud_weNuUpeE8U2IWKNEaidOWe', '\x8bcf558bd7c9873fc42cb0371ef8a4f6c832d0bc0c5e441db87ec2628fb34279', '\x6dbc652446e50b9c13959d201983e946ec1cfb86d39d9e2d7f8a15f11079d5a5', '\x8478df305042b9bfb28897d6782f7bbf3cf534bbca20803ddff294ed7ad93485'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '72', 'aud_FIBQw8uiYvdrPWvQPEpZNx', '\x973b243f28875b401b1f954e62a4a5334b532473d1163a7b525cbf3869de7401', '\x8478df305042b9bfb28897d6782f7bbf3cf534bbca20803ddff294ed7ad93485', '\xd5d8eb577887a75f8fb1b1782c60cfce6eb0e71a664fcd9840e71a2343b3b684'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '73', 'aud_hTYu2vQ4KTPWo5t8vNPZzI', '\xf5978ca7723c0ea06f5ea3be7dada53868d8d5d5bcb12af6daa8b4c7fc07019e', '\xd5d8eb577887a75f8fb1b1782c60cfce6eb0e71a664fcd9840e71a2343b3b684', '\x0a55f351933f50316f344c006c0c269f35db67c6e2d0223b1c1940e28ded3e83'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '74', 'aud_Ac3IB7LFZ0YwBkbDg2ItKA', '\x41075e265a9404ea735d1c8603dd2cb914991f31df20eec37a27869f94560835', '\x0a55f351933f50316f344c006c0c269f35db67c6e2d0223b1c1940e28ded3e83', '\x27b6f26a0ab809b93cb552547807188afebcdf93ee72a58a28c67295d97fedd9'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '75', 'aud_rs5rAkmAx8loxWRCvwnsUx', '\x1a3c3f16ab152d09aaa74d884f60f3267d390d9b6afa2cf0ca792961cf7b3268', '\x27b6f26a0ab809b93cb552547807188afebcdf93ee72a58a28c67295d97fedd9', '\x5502acbfeecd10d3bffa07c5212f9a7f05fe0f0c7ae69583bc0f6a43cb375132'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '76', 'aud_SnCVIQqRgNe9wQzAwPxcvt', '\x6913f7585c12b092cee375faffdb5b7c4bfd4605f48b0422baec915e9a117b0b', '\x5502acbfeecd10d3bffa07c5212f9a7f05fe0f0c7ae69583bc0f6a43cb375132', '\xf6da3c06848bafd5b8d0e8b8d909d1a5a6e30b6beb67af936319441fdd6288bf'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '77', 'aud_3E81NnNMeCRqc3V7oNl0vd', '\xca4b4491e7e840f1149967e53a21dcd2fa1af95d42fa5532b0f870cb14dfaa66', '\xf6da3c06848bafd5b8d0e8b8d909d1a5a6e30b6beb67af936319441fdd6288bf', '\x91a740bdea16ff07c5b62159d1518b53ab4832b35b9034ab0c0747a10409f3b2'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '78', 'aud_HGcjnhr6eKi5m6UJFf8BMV', '\xffb27b43d813e6e5240f642868e92a2d70fc26fce5a9aa1a18463ebc5573a830', '\x91a740bdea16ff07c5b62159d1518b53ab4832b35b9034ab0c0747a10409f3b2', '\xf088fec3107820e777f8997599c98df66bdcb520e3cff8d390d2935bb83d5e31'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '79', 'aud_hFcFtJKhXIDQlD9zY4zLvp', '\xe959501248a54e48934482afccaa6253860e2574d0de30d4216fe07aaed2ce45', '\xf088fec3107820e777f8997599c98df66bdcb520e3cff8d390d2935bb83d5e31', '\x14be07f4af3176fb77cd24758b400be455fd88d8ca8d0cace40cbcd940541d4f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '8', 'aud_B5lf4bDxRvdSz3hSbOtnvR', '\xd9ed51f8996b896b54c2398e0d97169e3c1435e2789ec68db5bc96443f57d2d4', '\x02faf2940e05395d47a16c6748c64c5a549c78ad9ecb02d902736dd01563d96d', '\xc2528bfbcad190890f1df4bedf5936d4dd2fae43b251b22662261488cf1c03ea'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '80', 'aud_yKwO5vL63bp4SPlCwY25rg', '\xaccda8fe552c3e5794191f94f555a7d8c594d8ff57e4722140c444d808deae91', '\x14be07f4af3176fb77cd24758b400be455fd88d8ca8d0cace40cbcd940541d4f', '\x67a51f8d10a09f8e7751981049ef27d61929879b60c61d08bd777f21f699ba15'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '81', 'aud_Qulmm1GTfVJ2dLTIx4BA3Z', '\x254b69ea97887c9bdcb15edafa2e2b78fc62ebad6fea91e3c3c64af0e9a4afa0', '\x67a51f8d10a09f8e7751981049ef27d61929879b60c61d08bd777f21f699ba15', '\x54c59a7d0e66f173a7d5150356b413a0211bfcede4db3b71d09d75e97b408e02'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '82', 'aud_4iiiR7eNVXs41bSEog3mdU', '\x3efe332eb51e66d4b9f28187d7769692c4732c3bcff0e46af0f160d9df10dcfb', '\x54c59a7d0e66f173a7d5150356b413a0211bfcede4db3b71d09d75e97b408e02', '\x52dc269837ff78989b7ea0e82fb69215e881d6e2a68e36cda2a4f401b1da862c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '83', 'aud_l6K6AXk7JrqmIPBP39Hyjc', '\x147e178c40ff7ebf7d3fb220f568cfbd21354c78210878362cf675db92fb9d18', '\x52dc269837ff78989b7ea0e82fb69215e881d6e2a68e36cda2a4f401b1da862c', '\x62970b578065d237bae96c4991ff5fc455ad5fa99f3fcda59e4ad3dfaba38485'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '84', 'aud_cu83dlYyV3WKlGlDDi6UFJ', '\xce612dea4060e7097b2a226dc68516a2e6651d7ff322d1b2b69a7225ecedc423', '\x62970b578065d237bae96c4991ff5fc455ad5fa99f3fcda59e4ad3dfaba38485', '\x61ea83cae3de65045f6bf936b17285b9714a91a3e3683b77bd95c43a61bacff4'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '85', 'aud_8wYt4ejgmR7zCBZQGhKDo0', '\x8959953c28e2d89ad7a29a9c5f3b628a25e5d026af8c0cda1fa4ef2dc95576e1', '\x61ea83cae3de65045f6bf936b17285b9714a91a3e3683b77bd95c43a61bacff4', '\x4ca14de58be18974419130ad526b02ead6d793a6a730b7f8401346f56b20a797'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '86', 'aud_YkXKFqMxRQHSzdiiYeQNwq', '\xc4f981972da5d826c2be9f3cc05446c35d7b03f56759bb8973b114ae8ddb3c0b', '\x4ca14de58be18974419130ad526b02ead6d793a6a730b7f8401346f56b20a797', '\x1e7cec4c40f96f4eed2c70958e084df8a1fc7f8082380760b86b98e04b900c2e'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '87', 'aud_wrigFJ0QT9KMBv78g9trfk', '\x47f3a831270c9b130deb6cce927ad078f472118f2fdba5fa50d1ef9e564dac2c', '\x1e7cec4c40f96f4eed2c70958e084df8a1fc7f8082380760b86b98e04b900c2e', '\x236db4426fddf3a322be26af85a873f76e1ac99d53811ee01cd0f61d3d96b205'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '88', 'aud_aryxlAbr0iyMDsITIOrGes', '\x99e69803ed9cf6780eca1883ae58e46c337499c347fda1d2884273d413220008', '\x236db4426fddf3a322be26af85a873f76e1ac99d53811ee01cd0f61d3d96b205', '\xbec1889f42039d794a9749ebc253eab678a245ca11626ccf72c408e756670159'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '89', 'aud_xeyXdRcyOxMiWiQQsWmfE2', '\x53ee3f0141d270446dc67d8d1bba35d9069af292ce45cdd20204b4ed6f3aeed0', '\xbec1889f42039d794a9749ebc253eab678a245ca11626ccf72c408e756670159', '\x3d98c6e0cccb607cfbbe126ade506937b1d9e3e66f6fa4105aba58ab18fcfc1f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '9', 'aud_T6b2PWH7h5nRfYNZpr7CgR', '\x80987e8ccfa526eea0e5400b5a9e6957827bcbcda8f0f8b8036b97c4e1f1ecd9', '\xc2528bfbcad190890f1df4bedf5936d4dd2fae43b251b22662261488cf1c03ea', '\xbb57ed8cbf6c810989a4e174869440b1ba21a0696f6a92c70e0c262a0a98dd99'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '90', 'aud_8eul1KgcgzJLH52SZ1YwRG', '\x693b0aa782ea4bdc6ba7900f6130f7d1fb464b12e24e877baaa83651c903585d', '\x3d98c6e0cccb607cfbbe126ade506937b1d9e3e66f6fa4105aba58ab18fcfc1f', '\xf894a7ee69e49dbe906022d2eff4d59b34496294ece455cb4994c18ea32c375c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '91', 'aud_cJP089E2xfp0iIZ3K2H5FW', '\x6aa60fdcaa42f5e41b5a5d1a02bfb3f48be56f0de463cfffee407af29f373927', '\xf894a7ee69e49dbe906022d2eff4d59b34496294ece455cb4994c18ea32c375c', '\x8cf4432123af304efeda1134373e1e47f295c096fbe3e9c84107d551ac32577e'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '92', 'aud_yZucuRWmZZb2Q2i71QsFJH', '\x5cb12793b6ec1c39f4ec540b4f1a79702f840f04f1a1f7877f8c56456532ec45', '\x8cf4432123af304efeda1134373e1e47f295c096fbe3e9c84107d551ac32577e', '\xac0b9e1014150c749b84a52107476e60d31f236c5874981ee78bf0340af766f0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '93', 'aud_IezGK4xEDIeAJI777Z6MgR', '\xc28a72b8ae95c089a423f866c9f682b6b659e7304499f046dcccd6a509edb480', '\xac0b9e1014150c749b84a52107476e60d31f236c5874981ee78bf0340af766f0', '\x9aed6f7ad6d6759d9fe52ab331171de3cef56f8fb8198b8caa410c8521109c60'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '94', 'aud_AAmJSua4UWloo0GxnApiEt', '\x02e03551b98876af259cc36c1ded08270a40ce434f4ae226024e0bbb0a67ca42', '\x9aed6f7ad6d6759d9fe52ab331171de3cef56f8fb8198b8caa410c8521109c60', '\x50b71b8a817bf68b78673dafa2195eeaa5316338ef1ea8f92f15af1dc18ae19c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '95', 'aud_XYVSdo1hzW1dSKraxXObh9', '\x30a99543f7536cd50c0a7a5c9f5d7e16f65faf05aaf8441c738cd290ff8763e3', '\x50b71b8a817bf68b78673dafa2195eeaa5316338ef1ea8f92f15af1dc18ae19c', '\xafa85bc58a3462771ba54476b2dab2ff42ddc3d1c843d6c09c122119e51bd066'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '96', 'aud_BQAMMIlcAqhs7JOYE4Xx7t', '\x5bf50eaa233a5b403e46e45cf46d4bf46e689eca65aa61a6bd2020321fd731ea', '\xafa85bc58a3462771ba54476b2dab2ff42ddc3d1c843d6c09c122119e51bd066', '\x1424b5ef592aca64d6d365086061e01dd1767928508540c8ee523794bc316777'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '97', 'aud_NTZPFQU9DXlQvL7eENiOaR', '\x394292f94e6710010e792ac5ebd1d0cd1e3fb71f1fd2035c6295a6d230cc288a', '\x1424b5ef592aca64d6d365086061e01dd1767928508540c8ee523794bc316777', '\x89a496d9cc418c89d15b3fe5406ff2d487149ca981009ce7802202cca2af5d15'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '98', 'aud_yVllABw6ltque0u70Ik9Ap', '\x10fdddc5e3426bedc5dc806ecd218a5ac25203fcb245dd17f7b2ac7ade1aa0ad', '\x89a496d9cc418c89d15b3fe5406ff2d487149ca981009ce7802202cca2af5d15', '\x00cad192a5c48f124cd627782cc99b137df300e4fe0191e634e6b1096d1eb259'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', '99', 'aud_5Bj5o0mBibxlnpXvgAXjLw', '\xbb57aa52b790a25497c3838815041d04feb97068a84fa11a1a1cbd8d1804d484', '\x00cad192a5c48f124cd627782cc99b137df300e4fe0191e634e6b1096d1eb259', '\xae2dcf0306340aba5248caa0efa6058e05f31bdfe29a32b1c352cbb6e062a0b5');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'bill_1PpS5wvmQfPVAMfdpKBBPj', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 07:26:03.847+00', '2026-11-16 07:26:03.847+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'bill_xOy8MzXU5zxSDK0seY5LFg', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "country": "US", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 07:26:00.576+00', '2026-11-16 07:26:00.576+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'bill_xzR7oqLwG5SVEwbfAp3Ats', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 07:26:00.668+00', '2026-11-16 07:26:00.668+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'dep_beH0jNNtL0TknhDfkGCaI8', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 07:26:01.5+00', '2026-11-16 07:26:01.5+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'dep_jykiZ9WiLKZTkNIPJAYuTS', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 07:26:01.862+00', '2026-11-16 07:26:01.862+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', '167');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, deliver_twice) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_0eZgyjcfLbjen0h28CJAgB', 'person.created', 'person', 'per_QHk5yQvg2fHxWav8QiSVDp', '1', '{}', 'req_Kd00tdolYQYBZiWRdIJS0b', null, '2026-11-16 07:26:01.275+00', '2026-11-16 07:26:01.275+00', '100', '100', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_1MrIOULlrfnq9FHvgpbJEw', 'disclosure.created', 'disclosure', 'dis_luiZsQcRaoVEo25VtJtMqY', '1', '{}', 'req_JMHTD3a1ULhNcuOeB7S2e2', null, '2026-11-16 07:26:00.467+00', '2026-11-16 07:26:00.467+00', '82', '82', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_1MxUPvWYQSgvS7zEyEppX6', 'webhook_endpoint.created', 'webhook_endpoint', 'we_9NlCPeYIthf7c4B2O45c8f', '1', '{}', 'req_KEKkmVATQeDm0rGRDuqZio', null, '2026-11-16 07:25:47.174+00', '2026-11-16 07:25:47.174+00', '3', '3', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_1NAaoLgRD6h3rQ7lZJKpQA', 'practitioner.created', 'practitioner', 'prac_eZyo8p2DWZSS8hmTijMW1w', '1', '{}', 'req_XKvI96gJyhrvMQJbzjNlr7', null, '2026-11-16 07:25:49.741+00', '2026-11-16 07:25:49.741+00', '18', '18', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_24zT44h98vUpAnDKUuJJ3G', 'practitioner.created', 'practitioner', 'prac_NGqbNPFsomevMwMLiYrOBj', '1', '{}', 'req_q6uFhzOLuEZ4SEwkhq4daQ', null, '2026-11-16 07:25:47.633+00', '2026-11-16 07:25:47.633+00', '5', '5', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_2a8DTDrwRhBAhYZfyxjHHL', 'x12_document.created', 'x12_document', 'xdoc_HEK5nDH3YL9ImiBqX5tZaF', '1', '{}', 'req_XuHAHGBOGNh8wUjXnvedg8', null, '2026-11-16 07:26:01.068+00', '2026-11-16 07:26:01.069+00', '94', '94', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_2o7tJRGYSvCqjg1LbKqkTv', 'practitioner.created', 'practitioner', 'prac_lT46wo2QA1OzDNZt3j8kU3', '1', '{}', 'req_nfgPScTmShnEYxUQxkEZmt', null, '2026-11-16 07:25:50.564+00', '2026-11-16 07:25:50.565+00', '24', '24', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_2qZyr1cfXOE9rR4r9hAPqq', 'superbill.created', 'superbill', 'sbl_70EgjKXvVit30gTKBowPwP', '1', '{}', 'req_qFMQDMquVgdnRPK10ehB5I', null, '2026-11-16 07:26:01.324+00', '2026-11-16 07:26:01.324+00', '102', '102', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_4GKG0oDmsfzIcBINAuWhp4', 'payment.created', 'payment', 'pay_xjUwA6ocpgPXV8TYjX5I4h', '1', '{}', 'req_XdBNPm8XmtWnVRtWeR5hZM', null, '2026-11-16 07:25:56.406+00', '2026-11-16 07:25:56.406+00', '56', '56', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_6rdIgUsVT7rgs67KwpISJI', 'session.created', 'session', 'ses_6Y5UR23HMD7giJJGLhsEBH', '1', '{}', 'req_DNhkMScjCCWg4VQWUanCbh', null, '2026-11-16 07:25:50.673+00', '2026-11-16 07:25:50.674+00', '29', '29', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_6yBvINnnjmmVVe4N6Wke1l', 'practitioner.created', 'practitioner', 'prac_Kf4Lr4FSgrzcdQ5Kdrvjb0', '1', '{}', 'req_XG3Vpdv9pBacKYS2oXTR5N', null, '2026-11-16 07:26:00.615+00', '2026-11-16 07:26:00.616+00', '85', '85', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_78FkQ1mT70FY5IuP2A9TTF', 'consent.offered', 'consent', 'con_Qala5YfTOklojarfMCO1ZW', '2', '{status,offered_at}', 'req_qBcBy9iPqeuectsOILPLwN', null, '2026-11-16 07:25:59.586+00', '2026-11-16 07:25:59.586+00', '69', '69', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_7TtXCy6PoA4SOJkmPftOfZ', 'payout.created', 'payout', 'po_ff2Iqkf8PMgmtGNYA22J06', '1', '{}', 'req_qVf20WTAcezogBF2VfotrH', null, '2026-11-16 07:25:58.22+00', '2026-11-16 07:25:58.22+00', '64', '64', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_7W63hwPqJnmRV12Avdee4X', 'person.created', 'person', 'per_kenvkUDJAhYUd1A85Vmljz', '1', '{}', 'req_zYhwpcteJDZbrYwJqJpbl0', null, '2026-11-16 07:25:55.949+00', '2026-11-16 07:25:55.95+00', '53', '53', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_7ouUTeOqdjdVn8nKyplNf4', 'remittance.created', 'remittance', 'era_byfpbTm3niCzhOEmKHuQlC', '1', '{}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '156', '156', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_8NuiadLJuZ9bYXixRELh4V', 'consent.created', 'consent', 'con_b1CdbpqZzhfuSd66NXMxIx', '1', '{}', 'req_I6MWmxmgTUpqkb5fKo4TkU', null, '2026-11-16 07:26:00.041+00', '2026-11-16 07:26:00.042+00', '73', '73', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_8Rs2x9mVB7rCgJscAxFiMM', 'check.running', 'check', 'chk_znVRIAsV2PLTsT0DqDjPFC', '2', '{attempts,status,running_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '148', '148', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_9ITRFIyZlVHF0aKZCnLOWl', 'note.created', 'note', 'note_XgmYDIe0r97uQ7LAeMQNrU', '1', '{}', 'req_AFE6n62TmjtzYuuarNUPzj', null, '2026-11-16 07:26:03.043+00', '2026-11-16 07:26:03.043+00', '123', '123', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_Adu6afNG2ESCun57dO3air', 'payment.created', 'payment', 'pay_tm9OHF83pZXWZ9h61v0Yr0', '1', '{}', 'req_t8aInHpXmWF5i06uIPID2V', null, '2026-11-16 07:25:55.974+00', '2026-11-16 07:25:55.975+00', '54', '54', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_AelgBtBRSshgh1TT53rXCu', 'payment.succeeded', 'payment', 'pay_VCVUBAVIwGlDsYSA393FKT', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 07:26:02.304+00', '2026-11-16 07:26:02.304+00', '113', '113', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_B8HyFHmzG7E9YLvL5JJ5Az', 'consent.offered', 'consent', 'con_BK77lOplw0FPELvL0JYDHb', '2', '{status,offered_at}', 'req_Tw2PfLaCrZkPngFJoyeq5L', null, '2026-11-16 07:26:00.353+00', '2026-11-16 07:26:00.353+00', '80', '80', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_BXRhQgB4phVGuybCZJEkkT', 'practitioner.availability_changed', 'practitioner', 'prac_smqy8Paz9Cxmf3gIqaodLO', '2', '{published,rules}', 'req_AQIW3S3ynApGxe2NlJ9h7J', null, '2026-11-16 07:25:54.523+00', '2026-11-16 07:25:54.524+00', '47', '47', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_Bnadv90PukViUNl81euQuA', 'remittance.excepted', 'remittance', 'era_9Q2PQqQKnQdriGiTSRHOFN', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '165', '165', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_CI3G99Pwnt3R90LtcCcSXk', 'note.created', 'note', 'note_yeYUhqrtSaEJc7o0cUWKaT', '1', '{}', 'req_9ebNu5OQOkxgRQDMYf2m7X', null, '2026-11-16 07:25:51.876+00', '2026-11-16 07:25:51.877+00', '36', '36', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_COGs1mXytELrQJ03hR9awN', 'check.passed', 'check', 'chk_z75IYKFOV2pD1F45foo7ZA', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '153', '153', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_CQ688jIvlUHtmvF2nAPFRl', 'claim.created', 'claim', 'clm_UT24SLdNMsAslJE0uDSPaz', '1', '{}', 'req_8b2lmbvLQZGJzr4GKtU9v4', null, '2026-11-16 07:26:04.197+00', '2026-11-16 07:26:04.197+00', '137', '137', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_CmDc3FZuMcf2Cdog87GdWn', 'calendar_feed.created', 'calendar_feed', 'cal_ET5BLMn64Zr6r6wyGuwRtj', '1', '{}', 'req_36e7fYGAef4bhkkDy6pmpO', null, '2026-11-16 07:25:51.06+00', '2026-11-16 07:25:51.061+00', '31', '31', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_CzkAM6Pa6cbur1fUknXzn5', 'person.created', 'person', 'per_3ZlzqxE4qDLfqS2uyiedwr', '1', '{}', 'req_HrcYmBPAiidldEnT01VRKI', null, '2026-11-16 07:26:02.57+00', '2026-11-16 07:26:02.571+00', '117', '117', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_D0KCFwQQ98zGaJNa8VYb4O', 'payment.updated', 'payment', 'pay_VCVUBAVIwGlDsYSA393FKT', '3', '{processor_reference}', null, null, '2026-11-16 07:26:02.224+00', '2026-11-16 07:26:02.224+00', '112', '112', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_DAugBzabJIwAzBUVxgXXyz', 'session.created', 'session', 'ses_Ay97fXv7XZpuQEZTIYZnjX', '1', '{}', 'req_DNhkMScjCCWg4VQWUanCbh', null, '2026-11-16 07:25:50.673+00', '2026-11-16 07:25:50.674+00', '28', '28', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_DM3dTj08ba61q2dHWfpDZk', 'session_series.created', 'session_series', 'series_9qaS2yYnkSCwNCHZVjvRZK', '1', '{}', 'req_DNhkMScjCCWg4VQWUanCbh', null, '2026-11-16 07:25:50.673+00', '2026-11-16 07:25:50.674+00', '25', '25', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_DQ3LVzgbeK5rdnW4I3a2Pe', 'coverage.created', 'coverage', 'cov_MobgpUqewcM6cxw14qT8AT', '1', '{}', 'req_PxC7MkGUosfEPgtG6i900r', null, '2026-11-16 07:25:59.117+00', '2026-11-16 07:25:59.117+00', '67', '67', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_DlQDMGfYbCK3lqJtI8ElkC', 'consent.created', 'consent', 'con_9eHvf85F22uSfsn5xdaOQZ', '1', '{}', 'req_pZZeT5XS1naYlJpox6zOLq', null, '2026-11-16 07:26:02.625+00', '2026-11-16 07:26:02.625+00', '118', '118', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_EDDYnCtNuOIKuPmPAAnPqu', 'emergency_access.created', 'emergency_access', 'emg_xMnigINtVQOcJtO6ZGImII', '1', '{}', 'req_yj4AfkgNnxKGhXXu6Fc6jX', null, '2026-11-16 07:25:49.859+00', '2026-11-16 07:25:49.859+00', '19', '19', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_EH0EsWpAPASWZi5pBVKSFo', 'consent.created', 'consent', 'con_DbKNSSxBoF5GwOeV3oB4hu', '1', '{}', 'req_CmA8EZHZVtTvEc0EAf3fu6', null, '2026-11-16 07:26:00.855+00', '2026-11-16 07:26:00.855+00', '89', '89', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_EyctBa80b0mtWrUZhu0NhR', 'note.updated', 'note', 'note_NIDAFXxPVxRZXqPSyJ9wJN', '2', '{sections}', 'req_yKu5DVnZJnYgOrH3R9F8bF', null, '2026-11-16 07:26:03.309+00', '2026-11-16 07:26:03.309+00', '126', '126', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_Ez13ZAbkDQV9TuSu9U242Y', 'consent.offered', 'consent', 'con_DbKNSSxBoF5GwOeV3oB4hu', '2', '{status,offered_at}', 'req_IpV2LzNDstuUiEPSYtMQhx', null, '2026-11-16 07:26:00.893+00', '2026-11-16 07:26:00.893+00', '90', '90', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_F4irItb9Dsz9ahSDKlpRJH', 'practitioner.created', 'practitioner', 'prac_6JI0x4TEeQi9HPthFXuoWL', '1', '{}', 'req_IwxYrvqQXDMgb0s1D0NX1Q', null, '2026-11-16 07:26:01.307+00', '2026-11-16 07:26:01.308+00', '101', '101', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_F6VlCwSmqPxseEqXHULPsy', 'transmission.sent', 'transmission', 'trn_wwxU8D9NXCZX8PZ6rXfOHX', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '166', '166', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_F8QPds0EATZvgPSPeyNcE6', 'remittance.excepted', 'remittance', 'era_byfpbTm3niCzhOEmKHuQlC', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '160', '160', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_FUsyTGURBifAjgSDucbJ2u', 'practitioner.created', 'practitioner', 'prac_6zLCO7qYBOB6D61I8nhAxj', '1', '{}', 'req_vZJDjPRZPgKYkVlsmzLJJC', null, '2026-11-16 07:25:48.485+00', '2026-11-16 07:25:48.486+00', '12', '12', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_FhNr9Q4zmPcBZAWa3iyxau', 'person.created', 'person', 'per_cFUT0wVYeTLktnp3gSxIuM', '1', '{}', 'req_VJYFCjjfzgE8AZR67yeReq', null, '2026-11-16 07:25:49.579+00', '2026-11-16 07:25:49.58+00', '17', '17', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_GM0EkWPB48iyT4Blaia3UF', 'practitioner.submitted', 'practitioner', 'prac_NGqbNPFsomevMwMLiYrOBj', '2', '{reason,current_verification_id,status,submitted_at}', 'req_H5cbLxtNw3pZymcz7cEz5c', null, '2026-11-16 07:25:47.966+00', '2026-11-16 07:25:47.966+00', '7', '7', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_GkvNJjvFklpooVs4j9gkj5', 'remittance.balanced', 'remittance', 'era_9Q2PQqQKnQdriGiTSRHOFN', '2', '{status,balanced_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '162', '162', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_HCQlKWgVD3IOxdJ0ZQTBPR', 'check.passed', 'check', 'chk_vDqlpletsz0v37TFQnnTlt', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '147', '147', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_HCSNvL7pDGZRoDUBcozxpp', 'session.created', 'session', 'ses_sob0PSdSbC400YF24rK3TH', '1', '{}', 'req_jDG7JvrPPrOrp9yqiWmYi0', null, '2026-11-16 07:26:02.836+00', '2026-11-16 07:26:02.837+00', '122', '122', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_IPudhF7mjvEDp5CMuKGnqT', 'person.created', 'person', 'per_qX11w4I4EzSdbKjXDrhb7w', '1', '{}', 'req_uZ1InhbnVCCcUk2ipNMx04', null, '2026-11-16 07:26:00.714+00', '2026-11-16 07:26:00.714+00', '87', '87', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_IpZ74LOvutYziREyl5j7qQ', 'check.created', 'check', 'chk_znVRIAsV2PLTsT0DqDjPFC', '1', '{}', 'req_H5cbLxtNw3pZymcz7cEz5c', null, '2026-11-16 07:25:47.966+00', '2026-11-16 07:25:47.966+00', '11', '11', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_J5BNzBUmCN896yzc6UZZwN', 'estimate.created', 'estimate', 'est_CShpZ6RR02Dry9nIFA9HUv', '1', '{}', 'req_CMf8cM0AmN9jORoht2GpbG', null, '2026-11-16 07:26:01.166+00', '2026-11-16 07:26:01.167+00', '99', '99', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_J88b46YAfRk2Q7cqfVQUmb', 'person.created', 'person', 'per_u4WL6jTMYZjLHqU9fZTb3c', '1', '{}', 'req_nOiENAWE6hR0vH14gOvf1H', null, '2026-11-16 07:26:03.411+00', '2026-11-16 07:26:03.411+00', '127', '127', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_JVYSc8ulUoLWpVRsGxJyb8', 'remittance.created', 'remittance', 'era_9Q2PQqQKnQdriGiTSRHOFN', '1', '{}', 'req_XuHAHGBOGNh8wUjXnvedg8', null, '2026-11-16 07:26:01.068+00', '2026-11-16 07:26:01.069+00', '95', '95', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_JoMmRlHZgx79jNN3IbYlNa', 'session.created', 'session', 'ses_gR9qrHoPtepBTCMJt2303v', '1', '{}', 'req_piI3CYo6H6SQVwDQImJitt', null, '2026-11-16 07:25:50.413+00', '2026-11-16 07:25:50.414+00', '23', '23', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_KOcBRaaVIfuV57a2Al7mje', 'practitioner.created', 'practitioner', 'prac_XbU2FKs8GreMbfK4DsH0ay', '1', '{}', 'req_dGB29ADLHSbgP1002ui3y4', null, '2026-11-16 07:26:02.52+00', '2026-11-16 07:26:02.521+00', '116', '116', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_KWO886ewrOT27hZU9qzH5G', 'payment.updated', 'payment', 'pay_VCVUBAVIwGlDsYSA393FKT', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 07:26:02.429+00', '2026-11-16 07:26:02.429+00', '115', '115', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_KqtFTneRlzzZCYGtYO40AU', 'practitioner.created', 'practitioner', 'prac_cVt4fPCdo5ozdDnRzMWM0s', '1', '{}', 'req_9ldTAAYcr5eFXLzdBX5Qe3', null, '2026-11-16 07:25:50.267+00', '2026-11-16 07:25:50.268+00', '22', '22', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_KrQidK7TIsRmN0RFd4t2n6', 'disclosure.created', 'disclosure', 'dis_wYqzQw78U0Ny8boSoaVg7V', '1', '{}', 'req_inHR3tcU5DC11RThTviRgI', null, '2026-11-16 07:26:04.589+00', '2026-11-16 07:26:04.589+00', '138', '138', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_LcDZwRL99ncwTHsRWYCeDz', 'consent.created', 'consent', 'con_BK77lOplw0FPELvL0JYDHb', '1', '{}', 'req_kq3SB57LKnIzi9m0jNUHni', null, '2026-11-16 07:26:00.317+00', '2026-11-16 07:26:00.317+00', '79', '79', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_Le0aNmzKkpgz3sxMmF3Pxj', 'check.created', 'check', 'chk_z75IYKFOV2pD1F45foo7ZA', '1', '{}', 'req_HkLWiTRHypoVy770mvw75Z', null, '2026-11-16 07:25:48.541+00', '2026-11-16 07:25:48.541+00', '13', '13', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_MFKF4VXuQ7ZUDaXa59rgAJ', 'person.created', 'person', 'per_4BVjOgXipRXCf7jZOMnudP', '1', '{}', 'req_CXdzcNcSOfLleGAarvqUpY', null, '2026-11-16 07:25:53.79+00', '2026-11-16 07:25:53.79+00', '43', '43', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_MNlPq7uoNvrUb0y9qsDlX9', 'practitioner.verified', 'practitioner', 'prac_NGqbNPFsomevMwMLiYrOBj', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '151', '151', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_NKLfm2RG9Nfk2j0vSRn4qz', 'practitioner.created', 'practitioner', 'prac_FBLcqORRszg7gC8q6SH349', '1', '{}', 'req_OLTFpRLpFuiPF9eKq8YebV', null, '2026-11-16 07:25:58.048+00', '2026-11-16 07:25:58.049+00', '63', '63', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_NLFmW9nrqSbOFF4onIXlEn', 'person.updated', 'person', 'per_4BVjOgXipRXCf7jZOMnudP', '2', '{care_team_ids}', 'req_whgr0GdPHzf4Bu2VWKsPMB', null, '2026-11-16 07:25:53.963+00', '2026-11-16 07:25:53.963+00', '44', '44', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_O2GTRKM7eywqUupAps4JOd', 'risk_flag.created', 'risk_flag', 'risk_uN6LEVxczrIqdE2hD66uTa', '1', '{}', 'req_sUDaLEaYfA5eOEtU6BVH1a', null, '2026-11-16 07:25:53.582+00', '2026-11-16 07:25:53.583+00', '42', '42', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_P0IjRDOtZVFSNcWfDYAs20', 'payment.created', 'payment', 'pay_VCVUBAVIwGlDsYSA393FKT', '1', '{}', 'req_UD2QeYQc3m5HQm9QNDTqOf', null, '2026-11-16 07:26:01.959+00', '2026-11-16 07:26:01.96+00', '110', '110', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_PEKb92fJ3dYHQQpdhwSudb', 'person.created', 'person', 'per_kesZW2WOklfFR8IwKEM09M', '1', '{}', 'req_3XJn5qSE6tnFmGFqVhmcBn', null, '2026-11-16 07:25:59.808+00', '2026-11-16 07:25:59.808+00', '71', '71', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_PP1Nh0kJ6OSxZNv2bieKO3', 'card_image.created', 'card_image', 'cimg_x3yEIWY9bZHNB2lrBBbisu', '1', '{}', 'req_WOowztS2vS3WUV6JZjrCMn', null, '2026-11-16 07:26:00.198+00', '2026-11-16 07:26:00.199+00', '76', '76', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_QQJYqhloxD61RbSSVKYjIr', 'person.created', 'person', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '1', '{}', 'req_HYL609OpjhGlH04fgkckGU', null, '2026-11-16 07:26:01.125+00', '2026-11-16 07:26:01.126+00', '97', '97', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_QpyHhPXNQSbqBpr4WrbVGc', 'consent.offered', 'consent', 'con_b1CdbpqZzhfuSd66NXMxIx', '2', '{status,offered_at}', 'req_eRdNatscFDpWXrd6TpAilA', null, '2026-11-16 07:26:00.128+00', '2026-11-16 07:26:00.128+00', '74', '74', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_R0BW9kZG5pdAjhXWBHF60P', 'api_key.created', 'api_key', 'key_RdGMZJ3W7uMBwim3IMPgNQ', '1', '{}', null, null, '2026-11-16 07:25:46.457+00', '2026-11-16 07:25:46.458+00', '1', '1', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_RKHFConDynyp2mteeENXNb', 'consent.offered', 'consent', 'con_Fjr8pHCSK0tbtwtAVCsWoe', '2', '{status,offered_at}', 'req_GY4ImtXfnByem1j7TIRuIL', null, '2026-11-16 07:26:04.062+00', '2026-11-16 07:26:04.063+00', '135', '135', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_RTJXHROWszMWgOQ3I0Qxnu', 'payment.processing', 'payment', 'pay_VCVUBAVIwGlDsYSA393FKT', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_US7FmxBKhlwp5BMfWMLVhn', null, '2026-11-16 07:26:02.032+00', '2026-11-16 07:26:02.032+00', '111', '111', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_RVVAeJlZHFMhOvx9riYVPK', 'refund.created', 'refund', 're_WRYJE5arFWrDhcnRSDnucU', '1', '{}', 'req_sSSJmfQ6iG1FIUBZJ0Y9G4', null, '2026-11-16 07:25:57.44+00', '2026-11-16 07:25:57.44+00', '61', '61', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_SFTo05T1b4iV6k40orfNGW', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_YA9096ILyCcuvh62IClSxD', '1', '{}', 'req_Knkr1U30Jc1NQ1JqCTQ6Eq', null, '2026-11-16 07:25:52.921+00', '2026-11-16 07:25:52.922+00', '39', '39', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_TS4ZZRpERndZfkGwQrOoZf', 'person.created', 'person', 'per_8tqczmj1bYgqUOoaeDN21B', '1', '{}', 'req_dmPNFwzBp7rTVaP9OZuShi', null, '2026-11-16 07:26:01.629+00', '2026-11-16 07:26:01.629+00', '104', '104', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_Ttv0gChUuQefjtVNj7iVOS', 'person.created', 'person', 'per_Pq9EDi1DNuPFmHTxWwLzlB', '1', '{}', 'req_YQ7VAvuATIUPaG7V5aIQ04', null, '2026-11-16 07:25:48.929+00', '2026-11-16 07:25:48.929+00', '14', '14', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_UkUjoCpVSBT1RJPPwpLvWJ', 'eligibility_check.created', 'eligibility_check', 'elig_KA0fZjWq2nuQq1NDjkR2sM', '1', '{}', 'req_JMHTD3a1ULhNcuOeB7S2e2', null, '2026-11-16 07:26:00.467+00', '2026-11-16 07:26:00.467+00', '83', '83', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_UuHCojk4NvZZNn1WWdCOvd', 'x12_document.processed', 'x12_document', 'xdoc_P01loHiCY7nXEib85XULZJ', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '161', '161', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_V3HbAx8UrVhcjWvdQKXcOC', 'consent.granted', 'consent', 'con_9eHvf85F22uSfsn5xdaOQZ', '3', '{evidence,signing,status,granted_at}', 'req_pNMNARrE9QlsKXPKAKByVy', null, '2026-11-16 07:26:02.741+00', '2026-11-16 07:26:02.741+00', '120', '120', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_VHLhEkIVfFnTT7yNEb3PTf', 'consent.offered', 'consent', 'con_9eHvf85F22uSfsn5xdaOQZ', '2', '{status,offered_at}', 'req_ZTzrHk4fGfqBNpL69463FV', null, '2026-11-16 07:26:02.69+00', '2026-11-16 07:26:02.69+00', '119', '119', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_VHiL8sHrrs6JFCBnp1Ac0N', 'check.passed', 'check', 'chk_JDeX14D0vQJDUPkuIXKOzS', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '142', '142', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_VmsVCgFu9HKy9DGeCw8mQg', 'payment.refunded', 'payment', 'pay_xjUwA6ocpgPXV8TYjX5I4h', '5', '{amount_refunded}', 'req_sSSJmfQ6iG1FIUBZJ0Y9G4', null, '2026-11-16 07:25:57.44+00', '2026-11-16 07:25:57.44+00', '60', '60', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_WGwN7UuoOxUY3E0apuTHOp', 'billing_provider.created', 'billing_provider', 'bill_1PpS5wvmQfPVAMfdpKBBPj', '1', '{}', 'req_juIoIwDEYak2rhg2VIooL9', null, '2026-11-16 07:26:03.847+00', '2026-11-16 07:26:03.847+00', '131', '131', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_WMNTd5iIC86iV0Wj2jUoe5', 'adjustment.created', 'adjustment', 'adj_lmRzbRRpWhyifKWbaWm9dI', '1', '{}', 'req_8fKDCCmkbZ7NOE9rbNN7np', null, '2026-11-16 07:25:55.886+00', '2026-11-16 07:25:55.886+00', '52', '52', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_WUEdOVYFuB8IwRarLrJH8S', 'payer_contract.created', 'payer_contract', 'pcon_jgXRB0X58ipf2V3ywwQiB6', '1', '{}', 'req_4yCks6sbWfYgq995jJwyO7', null, '2026-11-16 07:25:58.547+00', '2026-11-16 07:25:58.547+00', '65', '65', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_WpnBpQKasJmPRD6jkLKbRe', 'claim.created', 'claim', 'clm_pZvOOrlc7EjNdDilBnOjAB', '1', '{}', 'req_H2KLTHTDxibxQvFmncGrPq', null, '2026-11-16 07:26:00.982+00', '2026-11-16 07:26:00.983+00', '92', '92', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_X4pvNiM4omuPXh4OX9TXJG', 'verification.approved', 'verification', 'ver_auXN5BDuo6WyxUaIBJsUkQ', '2', '{status,approved_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '150', '150', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_XA7QE2NyanM0GocEZPBgeJ', 'deposit.created', 'deposit', 'dep_beH0jNNtL0TknhDfkGCaI8', '1', '{}', 'req_BWXTpoEMoTpF6H5FBS0sLc', null, '2026-11-16 07:26:01.5+00', '2026-11-16 07:26:01.501+00', '103', '103', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_XDL0sMHQn2xrSoNkpifiej', 'consent.created', 'consent', 'con_kYfj3pltxAE9kYjOtGQEao', '1', '{}', 'req_PP0oSfru6bJ8pIzq5QT0RM', null, '2026-11-16 07:25:49.381+00', '2026-11-16 07:25:49.382+00', '16', '16', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_XfF8XdFCgSoIA7Wmh1n4fi', 'consent.granted', 'consent', 'con_b1CdbpqZzhfuSd66NXMxIx', '3', '{evidence,signing,status,granted_at}', 'req_nqqx3k7dgLr6LeIUiJ83ZS', null, '2026-11-16 07:26:00.15+00', '2026-11-16 07:26:00.151+00', '75', '75', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_YRc9DeAOefMCeLpQ0b1g84', 'note.created', 'note', 'note_NIDAFXxPVxRZXqPSyJ9wJN', '1', '{}', 'req_1eHf4VYHILz7Wo6FAqNEaH', null, '2026-11-16 07:26:03.22+00', '2026-11-16 07:26:03.221+00', '125', '125', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_YSz8ciIHriu4hgWsYMnfjE', 'person.created', 'person', 'per_SR7T9DS7Gan82eADjrWhJJ', '1', '{}', 'req_CAzKrdHO0awRB7PWHDZrvV', null, '2026-11-16 07:25:55.827+00', '2026-11-16 07:25:55.828+00', '51', '51', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_YpltETucZZWfTtrv3lMMm7', 'api_key.created', 'api_key', 'key_frJKQ6D2oUY6bqyiSDfZR6', '1', '{}', 'req_3NQ3jhjdFYfhi2cpG0w1iR', null, '2026-11-16 07:25:47.111+00', '2026-11-16 07:25:47.111+00', '2', '2', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_YwHgrQWyOO8eGmlvkszDVh', 'matching.created', 'matching', 'match_l8155P0vTzu5miCnRflgtK', '1', '{}', 'req_cGpcuXpiYgL6H7YNRwVLjX', null, '2026-11-16 07:25:54.873+00', '2026-11-16 07:25:54.873+00', '48', '48', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_ZBjm3CzMBANBV0Fj6OC90i', 'deposit.created', 'deposit', 'dep_jykiZ9WiLKZTkNIPJAYuTS', '1', '{}', 'req_zYU480ZQZtP4AqTYM3Jq5a', null, '2026-11-16 07:26:01.862+00', '2026-11-16 07:26:01.862+00', '108', '108', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_ZStywATY5soBf4XBOCuPiH', 'person.created', 'person', 'per_3Q9nFxQco0IrSEk4I1pLun', '1', '{}', 'req_xAcQhl3zG1oK15ad8T3s2v', null, '2026-11-16 07:26:03.94+00', '2026-11-16 07:26:03.941+00', '132', '132', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_Ze1DeDDFZfTN94ph19bD3h', 'session.created', 'session', 'ses_webRjw5m2aZNe11xC21sBq', '1', '{}', 'req_DNhkMScjCCWg4VQWUanCbh', null, '2026-11-16 07:25:50.673+00', '2026-11-16 07:25:50.674+00', '26', '26', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_ZrJKW6JGqj1ctuNUS0dS1P', 'practitioner.eligibility_changed', 'practitioner', 'prac_NGqbNPFsomevMwMLiYrOBj', '5', '{eligibility.US-CA}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '167', '167', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_bYMW2YJKOGE3NKqSICrzP4', 'coverage.created', 'coverage', 'cov_aTF2w3FZ1ArveZlAv0hOpx', '1', '{}', 'req_TdIBlc7evnhGUvU8GMoZQB', null, '2026-11-16 07:25:59.893+00', '2026-11-16 07:25:59.893+00', '72', '72', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_bzHupCH2H82TlohQBouQJk', 'person.updated', 'person', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '2', '{care_team_ids}', 'req_SvSSbdosjaqOP9Hqf7AJYA', null, '2026-11-16 07:25:51.752+00', '2026-11-16 07:25:51.753+00', '35', '35', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_c7CmBAKYB6cQLf9IqROFm7', 'assessment.created', 'assessment', 'asmt_iucWe65P4Q4NOkfdpZ267k', '1', '{}', 'req_H8vAzHJu5EIdpvAm9fQCmu', null, '2026-11-16 07:25:54.125+00', '2026-11-16 07:25:54.125+00', '45', '45', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_cZWCaB0ynAlA8J6tePophJ', 'consent.granted', 'consent', 'con_Qala5YfTOklojarfMCO1ZW', '3', '{evidence,signing,status,granted_at}', 'req_pfCHoGWecgdwLRtdg7CZ7w', null, '2026-11-16 07:25:59.653+00', '2026-11-16 07:25:59.653+00', '70', '70', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_cmR38CHD3CIAmP7oYcfnJm', 'practitioner.created', 'practitioner', 'prac_nVuSqw7O6vAcjOwelo4tKf', '1', '{}', 'req_Oz5TJslNWqp8bVoWeWAiip', null, '2026-11-16 07:26:01.815+00', '2026-11-16 07:26:01.816+00', '107', '107', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_cvguCSKLS7vRifMQiofZgV', 'person.created', 'person', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '1', '{}', 'req_XmHC4bFMAYkcjB8INO2Tjs', null, '2026-11-16 07:25:51.205+00', '2026-11-16 07:25:51.205+00', '32', '32', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_d1vlVFwUrkbww6gLgkOKgl', 'coverage.created', 'coverage', 'cov_Lfxne30I2JaRxo87R7UIjQ', '1', '{}', 'req_aXfjmOCRDjftQOa55LvyaP', null, '2026-11-16 07:26:04.027+00', '2026-11-16 07:26:04.027+00', '133', '133', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_dJ79Fu2eSGlt9EhYJ835mt', 'person.created', 'person', 'per_AXEq6PbsosQSBoEITMJb57', '1', '{}', 'req_0LL13GR7hUiZrBTDtC1uWO', null, '2026-11-16 07:25:58.755+00', '2026-11-16 07:25:58.755+00', '66', '66', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_dNgqk4ECF1pEU276QKvSvp', 'person.activated', 'person', 'per_3ZlzqxE4qDLfqS2uyiedwr', '2', '{status,activated_at}', 'req_jDG7JvrPPrOrp9yqiWmYi0', null, '2026-11-16 07:26:02.836+00', '2026-11-16 07:26:02.837+00', '121', '121', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_dZ9nllWpFfODSHSmBz3uPz', 'note.signed', 'note', 'note_XgmYDIe0r97uQ7LAeMQNrU', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,released_at,status,signed_at}', 'req_1GaM7a9ntReyHBVomfy373', null, '2026-11-16 07:26:03.105+00', '2026-11-16 07:26:03.105+00', '124', '124', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_eLIgjD9TB1V7vkeaotL3N0', 'consent.granted', 'consent', 'con_BK77lOplw0FPELvL0JYDHb', '3', '{evidence,signing,status,granted_at}', 'req_61Qv1HhjW3kFWfwplPusYM', null, '2026-11-16 07:26:00.379+00', '2026-11-16 07:26:00.379+00', '81', '81', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_f9WSN6DTHPcsEfJS6HIQzz', 'scoped_token.created', 'scoped_token', 'st_HrcI8LmVOjF1xTFuEp6SMb', '1', '{}', 'req_vSwGBF0Nf56KF8QBdZtNPr', null, '2026-11-16 07:25:50.164+00', '2026-11-16 07:25:50.165+00', '21', '21', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_fsDl43pmNT9FxBgrbqUZxO', 'check.passed', 'check', 'chk_znVRIAsV2PLTsT0DqDjPFC', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '149', '149', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_gZWEkfJ6dreQOApH0tiiJt', 'payment.received', 'payment', 'pay_psiseBjqtkoi78Sniz7XSu', '2', '{amount_captured,fee,status,received_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '164', '164', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_gpIVX4z4F9rKJZqiKC65S0', 'consent.granted', 'consent', 'con_DbKNSSxBoF5GwOeV3oB4hu', '3', '{evidence,signing,status,granted_at}', 'req_QSkH90As5yovCOsoyUrXRF', null, '2026-11-16 07:26:00.943+00', '2026-11-16 07:26:00.944+00', '91', '91', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_guh7uh1xk1NC08CsJzIvxF', 'check.passed', 'check', 'chk_WiGIDyBtQ4XysqNoMhCLLl', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '145', '145', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_h2nIN6llOS5RFlimatLW3X', 'payment.updated', 'payment', 'pay_xjUwA6ocpgPXV8TYjX5I4h', '3', '{processor_reference}', null, null, '2026-11-16 07:25:57.016+00', '2026-11-16 07:25:57.016+00', '58', '58', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_hAwTOXqrnL5yqN17ScEI5w', 'practitioner.created', 'practitioner', 'prac_q2YmIbozShiE3H60eH5SlV', '1', '{}', 'req_1MPl2N23WcME5boAkohj7L', null, '2026-11-16 07:26:03.773+00', '2026-11-16 07:26:03.774+00', '130', '130', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_hOpcAi9Mb9FdDlgqJDKHW9', 'check.running', 'check', 'chk_WiGIDyBtQ4XysqNoMhCLLl', '2', '{attempts,status,running_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '144', '144', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_hwR4f9Dd5FSHbGVUc62ozS', 'practitioner.created', 'practitioner', 'prac_eoT4bFkd0rvul26dNkY60A', '1', '{}', 'req_1CJfsJY6SnfIRy3p29AYUT', null, '2026-11-16 07:25:50.928+00', '2026-11-16 07:25:50.929+00', '30', '30', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_jMVyQXPkIkuSirXB9sg75K', 'practitioner.created', 'practitioner', 'prac_gbR2BPJefR2iS7YkleTwMy', '1', '{}', 'req_c7whACOmtg1Poix3JgpwuG', null, '2026-11-16 07:25:47.358+00', '2026-11-16 07:25:47.358+00', '4', '4', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_jVYh7rUtPzWQkXbbvqXjWJ', 'remittance.balanced', 'remittance', 'era_byfpbTm3niCzhOEmKHuQlC', '2', '{status,balanced_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '157', '157', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_k6sfzUHbt9Wax4LyRxssAz', 'practitioner.created', 'practitioner', 'prac_Ido3jmBkb6Tiq6agIXcgoB', '1', '{}', 'req_EFi8KDKTyTANfjmxrY3j1Y', null, '2026-11-16 07:25:51.694+00', '2026-11-16 07:25:51.694+00', '34', '34', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_kSagYnpvnvRJLOCrgLDwhs', 'practitioner.updated', 'practitioner', 'prac_NGqbNPFsomevMwMLiYrOBj', '3', '{licenses}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '143', '143', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_kceZPDNfBE2WMc9JMpI4FJ', 'person.created', 'person', 'per_H6nVLvk1isFZF23rZ91m8p', '1', '{}', 'req_ty2qfKnGxyRZZSW5hoeoYP', null, '2026-11-16 07:25:56.25+00', '2026-11-16 07:25:56.251+00', '55', '55', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_lg4ZJU16DLNml2SMqZ34cL', 'payment.succeeded', 'payment', 'pay_xjUwA6ocpgPXV8TYjX5I4h', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 07:25:57.192+00', '2026-11-16 07:25:57.193+00', '59', '59', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_mxnLEeLyTxTkAGnZFflgAV', 'check.created', 'check', 'chk_WiGIDyBtQ4XysqNoMhCLLl', '1', '{}', 'req_H5cbLxtNw3pZymcz7cEz5c', null, '2026-11-16 07:25:47.966+00', '2026-11-16 07:25:47.966+00', '8', '8', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_mzcjz7rM06ZR5ou01BVkZa', 'billing_provider.created', 'billing_provider', 'bill_xOy8MzXU5zxSDK0seY5LFg', '1', '{}', 'req_IURvkq6A1zfAnm9ze3Jzuc', null, '2026-11-16 07:26:00.576+00', '2026-11-16 07:26:00.577+00', '84', '84', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_nFBsSSjaxW8CFjAFe0o6Xw', 'payment.processing', 'payment', 'pay_xjUwA6ocpgPXV8TYjX5I4h', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_J5WymhgsyRDl60ou3KjYSc', null, '2026-11-16 07:25:56.645+00', '2026-11-16 07:25:56.645+00', '57', '57', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_o4REWFzEm7gG2Ud2GiAQJB', 'payment.created', 'payment', 'pay_cR2Qq5qpxxbewicmgCAliu', '1', '{}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '158', '158', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_oC489YlpqtAcMSckawgi5N', 'charge.created', 'charge', 'chg_BfpAJF2Ib6V2tUjnmFJlNm', '1', '{}', 'req_43PFPPZ2ybVQPFOPhWH8A2', null, '2026-11-16 07:25:55.741+00', '2026-11-16 07:25:55.741+00', '50', '50', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_ousr4gQZQ6GTPfKus3J7Rs', 'person.created', 'person', 'per_nKfOqK5kCMtSIIW96xK5Wx', '1', '{}', 'req_sG52zf83IHDstcnSl87gGX', null, '2026-11-16 07:25:53.169+00', '2026-11-16 07:25:53.169+00', '40', '40', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_oyPX56LZ8aypDuUsbjOM1K', 'person.created', 'person', 'per_C2c93HiBRpLxPqjHQIdy8D', '1', '{}', 'req_xd2dS3D4aYqwG5nqal0N5H', null, '2026-11-16 07:25:52.469+00', '2026-11-16 07:25:52.469+00', '37', '37', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_p1jZ0Sg36PIvVMOcazW6je', 'refund.succeeded', 'refund', 're_WRYJE5arFWrDhcnRSDnucU', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 07:25:57.718+00', '2026-11-16 07:25:57.718+00', '62', '62', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_p7KRrMbz2ZlAfY6DnNGAb0', 'verification.created', 'verification', 'ver_auXN5BDuo6WyxUaIBJsUkQ', '1', '{}', 'req_H5cbLxtNw3pZymcz7cEz5c', null, '2026-11-16 07:25:47.966+00', '2026-11-16 07:25:47.966+00', '6', '6', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_pRnyhUlivRMugsECJYi4Ms', 'session.created', 'session', 'ses_P6RYETrZulyUStr3aLwfDU', '1', '{}', 'req_DNhkMScjCCWg4VQWUanCbh', null, '2026-11-16 07:25:50.673+00', '2026-11-16 07:25:50.674+00', '27', '27', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_qK0OTEkjClibhPnjJo5REF', 'practitioner.created', 'practitioner', 'prac_DVELGs6qTlMWnjdET8f2sT', '1', '{}', 'req_w61G5Va2Y4dG67Ytl1INxo', null, '2026-11-16 07:26:01.15+00', '2026-11-16 07:26:01.151+00', '98', '98', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_qywRNZaLJtGmTy6waAOo7g', 'person.updated', 'person', 'per_nKfOqK5kCMtSIIW96xK5Wx', '2', '{care_team_ids}', 'req_CprEWQgLJoZdbTKb7JlEA0', null, '2026-11-16 07:25:53.361+00', '2026-11-16 07:25:53.361+00', '41', '41', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_rBrvcw3kIgQB1K9vSDl68L', 'check.running', 'check', 'chk_JDeX14D0vQJDUPkuIXKOzS', '2', '{attempts,status,running_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '141', '141', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_rWbD7b3ndEAIZJXIIwvM7S', 'disclosure.created', 'disclosure', 'dis_vzUUbtIOobiqojbSA8hhfr', '1', '{}', 'req_V0KMEwx3CS2sJntj2efDjK', null, '2026-11-16 07:26:01.67+00', '2026-11-16 07:26:01.671+00', '105', '105', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_rfcf7i8XnD2oCko5qcmkCC', 'check.running', 'check', 'chk_vDqlpletsz0v37TFQnnTlt', '2', '{attempts,status,running_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '146', '146', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_sLHJ9oGFbxJgUSgiCAjxga', 'practitioner.availability_changed', 'practitioner', 'prac_XbU2FKs8GreMbfK4DsH0ay', '2', '{published}', 'req_eN0277oafX5CwjsyZnufHg', null, '2026-11-16 07:26:03.473+00', '2026-11-16 07:26:03.473+00', '129', '129', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_sNQ3pTZJg8EfMmcPYkGA44', 'payment.received', 'payment', 'pay_cR2Qq5qpxxbewicmgCAliu', '2', '{amount_captured,fee,status,received_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '159', '159', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_t6WOeQSLXM5xIJxYPO9d1T', 'coverage.updated', 'coverage', 'cov_4UmbhNN90En0B5xbdoza4i', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '155', '155', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_tDsPzCqJidsTxrXmtoQPQH', 'practitioner.created', 'practitioner', 'prac_rIfljBT6WyZH2wX10FkFCL', '1', '{}', 'req_4OVksO3bVbBZJfRi53Y9EU', null, '2026-11-16 07:26:01.714+00', '2026-11-16 07:26:01.715+00', '106', '106', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_tl3N6wINdjol89qwyJNwyK', 'practitioner.created', 'practitioner', 'prac_wX80hTRHaPc0VasE5hEarB', '1', '{}', 'req_8WdhCUZ60lDkANpWgo9uLs', null, '2026-11-16 07:25:51.416+00', '2026-11-16 07:25:51.417+00', '33', '33', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_tm3rzIMqMRXO1ysi7lBYKj', 'payment.created', 'payment', 'pay_psiseBjqtkoi78Sniz7XSu', '1', '{}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '163', '163', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_uMKC2mCS07NoT2c21KTqul', 'person.updated', 'person', 'per_C2c93HiBRpLxPqjHQIdy8D', '2', '{care_team_ids}', 'req_1IJk5qUyavKU8B5fMjXFY1', null, '2026-11-16 07:25:52.733+00', '2026-11-16 07:25:52.734+00', '38', '38', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_unxmmP0EZmGR0uVtBda12m', 'person.created', 'person', 'per_eeJr4HvgNi9bujoRltcJqd', '1', '{}', 'req_ZKmt8iIEtUdh7s1xAHZM06', null, '2026-11-16 07:25:55.639+00', '2026-11-16 07:25:55.639+00', '49', '49', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_uuQhgA4qQYzZAmyRgY4DRp', 'transmission.created', 'transmission', 'trn_wwxU8D9NXCZX8PZ6rXfOHX', '1', '{}', 'req_inHR3tcU5DC11RThTviRgI', null, '2026-11-16 07:26:04.589+00', '2026-11-16 07:26:04.589+00', '139', '139', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_ux380bW4DNzahdZMd9q5Rw', 'check.running', 'check', 'chk_z75IYKFOV2pD1F45foo7ZA', '2', '{attempts,status,running_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '152', '152', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_v2fjgL1pGREznJB6tVNok4', 'claim.submitted', 'claim', 'clm_UT24SLdNMsAslJE0uDSPaz', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_inHR3tcU5DC11RThTviRgI', null, '2026-11-16 07:26:04.589+00', '2026-11-16 07:26:04.589+00', '140', '140', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_v6ypEHauTITy4KZWmuP8FC', 'coverage.created', 'coverage', 'cov_LB6qK0SEvDAx5WfYudmU9F', '1', '{}', 'req_XWgZSKgZPxWiagO1fZr15X', null, '2026-11-16 07:26:00.779+00', '2026-11-16 07:26:00.78+00', '88', '88', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_vbuVEz3HAKmBW1ZWfi5amo', 'check.created', 'check', 'chk_JDeX14D0vQJDUPkuIXKOzS', '1', '{}', 'req_H5cbLxtNw3pZymcz7cEz5c', null, '2026-11-16 07:25:47.966+00', '2026-11-16 07:25:47.966+00', '9', '9', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_vjBIVNGkgdQa0eRLUqux7J', 'billing_provider.created', 'billing_provider', 'bill_xzR7oqLwG5SVEwbfAp3Ats', '1', '{}', 'req_pxw6Z60Y7B6qARgNhpc3t8', null, '2026-11-16 07:26:00.668+00', '2026-11-16 07:26:00.669+00', '86', '86', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_vqFeQemCr5jjGqI1HgY6xg', 'person.created', 'person', 'per_GJhuYFmoWjSVsLuetRw6Bz', '1', '{}', 'req_Clnf2ozEcwZE9fjswMOvvY', null, '2026-11-16 07:25:49.163+00', '2026-11-16 07:25:49.164+00', '15', '15', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_vt3v8dgHwgzLSQtPUbuICf', 'person.created', 'person', 'per_rZjN2Eo4chROx5C9cNBEbL', '1', '{}', 'req_3pxgTgDUBYj3ydPygD2TZI', null, '2026-11-16 07:26:00.231+00', '2026-11-16 07:26:00.232+00', '77', '77', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_w4GdhjtfpndNEFzBhSLFmX', 'x12_document.processed', 'x12_document', 'xdoc_HEK5nDH3YL9ImiBqX5tZaF', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_XuHAHGBOGNh8wUjXnvedg8', null, '2026-11-16 07:26:01.068+00', '2026-11-16 07:26:01.069+00', '96', '96', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_w4b1SCRgKyupG4hz3BydzL', 'consent.granted', 'consent', 'con_Fjr8pHCSK0tbtwtAVCsWoe', '3', '{evidence,signing,status,granted_at}', 'req_WahxrbKNeeUpoutPigrVcV', null, '2026-11-16 07:26:04.097+00', '2026-11-16 07:26:04.098+00', '136', '136', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_wZiFEtvvSXTPH8WiID0ptP', 'practitioner.created', 'practitioner', 'prac_smqy8Paz9Cxmf3gIqaodLO', '1', '{}', 'req_zdj3lo6GF7zn2xJKkZz2qb', null, '2026-11-16 07:25:54.385+00', '2026-11-16 07:25:54.385+00', '46', '46', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_wws9shYpubbp4cMCk58meL', 'dispute.created', 'dispute', 'dsp_pZzMjL8jAun4q7uJExehEW', '1', '{}', null, null, '2026-11-16 07:26:02.429+00', '2026-11-16 07:26:02.429+00', '114', '114', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_wyrmestW6i9nzCZmFG5KC1', 'practitioner.created', 'practitioner', 'prac_JBBmYTfPqGbdcqD7DcMWx6', '1', '{}', 'req_TAXkKMx7rHpg5lPOiqZLhn', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 07:26:03.449+00', '2026-11-16 07:26:03.449+00', '128', '128', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_xNHxCDpCwJATXv8OIvOMOK', 'consent.created', 'consent', 'con_Fjr8pHCSK0tbtwtAVCsWoe', '1', '{}', 'req_k8lrgEi3W4OK3Mb6zHoWmv', null, '2026-11-16 07:26:04.055+00', '2026-11-16 07:26:04.056+00', '134', '134', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_xeUrrT6JyFqZUsziFdEL4f', 'consent.created', 'consent', 'con_Qala5YfTOklojarfMCO1ZW', '1', '{}', 'req_lJkXfMQ20vPhLnCNfh8rZh', null, '2026-11-16 07:25:59.495+00', '2026-11-16 07:25:59.495+00', '68', '68', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_yHelbq2vAnIXJPUXswGzNh', 'check.created', 'check', 'chk_vDqlpletsz0v37TFQnnTlt', '1', '{}', 'req_H5cbLxtNw3pZymcz7cEz5c', null, '2026-11-16 07:25:47.966+00', '2026-11-16 07:25:47.966+00', '10', '10', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_ycRrvjZH4yrD5ZlHAASaB5', 'person.created', 'person', 'per_jLuSleqzmzs5fAFwUVJbbo', '1', '{}', 'req_GYXzFLPRB1T85cIdApaziP', null, '2026-11-16 07:26:01.884+00', '2026-11-16 07:26:01.885+00', '109', '109', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_yqMxflrsL8EEh8joApgqz0', 'eligibility_check.completed', 'eligibility_check', 'elig_KA0fZjWq2nuQq1NDjkR2sM', '2', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', 'req_k7dv6pkEEvV6EWo1mT7nw6', null, '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', '154', '154', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_z7WSObNDByJVr34SVB1VLk', 'coverage.created', 'coverage', 'cov_4UmbhNN90En0B5xbdoza4i', '1', '{}', 'req_IuCz1AVx9X3DU91owMprFR', null, '2026-11-16 07:26:00.283+00', '2026-11-16 07:26:00.284+00', '78', '78', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_zHViLSXpWpVXK2Hk1BjIqt', 'x12_document.created', 'x12_document', 'xdoc_P01loHiCY7nXEib85XULZJ', '1', '{}', 'req_D6vA0LCLwGj8JU0ljcNyuv', null, '2026-11-16 07:26:01.041+00', '2026-11-16 07:26:01.041+00', '93', '93', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'evt_zt5CbpJtYkxMQhoAalFKhn', 'practitioner.created', 'practitioner', 'prac_cI426ExEqZQYpM6AzxeXaS', '1', '{}', 'req_UjNEvZ47nF2B6yDD5c9HG3', null, '2026-11-16 07:25:50.057+00', '2026-11-16 07:25:50.058+00', '20', '20', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x011b435ef16d99742d4338f6bd430e9f942d5dd96bb6aa7196cc54354dfc001f2733a3ad5760', 'ECcgZ-uYJsO2sqA3qKs0CV-i8WH4pl1F87N33KOGgdQ', 'prac_JBBmYTfPqGbdcqD7DcMWx6', null, '\x01f2d0d20be826357fee03bf81b72bcf7bdf5f4de87f4bf5ea27cda88bb8b5a9f32c508f90389c2da962c17b98bb7ebab8c88b45e8d12baf31cc946506fef243d06696a4b6860e86ddbe39d7d65145d42aac5575897ad2303a9cd4f75895c75dd2cf7f4c09535daecc1f06ce37c6ebb419e01244f93b5aa5842212351f62afde1e89458992c3e1cf643356c4a5917e969ba54055d88557ca734730c5cfc282f445deb0f6af834aac8476f12f6e8527bfeabcb141dd5df82b4e7d951570a3813c49a695be73dc316b0a41c518698cbc74cc58adf722bec2b2bf2e532c03521e9edeed495ecc3c9d911b884f7921ee84ad155750e853ecd57e5d2bee50cec0d686cb4020e37e476c7a9cb0e90d88092a59b09d9b998c550a0fbca5fc4aadd36c0b408cca78d6da4b8983b6d4a671c21fe7261c1db40244ae3fa778e5773075878952281559469f7f96b8bb350650b87d1ec8f2e45d2aaa2a8d250df827a589e4c40483a362134e7f96964e3d5aec265ccec100e9ee6298c49796bae9e71f8652f1cf5db20fa90688a026d1ac9c593e17a69c894d8cf47c9fc5a16f69796fd34bd4132cde9614ca215f3a919128649c7cb5c2e89ca5893a252ffaa3256d7e4bb3430c7325119c6aa68985a0ef5b026f32012264d45449b717d3b6965ca5ca31afbd606e431df8345f99d0302aa9faf607013161c5069c9e85fd056259e8278adbdd689047f727d571be71f80fb4de1bef0dc117b7838211be0564f07249698b44eb0f45cd70ec2f9163312fda9a7919320da6335374f1d71781f25e0ec267da4fb491ee1a6d92ccff627fa605f9f30095264cb3b6b8a15d44cbd36b2c8d7318d8742ad0338d6dbc43ed814e9f485969f726f91a46f611aa2c4a10631abe54987e65cc3fee2c67abe6c6f46354978afed3fa9f1cc4d5609b06249351d0001b7c1b8e06acee7aaaba1a6613f5eabe96df7d43e394e99926205b6535df63a5ababecc744a842107bba87c61d97f852430d6f7d854ae321bf59e0e4edb5a48c7fb6fb5c537b4f941ea6b5827a4fe271828d707775eae72af24485761f4091fc4326d485f3cf5b874c26b8c5df91e1d3eb1b55db8ae3db2716f9697e11833a301c9de63f114fd44364097d12f0ebb3700629a3fa592a81a74f079b8b346514dc5a32f92fde015680facfe0e409e289e8e6c5a9a0a751c0652ede8d65ccb220d8ba7403df3505f201beb29c2daad4ee90da1072cac82a59109b9246807176f0b411d45b6d48ebbb305497a768a216effc6454b94b35f9fd4e459aff699bceda6ebb5366065e5815a77045eb8b5d1f4ec6c231911ed7ada6ea6fc742c425ed179ad0b156f5f031c168e4ced2af2d069d61847b78c47462c7cb5f34c004881b76cf62f650df68ef58818879dfbeeb44ed7821f742e83efdd6b3d355489de789e3fbedac1641e41a2b88a91b230f4dfaae15f47f6dc3c331560f7d90f68791f7fd8d27d49551c3ec53a66d779d92294027ab05eb58851b74e8fa0bfd9224658d82ca2aec7c0afbd9ea34c698469be9713c2f65415747fc9c11977895763ef4d2c1b7773f95958393fe1229ab3aa3f04f41cddebf348776bf346043a6d017ee5029de1807a985b1a25a71e3f5fdbc4e04f9c563d81dc055584837d6e89d9f996c126f1caf20ae', '2026-11-16 07:26:03.449+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'asset:deposit_clearing:dep_beH0jNNtL0TknhDfkGCaI8', 'usd', '0', '-12500', '1'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'asset:deposit_clearing:dep_jykiZ9WiLKZTkNIPJAYuTS', 'usd', '0', '-12500', '1'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'asset:patient_ar:per_H6nVLvk1isFZF23rZ91m8p', 'usd', '0', '0', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'asset:patient_ar:per_SR7T9DS7Gan82eADjrWhJJ', 'usd', '0', '500', '1'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'asset:patient_ar:per_eeJr4HvgNi9bujoRltcJqd', 'usd', '0', '15000', '1'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'asset:patient_ar:per_jLuSleqzmzs5fAFwUVJbbo', 'usd', '0', '0', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'asset:payer_ar:clm_UT24SLdNMsAslJE0uDSPaz', 'usd', '0', '18000', '1'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'liability:patient_credit:per_H6nVLvk1isFZF23rZ91m8p', 'usd', '0', '-1500', '2'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'liability:patient_credit:per_SR7T9DS7Gan82eADjrWhJJ', 'usd', '0', '0', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'liability:patient_credit:per_eeJr4HvgNi9bujoRltcJqd', 'usd', '0', '0', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'liability:patient_credit:per_jLuSleqzmzs5fAFwUVJbbo', 'usd', '0', '-2500', '1'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ltx_1OSmbqdGVysEzDjEZi7qnh', 'dispute_opened:dsp_pZzMjL8jAun4q7uJExehEW', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 07:26:02.429+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ltx_8sJMl5irxzRt9ofBaO4d2L', 'copay_taken:pay_xjUwA6ocpgPXV8TYjX5I4h', 'copay_taken', 'usd', '2', 'pQ13wf1mnA9aGpnlpcftFstcLMR407hZStfJeGSqz8Y', null, '2026-11-16 07:25:57.192+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ltx_AduTWRWPCxQHTWVkhi7Phj', 'balance_adjusted:adj_lmRzbRRpWhyifKWbaWm9dI', 'balance_adjusted', 'usd', '2', 'FUtJl1KnkTFWW8HE9HCo6sDM5ULEbtEFvlftO9M2eac', null, '2026-11-16 07:25:55.886+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ltx_LORnYNczOoYG73KTSBYXOg', 'self_pay_charged:chg_BfpAJF2Ib6V2tUjnmFJlNm', 'self_pay_charged', 'usd', '2', 'IB8Sd-lIzjJg7PI3SgwJCh2GX_mKJKCmwVwd7GmZFPk', null, '2026-11-16 07:25:55.741+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ltx_UDBPQEYxouPgQOM249tktN', 'deposit_received:dep_jykiZ9WiLKZTkNIPJAYuTS', 'deposit_received', 'usd', '2', 'Tt4AdEuTTU2BtUkkdjlXB5akZZ4pUlDJgMg5Gchw8qo', null, '2026-11-16 07:26:01.862+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ltx_VLSxvGyV3y0ycJxbawNaQg', 'dispute_fee_paid:dsp_pZzMjL8jAun4q7uJExehEW', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 07:26:02.429+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ltx_VOrnvFttkrYILX3QpPiX0p', 'fee_paid:pay_VCVUBAVIwGlDsYSA393FKT', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 07:26:02.304+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ltx_ciLphxQ3g6pfQeDPpgKmXs', 'refunded:re_WRYJE5arFWrDhcnRSDnucU', 'refunded', 'usd', '2', 'ftJompi7m8_-JWn-lThBIzq9ulQhEYArAxGPXxlibUY', null, '2026-11-16 07:25:57.718+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ltx_f9NX9XsKDdv5CHPeOzdnZZ', 'copay_taken:pay_VCVUBAVIwGlDsYSA393FKT', 'copay_taken', 'usd', '2', 'MViq7vF16QxSpaFUYq6CRqGp8c1e5XSqBQAPRGjDyaE', null, '2026-11-16 07:26:02.304+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ltx_kN09aD1GYIbTVKX3XlOF2N', 'claim_charged:clm_UT24SLdNMsAslJE0uDSPaz', 'claim_charged', 'usd', '2', 'KSOUdEHJ8qa6QC9ny20n-uhQagDdKrb-kG0Mcl13sSw', null, '2026-11-16 07:26:04.589+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ltx_oVEU1ImKFZnHjQCIYXhgvl', 'fee_paid:pay_xjUwA6ocpgPXV8TYjX5I4h', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 07:25:57.192+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ltx_vCTlAOl2pB2gQDJAvFHC4e', 'deposit_received:dep_beH0jNNtL0TknhDfkGCaI8', 'deposit_received', 'usd', '2', '6YRUVsLGS_ECZ2up9I64dQZ8z7RWrLx99_KDXiaHtDA', null, '2026-11-16 07:26:01.5+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_9KUztL80kNHsajGC4A3QFh', 'ltx_vCTlAOl2pB2gQDJAvFHC4e', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_beH0jNNtL0TknhDfkGCaI8', '2026-11-16 07:26:01.5+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_9OMAz65wXlOsJgdefjCGcO', 'ltx_ciLphxQ3g6pfQeDPpgKmXs', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_H6nVLvk1isFZF23rZ91m8p', null, null, null, 'pay_xjUwA6ocpgPXV8TYjX5I4h', null, null, '2026-11-16 07:25:57.718+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_9ZIFyNC5Xz5V51dSXc59Fw', 'ltx_8sJMl5irxzRt9ofBaO4d2L', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_H6nVLvk1isFZF23rZ91m8p', null, null, null, 'pay_xjUwA6ocpgPXV8TYjX5I4h', null, null, '2026-11-16 07:25:57.192+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_9w2HNE8YZeBEQ7ZP0MLlHN', 'ltx_UDBPQEYxouPgQOM249tktN', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_jykiZ9WiLKZTkNIPJAYuTS', '2026-11-16 07:26:01.862+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_AmxW2wYZMmcfSOTxiYuBcB', 'ltx_VLSxvGyV3y0ycJxbawNaQg', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_jLuSleqzmzs5fAFwUVJbbo', null, null, null, 'pay_VCVUBAVIwGlDsYSA393FKT', null, null, '2026-11-16 07:26:02.429+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_DnAVOTf0o1uhl6zUSReyef', 'ltx_AduTWRWPCxQHTWVkhi7Phj', '1', 'balance_adjusted', 'asset:patient_ar:per_SR7T9DS7Gan82eADjrWhJJ', 'usd', '500', 'per_SR7T9DS7Gan82eADjrWhJJ', null, null, null, null, null, null, '2026-11-16 07:25:55.886+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_EbjcCtCMcbbLzOQBHmY3hy', 'ltx_oVEU1ImKFZnHjQCIYXhgvl', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_xjUwA6ocpgPXV8TYjX5I4h', null, null, '2026-11-16 07:25:57.192+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_G7wEmmnZr4HfS7zZjKWqVL', 'ltx_1OSmbqdGVysEzDjEZi7qnh', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_jLuSleqzmzs5fAFwUVJbbo', null, null, null, 'pay_VCVUBAVIwGlDsYSA393FKT', null, null, '2026-11-16 07:26:02.429+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_HHxaXu8VJGY2udmLZCZYEf', 'ltx_8sJMl5irxzRt9ofBaO4d2L', '2', 'copay_taken', 'liability:patient_credit:per_H6nVLvk1isFZF23rZ91m8p', 'usd', '-2500', 'per_H6nVLvk1isFZF23rZ91m8p', null, null, null, 'pay_xjUwA6ocpgPXV8TYjX5I4h', null, null, '2026-11-16 07:25:57.192+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_MZAehJAUymPfktYIA81YYY', 'ltx_kN09aD1GYIbTVKX3XlOF2N', '1', 'claim_charged', 'asset:payer_ar:clm_UT24SLdNMsAslJE0uDSPaz', 'usd', '18000', 'per_3Q9nFxQco0IrSEk4I1pLun', null, null, 'clm_UT24SLdNMsAslJE0uDSPaz', null, null, null, '2026-11-16 07:26:04.589+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_PnX1LQeez2cDAWARq5dXNV', 'ltx_f9NX9XsKDdv5CHPeOzdnZZ', '2', 'copay_taken', 'liability:patient_credit:per_jLuSleqzmzs5fAFwUVJbbo', 'usd', '-2500', 'per_jLuSleqzmzs5fAFwUVJbbo', null, null, null, 'pay_VCVUBAVIwGlDsYSA393FKT', null, null, '2026-11-16 07:26:02.304+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_QdSORSDJkdx3LsBIn23Tz4', 'ltx_ciLphxQ3g6pfQeDPpgKmXs', '1', 'refunded', 'liability:patient_credit:per_H6nVLvk1isFZF23rZ91m8p', 'usd', '1000', 'per_H6nVLvk1isFZF23rZ91m8p', null, null, null, 'pay_xjUwA6ocpgPXV8TYjX5I4h', null, null, '2026-11-16 07:25:57.718+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_X2hdxnXRrPD1vimx8TFLWj', 'ltx_oVEU1ImKFZnHjQCIYXhgvl', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_xjUwA6ocpgPXV8TYjX5I4h', null, null, '2026-11-16 07:25:57.192+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_XkPA1D9EICNucPqijGNJWG', 'ltx_VOrnvFttkrYILX3QpPiX0p', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_VCVUBAVIwGlDsYSA393FKT', null, null, '2026-11-16 07:26:02.304+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_ajWJ2V5Qk9EourVgASmYYa', 'ltx_kN09aD1GYIbTVKX3XlOF2N', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_3Q9nFxQco0IrSEk4I1pLun', null, null, 'clm_UT24SLdNMsAslJE0uDSPaz', null, null, null, '2026-11-16 07:26:04.589+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_bqEFwgQQ7nMf9F6ERGDfyx', 'ltx_AduTWRWPCxQHTWVkhi7Phj', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_SR7T9DS7Gan82eADjrWhJJ', null, null, null, null, null, null, '2026-11-16 07:25:55.886+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_dURLWImqT44RNwyltJJqJW', 'ltx_f9NX9XsKDdv5CHPeOzdnZZ', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_jLuSleqzmzs5fAFwUVJbbo', null, null, null, 'pay_VCVUBAVIwGlDsYSA393FKT', null, null, '2026-11-16 07:26:02.304+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_kTf82SsXZwkDsmjb0FxhwA', 'ltx_vCTlAOl2pB2gQDJAvFHC4e', '2', 'deposit_received', 'asset:deposit_clearing:dep_beH0jNNtL0TknhDfkGCaI8', 'usd', '-12500', null, null, null, null, null, null, 'dep_beH0jNNtL0TknhDfkGCaI8', '2026-11-16 07:26:01.5+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_ldcsQw69TFBJIlMsoIks6e', 'ltx_1OSmbqdGVysEzDjEZi7qnh', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_jLuSleqzmzs5fAFwUVJbbo', null, null, null, 'pay_VCVUBAVIwGlDsYSA393FKT', null, null, '2026-11-16 07:26:02.429+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_q9hqFKVOlwiAJdlr44C0o3', 'ltx_VOrnvFttkrYILX3QpPiX0p', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_VCVUBAVIwGlDsYSA393FKT', null, null, '2026-11-16 07:26:02.304+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_siqYVfRQbtzBDLbNhCEeHQ', 'ltx_LORnYNczOoYG73KTSBYXOg', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_eeJr4HvgNi9bujoRltcJqd', null, null, null, null, null, null, '2026-11-16 07:25:55.741+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_unZQAqfrZPWCfzWTPubl3X', 'ltx_VLSxvGyV3y0ycJxbawNaQg', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_jLuSleqzmzs5fAFwUVJbbo', null, null, null, 'pay_VCVUBAVIwGlDsYSA393FKT', null, null, '2026-11-16 07:26:02.429+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_wbbpgYOqOyTsCMTF4Em9cn', 'ltx_UDBPQEYxouPgQOM249tktN', '2', 'deposit_received', 'asset:deposit_clearing:dep_jykiZ9WiLKZTkNIPJAYuTS', 'usd', '-12500', null, null, null, null, null, null, 'dep_jykiZ9WiLKZTkNIPJAYuTS', '2026-11-16 07:26:01.862+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'le_zAL5mizBSAQidVaxlPbyte', 'ltx_LORnYNczOoYG73KTSBYXOg', '1', 'self_pay_charged', 'asset:patient_ar:per_eeJr4HvgNi9bujoRltcJqd', 'usd', '15000', 'per_eeJr4HvgNi9bujoRltcJqd', null, null, null, null, null, null, '2026-11-16 07:25:55.741+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_u4WL6jTMYZjLHqU9fZTb3c', 'per_u4WL6jTMYZjLHqU9fZTb3c', '\xb5a2d6cbb771429210e4de40ff4315dc');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pcon_jgXRB0X58ipf2V3ywwQiB6', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 07:25:58.547+00', '2026-11-16 07:25:58.547+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3Q9nFxQco0IrSEk4I1pLun', 'prospective', '\x019ffd9988ec328cbecf17dfe9d18bc576f6530466db5a8e09c8af7957c1d7033a5082e5f63588048189249d83590e458aba0b7552f2b8105bdabcdbd8fff9d20dbfb09c7e0d923c965c7cefeed9bb1745edbb9aeab759039179c33c70b592a03999c69467c3197dbbb56bfce826ec8a4382bf6a337f8239cb940fba8e22c515596cc18bcca9dc6d6ddf6190ff8aa8e4bf7cb2ef8fc344f50f68a446c097d12aca470cba15e1e3e3e37c71d5fad45d233b3979f320f3f8b780d43cc56935d1d9207e54038ded929e47e8d389155db5f35e1b0d069331dfe6e19bd83bebc8f55d7b3aa59d4feb7c621c3356af4f61f836a159080fb08a5bf3acbb2a884d59639df4bb0289329366a0495d44ea83ef44d092c35b8cd84ac11eed6158727fed1cb121691136c69a0a2fc71c828f0f11ef158e190042a119a8d089c440e184d12e12289c67cc6e6d506fecde796ea92b31663601e7d702d01969150d9b52baea549108c89a5789608432177ac3239e9b0bb3f02bdc5cf9ae131b1f95fe69fee72c4ebcff7ae1c7aaed5eb9dd6af586eda7afd0383b002094fdbc463eb14916f190b9a1bd3c6f8d9fda526dc4dbce05e545cdecab253851b397e40b724a11b8f7332140741d1d7ec288a2d99887ad0d1424b359b38d170549f6ef743a9c89e9158912df030850bd6ba41f1aa99386e383f1375d17cf558975d83af7bff692dcf3f5e124c0f6f762e4d4bfb46c6fde5aade7083ead400cd0202c70ec27f96e0f7d90ac018930b1de22bc55f34ff5d86926', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:26:03.94+00', '2026-11-16 07:26:03.94+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3ZlzqxE4qDLfqS2uyiedwr', 'active', '\x012e0240679f37aa47eee6b631ab09855619774baad8c6e7265239d092da5c36b8a89f581ed42c69b3118376eaf1b3f11d85337fbbf515171b7003c96f3a9ab4b77bd2ddb15b56e976c839803ff2f33d0c7449f9c407b597da3e2e3c403b95185b209eb5157f348965c780c4b701a07ddc0557ea3c60cfbb0c8821951ce66e2f757c6ea696ca3b0095d305596d3ef3c23832d33208430775bde2239581760f72652b5baaaec68b5d6297c2406281b8211278f62020108f56c5ce212f5b13cc3587edb11a1701e7f76cc3899a1a30cdfbbb8d1c631bab6c8a2bf9a384816a19431656a378156b3e1b9866572f348428f2012095a96fedbd511d11b3a0dbecfb5b97243d832c7477fc0c70151cde1ed4d8655f05bddfcabeab77f6b2a986b2ecc12ab640b76053e84b5750e3aba3a822e17f74eac9fe24807977f225453ae77f024c2a2884c21c8283d5adaea158fdf29e2eb71054a3507057c74c91612b8a82cd139a93fa4b446f5eb73ab1f1c132b2f9ab67852fa0ebf885d3192e77a45a4f87f1638f54ebc5db977e4872481f853b5c0aacb17f61204e82caa4d1a67ebeaabb50aee9d294188a307e8339c39c99e2e3eb4072a34bc60e22a6a111', '{prac_XbU2FKs8GreMbfK4DsH0ay}', null, null, '2026-11-16 07:26:02.836+00', null, null, null, null, null, '2', '2026-11-16 07:26:02.57+00', '2026-11-16 07:26:02.836+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_4BVjOgXipRXCf7jZOMnudP', 'prospective', '\x0125f1a157fa0dd0c170062653fdf207e90220963253d1178bb6170c23ebd28a786b5c20d10d0432eb5b2791b879be33b7b44014af03dbddc9b8882a9e89198c660ad95fc35b2f0103865f76453777731ac7b9b14e65af4d41005dec0fb80e314d0e5face3f42ddf6e25bb4eb79b7149d2c83b28cd610e40847f5fe5285caf920e54706f9443bc0fd243aa4b105e46ad9aa4f0a16ff0a011bae3c1b54c646ba5b4047f31d2f54df2bd66c3897685accc21a8deedb9eacea9276ff444833d3351dc5b4c1ee9b1d2f796fbf54105cb7ed0b1b52fdfc6c1fd513d307be918ba090d99c4fef42085d6830e8ccc8a3bc8b238b8c535bfb28d79370d4ad5f155913f49ecc9034e6617422418ff945272b51b1bfba9c7c0fe6b0aee3cdcf9a36059b5212d145701b01102f340508a237c54a977cc48ec71a783ce9074cf2381a85f949532d81df8509f033fde81225854da3ab4cf515f87c7403c05003be6f8cbf7f1a7bd7329ec9e21276265d37a0dd134a1953585d2b01ab28583eef506c9a4a5c9bc7beaed8f9c87f18c59105922a34b24772c8ce02da628ae1b8274e2bb27e007c4cc5231aeaabf8eda859f37dc288ff467f062c37fac225ef7a935f5', '{prac_Ido3jmBkb6Tiq6agIXcgoB}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:25:53.79+00', '2026-11-16 07:25:53.963+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_8tqczmj1bYgqUOoaeDN21B', 'prospective', '\x01152bfdce2b046dff49c1299ced0b25138614e504ddde20aee0609267d04e6286fd1e23078e7460b03ca8f4df54795d39243021fb6a94e5e5d242f34c587de1f8802917965b5823a431c163e33dd1ec2cd518e1fb95a93a09c9793084483f39f026639a27aada1c918de77e77b671ceee04eb6ba0df998f92c0827cc74ee6ebd3c18d2770bc5ee23abc29e6cebd797de83960dd4ca13e9621404ed2c89f90775d23a774c4c8d14de966b889a9dfee46c3f31c5b253f9d6d1ad98b29e161d60132b7e77f975b1d9d1f1a5b89d75c960fe01846f3b685f335abcecfd70582eb31d160af927ab2111c1da19b95b6b0674c99a05efc8e1558df4227d12484da4f92cea813dc3531ae1149772edd5c08149f0e7eaa84de4512eda83d43c0ba29435d9dd41a5e9929d6d3ef3fec0f580106d6ac02b169fbdbd49c3dc681c9984f3efd57d4ccf7e85a02df97784c752d9d3424477b3fb550d3b4f6eb0a39b116b225c8560dfd97bbf01b9c41b4659825a95c92e63dab204f24ce3ba3b45c44f466c7914f57fd2964a26746b14468a72a5cd62aec2ff28befde5b1dc3a8a78630ba29709da5e90235986448cc2d682bfbcec1d3c0bf3e9056aec8f3a4333d', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:26:01.629+00', '2026-11-16 07:26:01.629+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_9ZOVGpOm0vWQeZs0YDlkSt', 'prospective', '\x01c477159e2f2ab6796cf3c82cf8b9b3398530306a123edff57c3ef38a208b20e032ac4a97e45fce34584a34ff8785daceeff05ee56334abf36365f32e59e784640277b49ef5102f09d6daaba7bce6ee5c04393689e2f542bc0af4bccda9d4d574c9225e20449525a3468d5ec73d0937d54f487bf9e61a630da707283a3ff84c28d796465fa54f59809e406bcd7f3a3cab397e8ab0a10e812288b719ba50efbb65c7f8a619f9c605c3e151dc19078ba0e284dbb969caa9e0d14c394a48fbcc0d11ab0fba3948d42a1ca8a3a9e7b2ff188644fd0b94ef0dc1af9a4da16434fcba557b7dd1f72be82524b194fa7caeee97e2bfffebdf666f52be93b04de13a0702f5caac4701ad93d57af1cf89e1185062f6a4fdbc393ffe13a922d8e84df94075dda08af472726b40f5428b502d0c43e261df354da34024d743ed67be2ba9a1ea560a1ad84aa7599aaa63e3d97562b6290f10c4b66428f0e27f0cd27f17ed69d009157c0e86a667e297dffcc09e92b2e649a2faedb8c4f25cb850743f8af2ca51f24099f7f1670dfe63ffba168472930c3359beebbd49cfff3223bbf477598aff572da8d600a19701cfc97bcf7e23a50788881065a608dc40db411f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:26:01.125+00', '2026-11-16 07:26:01.125+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_AXEq6PbsosQSBoEITMJb57', 'prospective', '\x01703b561e3bfe827a83f1f46d210ed2cb16e5aab2558c95da10890bb322e18adaa4a48397f4a70a069d687ecc61f2be1a68c7b84d83554133c31acc8d15cca8637333b4727a17a7f4259e540f09f0e1b9876d7903fcf97b0d2daa529a034105a55b021d144770ad35a21294c1944f153cc671be0afec90d55f79b7c381c04d582c4d58832defab0067bb00074cc0f4b506166da3188d1f0b00d7cf3f5ac30c8a6d3e8300cd2dcadac0c7d5879eb65df043cdd4eae1bd9fb4bc4401499d19566c80cfaaaf4bb053a0e87b2d29b334f29ed7be61957ce5d4b451fc34f1f45b97bf02dfbaa97e840535ec73ce7d4c4dfa30400db4f4790a8e0b3daa37ddd0a56ef0ae079b7a571f5d747c7b183f870fd983b7c7a8d72adb00a9577748845556a7dbfd5f4c73624701e9cebfcbfeba2b80ad5b940452bde18133f08e83d086e97b48de1d1204d990dbc97970ef73be175d57eae97c11f135b481f365d36ac8ac3f9523e517c301b4d15a9efff1105bd9ba2f678040485693e5e8becfd6450e055130cd44832e19294a61755094e87a5f5c2586d2a1092e62e076f5d2ff23f88d8bfdef4111b16b9f1366533bf3d384b5876f19d8bc9addb9efd1a1f69', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:58.755+00', '2026-11-16 07:25:58.755+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_C2c93HiBRpLxPqjHQIdy8D', 'prospective', '\x01d8fb9ce1873d5744a808e1beb73632d52e404464a751dc660e2a4462a98253441cec5df75fa4a217ad41356a6fc8647dbbbc92566903fd452486670736a5ba791d19164ac58787075c243b51a20997c2296019343e191a837a3c8a10a2dd6cc86758f20c468b634ff5e4b32dc08e9ae36cbaef8b513d97ccc008ea97006e7995d8f5b0bf5f84dfb9d264d7d4c852485830fccee3aae53b8adae165547fdff7149935fc32d0bdbc3ad2dd71c1c6916ad08cc0a5dea3b5c0a22b897fac42cd299238b43ad28660b4046092db35c7b0d882e510e77278e2b9596d45d6151a26c4fd370aac7e5b5826dc80658d5dbfd1750dac696c1a46eff2b16bbe3571d89091b9cbe441ebf44cf032896711705136d297236d0b624326e837cc618b398517c5d951e2355f4adeba4d5f8ce7893e9e56e3fd1b2a763e5c593947d5d5e73c77177e706705beb884c771d00e5e4a491810bea55c065bc7fb0cb5883aede82dff70777978eba92a672433649fdf865108a45b23b1a8527119b0282cacfbdc74c8f02a5038770cf083835490fbd545b4bc6f69b8ea926dd97964488173db853cf003e0922178e41eaf1ba2873150e55c6c1280de498249836923bb459c', '{prac_Ido3jmBkb6Tiq6agIXcgoB}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:25:52.469+00', '2026-11-16 07:25:52.733+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_GJhuYFmoWjSVsLuetRw6Bz', 'prospective', '\x01f0a09c43c4159de741ea0df24b8d257d1211fcb543bfd5894328a2566e1089edf60230ca8b078d38cc19abe18b8b9d68357367c6b4afe099d5369137daa53c7b4f9ebdd9906e1fa69ec7dac23dc719cbf80c509f7f230e4fbcd3d16921da84b2ee9d816529b5b827720483dcedbcf0edaed8a58eef00b03b24b9aed098e8d4108af435ec388616aa94497ba0b452626ca7d96163872d5d66723358fb9fe5523e95b1fb91e394f8795c157416a0a98f29d848f787cd15df997ad4f7e1752294e5e2125209d8d2c5bc4b82784107e8f1428f3b138b4e46f54f460411b58f11bc03991a4e983ffa56b7c92a3bbf261371e3fb6fb3c7182672f3e6f7cc853ee409f2779c3e5df34e482c235056c6869bf75fe6c6402a546d3ad1baa345f69df1935cfdc7406c0d667489953e6157762c1aed53a050dadf0b067527df63b4bc97ca7904046b8f74bcdef737794628c080a34c8af5dab915c1d0866ce6f63246e63dfeafa2ac52b213c9dc863453ead1929774ec5cba5076d8e95a312b3bdfdc9660b5e4e106a871be3d3267f56375ae73a479eb812c5653ac292c4c1313b5d9dc56a53c354e31ae4c9d2c58d05f937e02af697976d92db33490ac75e4', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:49.163+00', '2026-11-16 07:25:49.163+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_H6nVLvk1isFZF23rZ91m8p', 'prospective', '\x0153b44e142e17504dd245db708b42cf627aec5fd3670e97d02541758c084cb5f2d37cb6307870879947f562dca5bcbfa5ddddb472bf2b9d8dc9d4d3b7bea5c0498d229af967e9b559bc4f1542003d89d5a1c977af712f9f10ca578e817c4217019238a626a75ae16a3c7c63e36d9ad39062d51f1d7b25b315e1bcde02585ed8c7a7bdbcee555b88dedda866b3bc496576874538fdde58d8e90adb6dc1deedf758d9be564a2f1b3dfa3c6a8262f4340feecfb9b14746414992d8112990567fbdf4fcfb21e8569973f3c9505de48ab25c36df5a4a001fab885443010f1431bad004f1a2b76a86df711f9b48d122d71ab31dbfaef6dc45f250ae05924ee68f993b9c82274363a0c0fdf9127e7b97d98f1f8d0def513e91a2bbac40dab01c82c6f3615ad108c27a5627ccc6dd2e4da5758a351ccd6549b04c449e2499dbeb00b9b2f49f1b67a0e8b32d35d083c68f4169d71f81e537a8f4c32524529136c5faa1fc40b3d40b543d1c4ac40bddf7f1575c70eaf288f4a6a97889158bea659123f6ab37dc08e79aa747bb96609c651a8cb563513c7bbd438fb4671f402b837e740c8b70ad0b2d58dd11a71fce508480d0903289136a5bdc0d17a60d90c7', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:56.25+00', '2026-11-16 07:25:56.25+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_Pq9EDi1DNuPFmHTxWwLzlB', 'prospective', '\x012b0cfc2d229f4324ed4b5b27228b5c9560639951a3f3109ae4f2df28748f8fb11085bdb3a49ec972b65b7e6c84d24ab39bbc915045dc5262dd1fed557462082976de6f438f84f031fd2fac8518a8fff811a44fe64bd1dbf4df8ea374c414794400a74e937c0a1a41b05d140f725520002574aca379a123e5ed7463c6ac5074628c85ca0ebea564a124299af033e76588d4b069905cdf1faadb3b8fdc8222c94d9424a79ecaf044120884e5f81058c85dedc613f5327e56228b15ff446598bf874508d60e81125d42acd64e8f885f97faa6529e2d0485f95ba0238b0d617c4733dc17f57eee4e233789fd4fb07cf19d9d74d00f314bc631f5369875f408bb2a04273bc6dfffd3b8e7da536f6ba9463abe6e504eac4055486c4d20bc501d6266e09a911857c0b9ff7a304d8d1f00a434a684555ac9dcdf3ba98429f9384b4f22c3928225154bb424ab4f46fc126430f2c9042e0519370fafc5613d384b4668244f39c2263fefcc8f2b3c161cc83f7d1f5478467395e1b78a129feb103867386d3b0e7f4aee6a21053628490c7e186ba69cab62019e32821feb2f1eb5c525d06a0c6a1373d915c6b8906db6a0ce957a4d8b96a72063a9812d513c9d', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:48.929+00', '2026-11-16 07:25:48.929+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_QHk5yQvg2fHxWav8QiSVDp', 'prospective', '\x01e074f8e627e34ea19077f81e7a0625f4120379be39f6d293ace9736fec6b88d9c447b5ddcdc793dde7c1dd3e2a16375963782925add222566024f29d8384a368662229b945a8e50f4b4831573e497c0b9838ae0f70b4838de3028d319589c2efc0e4296022cdfdf6734c99e0f2a4b6770878bd1e32d494915c87f67e2ce7cb90b23d9ecf4c1f27002b6ce9c3edc42170ddab0c38322ea648107e68a61be1e83c89c5d11b1ce8d3e609e557056477800ae349c009f12f34f0fc8507316c47698fa96956619ae5daaaa98758aa0d2af225328932a9136db465d1e521d15656eb2dd884dbef367af27b170c09091746df4d6667ee8138f02403c296e50f6a30524403a7a52a099be2fe313e65547479000a6d386e2723f0a46abffaed722305ad7753f41d84e25b25e355822a1f95e476e601e29adeccf0eab5cd89fc62ad55adfc1c48e7158d0aad9c6ceda2d86d9b639f64fcc3aaa74490e026c2d02421ea1f0fe40ebe7d7e1369acb70a20db587e40c14c362cc835674ace9ed8950f90985ad8a8a99e713753df7095dcb7a6b6337bc24fd47651db9d4d071789586566e03a2d4dfef20d14daf277d2d39e93a336fdfaa73ec9e5c24baaaf71a7', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:26:01.275+00', '2026-11-16 07:26:01.275+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_S0YfLIj3r1TzJ4VjIqgdAp', 'prospective', '\x0111653168c052440f0456c980730b0e796784fc4ff6025e5c669f9df62f2c9249717f0192b42b53560bc1aaba13096548d4b5b7ce26e2a3838e3913d702ae099b2652a90d5e2651efe18248ea3928e4ad89ecc0e6a78a1f92712e94f5ec7d7d5b6b90221eb94d29b8eaf95d28df4467da54fcac8a36854821ffe80accec8a3806fa304c6387d8353af38c86d90eda4be25b498d8bc65e4a2e4fb08b096a8144225e9950da2d7292c58ade6ef854b3698f189c12f9a07a9b6be9d752b53498ce7b75455fa6c8f081cbb08dcb08b9f146d358b2c53ba84f8c9644632353735625989e7dd2108be316463c04f4118a969bd9868361ea693af9935ee25bf5af7ed3481cb44fcd816174c5b68890f89558c3034928caac32d970e7c01acdef77898f4b2114be7df02fbcc32a32015b8080c95700c4ea812634ef0ba67862d4372f452e282eb12a02fac45087a9a3ecd607c42d4dd42b40b6d3a8eb8a3b8e9f7645948eba433361de42a60fb73386bfedea8c5bea551f119701243f997b3bba2e9beb22cfe905eb4089762040a7d99703cb91d7973913c647b145dacf2a9089e668aeafa5117b0d2d10293913430bfbe13927f9ee8f663b9e614b404d5c', '{prac_Ido3jmBkb6Tiq6agIXcgoB}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:25:51.205+00', '2026-11-16 07:25:51.752+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_SR7T9DS7Gan82eADjrWhJJ', 'prospective', '\x01574fa1f55ab5fc9a3f53841fcb3e061768873393dabbd8b6162b904464398d51c81936fd8364897f066e36500fe8d808becd5d732f4544ef7e8c20c5cf15d67c4b9e7d01687fb55d1138d118f22fa947179219641f5b061cfb751bac5b322ed64c8fa457b8330f7cf4e14b2a53a263a5bf327ea76c262bababddcebde659a073f3f0db61d78d40d6b5b49a83901aa81173bc0231b4806a439beb19ef358cc8f4722adb0fd294749b65fba40577abeefcf67c30f0e9f5d9e4c975bff6fd0dbc32794ab9b2355e0e285fa6a7f0948b65cb8c3863430c8e40ac7a3210e94febb74f83c1e2a72b2231c35c609a4c643bb4b40252e88b7b36fc24eb14bf8feb850328c213f6a4879961ddb81f26d6856680a0305e22c973b40e6b47a7de33c241a2c691a50f11fa59c8ae5f557564e41fb497f06d56f11ccb200304f50de3430aa44b864ef9c198265174f8a9d47a4a75c6385c1c50a58f2bf82a067842f47293a6aa06872daffb3ed5d6b32f81cdc27513e8f57b62b9e40ce68f7a2173027c65be9805a77228e7aab04d228a0fd9b68d7c82d4dc78ca29c21411e1070ff91b741bad1bb6f5a3016f44593c70cbb703d48eb4975d2e182d35d983a11d', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:55.827+00', '2026-11-16 07:25:55.827+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_cFUT0wVYeTLktnp3gSxIuM', 'prospective', '\x0182369a5bf9896954f69e0199fc596aaaaa80b148fa6f8814bf3d84e9e8ebce7ce18f5c20c5678f4cc23512523fa67ec378e7fd45d89d83bc7d75877bcd85f2ec61df273f773dca41f57fc46244d6295011af33c89b109abbdeb5660ae8bcb3beb52ba61b7a6349ca7a4bef594bbe147a816525b94c8e9bb589a966bdcc4b0218052f60b85282fa8edfe75dc24eae05eed39eead1532e22293f5639d8a8f63c909b23569ce44fb9671f4c6e22e36c1d03357d1d1367d02b64e8bc2f88533b9f1242e7e362faee4d3cd7ca247e1e714fdf0319210bd880a7655f7a617588c5c8455df266edcac02163cd4ea53bfd5848bf3c1d13ffe636f84898c8d9457ff8d403e74fb884c8a36235451bd13de3c75653e0c182c2879d0fc6261ae651d03245a7ef874816fe3e9dd680a14db35f9c8d4f11c8390952fede9c2f7681d4743af2fd0cfc22c93dde8a62c1a37974972b000c8717006d2aa7df8ca738bf9a095a620c831431347e1b816254d6d98d93105c1958f9db118b9a9b0586625ad5a1353a18b983a4c257f06a1a505b27d5f91852b9a0c0b411161f2ebe209987f3a06033230f6c893c195a3803373c4776042bd541c117a876cd6fb11c735d', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:49.579+00', '2026-11-16 07:25:49.579+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_eeJr4HvgNi9bujoRltcJqd', 'prospective', '\x0111ddd3bd5d96fbeef06421f7181b00d6368d7e2256ffa166aa0e83cf317df5021e4db58c1771e9aa2d80719c8133b72776da0a93ff4936a88b737acaf12647aa87cded49d36ac6b757c92325e0618fd74fa2fa2e133a9e1285a259dd8190131bb930d81b9c108b32c0bcd15c297d9e04326634e14d0f7384520bdd91f732901dbd47d20320223bb7258fc38912be49cfb36ed9d88b5e68f46cce348853d5b7283885af86600e20d66999800264d3757476e150176a72e9c482bf524fc2498c11eee1ed32dfa9a87913af1b88fa814bb55a3cf04a4880076aea157e4e5efe339da9ff44d12f8885e60a12283f90f6fb9a6bcee37ef6c974db1888a3360cda2777096afaf72fc06a57af14a6e249b6684e407436e6e9f2affd03ad9bb26e86e22db5742a6c351908731267001a223f680f0a51d5717b147133ba098a474c576dc9096c252d30ba007feaf0eb3e2845ecc6f0f76393a7d790ce76f66b26b4a92a2a55f5beb64a08c6b574f2c6cf9609232981f9959d3975e36cb814f2590aac08767f3441d835748321a13dfeb4189a688ac8dc0087bf43857e897f0791dcaf5ad42c347570cd7823f41a9c24c1a2a126f7cc90a7e429c8fdac317f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:55.639+00', '2026-11-16 07:25:55.639+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_jLuSleqzmzs5fAFwUVJbbo', 'prospective', '\x01ac72d2af58cfb85c2a3a3ea6ff364a01d55a1c37f4e8f267846ffb835a2132bf457b88e0a16a9a6a59afcc15829ed65438ee4795b09f0784a503d0c5c0d5c10e3bd6d026ead68309bec4b40b1eb879170a143b5ce8c595c3b23dc9036a53705cb3fddd79c5a2e0a4a66f807265e2b56fe6125b6a4e5c3eae49649a8e695c6155c549deebc47953b428e398b6238b064fff406bb38cdff87f1cdb8c3fdb8c2cb115987b943b51fef1486e987c2686e962445560d8cfc34219f80e49e29e6903da9e615eaa617f012bafb56b0cb46cb214b488584ac805af0e30c019a9c2f43a2842dd580b88a504ae8af2c97501e07e86df6c2d70de07ef252a7fd6c4aa07b1ffcbbc8392cdb15c00aeca5c53b50b71bda6b46ca4622229193a9cb085d7a7149180c66670111ec6e02e04f2747662b4d78f64c9a4316cad6733526cf1bcec8dcba7ad45bc1578a72c0925f17db76ab0fa14591cee56f9e1cbf3859e1f4cd7d22338cdea6dc4d199cea8f9f753ada45cf6d0bcc8a09f4e5552bfd66a8dcf0ae21c8980d02cd1a6d3d5706ef5ee1bbe498db2b66ffbc725df5bae2569304af5295c341a2879a476b410fd301c851b2976e42c3111d21d07c03cfd98', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:26:01.884+00', '2026-11-16 07:26:01.884+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kenvkUDJAhYUd1A85Vmljz', 'prospective', '\x012a3908f56ae766de4a1a4f522df3e08014aa5e05ed83b78d22454580387f4e840b0cd79b43b1e7ef09b062b50984f17d569af61c4e6ba3768135f76c0751bd18ef4f83e3b5358e689704caade1a8945e2099ed95570e97f878a84a4e7740100de92091bdf5dfad5354a07fd957f5f5fcff9cae6cb100ababd25776862f9a8caa1f39b5144b6db1234c6b86b211820c71e39de6b1362d85ad8fb1ea368b0697917900f59b288f71db33e0fe73af2062adf3b00adc225a8cb2665a7cd652a7acd7caf87a6f97c6a5f7ee8a89d9b0326e4786cd1846620a0b985aee11070e0a0054fdb1ba76de2dc3f858e8613cb1ddec70ecd233322dc959e015a3ebe4caeeaa65b73f95c2736042118355e37dfbb154e1f23cb22f1f5bd4e7886aedb54e805dcd0cd98ccf9869361cef1bbf08c87f427cdf61485f23b74caa76cad255cb2bed35d775d7aad7e8eaf3b46fa98319405d6357441dea15d5e0aef21605c36741f1158ae0d38ef51ba47e20b05d1113a424cbf782de9830fa68dc82eb8ff3de93d5b4cde6061fb2591aef9b5f2eefab34bd22ad42ce6b5f281621feb57dd0e071e421fd3ec20c4ffc3c8fe8d7c5829570bc3094fde4b78b1d443e96b5', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:55.949+00', '2026-11-16 07:25:55.949+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kesZW2WOklfFR8IwKEM09M', 'prospective', '\x01b3073b483355073be67b550b3adac8c1a24db45412dc4695a1256492c76eeca1f3f7eac48792f5bf5560394996e251e6c2a2c726496e94228c9545a1cc3f75a0ce7287f9a3833ba830b88e1b269987c6b78a497f2471bb2d7624dcc145327e0480f82fa158b17298ac7c61f5dc07a3fa02d4ba3e30c8df733155d7808b9c53c15d953df4750a9106bed4c4f72cc65bafadf0a1af59dace1a7626952cd15f2bc8846c250122a88a940980d9361772fb382b06310544fe3d62adc43c2d07c16be1b31007fca8a104e8e9e5390a8f67aa651b203e808844081f6e20b2584523354a9277d415e4ca5c5623d4832ab7b2a1639cf3941acb678e7431957de5c913c60634e528149878ab7f808c9f5a58ec12162b96f885676b78be03d69764810ef6aefc6566102774d077432564f2a18b2e756499de93bd73a26bc189b783eef171162d536ad07421ede0663742940dc882d1b9e592851ba1f545e08629cfaf913404ac21481ae837601d343637c61ebc29075ba2a2006bb85a950292f191f05a8acf8ba362430ab8f798a5bc0b44cfd64afcdd536003e45dd2a02872f9cbc35f9138c955f9d1263a1c9bb50ec19cbea082a6abc5f4564a76385c2f6a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:59.808+00', '2026-11-16 07:25:59.808+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_nKfOqK5kCMtSIIW96xK5Wx', 'prospective', '\x01c393b83086f8889d308dad334b689677378fa2bf2535a42490b2ab632334585b9f9db40d48e50f1307d193977a73f4a6ea8023677e4a7b28bd2a26253bace651fe66dcd7f25d6eb1acf972ebf103edee1e86d8fa985133db5a7a7d6f209ee66626ecd05677650257247b3df05986865cb3e1d7532420445ee60358eb749360d820246b77a41aaf1c45a9b8d0b6e8d191456bc300f86cad201fec24134ac90c8c5e950a8df863e0a4e5b93259bd384312f7de7d51026948ec840c02e902197f4fedeba7e073ef6eaa7d92cc364a101d9cc5d12bccaa3469c1496396dce1d31d1d1537f132988f91bc5fbdd6b9f7a5a7868d9a125694e20b189f52dc5c10dc894d1b9816c7d6337e78b764f897fe95e5e45261a97973ae2d50ebc3848bc0f5c835c263f07ad64d21d1f045b0c503afa3bf1e5d64610d245f0cd2c6ad019e2ac76f7f282c2625b10b44e315d5e468615dcad07abe687dbdb2b59775536c94a3900a2a83a7204aa44d54c0c4baedffa270acb6da6138836fc9c6acffc78f4bc73e499cda58e5b26a408232be2882d0b00d94892903d551ade975b6f51cd90f93733fad553dd61a4de9930f2522af7e22c4bdd5db9d6e7ed5f40068f3', '{prac_Ido3jmBkb6Tiq6agIXcgoB}', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:25:53.169+00', '2026-11-16 07:25:53.361+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_qX11w4I4EzSdbKjXDrhb7w', 'prospective', '\x0189b756c6ef0eba8a963e797ab2d1f0096c11d014fbf41cafe4605a009c02ea7c9254f23ccf4bcbddbd1b0f3152cec6a873dfcc4a6ad05fd852a288a0e61066828143906271036b9506f62ecdd86958a5b61b52a542bd51429d0a13243171369be8751ae567b2a2d476a41b3f407ec4824173402b5781da4592905acfa6c6b29a3aa5a811cd42572e07717d761962113f77786520e6adf8877b3a04ce506f4c3750732d727dd92c133e98ba5d1e110bdabc598e55afbf928c5b82914a98da88ef75651edf8238e311361d98bbc3bff4c77d62f4362ba9b07e22a4756a045074fc3d3032073e8ce62f05d1bc987e783628e1bcbffd15c387fa60a41523301fd8923ab29571f92714803a0701c322c0a75af2ab157128b359829fdccadb959e826f04ce2b69cabf9c04db072b3c85bf2af7e0c6244312d06bd136e71aabd2b07176f13fc6bcc47739c503d0a41114a723a75185dd9cff073afff76607364aca615801c5c435f771073ce5bf7857d8ff89b585154a90dc6863abd44ac9e77a2e2d3fc1229d0a105480b7684ce1952e663a1aea9fe585ae2d22aea3f17da090c7f95a2734038309a61c50d3f2554dee3b97daa7b54806be6473a0c8b8a9429e7441e28c655bf7b4afd7dd42761e388cc84bbb35591875ec0a830a9619f0030b00c0427536d7bb197f5f7dff223484cf9aa4d4c56240e59781b9a88cf8b1dc1a7e23a0c9dcfb35e4c720694d4124f76b2580b427d0703735917dab262fa233dac1f164159b1d4409fa7a8486c3b6148c', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:26:00.714+00', '2026-11-16 07:26:00.714+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_rZjN2Eo4chROx5C9cNBEbL', 'prospective', '\x012261cfd2aea13ce3ca04f6899a1358de6c52730dea8f2aa7100dd3e8bf9f6cb1c03d88b3a1246f21d6e38616e64a0a4f17fdb30ce92ec7b2a3e1202ca9a8b58c3db6f0bf15e02cd3f1f9ccd85d529eb95b3ff926e7ce423c0e5dc9d4f318bd4818c0f42ab29ae36946bbdb28f1f9cf1aeaac5264ab33aab354eb65ae573f45983bd3f2cc9293d0d10adb4878b71c450d8272193e25e85c212ff0eb634933ba280ee0e6ad3d125b05f3044956c84f869e0f721c20e20037191c8e47380be035bd4d9566ff31fd13c6f4e8c7c7280986a57d07a5154368473a2e90e278964ab2e3229136e79195c3ecf411bd7f920149af524712b5e0f794cb56f5527a23b4497a7ab725b57c131a41ac7ca8b5e4ff4d2720a9c3b4771495ab0953cb3a553aae746293dc984efa8ac4af5d63f5d15ed194788fd11ff1908d33fcd87c8e4581a427d60f89b2b1c024eb9616a79a477775debf3871db822f16bf0e29219b22e1b26fabda5cab6ef50838c60af5383cf214acd8b9dadb012def9b7942d5a42fcc7288f51015037aa03c17ee9909100eb974170cd9001c9528fa04890d9a3eb401558d54268ad68c12c69dfa2e802ba9795a683132de6527ded4744c83', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:26:00.231+00', '2026-11-16 07:26:00.231+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_u4WL6jTMYZjLHqU9fZTb3c', 'prospective', '\x01e662cbf8183e9d598a268b01e53b30fd31a49c147319d774927fabf173e11fca1fa5d7d9547ac17cd3868c539886b23cd38f7b1e5034b6d2233253549dda411f04b9df70aa502339f539841ac7f528fc65c2ec6c743e6571fc4c0e89aafadf4788a808229420dc2db23cf24157e0ecdf08bbd8fe36290d90d153f6e23cbfc94a4934ace2c4d24a82a9f7e334808dabc8d6ed0ce1dc9f6d8e3530bb4d526a77cf5e22c104d5ea8c893d7bd48c2cb26b1d4b090102bddf9e97d2e6f33f241c8a092b6cebe86ccd04f1bf0743609e44daa22c5c199d1b6b12e7677712213a1e59b5fc1713dd5d37c6b14aa6dba3a006dda3519f159e7c83c1d29b3401c7760bbc94883eff1c9742567c180b9f2efae58898ca4411c22b7e21649710f6b2c18d32d729659c0481367ffab9bffb679dc857025d240a7c734c963732e77aaa2cd345ab96b20a0d02cc2f3b55dfd7eee74998ffa0dc2692a617203d7d86dc69ba4885b63d48559601afcbccd8b933f5b4bd6d11f73a4b88c0b274f5024c28105920b39d74f926462996ebb704ffa66a6900d4d920ed2faf51b8af469a83d39036397ac27b5137296879d7f82a816cb972bad878442f21c204eaec0672316e143750f5d54faa32c44466562440699b', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:26:03.411+00', '2026-11-16 07:26:03.411+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'con_9eHvf85F22uSfsn5xdaOQZ', 'per_3ZlzqxE4qDLfqS2uyiedwr', 'treatment', 'granted', '\x01bd1ee506321109b164320ee2bb8516cfa1e02e4d0312fa07c3bfa6e2c6af2c43f91b5e9edb325163687998922583d279f0eb1b5df97c9605e80c8532693e30d6febc2a410407b5f4bd4d15a482ed71be9bea16c700e81f2d4f7791f0566790b495a7b21bad414a342c9a2226f143f69ba38e450c53495ea0c26b2f85e5008f55dde3ba6ee8422ddadfbb1930a5257752c066a72b06404a4e264d5deb785c29bfdb377fbca795c097743cdc94b9ea1695024f230f74032fd932744e0e139a15e70471013199be50697f663a204084789902c8b1ec6c73d8379446a94f8b91657fc225f13959196d1577f2204bba33abf0434924f0804ccf94e125695d721cfdd36a5b032ea67b0454c44d53770c03a1669903a6b6185b73060ce75b6398bdccb6392a8048652e36da8de3639a5cde5d02feed8367a19e6d3ea7a8cb9d5d91eb1ccb61a444ee45cd5209da079bcf9f7ed0d496b624cacdb148ffc2b04b58ab89d04c285b1281b206627fa957eed2757db8cebde576a8e25379142146d87708070bab484f608902028aef21cf914f99a6e096602b58a4ceb1fa7510f13ab00c4496987f51c6b709e17b9505ec7a3526cff0b02f0790bb73a6df42ddc684c71b9dcf288f3a9ddeaa3c57a01727f4769dff141daaf441423466cbf79ee4b623d25b352743d4acfaf42a70e85ef7c464162d5810a106498b8193df7531495f0eeb541203b9c9bb6453ff1c330cc35aeb3c6055fb39edad6213d9c8ec83920c8301fe8ed495529ff4653fad3e215083d1a6c9a48174b265748211b8fd96e0eb29ad1ef1c1db63ca0428bb1c5ef3e2dec57ad73e2b9a6790de7f5c48ec66e37779962b7dcbd873bc60ed1929ee63d65fe57c8fefd9ce02862d9b9c504ebd780d415abf0bb60a379c9e261befeb519750a2fb281f30f31120d826610d3faf5d3e7b80da74f7b18a8fbe8cd5a367462115d0ef13d22f642a02492abe2449a3dd17eecffb5ca19ae28f775efe05abf8c446368db54c754ed316c3f55ab6be457247d16ce205e04ce6a6f0bd8c81fe61ba7087297885b1d007d93c7407c34a1a5822bb1f60ae6e6bd941dcca54ad463260ebf393e4b3ba7b7ec0a2e70722f14d330c0917e746d3f632ea016ecfb992d3c0bb569d2ea5f070f5e7498c7ea118ea3076a06299ba', 'permit', '5', null, null, '2026-11-16 07:26:02.69+00', null, '2026-11-16 07:26:02.741+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:26:02.625+00', '2026-11-16 07:26:02.741+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'con_BK77lOplw0FPELvL0JYDHb', 'per_rZjN2Eo4chROx5C9cNBEbL', 'financial', 'granted', '\x01f7cb56736ee4baa58af1ed3ae70e37ec8df42cd6eb9bd7c3c813e0e9167000df4776f3269b360751118b8273863367ed898a2baf4a5a09c213dad2740588529e0d1b4ed90edf18042212fc55a089a54d627534f3b667ff8071d0ae169c33a894d1bb575037ea471708e0a417e8c5095d6d047f519fcd5c9fcc87a9eddec4cc45a3550c214446951dcc9157669efe9e8ba6f5884fcd33edfba0adceaf63f9917488b1427225c03431f5b241e6b84cfc29f7007b128fbe256dee823f0100fb99ce2ea0672b670f093418daf9cca177bd8da3c7a609b41e79295e24c32d13fddf7faf16f27e4176f91321b6082a1021ef35f87e86a96eb5ebe6ec8ca3c079da36f4c98c54f3e08e4206404730dc5cca1688f64ea44f3e3d3472a76c1e73b55f8faa86cd20623b2f8b1cc632547a74c8bf976e6fd54755cdb68c4a6d3ce515b2572d9960e15d44fc9d2ea5a6b6f8cc31d89ce86cafdb468edb59eccacf0f70084150a40f98b9f509699b3ef39cc8501c74e707fac090cb306081d9ccde92a76dc38eab6bc326c022b8276fed12de3414f5e475ca49ca0bbef94ca3a913077d8c509b3b0f1a8c8eec9d7e750ca87b1a6d9914d89c362c715e04f438a7489b604807a26dbf4e36835986960d6b3eb7fc8cb475d8d8907be35e1d1723b50c193d6c0508893b292f4098eccee893f4fdcd816c066906c0d9c7e7e3b3e0a13ddac1f501d6e979670caf2855e50faa58d1cc28c468c71b852a67e95a7e6132511460765709f46e051d25bdb88f11b2d5ec6b7101bfea9b252496b967fa37795e53be9dbd59dc6a8e50b22857a96c4f14e73124abde41f37c5a2880fc572dbe0341e573e26d6d7131cb7b1ee31db1718cd88e8984af16d57997648ff010ff14187ae0441d7e79f39218969c3d46338df358a6290732d9a0d52d795f1d72fc587d54f1dcd55c681174753b255781cdd2dfc4182ed5cfbc6f46ae8ac00c3d9434ac9bdff11fb8534320c83a9fe6fbbe84ea7877c2ba02be16e0c32f5372932fa079faef9d1e212c6072dc26b7175db685de97d65835092d310d11e37e81bea3c98ea36ac4886f950c2af77aaf33ed3ea6b24338a786d3d465a54ef47af3cea62b834307ced19cfc8fae609cd7ca24afd03a474297d2afa82b5cf529a65f8bcb1085f0791c980ac25f96b5804981ab27', 'permit', '3', null, null, '2026-11-16 07:26:00.353+00', null, '2026-11-16 07:26:00.379+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:26:00.317+00', '2026-11-16 07:26:00.379+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'con_DbKNSSxBoF5GwOeV3oB4hu', 'per_qX11w4I4EzSdbKjXDrhb7w', 'financial', 'granted', '\x01f3007cce924c638a773e7294662939ccd59c37991a8610c582668e2898eb2a4d5c6d8c9bdd5818d92b3fd2cb7d9fe8c2eef317646bff10f145192ae11cd048a2aceb117b427e68af735033236d881887b9d1ce1375772ee5b026ba20bfd2da2d20a12343ba6e4fe476acb7f9ee949772e4f4409f3caa698e6e37c07777cf9089aa1d565bd17fa12a36121b14b1c3a7bbb32513f2321ba323db64765c860546af999bcc356669f662fc4af192a9c4d4ccffde3f59ce48e2347b192b00a07049b3687e377704b4ddba3bf34f3cb8147c86cdd03e6d3d3699f0ec972838e3816e7897731423b819b4710d6fff961534201c5e2d23bdc4a5d71a66444a35cfd661b76934a5e18b59eb35cf9f6bf39c34f00b405b234eb5a75772db4ffda1170366cff20e90e4c468e70d24ed9a3477f253dc744159c9c9a22d61e529aec81e7f5a1bcb147600aa64d522b63dfb30bfd3385ebe6d4207fbaf2c732d261680494ea65e9ecd7ae569f0c7b2f44fda9bd3f1ef8c091e05efdd1d55ee1fdae7d7b0ff9ff5b26c7c81b871b7d826141d15cfa539cdc1e3be7ffdd1226f70335bda1d5fd7286a4c99da79ceeb39f29008b8e26e037b3a9064420c05310e355f061f18ff72a9ed47840b540605d1f20385ff3d7c5692c90c8a5574e432ae6093d65a9da52670b982416548d47ea8bab8ac382f85e219b2a8512eade7dd18761a717cd2a1091299091a2991c3754b05cf5cf788a617282a6347a59dc1802c10b7bc2f82e76fa7b7b45431e8186a31b67c16aa799e4350f7c63189a87bfa2a774600875f913eb23dda272b8a3c4e831cdf05bb8fe04f744e4f1e4a09a28769217af3dbcec04e7c90ece92f041d82e69ac5a5d37985d27d57cf99363f12124a3770066ad93e6b8bec0996a5f97e746c251029ee2328faa4b1f3a95d2ea926dd621961db559af72e809b6befaca90314c690821950b979eb4e3970e7b2650b28e935106d38195d1ad20c1deec7a543cee16b9ce6688f3dfc31ed2f7979073890ad82124d36e320fce65e4c3e4733c33bc8dac95c7d268c273e909efea54bc6306eef928e88bb0c2b090807c4822a30b979bff01f5c16abb73921de3f172ff53929bad1ea3ba0dc10cac256ac5bb16295d004bc59885c52fc21ed4101b1719c982d4f833895ee2c41df4890e64b12e58147', 'permit', '4', null, null, '2026-11-16 07:26:00.893+00', null, '2026-11-16 07:26:00.943+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:26:00.855+00', '2026-11-16 07:26:00.943+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'con_Fjr8pHCSK0tbtwtAVCsWoe', 'per_3Q9nFxQco0IrSEk4I1pLun', 'financial', 'granted', '\x0134a6a1d6c94a2a60b655e4be86abda8ce446ca1ebaaf1a88c94e4e6e6b5d16456bba489ede6652d338e2f118b40138ebffb0c7d06e5ee9d5420a4a892b6a3c0e8dc21d51c581fe1f6137a3cd7b812e691be23a0790064bf0971e65c06497aa4ae3820828187d9965911c3d3fca7df090b1a9846f11c841647fec9b9fcb7f7787afdd941fea486a378ea9334af634767555f2ae0858b48836998dcfd97332c86e58034f7876e80db6221f41398502ec91fa38903c9186b3df96b4de79e54d70448a62241532dc99d5c903512a8bd7566e2d3b2b84ef29ea78828d221f0ba4a7b1eb37241a3b6f9e658f3900f154645a8d002b087920829fea425edbf073558fb7e575d8972d3d9fd5bdc3bddc36fa2a702153cc5879c730c2c120cb1b0b86a1ac9153e3b3b84a9409594712510835b932c6093566785c522d5430778cb81760857eef79f52b8918f4dd45dae5680c50c5cc07ff9cbed3a2f680be2ef3a161dd6a5f75c2b6dbe893fac2aebedecf01dd0faf02cb202001ab50ae18c1bf35a9c300653f1e424be785726adff9a600a80209f214b0965d3aef7f0a3f097b99a1e2ca4614fbecb9c65f6a215e901479674b701a7678ec000f059abc432616b9de559d2f09a9dff7aa2e5e5950ddab39347fdcb8688c974a651ab6d9773972455b814a05a979f88a6a66f169cbf09d7a6a1137beea28dbf40b4dde7850e61d3ee5dd98ee3b7455f2f467ee6205a280761c58bfbce51af4fd60c4d403459616821ef597d6f428b4c0a7de64b26f433626b2842b0d79ebfd06912c3ff8f05f6275f54cad33b798bc5709702bc94f1ade56a20aa4339fa0b64397fe8896239bec8e39fcbe752b0c4ff2b975bc1a358f3389ecf2fde5e24917f79541dc4406b9296a3edc9a18a03b55a59bc5edd48481518e3e6728b68dd8184d853474643324c65fb4729d32082df7e58e286472f466405f9b32218c65f5f98b971a01f6d5c4321efcb4e976999b6fd602be6100b904f4b95fb87e1f2f978d5c1da804a3cf501c7819daa55bed50c7f2c59351cc84e4a544536d714636a06bd06e8e3a49b2025d0c5a612f3665c92d8a190276155a6c48cb259ea135b9db6977e9de75e64bdf37a8126c2cac960572e850cc11725f2729de2a1dcb388c9176724cf72a36d2b60eb549b3ac103497d01ae1ea4613', 'permit', '6', null, null, '2026-11-16 07:26:04.062+00', null, '2026-11-16 07:26:04.097+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:26:04.055+00', '2026-11-16 07:26:04.097+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'con_Qala5YfTOklojarfMCO1ZW', 'per_AXEq6PbsosQSBoEITMJb57', 'financial', 'granted', '\x01c962ef0386aa1f9736e7d2f85a8d10a237114f9e9bb26f4de29f482e7489fed99421b8d8c5f9afadd612205ae41696e6cc6c561a47572495ae2cb2b5cbc4ab6b64c1135466c76e312a5e0c2f98197d3c01e032577d67a819f15399268e67f541775a9996cb391b8c71d554062ba57360722ccd38ac1b6c3e261f66a7e09e7d628fa1f23eed3196b5b47fd582942969bd6f1faba90c1caa6c3254d4f50736b70d77ffd24f0ed7201efdc2b1b7c222134b1a9038049bccfcb7ea20e5f8cc3cf047014e64f97bfdfa0f1055d68ac1ae4c2a4c84bf6cb8493163e6cb256e9f7276bc13fe44308e788f5cc1ff938e2fadd04d224e99b86933fc26f04f4d2dbbdabfce8eca0278c311b6250059bbd912da131a63a11c8e5c9824461010aaa7718d8acacbbc40875f7be4e257358434f3f8689ccab3a47c512eb085e858809f9ff4730542868b5fbc79fc5deda91dc00dfbea986dfcc66a9a3872d23ad4f613f744cb759c01ef4166167f32ad6b360763bec4da6f3649766758c0e13411336f5cf0227d16681b40a66c05d9e798a3df0bdfea3e38c547d8c32814bf6a0932db51af0b561ceebb7a3f059ad9e5f7a4ff8e0d810a6df11b0f5731db66736f69498f895eced001f734a807ed60059f43bfc09522a9f9cc8f5fc2d9fdf758cefd0b223b9aae88a551206462bf9965ef381fa7ce724e7266da64cf219b21fb056437c2fc3c6e44a85735c7d78813b6da17c5ed91b3b23d5da1e518807d430a4cd1d632553f13c33de13491a45ca063db4ba537671104916f0a48c4de8a12cf808a3cf3c0050472d0e1f2f9c7260269c8ceb4674dfab3d01a3aa60239bfe5fca16f3329ec10b4dfc7ff59953cb22e2181b197d94523a909f2b321dcda710f00e8a0db58cb11bcd77500eb98d22212f8e6f4b3046f6efc33c4bb433ebdda5fcf34b70c0eb34ccd0309598377fe61134300bff34ac0783de53ee297d61fdcfa59cf7ad2002010882b360ddc52114e30023dc374c97a16a18a52287732bd1915e312486d7efe214ff1065b57b81ff5aff3a012565330655025c51da43e49ecfd63edf7b2cbbb26b4f81d5d9855685eeb3b3bc4d99bb946f289c875f0141471b5d7a15678ce30b21374bb62144155cf2a0aa024433d20569dfa69608b8ad3db963090dbc49712ec00e102f5776005855b2f', 'permit', '1', null, null, '2026-11-16 07:25:59.586+00', null, '2026-11-16 07:25:59.653+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:25:59.495+00', '2026-11-16 07:25:59.653+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'con_b1CdbpqZzhfuSd66NXMxIx', 'per_kesZW2WOklfFR8IwKEM09M', 'financial', 'granted', '\x016a7e804d82bba7f8aeea72668039454fbdb2d276f21c4f7505a1a954334e577f559d7f53f536f83434e49c42b3b2806eb1df9eb723744de02a02ff233ce46440e6702f9ea4b16bbd120de2eeeb71ffc4ddbba46651641e77ccd22494827936000074fcd5de3c099516c380ff21ca73ff1fd0b25393d4791d0e294bb97c5e65897d6922f29dcea751c2f0a4aa1b3c5fd4e4832ffc44001588b1ef9ca7682b4004aacc267f0733c1c18d090acde4028529328d4719940bba7b0bba603c274ecf6c2ea6d1f4d9df96ddc26c2ea9a7f4cea835dea3dd1df0fa8f4c99490ba3c374a1fc7aac02e2fb01252ed76ceebdb8b8059d7789b5c5f774adae4a609986ccc56469b68b51600b519f1ecdf42ae1c22fc967eea1453b73d6d67dac7a80c7150ce0c949bf70dc11566c67639b303d97044a4897c9645407a6e604688b94ba552fa358e569fd8c7977d45d425f5bdd1ed56832e71d975b89400d66114f45a99ad70aaf6683c50f9762816a9d65e2890c8cf0607511c9f22b75ce320293ce177c73f89e89c0adfa381003ac15ab65e491c5a8421155162b5dcb6ad84072d854255cb55517ae00396601ba0a22f9ddd179ef72c2fff4aadad1395ff2ec7dcadeb1a0abe3e3fb1258261d7610b4a643850062fc8aba56aa99974857f46e3054a24486a6b54c1eeba36947f5f18f515c13f186d92b50c70dd958f38f72b076d9ce95912e402ec12c2263d1e2f12658bcf0fe3b38de7b9735d2c23231fca4023234377ef3c6f34b15656705e32267963486de5aca30dd8dc21fca85c5414600dafde7f9536bdc9942c1934aabd39fa62d3c47ee6e2ba39d77c118d1be272f2827cc4acb0199c64ea0fd383f3c384022b0aaf0e4c7b0d90948bc515d3c31b57d71c8205c8c2ce7996bb3d8c623119e44aad44b18a40ca3fa5eef81854950e513504e400a3da3d00a182cb71d7e360e9cba2502cad86250a20a00c3aefc858edeb63f14c4cb92ae5a204c9f5bfccb63e04f378c42677ca6746879d6807eae6b51e930776d37737d846520e0a9010d22e7ce3a7430e7afe0add93521ae58b41225c95838bcf38322468bb135a32b56e7a1d3861271424c828b016bf0b6e409e69530bb99960e7187f5dc692068e8377e2be24e4f5eb47c2bc39b74d13fca82cee2b2dfd2a45c1b8dacad72ac0da5ca', 'permit', '2', null, null, '2026-11-16 07:26:00.128+00', null, '2026-11-16 07:26:00.15+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 07:26:00.041+00', '2026-11-16 07:26:00.15+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'con_kYfj3pltxAE9kYjOtGQEao', 'per_GJhuYFmoWjSVsLuetRw6Bz', 'treatment', 'drafted', '\x016116f4d1f283195af6e5422583668fc01788647a467ecf2ef50b114abd65578ce207c20dc52fbc61a3197e8fa8c2efee053b3beb93b30489379852b851865409a2e3b4c02f1ffb9f48b6d59f78c126490f0866a15972281449d93e9eb1aee0f3956f9233fb345144b9d3dd2f5cdd4a3e8b50d688a93264203e930dce708b4d6947c18336abd6dd5abda14f347f3b0274b8c495d3c84bc27855b67f52e7cb60fa990dd481aa6fa544042c14e650f786a1aeeb05300a472f204ff615718524ea72f87d4d5f4674e0954b70eb0e824307f45e525cc365caa0a134efb5868d3a429c748f28356d61a86916e84b85a90eff9d0358730c8b1a86d75a641c32d126baadb37b69d3b92fe90e3d3e00929da098554ea7ce514fa5c87c3f128bf1bb3b723115a419bd45cba48fe0c02746b9c6781b2884780e0cc53bc6ee79a2f7ed18384edf51f02306bcf007ca726948f942bed2416af7a80caa37df25abcb0f3f54167abb91ede284900831828d6070df914e0deb21f516d14010e064b15634e77a6d86dade0cc428007fe3e2b2eee901482d0757613e501a2affc0f48d2015aa21117c5f66c068442df7a72a0e0882bfbf40c2607ed39fc7e2f4', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:49.381+00', '2026-11-16 07:25:49.381+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'cov_4UmbhNN90En0B5xbdoza4i', 'per_rZjN2Eo4chROx5C9cNBEbL', 'SBX01', 'primary', 'active', null, null, '\x013ffbfef3bd5840bc047fc50159700409bc30582bc60011bb9e868b42507f68d7e8263a45cfacfc58da0c264b8d9fa247d849810637d8b145c8ec9cc2b4ec5b4de6338c0f390fab5a78a46e5f436ddb64f9bd0311173947ec41defe0b42ba720b8e2e287fb13e29046f2fb73d133cb69b85c5b8eda32143f6bdd1b5344312bce473aa88dafd70692c86cb09cd1e9589e05d1b02508061c517abddb2a3153a699f512c7255e11d1a44506693630d080fa5b203d16d912d484758850215fa6586f09ea374a0226b19c823233c8066cf1e88dfc6242bb430d9537d623af758b157d55c155afd49536a1341ffefcfd0232b80cde09d9086efb292df3b7c64a50cd3db77b901c5d7', 'elig_KA0fZjWq2nuQq1NDjkR2sM', null, null, null, '2', '2026-11-16 07:26:00.283+00', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'cov_LB6qK0SEvDAx5WfYudmU9F', 'per_qX11w4I4EzSdbKjXDrhb7w', 'SBX01', 'primary', 'active', null, null, '\x01975133a43c335e43bb303051f5dfe96a1a76ab7c8acd1a19e73d8019104c132aaf895fe58064dd0bb637c12da60db1bb12dbb176d83e188ead38b89b93883394a1ecbfd93208baa40693d027c35bfd7ba26b3008a093c39df4fcfd84a32585fda14a95a93544a594fb45735db5b400059301c3e4b8e92f949bdecfce4aae340a0d0f77208151dfec7d8aa7a9c3e5fc0d98983e69964ac8d3741862c82fdf1400035a0608993ead76380fd59a68b986ba8938a252c10085391bff37fa0da5f5e54fb8e4c1268dd9170435b1683ef4e9c10f36d70045b7506c627c668995fe227a44dafbf719a85baad5129f', null, null, null, null, '1', '2026-11-16 07:26:00.779+00', '2026-11-16 07:26:00.779+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'cov_Lfxne30I2JaRxo87R7UIjQ', 'per_3Q9nFxQco0IrSEk4I1pLun', 'SBX01', 'primary', 'active', null, null, '\x011b9bcc6862a2fc44e679607af630f78b358d8407e565ec6263050f0848f8af4a6cd7eef73de0e64ea2735beac648a2de07c8166be8b11645049987de2ef1e2834701040950e60202e4dbe9489be542b58499c13f59e8e6b24439c6142fe0622df5329cabaabe0d06f4c27093a0bd7465eac3211cd8e9e5fb71c09c9762998517ca54cc9b4ec39fd8a48a175be76cd0377a73d19cac35603502b185e29d3e94419bcc63fa4f1e971debef6a8f5c4412530410ea5ff64f7b430cca04e392a20ee342a47006b18fa95e90a60104a5b2eb3e30b997a0278052beef0f3dc49b74edce9cb467466b6a6584931f78', null, null, null, null, '1', '2026-11-16 07:26:04.027+00', '2026-11-16 07:26:04.027+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'cov_MobgpUqewcM6cxw14qT8AT', 'per_AXEq6PbsosQSBoEITMJb57', 'SBX01', 'primary', 'active', null, null, '\x010076c96cab44ce73bc42385ae0e28f7c22bfc7d7dd8ba155c5c381b1e141ca6012316dc87d0d6cb5e17d4f6e1bf0c8574d6e54a3bd6cf98c85f0823f4307602513a57e80ec8de9f17c49c821b95d94434916a58358b7ad3ef6409e133981f996b245a8b41f41e7f91f738580c1e11a74ba0a99fe6f9d9da9013447387a01c8dbd698287fc7dcb8ced14c8c080129c8e341a39b3fbf7f289a23ab6b1b0e036f9f2cd409d8c8ff942ee4b809ee49870cdb03e6233553b2d17514a8aa4f2c2d96864bc968129cea814e61b5a5c252001395fcebbb85123f1a2231a49d2c90ce9320e3d65bd16456ed3633c674', null, null, null, null, '1', '2026-11-16 07:25:59.117+00', '2026-11-16 07:25:59.117+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'cov_aTF2w3FZ1ArveZlAv0hOpx', 'per_kesZW2WOklfFR8IwKEM09M', 'SBX01', 'primary', 'active', null, null, '\x018e28acad11c468fe498610f58e07facc77c124d1a37f51344c77f27711dc8d03ee7020129120876240b75b7d04f203012d700f185a7b08a7626a157b3b2e7afa518e72c149fd5ac62a767144fc3cc8fbe3ea49617cddad01bf8fd26729bdb5dd1e3de34bdac857aebb300f2e4ad6221d5d429aaf767bc64d30c44f10cc6084efe9a45e08b7723d832b775d7f58bc1d8c9db05289654270abc7e7633bfec553e3eb9b38b9db763e514aa32186d04ebd11accf27d4282bc17d5052ff516aed2ed7ddf0634eb4bc9ddc664afc97a5f9260f3134c4f615f38a24947b809ef9b1aa65d5dfe13a056f79b9102b83', null, null, null, null, '1', '2026-11-16 07:25:59.893+00', '2026-11-16 07:25:59.893+00');
alter table coverages enable trigger user;

alter table card_images disable trigger user;
insert into card_images (account, id, person_id, coverage_id, side, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'cimg_x3yEIWY9bZHNB2lrBBbisu', 'per_kesZW2WOklfFR8IwKEM09M', 'cov_aTF2w3FZ1ArveZlAv0hOpx', 'front', '\x01685beec79eeeefdca2a88427761fc9830b2679a3a04058f651de9bc62690293d4929488d7551d772c100577294957e306d14cc399f588e12e7cb249f4c896e9ccac6a28fc0bf5fe89ba26875444ba5c6b440aa1b8d1a2c2868dfa4859ff67640adafcb56792dd368b73c43b5c000c21e704fbfba07fcc15d597579549011814b120e9e4b81aea5998ef924c6e1682bd04e0a905c', '1', '2026-11-16 07:26:00.198+00', '2026-11-16 07:26:00.198+00');
alter table card_images enable trigger user;

alter table card_image_files disable trigger user;
insert into card_image_files (account, id, person_id, card_image_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'cfile_xUylz4tUcbVKXWZbVqtDJs', 'per_kesZW2WOklfFR8IwKEM09M', 'cimg_x3yEIWY9bZHNB2lrBBbisu', '\x01e6f695d4dea52601eac069eaca2bc4521445c1bacc0e93e56b891e822acf498b74a9b764653ec5560cd17061c16544f182502c4392aa9e172310a7a256bc6f791b8e6427b309e8151468f4052502661a231185f0f9b9de377d27349ec27d6ae8361e99e42703f15268ca37daf0a50c43bff05467394cdedbfbbef64db063198864b23efb6854f6f33d90', '1', '2026-11-16 07:26:00.198+00', '2026-11-16 07:26:00.198+00');
alter table card_image_files enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'dis_luiZsQcRaoVEo25VtJtMqY', 'per_rZjN2Eo4chROx5C9cNBEbL', '\x019aa94a2ff1ace9a4b9ab8aad09e636381015b9eae3199fb7ed9e3c86bf8b3631771a7329f272d82cce2190514009a3898582c601641355df47dd0053b8d5bd9d96715d34e8d0fa82d2ab65fe3a824ddf3a1ab090afd6eb3e92f1c6a399033dd02e6ac690b55b780392c50a8a95be1a4f6364d85f053a1445d7a3a0a8757581f9f68a253a7c2de2268e31ece32f0dfa0298310ce600583d7cd89b0ad58fc7b41e3f6ac192c24d11e1373c4e29e9ea2ee36c7342a2ed4feaaa5f4de84f625a493abcb5c1a83b9d7830b8191a9c4806e98b3bcc434faccfdd1ea80bf066397969bec7070860a97f5ac382b0daadf0220405325be77e3bda27dfb7dfedea8d6953aba7118b65e437233a4748fc62128cab4528bd0de90d031bf76744a94e7836c4d59a0a05e9c3e2be3004bca1f1291e56dd1ba47c0a419b25f07610b6dc89e64790f5c08234909dd607df2644824d8b8f75012ef8e5f4e4e06b3bc6d7a499bcc9e82c133dadfc8076153f49a8fb92230549be2e75237d2cd6f9bb6d47607822274bacde8f7ffa14b8ae014b7cdcb7d54331c9c1aa56987cf2480d3b4b71893785f3c900cae84e8baf612a3a0e', 'dec_TIBzrhD8jxYOTJFwSSo6tS', '{con_BK77lOplw0FPELvL0JYDHb}', '1', '2026-11-16 07:26:00.467+00', '2026-11-16 07:26:00.467+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'dis_vzUUbtIOobiqojbSA8hhfr', 'per_8tqczmj1bYgqUOoaeDN21B', '\x0176fab9a07bb63ee406737463fad91076c7ada2738912f0ee980ca420bc7ea8bb6dec139f63eedc2bbe185caa8a08d1f4d826bc7fbf3efe4c0cb35de7e5222795d264ad70a96571a18dabd640c40bcc500dc5ba42e2dcb1299e9033df884359bdfdd1dfdb42a922587c4d3251eddd5be06353d52203c56932cc93ec4c250e7dd29499a6295ee16d3d09dd42e62fe44c18b1dfe39e8c77fdc9d2f391b7f1ba4c1d4fa071fda427aa0a071cd05a8b880c93d11eb702b0c378b8a2a505be0ac8e020512e5735d9825899caae3ea6e99fd20e2787144e78a0a31e83c58a28efac6c2eddd5c4558419a7eb4f226304a310ad768a9a2a97eb53aa79bfd385dd50d56e0e5b31b301cdde8315bf5fcdaddb25940a19445f295558a926bdf58c8da73c763f648c0eae6f342fc14772c3374ce9e58ffc60c7b6e9a39f0e8299623d13af16a698141789aa3e3e94d9ad38376f2efd935f938dcdc1d532becbd5e2b493bb82adadab7cd1c8c6fcce1c98e4f18c914eb609ef50ec3ff31c0a22baf49596c4af111e2fe729d56f7f71738358ea5d843ca4d055211bc9158b87b88426c3e6b3c16598c38ad56f14e2a6e8383d6f3f2c127998e815e35bf13df518fe4d40250cab6978d88d', 'dec_UkRUlXelni2pBwDWZMopdY', '{}', '1', '2026-11-16 07:26:01.67+00', '2026-11-16 07:26:01.67+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'dis_wYqzQw78U0Ny8boSoaVg7V', 'per_3Q9nFxQco0IrSEk4I1pLun', '\x01fc5d69fd75ffa5b9b9521683fe77656a9a6cf89dc053b013122911175dcba21cee8cbb278c086536328c6a35ef8dad19ab55d6e74dee46a2bf252736d3d69843ea514d07193bbd07a482ac866ef3fe4305f36d53913cf253b33a761d3385efbe234b0bb4d98fda173b2127d4c88fc5a3c8e374c4712bb801d5b00c0a18f64bc33a4a6be9b7a1540d713be5b2be2c5d53d0aab76ec91aaa4a8da74a3134290b453adf08b15ccbbb19a21890e4367ca8f9245badb271642544ca18048e076817548200be214e5ff42e76097632bf451229d4ac791e7c62cad7149da2ae49ac86547e9dda777d726ef00bca405ca44a5acb754a53cc111f6fbef437e721439a713f1ba6926b4c55b93ba5c60ae7d7207dc8dae947cfc44f91df89342c2817a2750cd3baf43acd32c246087d25698846ab87096c9677f6e69a1a6896db45f8122657aa1241967b2ce1ba6d3c1c799eed19e47127e9c741e7908b844e3ac504bbd5afdc7e65836bb17dae0b161a3db5b348047956f1b885c2e3756cc38a3c4e63d2846d9fbcf87c620718a79f4ca18d7ce51ef790efb5e943a093b7e151e306ea1b00c1d77d61e4423867a3a4872d079b442cdf71ee3d8362268add4a51131bf311415ab4ef55be468765f95b7e459e3b420492', 'dec_riFP6Q0GhbLyKfSkT959uL', '{con_Fjr8pHCSK0tbtwtAVCsWoe}', '1', '2026-11-16 07:26:04.589+00', '2026-11-16 07:26:04.589+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'elig_KA0fZjWq2nuQq1NDjkR2sM', 'per_rZjN2Eo4chROx5C9cNBEbL', 'cov_4UmbhNN90En0B5xbdoza4i', 'SBX01', 'completed', '\x01d9e4b3ab4dc413cf9eb614c0ebb726759652d19e82c9328357638ea59be85f59b28ef2e2a7ff2fd8ee854cf90447f09b7e833bcfcb67c6605bffa3eb0c6889ce99866d14000d1fa93f2ba02c1a151319ce02f6e7e1c9a483851f736b6f99c8b12f91d648f443d7f95b917ef18368b04e87e795f4651f0fb825f4ea3f28e9c9530626bddfc3441704713f8e7f20d7665278f74d0560cbb4f3fe5acdbc9f355d12dcf04432a67bd4460322e2246014ae104e42c487e697cb8729e901290df8c41c0a733c6052f8ac95d70bfc9d83d58a01c00f0a29074138f9eca9ab829a355939dc2abce7cce2b0f9cb5047c9600ecb93b5fbfea0571716ce950c42a4d8ca71739b9f8a199a045b2cddda6dc044edb02c7db7a797bf77e8fefd0fe4992c647363c46ece967af8211a993d969da086c54dc6c88b6c86b284a34c5cf8a8f80a8080f2b03d5f2e0642c8ccc073624f929ae513cbc0475d7f41e5e3a5e19f655917e1abbd1f9c538b01a15664d097151f8706f7f5aecbc2e811281b4bdea92afd94a16c35d7a2d87754098eb96eb3a438fa4a7b9e3547454ff226522439371601a3eb92b6da36913dc0da8ba059ebe589af86f6df33d68139c6a09adc30158e9e5d95e11be575576ae694e08d2bc846cd521f405f3393a62735bba63f35a7e880225d76104b40be8a9e54e025e7eb6c2b01bbeed09f1c48b9fdde9d934ded4993d8ba352db87d6629545bbb018db9a16bbf7c9067c6952c46b35f459ae1c8966833d885e2d9b669775a4ed185c6ee8981cef324db197bd7a35d693ac85d26b94b483d1a2f7c31a632062748de24bf99ab337a5d20cfc6100d33b23c748f749cb3c594bdcb7d3e16a81a9f0fd11a5ddcdae4b28a6f829a77ae4d07a0b69c31f151ed24f81dd511c6dbbca352116e60bf8f11761da327b38c1cc96f0681a7bdee33a23522804bc2b2ea595a5f8a2d4ce103ce422bfae7b4fadf7824b70120e53987edf046dc0436ff028b731c4be8c7fc60166bef8f527059c50c0c5d33e87e2af5e1d09ec5a220f151eeaaf87674842b3c8a5f6d462e51acaf5177e13f18ec7383ae7ac230b7e7f6e63bf8bba0d2ab0b485e902777afabb0e82f451fc46c25d7c3e8751813a56196a07f3dacf5fdc0b14264a4b23b2f9d7046f114c5eb6d0087a8ab47ed4944004025ebc5e5df42960bdea8cf6b9b5f7a5cdbe080b76e1789bc4e4120e47a8bbb4fa218b78ad49d98d713ce365c32c4d7d4e480385b039cc2b42f099f72b903c2915ce9a414aae885d831c717dcfa82701513472fa4a83e05a9c1121524c247521e0809549eff49f6527468ca3cc648c2ef5848be538d8098ac34c84ae6f74ec1413948dc8c3093ff8b4c31de8cde4f30dc5ffd27a309324cd8fbda630d48ba7504f20a0a729680b05238c7b25811679dded002339e66f1b98dc6ef34a22309459d1caf2e55d441e1fab418ec633fc6d88cae9c0ceda334df052fe3b98040c4b971eb04b623bed5b70c7a1252c1cb4fb5018c26f5a1d9665cd83738452b870b1eeee87c8628f73e365312c987506abfb868ea20de75a04043c3d83d7e379fb27bb7b5bbca595127d2a155d7ff50a66fa504ac3211db141959f2446a09fbbced4aa78b723dc60474860675d4c2dafa6ca7b35cfe64fdaae77c9eda8055a9767dbc51e127eae626c23b4906fc911ce329a2a1a49f6b72a5f6211832fff3a22ecf0d626f80df6165623452c5af13e929baae94ffdb1fcd30ee27ed101ae34a7d081c0714b8acc9fe5306a005223959fb6bd94b978b439e754007fedacd9f05edcdf42bf99f57088a98013a9e7f11ab8ef418aa8b579c0a6c1c26dc401c3dc4fd064fc312a8364d9ec30f1548bbdca0f497a9c212ab73bc9d877cbd23749c1b5d81b5493f1d27bcf83e229e2efecfaf10ab631a78efa3cb58069da6f96f787fd0ef450113f69b82c3d0e2a7ece5cbb3d27ffb9a9d71a4784db07f14ca045e97e17cafa86689ee0d791f414f0da0ec3e85c645fe8295a3fd21024079719194e59d0081487f19d0cab2237082fd1f6cd045daf411c6a7d0aa771b8fd21d004972e25e02be426d5e0198763dd5142810e79278c9f3ce3077294fb18a2d84bc187fd49e873a49e743a94b30a88c9381c136f7b1724063fbd0537c294594fd6325a8997b8f183fb3e57bfb23f70737a28ac3492d75ec9c8d0f374d74d9c4bc0bd9cb3d960d9668b52451a2e7624f3270145d93248aac4df678a8fac8d81acf50d708e13876e1f221595c58fb2e8fa7c3fa9735a2f5cf33b824e4f97ca73afbd421b04b429cb2e2d569f51b5d2a3f30ec76960809c34608436527407849d855fbc5eb2b373375504a566e77c668fdb1ad2d0edd842d29f2c87239796ea5b312b4516fa858ae884286f57228ed4c5bc99f26ab9dacfa9a175c50d2ecc81ccb82d6577daab019fc2810349b4ac956f4765b015c770f2d4025d02df591c47e025e669d179889769178a3fe2ef7407254a3b935180f1106b85a96479ad063080c4e14c1a0aa6a25eed553ccf09ab2ef0f64be9dfab95cf72b02ee4563b5730a232263e53d01e01e22ea59766d2cf36911eddb06d155e658457b44faeeeb8f1b566c7096e83ae724c83c10ef50e8f204ee27a5eb792ab7779e4473278f16fecab0da32484ba433d22315429f38e020930da2ce633916c70e061624dbae88eada8964560da359e458953ac5032712e0f0f4c740cf712624a79fa604468dd50515d44a3686ee0fb6681323f2884962b40b3d61fdd340967308b085c40dc78130a618e8974a06dada48885b3f64c7c782173be91ac95b05e311333270c9cbdc7eec371595f9abe740c77f5015168d38d523086b58a1c6c090d37cdeddb602bd0195331d389937f025da1edb2d12ef827d275b63c72e7eb1235b7ecf3dda8fc55863e7019f8abfc0856dda69a8858741ddf10b6dd068dd98f141d65e9057d5a7e263d19ee23ab240e8faefc1a8aac3fe4cec048c90aff03567c9a0aaf4f31c30c209fcc263f1b9a92ccc307d0c180f0a2f58edc67c64ebf5ca4b42c21768050aadd0becac12ccae0ebdaea5d061394adf2e21a949535185355c83c92d0c7945e9a0ad2a12c72508de6a6d9ef99c33027acbf6c048a416865df9f8b9633931c48f532b6ac1567332da68bc5513c614c36b50051aaa12abbd913ecb296b5262d4846a52e8fd92bca8464f9f66fed8d7153fb74c6269fc35154492103a6c00ac728b088317918b05f680f5da84560a233d29d2ed3788db4f86f1ffee0c3f947f475ba3ca9ceabcb888d31412e7c40e4c0a729ba358662dadb314e98a97ac4577ea4283e146ad5b989404c89a27907556d6f678859004edea09432535aa07c1c0f02c82a3b2f028afcd8662df85e76ecd19366ecb00fb21acea71d06eb8244db3848b6cf3fb109d1fb05879a1ab59761251feda45cc342363fbbde588f8183664369f55c36ba448e923dd26c55706f7c55b59f4176bc4b13bbc77eee60cf5110b00a333fabb423d809eb165f04b8165c56a07e3b49d0905debcf50902dad90f25801c7e7826f968033e1d30e9d325eb56ff995853acd6fe9c866e3c086acc4a349c7535f892027b8fc7074365c87e1e6766847b343675a47390d33f3d26929d59720e0e15989b9259d8d6deb6f94269d07082a14e4f45944e27c1b1b531200d51d81d263aa31d0ae850f03e1928f32397c3e2f60ba0d8f399f6ca80669bd075f659d817657d1ad0eb0341c07616f148a5bde545bc69e12a60574b9c54180fa975ffbf44c7353f7df45bbd4d28d464ba42851f3453d450bcbd117bcbaa86446488069da5ea85a52393b82be06ca62ec7b4533f13f696ee8121be49149695623960373190441ba3ecd10594fca9be8589750d63829249980524e8bd7685866dc88124f423dc665c3a21fa7bf8ceaf59dbfac943bc5b004f00c3066ff2e455b121b3ee6325fe76531f957e2907132af35b05b5f17ae85b3a5da021ad42daea37c564b43c4679fbc873968a788327e71f777846a638bbb9dd4c19853c60b87d945ac177f4ead3a4d6c6b70628086cdf6a508203b81df65f2d58394005b618a4011f98f53868252c145099a39702c4b3a21d03179786b0486b0281f2657b7c594280fd404dfaede147ad56a549150b42093916aae4890b6ae55e26497ad8650ae35bea7b26e271373fbc318a83f6bf2fbb0fc3539e733494f3ec8ccaf6055f7c7dda68a1f0671367fa96823270031abb8aae8d742e28f549c3a97fa255505b590018d0a1eae29ce967ba1a926ef7dd2e0c26b369c67f70ef9be0773c263cc6b69d57e680b9dad24f4e8f0b7ec03241dd15787c4dbe7ea50b3a723a243651314306b0e6f0c10165dc33fb2e26da5d88a64f9e607a25fdb8d9cc947e566728afffd47b67434ec1cb15fbb4d9a1ffb131746eb5049d954e4cc2f79ee58fa58af99a279f87e5b9663279e47b411fac75c58de415778c910e3b2544ffa12678c6ed7dc715c51e403bdad618db2eedf2bef875deabf576b9d0889a8677186f393bd46346585681fdd10c818afa42cb2329f08fd27e41632efc41b555b2c87579eeec083814fd5f8d2c11c70cb4cc4bf9caf84a6826eec86b59845d5cd13ddefb496e566af1c3221698d62052b021b104352c25de5e15df938f3aa5b1e4f93193700abc4db1e99d47e8a1a0c1d6513a3f0b5cd057515b97cf857499853f8931fb459f70dd934683d62ce0d8e2340ac1d8d9defea29ec72baa9df9413f86f6f0c1c398abf3899b7c32b86659ad604f18de4848283adb9b5b432bd3eecf5e64a2166f3dd2ce9819e1eac1c1a200f5c9ae935bca6ec8d6deadbebc4dc797f8cb526a65ed90155339ae294525778cb83cb6749fddd3a5a7ce5b8d014e3e1e074ded3303c34b4bf01b88891c96a349f41eb266da6b7ce51aaba3b2b981d1e5404a8e48a5ef772f989d54ed5a4d83e1ae167f721cf6f42cdc08a0f30851a983922d6cde63a341672b674555ff8c94b94248de63b9fd64e3159d6f887a7f71fe62b13fac704cf710bbd2f9b10967323019352127f04eda1544d085a46e7612d4be20e68b7512cfafa7942ceb818bdabcd368e3aab216dc36d9adf3d7a78b88272ea266c314434d82ae609444c6723c4c7b9c8aeb9ee00551a48b283a7a77b0cec29530be995943a0305c96929850669be2c14433ab3d63ef3e9740c254478ceb30db0371330bb4cf31ea56b596ce56c63d65d62a2912a4d6cb2bab62a77adcdd8ad9828379273273861ce12f61cb93b1b35a1d57f0b20603e163439e1a94811feee1be2d318dab5c009a77b33718724b4da4452ab307b77af21c14c968bd9420142a4d45ef61b3a022147945a75dae5981ddd9385cb5e98228f44f49c7653a704b7b2956b5496d3142c092bad9e51b77db5d6e4282df2eb8a77d4cdce3d8f7aece81effcf7f891ebf289a592d2d7b84a8b959d579d9a35d1dc777f09b4f3168e3497cde517e82077cd464aa2a539a5109776d96aeda73e722e34ac89659f04c4e46f475e5d6d18fcc095c98d4795c3b27c29fbb581a2f7ffb229ec80835a284b55eed8753f1ec6aed41d338a337ae7a9a9f6ae5af5d6163a024eea210705d13852a939cf99f8d16d0678f04f01595b81a312b782d1f1800c7', '1', null, null, 'dec_TIBzrhD8jxYOTJFwSSo6tS', 'dis_luiZsQcRaoVEo25VtJtMqY', '2026-11-17 07:26:05.211+00', '2026-11-16 07:26:05.211+00', null, null, '2', '2026-11-16 07:26:00.467+00', '2026-11-16 07:26:05.211+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3Q9nFxQco0IrSEk4I1pLun', '\x619bb3b401efd5bd8372aaef9fee8744cd3c186395e750ea4972fd712dc6278a78e91e4c1caef97750b0c7b3af9091fd7ed4ea5c45f2ae095ed90fcbd99f0f65cde66254364245463144344bfc', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3ZlzqxE4qDLfqS2uyiedwr', '\x619bb3b40156549b2cb81641f4eaa4d2b35d22e8028d1428f4887d4c92cf1be562f58a3492dc5a483da7535aa16b078d445ecfc5378f8143954cbaef53ae36ab9ee2291e56184fe04294c9161e', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_4BVjOgXipRXCf7jZOMnudP', '\x619bb3b401736dfa2a1f58e8d25b0e3d766cd86a76f3faaadab9184583b97ae07da10cc8d87c44c870eb243ed438f291cee9ed13440bdbe33812e1bfad9f50d8f266b43e55546b1ae99b9388fc', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_8tqczmj1bYgqUOoaeDN21B', '\x619bb3b401b0ced141eef40cb9a9dc249b771b6241d2fe3755ffdc6f0681c0b8541f68a8ed2569c227292255eae992408de3f1af90236d22bbcd54521f74e749c0297d77a51b9039756077b055', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '\x619bb3b401326d18801feed53936ba2ac20c8db2120ce61d61ca7bcee9615defc0390dc49e9d65e08aac0bea22f1182392d71204c194b9924a228d6574c9d24aa6938f8a38c562cbff1e211e6e', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_AXEq6PbsosQSBoEITMJb57', '\x619bb3b4010dba35b2db0247e254d988bbaeb593f0331ab9835bad9ecf4ca86345f65fee75a97d90aeaeb0a85ed62da205a04637f174816e1addd7754ec9b97013e0e3e58bb859ce841421f5d8', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_C2c93HiBRpLxPqjHQIdy8D', '\x619bb3b401d4d669232c5b629ea8e5c965df4249e527f1d266ef168b3b6e31975d1798b94f2198e041e6f64a3996248ca9e8a9698eb032e68f669a99f971e97a761c8e7db893efa089b3d827b8', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_GJhuYFmoWjSVsLuetRw6Bz', '\x619bb3b401d362d8b4388f3a2af427bb48c7e7240614bbe4ff92ea26f198977e122b4b58d88eceaa32a8ce9c65da5a6ed7619b6a0c9160895bc5366eee0d809e20f0ba3237246714e377b2337f', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_H6nVLvk1isFZF23rZ91m8p', '\x619bb3b40102c742a1d5b8618545286c37c823a4559e1ea682589be7d63a5f5d6d54f613cd64b554318de78387fd74953757e75480ef9be571df36b85a3164618933fd103ceda0b75086b5a8db', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_Pq9EDi1DNuPFmHTxWwLzlB', '\x619bb3b401156ad396e4cc8281921ba0ac017c36296b574d69fea9c1da5425551f2c1dc511b24e511b856c51cc97ac62526374c767dff8c412a12e71a682db4ec3f8661538ada25dba551cec8b', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_QHk5yQvg2fHxWav8QiSVDp', '\x619bb3b401c04686efd54dd6b008fb32cb2e052257f88789a2e74664193fc8219f32fc574205b66241f6bff08937347af743cbeaacacd8670006603a0d9a9065fff8df872117c55a6dfbc60ce0', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '\x619bb3b401a85037a3305d588e375036743c693f3d5ade514462c2c81f1aa10f2559e8945e5749d2bb997d41a605cc1b6b19b2af1a59c87d1a963cf5731876ee98b8d6659a73a474adc24a66f1', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_SR7T9DS7Gan82eADjrWhJJ', '\x619bb3b401715fbe393bb55e748357d1e041e8d195506127fa36580b62780f3a8ab9f0620c8070f98eef24dfc236275d0d79a9fd6c76949915fa67e03c35105012120b08d4eee76f6fb8a674be', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_cFUT0wVYeTLktnp3gSxIuM', '\x619bb3b4016553c4a90810151c40eabb7e3566455766ad9005b1c77ddfda524683ee9803847e2b15cc563be4ad6fd22f5a429fba44eade5d81d178ad408a77a47d5f3977151c7a40ca0b0028c8', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_eeJr4HvgNi9bujoRltcJqd', '\x619bb3b4016167616162063defa6c8c47a79fb4bd804f4308ef154aa36a4650774c353b51d4af615845b2dde678113b58b99dd4cd645ac2debc683c0ccb0da2d4869a6fb59833afe9ff42ced72', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_jLuSleqzmzs5fAFwUVJbbo', '\x619bb3b401880a3c49664c838b0879c8be8eaf2a0357fbe06bc46db06a8d8852bd7e173eacf49f019cc2f8c3816d95cabf38607470e384600076c48751ed8ee9803963e8f23f0584a9ada02cf2', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kenvkUDJAhYUd1A85Vmljz', '\x619bb3b401eb79f72ce9dd3a631c9323a4e734266e9017867f93999ac88547ce4724040faf3d6076a08fa424cdcad575bdacbe870162f110cb68f621be9a9b1c4aa13577ff60fc1ee2e4468a3e', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kesZW2WOklfFR8IwKEM09M', '\x619bb3b4013d1ca150806bd1a4158a08f3fdfe97d8aed2d1e5eb2b0b8d6d7baeb40bd1113451d088035882cf3132dc9a5d39cbe877a375b12f0e3aa6ae6e540f0e6e9c630f0e76c14e82f2c206', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_nKfOqK5kCMtSIIW96xK5Wx', '\x619bb3b401e091b01f0b6e830c390e6eb107ce0aa595ad8c0652195bc3f66ecab30c7227c1cca2ab90afa2920e2d3e892d79a8e07ff5746d976f1723bce18f708f463a6165b3a6c2f00edb4a46', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_qX11w4I4EzSdbKjXDrhb7w', '\x619bb3b401755e34541c331f734c609775131e9d4c985ee14f0f4755bd8b6b897d9447625e9a62fa649ca860f30afd5c5622eb8c286d721dd09eef6e5e34d73ae06ebd94eb867988a0e2301b93', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_rZjN2Eo4chROx5C9cNBEbL', '\x619bb3b40149302b977810d6f5d61a97befaa3fe803e12a51d61eecea958b86daddd8345ce978ba6eaf435886f9667395948faa34c9a41a96f9a32427cd054807d222bdd352dc78d7578d98ce5', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_u4WL6jTMYZjLHqU9fZTb3c', '\x619bb3b40161f6360f7a66e450fa4a7bd7566c8e8cf71e49b6276f77f335cf0e849f42a411399deb89e02178ff333720fd4fe2b46aeb59a5f0e62fd5716b462e2a5147fd9d4e8d40160d31c211', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3Q9nFxQco0IrSEk4I1pLun', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3Q9nFxQco0IrSEk4I1pLun', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3Q9nFxQco0IrSEk4I1pLun', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3Q9nFxQco0IrSEk4I1pLun', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3Q9nFxQco0IrSEk4I1pLun', '\x4dd5cfa87c1a86696476363bcae7b321'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3Q9nFxQco0IrSEk4I1pLun', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3Q9nFxQco0IrSEk4I1pLun', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3Q9nFxQco0IrSEk4I1pLun', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3Q9nFxQco0IrSEk4I1pLun', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3Q9nFxQco0IrSEk4I1pLun', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3ZlzqxE4qDLfqS2uyiedwr', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3ZlzqxE4qDLfqS2uyiedwr', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3ZlzqxE4qDLfqS2uyiedwr', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3ZlzqxE4qDLfqS2uyiedwr', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3ZlzqxE4qDLfqS2uyiedwr', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3ZlzqxE4qDLfqS2uyiedwr', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3ZlzqxE4qDLfqS2uyiedwr', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3ZlzqxE4qDLfqS2uyiedwr', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_3ZlzqxE4qDLfqS2uyiedwr', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_4BVjOgXipRXCf7jZOMnudP', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_4BVjOgXipRXCf7jZOMnudP', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_4BVjOgXipRXCf7jZOMnudP', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_4BVjOgXipRXCf7jZOMnudP', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_4BVjOgXipRXCf7jZOMnudP', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_4BVjOgXipRXCf7jZOMnudP', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_4BVjOgXipRXCf7jZOMnudP', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_4BVjOgXipRXCf7jZOMnudP', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_4BVjOgXipRXCf7jZOMnudP', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_8tqczmj1bYgqUOoaeDN21B', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_8tqczmj1bYgqUOoaeDN21B', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_8tqczmj1bYgqUOoaeDN21B', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_8tqczmj1bYgqUOoaeDN21B', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_8tqczmj1bYgqUOoaeDN21B', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_8tqczmj1bYgqUOoaeDN21B', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_8tqczmj1bYgqUOoaeDN21B', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_8tqczmj1bYgqUOoaeDN21B', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_8tqczmj1bYgqUOoaeDN21B', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_9ZOVGpOm0vWQeZs0YDlkSt', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_AXEq6PbsosQSBoEITMJb57', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_AXEq6PbsosQSBoEITMJb57', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_AXEq6PbsosQSBoEITMJb57', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_AXEq6PbsosQSBoEITMJb57', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_AXEq6PbsosQSBoEITMJb57', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_AXEq6PbsosQSBoEITMJb57', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_AXEq6PbsosQSBoEITMJb57', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_AXEq6PbsosQSBoEITMJb57', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_AXEq6PbsosQSBoEITMJb57', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_C2c93HiBRpLxPqjHQIdy8D', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_C2c93HiBRpLxPqjHQIdy8D', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_C2c93HiBRpLxPqjHQIdy8D', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_C2c93HiBRpLxPqjHQIdy8D', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_C2c93HiBRpLxPqjHQIdy8D', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_C2c93HiBRpLxPqjHQIdy8D', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_C2c93HiBRpLxPqjHQIdy8D', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_C2c93HiBRpLxPqjHQIdy8D', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_C2c93HiBRpLxPqjHQIdy8D', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_GJhuYFmoWjSVsLuetRw6Bz', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_GJhuYFmoWjSVsLuetRw6Bz', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_GJhuYFmoWjSVsLuetRw6Bz', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_GJhuYFmoWjSVsLuetRw6Bz', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_GJhuYFmoWjSVsLuetRw6Bz', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_GJhuYFmoWjSVsLuetRw6Bz', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_GJhuYFmoWjSVsLuetRw6Bz', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_GJhuYFmoWjSVsLuetRw6Bz', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_GJhuYFmoWjSVsLuetRw6Bz', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_H6nVLvk1isFZF23rZ91m8p', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_H6nVLvk1isFZF23rZ91m8p', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_H6nVLvk1isFZF23rZ91m8p', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_H6nVLvk1isFZF23rZ91m8p', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_H6nVLvk1isFZF23rZ91m8p', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_H6nVLvk1isFZF23rZ91m8p', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_H6nVLvk1isFZF23rZ91m8p', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_H6nVLvk1isFZF23rZ91m8p', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_H6nVLvk1isFZF23rZ91m8p', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_Pq9EDi1DNuPFmHTxWwLzlB', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_Pq9EDi1DNuPFmHTxWwLzlB', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_Pq9EDi1DNuPFmHTxWwLzlB', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_Pq9EDi1DNuPFmHTxWwLzlB', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_Pq9EDi1DNuPFmHTxWwLzlB', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_Pq9EDi1DNuPFmHTxWwLzlB', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_Pq9EDi1DNuPFmHTxWwLzlB', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_Pq9EDi1DNuPFmHTxWwLzlB', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_Pq9EDi1DNuPFmHTxWwLzlB', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_QHk5yQvg2fHxWav8QiSVDp', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_QHk5yQvg2fHxWav8QiSVDp', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_QHk5yQvg2fHxWav8QiSVDp', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_QHk5yQvg2fHxWav8QiSVDp', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_QHk5yQvg2fHxWav8QiSVDp', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_QHk5yQvg2fHxWav8QiSVDp', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_QHk5yQvg2fHxWav8QiSVDp', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_QHk5yQvg2fHxWav8QiSVDp', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_QHk5yQvg2fHxWav8QiSVDp', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_S0YfLIj3r1TzJ4VjIqgdAp', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_SR7T9DS7Gan82eADjrWhJJ', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_SR7T9DS7Gan82eADjrWhJJ', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_SR7T9DS7Gan82eADjrWhJJ', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_SR7T9DS7Gan82eADjrWhJJ', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_SR7T9DS7Gan82eADjrWhJJ', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_SR7T9DS7Gan82eADjrWhJJ', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_SR7T9DS7Gan82eADjrWhJJ', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_SR7T9DS7Gan82eADjrWhJJ', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_SR7T9DS7Gan82eADjrWhJJ', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_cFUT0wVYeTLktnp3gSxIuM', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_cFUT0wVYeTLktnp3gSxIuM', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_cFUT0wVYeTLktnp3gSxIuM', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_cFUT0wVYeTLktnp3gSxIuM', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_cFUT0wVYeTLktnp3gSxIuM', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_cFUT0wVYeTLktnp3gSxIuM', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_cFUT0wVYeTLktnp3gSxIuM', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_cFUT0wVYeTLktnp3gSxIuM', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_cFUT0wVYeTLktnp3gSxIuM', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_eeJr4HvgNi9bujoRltcJqd', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_eeJr4HvgNi9bujoRltcJqd', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_eeJr4HvgNi9bujoRltcJqd', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_eeJr4HvgNi9bujoRltcJqd', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_eeJr4HvgNi9bujoRltcJqd', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_eeJr4HvgNi9bujoRltcJqd', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_eeJr4HvgNi9bujoRltcJqd', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_eeJr4HvgNi9bujoRltcJqd', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_eeJr4HvgNi9bujoRltcJqd', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_jLuSleqzmzs5fAFwUVJbbo', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_jLuSleqzmzs5fAFwUVJbbo', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_jLuSleqzmzs5fAFwUVJbbo', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_jLuSleqzmzs5fAFwUVJbbo', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_jLuSleqzmzs5fAFwUVJbbo', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_jLuSleqzmzs5fAFwUVJbbo', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_jLuSleqzmzs5fAFwUVJbbo', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_jLuSleqzmzs5fAFwUVJbbo', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_jLuSleqzmzs5fAFwUVJbbo', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kenvkUDJAhYUd1A85Vmljz', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kenvkUDJAhYUd1A85Vmljz', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kenvkUDJAhYUd1A85Vmljz', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kenvkUDJAhYUd1A85Vmljz', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kenvkUDJAhYUd1A85Vmljz', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kenvkUDJAhYUd1A85Vmljz', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kenvkUDJAhYUd1A85Vmljz', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kenvkUDJAhYUd1A85Vmljz', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kenvkUDJAhYUd1A85Vmljz', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kesZW2WOklfFR8IwKEM09M', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kesZW2WOklfFR8IwKEM09M', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kesZW2WOklfFR8IwKEM09M', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kesZW2WOklfFR8IwKEM09M', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kesZW2WOklfFR8IwKEM09M', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kesZW2WOklfFR8IwKEM09M', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kesZW2WOklfFR8IwKEM09M', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kesZW2WOklfFR8IwKEM09M', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_kesZW2WOklfFR8IwKEM09M', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_nKfOqK5kCMtSIIW96xK5Wx', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_nKfOqK5kCMtSIIW96xK5Wx', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_nKfOqK5kCMtSIIW96xK5Wx', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_nKfOqK5kCMtSIIW96xK5Wx', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_nKfOqK5kCMtSIIW96xK5Wx', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_nKfOqK5kCMtSIIW96xK5Wx', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_nKfOqK5kCMtSIIW96xK5Wx', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_nKfOqK5kCMtSIIW96xK5Wx', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_nKfOqK5kCMtSIIW96xK5Wx', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_qX11w4I4EzSdbKjXDrhb7w', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_qX11w4I4EzSdbKjXDrhb7w', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_qX11w4I4EzSdbKjXDrhb7w', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_qX11w4I4EzSdbKjXDrhb7w', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_qX11w4I4EzSdbKjXDrhb7w', '\x4dd5cfa87c1a86696476363bcae7b321'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_qX11w4I4EzSdbKjXDrhb7w', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_qX11w4I4EzSdbKjXDrhb7w', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_qX11w4I4EzSdbKjXDrhb7w', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_qX11w4I4EzSdbKjXDrhb7w', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_qX11w4I4EzSdbKjXDrhb7w', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_rZjN2Eo4chROx5C9cNBEbL', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_rZjN2Eo4chROx5C9cNBEbL', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_rZjN2Eo4chROx5C9cNBEbL', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_rZjN2Eo4chROx5C9cNBEbL', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_rZjN2Eo4chROx5C9cNBEbL', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_rZjN2Eo4chROx5C9cNBEbL', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_rZjN2Eo4chROx5C9cNBEbL', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_rZjN2Eo4chROx5C9cNBEbL', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_rZjN2Eo4chROx5C9cNBEbL', '\xdbbf35b101026f58524dec19fda9898f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_u4WL6jTMYZjLHqU9fZTb3c', '\x0bfe027fbea6c8147c6cbab18aa6bff7'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_u4WL6jTMYZjLHqU9fZTb3c', '\x0f339452ce969884c9f14301db9f8551'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_u4WL6jTMYZjLHqU9fZTb3c', '\x20641c769bebcb8e04496e8ca7906488'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_u4WL6jTMYZjLHqU9fZTb3c', '\x39246f1648232b91cbb2eed5c00ebdf0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_u4WL6jTMYZjLHqU9fZTb3c', '\x535c2fc430e9ad2435f44f718afa0247'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_u4WL6jTMYZjLHqU9fZTb3c', '\x5860d93df9ca0cc36faa77500c748166'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_u4WL6jTMYZjLHqU9fZTb3c', '\x74adc7a11bae5f8cc134def1aa60ed7d'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_u4WL6jTMYZjLHqU9fZTb3c', '\xaea4f46aa879b74ad8ea22edbfe4bf4c'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'per_u4WL6jTMYZjLHqU9fZTb3c', '\xdbbf35b101026f58524dec19fda9898f');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_policies, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_6JI0x4TEeQi9HPthFXuoWL', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_kuW1sbxQXcwkhSPWCjlHTv", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:26:01.307+00', '2026-11-16 07:26:01.307+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_6zLCO7qYBOB6D61I8nhAxj', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_G1jy1zZzXK9UeT116frIOo", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:25:48.485+00', '2026-11-16 07:25:48.485+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_DVELGs6qTlMWnjdET8f2sT', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_kLm072Yj11JS4rR2ZWdpVP", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:26:01.15+00', '2026-11-16 07:26:01.15+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_FBLcqORRszg7gC8q6SH349', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_gjuwv9BE2q39c6VtJK8BcF", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:25:58.048+00', '2026-11-16 07:25:58.048+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_Ido3jmBkb6Tiq6agIXcgoB", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:25:51.694+00', '2026-11-16 07:25:51.694+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_JBBmYTfPqGbdcqD7DcMWx6', 'unverified', null, '{"use": "official", "given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:26:03.449+00', '2026-11-16 07:26:03.449+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_Kf4Lr4FSgrzcdQ5Kdrvjb0', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_Kf4Lr4FSgrzcdQ5Kdrvjb0", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:26:00.615+00', '2026-11-16 07:26:00.615+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_NGqbNPFsomevMwMLiYrOBj', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_zNVwaN1UmoidrbOgRBxnTs", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T07:26:05.211Z", "check_id": "chk_JDeX14D0vQJDUPkuIXKOzS", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_auXN5BDuo6WyxUaIBJsUkQ', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 07:26:05.211+00', '2026-11-16 07:25:47.966+00', null, null, '2026-11-16 07:26:05.211+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 07:25:47.633+00', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_XbU2FKs8GreMbfK4DsH0ay', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_XbU2FKs8GreMbfK4DsH0ay", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 07:26:02.52+00', '2026-11-16 07:26:03.473+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_cI426ExEqZQYpM6AzxeXaS', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_rOYZguRJiiq1mzMeJSYBip", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:25:50.057+00', '2026-11-16 07:25:50.057+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_cVt4fPCdo5ozdDnRzMWM0s', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_ywwChBkA9AKVQNYc6KojrP", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:25:50.267+00', '2026-11-16 07:25:50.267+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_eZyo8p2DWZSS8hmTijMW1w', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_e35rztuRcoJiKpMyQY5tVq", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:25:49.741+00', '2026-11-16 07:25:49.741+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_eoT4bFkd0rvul26dNkY60A', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_jb2VLA4RUKVkAoGdFFSKbU", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:25:50.928+00', '2026-11-16 07:25:50.928+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_gbR2BPJefR2iS7YkleTwMy', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_sNj08h4zK9uAc7PBuvkx3i", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:25:47.358+00', '2026-11-16 07:25:47.358+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_lT46wo2QA1OzDNZt3j8kU3', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_mc0fYCCxU3U2YOLqRWhGs3", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:25:50.564+00', '2026-11-16 07:25:50.564+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_nVuSqw7O6vAcjOwelo4tKf', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_ahw00jbLXr7qgPMhOAajN6", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:26:01.815+00', '2026-11-16 07:26:01.815+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_q2YmIbozShiE3H60eH5SlV', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_q2YmIbozShiE3H60eH5SlV", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:26:03.773+00', '2026-11-16 07:26:03.773+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_rIfljBT6WyZH2wX10FkFCL', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_We2skI7Cf46y9PD9NKmZc9", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:26:01.714+00', '2026-11-16 07:26:01.714+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_smqy8Paz9Cxmf3gIqaodLO', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_smqy8Paz9Cxmf3gIqaodLO", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 07:25:54.385+00', '2026-11-16 07:25:54.523+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_wX80hTRHaPc0VasE5hEarB', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_wX80hTRHaPc0VasE5hEarB", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 07:25:51.416+00', '2026-11-16 07:25:51.416+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_XbU2FKs8GreMbfK4DsH0ay', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_smqy8Paz9Cxmf3gIqaodLO', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'cal_ET5BLMn64Zr6r6wyGuwRtj', 'prac_eoT4bFkd0rvul26dNkY60A', 'Phone', 'busy', 'issued', 'Mx52nSHgzvW30GpIGMlS0DcBMz53uhnsWFgTG7FDEq4', '2026-11-16 07:25:51.06+00', null, '{}', '1', '2026-11-16 07:25:51.06+00', '2026-11-16 07:25:51.06+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'clm_UT24SLdNMsAslJE0uDSPaz', 'per_3Q9nFxQco0IrSEk4I1pLun', 'cov_Lfxne30I2JaRxo87R7UIjQ', 'prac_q2YmIbozShiE3H60eH5SlV', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, '60KXZOA9VC2C4Z2KS', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_riFP6Q0GhbLyKfSkT959uL', 'dis_wYqzQw78U0Ny8boSoaVg7V', '\x01d3a7a95aa45fd8f10ae803b1c65e93a0937196be0810e29e991bf9e3af7aa7bf9db0464a0557146d449be868a73f6657addc0c0e7d436f7ea7eb64772efa380d9566a8833e4ea7aa79b1b8b11bd4e0e85f2f20c1b00be8d630fbe0d730ffa024752c40bb59356769927761872d802d23bf4fce1f0c1d82161bb93d9699b2efcd95067e6c5b1092da8ea45430ce3846136359ab66119023104c7d5e64fac3eb31dfdc53436a34a7531ac3a6d5279741cbbed66815ca9f0cb134c9c03c7ceeeb499baf5ab309b223779cebbffa3727498a8ac37aa4ac23d7397029db848c52b6391a16ed0da96f0d224e940ad227651b05ec955f2288cfbe550c2ca0e45cdca3a6f0e57466341ea59a1bef677b4af9e361c3431cb7ed21466192edf6a8c500bd24b7166c896021063246235b1f3b9230367492522383c329d2565bb1b5b6d3950fac670fe78c027d792f3831f13afe30ca7ffe60c04a0a29561b6e7e5fcb7555c90a689e1c4a903818acc074af614c61f601854dea9a65b20850e63b3e7195a6597466230059eb138d5b35ba1b139110335a30cd4228734fe3d1a8485e531a3bf5da3737b7c6ca322cffee1eb94ac5259fc178d6079aa3f1ca325c1e0f33b34e71089c6be7bbd5fab1556b6e4545950ac52afdc38b9e572e049936f619aa0a0f707900c73cc518ba8a5fff81017095de91dfe0f3d992930e5d774778de9e27e1e91414453b9e424a7af3165f6d0d244838be430dfe8e32f9b017f268d587760e781b5b8d57a3d78a51b1f91baa5fd2621b47b5b30eff339bff98c6d254ac27fb220a883561055df538655e8bdc396450bfc776accfcb924522bbce7f2ce4e911f76924705eac1a8c32a1b48f206e9f7a6768e446d9d58ad1cf950c818e92ace03902909c46406e9f8e1881784c7103893c03f7367734acb651cee157d0ea26035638a600d506b8496615f5eab6da2ae764cd2a645c64130cff16ebd0830c25656049e3913fc664f959739c1d6153be1cf4d9bc6f2026c88cd001c9169badd46ce9cb6d083b50bc7d716d11253f1f933e62d19f066cc6ace3bddb905317546187fb38b8cc82d0158b4679f155f80aecfbc32a2e3aa89c2f141e0eb014951b1754d2f771022810d357070454812914345f07d3d8b3d2270f65a393b03e7b3a1594eef946ac82ac049cd19ba53b7f2cff2ac24cd39364302aece740c1669ab4493c282df9320264f910960ca65029f3a63311003ce9f19928ebb8ca54f627d484382665b725b1b1fc1199857fe060e27a2a5da42a7b65a3e5c237f2d77f2729246f5cf9e22ff0afd9b6bd1c0d62ffc75ebb58ada644b89008f8691db7efc16f1c8376510fb8566435e8addfd3c7aeebad218fa63dc39d94190afea27ad95506a2e7dede2a1683c3b3a8e766222c8684a62d38b3190819b2f37d9eb34fb50bd71b06658900d9df4f9b75e8e5920742dd611d7d071d55e112945dee85ba973dcd3444779c1a0ece23c509c97318c0bb35661b01cd479801f1c878144304bde35b3221f2637d84440dafd5a9b971e49d2dab649172eecd3fecdb2cf2fadd62f268a0d8bae1e31db7b87e51230f7b7ebefe87c3afe6b77c4cdb965bd6ca74ad2a9af32783650c1678e29a463c2e82e68efc985c008012559d6bf09e939f41208c34337db33c420a7c0e9621a48aa5cad64f219be9062c7e0ae1d930303825699fd890788b36b5b93ead7d5a93ae69cb6d8b532176155b923cd275bb4cc887704e49690a553f877300bfa5858726fdfaac128de1bae888a9e965b3cd53955201bc28d56a50d9451a0045949ea56bf9854ec530cab2f0ec356f26e42d5306180acb85b551d80bb85d58009632fa7aa5734ec9eeb9a4d2a5522f91b7c014b33598e25479c631d054cbb67f6b8331395a670f11391a2090bf7759e9fabe015e71d81b1062f5a3056d3d92ed030c3b246cfeab55bbaf6ee95a1281bb1ea8edc435ecd01627ae0418be5db0f8cbf224e4f3ed2b2254e1b1453c3944097471bb6c9421ac3b5c2747a2ca9a41ff141af9e654fcb096ba876b27cd0e32b21a1069185da597c519dc06ec7ac42369b44bca0b90d34c0f78403b142eee4da44d90312ed5095ccfc55a61cadf7ee3bdd7efd2ba15e95d2f2425477bffc37c1f68da9f6acb698f2740a610c405b18b567f56a96622b1bd01a52399e714defe1a3c7b964beff686da2b1a9adf95bab0866a08eb44002909e2b123817b0f74658154bfa123e1830c21d100e46fc934e7e4dfe752d849e8a308a6445bc6fecd7904afa27f422781f7ee62c117dd88e50199969400a9a2f2e56578d82b5e89c5119371e0e79a46b0fe713f0444d65bca3d9bde913544b17859', null, '2026-11-16 07:26:04.589+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 07:26:04.197+00', '2026-11-16 07:26:04.589+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'clm_pZvOOrlc7EjNdDilBnOjAB', 'per_qX11w4I4EzSdbKjXDrhb7w', 'cov_LB6qK0SEvDAx5WfYudmU9F', 'prac_Kf4Lr4FSgrzcdQ5Kdrvjb0', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, '2S07PRUM8VZF0J6YY', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x0101b49aec26137cd0fda5f29fae266905ea7e178d55011de173bdca57e74ed7eec101f185a499dd97f2d1574a2a07c19aa17a20416131bf7984cf38fc6c153cd6e722a14003386cf2f4736a19a431d707e78ba54ace43d7c26606a63de495b23e362405c2f16a1a6e2f891ba3674aeafb969f8a2aab882f0b43cbdd85e573f37147a9f4dc2af273d32dc72c3167e2c196ea0adbf624ee54c8b5218b03adc6533f8192cfbd0114f53598d79dd8560b9bf349b507d28fcc7f55175f62caa473b21c4d177353a1e91779f3f8a022f156233e7709a0fa28b9f743edd4bf9fa6a71f85de7258aedaafbdd097d06939224a705befd75fab9e5c0a96b575004c74a346ee86cbe2549a0e61f659253693647330d77d0b58fcad3e4959ca9de642b3efa45afcb6ff65b9bdf20aa37a1475fffca768f04add7bb3b4455a5bed1026c4d9a45d0ffe37433ac1350f8b7f3f2b32dc027beb42fed2f3844fb430549d7b08a3a19ae66ccc96c9ef9ff31540743a5c5eee53f56a33dc16d5f104920f9a3ef9f55407e2577907c5d1aab67eeca6bf2c0343030f22f444bd3df4bb6e4f7b69f540251478a1d19074d8c52fafa73468b8101ef0bc91831e8781c7a8fc4f248f657d50d1477e0de4ed1ff475e768f3c1645920f226d4ed479347889f6f3379c63ffbbd8132f0bab0a8f77641e152758469f8d123d267bf1c7dd2f2661cdb1ed25e79927aaaa6175fe5f1c61d1aeb0a2e70ef3af36f9f876f3e49e166336b8a2a9ce47cd77c868ec7f3d46c7edb4d21604bcd383f72bfbe1f1cb1086884d7c48bab1afe5d26b3dafc3b8d5e4dddf7c5d60d5aca8c4cdaadc6aa6e85d28f55af699129d8becbcc609ab2d14d73db350729bb37d58aa483c1e8330801ca1a80fcce6a073eab539a0c3220dc8e148b4b484cde0d8d327392bc79b3d5cb8f8f41967ad85011a54592876aca30b51d7891cb05ed3ca996376a0dabbc1d5796187c296ddd3924c030daee38ebbebb1ac154346340312253526097acee308f6c80ecdf4558437001bf77c912f3e317c16830ea5a270041399df600130999d97bde6a59b76a8f78b27eadb616416a5b1b530a2a49d9e664dbe41513a5e7eb97f8848fde9f838878e611b3a2c09de33b8f40259de65cb4a101bc9623c2799c4255e6701d7c5f234cf83cf56c094931fe4a13059095920366eb3a858b95b1ae021f0be472047936acf4335ba878ea42e20b0b9d75da06f39c3c50aa44bad73dcfd8fb422b4b46fbbc6b3d914bea2af3b5fc553aebafc9755389d887aca4ea9d6c42ef7ed427d1e9febf30eca575248eb990a638c08ee1b3bd69129d410d17ca30568aca81c46ce69eb673635b57b752c65e455e33a83ad0a8bb7cef9a17e848a981d8973983055e75920e76d464980fc07cbfc73aa171db09b7dd9d65a5a2ca1e8e9dc35431002381779fb49bb22fb8b80fd6e4f8160ffd9e7aa6904972dc84021d9108fc687b410a101124cbae6208b2c41119e5', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:26:00.982+00', '2026-11-16 07:26:00.982+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'clm_UT24SLdNMsAslJE0uDSPaz', 'service', 'YkMWlGE-7qum7sOT9I6ZrRnSZGD_fUdOEdU6Ozc2N-c');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'crec_fRfmy7ySjE7NslOHSwWtAY', 'clm_UT24SLdNMsAslJE0uDSPaz', 'per_3Q9nFxQco0IrSEk4I1pLun', 'submission', '1', '1', 'trn_wwxU8D9NXCZX8PZ6rXfOHX', null, null, '\x0198f79fbd449c6db572a6698e5619a68d52893f322e924730afa98e0aaa37c96ce3520c7322ae1038bedbf03dcd4e6074c4485606289f01a5f637a86f33c638df8d21d4c3e67cf07daa3e9a143a1d63393ae139d3f706471f12716bf48b44e1de5aa7aac74d29c14ec1c61f8af9ec302f8ee1dbaa9d2a4eb2ba8e37e40a6e2fd953b0a78f13e70b440612f9c6e711150fb9b0df3e04cdc0f6192528fe2c2407b8038a5c01621c66294e829dc8c527e0', '1', '2026-11-16 07:26:04.589+00', '2026-11-16 07:26:04.589+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'emg_xMnigINtVQOcJtO6ZGImII', 'per_cFUT0wVYeTLktnp3gSxIuM', 'prac_eZyo8p2DWZSS8hmTijMW1w', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'opened', '\x016ab786c805b29d25d6c7dc3f70ff6df8b8623c90f03c7a57f45665dec175bfbba8bc252b9535f7b993b49b42ba5f6d11e66303eb3326963c55414c0d5ba3affde9c99444e972ce0774f62cb3abdc57494199a0c3f7f52ac29ecae779f3367cd81d3871882d177f9420472221e4922a2c191d2201943cd96c005769feda196ffd6babd5cd7f44b5b617bd2f168665c7b9b1ac1f98f6e5351b9eb54181ce6c44bc978677874b6ac2ce5a5b1d650bed95', '2026-11-16 08:25:49.859+00', '2026-11-16 07:25:49.859+00', null, null, null, null, '1', '2026-11-16 07:25:49.859+00', '2026-11-16 07:25:49.859+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_XbU2FKs8GreMbfK4DsH0ay', '6000', null, '2', '2026-11-16 07:26:03.636+00', '2026-11-16 07:26:03.636+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, submitted_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, reversal_failed_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'po_ff2Iqkf8PMgmtGNYA22J06', 'practitioner', 'prac_FBLcqORRszg7gC8q6SH349', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 07:25:58.22+00', '2026-11-16 07:25:58.22+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_6JI0x4TEeQi9HPthFXuoWL', 'jurisdiction:US-CA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_6JI0x4TEeQi9HPthFXuoWL', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_6JI0x4TEeQi9HPthFXuoWL', 'npi:1234567893'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_6JI0x4TEeQi9HPthFXuoWL', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_6JI0x4TEeQi9HPthFXuoWL', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_6zLCO7qYBOB6D61I8nhAxj', 'jurisdiction:US-CA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_6zLCO7qYBOB6D61I8nhAxj', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_6zLCO7qYBOB6D61I8nhAxj', 'npi:1234567893'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_6zLCO7qYBOB6D61I8nhAxj', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_6zLCO7qYBOB6D61I8nhAxj', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_DVELGs6qTlMWnjdET8f2sT', 'jurisdiction:US-CA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_DVELGs6qTlMWnjdET8f2sT', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_DVELGs6qTlMWnjdET8f2sT', 'npi:1234567893'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_DVELGs6qTlMWnjdET8f2sT', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_DVELGs6qTlMWnjdET8f2sT', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_FBLcqORRszg7gC8q6SH349', 'jurisdiction:US-CA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_FBLcqORRszg7gC8q6SH349', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_FBLcqORRszg7gC8q6SH349', 'npi:1234567893'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_FBLcqORRszg7gC8q6SH349', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_FBLcqORRszg7gC8q6SH349', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'jurisdiction:US-NY'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_JBBmYTfPqGbdcqD7DcMWx6', 'name:MBEKI GRACE'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_JBBmYTfPqGbdcqD7DcMWx6', 'word:grace'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_JBBmYTfPqGbdcqD7DcMWx6', 'word:mbeki'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_Kf4Lr4FSgrzcdQ5Kdrvjb0', 'jurisdiction:US-NY'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_Kf4Lr4FSgrzcdQ5Kdrvjb0', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_Kf4Lr4FSgrzcdQ5Kdrvjb0', 'npi:1999999984'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_Kf4Lr4FSgrzcdQ5Kdrvjb0', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_Kf4Lr4FSgrzcdQ5Kdrvjb0', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_NGqbNPFsomevMwMLiYrOBj', 'jurisdiction:US-CA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_NGqbNPFsomevMwMLiYrOBj', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_NGqbNPFsomevMwMLiYrOBj', 'npi:1234567893'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_NGqbNPFsomevMwMLiYrOBj', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_NGqbNPFsomevMwMLiYrOBj', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_XbU2FKs8GreMbfK4DsH0ay', 'jurisdiction:US-NY'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_XbU2FKs8GreMbfK4DsH0ay', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_XbU2FKs8GreMbfK4DsH0ay', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_XbU2FKs8GreMbfK4DsH0ay', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_cI426ExEqZQYpM6AzxeXaS', 'jurisdiction:US-CA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_cI426ExEqZQYpM6AzxeXaS', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_cI426ExEqZQYpM6AzxeXaS', 'npi:1234567893'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_cI426ExEqZQYpM6AzxeXaS', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_cI426ExEqZQYpM6AzxeXaS', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_cVt4fPCdo5ozdDnRzMWM0s', 'jurisdiction:US-CA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_cVt4fPCdo5ozdDnRzMWM0s', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_cVt4fPCdo5ozdDnRzMWM0s', 'npi:1234567893'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_cVt4fPCdo5ozdDnRzMWM0s', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_cVt4fPCdo5ozdDnRzMWM0s', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_eZyo8p2DWZSS8hmTijMW1w', 'jurisdiction:US-CA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_eZyo8p2DWZSS8hmTijMW1w', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_eZyo8p2DWZSS8hmTijMW1w', 'npi:1234567893'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_eZyo8p2DWZSS8hmTijMW1w', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_eZyo8p2DWZSS8hmTijMW1w', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_eoT4bFkd0rvul26dNkY60A', 'jurisdiction:US-CA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_eoT4bFkd0rvul26dNkY60A', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_eoT4bFkd0rvul26dNkY60A', 'npi:1234567893'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_eoT4bFkd0rvul26dNkY60A', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_eoT4bFkd0rvul26dNkY60A', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_gbR2BPJefR2iS7YkleTwMy', 'jurisdiction:US-CA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_gbR2BPJefR2iS7YkleTwMy', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_gbR2BPJefR2iS7YkleTwMy', 'npi:1234567893'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_gbR2BPJefR2iS7YkleTwMy', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_gbR2BPJefR2iS7YkleTwMy', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_lT46wo2QA1OzDNZt3j8kU3', 'jurisdiction:US-CA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_lT46wo2QA1OzDNZt3j8kU3', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_lT46wo2QA1OzDNZt3j8kU3', 'npi:1234567893'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_lT46wo2QA1OzDNZt3j8kU3', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_lT46wo2QA1OzDNZt3j8kU3', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_nVuSqw7O6vAcjOwelo4tKf', 'jurisdiction:US-CA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_nVuSqw7O6vAcjOwelo4tKf', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_nVuSqw7O6vAcjOwelo4tKf', 'npi:1234567893'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_nVuSqw7O6vAcjOwelo4tKf', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_nVuSqw7O6vAcjOwelo4tKf', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_q2YmIbozShiE3H60eH5SlV', 'jurisdiction:US-NY'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_q2YmIbozShiE3H60eH5SlV', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_q2YmIbozShiE3H60eH5SlV', 'npi:1999999984'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_q2YmIbozShiE3H60eH5SlV', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_q2YmIbozShiE3H60eH5SlV', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_rIfljBT6WyZH2wX10FkFCL', 'jurisdiction:US-CA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_rIfljBT6WyZH2wX10FkFCL', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_rIfljBT6WyZH2wX10FkFCL', 'npi:1234567893'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_rIfljBT6WyZH2wX10FkFCL', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_rIfljBT6WyZH2wX10FkFCL', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_smqy8Paz9Cxmf3gIqaodLO', 'jurisdiction:US-NY'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_smqy8Paz9Cxmf3gIqaodLO', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_smqy8Paz9Cxmf3gIqaodLO', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_smqy8Paz9Cxmf3gIqaodLO', 'word:okafor'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_wX80hTRHaPc0VasE5hEarB', 'jurisdiction:US-NY'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_wX80hTRHaPc0VasE5hEarB', 'name:OKAFOR ADA'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_wX80hTRHaPc0VasE5hEarB', 'word:ada'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_wX80hTRHaPc0VasE5hEarB', 'word:okafor');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, kind, key, arguments, status, attempts, due_at, claimed_until, created_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'op_IqOKF4Oby5jW9HZALXIQu3', 're_WRYJE5arFWrDhcnRSDnucU', 'refund', 're_WRYJE5arFWrDhcnRSDnucU:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_DduNgWZ3HrCm24zUJDst48"}', 'done', '1', '2026-11-16 07:25:57.44+00', null, '2026-11-16 07:25:57.44+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'op_T7A5SlPnsM3eRhOJ1Cftmo', 'pay_VCVUBAVIwGlDsYSA393FKT', 'confirm', 'pay_VCVUBAVIwGlDsYSA393FKT:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 07:26:02.032+00', null, '2026-11-16 07:26:02.032+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'op_oJuNBQir1AsinqjSOKJyNZ', 'pay_xjUwA6ocpgPXV8TYjX5I4h', 'confirm', 'pay_xjUwA6ocpgPXV8TYjX5I4h:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 07:25:56.645+00', null, '2026-11-16 07:25:56.645+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, duration_ms, created_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_0LL13GR7hUiZrBTDtC1uWO', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '317', '2026-11-16 07:25:58.856+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_1CJfsJY6SnfIRy3p29AYUT', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '91', '2026-11-16 07:25:50.991+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_1GaM7a9ntReyHBVomfy373', 'POST', '/v1/notes/note_XgmYDIe0r97uQ7LAeMQNrU/sign', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '120', '2026-11-16 07:26:03.216+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_1IJk5qUyavKU8B5fMjXFY1', 'PATCH', '/v1/persons/per_C2c93HiBRpLxPqjHQIdy8D', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '216', '2026-11-16 07:25:52.822+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_1MPl2N23WcME5boAkohj7L', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '39', '2026-11-16 07:26:03.785+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_1eHf4VYHILz7Wo6FAqNEaH', 'POST', '/v1/notes', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '58', '2026-11-16 07:26:03.276+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_36e7fYGAef4bhkkDy6pmpO', 'POST', '/v1/practitioners/prac_eoT4bFkd0rvul26dNkY60A/calendar_feeds', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '87', '2026-11-16 07:25:51.145+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_3NQ3jhjdFYfhi2cpG0w1iR', 'POST', '/v1/api_keys', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '35', '2026-11-16 07:25:47.1+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_3XJn5qSE6tnFmGFqVhmcBn', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '80', '2026-11-16 07:25:59.863+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_3pxgTgDUBYj3ydPygD2TZI', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '45', '2026-11-16 07:26:00.258+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_43PFPPZ2ybVQPFOPhWH8A2', 'POST', '/v1/charges', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '78', '2026-11-16 07:25:55.814+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_4OVksO3bVbBZJfRi53Y9EU', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '7', '2026-11-16 07:26:01.721+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_4yCks6sbWfYgq995jJwyO7', 'POST', '/v1/payer_contracts', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '204', '2026-11-16 07:25:58.566+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_5Z5ltaJMNtURcYNzUAq8Iz', 'PATCH', '/v1/persons/per_3ZlzqxE4qDLfqS2uyiedwr', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '67', '2026-11-16 07:26:03.018+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_61Qv1HhjW3kFWfwplPusYM', 'POST', '/v1/consents/con_BK77lOplw0FPELvL0JYDHb/sign', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '82', '2026-11-16 07:26:00.461+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_66pCLVgl8DqqCz6RzqDvSD', 'GET', '/v1/audit_entries', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '10', '2026-11-16 07:26:01.812+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_8WdhCUZ60lDkANpWgo9uLs', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '81', '2026-11-16 07:25:51.474+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_8b2lmbvLQZGJzr4GKtU9v4', 'POST', '/v1/claims', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '353', '2026-11-16 07:26:04.538+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_8fKDCCmkbZ7NOE9rbNN7np', 'POST', '/v1/adjustments', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '52', '2026-11-16 07:25:55.933+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_9ebNu5OQOkxgRQDMYf2m7X', 'POST', '/v1/notes', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '590', '2026-11-16 07:25:52.411+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_9ldTAAYcr5eFXLzdBX5Qe3', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '99', '2026-11-16 07:25:50.361+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_AFE6n62TmjtzYuuarNUPzj', 'POST', '/v1/notes', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '50', '2026-11-16 07:26:03.082+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_AQIW3S3ynApGxe2NlJ9h7J', 'PATCH', '/v1/practitioners/prac_smqy8Paz9Cxmf3gIqaodLO/availability', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '320', '2026-11-16 07:25:54.842+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_AczHZwl6D8XR0N9y24nB7d', 'GET', '/v1/events', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '6', '2026-11-16 07:26:01.851+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_BWXTpoEMoTpF6H5FBS0sLc', 'POST', '/v1/deposits', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '102', '2026-11-16 07:26:01.584+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_CAzKrdHO0awRB7PWHDZrvV', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '50', '2026-11-16 07:25:55.869+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_CMf8cM0AmN9jORoht2GpbG', 'POST', '/v1/estimates', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '96', '2026-11-16 07:26:01.216+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_CXdzcNcSOfLleGAarvqUpY', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '173', '2026-11-16 07:25:53.901+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_Clnf2ozEcwZE9fjswMOvvY', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '146', '2026-11-16 07:25:49.287+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_CmA8EZHZVtTvEc0EAf3fu6', 'POST', '/v1/consents', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '47', '2026-11-16 07:26:00.891+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_CprEWQgLJoZdbTKb7JlEA0', 'PATCH', '/v1/persons/per_nKfOqK5kCMtSIIW96xK5Wx', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '176', '2026-11-16 07:25:53.501+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_D6vA0LCLwGj8JU0ljcNyuv', 'POST', '/v1/x12_documents', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '27', '2026-11-16 07:26:01.067+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_DNhkMScjCCWg4VQWUanCbh', 'POST', '/v1/session_series', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '291', '2026-11-16 07:25:50.905+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_EFi8KDKTyTANfjmxrY3j1Y', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '46', '2026-11-16 07:25:51.699+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_F32apwmBAFrdYNGdCKlDKP', 'GET', '/v1/ledger_entries', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '11', '2026-11-16 07:26:01.855+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_GY4ImtXfnByem1j7TIRuIL', 'POST', '/v1/consents/con_Fjr8pHCSK0tbtwtAVCsWoe/offer', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '7', '2026-11-16 07:26:04.081+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_GYXzFLPRB1T85cIdApaziP', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '74', '2026-11-16 07:26:01.958+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_H2KLTHTDxibxQvFmncGrPq', 'POST', '/v1/claims', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '59', '2026-11-16 07:26:01.039+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_H5cbLxtNw3pZymcz7cEz5c', 'POST', '/v1/practitioners/prac_NGqbNPFsomevMwMLiYrOBj/verifications', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '481', '2026-11-16 07:25:48.364+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_H8vAzHJu5EIdpvAm9fQCmu', 'POST', '/v1/assessments', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '240', '2026-11-16 07:25:54.357+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_HYL609OpjhGlH04fgkckGU', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '20', '2026-11-16 07:26:01.142+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_HkLWiTRHypoVy770mvw75Z', 'POST', '/v1/practitioners/prac_6zLCO7qYBOB6D61I8nhAxj/checks', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '238', '2026-11-16 07:25:48.753+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_HrcYmBPAiidldEnT01VRKI', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '26', '2026-11-16 07:26:02.563+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_I6MWmxmgTUpqkb5fKo4TkU', 'POST', '/v1/consents', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '65', '2026-11-16 07:26:00.095+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_IURvkq6A1zfAnm9ze3Jzuc', 'POST', '/v1/billing_providers', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '65', '2026-11-16 07:26:00.604+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_IpV2LzNDstuUiEPSYtMQhx', 'POST', '/v1/consents/con_DbKNSSxBoF5GwOeV3oB4hu/offer', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '41', '2026-11-16 07:26:00.934+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_IuCz1AVx9X3DU91owMprFR', 'POST', '/v1/coverages', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '29', '2026-11-16 07:26:00.301+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_Iwh6M69KRwY5KPCQridr01', 'GET', '/v1/disputes', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '22', '2026-11-16 07:26:02.457+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_IwxYrvqQXDMgb0s1D0NX1Q', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '26', '2026-11-16 07:26:01.272+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_J5WymhgsyRDl60ou3KjYSc', 'POST', '/v1/payments/pay_xjUwA6ocpgPXV8TYjX5I4h/confirm', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '771', '2026-11-16 07:25:57.376+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_JMHTD3a1ULhNcuOeB7S2e2', 'POST', '/v1/eligibility_checks', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '71', '2026-11-16 07:26:00.538+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_KEKkmVATQeDm0rGRDuqZio', 'POST', '/v1/webhook_endpoints', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '102', '2026-11-16 07:25:47.244+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_Kd00tdolYQYBZiWRdIJS0b', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '17', '2026-11-16 07:26:01.245+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_Knkr1U30Jc1NQ1JqCTQ6Eq', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '247', '2026-11-16 07:25:53.118+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_OLTFpRLpFuiPF9eKq8YebV', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '124', '2026-11-16 07:25:58.083+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_Oz5TJslNWqp8bVoWeWAiip', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '9', '2026-11-16 07:26:01.822+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_PP0oSfru6bJ8pIzq5QT0RM', 'POST', '/v1/consents', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '188', '2026-11-16 07:25:49.523+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_PxC7MkGUosfEPgtG6i900r', 'POST', '/v1/coverages', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '350', '2026-11-16 07:25:59.448+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_QSkH90As5yovCOsoyUrXRF', 'POST', '/v1/consents/con_DbKNSSxBoF5GwOeV3oB4hu/sign', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '44', '2026-11-16 07:26:00.978+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_SvSSbdosjaqOP9Hqf7AJYA', 'PATCH', '/v1/persons/per_S0YfLIj3r1TzJ4VjIqgdAp', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '121', '2026-11-16 07:25:51.628+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_TAXkKMx7rHpg5lPOiqZLhn', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '27', '2026-11-16 07:26:03.46+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_TdIBlc7evnhGUvU8GMoZQB', 'POST', '/v1/coverages', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '126', '2026-11-16 07:26:00.006+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_Tw2PfLaCrZkPngFJoyeq5L', 'POST', '/v1/consents/con_BK77lOplw0FPELvL0JYDHb/offer', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '27', '2026-11-16 07:26:00.376+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_UD2QeYQc3m5HQm9QNDTqOf', 'POST', '/v1/payments', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '71', '2026-11-16 07:26:02.03+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_US7FmxBKhlwp5BMfWMLVhn', 'POST', '/v1/payments/pay_VCVUBAVIwGlDsYSA393FKT/confirm', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '360', '2026-11-16 07:26:02.389+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_UjNEvZ47nF2B6yDD5c9HG3', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '122', '2026-11-16 07:25:50.126+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_V0KMEwx3CS2sJntj2efDjK', 'POST', '/v1/disclosures', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '40', '2026-11-16 07:26:01.71+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_VJYFCjjfzgE8AZR67yeReq', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '127', '2026-11-16 07:25:49.679+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_WOowztS2vS3WUV6JZjrCMn', 'POST', '/v1/coverages/cov_aTF2w3FZ1ArveZlAv0hOpx/card_images', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '39', '2026-11-16 07:26:00.212+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_WahxrbKNeeUpoutPigrVcV', 'POST', '/v1/consents/con_Fjr8pHCSK0tbtwtAVCsWoe/sign', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '91', '2026-11-16 07:26:04.174+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_XG3Vpdv9pBacKYS2oXTR5N', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '22', '2026-11-16 07:26:00.636+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_XKvI96gJyhrvMQJbzjNlr7', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '139', '2026-11-16 07:25:49.788+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_XWgZSKgZPxWiagO1fZr15X', 'POST', '/v1/coverages', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '54', '2026-11-16 07:26:00.841+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_XdBNPm8XmtWnVRtWeR5hZM', 'POST', '/v1/payments', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '216', '2026-11-16 07:25:56.526+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_XmHC4bFMAYkcjB8INO2Tjs', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '189', '2026-11-16 07:25:51.323+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_XuHAHGBOGNh8wUjXnvedg8', 'POST', '/v1/remittances', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '48', '2026-11-16 07:26:01.116+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_YQ7VAvuATIUPaG7V5aIQ04', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '227', '2026-11-16 07:25:49.12+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_ZKmt8iIEtUdh7s1xAHZM06', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '99', '2026-11-16 07:25:55.735+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_ZTzrHk4fGfqBNpL69463FV', 'POST', '/v1/consents/con_9eHvf85F22uSfsn5xdaOQZ/offer', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '57', '2026-11-16 07:26:02.708+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_aXfjmOCRDjftQOa55LvyaP', 'POST', '/v1/coverages', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '21', '2026-11-16 07:26:04.036+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_c7whACOmtg1Poix3JgpwuG', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '283', '2026-11-16 07:25:47.495+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_cGpcuXpiYgL6H7YNRwVLjX', 'POST', '/v1/matchings', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '754', '2026-11-16 07:25:55.62+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_dGB29ADLHSbgP1002ui3y4', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '55', '2026-11-16 07:26:02.513+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_dmPNFwzBp7rTVaP9OZuShi', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '66', '2026-11-16 07:26:01.662+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_eN0277oafX5CwjsyZnufHg', 'PATCH', '/v1/practitioners/prac_XbU2FKs8GreMbfK4DsH0ay/availability', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '162', '2026-11-16 07:26:03.623+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_eRdNatscFDpWXrd6TpAilA', 'POST', '/v1/consents/con_b1CdbpqZzhfuSd66NXMxIx/offer', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '27', '2026-11-16 07:26:00.133+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_eWP3n16neiWzLS0GQuXyZp', 'GET', '/v1', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '26', '2026-11-16 07:26:02.427+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_inHR3tcU5DC11RThTviRgI', 'POST', '/v1/claims/clm_UT24SLdNMsAslJE0uDSPaz/submit', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '567', '2026-11-16 07:26:05.119+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_jDG7JvrPPrOrp9yqiWmYi0', 'POST', '/v1/sessions', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '92', '2026-11-16 07:26:02.906+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_juIoIwDEYak2rhg2VIooL9', 'POST', '/v1/billing_providers', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '31', '2026-11-16 07:26:03.852+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_k7dv6pkEEvV6EWo1mT7nw6', 'POST', '/v1/test_clock/advance', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '1594', '2026-11-16 07:26:06.718+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_k8lrgEi3W4OK3Mb6zHoWmv', 'POST', '/v1/consents', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '6', '2026-11-16 07:26:04.049+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_kq3SB57LKnIzi9m0jNUHni', 'POST', '/v1/consents', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '26', '2026-11-16 07:26:00.328+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_lJkXfMQ20vPhLnCNfh8rZh', 'POST', '/v1/consents', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '88', '2026-11-16 07:25:59.567+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_nOiENAWE6hR0vH14gOvf1H', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '22', '2026-11-16 07:26:03.439+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_nWXwniqW9t6HFce7v9Xyb3', 'GET', '/v1', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '5', '2026-11-16 07:26:01.857+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_nfgPScTmShnEYxUQxkEZmt', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '71', '2026-11-16 07:25:50.588+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_nqqx3k7dgLr6LeIUiJ83ZS', 'POST', '/v1/consents/con_b1CdbpqZzhfuSd66NXMxIx/sign', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '34', '2026-11-16 07:26:00.172+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_pNMNARrE9QlsKXPKAKByVy', 'POST', '/v1/consents/con_9eHvf85F22uSfsn5xdaOQZ/sign', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '76', '2026-11-16 07:26:02.801+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_pZZeT5XS1naYlJpox6zOLq', 'POST', '/v1/consents', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '65', '2026-11-16 07:26:02.636+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_pfCHoGWecgdwLRtdg7CZ7w', 'POST', '/v1/consents/con_Qala5YfTOklojarfMCO1ZW/sign', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '120', '2026-11-16 07:25:59.769+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_piI3CYo6H6SQVwDQImJitt', 'POST', '/v1/sessions', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '132', '2026-11-16 07:25:50.495+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_pxw6Z60Y7B6qARgNhpc3t8', 'POST', '/v1/billing_providers', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '21', '2026-11-16 07:26:00.693+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_q6uFhzOLuEZ4SEwkhq4daQ', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '209', '2026-11-16 07:25:47.722+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_qBcBy9iPqeuectsOILPLwN', 'POST', '/v1/consents/con_Qala5YfTOklojarfMCO1ZW/offer', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '48', '2026-11-16 07:25:59.628+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_qFMQDMquVgdnRPK10ehB5I', 'POST', '/v1/superbills', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '143', '2026-11-16 07:26:01.453+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_qVf20WTAcezogBF2VfotrH', 'POST', '/v1/payouts', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '250', '2026-11-16 07:25:58.385+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_sG52zf83IHDstcnSl87gGX', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '138', '2026-11-16 07:25:53.258+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_sSSJmfQ6iG1FIUBZJ0Y9G4', 'POST', '/v1/refunds', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '596', '2026-11-16 07:25:57.953+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_sUDaLEaYfA5eOEtU6BVH1a', 'POST', '/v1/risk_flags', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '205', '2026-11-16 07:25:53.719+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_t8aInHpXmWF5i06uIPID2V', 'POST', '/v1/payments', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '270', '2026-11-16 07:25:56.233+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_ty2qfKnGxyRZZSW5hoeoYP', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '97', '2026-11-16 07:25:56.337+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_uZ1InhbnVCCcUk2ipNMx04', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '77', '2026-11-16 07:26:00.776+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_vSwGBF0Nf56KF8QBdZtNPr', 'POST', '/v1/scoped_tokens', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '71', '2026-11-16 07:25:50.206+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_vZJDjPRZPgKYkVlsmzLJJC', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '99', '2026-11-16 07:25:48.491+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_w61G5Va2Y4dG67Ytl1INxo', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '21', '2026-11-16 07:26:01.119+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_whgr0GdPHzf4Bu2VWKsPMB', 'PATCH', '/v1/persons/per_4BVjOgXipRXCf7jZOMnudP', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '161', '2026-11-16 07:25:54.095+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_xAcQhl3zG1oK15ad8T3s2v', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '86', '2026-11-16 07:26:04.013+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_xd2dS3D4aYqwG5nqal0N5H', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '158', '2026-11-16 07:25:52.571+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_yKu5DVnZJnYgOrH3R9F8bF', 'PATCH', '/v1/notes/note_NIDAFXxPVxRZXqPSyJ9wJN', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '106', '2026-11-16 07:26:03.384+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_yj4AfkgNnxKGhXXu6Fc6jX', 'POST', '/v1/emergency_accesses', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '169', '2026-11-16 07:25:49.958+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_zYU480ZQZtP4AqTYM3Jq5a', 'POST', '/v1/deposits', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '9', '2026-11-16 07:26:01.843+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_zYhwpcteJDZbrYwJqJpbl0', 'POST', '/v1/persons', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '23', '2026-11-16 07:25:55.97+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_zdj3lo6GF7zn2xJKkZz2qb', 'POST', '/v1/practitioners', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '104', '2026-11-16 07:25:54.457+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'req_zpfaxZjS4olSORi1eWwIP3', 'PATCH', '/v1/practitioners/prac_XbU2FKs8GreMbfK4DsH0ay/payout_terms', '200', null, 'key_RdGMZJ3W7uMBwim3IMPgNQ', null, null, '109', '2026-11-16 07:26:03.719+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'chk_JDeX14D0vQJDUPkuIXKOzS', 'check.expire', 'f', '2026-12-16 07:26:05.211+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'chk_WiGIDyBtQ4XysqNoMhCLLl', 'check.expire', 'f', '2026-12-16 07:26:05.211+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'chk_vDqlpletsz0v37TFQnnTlt', 'check.expire', 'f', '2026-12-17 07:26:05.211+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'chk_z75IYKFOV2pD1F45foo7ZA', 'check.expire', 'f', '2026-12-17 07:26:05.211+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'chk_znVRIAsV2PLTsT0DqDjPFC', 'check.expire', 'f', '2027-03-16 07:26:05.211+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'clm_pZvOOrlc7EjNdDilBnOjAB', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'emg_xMnigINtVQOcJtO6ZGImII', 'emergency_access.expire', 't', '2026-11-16 08:25:49.859+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'api_key.check_use', 't', '2027-05-15 07:25:46.457+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'key_frJKQ6D2oUY6bqyiSDfZR6', 'api_key.check_use', 't', '2027-05-15 07:25:47.111+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'match_l8155P0vTzu5miCnRflgtK', 'matching.expire', 'f', '2026-11-19 07:25:54.873+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'note_NIDAFXxPVxRZXqPSyJ9wJN', 'note.remind', 'f', '2026-11-19 07:26:03.22+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'note_yeYUhqrtSaEJc7o0cUWKaT', 'note.remind', 'f', '2026-11-19 07:25:51.876+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pans_KAgyCVPNa6qPiJxmxhyP89', 'payer_response.deliver', 'f', '2026-11-30 07:26:04.589+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pans_XgzsqCNoyQmCcO5F6tNXdm', 'payer_response.deliver', 'f', '2026-11-16 08:26:04.589+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pans_foGyGd0zom5fIEhccEYlHV', 'payer_response.deliver', 'f', '2026-11-16 07:31:04.589+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pans_lYpVFZjsk2Wgco8BEbsRa9', 'payer_response.deliver', 'f', '2026-11-17 07:26:04.589+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pay_VCVUBAVIwGlDsYSA393FKT', 'dispute.fetch_outcome', 'f', '2026-11-30 07:26:02.259+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'po_ff2Iqkf8PMgmtGNYA22J06', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_NGqbNPFsomevMwMLiYrOBj', 'practitioner.evaluate', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_NGqbNPFsomevMwMLiYrOBj', 'practitioner.monitor', 'f', '2026-12-14 07:26:05.211+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_NGqbNPFsomevMwMLiYrOBj', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'prac_NGqbNPFsomevMwMLiYrOBj', 'practitioner.warn_of_expiration', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'risk_uN6LEVxczrIqdE2hD66uTa', 'risk_flag.overdue', 'f', '2026-11-17 07:25:53.582+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ses_6Y5UR23HMD7giJJGLhsEBH', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ses_Ay97fXv7XZpuQEZTIYZnjX', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ses_P6RYETrZulyUStr3aLwfDU', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ses_gR9qrHoPtepBTCMJt2303v', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ses_sob0PSdSbC400YF24rK3TH', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ses_webRjw5m2aZNe11xC21sBq', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'st_HrcI8LmVOjF1xTFuEp6SMb', 'scoped_token.expire', 't', '2026-11-16 07:40:50.164+00', '0'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'st_HrcI8LmVOjF1xTFuEp6SMb', 'key_RdGMZJ3W7uMBwim3IMPgNQ', 'prac_cI426ExEqZQYpM6AzxeXaS', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', 'hAFi', null, 'c35823b9a5f1b3857c5a32b6443f6ceefad4c4c4344abc7723388618c50e1f25', '2026-11-16 07:40:50.164+00', null, null, null, '1', '2026-11-16 07:25:50.164+00', '2026-11-16 07:25:50.164+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'series_9qaS2yYnkSCwNCHZVjvRZK', 'prac_lT46wo2QA1OzDNZt3j8kU3', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_webRjw5m2aZNe11xC21sBq,ses_P6RYETrZulyUStr3aLwfDU,ses_Ay97fXv7XZpuQEZTIYZnjX,ses_6Y5UR23HMD7giJJGLhsEBH}', '[]', null, '1', '2026-11-16 07:25:50.673+00', '2026-11-16 07:25:50.673+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, procedure_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ses_6Y5UR23HMD7giJJGLhsEBH', 'prac_lT46wo2QA1OzDNZt3j8kU3', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_9qaS2yYnkSCwNCHZVjvRZK', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 07:25:50.673+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:50.673+00', '2026-11-16 07:25:50.673+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ses_Ay97fXv7XZpuQEZTIYZnjX', 'prac_lT46wo2QA1OzDNZt3j8kU3', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_9qaS2yYnkSCwNCHZVjvRZK', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 07:25:50.673+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:50.673+00', '2026-11-16 07:25:50.673+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ses_P6RYETrZulyUStr3aLwfDU', 'prac_lT46wo2QA1OzDNZt3j8kU3', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_9qaS2yYnkSCwNCHZVjvRZK', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 07:25:50.673+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:50.673+00', '2026-11-16 07:25:50.673+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ses_gR9qrHoPtepBTCMJt2303v', 'prac_cVt4fPCdo5ozdDnRzMWM0s', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 07:25:50.413+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:50.413+00', '2026-11-16 07:25:50.413+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ses_sob0PSdSbC400YF24rK3TH', 'prac_XbU2FKs8GreMbfK4DsH0ay', 'per_3ZlzqxE4qDLfqS2uyiedwr', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T07:26:02.836Z", "person_id": "per_3ZlzqxE4qDLfqS2uyiedwr"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 07:26:02.836+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:26:02.836+00', '2026-11-16 07:26:02.836+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ses_webRjw5m2aZNe11xC21sBq', 'prac_lT46wo2QA1OzDNZt3j8kU3', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_9qaS2yYnkSCwNCHZVjvRZK', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 07:25:50.673+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:50.673+00', '2026-11-16 07:25:50.673+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'adj_lmRzbRRpWhyifKWbaWm9dI', 'increase', 'per_SR7T9DS7Gan82eADjrWhJJ', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 07:25:55.886+00', '2026-11-16 07:25:55.886+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'asmt_iucWe65P4Q4NOkfdpZ267k', 'per_4BVjOgXipRXCf7jZOMnudP', 'phq9', null, 'prac_Ido3jmBkb6Tiq6agIXcgoB', null, null, 'assigned', '\x010597ef86e2c1d30aeff0407cafa1509dddb0a623459f02c203ab7f73261cddca66e3d4bae2a6062c43c3d7f691c4bc4b227bea7c904f76d3c5115ae68aab30d635765db14af7183bcca15eda38ea96eee0ea1e81c9fcb5de299761a0c743496b2427d066debbeda82a5ea3d1210f90fbc013549b487d2dd52626c2c02e759ededbf92143fff62ff04771ce7d72f7e6e2f4377731b2d059c9acf8660d003e02b7f174b8189896ee5f277d5a84ef6ec85a84d36840109abc9ca64565', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:54.125+00', '2026-11-16 07:25:54.125+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'chg_BfpAJF2Ib6V2tUjnmFJlNm', 'self_pay', 'per_eeJr4HvgNi9bujoRltcJqd', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 07:25:55.741+00', '2026-11-16 07:25:55.741+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, trigger, triggered_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'est_CShpZ6RR02Dry9nIFA9HUv', 'per_9ZOVGpOm0vWQeZs0YDlkSt', 'prac_DVELGs6qTlMWnjdET8f2sT', null, '1', null, null, 'requested', '2026-11-16', null, '2026-11-19', '2027-11-16', '\x012b359499ff5dec1c17417e3a7172dceb5649a74d059fc9a246092f3df012fdd8d95da6024b8f8a12ef6d9b9c183dcce95bf786a062e69f5db9a8fec0687e51fffa19fb85bb20211676a167e049630dd5c5e264a37ff695df11dab63bc5c9a6248fdeae263679684b07f24e24dfff8af71f82f0d2dd2b9ae4c25f1ca0f5b12d312a95be8dbdd4d8f7e5db71279d98f3a815126aa7ef44da47cc84b10fce2572a8bb2f67a391e4df8386ac852ea3062b1090344dd8bc653b26dda248a86bdca865f153bf0bebb7fba16601517209310fd2041cbb5e36d33b25f50f5013b8ab5d8e8ae0f9f57ebf20dbf08a4dd069ff7560e25a43ae49758902f6cd406482e335b856b9c4745d46a31676030509bd13fc72e762dd61d181b2a43de308d5c5a48f7f5b39e8f3806e0de046bad89455c521e2f07b953ee4acf0a657557343e6975e848665acf0d74d4493d3e5ecb52184ba591aad81868ddc8e3d530820f461caa682dbbd6ad3ac275cdf5c22049e4413503be0773f5b43377f6bb39f513ef2418982da7e7fb4a57c0d7e5e6bf9ec173df43853ff626722bcda46740fdf3b43d7562a0fceba0fa1a4dca30066fc0945829e12c4e48b55d783cfda25f114517de58a82cf9250fb668370e3012aefb245b3b5f49d55b87e1b60b2f062c3008de05d1b8c94992e090ce4558bfbda6fcbc53635243f42826073310c89fd5caa71ef72f80325422bb4c745deb2600e0315c1ade6b269cfd3ef94679d5b91fd243056679c81fb0c55170ddb448801dda8433be2af3e01cf5c1f1a07d98470757654eba30cd7488b65d2f8070231eb49a741b41cb984a6227a7bfa2d2aa72390a8979753c73d81ed66c9e34fd18f53bb7be94ac63279e1b2a8bae33e404fb4789773d8929a660c1750321bd7a0a74044a6fc6a9b2e032b5fa78cf4cb291bdec24115e27885d2c33d358daf26583c0458234ba055f1287e30efad0e4ea5ec7837533ce7dd01d1856368d261e51dddfcc9b9700b8c95dcbcd0ed9d97c5af6f422a64dfc259932691488f7d9a831d26c32a8d56d90d82e2c8fdfbcfa8159395a18e8e4b7ede5fbc8b160063f45b1466062710cd5e8dc97bc7ffb1b99c14ac2c78e7cd2e5654de7c5a0dd9df6c177eb8d66c208e9ddbd9c3a22d5d694b9d497b0eccd79feeedbc5eca29cbe9c8b1c8facbc2cbed89e9b396cd89d94e9fecce6c8d1074bb9a189872b1e1af291ce5858697813ce7f2246d62dc3a65c28218f4e1eb2fc7a21fd7dea11919c097e17845bddd157a79c6bbdfb6361ba9bb3ba4d1986abb6516cc489e05aa506ceef391771d0d17a0632eedbfbf224de9f706e545674195fd179c35302e52d10bf24f73e961c01c25b2e0418a74e7b04a1c5682cf68046c69c4a9c48bb9c96ac68270b0c253476414eb2859c4abe7e7e8dec74ecc95138ad3fdb3c8acd3b5ce1cc7d0ff4b86ef5a054b9de0ada13871885e6a2e0b4403d9862d200f9fceb598dad3cc4875ce99e8116fbc4b97cd4b25567019151630d4ee022254ec74c0f40ea4bd440a0966cb749fe0cc763cdaae6c4c1c006f480c1adcef755498ea4e7704dd503cbc616466963a1fb6ef3957629c3f41b5127a59fa044b87a20ca90968b118ad55a589e6165326dcd61eb3042e5542ab98a19149240d80f56189730c9ecfc94baef933038f22f7158ffde1f89f46c363a8264c913f6056dc9a9f1067ddce831f79dbd70c6f081a4d491aae0e10ead8601cdb10693a148a28689f20194add1b9f103b65779db4b3f07b3fafe80aa4f7c9cc02a91e5f57e06ab0816ec793e6cbcbb7bd921f35e569d3aa15bbb6326303c3ec9d0cfa0b6d96483b39d9735f70d02e8c5c814c25e62240f6c7882ac74d98e18f6b18e5d93a1f9e649e815ec640d6af2c32f4ec483f21d46f00229c3271ffbfe533388056c1ade8295f145704fd6fd36025467565380cea4d00f463545bea78dd9c2baf63be27b4c6fec581ec8be275678c245c22476c2ef623f5274e602280bb22910ff95ce1b02d15bbaf12dfacc918d6d06000fc0136ce46536c2ca332dea6a220eeb29d9a0da56b44166f9af49bb6824f9a1d1a3669322fb0f864375c69b473935cadbaf57f2c8f555496aaac337eae8a2a916c35fbd22d29d7a0b9ebd9f2e32951f49bb24efb9c1c37dbf4a47e965113f0ab87e0a7f1ffd53c6e121c8e5458f1ca5c73534efd847cbe4985a1e3670759b30b6ed5431a01ccdc', '1', '2026-11-16 07:26:01.166+00', '2026-11-16 07:26:01.166+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'match_l8155P0vTzu5miCnRflgtK', null, 'completed', '\x01295295bcbc14a9b8066f4a8ac2679a6976247fb46b433d6d5b4186ae8bace313d41d2aa0312d4fce102fb77d570188d23b07cffeccd48c5837cdea18edf5c121c652e28171d5a65972066f0e98a8259c23878e7cc9969d72fd98d40d5624f6dfa608075ea4e689382d44c7b36d08da4b560ab37c98a587449c7bb9d654f34f4c051982406f398a8d8c42189756bbf9d5bd68349e3031996555cbf46fabd94b2325071286719e4a046ac3927a0ccc0395c28f288b503c2eb7e2c6d3a849811257a17330ee3446d8a4674d0d6cb70be24a84714a8022ca84fd9f8774c568028055ec9a562e97822f98e4c9f7c6a46e8c729cf1a3bf5cd0bc8efb3fcf16b0cec2b3948bd1f1687e46c2247aaee8975c4b471c84c1583147b1b329adab3fb133edc090af1f332bfe8ee271527f2129fa4f29c568333c23448cd844d46b82ce4b390a5d386a8d6cc800e60f03e742fe6fede00e765fbdc086c1b89c0781101e833edbf28ad113f3c2180ed7125246272957c894eeb0a6974e50e8d5f13567ef498f4129e97a6ed58d57ecc5a570b4f35de334c29accbd31194c79c715b11935b77a14433c5af9be1cf7d66926a92e1f9aabdf4975adf64267eefdd205c24b311b6fd4a1caee1c7e0198e77b96c4aeddcf885b19327b3a47a5598a50346fc698d9acb6e80231f6a71e4aab09f98948cfd7310569556006dfcee590bd8ec9ee973873de6acce2e8dab6a3b9d1a4b8dd8a719a1d31544082e9aa9610869c61c6c0d1bf613bc07cdd80c2a59b5f97fa991047117bcf3bd117eaf58efe851f4ac6f20b1835555ffa9948f9252f154d3979a992d7c13cfdeba8c4746e04b478ce7a20d3077080070ac8f12394cfcafcbc744b92404e3cd16fc2a07d86e8cd42f015e677cfaa7205a6c014b4ed3beeb95736794a6c73a0172bd4e936f2ea955921f5420f020096387d024b5b32f346288f8d63bc13a222c29c7d6674eb9a8506701585fe2ca06eaeddf026e61e3117a09f0e49b0a120071e176c6d60209c6275c8283723d2e5d0b3f5526086ee9e97a8a71b7955a36abd9cbbca4044cb2d89d4a7e42867ab343a9ab2bc003dacb784b7dcfaf2eea5bce71231721c7f93f769ad248d01484dd95bc183a98af7c9f031fd023802b0bba0d7ed92b88aa05728db3854025b172aee4f6861607f6d3372ab99a961f8ff66e3e0044f7304dbd7c85aa6fca870496938b56b303f74721e682da31cf5b6fe3f7fb1565452ab9c9088ba27b61d676717c9dddda84ab8176d7a0213d7c9250c2028cf2d5989b0b0525326352603f23f52cdb8e3fecb05b74c82c720b3b32db12dd4e707a7eb0dabbf57db9378233db8ae3f3da0cb6a80237248704827a8f7dca5e2a6c456e5b40bff856911c0c7aff9fde08f8bafd2fb066d7e11e411a1af315f99ea4a8ccce3294bc80a5a7a06c5ab9d9591b683e08b6c9f4b05888da390bd3709e4f55621ca56074ba3c381ffd0a835df049e13a866f79cbe0e036a4f2808990400494a0a1bdf02a82e0c86d1267da9ead0e6c9bf9aba17dba82b3b5c7f6fee81880cb6d0457e0debddeebceb7cd2720c91c7533f630afc3c4a81f835d94214c8163bed5a20010d2f3a7a4917a5a85d7f84e2acc002a015815babe81e92bc7c63bff72d04eb0d70dd12ec53d8650e2f48ce0d9ca750d7362aba43bbd333513b9fcf946d1a0f16a8c70926605c817d342e0ea05736c011127d80d15a805a41f96a762e4d62b373f30bff9bafb505f350c901d10c3b30e26c26e15438d71c04568d70f0400239eedc815ada7737f216eea71dc3b1e58f77a3806701037aa7c80a02a9950d2f768a4943624f19f57da39b86f8f81c972bcdc08748312b0af82570154d114f751262e851515ed8662461c3b3b0eb58acb8f0d3f367ca98503411a9315a84b2548a3dee93bd424cc70c84117c8af7aa366778dbd3fcfe6f4eefeca836365926c6c541079261b487df25eff6ff8f6aae6c61b4520450a4f3578ffbe9c2c24375bb3a9ad2d90699a972766c6232bba7ffc525c4d0153f3dd5b000ba58dfd67a0b438df766240280d427bd56dab5c8f5e287d97b4a49247c00f4023e2e1075485faaf2e684f185e5feeebe10852ced04943373409f0e498017e01221c95511c42bd5e224059aed47b7091af0b0b170b7878b2ad228bdd3ed50dde781163a174d50ff72b008f4875eb4988ba18209cbc72a65d127437d3b379154e20a3729894c26d2c697bedc2e711314dc81c0e3739e1fb5e5d2defd84d222c58ea4b7e0c4f48ddf6bb8d124f861b13e46958b0e99f45758b609669bb227f9a99d0f89aad0144eac38e5532eb5e2dff3c1549bab3f01c6d10e3dcb812348bafcafd84bca2b0c9b918f16708acc529e98570dc697a09c580ee82bb7628fab252a55add61c44caf459de233c83768d0dea30a03cfe4ab7ade86dab483b80d0b14f67c1a764d36c7a94818fb9821be95fbe99d071b13f9ab4862c80e6fb18f506ce34fa045c16e7c7425faee5680cdf617d95dc5c3b7d3ad69db187aa93afbcf594c207c962f3ebbf39820d310e65d335e2b03eadb8f346234b3822b58a2e0fd68d4635bf1b2c9c215d2576065c2ea9e98fc46aa8835e48a913ab9c557f2bea382bb67d78c289b440c80be19e27f1f24b2e5218b94dc269fb5156130ea8b146aa88fca082522aa2e70b93c5982abf1e9d98571d70756542f64e620bef9438c87eaa0f78e1cf87ffd4cb8dfd6c67847b89fe349b14b171c2fe571f7d9f05d35c88975ad5b59b5ddcfbb04b42bac273604b4ce446ca90ca8f19f9a87bd1712699d9678eca1fccf12c766f95744d96fc80ef06eadaa7f0156f0f15b91e7b705f9eefb2825d5405d5b45a40d528f903bfb85b9bcaf2848bb7c8fd7e92c6ec8569ec3d35d356c1e6fc8a2c06263e36c6be8d4b15985b846eb5', '3660581631', '2026-11-2', 'bf5ae4b8909bdbc0.ht5ge', '{prac_smqy8Paz9Cxmf3gIqaodLO}', null, null, null, null, null, '2026-11-19 07:25:54.873+00', '2026-11-16 07:25:54.873+00', null, null, null, null, null, null, null, '1', '2026-11-16 07:25:54.873+00', '2026-11-16 07:25:54.873+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at, released_at, withheld_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'note_NIDAFXxPVxRZXqPSyJ9wJN', 'per_3ZlzqxE4qDLfqS2uyiedwr', null, 'prac_XbU2FKs8GreMbfK4DsH0ay', null, 'progress', 'dap', 'drafted', '\x019b51e09b5c14323a00ca927d8d23814de3072108271a727e42d66bf0a429bc9f6f6bda3a71372448e4128f6bac169fffbbbf8a0b1f3367f76d91093769feedf423845488c09845ec1ef6ceded46368657b6ce771805a12667ea7872fdbbfad176f684dae5e05b4e715629b0282c573ecf9d6ff779a596dac675d05b1f76db90dd6cab314ef06f31b1d578d06cb24a0d49f2d092b170d67fe55e5955a448bcb3a306db5cc78b3f3e9bbfcd761547ee7a1e884e8fa8f2da37b6c0e513853702a2d80bc270701bafc70524e3e89d71118f5ffdf6ba44431200219cd1bfb5301676f660b42c8f344ac0726282a4f3d895b7d4afd79199fe7085be3208506ba8454a2871259735d32cb73fa4a2b02785a257050e52677622372d79e17ed056514f1e99c7b7ece6e2559313e132ccbc7411b1fb2fe6c30cad96953b1f72b01732d0e7c205b9f5e4bd3504023436ba37fea9e66a561a4ff74bd9b032f8aaf6f48b3ab66c6b8c7bb4bc70f7310ed23998503e37874adc3a14068c0d77b237d4e8f94acee8357bfc4501add3b7ec2a79f042a4225d28a2fa222120cfd50f51ded333c1b209f0fdecd8955ecf8d7ec6706dbd36a107bd8194c8605623f0b9b67142a0e34f03b84be1ec40f9684e73570c4af7818ba6a19a5f5b6e3c9f28a4b597ff68485f1d44fb09ea97944b8be005610b001e68bb0a2bbc0cf0a1cf3f0ad70af71651e3072cf77755bffeba48d5f6bd30eee15133fc628ad9b7d75d410f7a6fd3bbdb255915e9a3b52c35f0c6cc99e8b8d960a1e6ef01004aa0bfe31c77c8455414dded9', null, null, null, null, null, null, null, null, '2', '2026-11-16 07:26:03.22+00', '2026-11-16 07:26:03.309+00', null, null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'note_XgmYDIe0r97uQ7LAeMQNrU', 'per_3ZlzqxE4qDLfqS2uyiedwr', 'ses_sob0PSdSbC400YF24rK3TH', 'prac_XbU2FKs8GreMbfK4DsH0ay', null, 'progress', 'dap', 'signed', '\x01d3f0b7ed29b4b6731eda5d3ba6b779374437683cd9899a515b9f3c8d69dc51cf8e6567fc975d9e36aae8a5172fcd6e3a68cfc66604713f0b32f90a5193be8a756597710e2a8a348ffc1c9dca0d699268d637cb5d319da5dbce7887bc92b29c6dedf7f00c98b866c295b6cb4f2e1167a09ea924dd80a505b0ff69573396281c38467be7c383abd7aecc76da2919d451a71afba424f9a5e080f220f6fd6024228eb40eb14031146ebff66230c17362eadc9fa985153323511f952f5dbaeeb96821111bceb129792b6b7e0fa221f74a86f64483edc5b3669ab8dca15f63a728763bab573f25e1a345244832eda1cbd327f570d6f10a7db6c72064040df38497093255be1e5cad09073399dbd435248e5b4780f919643de5a6f22d17b99bee5c43267fec29211f26d1c81c8b49e1be088350bcfae6fbf778e9af8c65fdf07aa586b02e1d5af4a28c97c8c0e11c64ec278b6a18fc5bd1b6d4f2a6909986b573fe94d30bcb1f28978c4d01d02461b2f85360e319deff5e75e6be6dd855dc93d5022dbfb576b49204c69f1d53d8b93b27585d367f22a41ab3ff988a20d9f70dffec27e85b78da251d9f06b6dd9ed3c52caaad8edfedc1aad879e730303ab51fe2e78a2a09055f334c2bd4901bf6ec0e7a03aa2fdaea14e93ac34bd9640c21eac1489b4cf93341d40ff40fa0fb5d7712931041c9e77a9c2d403598bcc65377a4f8b4c38041bcd4cc5f31f5bdf528f7e9f9aefcb6400a273612e1100cf44c7bb77bfaddcb4f2881aaee6b2c8f655050f34b5487e114e24424b857b5435654058eeaaad54a640316b9f99be5436334850e8881c8344ae38ff7c3727bc47bdbc64ff9fcb539f1f2346a91f53730c040fd9770b1d9e421fc078cc4244fc155df52a97929894491f0cc3221aec4282f7a1e62cff9f25a3558ace75a7b084d53f53a0a5cf1ca62256a06d942ce5fd9642c6e42c79c6f8e8fb932acf8ff2a094a96c2c99dafbd803522190658474e94d5cc39854b635a22f7dce08ffa2d04cba9545b05e7bf53479ba792b328d612f02a56d0b1d92d148c163fd3ec74143fdd773285679e14030a7ef633ffe7fae781ed2ba2b52013626d414b064355da78a5f6dbc4bb395bf16a7944705a419a61a63a17d667ec60952b2fee8656d72e5611b83674f569e30e3830ccced6213d535ec47f9d69d7553b6e0714b3f101711031d6b60be0899597aa7ac0f9d9858620f630ebf65bf4b7fbb7b6119808af4b63260c6b6730c171789feb5cda6646c13a50d96145587e6178002536add711ff1ed6c3ae59cffdbe00ac57f49070520880a17801e1866bd9d19998c9b5166af1333ab38eb471d71051fcab1e8c91a47952e328da60800effd0d2ea2f', null, null, null, null, '2026-11-16 07:26:03.105+00', null, null, null, '2', '2026-11-16 07:26:03.043+00', '2026-11-16 07:26:03.105+00', '2026-11-16 07:26:03.105+00', null),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'note_yeYUhqrtSaEJc7o0cUWKaT', 'per_S0YfLIj3r1TzJ4VjIqgdAp', null, 'prac_Ido3jmBkb6Tiq6agIXcgoB', null, 'progress', 'dap', 'drafted', '\x01548de5005122f1b9b20b7034c8cbe44f9022740c726def24f34a423434b497b1f99186f055f2ec0d059541aa42d18006e37f8be474860d8a6a550f245c0770ed2a612cbf70de6d64691001e626cbf8ea0545205c820eb8ae3dcccce196c7f102e9a33f623d95a33439a5b6516c0692d268b57dd511d1ee7707b052c824bb6cd9f0ea0dae5253ab16c6b4d35004996aff4375182e2d55460ce07485dd82f6564619449dbcddb61459525ac21d4749fe699db44318670ffdcf35827ad4f2552434b04c217cc29e390dc71bdd96730b0f2530f2b0bccc5353cac0555f2af601590242dcf24d7cd7c9f33d63bb8bb567b6d4d951dd645fdce9e6514d03878f0ae37fd5afc01112e6aff7be2e50daf145eb98aa5a853c8160dca290e77d0d69f4ffc5ad923426cde4ca932b3d133bc978147d23bdca80a214cd8bbaeedc8a0030b4ad5f95b8f6083920d237dd917781694235de7123b314f0905b3b7ab49baabbe1304faab941f1b5d6c496df4958b19b2727926e5a63c5c747385f17141d65898ba05aca669f254032228b90d5d4eaec3f373691cbf7468daec5f51dfb089f7abb85505254c1b2e01d4e4af940f1a4c13b942c934df00bcdad6d479e938c079e636a815c23bb08a04e8704f919492fe1b0b791d6e887a4a611612e714b10f94fec81db21cb8e62c4cbb2d173beb469830d6df9cdf298151aa18691a1df3e70f933ae005c54cf54fa695d21b943a24828cfa242f14cd918faa07fd1e238d057cc5dbc1519d86b096b75e6568cf6824a57d1ae2be9b959aa31a8a80b19f7fd8901ba4024865d9aa0f70c3a00d3a81307ce548ce70b76dcfb27902b331a99a392d305b2bf2d28979e7e67cb032a1869a2a8767580ed641ebdeb3d103317bcf8eb689da011adb57d66b730490f57502fb6b96e65b4c053b25437be25f4f438f02ac2027e9b365ad4a08f0aa3ca0342e3cd3546479ccba22d8075abf98be4b000115a7b02e490e43ee3519532568a99711d7fc03737f7b290763480d4630fe3ac04788205f1d02808eab5a68f008f537573507c1bbc1e036035cda5a83947417ecdf911a6cc676a3b39bc3e739c54171ead93d4993b9675d34ce954a5f88055fcf15472ead8dddd7cc663db02b91ba9', null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:51.876+00', '2026-11-16 07:25:51.876+00', null, null);
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'note_XgmYDIe0r97uQ7LAeMQNrU', 'prac_XbU2FKs8GreMbfK4DsH0ay', '1', 'sign', null, '1c6e120be211a9ff6d3789bfdca4404710a57bb0959d0a9691e155579d59d55c', null, '866c305018f8b534732ae977fd40a1903377c2dff08d8a1a6a7301fa42a0a5b5', 'cc9dd890206752ff767b73a5db1baff0b814d30d94df9c65b54a63fbe5610cf384190e579b04a26153dfcdc13394d0194510d7f27116f9ed02233cb00f9e040f', 'note_key_8f29b2db5bee5110', '2026-11-16 07:26:03.105+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'nver_HAYAgDNnUsqJiGGlDAdHxB', 'note_NIDAFXxPVxRZXqPSyJ9wJN', 'per_3ZlzqxE4qDLfqS2uyiedwr', '1', 'prac_XbU2FKs8GreMbfK4DsH0ay', '\x01fb4097a41c668dc0b1983580407fb013672c6b3540c9eebd867e0647eab47258caba0701a0940a44a26d62a8ed4385be356c80e12f64b2aa2dc49497cfd8e4c526efd1071bc1561c6fa5bb1f095a6a11f651125c1621f2d398d5f22cfa3230c7066ba70422a2734618998bb9ef589ca8ecc9c3014f7d8c74b554fe69e9f67435b55678977d62ad939a752a5c95d04e37330aa2ad60a81642c4abb54cf426b3867b15edfb5ca2043acc40f38403b846cdb53f3f54aeaaa3654de527b88edd7efea1db1d64daa3e0cc0e326bed7896d2bf0bb6449a438358983e42e075be737653a19292f181463ebd704e1f0afa9345101d4d517aa6b1b44e97c917b92f74a7b66b1a66c75943714e0d850f03f6e43623b75460f12b609771db3b5ca389406de9447c350e829bb2765fa0e5581c1acfaeeb31c7532d5b7d185d86fbcf1ee20e9f988f293a4cab09eab3c57bcef4f26086fb0efc7c2a2fb40dd9068af715d5b55c37c0d1b3202623a47970c51eb13ff4063a6b8ef815648fe913616d3dab38c713bca96c34b90c0812eac19e5ea3d2e8fc1512c0a8c03fd2a9a15bd829e9202479d8586db86ef83b64d77cfbd9adceeb66eeec17ace4275cf8d486ea81921df94a44276c0bc17973d5a6900d2d27b8477b3e9eb4815bee', '1', '2026-11-16 07:26:03.309+00', '2026-11-16 07:26:03.309+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pay_VCVUBAVIwGlDsYSA393FKT', 'per_jLuSleqzmzs5fAFwUVJbbo', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_jLuSleqzmzs5fAFwUVJbbo", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 2500, "currency": "usd"}', 't', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_WFxIk1wjNEtgUofBN2jXVS', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 07:26:02.032+00', null, null, '2026-11-16 07:26:02.304+00', null, null, null, null, null, '5', '2026-11-16 07:26:01.959+00', '2026-11-16 07:26:02.429+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pay_cR2Qq5qpxxbewicmgCAliu', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_byfpbTm3niCzhOEmKHuQlC', null, null, null, null, null, null, null, null, null, '2026-11-16 07:26:05.211+00', null, '2', '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pay_psiseBjqtkoi78Sniz7XSu', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_9Q2PQqQKnQdriGiTSRHOFN', null, null, null, null, null, null, null, null, null, '2026-11-16 07:26:05.211+00', null, '2', '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pay_tm9OHF83pZXWZ9h61v0Yr0', 'per_kenvkUDJAhYUd1A85Vmljz', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_kenvkUDJAhYUd1A85Vmljz", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:55.974+00', '2026-11-16 07:25:55.974+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pay_xjUwA6ocpgPXV8TYjX5I4h', 'per_H6nVLvk1isFZF23rZ91m8p', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_H6nVLvk1isFZF23rZ91m8p", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 1000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_DduNgWZ3HrCm24zUJDst48', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 07:25:56.645+00', null, null, '2026-11-16 07:25:57.192+00', null, null, null, null, null, '5', '2026-11-16 07:25:56.406+00', '2026-11-16 07:25:57.44+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'dsp_pZzMjL8jAun4q7uJExehEW', 'pay_VCVUBAVIwGlDsYSA393FKT', 'per_jLuSleqzmzs5fAFwUVJbbo', '{"amount": 2500, "currency": "usd"}', '{"amount": 1500, "currency": "usd"}', 'fraudulent', 'opened', 'simulated', 'simdp_iQXfYesM8ehi1sZECOfzvY', '2026-11-30 07:26:02.259+00', null, null, null, null, null, null, '1', '2026-11-16 07:26:02.429+00', '2026-11-16 07:26:02.429+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'psy_YA9096ILyCcuvh62IClSxD', 'per_C2c93HiBRpLxPqjHQIdy8D', null, 'prac_Ido3jmBkb6Tiq6agIXcgoB', 'drafted', '\x01d4577a5dd9cb7a0eea19e415eb348d554b2633df94fa08e2994ffff2fe59a42abd1c5d801fc2515732dd1f36c3311a26765c3fe9d3edd83444d56725c5a8e09b2574e9b484a10e62bf31241b29b32cb8bef2731a5262a34ac2e291a25cbc31d239e095c7a5ffefbff786ff71d2f73b08cb', null, null, null, '1', '2026-11-16 07:25:52.921+00', '2026-11-16 07:25:52.921+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 're_WRYJE5arFWrDhcnRSDnucU', 'pay_xjUwA6ocpgPXV8TYjX5I4h', 'per_H6nVLvk1isFZF23rZ91m8p', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_Vqyky0oF0jrdeASaMOcPSl', null, null, '2026-11-16 07:25:57.718+00', null, null, '2', '2026-11-16 07:25:57.44+00', '2026-11-16 07:25:57.718+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'risk_uN6LEVxczrIqdE2hD66uTa', 'per_nKfOqK5kCMtSIIW96xK5Wx', null, 'opened', null, '2026-11-17 07:25:53.582+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 07:25:53.582+00', '2026-11-16 07:25:53.582+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ses_sob0PSdSbC400YF24rK3TH', 'per_3ZlzqxE4qDLfqS2uyiedwr', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, object_id, parent_id, state, created_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'simdp_iQXfYesM8ehi1sZECOfzvY', 'dispute', null, 'simpi_WFxIk1wjNEtgUofBN2jXVS', '{"fee": 1500, "until": "2026-11-30T07:26:02.259Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 07:26:02.259+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'simpi_DduNgWZ3HrCm24zUJDst48', 'charge', 'pay_xjUwA6ocpgPXV8TYjX5I4h', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_xjUwA6ocpgPXV8TYjX5I4h", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 07:25:56.946+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'simpi_WFxIk1wjNEtgUofBN2jXVS', 'charge', 'pay_VCVUBAVIwGlDsYSA393FKT', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_VCVUBAVIwGlDsYSA393FKT", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 07:26:02.163+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'simre_Vqyky0oF0jrdeASaMOcPSl', 'refund', 're_WRYJE5arFWrDhcnRSDnucU', 'simpi_DduNgWZ3HrCm24zUJDst48', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 07:25:57.648+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pay_VCVUBAVIwGlDsYSA393FKT:confirm:1', 'wlpzZQPXsBZx7MUlfLPLK14luYklCGrKs5IiDX0pI-k', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "reference": "simdp_iQXfYesM8ehi1sZECOfzvY", "next_update_at": "2026-11-30T07:26:02.259Z", "evidence_due_by": "2026-11-30T07:26:02.259Z", "charge_reference": "simpi_WFxIk1wjNEtgUofBN2jXVS"}], "reference": "simpi_WFxIk1wjNEtgUofBN2jXVS", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 07:26:02.259+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pay_VCVUBAVIwGlDsYSA393FKT:open', 'CUZfqu5kGgBfhEV018h-6Z6O6QVHZEkg8Lyg4jVk2Dk', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_WFxIk1wjNEtgUofBN2jXVS", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 07:26:02.163+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pay_xjUwA6ocpgPXV8TYjX5I4h:confirm:1', 'JtEvIINzqlHppU9FrWPNKxO7-ymshdPQq0vefeByQXw', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [], "reference": "simpi_DduNgWZ3HrCm24zUJDst48", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 07:25:57.077+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pay_xjUwA6ocpgPXV8TYjX5I4h:open', 'mgeNScbUoBWOdiXC1AEb7KdpbVZIt-c_HuT_2YGUcwU', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_DduNgWZ3HrCm24zUJDst48", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 07:25:56.946+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 're_WRYJE5arFWrDhcnRSDnucU:refund', 'vglNr2ysJjUjHNPQQ-y9zQMqy6Wj-MrGMPjBI8cr5X8', '{"status": "succeeded", "failure": null, "reference": "simre_Vqyky0oF0jrdeASaMOcPSl", "next_update_at": null}', '2026-11-16 07:25:57.648+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'sbl_70EgjKXvVit30gTKBowPwP', 'per_QHk5yQvg2fHxWav8QiSVDp', 'prac_6JI0x4TEeQi9HPthFXuoWL', '\x014b10bc7269758f7808fa5328564415d31f84772cb42014e4a4a3a6140591d53afcb381a2655b6950641aea60ceb0452b60278112ee987e2a478aa1e92bf50e8c2064abe106a13be69ce72e8b52ca83bbab27e9fa480273fdf801a08792192ba196b68ee4d93bb832c70a9ad65840af1587aa3eb9d0db5d227a484391101fbc0f57de6c93234e4c70c43707f5a2b6eada1551fc45ca034a17c4d70d04fbab75c15785a5a74ba7436213bdad52b2e1c9455d0575b5738f9e09805c7c87c7e7367c816ec4487dc4a96b785a3e3d93b5b60358c63719b8191e4ea3388751d37737f8c44e95863dd1ff9aadb7f9d127c36480a44fd5e7e24b2dfb8a51a4c04dc690ec4292cf25c00e1e1fdc853e263ca23455916ebebf3d3eb1dbbc785c0c3c7fdc7835c673ea55e0873fcb16fa2e1f3a6cec015a8b79b40b39a3a0f31e0ad4d28b39edeb72c657d298d9d8e1beb5b91e227193fd44966e7e961e18dbdf00e25b471186db6766e65b1df0de9c627c4056e599f8f01a02469a04ab4bdec88b4abe7f6a424a9c2842e7c2ebff3475ff044a072729b14c2c10c187af423cb59e0e0a7438085a9feaf6d24b5f426f43c3fa346f1aa3971cdf689f59b27c76061a16425a6cb64e4fda54311d20ac87a1f5b243a70b999dae5b13931751b495d8fe4bf0c90c6d90729af3480d70f742e99dfa400dbb84362c0057d1b506c01e5a3c1103e41ef61b13ac63cb881ac111359581db061edd7f0520eeafc5ee47dd7ae40cb42807366c78ebf1531aec0406658b025f27dd085ea153e59c835602532c78a7fd64bf65bd27ec44b2be317787526e29f3391f4220fd6028f84cd201670e9a9e3cd3f9d9c66edf8b4eac61ba513b7f6dac22ed044d984211a9ce7d5b59a3a2b43b5518a54db69b912bf151ab35a5546f263c740d1fd9f7394e7bc4fe0d2bf8144b14b5bacca468281f9fef074ac6a681fdbca4b4c10ce27e530db45bbea82d24e1ce948a4241756ba471df9fd9847a5e112db669bfa1fcf64f158d6b9e7a7dc2f9504d745b2ef7ce32111445b20b86ff2c0630cce47da799ba16067ebb3ff794822cf36b61d99fd68ae5b1d0347c31f9b2f837b05fe07d12729abed745be566750ede38f9cb6d4d028594fefd518d18a95ea2078511d42a43335f43acd2254eb17bfb9314599d4a9357aa3ddedbe65536a2a219fe7eb01635737fa189211bb494133d175ba71a0e15f52d29cb3f1cbc7fe75c65266e4102e995be64a8c952e18e4f2f0f1db89aefc07c9245eef04b664646209baff7b1dd99d0f4fcdb4bba630b58fdbbb059f80cfe55206bc99f44d9857bc7b8e22d7dedb768c9295', '1', '2026-11-16 07:26:01.324+00', '2026-11-16 07:26:01.324+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'trn_wwxU8D9NXCZX8PZ6rXfOHX', 'per_3Q9nFxQco0IrSEk4I1pLun', 'clm_UT24SLdNMsAslJE0uDSPaz', '837P', '1', 'SBX01', '1', 'sent', 'fda02527151b07141a83a29cea4d55573923266687fd8c7136eb653d91994a02', '\x013ec9c2cbdb481462813b648354c33a32e379bd14e0fafac89eb2111feba1046db8e50be308e4e4fff9b3442f7806a56eb65a36562ec222e8bfc9ddf0af1dcdd2b34e69d787a34e38958d934b47c7decb0c8bb3a3fd7b0700715d65380d6caa30bc41ea797509a60cb9df4e7df65ef271a276ae6e1cc3541afa45b5276afc202513683902500c7ff4d3a5430b62ee96b3fe362a5ed7592d6571e84c8b9eb06d1b4d9769c97b398dead744c92e5fe4c83c98e73e7d4b8094465da8981d3fe815349fff04f7879e85905054d6c8d8fa219a39aa55f34e9dc005fcd252d3af63d80d09c0cb7f3fdc604fe783b9f9384d4159a2c146c49fc1e9b99e11614cd38c965a1273c87d2af5e3f27882b2ed17239aaf40bc9e7aef1aeb2460e43c39f87bee97c593f3d83fc567b9f4220daa8680f5f0de4d5c8a9b2c5beea28431e0bbcaab2855d7d33fa671c3ce2de971298d0a5b33d0c42c3bdd5169a384d08b3e2df6d01e398c9c14629092e770fc8616a3e65ee65a472904b3dd5278ed69c7a7697b10abd6e16c88d6c0e762a1d121129f6f9795761a5851536e6dcf53fc9924f673d8958fef570dd7c75a16873ba5c33d03223c46fbea3601c097e618bb45755b4971372b979e4b2c0cc5b6abb312ce41938f38a63098df04b8a3869acd782c6b3cc60df87b203f9fbbc8e84b7e66c7a0d6ab3af1138ea6ed69e8656cbb2b8ef67eace3cbaa4afe5e631dd5b0308230d6a6c1b5b84d8bf3c92ecb6e27ef0ee4762431c4a121ffabd3652cf5e4bc7a1f1ba32f739b127781b347771cab15ed816b76acbcdca3398dab8e70c1afb89016c3cd8c85f771b2c91d8572fbae337ed7bafd5509233605e9608a885502f6874a44dbae9b77166e72cfb9227313de5322776df964bf910179ff715d179d8eebe8c054ca33105f838febf8a64730d101c1c34aec2b55ad406b59408671ead67b43b13de9b22a67aecac2babe81cb897c6158c76f581c35bfedc140189f18d8058af8ee0ac3aec43a3f868af226ab75b92653a87625c429f6a3719a3ea25c13c708135688a4ef47c55d9ede1857fb7ed220548aeab552561e1724193af9d5d4b1e33cd04bc77d5c7cbced0ad231def9adb33596b82a169b79b23b2649d15bbb23979153e1e33adac7e57e28bb742bb1e0a2b44c5276a46021dc2bb9c2aa0600408026b6e7f751d80d2a7a257a52655a11b9df86c2606e509fa6814dc828b5b0faa93f15bae6ee5aeedbbff206ddd5d5266799264416fcf3aaad5a06268e1cb99b534e6cad9ca58fecc2677f6bef9ba968b2', '1', null, 'simulated_trn_wwxU8D9NXCZX8PZ6rXfOHX', '2026-11-16 07:26:04.589+00', null, '2026-11-16 07:26:05.211+00', null, '2', '2026-11-16 07:26:04.589+00', '2026-11-16 07:26:05.211+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pans_KAgyCVPNa6qPiJxmxhyP89', 'per_3Q9nFxQco0IrSEk4I1pLun', 'trn_wwxU8D9NXCZX8PZ6rXfOHX', '3', '2026-11-30 07:26:04.589+00', '\x01f4ad7e8e951d989648f549c656567713b13c6458fa5a3e28d236dbccc77743c1ed3e25a4f5485d2d954462544f84616f53db82c0434d037584c03c88c7527176958e7122f21c605975a92eaef71449798fc9404d0af740aa3647712ebf1a47367059bfcd8b5697524cfc492684aa0d1ba0dfa86d1fd02fccc9c82933cb5e1855ea34d315ebaddc295a6ba0f03ba2981e441684c1c649e522f5a570ef3f6f26785bd96eb1cab122eeb045ac74ed8e2417afd7a4c67922cb193a5f6e36e0250bca860a11d7f5442c4f9886e92d7073e6a7e4e84ce28405496b3de5775ffec6815b867c5fc201b18e7181aec7830589c629e1c97d89d39bc63ab60d5ade724479796ddbd71d680617b26f1aae1af648aba9b672475cde77d80faf0db73923c2a0f7db6b676bf5c4e4aa5727467200526b3d53d9d8a3ded96ee235056deeff545b27028ab594cccdc2b5b1cbb74964d582e11a7ccc173bc763f883ca7f9feed8a1e6aa052366d94f5cfa4953eb11909bceeca6bffa31416763f93105c49545e74c9029f4d4227c82a37b52559e04a5e2cf1008b365508779406315dae3d120e8de9708a6fbfeaee66fb5e6bd4b8b70a182b2e7404415cfc7e33644d391d0c6fa3662399c169ac95df8fa1997843e7670958b6eddd8ff7e0d60bdc41125e134796a427eb0e3ebbaabf9fe7e71767904f5fb2ff8acd7c259c76335e0097c6ecc1b4d6ae1760cc325e596d1cbc9b72fe0ebb9e084f315cb0f4c8c97e8ee1a293b598f9ca20db55f9ce6be50a38c66983aaa3898bfcfb86d22920c25ecee2862cd9c6e84fbd311431e245a2bddc31f119ff7b72d7e1216bb260c8cf50c2cfc52cbec229dd0e843f8b419b1fd6cc78dbe6d4eba7881e1d71f421125d816d6672f8987bd87f5588ff200935bd726d1a016e6ec293f27c85f10da99998b0ee3149a9e15c62f01447db7a879177a75bd0614ef40ac8c7a5c259d4017f43e3f7d4485181a6d92118c7e8c24cb4ce706ea8df4adf7cb3c1644f076d4c2aba96889c652c763f1c465d0cb279624b4a36a6d9d083925ae356e9f85270ed31ef1a3b588bb8ba9dfcb14f18f0b683236ea4358f70f59df11cdc2ff04165860aabaebbbf88dd4402226a9', '1', '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pans_XgzsqCNoyQmCcO5F6tNXdm', 'per_3Q9nFxQco0IrSEk4I1pLun', 'trn_wwxU8D9NXCZX8PZ6rXfOHX', '1', '2026-11-16 08:26:04.589+00', '\x01e45b07c7400f44f4c1d43d81bc9e4e3fce91aad7aa52082475c6c679f503a9f9f9c4b4667bc23d89a38cb3ba0226473594bf98a352d7e22c7e7f1868abdea7c3fcc90b545519c44e8a5f415f0a039bb1c184c0321a8996bbac726598cb8f70c3897edb34729e32cb822473299fb0eac7b91ee8150f068604ecee5c3b9cdfb1ac0d77fe39ceebdf5e9af8b8a7471c10e1adc9577db71db189c2809045652e54414757ad207210744781e153b919c16c5157a593998392d126a91ef520b8bb9b28872200d16b7aead170a301f6b8afe14e2455d16e5048078375cff4b205bdc88b7d002c30cb72d7c173be33c00898e3d12a6bb24b40babe49aac38ac7ed9fe317ef01b835013402b8b682da4b603214b228d36d170a88894836da38f5a3dd2728b3f449ebdd92c0a4cd41bb65585a4a91803508e6a9fa9d20131f72ce22b03bd6eaf78fc7bd940a1dc09f3db9b5e066a9a234b52d8a1c47674a40b7695e7aba1296c7d3fe0882445aa61a2137817befe21abd0f385ad0bb505543b05f969edd72ad51dc328fe57fc48e6f0a68b60ff5dcc4619935edf1c4c7109ee76ee8277d650dfbe4bc520ab913502822f28faf1f6741bafde37c0c85082f94b894b0a5182f00b9e2922fafad3a48a142cc44f558b17a6487730fdf7cc0e62ad1ff503a0986aeaf15187c76ce7734be3d7ad849d0dafad130ee9ea9358d0892469486cf740e36f26e40cb148e7088cde6c0a0236a5884f5b0aaeca1de3f2bfe168adfe486c4cb3eb66e0fcd2a243c8bc1981001e2e513d16801861de9df4b982e61afbc2d0234741683a4c56d59454bfff12a9f435d9912ed27881267ac1f3fca76463d936ae5c27bec18e479111dacbbf96f125922e2b525ef48220d4d6c40c4bf5968888027473ce5f532436192425d99375bd4e7911df09e40ab6b86d41fc951c1c596a7db2a9f9e1198c6986fac9e979f0c8025e59da7d5a9de27b9315bb301f6fe8d9496c3423a21a89b195063c8af7c8036cc15b249cd0ee5af5c6293c06454fa528c4c2293180041326b8a86e2ec30ecf117043009cbb7624b99deac41602da2dcbe42c3a3bcb27f994910b6a6328d36d8b61aa05cfd7260fb80b242798dc44975e9d80f7a2767eb9d5dfb1419daede5e85c315ef4', '1', '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pans_foGyGd0zom5fIEhccEYlHV', 'per_3Q9nFxQco0IrSEk4I1pLun', 'trn_wwxU8D9NXCZX8PZ6rXfOHX', '0', '2026-11-16 07:31:04.589+00', '\x0109f54137aceb869aba9d5b21b255106e06be5f7934f95d0164e6424e99c81ac76b2d086315232d0140b6e53575d5c46719c7feaed3aaa6ca964fc2e2c15819bc5e9ae6df15aeed028549301a6e9fb53e7c9f9b2cf86ca34d838f90884036b2cd3f46c595cd5034ebf6c510513ad26adbc69fb4a9434c0b8fc6d8e674ffbb23bfab603af48e9e26eaeb9835510596cacbbf27645010c537dbffd3b438a5832ebb6eb9d4c56f66d18de6bd20235832b680278c9a47d0ceed59dd1dbbce394df902a027c6e6c02e8285803a2e9cda12d1edb8f8eca4ed660b65d26e649651478a6a0846dc28505177247e948f24839e805df3bcecd78fe605a40e3aef175b4ced792f5199402381c2a5ba5b1907f4eb76c48810a79ff5e66e5bb1891c6324c95f8cc22cc16caf15ef18da8aba57ba295fac7bd80637670b1cefda3bcb08ea518da89a0d4c82f917f2950807ca46e19d219f10c0ba6fac4e6f122fde', '1', '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'pans_lYpVFZjsk2Wgco8BEbsRa9', 'per_3Q9nFxQco0IrSEk4I1pLun', 'trn_wwxU8D9NXCZX8PZ6rXfOHX', '2', '2026-11-17 07:26:04.589+00', '\x017a3d61d6524d809e599e6770e4db23b6ca4e557a6634c0d5da6cff4ca2fa1dd1ff83bd8628da73fc1b3ab0d9e29348cfe4d0490cdc44ff19cf57289b7b23cea6343a4204adefdaeef7f4e8841090b83ef3ac5f5e25e2efb1c4c797dbf3431a4e661e31ccb3ab204afcc399df6dafb297a72a54bf180c8e60f1967e753c86c3be3a7859745307d072b053f44953e06150ac48adbc8839040ccefc7e6e5bb65e38e810daac2d0643a73629e2b689cf9934f898d2ed419070bec9ac05ecdedba532ec0aef3ba85d200cf80c8500230f45675414d2c06abe8d8ee199c4f160f51714154b761b17f24733c73c82af6efdda983978ad05e30396d3e81b11fdfab1661fc2f679319f6a05e7f163590f779d74f1bdf2a707ec159c1d2da5fc5b847266e98789aef3d41df234c089d200f48d71077514a37e445c3e2864b4d8581a51ca11191a8af5422431fd933ba59fcc766ac2313a7ffb481f97f52ad8f83062069c75dff74dfd5894c3a21bb7426aba8a33faac76c404fa991418362e68526d1deb4929e2d7a3ae4d6639e82af8ed3a6244ba578e559e4583ec6cf70ba5f050e32a77949c21cb56d0e4313eb52f67735e87e930adb182d785a53d70131db43934262fc9c89d4f339408c3c1a13c1fe7ae3606c572ff2cd098561d76ed91f3a3d18b97ffb2ac2eafadeb7ce9128399495175d7d0f06b0a9b9168eb5385eba574f792eef19d2e26009f63ac2d364ab57f7888a40834ab71822c67af25805cc8d663e1d374d0b7fb52a9fe90ffc1dc47e6325e76bb2d600364b2dccfd4b33caeac5b96236d62d6113d7acfa97478c3d4fffd66761cd4153288050402a81b12b1bc565a37bc302e8e71790edd107dbdf03c93bf60d7842b53a8d970ab15b54e0c9a657aef43a85ba326b12fdf469bcb1823b09d12714a2deae4ddb787605114aa3fa9f1e2d2fda9ec521732689f720e96e07e269c0ac3093c3c933bfccb1487d381547eeb82f0f05638b1b8d3ee7b8dc2a91a661716d564f55d9214e0b86fe4c57c12d0c9a2dc5e7be36ad6a4de404192194d48c0a41091a9a7e3c315f99a9fffcdc633bf9a7355d4cb6e282d3a1269b577799d667d353733481058dd48b927bcb710301496be506ce9', '1', '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'ver_auXN5BDuo6WyxUaIBJsUkQ', 'prac_NGqbNPFsomevMwMLiYrOBj', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 07:25:47.966+00', null, null, '2026-11-16 07:26:05.211+00', null, null, '{}', '2', '2026-11-16 07:25:47.966+00', '2026-11-16 07:26:05.211+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, reason, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'chk_JDeX14D0vQJDUPkuIXKOzS', 'prac_NGqbNPFsomevMwMLiYrOBj', 'ver_auXN5BDuo6WyxUaIBJsUkQ', 'license', 'lic_zNVwaN1UmoidrbOgRBxnTs', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T07:26:05.211Z"}]', '1', null, null, null, null, '2026-11-16 07:26:05.211+00', '2026-12-16 07:26:05.211+00', null, '2026-11-16 07:25:47.966+00', '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:25:47.966+00', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'chk_WiGIDyBtQ4XysqNoMhCLLl', 'prac_NGqbNPFsomevMwMLiYrOBj', 'ver_auXN5BDuo6WyxUaIBJsUkQ', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T07:26:05.211Z"}]', '1', null, null, null, null, '2026-11-16 07:26:05.211+00', '2026-12-16 07:26:05.211+00', null, '2026-11-16 07:25:47.966+00', '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:25:47.966+00', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'chk_vDqlpletsz0v37TFQnnTlt', 'prac_NGqbNPFsomevMwMLiYrOBj', 'ver_auXN5BDuo6WyxUaIBJsUkQ', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T07:26:05.211Z"}]', '1', null, null, null, null, '2026-11-16 07:26:05.211+00', '2026-12-17 07:26:05.211+00', null, '2026-11-16 07:25:47.966+00', '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:25:47.966+00', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'chk_z75IYKFOV2pD1F45foo7ZA', 'prac_6zLCO7qYBOB6D61I8nhAxj', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T07:26:05.211Z"}]', '1', null, null, null, null, '2026-11-16 07:26:05.211+00', '2026-12-17 07:26:05.211+00', null, '2026-11-16 07:25:48.541+00', '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:25:48.541+00', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'chk_znVRIAsV2PLTsT0DqDjPFC', 'prac_NGqbNPFsomevMwMLiYrOBj', 'ver_auXN5BDuo6WyxUaIBJsUkQ', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T07:26:05.211Z"}]', '1', null, null, null, null, '2026-11-16 07:26:05.211+00', '2027-03-16 07:26:05.211+00', null, '2026-11-16 07:25:47.966+00', '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 07:25:47.966+00', '2026-11-16 07:26:05.211+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 07:25:47.174+00', null, null, '[{"encrypted": "AX0Mw3oMU4TZB231JRciZ9TD2JZyodnSZcNY1LhLa3mi7y1IcNwBchWVJlOy7NfXWDd/+8floBXyS4WNL0WARO70U1kpiUhfomZEYNCEfQ==", "expires_at": null}]', '2026-11-16 07:26:07.134+00', null, '{}', '1', '2026-11-16 07:25:47.174+00', '2026-11-16 07:25:47.174+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, duration_ms, created_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'wa_2fBUWszbGjerfDAwo0SF1m', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_24zT44h98vUpAnDKUuJJ3G', '1', 'f', null, 'dns', null, '52', '2026-11-16 07:26:07.135+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'wa_IFfR4F2pxWw9iSMFhZPhXh', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_jMVyQXPkIkuSirXB9sg75K', '1', 'f', null, 'dns', null, '54', '2026-11-16 07:26:07.134+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'wa_NAsHyNYP0mtJ7hA2LeSmWc', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_FUsyTGURBifAjgSDucbJ2u', '1', 'f', null, 'dns', null, '52', '2026-11-16 07:26:07.381+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'wa_O8ZhmnCBaboDiwDcspdSnM', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_1NAaoLgRD6h3rQ7lZJKpQA', '1', 'f', null, 'dns', null, '2', '2026-11-16 07:26:07.381+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'wa_OTeGou0bXbzXhc8BUjzRkG', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_JoMmRlHZgx79jNN3IbYlNa', '1', 'f', null, 'dns', null, '1', '2026-11-16 07:26:07.389+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'wa_QrCB7FlvNsqBxSYtAfGC3N', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_KqtFTneRlzzZCYGtYO40AU', '1', 'f', null, 'dns', null, '1', '2026-11-16 07:26:07.387+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'wa_qrnlle1qLl2MW9UxEkt3e1', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_zt5CbpJtYkxMQhoAalFKhn', '1', 'f', null, 'dns', null, '1', '2026-11-16 07:26:07.378+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'wa_u39ZJnIRnFMq8kHCWKFzR8', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_2o7tJRGYSvCqjg1LbKqkTv', '1', 'f', null, 'dns', null, '1', '2026-11-16 07:26:07.369+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, duplicate) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_1NAaoLgRD6h3rQ7lZJKpQA', 'pending', '1', '2026-11-16 07:26:12.381+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_24zT44h98vUpAnDKUuJJ3G', 'pending', '1', '2026-11-16 07:26:13.135+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_2o7tJRGYSvCqjg1LbKqkTv', 'pending', '1', '2026-11-16 07:26:13.369+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_6rdIgUsVT7rgs67KwpISJI', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_6yBvINnnjmmVVe4N6Wke1l', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_DAugBzabJIwAzBUVxgXXyz', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_F4irItb9Dsz9ahSDKlpRJH', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_FUsyTGURBifAjgSDucbJ2u', 'pending', '1', '2026-11-16 07:26:13.381+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_HCSNvL7pDGZRoDUBcozxpp', 'pending', '0', '2026-11-16 07:26:06.76+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_JoMmRlHZgx79jNN3IbYlNa', 'pending', '1', '2026-11-16 07:26:12.389+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_KOcBRaaVIfuV57a2Al7mje', 'pending', '0', '2026-11-16 07:26:06.76+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_KqtFTneRlzzZCYGtYO40AU', 'pending', '1', '2026-11-16 07:26:13.387+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_NKLfm2RG9Nfk2j0vSRn4qz', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_Ze1DeDDFZfTN94ph19bD3h', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_cmR38CHD3CIAmP7oYcfnJm', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_hAwTOXqrnL5yqN17ScEI5w', 'pending', '0', '2026-11-16 07:26:06.76+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_hwR4f9Dd5FSHbGVUc62ozS', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_jMVyQXPkIkuSirXB9sg75K', 'pending', '1', '2026-11-16 07:26:13.134+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_k6sfzUHbt9Wax4LyRxssAz', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_pRnyhUlivRMugsECJYi4Ms', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_qK0OTEkjClibhPnjJo5REF', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_tDsPzCqJidsTxrXmtoQPQH', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_tl3N6wINdjol89qwyJNwyK', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_wZiFEtvvSXTPH8WiID0ptP', 'pending', '0', '2026-11-16 07:26:01.825+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_wyrmestW6i9nzCZmFG5KC1', 'pending', '0', '2026-11-16 07:26:06.76+00', 'f'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'we_9NlCPeYIthf7c4B2O45c8f', 'evt_zt5CbpJtYkxMQhoAalFKhn', 'pending', '1', '2026-11-16 07:26:12.378+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'xdoc_HEK5nDH3YL9ImiBqX5tZaF', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_9Q2PQqQKnQdriGiTSRHOFN", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x015a907662c3d5a20666ddf0dec64e020c6317c89fa8e0ef0159da1811a322434ff2cec14fc3509bde2d8f7cdd9a2ea5468149132d91475ace93f15893070920a2a7953edabc474024fe388ced92092814907a2ab974db0478924712e6509756562ce1ebaa8e0eff2bed5d5bde71511967ae8ad2852bd9e55a518a552f2222e38c1312c208ff6ea7a9073689d8fc91548c2801741ed3e0aa5c630077c381a5e50535b6c696d84f6eca04c2ff82f77197fb4d37b4534bb1e7b22d29f7008dcceabeeb4c43b1878989328efef496902ecde46ad400d686458cb57e5656f125fdd5d1d793afec84c0505621f80e1c8297e8f22f425f77b15c25a329998d4b9f3f3a58387c745a6503bc53ba2bdfcb1e4064c2de93c7a8b791092d4fc7715d20d67818bdaa49eaa6a6287980e354cc3a00dfca3a32fcafacd59f052afdb2d07c5aae2c94604fb9f8eead7b2aeafed975bd3b0804ffd8c6ac68f425e07c56431bac27aab6f8c9e74746d40a14da3f7a78b34824d1acf37c0737a1f75fd9621449cd1b0722fa210ede51b6be62103a1876f47fbf4a78b93e345ee2b7695afd143055fd903d28d2d59789c259fadfcda3834905d741a440fac6838e44001671196f1c6574c0786d611a07bdd7ccff4787236c9837ccc6e6885f2b2ef7e2fce6189579a859dcc586984f4a78855b6e47e3f968154aa9ec3c4026f3b3', '2026-11-16 07:26:01.068+00', null, null, null, '{}', '2', '2026-11-16 07:26:01.068+00', '2026-11-16 07:26:01.068+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'xdoc_P01loHiCY7nXEib85XULZJ', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_byfpbTm3niCzhOEmKHuQlC", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x0150b59f8523d06f96fe5605e7d85818f42666d607ca98ac50da18c9dbc9af522561710ef70adcc8852d52e30e6d018cb73e72d48a5f097df2e4cf04c8941352c3f326378dc733cfa2b80e5914a6913817ef38574e49c6e8cee4689c1940eb06c5ac6464417b72eaacf2addd62bccd89e812ef233084329287b5485a7abb3fea0400716999873ce35d724f116c8d863e632b186f973be11934d8a34da4d19d3bc47e851ffd3768dbef26a742d0942c1f7c2decb05a7016711d87589f24bbec9a300202aaf7fe7499ca9d6f8a03cee183516dde62ef024f86aa326c173a6346e44c1ea5718f7cbd7f3e3227ab08c41633c401b3d4402c5f2c6560a6633eb9960fc1fc8b4eee050d58b7b75d4902e6d8280748196f220715bc7daef93e25ae568005004ff4b476ea17cc3e3fa1d4c4e4ccab9fe88e3c629e3b4342672e43d035922bfe7b3f668516d082b9436f12ce33d4589b4fdde5cb138e20a6ee10847190e0b73d1d3b77d42ddc640bf3bfe2023b2f1eff13fae029aab8296f2d9f4fe53db400943947f906f3cb30c047ccd03a74324f3a44e844c35e5cfce2338e0a4ffee707c6fa9957f17b25e98b181dc50d0b3669df8b67d032f249abe115471a7686f6f394f2b5a96cac6e05ba491489679509f8f29d3bc75440a3347b0a1b8239f6f4623d44c4ae740748320a816c362e91b76c4cd6074ae6c66d', '2026-11-16 07:26:05.211+00', null, null, null, '{}', '2', '2026-11-16 07:26:01.041+00', '2026-11-16 07:26:05.211+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, unposted, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'era_9Q2PQqQKnQdriGiTSRHOFN', 'xdoc_HEK5nDH3YL9ImiBqX5tZaF', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_psiseBjqtkoi78Sniz7XSu', null, '2026-11-16 07:26:05.211+00', null, '2026-11-16 07:26:05.211+00', null, null, '{}', '3', '2026-11-16 07:26:01.068+00', '2026-11-16 07:26:05.211+00'),
  ('acct_6BacIVDcaiyWyAj3XTIakq', 'era_byfpbTm3niCzhOEmKHuQlC', 'xdoc_P01loHiCY7nXEib85XULZJ', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_cR2Qq5qpxxbewicmgCAliu', null, '2026-11-16 07:26:05.211+00', null, '2026-11-16 07:26:05.211+00', null, null, '{}', '3', '2026-11-16 07:26:05.211+00', '2026-11-16 07:26:05.211+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 187, true);

select setval('events_position_seq', 167, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 6, true);
