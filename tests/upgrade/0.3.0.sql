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
  ('0022_payers_of.sql', 'f14653d957cb04d24e8d780586b237cdc0e1bc4c182f5846efc9229647ef2817', 'true');

select set_config('app.maintenance', 'on', true);

alter table accounts disable trigger user;
insert into accounts (account, name, seed, clock_offset_ms, rate_limit_per_second, rate_limit_per_minute, created_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'Test', null, '60000', null, null, '2026-11-16 06:38:52.608+00');
alter table accounts enable trigger user;

alter table api_keys disable trigger user;
insert into api_keys (account, id, name, status, scopes, prefix, last4, hash, allowed_ips, warnings, created_by_key_id, replaces_id, expires_at, revoked_at, rotated_at, exposed_at, expired_at, last_used_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'Test', 'issued', null, 'sk_test_', 'w5Bb', '44a8ad4486973c60816d807a20aea8e43f82fa0ed34c0b0c289abd5e21e04192', null, '[]', null, null, null, null, null, null, null, '2026-11-16 06:38:53.081+00', '{}', '1', '2026-11-16 06:38:52.608+00', '2026-11-16 06:38:52.608+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'key_tgWr2IcCZieHEIi4WDmkqM', 'Booking server', 'issued', null, 'sk_test_', 'VtV8', '57a3f15588f30e90bfa013992d2c88b36701c42a46fea0269e7f19dae3b1bc18', null, '[]', 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, null, null, null, null, null, '{}', '1', '2026-11-16 06:38:52.879+00', '2026-11-16 06:38:52.879+00');
alter table api_keys enable trigger user;

alter table audit_entries disable trigger user;
insert into audit_entries (account, id, "position", action, outcome, object_kind, object_id, person_id, fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, recorded_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_0TBWC0D5fIkEJmteChjdiO', '54', 'person.created', 'done', 'person', 'per_TGP7x5pyr67016odXuZpTx', 'per_TGP7x5pyr67016odXuZpTx', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_D1uVbIXMvG28DEcUWGRyJg', '2026-11-16 06:38:54.415+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_0Yg3QGTPzNDslgrHvneF4P', '52', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_zXXgOYN2mZVlDGt2voS1An', null, '{published,rules}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_ZxztMIUlJRxjd1RCsHFLDX', '2026-11-16 06:38:54.248+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_0zz78VNCxn0bOXAdL31Oex', '74', 'consent.offered', 'done', 'consent', 'con_L3r66GXeKEUtJXmC76VoQ3', 'per_eIomYpZJu1liaYtNOmbiAU', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_iH92HLqYKlY2KZ79RAp5WU', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_mGu6aAdYp8fMV5Jrnzin6C', '2026-11-16 06:38:54.997+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_116Ae7cYbSIzsEcaqm0PYQ', '21', 'practitioner.created', 'done', 'practitioner', 'prac_Ld01knsyokRjmfmsb7IbZ9', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_ylWGO3GwBaSSmIWltSHBgE', '2026-11-16 06:38:53.4+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_18DiBEKoQ2sIsyvMicE6xb', '24', 'session.created', 'done', 'session', 'ses_fyPzCUxpek1Zlrc5szuiIG', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_Q3hlNC9CXQufjzf7ituOMI', '2026-11-16 06:38:53.482+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_1YHuip5BcR1noIW9r49hbe', '92', 'claim.created', 'done', 'claim', 'clm_5FpHHrlRNwMzWX4IKaeLAX', 'per_EPa2fBDLuqKKqh4y4Bduls', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_0ckFqyJuZA3Uij2t4Oua7J', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_2UTJ7dSrPjFuxtRuOKy1YI', '2026-11-16 06:38:55.521+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_2fnPemCEan8wl1PEXwL8Ju', '106', 'superbill.created', 'done', 'superbill', 'sbl_QJm1qmYMBWNreeACMzvPD7', 'per_urbFU6Ep0UbtBoru7qwqgg', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_c4JLvPI8SQ2tPipapgv6T8', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_ZWgKfkRVj42O4ghSQLx17F', '2026-11-16 06:38:55.829+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_2uketq4H2gBDozkCe4DKmJ', '118', 'payment.updated', 'done', 'payment', 'pay_bCDKJGRbSONRP6764BBs92', 'per_PgddHCfDSnNQyPZIR1jiUt', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:38:56.372+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_31NEKSRnkZ6x2beEvaejqu', '98', 'practitioner.created', 'done', 'practitioner', 'prac_ULACbO2XtBp7JIpwIr8DVK', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_Q3ha0eOruGWKZbLeBOf0w2', '2026-11-16 06:38:55.669+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_3tGcU80c4Z7AtaUz2glQmB', '151', 'disclosure.created', 'done', 'disclosure', 'dis_2rKOm4q3NFSZhx1XF8BZ7r', 'per_kE4mDjUM3bsOLswvFwEIXM', '{}', 'payment', '[{"id": "con_LL2M8W6ueSqlC5EGjJswI7", "type": "consent"}]', 'dec_PD6DcpQrCtnnjeiiL4jFmQ', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_QPRobYtbhkeA7i87rQZiZ3', '2026-11-16 06:38:58.077+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_41gAwiZhPz6qMGQ9onKJkf', '65', 'payment.refunded', 'done', 'payment', 'pay_SAbIyVXjQstqeQERJwk4mI', 'per_0q1aHuqxKlNoMYu80Ui5H5', '{amount_refunded}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_BbF0r1paWkYuiOgFlUocEm', '2026-11-16 06:38:54.689+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_452D9FIaSjgSdqMf4rKrwT', '16', 'person.created', 'done', 'person', 'per_Lucsj5boSR7EqZs6PEnHDe', 'per_Lucsj5boSR7EqZs6PEnHDe', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_T3KMnIguxkBytZSzXEQuPd', '2026-11-16 06:38:53.259+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_4cd0weanyBSEDNu3cyeOOB', '18', 'person.created', 'done', 'person', 'per_cQxFFYeOhJatSQVB5fPsMH', 'per_cQxFFYeOhJatSQVB5fPsMH', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_MSjjr9fYki30SemhQGLoMA', '2026-11-16 06:38:53.342+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_58Ph7cwYDR5AgONid5Qx6E', '170', 'remittance.balanced', 'done', 'remittance', 'era_334wrx4nIE3AgmPvhzKYex', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_5B5D7OJAUGqkMgGfbhg4HO', '22', 'scoped_token.created', 'done', 'scoped_token', 'st_XOhfF75pprHgbCbQeryodm', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_1r5KVJA0dIuwIuzyicFnz3', '2026-11-16 06:38:53.419+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_5BEJCORsRCjoFyOQuQerQr', '113', 'practitioner.created', 'done', 'practitioner', 'prac_ySBTpvwVzuy8k657wf8TkV', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_fJKn6EcfjkyfdagvH4Ajbv', '2026-11-16 06:38:56.086+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_66uVk8vZYyFzywm4oL0noq', '20', 'emergency_access.created', 'done', 'emergency_access', 'emg_E3gLI29sA4uNCcIkbyoOsO', 'per_cQxFFYeOhJatSQVB5fPsMH', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_Jumo9KWuNSNTSPo0v9tNHS', '2026-11-16 06:38:53.375+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_6v4BX3o1afSVsx0ZLM1PyK', '105', 'consent_decision.permitted', 'permitted', 'person', 'per_urbFU6Ep0UbtBoru7qwqgg', 'per_urbFU6Ep0UbtBoru7qwqgg', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_c4JLvPI8SQ2tPipapgv6T8', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_ZWgKfkRVj42O4ghSQLx17F', '2026-11-16 06:38:55.829+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_7Fvp0zfnXtumFNiLjwOYBY', '70', 'payer_contract.created', 'done', 'payer_contract', 'pcon_7GDknNHKILpjinsYtiV2RB', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_f7MY7kWT9R6fmZfKxH8FgL', '2026-11-16 06:38:54.914+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_7PRM9NnfkXceeRK722k3i5', '102', 'estimate.created', 'done', 'estimate', 'est_OmS5AIoQFXgfzzh3U9JPBb', 'per_zffqyR98tgLIRSt2JPNLcO', '{}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_shWMkVipB6m7UDjyQP2Vs7', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_zFBBMzwN8zg74zfpJF2r1D', '2026-11-16 06:38:55.699+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_8WXU1srzSDZd2P7dbvJbLD', '59', 'payment.created', 'done', 'payment', 'pay_utNTEmStPDNuadzTIXurQy', 'per_7wnr0gbpCB9xG1fxlFdw4K', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_HVEUa4RgI2XyuQt4okQQbm', '2026-11-16 06:38:54.541+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_8tA14r0MFDM0BAPRQNHKmJ', '78', 'consent.created', 'done', 'consent', 'con_1ETVLqx47xQQbGfzGjBDma', 'per_gkqnvgEuiwW02LdhNBd7Ky', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_qBatBBLT5s8c36ahi5HFv0', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_q2itSdyW9BZ5neN8v27p7Z', '2026-11-16 06:38:55.209+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_9AGDtgjbxAVDbuCYLdAit6', '55', 'charge.created', 'done', 'charge', 'chg_IuFmB2f3JBeoTYFm9nuqm6', 'per_TGP7x5pyr67016odXuZpTx', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_46R1USwuOWS7m8P99Lb5cT', '2026-11-16 06:38:54.427+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_9OHdYfo9mAa5ohiXY2ZMZT', '51', 'practitioner.created', 'done', 'practitioner', 'prac_zXXgOYN2mZVlDGt2voS1An', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_WOMYr3wJl4OQXDUbioQRE5', '2026-11-16 06:38:54.226+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_9hpDycP0qCdxqzdKMBxNRy', '128', 'consent_decision.permitted', 'permitted', 'person', 'per_x6sDndbURe1Bb4YshE8yB4', 'per_x6sDndbURe1Bb4YshE8yB4', '{treatment}', 'treatment', '[{"id": "con_Hc6ohw0ousCAcmRQOtTKWt", "type": "consent"}]', 'dec_0H0L2m1Nl3bxz0iXKMi4ub', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_s21TjeI93onMFpK8WmQDYL', '2026-11-16 06:38:56.817+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_9ijzeZLW4Vh50y3mkce67S', '134', 'note.signed', 'done', 'note', 'note_NT4yMChllOG1DvFJcm4miT', 'per_x6sDndbURe1Bb4YshE8yB4', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'treatment', '[{"id": "prac_fE034q6MwVOkGAHtzjbBll", "type": "author"}]', null, 'practitioner', 'prac_fE034q6MwVOkGAHtzjbBll', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_n8NYlruTwrQsH2mp50Rzs2', '2026-11-16 06:38:57.101+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_9pyhRCQWqtajVs8PmrRGyJ', '87', 'person.created', 'done', 'person', 'per_EPa2fBDLuqKKqh4y4Bduls', 'per_EPa2fBDLuqKKqh4y4Bduls', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_ADz2aSwNYIJKgs7GMveK4G', '2026-11-16 06:38:55.399+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_A5ITeL5pJiZ4BKuwMWiDIC', '48', 'person.updated', 'done', 'person', 'per_knuIxTdzBz62kW1W1A2KsT', 'per_knuIxTdzBz62kW1W1A2KsT', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_o4ewY7GHBP40W5nYyYi9pZ', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_6Mjh4bgFkN9UxcNQ8fRoPs', '2026-11-16 06:38:54.091+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_ANJ25WMLX93xaYILUpFJZR', '137', 'note.updated', 'done', 'note', 'note_uQqiLaTcfGEOP0MLEvpiHq', 'per_x6sDndbURe1Bb4YshE8yB4', '{sections}', 'treatment', '[{"id": "prac_fE034q6MwVOkGAHtzjbBll", "type": "author"}]', null, 'practitioner', 'prac_fE034q6MwVOkGAHtzjbBll', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_7KPEdhfVZeCLIPaYVQ1JMr', '2026-11-16 06:38:57.369+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_AfjtketqOxmg549BdcCUb4', '111', 'practitioner.created', 'done', 'practitioner', 'prac_ICs1GeNwKgpBKaFLZbtQWv', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_XH8ut6LSQtrTs2VLFG1oqy', '2026-11-16 06:38:55.961+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_BVVqlOimbnJsdKA08fyATZ', '131', 'persons.update', 'done', 'person', 'per_x6sDndbURe1Bb4YshE8yB4', 'per_x6sDndbURe1Bb4YshE8yB4', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_0UzI0OoiJBdz8P9OOJoFoq', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_TIedSucFg51ZinZ0CcqDfd', '2026-11-16 06:38:56.973+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_BYCSeccgt4336sN6OsRMy1', '82', 'disclosure.created', 'done', 'disclosure', 'dis_f15OWwc4QmzJmVBwqpc7BM', 'per_gkqnvgEuiwW02LdhNBd7Ky', '{}', 'payment', '[{"id": "con_1ETVLqx47xQQbGfzGjBDma", "type": "consent"}]', 'dec_7rHG4u5co2BwmBPs2AUGkE', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_v49YM05Fivpv0KchUsiHkk', '2026-11-16 06:38:55.274+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_BYGgyajl0kXR0gfyUGymI8', '67', 'refund.succeeded', 'done', 'refund', 're_Uk8RBrxv4dEAnULDEcY9Ay', 'per_0q1aHuqxKlNoMYu80Ui5H5', '{processor_reference,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:38:54.823+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_BYQqaXtz81Z0NUf6jyuQ1X', '73', 'consent.created', 'done', 'consent', 'con_L3r66GXeKEUtJXmC76VoQ3', 'per_eIomYpZJu1liaYtNOmbiAU', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_OpHduFltAe5q5pFAapZ1lz', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_MpGhO1yXZL0grIzSuIE4dd', '2026-11-16 06:38:54.976+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_C0TaTQ29oX2l5I9fFqoqcq', '17', 'consent.created', 'done', 'consent', 'con_IG91emrVwgZM8tvnaEEbx7', 'per_Lucsj5boSR7EqZs6PEnHDe', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_x6JGsTHEbGKVmvOF4vCV9f', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_7GNKbuj8cxelSWfB98ePoX', '2026-11-16 06:38:53.314+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_C0VcoQxRRx4eUj7uoQmXgc', '135', 'consent_decision.permitted', 'permitted', 'person', 'per_x6sDndbURe1Bb4YshE8yB4', 'per_x6sDndbURe1Bb4YshE8yB4', '{progress_notes}', 'treatment', '[{"id": "prac_fE034q6MwVOkGAHtzjbBll", "type": "care_team"}]', 'dec_UnXopLalKrikDb5U5rFs8e', 'practitioner', 'prac_fE034q6MwVOkGAHtzjbBll', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_Dkbv6lpxo8zMkd2qIHkVfs', '2026-11-16 06:38:57.293+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_C0kllEXizCBzanAC0HHswc', '107', 'deposit.created', 'done', 'deposit', 'dep_SbXqjsP8JIn6HqBZgrBDU2', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_RSzaYXFBbzwpzrCsZnPK3W', '2026-11-16 06:38:55.865+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_CHKTi3i8ivz0dA6vNZH9ic', '14', 'check.created', 'done', 'check', 'chk_hCSun3TLUxVytsYhWPvsSL', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_VaPvrNp858CF1IatVUd9T8', '2026-11-16 06:38:53.143+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_DGtfzx5RZCQoen6ZeR0zGR', '178', 'remittance.excepted', 'done', 'remittance', 'era_lH8a6P2vz9P268APv6ifea', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_E29CW13XWRSpxfi9oMYqNX', '23', 'practitioner.created', 'done', 'practitioner', 'prac_0yk6PHmIVIZtUGM7xs4pJ5', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_lClTLVqF6XnWugnC2u0Iv0', '2026-11-16 06:38:53.461+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_ETqWv6P18owKzxD7Yqh9CG', '101', 'consent_decision.permitted', 'permitted', 'person', 'per_zffqyR98tgLIRSt2JPNLcO', 'per_zffqyR98tgLIRSt2JPNLcO', '{demographics,diagnoses,claims}', 'person_request', '[{"id": null, "type": "right_of_access"}]', 'dec_shWMkVipB6m7UDjyQP2Vs7', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_zFBBMzwN8zg74zfpJF2r1D', '2026-11-16 06:38:55.699+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_EUhEl3e2X8S3IqRYT9Rm3c', '148', 'consent.granted', 'done', 'consent', 'con_LL2M8W6ueSqlC5EGjJswI7', 'per_kE4mDjUM3bsOLswvFwEIXM', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_sqbIZkRuut97QzGU3YD4r5', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_NdS9w6r2VoZMNzMAI0LeoJ', '2026-11-16 06:38:57.921+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_EZoE03lBSDrCaW4I75rVJt', '177', 'payment.received', 'done', 'payment', 'pay_BtKGNjUtvLTiEzeCtoLJP4', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_Ek7m4nQMEMg9TehzDU6u4J', '93', 'x12_document.created', 'done', 'x12_document', 'xdoc_CuvkzXjlXeOSxWfrLR6cVE', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_FQCIBaijN3GaGzWDEt79Qf', '2026-11-16 06:38:55.575+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_FCYPVgbo6BMpi3VhynGVxz', '112', 'audit_entry.listed', 'done', 'audit_entry', null, null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_N93fpGAJb8O0aAK6cTJowd', '2026-11-16 06:38:56.07+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_FwKKe3NS0pt64QYTZVldKZ', '129', 'person.activated', 'done', 'person', 'per_x6sDndbURe1Bb4YshE8yB4', 'per_x6sDndbURe1Bb4YshE8yB4', '{status,activated_at}', 'treatment', '[{"id": "con_Hc6ohw0ousCAcmRQOtTKWt", "type": "consent"}]', 'dec_0H0L2m1Nl3bxz0iXKMi4ub', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_s21TjeI93onMFpK8WmQDYL', '2026-11-16 06:38:56.817+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_G9iLA9DTU2LAwjGA2FNBne', '138', 'person.created', 'done', 'person', 'per_Kn6BJeD045BvvPKdQ4BhLM', 'per_Kn6BJeD045BvvPKdQ4BhLM', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_sN4jXywWaBYOdLvswgWGCm', '2026-11-16 06:38:57.427+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_GElPabsGzRJG2sMvHbXS7T', '29', 'session.created', 'done', 'session', 'ses_Ts5aZraQuDNkcZK7bZV4qO', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_DCNLrDfpOnHIm6jAuw5ug4', '2026-11-16 06:38:53.564+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_GKgUpU4aYC3M3t0qIiyiSB', '149', 'claim.created', 'done', 'claim', 'clm_w9MJhLmtMsNOTSd9FMAQBy', 'per_kE4mDjUM3bsOLswvFwEIXM', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_S1G9ksA1FzfvN8x4g0KHR9', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_jp3ZB16LCdFIkRIbm13ddT', '2026-11-16 06:38:57.974+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_GadvQsm2NqqWtURfjEAolE', '120', 'dispute.created', 'done', 'dispute', 'dsp_mPOucc6bhHm52KUyq0MzdZ', 'per_PgddHCfDSnNQyPZIR1jiUt', '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:38:56.478+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_GbcHmp8F8ziKcNWpPS3tC3', '158', 'practitioner.updated', 'done', 'practitioner', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', null, '{licenses}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_H6VElbtMCEhLlCHaFv7PpU', '12', 'check.created', 'done', 'check', 'chk_8OWUylay5XAEELAvzqDyqm', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_M37zdS1fL000fCZdPDGZsd', '2026-11-16 06:38:53.013+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_HDEIGRAjCSfMpZBKJkAopG', '168', 'coverage.updated', 'done', 'coverage', 'cov_0CVipvKRNjMrsePa8jnQT7', 'per_gkqnvgEuiwW02LdhNBd7Ky', '{last_check_id,last_outcome,last_checked_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_HcQkhClIKgXVJxFyHcN1fi', '100', 'consent_decision.permitted', 'permitted', 'person', 'per_zffqyR98tgLIRSt2JPNLcO', 'per_zffqyR98tgLIRSt2JPNLcO', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_W3SdYJ8XJWC7JA59dDfNVu', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_zFBBMzwN8zg74zfpJF2r1D', '2026-11-16 06:38:55.699+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_INSZyzceqZ83dgL2PXt2zf', '121', 'payment.updated', 'done', 'payment', 'pay_bCDKJGRbSONRP6764BBs92', 'per_PgddHCfDSnNQyPZIR1jiUt', '{disputed,amount_disputed}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:38:56.478+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_IYCqKZdiXp7v4hJkbrXWGv', '6', 'practitioner.created', 'done', 'practitioner', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_gHlVGzHJEdMDqomlg0BkdX', '2026-11-16 06:38:52.991+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_Inoannj353MGc9sgGvuYkb', '116', 'payment.created', 'done', 'payment', 'pay_bCDKJGRbSONRP6764BBs92', 'per_PgddHCfDSnNQyPZIR1jiUt', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_QYpyR5TLPJusdSWtsgOa0n', '2026-11-16 06:38:56.27+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_J2BAFv7BnnJXYEaHHKrE0n', '181', 'test_clock.advance', 'done', 'test_clock', null, null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_JnnjUwZNZqydijmdGRH1DY', '1', 'account.created', 'done', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:38:52.608+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_JzqTklbrR7CgAa12JmHytt', '80', 'consent.granted', 'done', 'consent', 'con_1ETVLqx47xQQbGfzGjBDma', 'per_gkqnvgEuiwW02LdhNBd7Ky', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_TJ2QX2AarQKDbsuLDe0p8d', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_V8eYLh1ibEthB048VImfRS', '2026-11-16 06:38:55.228+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_KdzgDcQHmmrii0oLmbBdua', '68', 'practitioner.created', 'done', 'practitioner', 'prac_b7g3dxZZ9C3rnGuWzWF9pa', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_pWsSqncVLT7l1GmfYo7qAG', '2026-11-16 06:38:54.863+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_KiuB7dJ7KE5SBOSMzo979L', '136', 'note.created', 'done', 'note', 'note_uQqiLaTcfGEOP0MLEvpiHq', 'per_x6sDndbURe1Bb4YshE8yB4', '{}', 'treatment', '[{"id": "prac_fE034q6MwVOkGAHtzjbBll", "type": "care_team"}]', 'dec_UnXopLalKrikDb5U5rFs8e', 'practitioner', 'prac_fE034q6MwVOkGAHtzjbBll', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_Dkbv6lpxo8zMkd2qIHkVfs', '2026-11-16 06:38:57.293+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_Kpf2w0ntXxOXQ6GHXpO82x', '160', 'check.passed', 'done', 'check', 'chk_kwL8rQNExBfMUbCwZa3AQ3', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_KqI7RCgB5uEU1ZvV5nNDpG', '30', 'session.created', 'done', 'session', 'ses_oFz5Ycipkg3UFXwZxfBz7n', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_DCNLrDfpOnHIm6jAuw5ug4', '2026-11-16 06:38:53.564+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_Ks0RixIAw2dw7ToK2wG3b5', '83', 'eligibility_check.created', 'done', 'eligibility_check', 'elig_xJ78JdXdEdsx2F5clYksR4', 'per_gkqnvgEuiwW02LdhNBd7Ky', '{}', 'payment', '[{"id": "con_1ETVLqx47xQQbGfzGjBDma", "type": "consent"}]', 'dec_7rHG4u5co2BwmBPs2AUGkE', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_v49YM05Fivpv0KchUsiHkk', '2026-11-16 06:38:55.274+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_LEAGLTdlScZL4CuYHhpjsu', '61', 'payment.created', 'done', 'payment', 'pay_SAbIyVXjQstqeQERJwk4mI', 'per_0q1aHuqxKlNoMYu80Ui5H5', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_wH8mSxc8CLJgqDC8rgaVp1', '2026-11-16 06:38:54.588+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_LPVinAWuBCl9fdspi5XN5N', '123', 'practitioner.created', 'done', 'practitioner', 'prac_fE034q6MwVOkGAHtzjbBll', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_qoK3xuFvXkrOL2SfLvNVOE', '2026-11-16 06:38:56.557+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_LZzYpvNILN9PK1AX0BMpAs', '172', 'payment.received', 'done', 'payment', 'pay_65oSfqDqlOD88Wyh6UMdlr', null, '{amount_captured,fee,status,received_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_LcyaJ5f35AmKpqTD7EHNeU', '13', 'practitioner.created', 'done', 'practitioner', 'prac_6IoafhoGastCv10GKNsrKE', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_XrurOfErz3mZUsWtbpP6ox', '2026-11-16 06:38:53.098+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_NLaEExaEPTd2lLsBOiGOgn', '27', 'session.created', 'done', 'session', 'ses_ytmrpohfL6H6wPFb9YIOk1', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_DCNLrDfpOnHIm6jAuw5ug4', '2026-11-16 06:38:53.564+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_NdscK9dZ4ZVAsbyot1JtEF', '164', 'practitioner.verified', 'done', 'practitioner', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', null, '{reason,cycle_ends_on,status,verified_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_NgYQafV8E8SSCQgnd5ucrN', '66', 'refund.created', 'done', 'refund', 're_Uk8RBrxv4dEAnULDEcY9Ay', 'per_0q1aHuqxKlNoMYu80Ui5H5', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_BbF0r1paWkYuiOgFlUocEm', '2026-11-16 06:38:54.689+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_NmIdPUigFnzgVxydic1BHn', '33', 'person.created', 'done', 'person', 'per_eEbzLIzTNpLe1mJHeuI2oq', 'per_eEbzLIzTNpLe1mJHeuI2oq', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GZsVsAzh21shwA2t89RsL9', '2026-11-16 06:38:53.643+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_NmknvUw3ALzOBp9hcEHq4H', '28', 'session.created', 'done', 'session', 'ses_KkvApAcmZwRCf0S7xWsoaL', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_DCNLrDfpOnHIm6jAuw5ug4', '2026-11-16 06:38:53.564+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_NwymZhnFvF5XBjQA3EPo5F', '140', 'practitioner.availability_changed', 'done', 'practitioner', 'prac_fE034q6MwVOkGAHtzjbBll', null, '{published}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_jjNGasbXx7BJXCBPyZCzVa', '2026-11-16 06:38:57.546+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_O3GWT9LfiZWE1TJiWgv2vk', '42', 'psychotherapy_note.created', 'done', 'psychotherapy_note', 'psy_ww2zMXdpiynDD75WYaYpww', 'per_l91jdTbsSUOQe0B1bCLlRY', '{}', 'treatment', '[{"id": "prac_3Q7dqdM8sg5EnRZ5uP9BEv", "type": "care_team"}]', 'dec_fbhpxp9piA6J0JydHdS9uP', 'practitioner', 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GXG2lEXWZRkTRixmykZxaT', '2026-11-16 06:38:53.89+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_ODHD5Bdisfu11UAReUzvng', '40', 'person.updated', 'done', 'person', 'per_l91jdTbsSUOQe0B1bCLlRY', 'per_l91jdTbsSUOQe0B1bCLlRY', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_yz6OlndWW501QWH2eLkooe', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_gFale7nkzgCCBnrXQMYY0l', '2026-11-16 06:38:53.874+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_OdZCeiIoiC8e15peoCl7xB', '143', 'billing_provider.created', 'done', 'billing_provider', 'bill_UUyt4oQ9He1w3yVxAlFkAf', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_4RfrgRiihYWk3yI2DhSOib', '2026-11-16 06:38:57.681+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_OzjDq8MbSAuC8FLCvJ3SzS', '169', 'remittance.created', 'done', 'remittance', 'era_334wrx4nIE3AgmPvhzKYex', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_P83ql1bv0WHetugo9JTrOv', '122', 'dispute.read', 'done', 'dispute', 'dsp_mPOucc6bhHm52KUyq0MzdZ', 'per_PgddHCfDSnNQyPZIR1jiUt', '{id,object,payment_id,person_id,amount,fee,reason,status,evidence,evidence_due_by,processor,processor_reference,failure,submitted_at,reopened_at,won_at,lost_at,metadata,version,livemode,created_at,updated_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_qCHBUo0KLUFNIJTdyO51o4', '2026-11-16 06:38:56.537+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_PyXm7gyk4Vv8xNkqoE531f', '115', 'person.created', 'done', 'person', 'per_PgddHCfDSnNQyPZIR1jiUt', 'per_PgddHCfDSnNQyPZIR1jiUt', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_88JRUuyxBkYIgGhl8U04NF', '2026-11-16 06:38:56.245+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_Q2Otj3fWSjzu9cELJrVsoz', '32', 'calendar_feed.created', 'done', 'calendar_feed', 'cal_DQOP6DL7tgfDVlYJDPIOmX', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_ojBV9W61jNszj9jp0piPMg', '2026-11-16 06:38:53.621+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_QI7Mk9qlmu3NxCe6d4UViz', '43', 'person.created', 'done', 'person', 'per_5sd5WbAQSopqGnGPmT27LS', 'per_5sd5WbAQSopqGnGPmT27LS', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_vZjxOxSOUqVtylnl7pebWC', '2026-11-16 06:38:53.924+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_QV9fRrwGZz4i5TWNczQocG', '34', 'practitioner.created', 'done', 'practitioner', 'prac_A9uvMBSNlLEQQP9NFFcMJA', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_ZiYY0vfNYPIBmblHFF6eAu', '2026-11-16 06:38:53.65+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_QnbVWzlWf6LwyB6MwZRafj', '79', 'consent.offered', 'done', 'consent', 'con_1ETVLqx47xQQbGfzGjBDma', 'per_gkqnvgEuiwW02LdhNBd7Ky', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_SuALW1l7NLQG0SRMMBB6PG', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_jvVBOE97ZutjVWfVV8oKY8', '2026-11-16 06:38:55.216+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_QxAiJRvqrWd4ZuKxsEuYcS', '44', 'person.updated', 'done', 'person', 'per_5sd5WbAQSopqGnGPmT27LS', 'per_5sd5WbAQSopqGnGPmT27LS', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_OesWqfPi4QQ9PryN8Vbp2s', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_RCIbF4a1o6RGtXzrr4Yrwo', '2026-11-16 06:38:53.953+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_RJqOTaHKO4QPTiZHEvYLM0', '141', 'payout_terms.updated', 'done', 'payout_terms', 'prac_fE034q6MwVOkGAHtzjbBll', null, '{share_basis_points}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_xrIgfH430vbJbWmeWTwBbm', '2026-11-16 06:38:57.587+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_S6SquFzSMgahL5MpTsO84I', '11', 'check.created', 'done', 'check', 'chk_kwL8rQNExBfMUbCwZa3AQ3', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_M37zdS1fL000fCZdPDGZsd', '2026-11-16 06:38:53.013+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_SRHVK5b7mLUwFU1QsvNHxD', '124', 'person.created', 'done', 'person', 'per_x6sDndbURe1Bb4YshE8yB4', 'per_x6sDndbURe1Bb4YshE8yB4', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_0KjcHisfPs0VAhC3AAPUE7', '2026-11-16 06:38:56.577+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_SfnH1YztVsNife7ucX1MM1', '103', 'person.created', 'done', 'person', 'per_urbFU6Ep0UbtBoru7qwqgg', 'per_urbFU6Ep0UbtBoru7qwqgg', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_3UWkTU2Jrwodl9vVv1Gc3r', '2026-11-16 06:38:55.77+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_SieCJBMooefl8ANzc8z5S4', '127', 'consent.granted', 'done', 'consent', 'con_Hc6ohw0ousCAcmRQOtTKWt', 'per_x6sDndbURe1Bb4YshE8yB4', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_k76Byd3AZVDNfzkg3nO1v3', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_SxboBxHOEijPV3HSE8VGkP', '2026-11-16 06:38:56.717+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_T2OIztx7bIpNO1h7K3SZq9', '56', 'person.created', 'done', 'person', 'per_skCMb8TKYRvlYP01dgeAH1', 'per_skCMb8TKYRvlYP01dgeAH1', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_p8GdJxlS4ARM6DvDJV1aOb', '2026-11-16 06:38:54.485+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_TkBzpSrt2uOYZSj9p1tQwv', '71', 'person.created', 'done', 'person', 'per_eIomYpZJu1liaYtNOmbiAU', 'per_eIomYpZJu1liaYtNOmbiAU', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_N2nIe9nTcWCPQ974uf9rkG', '2026-11-16 06:38:54.949+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_TluMMQJK3OqwKx0j4FFWbJ', '110', 'disclosure.created', 'done', 'disclosure', 'dis_dm9eqabeB9gihu4ADEaLkj', 'per_fZtBCf32sT13PFxplCBk8I', '{}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_KEgEGyCTiVAeK4rgVjQnP7', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_Hioie4jkr8Epc4RlM0IyyB', '2026-11-16 06:38:55.916+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_URRqQomLzbJsC2rYfDsYvq', '179', 'transmission.sent', 'done', 'transmission', 'trn_MisxF0MLTsbAULT3RnYmsn', 'per_kE4mDjUM3bsOLswvFwEIXM', '{reference,tries,claimed_until,status,sent_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_UjZf5gaXgKYsYHwVPcXpjw', '60', 'person.created', 'done', 'person', 'per_0q1aHuqxKlNoMYu80Ui5H5', 'per_0q1aHuqxKlNoMYu80Ui5H5', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_63gKrKspJJd81rV5ouNQg9', '2026-11-16 06:38:54.573+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_UqATerwvvrMyVF5KupLylD', '85', 'practitioner.created', 'done', 'practitioner', 'prac_FQNSXHgWbNFrvhn6La5Ndd', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_9jEl7kWrBjGEQahl4zWlWv', '2026-11-16 06:38:55.368+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_Uw5SFINeK7cKpm7arWh4z2', '97', 'person.created', 'done', 'person', 'per_zffqyR98tgLIRSt2JPNLcO', 'per_zffqyR98tgLIRSt2JPNLcO', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_fsmyvonSC3WMv8iusxsqUS', '2026-11-16 06:38:55.657+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_VM0tnxwW3fJIqHKN0FCBqg', '130', 'session.created', 'done', 'session', 'ses_C7JupaahS9pQkJ470JM09C', 'per_x6sDndbURe1Bb4YshE8yB4', '{}', 'treatment', '[{"id": "con_Hc6ohw0ousCAcmRQOtTKWt", "type": "consent"}]', 'dec_0H0L2m1Nl3bxz0iXKMi4ub', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_s21TjeI93onMFpK8WmQDYL', '2026-11-16 06:38:56.817+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_VSbBZQ79s2ktLCzgTFarnn', '144', 'person.created', 'done', 'person', 'per_kE4mDjUM3bsOLswvFwEIXM', 'per_kE4mDjUM3bsOLswvFwEIXM', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_lzj01S4EWAKDMxTaoPtbUY', '2026-11-16 06:38:57.709+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_W9Nm42hOnPPmpK0IqyqKlM', '99', 'consent_decision.permitted', 'permitted', 'person', 'per_zffqyR98tgLIRSt2JPNLcO', 'per_zffqyR98tgLIRSt2JPNLcO', '{demographics,diagnoses,claims}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Ch5upr60rgQEGjyvjJCc3K', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_zFBBMzwN8zg74zfpJF2r1D', '2026-11-16 06:38:55.699+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_WEbaC0NEvHhbj0tpKP7fAw', '9', 'check.created', 'done', 'check', 'chk_qtx4vFOKralFk8xdvOgcdY', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_M37zdS1fL000fCZdPDGZsd', '2026-11-16 06:38:53.013+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_WFQmwPnBfgazSofD6DVTIZ', '133', 'note.created', 'done', 'note', 'note_NT4yMChllOG1DvFJcm4miT', 'per_x6sDndbURe1Bb4YshE8yB4', '{}', 'treatment', '[{"id": "prac_fE034q6MwVOkGAHtzjbBll", "type": "care_team"}]', 'dec_1rC62tezInwedY8W4AjNrw', 'practitioner', 'prac_fE034q6MwVOkGAHtzjbBll', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_NWvMaHI0aC30RupY9DJ79U', '2026-11-16 06:38:57.01+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_WN53RnST2XZppjRPPZUFWj', '25', 'practitioner.created', 'done', 'practitioner', 'prac_y91XRfiXDPNJvJnV63ll6y', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_Ae9QkOan08M3ayHzHyepzw', '2026-11-16 06:38:53.553+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_Wu5Rrgmu7oWG0VEL719ORN', '57', 'adjustment.created', 'done', 'adjustment', 'adj_I5wwQH6xk6x6V3dlT14fKi', 'per_skCMb8TKYRvlYP01dgeAH1', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_1QV0wfpoGTVbMnIngQNp58', '2026-11-16 06:38:54.5+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_X54PILcvVzwZLm4vr00Ll1', '132', 'consent_decision.permitted', 'permitted', 'person', 'per_x6sDndbURe1Bb4YshE8yB4', 'per_x6sDndbURe1Bb4YshE8yB4', '{progress_notes}', 'treatment', '[{"id": "prac_fE034q6MwVOkGAHtzjbBll", "type": "care_team"}]', 'dec_1rC62tezInwedY8W4AjNrw', 'practitioner', 'prac_fE034q6MwVOkGAHtzjbBll', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_NWvMaHI0aC30RupY9DJ79U', '2026-11-16 06:38:57.01+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_XpdGvyuVXCoUXXuLN2p7Hl', '39', 'person.created', 'done', 'person', 'per_l91jdTbsSUOQe0B1bCLlRY', 'per_l91jdTbsSUOQe0B1bCLlRY', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_z68rtW0xMfEgffBdv217yx', '2026-11-16 06:38:53.845+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_Y3vhK6NXmZy1kf2snWTmps', '142', 'practitioner.created', 'done', 'practitioner', 'prac_GjEI3Rx09WONbnyhGLNtKL', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_gap0iRaTZAOSMPDdmR2DkM', '2026-11-16 06:38:57.637+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_YD0Z4pohaDulBkU7JjV9mi', '90', 'consent.offered', 'done', 'consent', 'con_JCXdqNT0afS2ViUU88PjaG', 'per_EPa2fBDLuqKKqh4y4Bduls', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_PTD9wYpb2N66TCHkuBXt1b', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_AJpqMIFpPjLNIEvyZbexwI', '2026-11-16 06:38:55.461+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_YErLoHyok96bypyHJX9RLW', '31', 'practitioner.created', 'done', 'practitioner', 'prac_Xb7Idf5EJsXv75NdnngbkT', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_AeA5GF78BVOneBbSuBHIpt', '2026-11-16 06:38:53.61+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_YcBIZUDJ6uV5stY1Q71FoS', '119', 'payment.succeeded', 'done', 'payment', 'pay_bCDKJGRbSONRP6764BBs92', 'per_PgddHCfDSnNQyPZIR1jiUt', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:38:56.43+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_a79aOWJqaU9NgPqxc0RmgU', '63', 'payment.updated', 'done', 'payment', 'pay_SAbIyVXjQstqeQERJwk4mI', 'per_0q1aHuqxKlNoMYu80Ui5H5', '{processor_reference}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:38:54.627+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_aWl5JkOmbsYyorDVDYefzu', '156', 'check.running', 'done', 'check', 'chk_UsdaKubchq7P2x5l5XAtgA', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_bkUSxpln54O9mKtTGalu5k', '94', 'x12_document.created', 'done', 'x12_document', 'xdoc_Ob5OZQ1mNY4id0CPMQ0cZ4', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_FkuenOAB2O2aFNFMgWn9kV', '2026-11-16 06:38:55.617+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_cEyvQDGelwLx2XpZoD6tpo', '155', 'check.passed', 'done', 'check', 'chk_8OWUylay5XAEELAvzqDyqm', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_dL0DABGaqGqdb4fe9yPF9d', '50', 'assessment.created', 'done', 'assessment', 'asmt_X9JFi0iLjObfFD5X2TxGgy', 'per_knuIxTdzBz62kW1W1A2KsT', '{}', 'treatment', '[{"id": "prac_3Q7dqdM8sg5EnRZ5uP9BEv", "type": "care_team"}]', 'dec_EUjCN6rdto6mxQIrdFbEkl', 'practitioner', 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_yJjBH2o0ckcMmAlvwhYOGA', '2026-11-16 06:38:54.117+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_dqJFsPS8kOJibOF5UM0GoI', '69', 'payout.created', 'done', 'payout', 'po_aCKecY20ddXDherLC3rQRr', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_IuIh34Utvppq6xUk72vhIV', '2026-11-16 06:38:54.873+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_ePv5C6zfWnJGwXT3oCgYod', '77', 'coverage.created', 'done', 'coverage', 'cov_0CVipvKRNjMrsePa8jnQT7', 'per_gkqnvgEuiwW02LdhNBd7Ky', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_1WA9wYya03Zcj2jhtpjDdO', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_EBoUnaibTvg8AAMbFGLsgI', '2026-11-16 06:38:55.167+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_eUFnrRbUlEn5e34chYNyaW', '49', 'consent_decision.permitted', 'permitted', 'person', 'per_knuIxTdzBz62kW1W1A2KsT', 'per_knuIxTdzBz62kW1W1A2KsT', '{assessments}', 'treatment', '[{"id": "prac_3Q7dqdM8sg5EnRZ5uP9BEv", "type": "care_team"}]', 'dec_EUjCN6rdto6mxQIrdFbEkl', 'practitioner', 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_yJjBH2o0ckcMmAlvwhYOGA', '2026-11-16 06:38:54.117+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_ebgq0V7Iqjf4gV9xeISuM9', '8', 'practitioner.submitted', 'done', 'practitioner', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', null, '{reason,current_verification_id,status,submitted_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_M37zdS1fL000fCZdPDGZsd', '2026-11-16 06:38:53.013+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_ekdRiKjDsD7jel4R1GNXms', '26', 'session_series.created', 'done', 'session_series', 'series_7Zy0uiWjvTO0gjQnmQQj07', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_DCNLrDfpOnHIm6jAuw5ug4', '2026-11-16 06:38:53.564+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_gMjgVT2cUAi5zNYSRNvawe', '153', 'claim.submitted', 'done', 'claim', 'clm_w9MJhLmtMsNOTSd9FMAQBy', 'per_kE4mDjUM3bsOLswvFwEIXM', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'payment', '[{"id": "con_LL2M8W6ueSqlC5EGjJswI7", "type": "consent"}]', 'dec_PD6DcpQrCtnnjeiiL4jFmQ', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_QPRobYtbhkeA7i87rQZiZ3', '2026-11-16 06:38:58.077+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_gZJYNADi4vtzPrcraNyC3F', '175', 'remittance.balanced', 'done', 'remittance', 'era_lH8a6P2vz9P268APv6ifea', null, '{status,balanced_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_gk3aEOznrTEozog6TH7dwH', '166', 'check.passed', 'done', 'check', 'chk_hCSun3TLUxVytsYhWPvsSL', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_gmWqQizCRZm2jy5XT0MX0y', '41', 'consent_decision.permitted', 'permitted', 'person', 'per_l91jdTbsSUOQe0B1bCLlRY', 'per_l91jdTbsSUOQe0B1bCLlRY', '{progress_notes}', 'treatment', '[{"id": "prac_3Q7dqdM8sg5EnRZ5uP9BEv", "type": "care_team"}]', 'dec_fbhpxp9piA6J0JydHdS9uP', 'practitioner', 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GXG2lEXWZRkTRixmykZxaT', '2026-11-16 06:38:53.89+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_gvGbHgxsMqLFCjzXRh7xH2', '47', 'person.created', 'done', 'person', 'per_knuIxTdzBz62kW1W1A2KsT', 'per_knuIxTdzBz62kW1W1A2KsT', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_TA6ybTBjQTgdf7oHkQ7g9e', '2026-11-16 06:38:54.069+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_hEjGM2XwrhfA71tqYhCKzt', '72', 'coverage.created', 'done', 'coverage', 'cov_DPHvONQULv5vUVhKXwoInU', 'per_eIomYpZJu1liaYtNOmbiAU', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_IRwX5KyI1Z5khRvQnfmRyC', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_x7pUQTI0byyWDk42BYmsts', '2026-11-16 06:38:54.957+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_hOvfMScYUF1Czx4OUxiTu5', '86', 'billing_provider.created', 'done', 'billing_provider', 'bill_kg7x4vgrJL2a9xTnw6sRdv', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_Jo1HVT1r76fwRwvaBqgAkq', '2026-11-16 06:38:55.392+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_hQ2JZIiTyieaBBSJJQsATm', '117', 'payment.processing', 'done', 'payment', 'pay_bCDKJGRbSONRP6764BBs92', 'per_PgddHCfDSnNQyPZIR1jiUt', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_MPwKSrho952L3BhdYFD0IH', '2026-11-16 06:38:56.303+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_hjuIqfM8T5O9yu1Sid1Lbe', '157', 'check.passed', 'done', 'check', 'chk_UsdaKubchq7P2x5l5XAtgA', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_hst3lxuYsMUN3iJ2PRYzDI', '10', 'check.created', 'done', 'check', 'chk_UsdaKubchq7P2x5l5XAtgA', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_M37zdS1fL000fCZdPDGZsd', '2026-11-16 06:38:53.013+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_hswIyZCocVqugZgt1JYGoX', '3', 'api_key.created', 'done', 'api_key', 'key_tgWr2IcCZieHEIi4WDmkqM', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_9lCdJczISyxHfpUrbFTFPb', '2026-11-16 06:38:52.879+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_ieRAcdIhD5mjMYhJRsNsxb', '37', 'consent_decision.permitted', 'permitted', 'person', 'per_eEbzLIzTNpLe1mJHeuI2oq', 'per_eEbzLIzTNpLe1mJHeuI2oq', '{progress_notes}', 'treatment', '[{"id": "prac_3Q7dqdM8sg5EnRZ5uP9BEv", "type": "care_team"}]', 'dec_F4mMU1mYVhdMAr5MxTGMpX', 'practitioner', 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_zjbcpuJqjInCC4hebWXxFK', '2026-11-16 06:38:53.773+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_inNG7ghpfBNgG4MZmQMhQP', '154', 'check.running', 'done', 'check', 'chk_8OWUylay5XAEELAvzqDyqm', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_jEbePSVffDkC0yLCzeni00', '36', 'person.updated', 'done', 'person', 'per_eEbzLIzTNpLe1mJHeuI2oq', 'per_eEbzLIzTNpLe1mJHeuI2oq', '{care_team_ids}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_VIDOYZvz76ML8HaxK5KHUg', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_VFrAcU1fzaoUtfuIFIo00j', '2026-11-16 06:38:53.724+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_jQ21y8xGv44WXRBMfdIB0j', '150', 'consent_decision.permitted', 'permitted', 'person', 'per_kE4mDjUM3bsOLswvFwEIXM', 'per_kE4mDjUM3bsOLswvFwEIXM', '{demographics,diagnoses,claims}', 'payment', '[{"id": "con_LL2M8W6ueSqlC5EGjJswI7", "type": "consent"}]', 'dec_PD6DcpQrCtnnjeiiL4jFmQ', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_QPRobYtbhkeA7i87rQZiZ3', '2026-11-16 06:38:58.077+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_jQ3fJBoqosAooqlKsPb7ed', '5', 'practitioner.created', 'done', 'practitioner', 'prac_lVfGfm3Or07cC0Ea52C68z', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_E5Jbt9x55VWyr2jQ6khQI4', '2026-11-16 06:38:52.948+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_jfYonNFbgB0ZNFkdrWFk2W', '89', 'consent.created', 'done', 'consent', 'con_JCXdqNT0afS2ViUU88PjaG', 'per_EPa2fBDLuqKKqh4y4Bduls', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_MnS0Mz906hZeXwpeasoRky', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_5noNarSymN1f6KYz6crIlK', '2026-11-16 06:38:55.44+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_jhVlVbpNGQnzx9PaApvwt5', '104', 'practitioner.created', 'done', 'practitioner', 'prac_R7P4wIIJnlkiYZM73EcfhR', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_4vIosbjlUPlbYbceSo4YXn', '2026-11-16 06:38:55.809+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_ju3OKwDmtMbHTZn3X7vgl4', '159', 'check.running', 'done', 'check', 'chk_kwL8rQNExBfMUbCwZa3AQ3', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_kIujCaxfEwZZ2d5ffWZhLO', '161', 'check.running', 'done', 'check', 'chk_qtx4vFOKralFk8xdvOgcdY', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_kMrkAy296Zz4mESwFIcGGW', '35', 'practitioner.created', 'done', 'practitioner', 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_v3p0UyD8VuiVzzGhzcaMOF', '2026-11-16 06:38:53.7+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_kgS2UFmjreq71kVzVbaAj8', '126', 'consent.offered', 'done', 'consent', 'con_Hc6ohw0ousCAcmRQOtTKWt', 'per_x6sDndbURe1Bb4YshE8yB4', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_U0bQ7dvOuQ0yK2gaTAsMlf', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_bXHS8upjrn3EGAYANqbW3f', '2026-11-16 06:38:56.639+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_krnSDSBOWr4NbvYvrexKEB', '19', 'practitioner.created', 'done', 'practitioner', 'prac_ljbY2CCCyglLP7RarU1Lhs', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_uTpqGLOkxDRRaK80DdZmdG', '2026-11-16 06:38:53.361+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_l2wHDqtiA7B9XDlYGTchpr', '176', 'payment.created', 'done', 'payment', 'pay_BtKGNjUtvLTiEzeCtoLJP4', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_lUbw2amtr0gJd8lsh7KxJe', '2', 'api_key.created', 'done', 'api_key', 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, '{}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:38:52.608+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_lt5NJbbZmPc8rbKiPdlaxg', '7', 'verification.created', 'done', 'verification', 'ver_CurS9hunn8RdU47mBDOBvM', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_M37zdS1fL000fCZdPDGZsd', '2026-11-16 06:38:53.013+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_mNntQMAZgWfAYHwoSabfCu', '108', 'person.created', 'done', 'person', 'per_fZtBCf32sT13PFxplCBk8I', 'per_fZtBCf32sT13PFxplCBk8I', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_MWrecjPiN5fm4LXniwh9fq', '2026-11-16 06:38:55.901+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_mpyz5c5uXEGIowPcXVRRYk', '46', 'risk_flag.created', 'done', 'risk_flag', 'risk_2sAGlOLlXq7ZVF8A0ySI4v', 'per_5sd5WbAQSopqGnGPmT27LS', '{}', 'treatment', '[{"id": "prac_3Q7dqdM8sg5EnRZ5uP9BEv", "type": "care_team"}]', 'dec_Q6aYHcceKG8cbLzi0E3XHr', 'practitioner', 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GhnoBX3f8u0aKJcanKu7Kc', '2026-11-16 06:38:54.013+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_nCFL3f64KNBIyJtcNXG5yN', '171', 'payment.created', 'done', 'payment', 'pay_65oSfqDqlOD88Wyh6UMdlr', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_nKTS4fdu8uxvXfmxKVw6YV', '152', 'transmission.created', 'done', 'transmission', 'trn_MisxF0MLTsbAULT3RnYmsn', 'per_kE4mDjUM3bsOLswvFwEIXM', '{}', 'payment', '[{"id": "con_LL2M8W6ueSqlC5EGjJswI7", "type": "consent"}]', 'dec_PD6DcpQrCtnnjeiiL4jFmQ', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_QPRobYtbhkeA7i87rQZiZ3', '2026-11-16 06:38:58.077+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_nVSlxZFtOC8VqAdEOJIdgx', '162', 'check.passed', 'done', 'check', 'chk_qtx4vFOKralFk8xdvOgcdY', null, '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_o0uGz3tOsAauIBDxZei4Wq', '58', 'person.created', 'done', 'person', 'per_7wnr0gbpCB9xG1fxlFdw4K', 'per_7wnr0gbpCB9xG1fxlFdw4K', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_LMG2n9rFqohjuXiUtWT663', '2026-11-16 06:38:54.531+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_o2TPbdUwDjWWp6I4QFQs1H', '4', 'webhook_endpoint.created', 'done', 'webhook_endpoint', 'we_yn8OnwXczEwbsTbWgpDcUA', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_7h4yrTK0kXR6wjh3U8NJ5v', '2026-11-16 06:38:52.919+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_oLM6JcEhgc46wEugEnvYPQ', '167', 'eligibility_check.completed', 'done', 'eligibility_check', 'elig_xJ78JdXdEdsx2F5clYksR4', 'per_gkqnvgEuiwW02LdhNBd7Ky', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_oLN0848bonzix5MWAAeJQS', '180', 'practitioner.eligibility_changed', 'done', 'practitioner', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', null, '{announced,eligibility_changed_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_oXJFzvlj5HCLCbtaP6GpzX', '88', 'coverage.created', 'done', 'coverage', 'cov_Da7NAigewZIEwsgtgsVkH6', 'per_EPa2fBDLuqKKqh4y4Bduls', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_cFTYn59HTe8dfm9kx5PDts', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_DgEGX8tR8td1jKMSAGj5oF', '2026-11-16 06:38:55.412+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_pB8gbcblEWYNdEJtPnctcK', '81', 'consent_decision.permitted', 'permitted', 'person', 'per_gkqnvgEuiwW02LdhNBd7Ky', 'per_gkqnvgEuiwW02LdhNBd7Ky', '{demographics}', 'payment', '[{"id": "con_1ETVLqx47xQQbGfzGjBDma", "type": "consent"}]', 'dec_7rHG4u5co2BwmBPs2AUGkE', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_v49YM05Fivpv0KchUsiHkk', '2026-11-16 06:38:55.274+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_rDGrc9mJkjExPuWAY9sOhC', '163', 'verification.approved', 'done', 'verification', 'ver_CurS9hunn8RdU47mBDOBvM', null, '{status,approved_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_rN2QE7POEkvySTkWSyxdFU', '173', 'remittance.excepted', 'done', 'remittance', 'era_334wrx4nIE3AgmPvhzKYex', null, '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_rcMZnTvZx8wuZ0lAEVRX1h', '139', 'practitioner.created', 'done', 'practitioner', 'prac_5obr1uZDnMAGQZLnDS4vOt', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_Z74bnq7oiZSLUaw4GYOAQU', '2026-11-16 06:38:57.507+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_smqmpI3Z3gTj0FrsXDsleg', '96', 'x12_document.processed', 'done', 'x12_document', 'xdoc_Ob5OZQ1mNY4id0CPMQ0cZ4', null, '{fault_count,faults,transactions,status,processed_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_FkuenOAB2O2aFNFMgWn9kV', '2026-11-16 06:38:55.617+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_tPj1TbfG0UrIAjYpGjFgWv', '62', 'payment.processing', 'done', 'payment', 'pay_SAbIyVXjQstqeQERJwk4mI', 'per_0q1aHuqxKlNoMYu80Ui5H5', '{method,method_token,attempt,failure,next_action,status,processing_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_YIF2CpD2pKQi60U2sO3x4M', '2026-11-16 06:38:54.603+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_tUQ1w1efwmW64RFxEvwaSs', '15', 'person.created', 'done', 'person', 'per_2J60dvj3d6KA1ch93KQUkZ', 'per_2J60dvj3d6KA1ch93KQUkZ', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_4uNzqK24SdK0r17T9epgXU', '2026-11-16 06:38:53.166+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_tcLrQuk7BACbi6XHnT36PH', '53', 'matching.created', 'done', 'matching', 'match_tL5RjngE0S6RTyBI4xnfTJ', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_1v4RLJXhO2ivW9c7aOwjbr', '2026-11-16 06:38:54.309+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_twKWs9wOf2fnE11zB4zhtg', '145', 'coverage.created', 'done', 'coverage', 'cov_tctN7EfYhVK70YNu4EQXEC', 'per_kE4mDjUM3bsOLswvFwEIXM', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_uhuwkV9aszDdVUejnfrDzz', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_lHa9zeTwm1XoNy8uks5NYr', '2026-11-16 06:38:57.763+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_u4kQSzyuxw7UHJso9h6UUq', '114', 'deposit.created', 'done', 'deposit', 'dep_JrHoCQtlY1IZ6jXlKFVp3k', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_zPMKBnUEhTILtvvWgzfDvV', '2026-11-16 06:38:56.194+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_u7DY7hTxZZHBpqwNdeKgtY', '84', 'billing_provider.created', 'done', 'billing_provider', 'bill_ULy03uJKr8KZeFIlpEIpEf', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_AuKzboDvng4p3dxJXXD31t', '2026-11-16 06:38:55.358+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_u8niPz17fmdLDg81Tdb9vp', '147', 'consent.offered', 'done', 'consent', 'con_LL2M8W6ueSqlC5EGjJswI7', 'per_kE4mDjUM3bsOLswvFwEIXM', '{status,offered_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_2p7jIFjElXwVuWPkZeFDVO', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_Q6wFzCIrT0raSZbF87wX83', '2026-11-16 06:38:57.881+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_uab5RF6wywcq7hPtt3KU1x', '91', 'consent.granted', 'done', 'consent', 'con_JCXdqNT0afS2ViUU88PjaG', 'per_EPa2fBDLuqKKqh4y4Bduls', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_iR1dtGG48jZ2YEVKPhGN5A', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_i5i3WPL4GaoWturPazStvB', '2026-11-16 06:38:55.484+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_ueKDOSrYpHwc5E8FVwiZn2', '95', 'remittance.created', 'done', 'remittance', 'era_lH8a6P2vz9P268APv6ifea', null, '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_FkuenOAB2O2aFNFMgWn9kV', '2026-11-16 06:38:55.617+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_v92HRA0qK47gb1PqiwWTlj', '64', 'payment.succeeded', 'done', 'payment', 'pay_SAbIyVXjQstqeQERJwk4mI', 'per_0q1aHuqxKlNoMYu80Ui5H5', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, '[]', null, 'platform', null, null, null, '2026-11-16 06:38:54.645+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_vtQzM79r8xmCTdU1Ke431m', '125', 'consent.created', 'done', 'consent', 'con_Hc6ohw0ousCAcmRQOtTKWt', 'per_x6sDndbURe1Bb4YshE8yB4', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_h2cwJ9Xy8RY76R5bq7wYQm', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_8lQqD2FDcbCDbXPSVKyOfq', '2026-11-16 06:38:56.607+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_wTikOIVRLMyxdWkyH3K8Wf', '174', 'x12_document.processed', 'done', 'x12_document', 'xdoc_CuvkzXjlXeOSxWfrLR6cVE', null, '{processed_count,transactions,fault_count,faults,status,processed_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_xOopLhvBxaZ21z8ridMZlD', '165', 'check.running', 'done', 'check', 'chk_hCSun3TLUxVytsYhWPvsSL', null, '{attempts,status,running_at}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GlfDKNINvNGaRXrDgNfNKc', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_xPTSdmjCsEkMsbstyG8AyW', '45', 'consent_decision.permitted', 'permitted', 'person', 'per_5sd5WbAQSopqGnGPmT27LS', 'per_5sd5WbAQSopqGnGPmT27LS', '{assessments}', 'treatment', '[{"id": "prac_3Q7dqdM8sg5EnRZ5uP9BEv", "type": "care_team"}]', 'dec_Q6aYHcceKG8cbLzi0E3XHr', 'practitioner', 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_GhnoBX3f8u0aKJcanKu7Kc', '2026-11-16 06:38:54.013+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_xQlxelP73uJGuEDom8Jn2O', '76', 'person.created', 'done', 'person', 'per_gkqnvgEuiwW02LdhNBd7Ky', 'per_gkqnvgEuiwW02LdhNBd7Ky', '{}', null, '[]', null, 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_VG49N8ke2OmIUqii2v6eNn', '2026-11-16 06:38:55.154+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_xbjQyF27M2pO3Joda1k2Ya', '109', 'consent_decision.permitted', 'permitted', 'person', 'per_fZtBCf32sT13PFxplCBk8I', 'per_fZtBCf32sT13PFxplCBk8I', '{diagnoses}', 'operations', '[{"id": null, "type": "public_health"}]', 'dec_KEgEGyCTiVAeK4rgVjQnP7', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_Hioie4jkr8Epc4RlM0IyyB', '2026-11-16 06:38:55.916+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_xxz8fMEhBQsY9QlNNsa3l8', '38', 'note.created', 'done', 'note', 'note_VFI47baNocrwbXb3QnHvxj', 'per_eEbzLIzTNpLe1mJHeuI2oq', '{}', 'treatment', '[{"id": "prac_3Q7dqdM8sg5EnRZ5uP9BEv", "type": "care_team"}]', 'dec_F4mMU1mYVhdMAr5MxTGMpX', 'practitioner', 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_zjbcpuJqjInCC4hebWXxFK', '2026-11-16 06:38:53.773+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_yVe4BBXs7UT0e0Ocykcoei', '146', 'consent.created', 'done', 'consent', 'con_LL2M8W6ueSqlC5EGjJswI7', 'per_kE4mDjUM3bsOLswvFwEIXM', '{}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_FYHChcZeXlnXGWoILwM5FA', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_wUvPEWae7CKK2xX5GGTDnr', '2026-11-16 06:38:57.842+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'aud_zsyPqHDYSJdA4sNbjYF5RP', '75', 'consent.granted', 'done', 'consent', 'con_L3r66GXeKEUtJXmC76VoQ3', 'per_eIomYpZJu1liaYtNOmbiAU', '{evidence,signing,status,granted_at}', 'treatment', '[{"id": null, "type": "record_holder"}]', 'dec_Avrcpx5LXeBEwJUVKqSLXD', 'account', 'acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'req_OA48HIishtuPoUxdo5GA3W', '2026-11-16 06:38:55.018+00');
alter table audit_entries enable trigger user;

alter table audit_head_outbox disable trigger user;
insert into audit_head_outbox (account, last_sequence, destination) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', '111', 'log'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '181', 'log');
alter table audit_head_outbox enable trigger user;

alter table audit_heads disable trigger user;
insert into audit_heads (account, last_sequence, first_sequence, previous_head, head, signed_at, key_id, signature) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', '111', '1', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x73cab5713ad691766a402338d421ec6f574df44b46fa26f75def95c2adc1d46b', '2026-11-16 06:38:55.99+00', 'head_b82982c6d6180508', '\xf6642216117415af19328a83d39592fd209023ee674cfb2a39c8db793a2f2c3b429eb20196c2b162358801af5b475ccafc1aa21e7f8c6e233775c9e4642c550b'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '181', '112', '\x73cab5713ad691766a402338d421ec6f574df44b46fa26f75def95c2adc1d46b', '\xc92ceb2a364c66d575aca6c5c3e4bb86607e312d9af5aca49a9a7162b8e6bef8', '2026-11-16 06:38:59.564+00', 'head_b82982c6d6180508', '\x0b2b014381094b3bfc894a7cba5880f9637239fe6c568e27db3854fddb81ff2f4d6b03366407c468e3ff6c589f0b9b286f1f3feadfa24954a339462ce71a3d00');
alter table audit_heads enable trigger user;

alter table audit_links disable trigger user;
insert into audit_links (account, sequence, entry_id, entry_hash, previous_hash, hash) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', '1', 'aud_JnnjUwZNZqydijmdGRH1DY', '\xe4ceeed7c9e22c7f5e551fb647e231d9f4750e535a64da679fbbc296b0ea4f91', '\x0000000000000000000000000000000000000000000000000000000000000000', '\x1f13593a2b0e14ff10a8d68ac4ce4d6a46964c7054dfa71e0445866c47ace9fe'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '10', 'aud_hst3lxuYsMUN3iJ2PRYzDI', '\x3410f3730cfc5f2f1dd6d2dbd26b42719080cb402c6e2999d350bea23798a828', '\xece6e96fbaaeca990b66de898c9c1f8f2f1cf7f2340e43afe8400aa7b5b0bc34', '\xfdbcc107f28b5723107141d4cd2aacd55a0c25731e12b674aa93dc84af903309'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '100', 'aud_HcQkhClIKgXVJxFyHcN1fi', '\xae018ac1d9d2420b1d76ac89e2c07c87c47110508fb254c79eca7753c3718f58', '\x6190dbd513b3c89fb666a40ff754a68ae285562fdbd89c354a1f7a1eb67af733', '\xff3eff577b9f700dc4de9c9b8fa953d2eeac976548b46206fb3f1111e74f961f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '101', 'aud_ETqWv6P18owKzxD7Yqh9CG', '\x2e4ac02a9cb901974f3137dc2d137f5ed4fc5f36822202f7f24c6c3eb6df4a29', '\xff3eff577b9f700dc4de9c9b8fa953d2eeac976548b46206fb3f1111e74f961f', '\xbae59f90f62312d0708479ce86387773e99f590d8a85ddcaa20e3315efafc90b'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '102', 'aud_7PRM9NnfkXceeRK722k3i5', '\x2e920ba81256f2be648591de9f161f1feadd118b7c2eb8c74c0576b0f07401c4', '\xbae59f90f62312d0708479ce86387773e99f590d8a85ddcaa20e3315efafc90b', '\x348c8f98440da836f4dcbab0260ec39c52f1c2e4f775f400fca30efce1b6213b'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '103', 'aud_SfnH1YztVsNife7ucX1MM1', '\x92c8485578744bfdd65da71a21b3aa22ef67fe53adc22001906adfbf40da0510', '\x348c8f98440da836f4dcbab0260ec39c52f1c2e4f775f400fca30efce1b6213b', '\xb9a7b58bde1dc7dbfaf75a76aba5c26e3125424d83fdfdce01d7c5181dc5d4d6'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '104', 'aud_jhVlVbpNGQnzx9PaApvwt5', '\x9e7a101f18bb51a48a5435ba8fa7b730a84ae95ec938c40459f846dddb424826', '\xb9a7b58bde1dc7dbfaf75a76aba5c26e3125424d83fdfdce01d7c5181dc5d4d6', '\x8dbef765248f7b57d32017ff83fc9bea0b557bd103592e5ae35eb128aa8c5448'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '105', 'aud_6v4BX3o1afSVsx0ZLM1PyK', '\x9d9c7bf72e1d7d5a71c257f98e9b701ec03807b192d9715de8421d83d2512556', '\x8dbef765248f7b57d32017ff83fc9bea0b557bd103592e5ae35eb128aa8c5448', '\x6c4c3664f19fd8ee8d5a34a22b357700969a8a86fdcdb81a7cba72fa6dc7f818'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '106', 'aud_2fnPemCEan8wl1PEXwL8Ju', '\xca590e78bddfd8465d99cd9b31404a4fad663289d01a3fbccdc067bcaf41a1a2', '\x6c4c3664f19fd8ee8d5a34a22b357700969a8a86fdcdb81a7cba72fa6dc7f818', '\x4e913eaeac456fd61b3b828dd8208d67796487ce4387bfb968daddfec4913094'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '107', 'aud_C0kllEXizCBzanAC0HHswc', '\xcf7f77890fd7700c4fb969be4b6b5ad4bcaae4bcc6fd33ab9c0e229ebaf9dcbd', '\x4e913eaeac456fd61b3b828dd8208d67796487ce4387bfb968daddfec4913094', '\xac533b07301f14b10573ae98962629524fa82dc97773500326856296cb16dd51'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '108', 'aud_mNntQMAZgWfAYHwoSabfCu', '\x67f0df6aec5ced06c7a452f545ad37c35aa45b192a5f2baee14033f0b35be8f0', '\xac533b07301f14b10573ae98962629524fa82dc97773500326856296cb16dd51', '\xe60d6401356d7cce018605765ab8b915e06bf6aba57eb7ec3988d16f36868160'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '109', 'aud_xbjQyF27M2pO3Joda1k2Ya', '\x7acfd3652a7fcbdf6aa1d29fd0b1395b691f9c4cd20793256826e0ffcd734648', '\xe60d6401356d7cce018605765ab8b915e06bf6aba57eb7ec3988d16f36868160', '\xa6223cf38c78047f5191c862c9e89e3ac58b8a2eb745467fc9946a6bf0b935d5'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '11', 'aud_S6SquFzSMgahL5MpTsO84I', '\x2ca6a754373e774ace8e513cdfe58263026738da97d5031738696144fd0aabb4', '\xfdbcc107f28b5723107141d4cd2aacd55a0c25731e12b674aa93dc84af903309', '\x3df6d41146323ddc8520fe37eefa18e76179a2bf43ace09f57d37ee305d68e17'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '110', 'aud_TluMMQJK3OqwKx0j4FFWbJ', '\xde8fdd06404339fcf35eef89cd340a7925cdadc8cd34d42619984bbaa59e1fc0', '\xa6223cf38c78047f5191c862c9e89e3ac58b8a2eb745467fc9946a6bf0b935d5', '\xc9be9fa2208ffc9de99351e6659c7627d4069358647f2dc7f7a5b1d91154e474'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '111', 'aud_AfjtketqOxmg549BdcCUb4', '\xa94b2c16d980abe87ae77e480776f1b8394805bdd1cc2b44ba49491e13f3c87a', '\xc9be9fa2208ffc9de99351e6659c7627d4069358647f2dc7f7a5b1d91154e474', '\x73cab5713ad691766a402338d421ec6f574df44b46fa26f75def95c2adc1d46b'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '112', 'aud_FCYPVgbo6BMpi3VhynGVxz', '\xc2bf11a9881f52e2e596f1077a75a0535fe6ac3c619ff9be511a934d6efec285', '\x73cab5713ad691766a402338d421ec6f574df44b46fa26f75def95c2adc1d46b', '\xa8f979da4a00ce012a72d82a9c543e86b262e638d5eddf93558cf8f4ffba147f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '113', 'aud_5BEJCORsRCjoFyOQuQerQr', '\x6d0e1c3657d536b4b75ff86246fc7b25faccc20c6c00c0298a92edc0d789ee5c', '\xa8f979da4a00ce012a72d82a9c543e86b262e638d5eddf93558cf8f4ffba147f', '\xc448f9873fc02db880f0fa7c7d495a50eef5e692ce46b5332ed282e85a2dba80'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '114', 'aud_u4kQSzyuxw7UHJso9h6UUq', '\x1726612ac105d420af2c2bcc4b85aebac2353dbeb39a1158f48ecc0ba8b82f15', '\xc448f9873fc02db880f0fa7c7d495a50eef5e692ce46b5332ed282e85a2dba80', '\x68fa023aac45179676b1c8aa22c431db7cb92f56725e9d26d989ecfaa2f61f89'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '115', 'aud_PyXm7gyk4Vv8xNkqoE531f', '\x7ce0816f6904af4363830c36b3429138f9a081960640d207daffc9a796c87955', '\x68fa023aac45179676b1c8aa22c431db7cb92f56725e9d26d989ecfaa2f61f89', '\x515d1b4ee70b9b744918405b43a49102dd3840b521d356638755ba91bf445b0e'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '116', 'aud_Inoannj353MGc9sgGvuYkb', '\x6bab6bfe83148ca4962b8db2e0e7a05129217d010191736edd3c9b6f24b99e5f', '\x515d1b4ee70b9b744918405b43a49102dd3840b521d356638755ba91bf445b0e', '\x217badf65b537f35bc7c3f6146ff3918de3bfa9b6f74e477ecac1d0b1dcd3849'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '117', 'aud_hQ2JZIiTyieaBBSJJQsATm', '\x7ae6dcbeeacbe1b57b9c1413c52de611668975cdabbdcb052fa4f8093e7fd1b4', '\x217badf65b537f35bc7c3f6146ff3918de3bfa9b6f74e477ecac1d0b1dcd3849', '\x9f99a248393ba81f42b2f3f6c15b31a7dfe2237412e7b4d06e3b54be66a1f28d'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '118', 'aud_2uketq4H2gBDozkCe4DKmJ', '\x23ba8a67cba39d4a77aa83cf396425423399a65b0125891cbeb16991deb48b26', '\x9f99a248393ba81f42b2f3f6c15b31a7dfe2237412e7b4d06e3b54be66a1f28d', '\x4594d5a43dc41baae4519922ed67ed975bc82bb9db1f1b78663435a831d2f210'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '119', 'aud_YcBIZUDJ6uV5stY1Q71FoS', '\x96dfa19217b4b1b9fcfa5a61208863928af6aca29aa5894d4dbf37b15023093e', '\x4594d5a43dc41baae4519922ed67ed975bc82bb9db1f1b78663435a831d2f210', '\x7c5cf602c301a00fe3189f5c6bf50b070f2865bbce7e308539ef9fd21d617a0e'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '12', 'aud_H6VElbtMCEhLlCHaFv7PpU', '\x6632958a197e3732afada584281260e9a84c2541e1a077d5663d37bc9a3a6310', '\x3df6d41146323ddc8520fe37eefa18e76179a2bf43ace09f57d37ee305d68e17', '\x92cc4d6f045e26a14d6d401088ee0abdf6f5b2c830cc89f8dbec243587bf6c59'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '120', 'aud_GadvQsm2NqqWtURfjEAolE', '\x38f7073f1d0f9eb093e88197122aeb5d97c583fb823e0f995c5eb838527b18fe', '\x7c5cf602c301a00fe3189f5c6bf50b070f2865bbce7e308539ef9fd21d617a0e', '\x4ac1b2cec2d98c911fc49a06ba16383dc489c982c20c9d855d2ee0f1c5ebce8a'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '121', 'aud_INSZyzceqZ83dgL2PXt2zf', '\xb26b8dde0c4e18f5ab4c5def0816e118c9f0472bb637700a88866cd38f748f29', '\x4ac1b2cec2d98c911fc49a06ba16383dc489c982c20c9d855d2ee0f1c5ebce8a', '\x98f6c9030a48b267942a23ea9f8975cef65605eae67a702297da0faa7fd8bf9d'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '122', 'aud_P83ql1bv0WHetugo9JTrOv', '\xfee9acb48e68abc400d1c19b94ebad44fc4a1edb40fb0cb4afa2a42b618fc042', '\x98f6c9030a48b267942a23ea9f8975cef65605eae67a702297da0faa7fd8bf9d', '\x10ef1be6099d84ea21a1464cd58cf45491016f334cd62f3ca16c4906ceda207a'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '123', 'aud_LPVinAWuBCl9fdspi5XN5N', '\x31271ab9604466ab00cd309da185bba20c35fed3c36a1811f19da91d907e7de7', '\x10ef1be6099d84ea21a1464cd58cf45491016f334cd62f3ca16c4906ceda207a', '\x1f1560837ff002a3c9b4e080f9398812466f5fc230ef9f6961657bbdcc0ed2cc'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '124', 'aud_SRHVK5b7mLUwFU1QsvNHxD', '\xa41166aacea6ea7ff914448d47702a67f651e18a5a01b1d93e9a11bc46ae9333', '\x1f1560837ff002a3c9b4e080f9398812466f5fc230ef9f6961657bbdcc0ed2cc', '\xd31517d2a7d0f0b2f3db5399e8b4f1f039eea05f29f04688ebcc83c8a9bcdecc'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '125', 'aud_vtQzM79r8xmCTdU1Ke431m', '\x40e0f864aaf39c46544061bbef434999f6a243e7b5cab82aa9052c9b0989939d', '\xd31517d2a7d0f0b2f3db5399e8b4f1f039eea05f29f04688ebcc83c8a9bcdecc', '\xc7760a689e11e80f5bdb9d77ffd16114f1e06284a7a294950f1d963b3110030c'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '126', 'aud_kgS2UFmjreq71kVzVbaAj8', '\x74c033cdca7c60d1fac5107b12e76736b0a2ab6571b97fcd77cbfca06a3021de', '\xc7760a689e11e80f5bdb9d77ffd16114f1e06284a7a294950f1d963b3110030c', '\x8d4482e3260b695163f5b8e53a58ddb6159b2b898de5d84db4f64d44c2cc3ef9'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '127', 'aud_SieCJBMooefl8ANzc8z5S4', '\x536da874ff4a9a4b2a2e93b0151a2731bab43e4a562f471b430bbdc46155966c', '\x8d4482e3260b695163f5b8e53a58ddb6159b2b898de5d84db4f64d44c2cc3ef9', '\xd7ab74ec704ef0276bfbb1cc52c72ea435386634f41d5cb3d9c5a03934e160f3'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '128', 'aud_9hpDycP0qCdxqzdKMBxNRy', '\x49eaedc149105c9346fcc16236ada1663e6d0029b1c892d7c95eceff9b234a8b', '\xd7ab74ec704ef0276bfbb1cc52c72ea435386634f41d5cb3d9c5a03934e160f3', '\xc839433637d143948d9712c8c19952eb364eb483bd0ba26bd8280c924cbc7da6'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '129', 'aud_FwKKe3NS0pt64QYTZVldKZ', '\x4a805ce575ee6c323b5137634bdf2a43464b418a3aa2b3ed3562e8eb33eb0040', '\xc839433637d143948d9712c8c19952eb364eb483bd0ba26bd8280c924cbc7da6', '\xd5c4e93beee4a2fe8e94567fcb67ae33d6c55785861a24fb24c38a8f08bdc57f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '13', 'aud_LcyaJ5f35AmKpqTD7EHNeU', '\xa94c0e120a0def07e653a6330c07bb47c9bdd324078870cbf8d59791783f98de', '\x92cc4d6f045e26a14d6d401088ee0abdf6f5b2c830cc89f8dbec243587bf6c59', '\x3cf637c72dae2de8c984547f37b5cc2d3011802a75c98f7826dafab31f10c6df'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '130', 'aud_VM0tnxwW3fJIqHKN0FCBqg', '\x9d4d9150aa0539bc5b56680c9c5f0956808b3c92939c10375a51734929a0e5a4', '\xd5c4e93beee4a2fe8e94567fcb67ae33d6c55785861a24fb24c38a8f08bdc57f', '\xe2a32f2543bb6ea2b0224ac252be50de1a80beb7fce82fa366bbfc8655b7b311'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '131', 'aud_BVVqlOimbnJsdKA08fyATZ', '\x444c23126c69d7c9ba0f4298342cb9efb1b96c26b82903c863bb34bfa36e5fb8', '\xe2a32f2543bb6ea2b0224ac252be50de1a80beb7fce82fa366bbfc8655b7b311', '\xdb516bec8b5366a51b66e2e79ea54aecba4c128a79a353752f522af3d4556319'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '132', 'aud_X54PILcvVzwZLm4vr00Ll1', '\x9fd7d6426e243c0c1afc01ac9542e518fc55f21a22b895e7fce907eb19c6e0c2', '\xdb516bec8b5366a51b66e2e79ea54aecba4c128a79a353752f522af3d4556319', '\xcd0e15f043c24bb686d5b5bff329efabe277a43c8ce65bd464cb0120b352626e'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '133', 'aud_WFQmwPnBfgazSofD6DVTIZ', '\xcfb1ff5bcb6a8f0ad13ad7126865c8fa3ccd4e9dfc8a4b6e00d896162b14de55', '\xcd0e15f043c24bb686d5b5bff329efabe277a43c8ce65bd464cb0120b352626e', '\xf5af941a08f65cdee07047b2e3efb59c70c3292d637bfbb29b4264ebd970c1b4'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '134', 'aud_9ijzeZLW4Vh50y3mkce67S', '\xf58ffda4822f4ef9602b8edc52f35a6d9aff9f21e079eef50f517e4f6f72553c', '\xf5af941a08f65cdee07047b2e3efb59c70c3292d637bfbb29b4264ebd970c1b4', '\xf22f0f8febadeb7bdeec8a9ba9ae02f23dc0525f79062d452213089cd0595048'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '135', 'aud_C0VcoQxRRx4eUj7uoQmXgc', '\x3dd047d95ed711f9d83e28ae8a54de471db7aeab224ed716b54594ac35a138ef', '\xf22f0f8febadeb7bdeec8a9ba9ae02f23dc0525f79062d452213089cd0595048', '\x64567dcf8d9550716c482849faeaa108351a0d36924ef192b07daa0ab3bba103'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '136', 'aud_KiuB7dJ7KE5SBOSMzo979L', '\x63294def0d3b2b707b0472652a2065589f21cecbc966e84309eef76df14de256', '\x64567dcf8d9550716c482849faeaa108351a0d36924ef192b07daa0ab3bba103', '\x4799b71f2216236b837469cbc52dc0a73c895af045b2d265f147913a19ae11b4'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '137', 'aud_ANJ25WMLX93xaYILUpFJZR', '\x44071b19ef31e516fea8184b3b3dabca34b2b40abeade62741446a0043c23460', '\x4799b71f2216236b837469cbc52dc0a73c895af045b2d265f147913a19ae11b4', '\x83a2ed49a3a9487eb4dbb3f06197468479372a6cc39ec5cb756cfa0e05ac4ac1'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '138', 'aud_G9iLA9DTU2LAwjGA2FNBne', '\x63e422319b90dde9bcd46d1a4656548ffeb40fd7681b14f73637cf8016df5887', '\x83a2ed49a3a9487eb4dbb3f06197468479372a6cc39ec5cb756cfa0e05ac4ac1', '\x238f4ca9c857a981e4fb4276f28b8a1350e7b7fabd68d66b132390ee1ddc359c'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '139', 'aud_rcMZnTvZx8wuZ0lAEVRX1h', '\x1a79021dddef49d44c73fb80965aca88802f24584d76bd8914c44feb35efa22d', '\x238f4ca9c857a981e4fb4276f28b8a1350e7b7fabd68d66b132390ee1ddc359c', '\x0ea178c4b39d70a8852021509f7ae7caa016611e98c81b8a5483509ac2d8c668'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '14', 'aud_CHKTi3i8ivz0dA6vNZH9ic', '\xc1a33a964983c4149b722512a73a45a044bbd8bdc1e845141c00c4b979df0105', '\x3cf637c72dae2de8c984547f37b5cc2d3011802a75c98f7826dafab31f10c6df', '\xc8d29cf0f9e37ad0c0538051ee4ce3b0b245b2c74774e0ec1f2a831b26cef760'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '140', 'aud_NwymZhnFvF5XBjQA3EPo5F', '\x96f2b96c49dff2da1652db3cee4983912d5942c78a49220f030095747a9efa41', '\x0ea178c4b39d70a8852021509f7ae7caa016611e98c81b8a5483509ac2d8c668', '\x70ef8f6fda9259a80f42390ad5023155b1aad32aa3e9808d43c809f03f1162d5'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '141', 'aud_RJqOTaHKO4QPTiZHEvYLM0', '\x5f39ca459d0dd96e75f78a757559f435d01551fc5451d0938b439cfa60544cb1', '\x70ef8f6fda9259a80f42390ad5023155b1aad32aa3e9808d43c809f03f1162d5', '\xb0543fe7344c5a930ca9d9adf58d6ac88667860e329cbe2821facdaffca5487f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '142', 'aud_Y3vhK6NXmZy1kf2snWTmps', '\x1e90ff68baeece6d88db42690d00aa27601904917c211cb46a0aca0b8ab21dea', '\xb0543fe7344c5a930ca9d9adf58d6ac88667860e329cbe2821facdaffca5487f', '\xfa1b0d39c8eecc1ba5fc555d7e22dfdb5d2325bea1e7f329053d97f76d439ef5'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '143', 'aud_OdZCeiIoiC8e15peoCl7xB', '\x561e234d264f7af1b4f4063351b3413f36a38beb29c2d0f4c023133681a3f5c8', '\xfa1b0d39c8eecc1ba5fc555d7e22dfdb5d2325bea1e7f329053d97f76d439ef5', '\x7f738be075bf67341cd752954e767743df7a96213f946237bce4c28cbb2adca0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '144', 'aud_VSbBZQ79s2ktLCzgTFarnn', '\xa35329ee89edeec7221addb8e80ec2468d627e18d22898ad9db04124a644ad62', '\x7f738be075bf67341cd752954e767743df7a96213f946237bce4c28cbb2adca0', '\xb665dd14b9116dddd5b084c7b64d02cec9c0145e8c64e4289f91408a3c4e93b0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '145', 'aud_twKWs9wOf2fnE11zB4zhtg', '\x60ff767d1997a62fd3007ebbf51a5f85a836545142c8926e21862e2d67f68a3c', '\xb665dd14b9116dddd5b084c7b64d02cec9c0145e8c64e4289f91408a3c4e93b0', '\xbe69b518b3479dc5231efd7b75c1575b32c010241841e03ef7dbe8616ee09e7f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '146', 'aud_yVe4BBXs7UT0e0Ocykcoei', '\x588bf8c46eb14cc3655746110e4a11acb57567fba27999bfa81202e4483a7601', '\xbe69b518b3479dc5231efd7b75c1575b32c010241841e03ef7dbe8616ee09e7f', '\xf0e80fe200e4d0ce3dcb512d6a2b41fddd88236af1ad01a0d1ea0864d3a076f3'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '147', 'aud_u8niPz17fmdLDg81Tdb9vp', '\x5f31dc1533d6880f22a9deb2bd9b12096dcf21c5422f84da61fa4f3e300c0698', '\xf0e80fe200e4d0ce3dcb512d6a2b41fddd88236af1ad01a0d1ea0864d3a076f3', '\xe23373a85a3ef33f8e3ebf73001465f854327042861fe727c49c0e37aa2d5a34'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '148', 'aud_EUhEl3e2X8S3IqRYT9Rm3c', '\x820b5ca506178823d7331975140d1ffdd10338a50ac16f7f94eb4c92bb0c3dfa', '\xe23373a85a3ef33f8e3ebf73001465f854327042861fe727c49c0e37aa2d5a34', '\xb61ffc95476d209004a73714e6a4f78ae4881754e2e1d20ac4ee78389269e3c5'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '149', 'aud_GKgUpU4aYC3M3t0qIiyiSB', '\xfc90ce9e53b0f1b983cf799ac39730324036ccf82c35869429e3d85e76925f0a', '\xb61ffc95476d209004a73714e6a4f78ae4881754e2e1d20ac4ee78389269e3c5', '\x86a5a9e164030e737a6198351f7366772281dbc31826511c3b6bfb753921ca97'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '15', 'aud_tUQ1w1efwmW64RFxEvwaSs', '\x291cb1ab963f8b5307e27fc51c3232a68fd8974dba4b6a1ce69635de624214bc', '\xc8d29cf0f9e37ad0c0538051ee4ce3b0b245b2c74774e0ec1f2a831b26cef760', '\xebe28bc11da2ce73ef788d5f1fe6f9f8f646f623f0e8ea971bc5f67f677402e4'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '150', 'aud_jQ21y8xGv44WXRBMfdIB0j', '\x12c2b52a423030f2f76c64b4ab1d1a2bd650552a35859083362231656d9812f9', '\x86a5a9e164030e737a6198351f7366772281dbc31826511c3b6bfb753921ca97', '\x0fa88243f3607c868393861b6727956b6c933a886886a755ed2a69f3d2d8307d'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '151', 'aud_3tGcU80c4Z7AtaUz2glQmB', '\xc2abef164199b1550c97d68f8a333aa660307b27fef33d4ec891104ede2874a8', '\x0fa88243f3607c868393861b6727956b6c933a886886a755ed2a69f3d2d8307d', '\x92b8530467b65b4c7b0170081d81414a727fa0e1b8609be89b5f4427704618c6'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '152', 'aud_nKTS4fdu8uxvXfmxKVw6YV', '\x400450dae92c4156de8c6d6d22c1c364c6de64e0d3dc2030aa71b941b89d94ee', '\x92b8530467b65b4c7b0170081d81414a727fa0e1b8609be89b5f4427704618c6', '\xdcba0e5ea841b696d52030e9f2e973e44d36468f5b0fdaba51a2516b2e320334'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '153', 'aud_gMjgVT2cUAi5zNYSRNvawe', '\x9f4a82201d598f5fc0eb27f3624c23e36ab215a4dd5e0e24e35c4c46ba4e7548', '\xdcba0e5ea841b696d52030e9f2e973e44d36468f5b0fdaba51a2516b2e320334', '\x5f953149a66618c32fc2e6ae28d166bbc0f2a39c1609acd4380a9289c2e76551'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '154', 'aud_inNG7ghpfBNgG4MZmQMhQP', '\xe0e7b2b31068b0a4df53359c6846868e2537eaaa66e91f85f1e23fecac32f03a', '\x5f953149a66618c32fc2e6ae28d166bbc0f2a39c1609acd4380a9289c2e76551', '\xdf5157caabbb7a7c869bcc16d727628fa00ff4324c83e09fab414e0d771e7269'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '155', 'aud_cEyvQDGelwLx2XpZoD6tpo', '\xdc9e6ef548195ce79b220bff13fd6e7f24756a4326cd101888534ac734d6846d', '\xdf5157caabbb7a7c869bcc16d727628fa00ff4324c83e09fab414e0d771e7269', '\x15c05f562becf8c7b7c495573b0b6730746b9dcfab9b46eeb6401342868d74a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '156', 'aud_aWl5JkOmbsYyorDVDYefzu', '\x9f306b036575e8a6969b9f8b335e0be605e1a57b15bdd7bb170713d62561319d', '\x15c05f562becf8c7b7c495573b0b6730746b9dcfab9b46eeb6401342868d74a7', '\xb7bef3d484dc5acf3a5553c3e2357515f371bdc081451ba910e4ef9c1d819860'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '157', 'aud_hjuIqfM8T5O9yu1Sid1Lbe', '\x9e2e6fc5ef54ebcba37b869678780e0bc60e600b107e3d5f5881800ed75de893', '\xb7bef3d484dc5acf3a5553c3e2357515f371bdc081451ba910e4ef9c1d819860', '\x37b20dd87987d32ab86400462078d35f7b62a014abd9ef3ccb51c4c24584a554'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '158', 'aud_GbcHmp8F8ziKcNWpPS3tC3', '\x54000e018bf9c6332798bb22eaacb9debe102718f3c305198613dfe7a496abb4', '\x37b20dd87987d32ab86400462078d35f7b62a014abd9ef3ccb51c4c24584a554', '\xd991ef07206f2429c36ede88c9644fac96bd58973dfc5b24013a007b13f92da9'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '159', 'aud_ju3OKwDmtMbHTZn3X7vgl4', '\xd7e1aec80ea0ec03f85f6d4cdc6e8039f1cfb1e3f957b2162654fc35c6747974', '\xd991ef07206f2429c36ede88c9644fac96bd58973dfc5b24013a007b13f92da9', '\x9ac242d69c7f38aa9e5acfb5ce990d9b4d992da8d3c21835a3223ee0d46ba469'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '16', 'aud_452D9FIaSjgSdqMf4rKrwT', '\x9fc92faf0db59bae9c0cca59ebade3aa1a0d4a7cf4f1cb5a586e1890614db7f0', '\xebe28bc11da2ce73ef788d5f1fe6f9f8f646f623f0e8ea971bc5f67f677402e4', '\xec7bf963dc59991491b8931d9a45dd79142c0d6ae16f23b6b00cc461b625889c'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '160', 'aud_Kpf2w0ntXxOXQ6GHXpO82x', '\x934c3bf109978cbe8fb247c3df169105b83c501f59e7bd91df5ff56bd26509db', '\x9ac242d69c7f38aa9e5acfb5ce990d9b4d992da8d3c21835a3223ee0d46ba469', '\x47b74beeb555be83c293f294be621e4194cac93b10ba11dc7f0dafca1521e253'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '161', 'aud_kIujCaxfEwZZ2d5ffWZhLO', '\xc793c5a00e3ea3ea4ab0c3e1f6bc3553f60678952dc33c1169e1488c17ec01c5', '\x47b74beeb555be83c293f294be621e4194cac93b10ba11dc7f0dafca1521e253', '\xcbcc796644db625b7f06fbfcef6fd85a7e7cb47e254f4440ffbaba087aaafbfd'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '162', 'aud_nVSlxZFtOC8VqAdEOJIdgx', '\x7a10692a3d1811d395569c9375458c3daf0c50e1f1713fe89dce0f372b6ffae8', '\xcbcc796644db625b7f06fbfcef6fd85a7e7cb47e254f4440ffbaba087aaafbfd', '\x2d34c1d4703d854354654f071c2afb52e9297e21add7dfb5b784c92b0dd3c9e4'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '163', 'aud_rDGrc9mJkjExPuWAY9sOhC', '\x31b85a63e65d180d41c756d4f1b5c863ff09a31ef3efeee863e2789c6c4b7502', '\x2d34c1d4703d854354654f071c2afb52e9297e21add7dfb5b784c92b0dd3c9e4', '\x5ef51b6d98a31402412305b10a3fbb0a619eaf34c59f1e2aca270a145463a172'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '164', 'aud_NdscK9dZ4ZVAsbyot1JtEF', '\x7a50a15463c27d59e26adf31fffc69bde296b622ddd8c929dbd6afbeb04b0ed3', '\x5ef51b6d98a31402412305b10a3fbb0a619eaf34c59f1e2aca270a145463a172', '\x66800b6680e9c8fa1a2a5d767f006a96179b1c977612d416177e673c11bdaf44'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '165', 'aud_xOopLhvBxaZ21z8ridMZlD', '\x7fbb1b08ca8b6ea4fa8a2292c2fb7e7fe56b8db6c8e75e37ac3023c3477fce54', '\x66800b6680e9c8fa1a2a5d767f006a96179b1c977612d416177e673c11bdaf44', '\x5f5060b3fbb91875f854231f67acc78237d960194cec207837c96673b7a91f3a'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '166', 'aud_gk3aEOznrTEozog6TH7dwH', '\xea861b73d4589df8f02cb0fee51c4b7475074937a7aaf790f1e90c36f5bfa684', '\x5f5060b3fbb91875f854231f67acc78237d960194cec207837c96673b7a91f3a', '\xe744f960c7989d42d191e4d842c6249b5249597ad0404e443e9989804ef67fa6'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '167', 'aud_oLM6JcEhgc46wEugEnvYPQ', '\x66f571df7b9792eeb35467e45d45eb794763befcc388d2afc7e1c8f0d5acf295', '\xe744f960c7989d42d191e4d842c6249b5249597ad0404e443e9989804ef67fa6', '\xaa002a197e6d6de8a7d293823e772bb07e06309fda3c567510406d02b5534ef2'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '168', 'aud_HDEIGRAjCSfMpZBKJkAopG', '\x6f4537805608e569646a5d24c6dd31efdd81169e0d56c99041382098a3d762ea', '\xaa002a197e6d6de8a7d293823e772bb07e06309fda3c567510406d02b5534ef2', '\x5aadd88f091c9dac716fea4de517dd5d3054a88e38c3c9d73dff7dfb37a969ee'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '169', 'aud_OzjDq8MbSAuC8FLCvJ3SzS', '\xa329ddcfef5cdbffdfb365622f7798b0a9c193f1fbeb588d4307e361323beda9', '\x5aadd88f091c9dac716fea4de517dd5d3054a88e38c3c9d73dff7dfb37a969ee', '\x2c096e39c8f1932ab57621e2d583d926d829c7deb7be7c7a1b332ce6f316b814'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '17', 'aud_C0TaTQ29oX2l5I9fFqoqcq', '\x308e89ff824c807b58eb9c24af1bf1ced4776d842b1ffd5061b51ceba8cf1086', '\xec7bf963dc59991491b8931d9a45dd79142c0d6ae16f23b6b00cc461b625889c', '\xe4eb43146b946985f20691084680d3b559693f0657c666869638365c2dc48c33'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '170', 'aud_58Ph7cwYDR5AgONid5Qx6E', '\xe7cb2ac92c1adae0395a76b7e818c47eaa4d5245a6588c650bec5ccc1486fe29', '\x2c096e39c8f1932ab57621e2d583d926d829c7deb7be7c7a1b332ce6f316b814', '\xcc1cf6913766989c6e78ec34f357617c51f7e251f356211437f52d6c7d14711a'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '171', 'aud_nCFL3f64KNBIyJtcNXG5yN', '\x2b92b1e7eb010efbf475027fcdde754bda7912663088b0f58bbcf2bc5cb79a07', '\xcc1cf6913766989c6e78ec34f357617c51f7e251f356211437f52d6c7d14711a', '\x7fd6ac82667f80cd33a31747d7550698cfc108eb6fb6f9c0e6dee3f85892508f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '172', 'aud_LZzYpvNILN9PK1AX0BMpAs', '\xa43a1c1d69f660d31c3b0bfc8a104a855ab5550959e0fdd446cdf3807459fb6b', '\x7fd6ac82667f80cd33a31747d7550698cfc108eb6fb6f9c0e6dee3f85892508f', '\xd442a089fbd1533d32198628bd88fa092334a0f528d6e30282670062c2abd6e2'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '173', 'aud_rN2QE7POEkvySTkWSyxdFU', '\xb5f8b5bad5543c2ec3d28cef90ef217fca566204181d1221f85fbe9ec61b5272', '\xd442a089fbd1533d32198628bd88fa092334a0f528d6e30282670062c2abd6e2', '\xda9b037874e1d4489fc9dd18c1c745891b37643b46731d49037b34e1b955fe7d'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '174', 'aud_wTikOIVRLMyxdWkyH3K8Wf', '\x5af12bd472516c677f40679138b6eb5908f12dbffdcf2b04fdc75f749079ef4f', '\xda9b037874e1d4489fc9dd18c1c745891b37643b46731d49037b34e1b955fe7d', '\xaa7bda7dbdf38c90f29dd9c9a9a45867d8c45d21536e92f3d461b61056295074'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '175', 'aud_gZJYNADi4vtzPrcraNyC3F', '\x75c7be58994e28a1c4fbe799f5ef7dd3dbcfb27ae887c3800ae8d2677b2ecc42', '\xaa7bda7dbdf38c90f29dd9c9a9a45867d8c45d21536e92f3d461b61056295074', '\xb192e56d06b8cd8abe12568a408dad4b9cafadeac12724b32a2af123c87ec94e'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '176', 'aud_l2wHDqtiA7B9XDlYGTchpr', '\x373d75e68f51b4380c7ded92d0b5f2119ae0c820ba52f8abd409ff227259f5c6', '\xb192e56d06b8cd8abe12568a408dad4b9cafadeac12724b32a2af123c87ec94e', '\x519a96aa573c79ffd967cecd0cce6b31adaf554a3feb4accb5a1045086b788bf'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '177', 'aud_EZoE03lBSDrCaW4I75rVJt', '\x43a6e91e7db158e8852bb179947207a20366e4f04d378b732432872bd7f6e74b', '\x519a96aa573c79ffd967cecd0cce6b31adaf554a3feb4accb5a1045086b788bf', '\x69108eb451f8d77e10d580943192649382e33ab05787227a2fbb6e50cd3462b0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '178', 'aud_DGtfzx5RZCQoen6ZeR0zGR', '\x7d6d691e9796ad6a8a22129de2baf6e218e05ddc10b75b75aeea5582458ac3be', '\x69108eb451f8d77e10d580943192649382e33ab05787227a2fbb6e50cd3462b0', '\x8425002125782d9bb99107e7474755506967153628ebddeab92a30fc6e3a3f13'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '179', 'aud_URRqQomLzbJsC2rYfDsYvq', '\x42fe01b02136d262e98be3fa600de86c6b9201a47c4aab9700fa6f86729a17b8', '\x8425002125782d9bb99107e7474755506967153628ebddeab92a30fc6e3a3f13', '\xb4c5d30d020ec60e2202906d29c7f7aa50e29c5383d034616c26a89ce86cfaf5'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '18', 'aud_4cd0weanyBSEDNu3cyeOOB', '\x2d250c0ab3d3d25bc5fa0c5ea89525316da2f66337de36e38661f9ecba2c6062', '\xe4eb43146b946985f20691084680d3b559693f0657c666869638365c2dc48c33', '\xc5de4420419b3f126d4ac75cf1220676966dec2b3e50531fa9ff83cef6e77358'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '180', 'aud_oLN0848bonzix5MWAAeJQS', '\xa072b3bb754e4b0d4b3844b6b84de029eada761d28b2aa53089c5ff013854a1b', '\xb4c5d30d020ec60e2202906d29c7f7aa50e29c5383d034616c26a89ce86cfaf5', '\x35a027e2481d5c41473e1a09bc95b25ebe82c91390174a587caf39d984d958e4'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '181', 'aud_J2BAFv7BnnJXYEaHHKrE0n', '\x6730ff1a5f542be99a19e56eb2a145c061aefa794c26b53e82eb96a8a53ec219', '\x35a027e2481d5c41473e1a09bc95b25ebe82c91390174a587caf39d984d958e4', '\xc92ceb2a364c66d575aca6c5c3e4bb86607e312d9af5aca49a9a7162b8e6bef8'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '19', 'aud_krnSDSBOWr4NbvYvrexKEB', '\xb50416743c379f94ba4db4b964cbd38e37c3a3469f7b0c3f1b1256727c07a90c', '\xc5de4420419b3f126d4ac75cf1220676966dec2b3e50531fa9ff83cef6e77358', '\x43f7a01595e13973df42780e9593089e50ba085e1e83e4084ec06c1d55e4b783'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '2', 'aud_lUbw2amtr0gJd8lsh7KxJe', '\xd50604e6de1dee995c79ee82697c5fb4338a13c433019a84b65f52c13104701a', '\x1f13593a2b0e14ff10a8d68ac4ce4d6a46964c7054dfa71e0445866c47ace9fe', '\x1b4e3fbd6a6f9026a9ba010bf44b1fb0c112ecd2ebea66fc717e038573fd54d0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '20', 'aud_66uVk8vZYyFzywm4oL0noq', '\x094315a92ce779c276afdbd8de691d188561361b3a6ff25c0c05f9b173c9c8f5', '\x43f7a01595e13973df42780e9593089e50ba085e1e83e4084ec06c1d55e4b783', '\xf5f60bde1f5d64be603347025d0e13802a1433867ef68f5fa55aa73203bc10e5'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '21', 'aud_116Ae7cYbSIzsEcaqm0PYQ', '\x6ef42faa9c0c24ffcbd6f4f791579575445ca6e06629da0e914c3d4836065d79', '\xf5f60bde1f5d64be603347025d0e13802a1433867ef68f5fa55aa73203bc10e5', '\x7f5929e61f7cd92bec43ca337cf40669089b058466fb062afcd9449827f096d3'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '22', 'aud_5B5D7OJAUGqkMgGfbhg4HO', '\xd23593e8ce0e8ad56c2bc331d67cc405b7d2943407f6809a9a220d67a9fe1a13', '\x7f5929e61f7cd92bec43ca337cf40669089b058466fb062afcd9449827f096d3', '\xf1726a8c39b384caa825726101194f332db88b8f988bbaebacec38fd1cc73b8a'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '23', 'aud_E29CW13XWRSpxfi9oMYqNX', '\xa6e5a632ae8e2652ab04687f13c9e81b949eb16ec1e4902377d8526c3f1802f3', '\xf1726a8c39b384caa825726101194f332db88b8f988bbaebacec38fd1cc73b8a', '\x4dfb50e90ba9c24165560a6fd93cbdd42d4d8f58b494fb9501455249dcd996a9'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '24', 'aud_18DiBEKoQ2sIsyvMicE6xb', '\xc83b700fd124f6eb9b8a9c8f5d426e4c16be98017e6ef04eb2bb4a8ca6bd70af', '\x4dfb50e90ba9c24165560a6fd93cbdd42d4d8f58b494fb9501455249dcd996a9', '\x0cb48437f05531d5736dbbce097712ddbfe9e3879ea83d2157bf6457c4acd30d'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '25', 'aud_WN53RnST2XZppjRPPZUFWj', '\x33aad9795f92536d7b8c8d2987f7dd9ad043b5c6cb550394a877112c65b92654', '\x0cb48437f05531d5736dbbce097712ddbfe9e3879ea83d2157bf6457c4acd30d', '\x3dd1effbde2bc09dc5d7a47c76d8626aa5b716bcc0adc424fccff78ec712abbc'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '26', 'aud_ekdRiKjDsD7jel4R1GNXms', '\x81030c6296690fd53428b7a6ec9c1b48fdca7328627d34936deb86e804f84f2a', '\x3dd1effbde2bc09dc5d7a47c76d8626aa5b716bcc0adc424fccff78ec712abbc', '\x3d227d1df8a40a828a7d6bee0ebafb12583c41640992af74c01224bb5bc1c1b7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '27', 'aud_NLaEExaEPTd2lLsBOiGOgn', '\xa965773a4d430b18e262b02c9ac6236df338b95585f5fe1f3ad7fdc4c8ca8888', '\x3d227d1df8a40a828a7d6bee0ebafb12583c41640992af74c01224bb5bc1c1b7', '\xe769d1d2b81457561b610ea0040efbbef06463f1672f775a6c3e747253005936'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '28', 'aud_NmknvUw3ALzOBp9hcEHq4H', '\xa4fa72b1ca1cce625f8f5cb4cfcda38c45dcd86c6eb30669c0ef1b89f81ccffc', '\xe769d1d2b81457561b610ea0040efbbef06463f1672f775a6c3e747253005936', '\x55c3cd247c4f89f73cad6db5dd83956f6119cc153600b6fce246cb1edc5bebf8'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '29', 'aud_GElPabsGzRJG2sMvHbXS7T', '\x75e6235eebefaf23deb1934785dd823ea8992b030cca3ca86cf3581e1d36fd4a', '\x55c3cd247c4f89f73cad6db5dd83956f6119cc153600b6fce246cb1edc5bebf8', '\xe190888cf8eb99cb767294d4aa0932d2c353e1c492109b27e0eedd0974765cd9'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '3', 'aud_hswIyZCocVqugZgt1JYGoX', '\xa1485d59d9829ef2f7120333ac4aff7304effaf169523984b0eebedca72b8b41', '\x1b4e3fbd6a6f9026a9ba010bf44b1fb0c112ecd2ebea66fc717e038573fd54d0', '\xcac0361e3ac3e87cef929b59f99abfa22fa3b5cc4b7c63a84700be8e81f37ae7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '30', 'aud_KqI7RCgB5uEU1ZvV5nNDpG', '\x8762f7f4e87bce3109882c9337fe7aa279d0764592b479883cc763b5c694784d', '\xe190888cf8eb99cb767294d4aa0932d2c353e1c492109b27e0eedd0974765cd9', '\x50072057833ce8c58bd7712382c38a004ed4adb6bc828ffc88d4232640edcb0a'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '31', 'aud_YErLoHyok96bypyHJX9RLW', '\x5baf95ac532213585f2bdb9985018291c7899f7848933f6ad1f007f8dd0385a0', '\x50072057833ce8c58bd7712382c38a004ed4adb6bc828ffc88d4232640edcb0a', '\xb4c581aa01b6609ceaffeb4afe5d026ed2d7045d2fd17731df2d13bb09c4f218'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '32', 'aud_Q2Otj3fWSjzu9cELJrVsoz', '\xde2eaa5201dcadc64ce60eb809a8e66445dd1aaa752c1bb29f66ec453f4c1889', '\xb4c581aa01b6609ceaffeb4afe5d026ed2d7045d2fd17731df2d13bb09c4f218', '\xc11261a9e2d3f7c607a54c251993b3a7c327ec32b185b1b682637667812d7e8e'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '33', 'aud_NmIdPUigFnzgVxydic1BHn', '\xb002226ed7b5db3de97dd61221bc2d4cc38375a7c0c44d910500045e05df5fe9', '\xc11261a9e2d3f7c607a54c251993b3a7c327ec32b185b1b682637667812d7e8e', '\xc60a099ad67d61804c3c94cb23f082cb6f751f1492f617ec4f650ece2cfe4e48'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '34', 'aud_QV9fRrwGZz4i5TWNczQocG', '\x06d52b0b9181577555e1d24993efd00931d008752bc59096dffb5c1e15e7f9ee', '\xc60a099ad67d61804c3c94cb23f082cb6f751f1492f617ec4f650ece2cfe4e48', '\x04dd970e8ea12960d524e910e031eb55160dead24d8d15064cab51d19605afb1'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '35', 'aud_kMrkAy296Zz4mESwFIcGGW', '\x6ded843b11cce0f7263f7ecd5cd4209a910ef0175384964156daee62ecf4006c', '\x04dd970e8ea12960d524e910e031eb55160dead24d8d15064cab51d19605afb1', '\x10d8c1699d788ba73461578e37846b4c0d4199544811d54ae608b8ffa223e9f9'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '36', 'aud_jEbePSVffDkC0yLCzeni00', '\xe24a2bbcf20e351a9db2e41f9769a1c801b320fdb83c8d19b444c0245416ebd7', '\x10d8c1699d788ba73461578e37846b4c0d4199544811d54ae608b8ffa223e9f9', '\x0cc863d139925ad92498abddd8482bf2bda331905a10ac79df76c0a29083f509'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '37', 'aud_ieRAcdIhD5mjMYhJRsNsxb', '\x3b96bf445406779913944dff5022f7988636c591d4eb8a358015effb45cece95', '\x0cc863d139925ad92498abddd8482bf2bda331905a10ac79df76c0a29083f509', '\x0ed3d8a2c2858adfd2e4becbe8d8d3926293eef55ef0aace9add641216aaa8c8'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '38', 'aud_xxz8fMEhBQsY9QlNNsa3l8', '\x1fdaba2d363ed546ff581f1a8b798121d698be9f7d0656b38a9ea5deac16ac71', '\x0ed3d8a2c2858adfd2e4becbe8d8d3926293eef55ef0aace9add641216aaa8c8', '\xc2b1cc962d22bb71ccfe3530e0a18ae864ce07bb8588d9ca69b42b5412c9d4f9'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '39', 'aud_XpdGvyuVXCoUXXuLN2p7Hl', '\x72059255e680c9baadbfad46da9b6a6c7febd3359bff53d7caa435ca1a9e6a9c', '\xc2b1cc962d22bb71ccfe3530e0a18ae864ce07bb8588d9ca69b42b5412c9d4f9', '\xcf1d2a0fc6c78c3c906f01aa14c75fe53dfdba96c77405b4d5a8e84391c94d3e'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '4', 'aud_o2TPbdUwDjWWp6I4QFQs1H', '\xed884f8cc606e774da393a666c36623ed6860d5de7c300a30fe9609ff443bf62', '\xcac0361e3ac3e87cef929b59f99abfa22fa3b5cc4b7c63a84700be8e81f37ae7', '\x79663c2d343eaed47176d1cbccd411b6e6b806d3d1e9fe5f7129f624877bf4a4'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '40', 'aud_ODHD5Bdisfu11UAReUzvng', '\x9b3eb52bd8e5eb38ad721005f4d0a3c41f0b6da8ebe3c3fcad0222c1a2dc29a3', '\xcf1d2a0fc6c78c3c906f01aa14c75fe53dfdba96c77405b4d5a8e84391c94d3e', '\xc1cc18a9559df0780f277bc16de010a92a8477a980bb3aa9ce2312999d1764e0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '41', 'aud_gmWqQizCRZm2jy5XT0MX0y', '\x5fde73abfc12a30bb439c76f09dcaa792cf20e34a6bd8c65f5f9a40720eeb4c4', '\xc1cc18a9559df0780f277bc16de010a92a8477a980bb3aa9ce2312999d1764e0', '\xe4f780f362908289b8584760629f81360f28eb3d90979c4e23cf3674c884ba48'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '42', 'aud_O3GWT9LfiZWE1TJiWgv2vk', '\x42f106f1e864eb8f8820fb9ca7c8a7d20f54e82615c4753be52a0f6ef7eb7255', '\xe4f780f362908289b8584760629f81360f28eb3d90979c4e23cf3674c884ba48', '\x7a092880dba2a4e8be19922bd16e62eb2fad53a2c575112e65331867e51f647c'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '43', 'aud_QI7Mk9qlmu3NxCe6d4UViz', '\x09983c458bd672add68fb8dc1d2231fa0e50cf534b2d5566f4ed3c398ba3a886', '\x7a092880dba2a4e8be19922bd16e62eb2fad53a2c575112e65331867e51f647c', '\xa6cb0195ef3d2de6940d5745c69ff1ebb83b2495a9d4d8c1533c62104af57d6b'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '44', 'aud_QxAiJRvqrWd4ZuKxsEuYcS', '\x17a04660158264e83534610e00f4f32c3b9b42f91e7945c3c1182a51c3f3bea3', '\xa6cb0195ef3d2de6940d5745c69ff1ebb83b2495a9d4d8c1533c62104af57d6b', '\x63eb1ed108e5b1ac02e6bba207766b3efbfee1c18d99cd5031b115096bd140e4'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '45', 'aud_xPTSdmjCsEkMsbstyG8AyW', '\x75ee6847b27c08aca1ae7fdda513e01c57835b118215a8d384e928235f6e57f7', '\x63eb1ed108e5b1ac02e6bba207766b3efbfee1c18d99cd5031b115096bd140e4', '\xf4e2d0088ae20b23e637e1c60278aaed134b13bdaa9765a5eb9292ca436900a1'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '46', 'aud_mpyz5c5uXEGIowPcXVRRYk', '\x0e5d950bbdc2f2c9bdd8917dd24cec82692fa4ebb2dbe40b07eaf9c5650e985a', '\xf4e2d0088ae20b23e637e1c60278aaed134b13bdaa9765a5eb9292ca436900a1', '\x719a61c975aa69f149e131bc74dbfe434e003aaba12b2a19db894315448aadb4'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '47', 'aud_gvGbHgxsMqLFCjzXRh7xH2', '\xebd6c9c39ef5e34a477edf112efaa9e7c05e855816889872f74449e50da1549c', '\x719a61c975aa69f149e131bc74dbfe434e003aaba12b2a19db894315448aadb4', '\x53d1ab95ce25d993c110683dc618a3a6ee7f3b373c23b3b7bd4bf05ac01828c7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '48', 'aud_A5ITeL5pJiZ4BKuwMWiDIC', '\xa37b96f85f3b01c02ec4a65d55fa1989059c613e6a7e3a027403dbc972cc2d1c', '\x53d1ab95ce25d993c110683dc618a3a6ee7f3b373c23b3b7bd4bf05ac01828c7', '\x29812f526298e582c843b1cb4c2683738191ae355445514087ce6f1761fcb1af'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '49', 'aud_eUFnrRbUlEn5e34chYNyaW', '\x011d0780e51c7ab4411d539192f2533635458e27aa98347be6bba3416b3996eb', '\x29812f526298e582c843b1cb4c2683738191ae355445514087ce6f1761fcb1af', '\x68ca9b3c79a398cf5b723640607b3ae5b2515a5698ea3d57f78329a696727d22'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '5', 'aud_jQ3fJBoqosAooqlKsPb7ed', '\x7b25d7b2255e06875d5dbd5fbc3802f1f3475c59ae0234afe1ada7169464c15f', '\x79663c2d343eaed47176d1cbccd411b6e6b806d3d1e9fe5f7129f624877bf4a4', '\x758b0ad632245f2eaab4f870778ca6a6f3c363c3356a8eda3c49a1b501de2d44'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '50', 'aud_dL0DABGaqGqdb4fe9yPF9d', '\xf02fa28a55d9f869c3da184c1d759231e000a1b0431ed508b5657f76e86df389', '\x68ca9b3c79a398cf5b723640607b3ae5b2515a5698ea3d57f78329a696727d22', '\x55a4a4e5300a93ceed23a002fe6ab1c3fdb7e92a9e1f58157ade98727c8b28a6'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '51', 'aud_9OHdYfo9mAa5ohiXY2ZMZT', '\xff5c2b36337ce82228b8f339714654628c28e9ce194c07a631f4415f20c2f374', '\x55a4a4e5300a93ceed23a002fe6ab1c3fdb7e92a9e1f58157ade98727c8b28a6', '\x182abe1612bfc418b3fc7e3b132a043303416174369a9905980831b28cef9c82'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '52', 'aud_0Yg3QGTPzNDslgrHvneF4P', '\x81cbc4c166ae0d1ec67bf34d96df10e3094a58338ef177780d792b5800cdce2d', '\x182abe1612bfc418b3fc7e3b132a043303416174369a9905980831b28cef9c82', '\xa48b7a7087206128289939a84a010d534e8f71e121f1c2198fbcf4427ea4810e'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '53', 'aud_tcLrQuk7BACbi6XHnT36PH', '\x25726a0ae0723f00823a0a2b26cdad898351e87a1323a90d771c80c13a53d5b7', '\xa48b7a7087206128289939a84a010d534e8f71e121f1c2198fbcf4427ea4810e', '\xc58a59b70835272889d86ab0f879614c43d139ff4f2062a95e2e640c5e25d68c'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '54', 'aud_0TBWC0D5fIkEJmteChjdiO', '\x01e22c2d8796a83ad7919315701e768ea7248586bf7430dc8919d3a4d65a3211', '\xc58a59b70835272889d86ab0f879614c43d139ff4f2062a95e2e640c5e25d68c', '\xaa53f6fbac26b3a6335a17a228454e5930479ce62f0f1a3ea3ddb92631f2620c'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '55', 'aud_9AGDtgjbxAVDbuCYLdAit6', '\x9a80fc22b64eb2fadd2c318675cd9c500165d45bee1646ad8715c59d336c57c2', '\xaa53f6fbac26b3a6335a17a228454e5930479ce62f0f1a3ea3ddb92631f2620c', '\x1625f574cea07039306d1dcd352febf33ad7274a4f519941b2f8915dda5dce7b'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '56', 'aud_T2OIztx7bIpNO1h7K3SZq9', '\x4dcf4789eb419340a659260484dd61960d09804d9df48d4dd9efff2ea7665953', '\x1625f574cea07039306d1dcd352febf33ad7274a4f519941b2f8915dda5dce7b', '\x276a6db6c5ef9f255d2729bda167a523536e7f81ca10085e638ae8d74db86381'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '57', 'aud_Wu5Rrgmu7oWG0VEL719ORN', '\x72b09e7e98fa32992881e2a4e59224037e25f050842383d7393de23817e703e3', '\x276a6db6c5ef9f255d2729bda167a523536e7f81ca10085e638ae8d74db86381', '\x327d3ec58205e89ef92f6c4508aed844d1b1f00ac0ffecdd9ed5203150d85d92'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '58', 'aud_o0uGz3tOsAauIBDxZei4Wq', '\xba486120953b9c7111a1daa036e6fc62c1b14a779ac437b76fa24e75aa52f4f9', '\x327d3ec58205e89ef92f6c4508aed844d1b1f00ac0ffecdd9ed5203150d85d92', '\x720fb2f6e2a4dfae8e5a9295a487fad2923e09b0360dddbe2bd317bb454e4a2a'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '59', 'aud_8WXU1srzSDZd2P7dbvJbLD', '\x34af9af133e3d1981ebbb3e80b27a73fc24559b27b93f403eb69fe4a4de21169', '\x720fb2f6e2a4dfae8e5a9295a487fad2923e09b0360dddbe2bd317bb454e4a2a', '\x8589f1631edcdc251cf4acbc16dad5108c8055b234f5737f1d0fb09bbda8380a'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '6', 'aud_IYCqKZdiXp7v4hJkbrXWGv', '\x5edc475131f9caad379575e14947629dc47fdf20f36f48b54473a5a49c367e12', '\x758b0ad632245f2eaab4f870778ca6a6f3c363c3356a8eda3c49a1b501de2d44', '\x07240a36642109306829ced80743bc04ba829da69306f516d3205fd90ed66b09'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '60', 'aud_UjZf5gaXgKYsYHwVPcXpjw', '\x101446f3e10fbfbd5db9baebe4c2dff7236e66cf1cdf2bbb8d44594510201e78', '\x8589f1631edcdc251cf4acbc16dad5108c8055b234f5737f1d0fb09bbda8380a', '\x704cd7f0549d8a90cdedda19817d2b358dc345179778d5b468d11091026e232a'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '61', 'aud_LEAGLTdlScZL4CuYHhpjsu', '\xc99d79ea88c6eaf789a2f2c79cc1ede8d067fce99406c39a4e64e3ddf66e7ff1', '\x704cd7f0549d8a90cdedda19817d2b358dc345179778d5b468d11091026e232a', '\x38028d12d29967fd7270215c1d2b11afdf78feb0a3b95e2d00b5ffef2bc29ed3'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '62', 'aud_tPj1TbfG0UrIAjYpGjFgWv', '\x645d113935c1dec2a31bd346a3bd85ea210853876b7ade5814498f310eee9ac9', '\x38028d12d29967fd7270215c1d2b11afdf78feb0a3b95e2d00b5ffef2bc29ed3', '\x40f2c804eef882a27133883154c20912da5d632d83802e9891845c2b7484d5de'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '63', 'aud_a79aOWJqaU9NgPqxc0RmgU', '\x90a8d95b432c3612e45a2576b3517e0f1b33357044deabc07dcedcc6f75fed93', '\x40f2c804eef882a27133883154c20912da5d632d83802e9891845c2b7484d5de', '\x1b5763e7ca629aaecd47a4c339fa177f172f4a84dadd9c6580a3ad359d5a008a'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '64', 'aud_v92HRA0qK47gb1PqiwWTlj', '\x83f38538992e264bd4ffc4aba28d4aa33cc8c55f6379757c82b6369f79cb9664', '\x1b5763e7ca629aaecd47a4c339fa177f172f4a84dadd9c6580a3ad359d5a008a', '\x40203fea3f689750ed4d6ed6934a1380f62c0ddf94c65c6908f604a36af2ea4b'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '65', 'aud_41gAwiZhPz6qMGQ9onKJkf', '\x30553284f2f09ab691e40c5947be8e2ed509cac9375fb04d9bc77fbdb6769a19', '\x40203fea3f689750ed4d6ed6934a1380f62c0ddf94c65c6908f604a36af2ea4b', '\x19dc3f2f65e88ec983a2ea6d1fd6e1a1b05e43688b4eb3b9066c6ed8caa2757b'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '66', 'aud_NgYQafV8E8SSCQgnd5ucrN', '\x80270356af69bb8672a37073deaa5e416fd01774d65a4cfe052efe2e87f2eb93', '\x19dc3f2f65e88ec983a2ea6d1fd6e1a1b05e43688b4eb3b9066c6ed8caa2757b', '\x89b441650cab544da3c15b16cf55d9e79c98980e81c3a097f95151ac891d6c09'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '67', 'aud_BYGgyajl0kXR0gfyUGymI8', '\x5019be429185cdc2cb9833c7754915fb36e2bf1d67307530497c6409d1698d52', '\x89b441650cab544da3c15b16cf55d9e79c98980e81c3a097f95151ac891d6c09', '\x9c755e70b492b647d1b0ea5a57ca4215d7e9865d60c224fe260a22810ad3dff4'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '68', 'aud_KdzgDcQHmmrii0oLmbBdua', '\xa068aee0beb87b0cb8d1d912e9d9d41616d6d7b09f69db0ba81ab2a81d6f6330', '\x9c755e70b492b647d1b0ea5a57ca4215d7e9865d60c224fe260a22810ad3dff4', '\xde06e70e8eecfb2cb1c152d447fdd7ca555aa5ab4bfb2d2cec60d4debb1508de'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '69', 'aud_dqJFsPS8kOJibOF5UM0GoI', '\x26a3a446b98583215aeb3d3d67ab89d770e57704e8610354145327a24d3a496e', '\xde06e70e8eecfb2cb1c152d447fdd7ca555aa5ab4bfb2d2cec60d4debb1508de', '\x7749a2f0c1f2117a882fa68abd87b434fc27f3501c8c0065e703e30c1a94c728'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '7', 'aud_lt5NJbbZmPc8rbKiPdlaxg', '\x90c787ef580d221ef3397e32104b64d463e6301775fb422ce7c38656fe7c4cc3', '\x07240a36642109306829ced80743bc04ba829da69306f516d3205fd90ed66b09', '\x15eee7ecec38c6a4a6587947490e70f2e9443e67b7d60d0bd7a385a35c0def15'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '70', 'aud_7Fvp0zfnXtumFNiLjwOYBY', '\xf03d32eacce00ab4e9e8cf8688dc42b6471e3533c641198343c06b4dcc11e574', '\x7749a2f0c1f2117a882fa68abd87b434fc27f3501c8c0065e703e30c1a94c728', '\x923c7fed53d107b60d4de7612fba8c20feb62494239c90523827b7e9d752fd5a'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '71', 'aud_TkBzpSrt2uOYZSj9p1tQwv', '\xff6bcf28b9ae5157b6ae7c71822cab06c3b676adbb45583690748c41d83cdab8', '\x923c7fed53d107b60d4de7612fba8c20feb62494239c90523827b7e9d752fd5a', '\x73b50103dc28b7285a408fe802b33170c8017284326af4326047c4284b297a69'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '72', 'aud_hEjGM2XwrhfA71tqYhCKzt', '\xccf71bd5ae0bd827061572a08a7c4293fc06d3f23e50faf613b561c691aee5c8', '\x73b50103dc28b7285a408fe802b33170c8017284326af4326047c4284b297a69', '\x490215e5ebf4f08e9b041a366ec4e451467affb9fcc2f5fd17cf34f8c3bdffbe'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '73', 'aud_BYQqaXtz81Z0NUf6jyuQ1X', '\x3f8ffac2322f27a3efd19aa6ec60f8731aed894ed0dd255e40f91a5517d67e9e', '\x490215e5ebf4f08e9b041a366ec4e451467affb9fcc2f5fd17cf34f8c3bdffbe', '\xba1e01dd7bcd6382c092288ace3c60b221739183e580c84e381b476e64acae6b'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '74', 'aud_0zz78VNCxn0bOXAdL31Oex', '\x6f4e1387dd7f09a4f44ea41ace27610aeab259cfd9461a664d9b7cb74a77debb', '\xba1e01dd7bcd6382c092288ace3c60b221739183e580c84e381b476e64acae6b', '\xa9b70863c0d3dad049cdc3176f27df45322da8dfcafff803fe7b2d2b6ac8fc09'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '75', 'aud_zsyPqHDYSJdA4sNbjYF5RP', '\xa0708e78e3d73c763d32645d30a0d6d505284bb07d858337e6db539fbabc11cd', '\xa9b70863c0d3dad049cdc3176f27df45322da8dfcafff803fe7b2d2b6ac8fc09', '\x55ea382dbbb9ce5238d9e15b8b358f8d07ee83dc6b25fd419b7e9c502ae09724'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '76', 'aud_xQlxelP73uJGuEDom8Jn2O', '\x9faa5a13169c3bae0e07024a5a8f70bb168670ff9bc3fcf5fc0bca771123f5cd', '\x55ea382dbbb9ce5238d9e15b8b358f8d07ee83dc6b25fd419b7e9c502ae09724', '\xfd4829e2ebd7df342515d7295ece0148691e1869045b551314b5aa900e169e7d'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '77', 'aud_ePv5C6zfWnJGwXT3oCgYod', '\xa02e1fca0f75389b59a679831a6cfc3c0a8cf1ea3d45d32d498d965e5d85a45e', '\xfd4829e2ebd7df342515d7295ece0148691e1869045b551314b5aa900e169e7d', '\xa0cde42c8b0a05ca1c36f97262f49048e091e0bcf5c58522cf6e76c0a3d5265b'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '78', 'aud_8tA14r0MFDM0BAPRQNHKmJ', '\x3beb64d8ab296f4b002f3944487c5547fd5e24d38d959733cbb224e8e73e10d8', '\xa0cde42c8b0a05ca1c36f97262f49048e091e0bcf5c58522cf6e76c0a3d5265b', '\xcfebc8bc8682364ed6710535c78796fdee0d3a9c46c00e74a90b0a36ff32b4d2'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '79', 'aud_QnbVWzlWf6LwyB6MwZRafj', '\xf8ac811f9bc38ab5fc552d26dac68876d9f9918260a4ccabdc913e914657d4c6', '\xcfebc8bc8682364ed6710535c78796fdee0d3a9c46c00e74a90b0a36ff32b4d2', '\xab3929c48c8cdb8d3fc07df00e52a73aa8f14e78ba51544e20b3dd508153841b'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '8', 'aud_ebgq0V7Iqjf4gV9xeISuM9', '\x4ffd7ecad5a1833a736fec22d9bf4f4c4c1a9c5ef8e68d5f9966b9ba47d1c9d5', '\x15eee7ecec38c6a4a6587947490e70f2e9443e67b7d60d0bd7a385a35c0def15', '\x4e35cc2af63a100f6038b84df7fc23cddcb84a08c2ea49d1985d8de9c2734158'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '80', 'aud_JzqTklbrR7CgAa12JmHytt', '\x075230fdf676200c4c6206e269cf81b3739a0f08aa6bfed4a96b7a95da654c5e', '\xab3929c48c8cdb8d3fc07df00e52a73aa8f14e78ba51544e20b3dd508153841b', '\x8e1ee7925699ae0e704cf857bca4a402286931740931630949c791a26b37eb2a'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '81', 'aud_pB8gbcblEWYNdEJtPnctcK', '\xd7686821451b72cd3374684044175650e422e0ce0e432af9cef7bc5ceea40644', '\x8e1ee7925699ae0e704cf857bca4a402286931740931630949c791a26b37eb2a', '\xbd5f6d37202550e105b0d09c85b40c4417e10de4dc103e2ec361cc39b749acc9'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '82', 'aud_BYCSeccgt4336sN6OsRMy1', '\x5904e474d3473b4f681c2de30f40dececb3834852bdd3195a1fcbaefe84c33a7', '\xbd5f6d37202550e105b0d09c85b40c4417e10de4dc103e2ec361cc39b749acc9', '\xf62816ea7ca5c3aad1264fdb308c5f00b6ec6af06b0af106225aa2e57b5fc782'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '83', 'aud_Ks0RixIAw2dw7ToK2wG3b5', '\xbfa5d1fdd201554d1ece12b832c1f51c1619c06b8c03aa6dac5cd2139a39349b', '\xf62816ea7ca5c3aad1264fdb308c5f00b6ec6af06b0af106225aa2e57b5fc782', '\x87ad04bfdd877d552963a31d748d6f8572c7676674176c49ee63bafa4e2058e7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '84', 'aud_u7DY7hTxZZHBpqwNdeKgtY', '\x33ce783ac4d4f5b7f9d081171dcee8a364a48af1c623fd6219986a553af39571', '\x87ad04bfdd877d552963a31d748d6f8572c7676674176c49ee63bafa4e2058e7', '\x56cd4085e69daa5977131976e4cdd60c531c689714ff931e27bdb2171e5df8ab'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '85', 'aud_UqATerwvvrMyVF5KupLylD', '\x559bdd7e68b9b4e2339f5425b1d5eec1ac021128f1cf99b0d0f18b23457a11f0', '\x56cd4085e69daa5977131976e4cdd60c531c689714ff931e27bdb2171e5df8ab', '\xf84b79b05ba836c264294055daee5d44cfadbc758026d6d36099f91ebdaa8d2d'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '86', 'aud_hOvfMScYUF1Czx4OUxiTu5', '\x5d75aff45506a67bb5e89cae52afa25d364a0df52905216791ea8bfd02e70572', '\xf84b79b05ba836c264294055daee5d44cfadbc758026d6d36099f91ebdaa8d2d', '\x9cb947f578ce4a01f317b24fa010c525b2a6d9221807ac16dbe7dc035af6ed66'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '87', 'aud_9pyhRCQWqtajVs8PmrRGyJ', '\x3c7a64e77b77707e0acd670ea430790721ff51552f42f0d75f7d416e32ea005e', '\x9cb947f578ce4a01f317b24fa010c525b2a6d9221807ac16dbe7dc035af6ed66', '\xc950536cfbd345afcd1574fd3aa758fbdbc5a7a64c6fe4b14ca05ebd164ba1ac'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '88', 'aud_oXJFzvlj5HCLCbtaP6GpzX', '\x6f2401e0f632a5b511ad85e0b7d70df240c8ec56780c87e442b084da2f611cfb', '\xc950536cfbd345afcd1574fd3aa758fbdbc5a7a64c6fe4b14ca05ebd164ba1ac', '\x38576fa33a3781e688de623c116e53c8947e947fd695fbe134dcf6fca3481770'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '89', 'aud_jfYonNFbgB0ZNFkdrWFk2W', '\x0460a456b492f4a8005c8d7cc2de0da9704fb0f5c96daba1dbb165fa3b1509c0', '\x38576fa33a3781e688de623c116e53c8947e947fd695fbe134dcf6fca3481770', '\x1255ec8859a09af48f5b3612743e898a19058265d1d82d6188a3cccb9341d5ad'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '9', 'aud_WEbaC0NEvHhbj0tpKP7fAw', '\xc5f77ea72366a509c6b4cefd5b580d81397818a4d40d960262ffe0f5a85d6232', '\x4e35cc2af63a100f6038b84df7fc23cddcb84a08c2ea49d1985d8de9c2734158', '\xece6e96fbaaeca990b66de898c9c1f8f2f1cf7f2340e43afe8400aa7b5b0bc34'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '90', 'aud_YD0Z4pohaDulBkU7JjV9mi', '\xf22339b8e87723080cc23297c722ca0e07d87ec76ded670a2efa8193ac1a9f3b', '\x1255ec8859a09af48f5b3612743e898a19058265d1d82d6188a3cccb9341d5ad', '\x00342fd5aac599f34c21d77970f6d7e70b8a57f7f924c850410cc1b0ac434b09'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '91', 'aud_uab5RF6wywcq7hPtt3KU1x', '\xc25928b6285c54ff2f54a58c0d3d4967aef108199132bc5a7cd517d118803f68', '\x00342fd5aac599f34c21d77970f6d7e70b8a57f7f924c850410cc1b0ac434b09', '\x092a93f0caa7c013f76222343436b67cd5558ee12d83cf9325fdcf8f81e8ad4e'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '92', 'aud_1YHuip5BcR1noIW9r49hbe', '\x16baddffea421a94c535acb66713688f8cc1d3bfc7438fe8fdf83da5d982ab24', '\x092a93f0caa7c013f76222343436b67cd5558ee12d83cf9325fdcf8f81e8ad4e', '\xc2b3bd36808448f664bc1290e4d48c42bea021fa58fbcbebf6ffdd738091d6bc'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '93', 'aud_Ek7m4nQMEMg9TehzDU6u4J', '\xbecf3c67ed1799855299f943ad18a8da49b81474b4484467eefc1e8dc7ab5fdd', '\xc2b3bd36808448f664bc1290e4d48c42bea021fa58fbcbebf6ffdd738091d6bc', '\x0d009d6a814066e462e4cfa1ecc2e234950739ed653b08cf28323c7701f3f280'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '94', 'aud_bkUSxpln54O9mKtTGalu5k', '\x5f8c76a84e1cd9731f67273f75413ab1f2a47c96567e753d704db1a2f2024e81', '\x0d009d6a814066e462e4cfa1ecc2e234950739ed653b08cf28323c7701f3f280', '\x482a395cea84a3cf3e9522d7c30a72d36c94b98e257e7f957e0b325ffd2a56d3'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '95', 'aud_ueKDOSrYpHwc5E8FVwiZn2', '\x3646c340f7b2c39f775401402de53084abc7c9dcd02ee856084a721c3fce1f24', '\x482a395cea84a3cf3e9522d7c30a72d36c94b98e257e7f957e0b325ffd2a56d3', '\xbd01acafa37dd464108fdaf5caefb5f189391748de632d42cf6ca2674f8188e5'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '96', 'aud_smqmpI3Z3gTj0FrsXDsleg', '\xa90ebd9575ae06a9e21a5a98d3bcdf6a971ae42594c51d8357228961a9685668', '\xbd01acafa37dd464108fdaf5caefb5f189391748de632d42cf6ca2674f8188e5', '\x9d6ce3a823aa1b677b825e2a804554a656ef71ce895b906a77b0bac1a46560e9'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '97', 'aud_Uw5SFINeK7cKpm7arWh4z2', '\x60f84858be3d802df6a3e28bde9963d5e896599c0613c98ebe87554e622c9910', '\x9d6ce3a823aa1b677b825e2a804554a656ef71ce895b906a77b0bac1a46560e9', '\x37b8b77b5b421ac8dd0dd65b075c1003244d6a61eb608953653871674dc20cd3'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '98', 'aud_31NEKSRnkZ6x2beEvaejqu', '\xc2ed79c814367694ddf231cd07387268f66c17c9943cf7ecd8557b425fa4951a', '\x37b8b77b5b421ac8dd0dd65b075c1003244d6a61eb608953653871674dc20cd3', '\x859228d0b2f3ae312386523659a5f83ef8d7d842161e9d6e321ff44db7458564'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', '99', 'aud_W9Nm42hOnPPmpK0IqyqKlM', '\xff23ed7355e7ee80b5fe4fb14ad2f2f257a4258c0e6718ac6788f68048f5f2e3', '\x859228d0b2f3ae312386523659a5f83ef8d7d842161e9d6e321ff44db7458564', '\x6190dbd513b3c89fb666a40ff754a68ae285562fdbd89c354a1f7a1eb67af733');
alter table audit_links enable trigger user;

alter table billing_providers disable trigger user;
insert into billing_providers (account, id, provider, metadata, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'bill_ULy03uJKr8KZeFIlpEIpEf', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "country": "US", "postal_code": "12207-1234"}, "taxonomy": "103TC0700X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 06:38:55.358+00', '2026-11-16 06:38:55.358+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'bill_UUyt4oQ9He1w3yVxAlFkAf', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 06:38:57.681+00', '2026-11-16 06:38:57.681+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'bill_kg7x4vgrJL2a9xTnw6sRdv', '{"npi": "1234567893", "name": "Hudson Therapy", "phone": "5185550143", "entity": "organization", "tax_id": "123456789", "address": {"city": "Albany", "line1": "1 Main Street", "state": "NY", "postal_code": "12207-1234"}, "taxonomy": "261QM0801X", "tax_id_kind": "ein"}', '{}', '1', '2026-11-16 06:38:55.392+00', '2026-11-16 06:38:55.392+00');
alter table billing_providers enable trigger user;

alter table deposits disable trigger user;
insert into deposits (account, id, status, amount, method, received_on, trace_number, payer_name, bank_reference, source, remittance_ids, processor, matched_by, match_count, reason, matched_at, unmatched_at, returned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'dep_JrHoCQtlY1IZ6jXlKFVp3k', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 06:38:56.194+00', '2026-11-16 06:38:56.194+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'dep_SbXqjsP8JIn6HqBZgrBDU2', 'received', '{"amount": 12500, "currency": "usd"}', 'eft', '2026-11-16', null, null, null, 'api', '{}', null, null, '0', null, null, null, null, '{}', '1', '2026-11-16 06:38:55.865+00', '2026-11-16 06:38:55.865+00');
alter table deposits enable trigger user;

alter table event_counters disable trigger user;
insert into event_counters (account, last_sequence) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', '161');
alter table event_counters enable trigger user;

alter table events disable trigger user;
insert into events (account, id, type, object, object_id, object_version, changed_fields, request_id, idempotency_key, created_at, recorded_at, "position", sequence, deliver_twice) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_0CpVn4ESQV1mnPbcKIvjHp', 'person.created', 'person', 'per_2J60dvj3d6KA1ch93KQUkZ', '1', '{}', 'req_4uNzqK24SdK0r17T9epgXU', null, '2026-11-16 06:38:53.166+00', '2026-11-16 06:38:53.167+00', '14', '14', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_0KPjltBizSDKmCFs0tuhZt', 'coverage.created', 'coverage', 'cov_Da7NAigewZIEwsgtgsVkH6', '1', '{}', 'req_DgEGX8tR8td1jKMSAGj5oF', null, '2026-11-16 06:38:55.412+00', '2026-11-16 06:38:55.412+00', '82', '82', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_0jJsQ0gkwFfgabcjXVsR5G', 'adjustment.created', 'adjustment', 'adj_I5wwQH6xk6x6V3dlT14fKi', '1', '{}', 'req_1QV0wfpoGTVbMnIngQNp58', null, '2026-11-16 06:38:54.5+00', '2026-11-16 06:38:54.5+00', '52', '52', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_1tHRHRFDwKcZqNVkN2Pwij', 'consent.created', 'consent', 'con_LL2M8W6ueSqlC5EGjJswI7', '1', '{}', 'req_wUvPEWae7CKK2xX5GGTDnr', null, '2026-11-16 06:38:57.842+00', '2026-11-16 06:38:57.842+00', '128', '128', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_22lmwsR78THrSFCoDrL0Zv', 'payment.processing', 'payment', 'pay_bCDKJGRbSONRP6764BBs92', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_MPwKSrho952L3BhdYFD0IH', null, '2026-11-16 06:38:56.303+00', '2026-11-16 06:38:56.303+00', '105', '105', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_2naxT0kA4ZsdfW5BXlV6Fb', 'consent.granted', 'consent', 'con_LL2M8W6ueSqlC5EGjJswI7', '3', '{evidence,signing,status,granted_at}', 'req_NdS9w6r2VoZMNzMAI0LeoJ', null, '2026-11-16 06:38:57.921+00', '2026-11-16 06:38:57.921+00', '130', '130', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_37HflpxXHJO4DH2X6Yo6I5', 'practitioner.created', 'practitioner', 'prac_ljbY2CCCyglLP7RarU1Lhs', '1', '{}', 'req_uTpqGLOkxDRRaK80DdZmdG', null, '2026-11-16 06:38:53.361+00', '2026-11-16 06:38:53.361+00', '18', '18', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_3rDKUMA5jmxfqLdueIVQyz', 'person.created', 'person', 'per_gkqnvgEuiwW02LdhNBd7Ky', '1', '{}', 'req_VG49N8ke2OmIUqii2v6eNn', null, '2026-11-16 06:38:55.154+00', '2026-11-16 06:38:55.155+00', '71', '71', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_4QI8Ec24UuDZBsErFlj0q3', 'check.created', 'check', 'chk_kwL8rQNExBfMUbCwZa3AQ3', '1', '{}', 'req_M37zdS1fL000fCZdPDGZsd', null, '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:53.014+00', '10', '10', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_4pwwSFGskoSlueS1HIFJW7', 'person.updated', 'person', 'per_5sd5WbAQSopqGnGPmT27LS', '2', '{care_team_ids}', 'req_RCIbF4a1o6RGtXzrr4Yrwo', null, '2026-11-16 06:38:53.953+00', '2026-11-16 06:38:53.953+00', '41', '41', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_4zp4yQcUzsIAfKmFPABLPQ', 'remittance.created', 'remittance', 'era_lH8a6P2vz9P268APv6ifea', '1', '{}', 'req_FkuenOAB2O2aFNFMgWn9kV', null, '2026-11-16 06:38:55.617+00', '2026-11-16 06:38:55.617+00', '89', '89', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_5AvbbmUacOkVapKJjAkEuk', 'check.running', 'check', 'chk_kwL8rQNExBfMUbCwZa3AQ3', '2', '{attempts,status,running_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '140', '140', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_5U2U6DXONmL20BHLJM2xbV', 'remittance.excepted', 'remittance', 'era_lH8a6P2vz9P268APv6ifea', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '159', '159', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_5Xdde63ofiunUOejw06K1X', 'verification.created', 'verification', 'ver_CurS9hunn8RdU47mBDOBvM', '1', '{}', 'req_M37zdS1fL000fCZdPDGZsd', null, '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:53.014+00', '6', '6', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_6UCfNArgSvzp6YdeZr1gj5', 'practitioner.created', 'practitioner', 'prac_Ld01knsyokRjmfmsb7IbZ9', '1', '{}', 'req_ylWGO3GwBaSSmIWltSHBgE', null, '2026-11-16 06:38:53.4+00', '2026-11-16 06:38:53.4+00', '20', '20', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_6gaEntENnEGqP9zKKY9mPj', 'person.created', 'person', 'per_skCMb8TKYRvlYP01dgeAH1', '1', '{}', 'req_p8GdJxlS4ARM6DvDJV1aOb', null, '2026-11-16 06:38:54.485+00', '2026-11-16 06:38:54.485+00', '51', '51', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_6ixFq3mZtyjdjgAaAyMJ9b', 'disclosure.created', 'disclosure', 'dis_2rKOm4q3NFSZhx1XF8BZ7r', '1', '{}', 'req_QPRobYtbhkeA7i87rQZiZ3', null, '2026-11-16 06:38:58.077+00', '2026-11-16 06:38:58.078+00', '132', '132', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_6znEd5amCpFyNKcG2ZT8JD', 'superbill.created', 'superbill', 'sbl_QJm1qmYMBWNreeACMzvPD7', '1', '{}', 'req_ZWgKfkRVj42O4ghSQLx17F', null, '2026-11-16 06:38:55.829+00', '2026-11-16 06:38:55.829+00', '96', '96', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_7NnKSPXpAIwCPvthR9LHGL', 'person.created', 'person', 'per_eIomYpZJu1liaYtNOmbiAU', '1', '{}', 'req_N2nIe9nTcWCPQ974uf9rkG', null, '2026-11-16 06:38:54.949+00', '2026-11-16 06:38:54.949+00', '66', '66', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_7SbJJYkCvaQ5MkEttduyYt', 'person.updated', 'person', 'per_knuIxTdzBz62kW1W1A2KsT', '2', '{care_team_ids}', 'req_6Mjh4bgFkN9UxcNQ8fRoPs', null, '2026-11-16 06:38:54.091+00', '2026-11-16 06:38:54.091+00', '44', '44', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_8XhXGLsfGlgmpQRJZYF5Du', 'coverage.created', 'coverage', 'cov_DPHvONQULv5vUVhKXwoInU', '1', '{}', 'req_x7pUQTI0byyWDk42BYmsts', null, '2026-11-16 06:38:54.957+00', '2026-11-16 06:38:54.957+00', '67', '67', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_8jbqfsiIOXAiED8hIZ3RP8', 'person.created', 'person', 'per_7wnr0gbpCB9xG1fxlFdw4K', '1', '{}', 'req_LMG2n9rFqohjuXiUtWT663', null, '2026-11-16 06:38:54.531+00', '2026-11-16 06:38:54.532+00', '53', '53', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_9CXxPepvIPOviSF8ycXIvM', 'disclosure.created', 'disclosure', 'dis_dm9eqabeB9gihu4ADEaLkj', '1', '{}', 'req_Hioie4jkr8Epc4RlM0IyyB', null, '2026-11-16 06:38:55.916+00', '2026-11-16 06:38:55.916+00', '99', '99', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_9YYqKoKLVgx6Fent5CcKHm', 'consent.created', 'consent', 'con_L3r66GXeKEUtJXmC76VoQ3', '1', '{}', 'req_MpGhO1yXZL0grIzSuIE4dd', null, '2026-11-16 06:38:54.976+00', '2026-11-16 06:38:54.976+00', '68', '68', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_A0fZnl7zU0uknEH1bktxWP', 'practitioner.created', 'practitioner', 'prac_ySBTpvwVzuy8k657wf8TkV', '1', '{}', 'req_fJKn6EcfjkyfdagvH4Ajbv', null, '2026-11-16 06:38:56.086+00', '2026-11-16 06:38:56.087+00', '101', '101', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_AJIFZW9fOVOXhEaaWGEl6r', 'practitioner.created', 'practitioner', 'prac_ULACbO2XtBp7JIpwIr8DVK', '1', '{}', 'req_Q3ha0eOruGWKZbLeBOf0w2', null, '2026-11-16 06:38:55.669+00', '2026-11-16 06:38:55.669+00', '92', '92', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_AkgDqit7dgIb2DnUSIivck', 'payer_contract.created', 'payer_contract', 'pcon_7GDknNHKILpjinsYtiV2RB', '1', '{}', 'req_f7MY7kWT9R6fmZfKxH8FgL', null, '2026-11-16 06:38:54.914+00', '2026-11-16 06:38:54.915+00', '65', '65', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_Az27gkQTr1dfOukUKdkAaF', 'coverage.created', 'coverage', 'cov_tctN7EfYhVK70YNu4EQXEC', '1', '{}', 'req_lHa9zeTwm1XoNy8uks5NYr', null, '2026-11-16 06:38:57.763+00', '2026-11-16 06:38:57.763+00', '127', '127', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_BJmDng6OvOqqI5MGnNBl5f', 'consent.created', 'consent', 'con_IG91emrVwgZM8tvnaEEbx7', '1', '{}', 'req_7GNKbuj8cxelSWfB98ePoX', null, '2026-11-16 06:38:53.314+00', '2026-11-16 06:38:53.314+00', '16', '16', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_C3ktFmlYRLDRCkiht6wJfl', 'session_series.created', 'session_series', 'series_7Zy0uiWjvTO0gjQnmQQj07', '1', '{}', 'req_DCNLrDfpOnHIm6jAuw5ug4', null, '2026-11-16 06:38:53.564+00', '2026-11-16 06:38:53.565+00', '25', '25', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_CZIhEYa4dTpJlzPz5ho7Ls', 'consent.created', 'consent', 'con_Hc6ohw0ousCAcmRQOtTKWt', '1', '{}', 'req_8lQqD2FDcbCDbXPSVKyOfq', null, '2026-11-16 06:38:56.607+00', '2026-11-16 06:38:56.608+00', '112', '112', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_CgAhmIpVZr1yZ5MTLpo4IV', 'remittance.excepted', 'remittance', 'era_334wrx4nIE3AgmPvhzKYex', '3', '{claims,exceptions,unposted,provider_adjustments,payment_id,status,excepted_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '154', '154', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_CtENSzKfDO9ISgZ8lGqqte', 'consent.created', 'consent', 'con_1ETVLqx47xQQbGfzGjBDma', '1', '{}', 'req_q2itSdyW9BZ5neN8v27p7Z', null, '2026-11-16 06:38:55.209+00', '2026-11-16 06:38:55.209+00', '73', '73', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_CzPIFkIPDLD3PjVJgIrgX6', 'x12_document.processed', 'x12_document', 'xdoc_Ob5OZQ1mNY4id0CPMQ0cZ4', '2', '{fault_count,faults,transactions,status,processed_at}', 'req_FkuenOAB2O2aFNFMgWn9kV', null, '2026-11-16 06:38:55.617+00', '2026-11-16 06:38:55.617+00', '90', '90', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_D4yUIGb8w88VnsLcqvSt8W', 'note.created', 'note', 'note_uQqiLaTcfGEOP0MLEvpiHq', '1', '{}', 'req_Dkbv6lpxo8zMkd2qIHkVfs', null, '2026-11-16 06:38:57.293+00', '2026-11-16 06:38:57.293+00', '119', '119', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_DDmfm6YZxWoE6y9biq9KuN', 'practitioner.availability_changed', 'practitioner', 'prac_zXXgOYN2mZVlDGt2voS1An', '2', '{published,rules}', 'req_ZxztMIUlJRxjd1RCsHFLDX', null, '2026-11-16 06:38:54.248+00', '2026-11-16 06:38:54.248+00', '47', '47', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_DGdiBtTiYYGv2u5AISXsNl', 'note.signed', 'note', 'note_NT4yMChllOG1DvFJcm4miT', '2', '{nonce,late_entry,late_reason,content_hash,signatures,supervisor_id,comment,status,signed_at}', 'req_n8NYlruTwrQsH2mp50Rzs2', null, '2026-11-16 06:38:57.101+00', '2026-11-16 06:38:57.101+00', '118', '118', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_DN58EQrNkX7nA9bMcFHeCZ', 'check.created', 'check', 'chk_UsdaKubchq7P2x5l5XAtgA', '1', '{}', 'req_M37zdS1fL000fCZdPDGZsd', null, '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:53.014+00', '9', '9', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_DvXm6t3RfP5OqwWzFQprzg', 'note.updated', 'note', 'note_uQqiLaTcfGEOP0MLEvpiHq', '2', '{sections}', 'req_7KPEdhfVZeCLIPaYVQ1JMr', null, '2026-11-16 06:38:57.369+00', '2026-11-16 06:38:57.369+00', '120', '120', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_EX1UN4o8MQCSHDsiobDzjr', 'api_key.created', 'api_key', 'key_tgWr2IcCZieHEIi4WDmkqM', '1', '{}', 'req_9lCdJczISyxHfpUrbFTFPb', null, '2026-11-16 06:38:52.879+00', '2026-11-16 06:38:52.88+00', '2', '2', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_EsjBezFjwHpUg5S0qmR8aJ', 'practitioner.eligibility_changed', 'practitioner', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', '5', '{eligibility.US-CA}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '161', '161', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_FdyAhRsnykbB9qajN5Gezl', 'remittance.balanced', 'remittance', 'era_lH8a6P2vz9P268APv6ifea', '2', '{status,balanced_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '156', '156', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_FxWdMCZteH86P5d23nrdsi', 'check.running', 'check', 'chk_UsdaKubchq7P2x5l5XAtgA', '2', '{attempts,status,running_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '137', '137', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_G8dMyIK4eg34CxpQjldiuf', 'person.activated', 'person', 'per_x6sDndbURe1Bb4YshE8yB4', '2', '{status,activated_at}', 'req_s21TjeI93onMFpK8WmQDYL', null, '2026-11-16 06:38:56.817+00', '2026-11-16 06:38:56.817+00', '115', '115', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_GIRBjmQGJZqv7TFDkKs6je', 'person.created', 'person', 'per_TGP7x5pyr67016odXuZpTx', '1', '{}', 'req_D1uVbIXMvG28DEcUWGRyJg', null, '2026-11-16 06:38:54.415+00', '2026-11-16 06:38:54.415+00', '49', '49', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_GJ833nMgaJbpQ5TjMsOijs', 'payment.created', 'payment', 'pay_SAbIyVXjQstqeQERJwk4mI', '1', '{}', 'req_wH8mSxc8CLJgqDC8rgaVp1', null, '2026-11-16 06:38:54.588+00', '2026-11-16 06:38:54.588+00', '56', '56', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_Hld8YhyBQ0vRH4pjKm6iMB', 'claim.created', 'claim', 'clm_w9MJhLmtMsNOTSd9FMAQBy', '1', '{}', 'req_jp3ZB16LCdFIkRIbm13ddT', null, '2026-11-16 06:38:57.974+00', '2026-11-16 06:38:57.975+00', '131', '131', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_HsFMqh70t776bft4a6DKxs', 'check.passed', 'check', 'chk_qtx4vFOKralFk8xdvOgcdY', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '143', '143', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_Hw0NVc85VKt88qz8wDJuuR', 'session.created', 'session', 'ses_oFz5Ycipkg3UFXwZxfBz7n', '1', '{}', 'req_DCNLrDfpOnHIm6jAuw5ug4', null, '2026-11-16 06:38:53.564+00', '2026-11-16 06:38:53.565+00', '29', '29', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_IOa5f12GNeXozuKE2RlkRP', 'transmission.sent', 'transmission', 'trn_MisxF0MLTsbAULT3RnYmsn', '2', '{reference,tries,claimed_until,status,sent_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '160', '160', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_IQcY3477YE3356gIF3fWmf', 'matching.created', 'matching', 'match_tL5RjngE0S6RTyBI4xnfTJ', '1', '{}', 'req_1v4RLJXhO2ivW9c7aOwjbr', null, '2026-11-16 06:38:54.309+00', '2026-11-16 06:38:54.309+00', '48', '48', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_IXSnWVNZkRAVKi7rXh03mj', 'person.created', 'person', 'per_eEbzLIzTNpLe1mJHeuI2oq', '1', '{}', 'req_GZsVsAzh21shwA2t89RsL9', null, '2026-11-16 06:38:53.643+00', '2026-11-16 06:38:53.643+00', '32', '32', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_IzMJNHZ6YeA2gLFk8NLody', 'payment.updated', 'payment', 'pay_SAbIyVXjQstqeQERJwk4mI', '3', '{processor_reference}', null, null, '2026-11-16 06:38:54.627+00', '2026-11-16 06:38:54.627+00', '58', '58', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_JFvnU8ookaFly9RxINu5iQ', 'transmission.created', 'transmission', 'trn_MisxF0MLTsbAULT3RnYmsn', '1', '{}', 'req_QPRobYtbhkeA7i87rQZiZ3', null, '2026-11-16 06:38:58.077+00', '2026-11-16 06:38:58.078+00', '133', '133', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_JLW4mGNKRusogVlevqlMWE', 'coverage.created', 'coverage', 'cov_0CVipvKRNjMrsePa8jnQT7', '1', '{}', 'req_EBoUnaibTvg8AAMbFGLsgI', null, '2026-11-16 06:38:55.167+00', '2026-11-16 06:38:55.167+00', '72', '72', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_JT4jYQjfAivqUS2wdckbwE', 'practitioner.created', 'practitioner', 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', '1', '{}', 'req_v3p0UyD8VuiVzzGhzcaMOF', null, '2026-11-16 06:38:53.7+00', '2026-11-16 06:38:53.701+00', '34', '34', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_KyGPLot1vkOBuE6y24DfRJ', 'payment.received', 'payment', 'pay_BtKGNjUtvLTiEzeCtoLJP4', '2', '{amount_captured,fee,status,received_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '158', '158', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_MNUMuuw2CQlpgSAx6lNb2M', 'calendar_feed.created', 'calendar_feed', 'cal_DQOP6DL7tgfDVlYJDPIOmX', '1', '{}', 'req_ojBV9W61jNszj9jp0piPMg', null, '2026-11-16 06:38:53.621+00', '2026-11-16 06:38:53.621+00', '31', '31', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_MPVTYV0kNxSr8g7BhppvA0', 'psychotherapy_note.created', 'psychotherapy_note', 'psy_ww2zMXdpiynDD75WYaYpww', '1', '{}', 'req_GXG2lEXWZRkTRixmykZxaT', null, '2026-11-16 06:38:53.89+00', '2026-11-16 06:38:53.891+00', '39', '39', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_MnbbCOmFfblDWdtoxwZR0U', 'refund.succeeded', 'refund', 're_Uk8RBrxv4dEAnULDEcY9Ay', '2', '{processor_reference,status,succeeded_at}', null, null, '2026-11-16 06:38:54.823+00', '2026-11-16 06:38:54.824+00', '62', '62', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_Myg2dlpV8wJjcnFSy1jLE0', 'verification.approved', 'verification', 'ver_CurS9hunn8RdU47mBDOBvM', '2', '{status,approved_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '144', '144', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_N2vWqjHCiJY4et7yV9ZpEn', 'practitioner.created', 'practitioner', 'prac_FQNSXHgWbNFrvhn6La5Ndd', '1', '{}', 'req_9jEl7kWrBjGEQahl4zWlWv', null, '2026-11-16 06:38:55.368+00', '2026-11-16 06:38:55.369+00', '79', '79', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_NN2YNdYTLxcMYQYeB2uf7p', 'practitioner.created', 'practitioner', 'prac_y91XRfiXDPNJvJnV63ll6y', '1', '{}', 'req_Ae9QkOan08M3ayHzHyepzw', null, '2026-11-16 06:38:53.553+00', '2026-11-16 06:38:53.554+00', '24', '24', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_NXl4nSqmsjPFrXxhJM3F1r', 'person.created', 'person', 'per_5sd5WbAQSopqGnGPmT27LS', '1', '{}', 'req_vZjxOxSOUqVtylnl7pebWC', null, '2026-11-16 06:38:53.924+00', '2026-11-16 06:38:53.925+00', '40', '40', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_NoNxwYkRdOL8LIE36xHe94', 'eligibility_check.completed', 'eligibility_check', 'elig_xJ78JdXdEdsx2F5clYksR4', '2', '{outcome,plan,benefits,summary,warnings,errors,response,attempts,expires_at,send_after,status,completed_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '148', '148', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_O7W0USlYoYYmtH3I0F8SLq', 'note.created', 'note', 'note_VFI47baNocrwbXb3QnHvxj', '1', '{}', 'req_zjbcpuJqjInCC4hebWXxFK', null, '2026-11-16 06:38:53.773+00', '2026-11-16 06:38:53.774+00', '36', '36', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_OB11Jplw18vnd9Z5ecX2qV', 'practitioner.created', 'practitioner', 'prac_6IoafhoGastCv10GKNsrKE', '1', '{}', 'req_XrurOfErz3mZUsWtbpP6ox', null, '2026-11-16 06:38:53.098+00', '2026-11-16 06:38:53.099+00', '12', '12', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_OBQuMuMIHEuOkBfPwWbczs', 'risk_flag.created', 'risk_flag', 'risk_2sAGlOLlXq7ZVF8A0ySI4v', '1', '{}', 'req_GhnoBX3f8u0aKJcanKu7Kc', null, '2026-11-16 06:38:54.013+00', '2026-11-16 06:38:54.014+00', '42', '42', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_P2Sue5lPk07QzJgHVt1LEL', 'deposit.created', 'deposit', 'dep_SbXqjsP8JIn6HqBZgrBDU2', '1', '{}', 'req_RSzaYXFBbzwpzrCsZnPK3W', null, '2026-11-16 06:38:55.865+00', '2026-11-16 06:38:55.865+00', '97', '97', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_PVs0WpFEIbvxVIz0R0DNId', 'session.created', 'session', 'ses_C7JupaahS9pQkJ470JM09C', '1', '{}', 'req_s21TjeI93onMFpK8WmQDYL', null, '2026-11-16 06:38:56.817+00', '2026-11-16 06:38:56.817+00', '116', '116', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_Q8AM2eG2vUopdcn37IWXNt', 'session.created', 'session', 'ses_fyPzCUxpek1Zlrc5szuiIG', '1', '{}', 'req_Q3hlNC9CXQufjzf7ituOMI', null, '2026-11-16 06:38:53.482+00', '2026-11-16 06:38:53.482+00', '23', '23', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_QRd9Bk4dFm3fXFHj1aoW2d', 'practitioner.created', 'practitioner', 'prac_fE034q6MwVOkGAHtzjbBll', '1', '{}', 'req_qoK3xuFvXkrOL2SfLvNVOE', null, '2026-11-16 06:38:56.557+00', '2026-11-16 06:38:56.557+00', '110', '110', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_R8iOKFexxTmmTbXgfRljEX', 'practitioner.created', 'practitioner', 'prac_5obr1uZDnMAGQZLnDS4vOt', '1', '{}', 'req_Z74bnq7oiZSLUaw4GYOAQU', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '2026-11-16 06:38:57.507+00', '2026-11-16 06:38:57.507+00', '122', '122', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_RH7VrrHMI106TPlzBKz4um', 'consent.offered', 'consent', 'con_L3r66GXeKEUtJXmC76VoQ3', '2', '{status,offered_at}', 'req_mGu6aAdYp8fMV5Jrnzin6C', null, '2026-11-16 06:38:54.997+00', '2026-11-16 06:38:54.997+00', '69', '69', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_RuXSqNMG9T0RahWhWz5HSz', 'consent.offered', 'consent', 'con_1ETVLqx47xQQbGfzGjBDma', '2', '{status,offered_at}', 'req_jvVBOE97ZutjVWfVV8oKY8', null, '2026-11-16 06:38:55.216+00', '2026-11-16 06:38:55.216+00', '74', '74', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_Rzg452qcO5M92ExPHVqnLK', 'note.created', 'note', 'note_NT4yMChllOG1DvFJcm4miT', '1', '{}', 'req_NWvMaHI0aC30RupY9DJ79U', null, '2026-11-16 06:38:57.01+00', '2026-11-16 06:38:57.01+00', '117', '117', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_S0viQQEFhGdPLuLySMMpgz', 'assessment.created', 'assessment', 'asmt_X9JFi0iLjObfFD5X2TxGgy', '1', '{}', 'req_yJjBH2o0ckcMmAlvwhYOGA', null, '2026-11-16 06:38:54.117+00', '2026-11-16 06:38:54.117+00', '45', '45', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_ST1RVYGlIid0EpvoABM93H', 'remittance.created', 'remittance', 'era_334wrx4nIE3AgmPvhzKYex', '1', '{}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '150', '150', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_SZryXhbKVZ7n4GpgYgN7PP', 'payment.updated', 'payment', 'pay_bCDKJGRbSONRP6764BBs92', '5', '{disputed,amount_disputed}', null, null, '2026-11-16 06:38:56.478+00', '2026-11-16 06:38:56.478+00', '109', '109', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_StUNoiVeUD5aBtamJEffuO', 'person.created', 'person', 'per_l91jdTbsSUOQe0B1bCLlRY', '1', '{}', 'req_z68rtW0xMfEgffBdv217yx', null, '2026-11-16 06:38:53.845+00', '2026-11-16 06:38:53.845+00', '37', '37', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_TaprFBGLvVocwrQKVk78uT', 'practitioner.created', 'practitioner', 'prac_Xb7Idf5EJsXv75NdnngbkT', '1', '{}', 'req_AeA5GF78BVOneBbSuBHIpt', null, '2026-11-16 06:38:53.61+00', '2026-11-16 06:38:53.611+00', '30', '30', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_UPSscNXEmVvxFkhZcrGnGZ', 'check.running', 'check', 'chk_qtx4vFOKralFk8xdvOgcdY', '2', '{attempts,status,running_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '142', '142', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_Um8KPWW9JRkfpOtGNCOs0Z', 'practitioner.verified', 'practitioner', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', '4', '{reason,cycle_ends_on,status,verified_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '145', '145', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_UmThjR10Q9aogH3wnuZaKK', 'payment.succeeded', 'payment', 'pay_bCDKJGRbSONRP6764BBs92', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 06:38:56.43+00', '2026-11-16 06:38:56.43+00', '107', '107', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_Vz66KhBs9BXtox3rTKr6Nw', 'billing_provider.created', 'billing_provider', 'bill_ULy03uJKr8KZeFIlpEIpEf', '1', '{}', 'req_AuKzboDvng4p3dxJXXD31t', null, '2026-11-16 06:38:55.358+00', '2026-11-16 06:38:55.358+00', '78', '78', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_WtsmsRdk5mwdqenFrA7s66', 'check.passed', 'check', 'chk_8OWUylay5XAEELAvzqDyqm', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '136', '136', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_Xte5HXCBcntm9H8356o5GG', 'payment.succeeded', 'payment', 'pay_SAbIyVXjQstqeQERJwk4mI', '4', '{method,next_action,amount_captured,fee,failure,status,succeeded_at}', null, null, '2026-11-16 06:38:54.645+00', '2026-11-16 06:38:54.646+00', '59', '59', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_YV6GZimznyl7zeFJKCZiAo', 'payment.created', 'payment', 'pay_BtKGNjUtvLTiEzeCtoLJP4', '1', '{}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '157', '157', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_YmpPwSpEYPIoygTc6H65SN', 'consent.offered', 'consent', 'con_LL2M8W6ueSqlC5EGjJswI7', '2', '{status,offered_at}', 'req_Q6wFzCIrT0raSZbF87wX83', null, '2026-11-16 06:38:57.881+00', '2026-11-16 06:38:57.882+00', '129', '129', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_ZOrU8fyB2rEmSC3dC1099c', 'check.created', 'check', 'chk_qtx4vFOKralFk8xdvOgcdY', '1', '{}', 'req_M37zdS1fL000fCZdPDGZsd', null, '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:53.014+00', '8', '8', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_aRSDxHoQKLcz8fJnoMo3GB', 'payout.created', 'payout', 'po_aCKecY20ddXDherLC3rQRr', '1', '{}', 'req_IuIh34Utvppq6xUk72vhIV', null, '2026-11-16 06:38:54.873+00', '2026-11-16 06:38:54.873+00', '64', '64', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_aXP1k0LEgUTiUgKdTWe1uB', 'consent.granted', 'consent', 'con_1ETVLqx47xQQbGfzGjBDma', '3', '{evidence,signing,status,granted_at}', 'req_V8eYLh1ibEthB048VImfRS', null, '2026-11-16 06:38:55.228+00', '2026-11-16 06:38:55.229+00', '75', '75', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_aeDmZ2TTY7vBVQXPgmk1mS', 'person.created', 'person', 'per_cQxFFYeOhJatSQVB5fPsMH', '1', '{}', 'req_MSjjr9fYki30SemhQGLoMA', null, '2026-11-16 06:38:53.342+00', '2026-11-16 06:38:53.343+00', '17', '17', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_bupDgfj0w3MnzB54GSaXKX', 'scoped_token.created', 'scoped_token', 'st_XOhfF75pprHgbCbQeryodm', '1', '{}', 'req_1r5KVJA0dIuwIuzyicFnz3', null, '2026-11-16 06:38:53.419+00', '2026-11-16 06:38:53.42+00', '21', '21', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_cGbBNh3yE7jcb1CFCXlfqG', 'check.created', 'check', 'chk_hCSun3TLUxVytsYhWPvsSL', '1', '{}', 'req_VaPvrNp858CF1IatVUd9T8', null, '2026-11-16 06:38:53.143+00', '2026-11-16 06:38:53.143+00', '13', '13', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_cK8FdMKasD50CGEH2aAWSq', 'check.passed', 'check', 'chk_kwL8rQNExBfMUbCwZa3AQ3', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '141', '141', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_cuh0U0pjZ9sSMQcV8G5ifN', 'claim.created', 'claim', 'clm_5FpHHrlRNwMzWX4IKaeLAX', '1', '{}', 'req_2UTJ7dSrPjFuxtRuOKy1YI', null, '2026-11-16 06:38:55.521+00', '2026-11-16 06:38:55.521+00', '86', '86', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_dWe0URFBncUF5z3gzNQqvn', 'payment.updated', 'payment', 'pay_bCDKJGRbSONRP6764BBs92', '3', '{processor_reference}', null, null, '2026-11-16 06:38:56.372+00', '2026-11-16 06:38:56.373+00', '106', '106', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_djavBVftEtksU4l3htULQp', 'payment.refunded', 'payment', 'pay_SAbIyVXjQstqeQERJwk4mI', '5', '{amount_refunded}', 'req_BbF0r1paWkYuiOgFlUocEm', null, '2026-11-16 06:38:54.689+00', '2026-11-16 06:38:54.689+00', '60', '60', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_dnXPKWl4pw7DmXRpsaeTib', 'practitioner.created', 'practitioner', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', '1', '{}', 'req_gHlVGzHJEdMDqomlg0BkdX', null, '2026-11-16 06:38:52.991+00', '2026-11-16 06:38:52.991+00', '5', '5', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_e9hLE09yaKVDh9oLz7EWEd', 'consent.granted', 'consent', 'con_JCXdqNT0afS2ViUU88PjaG', '3', '{evidence,signing,status,granted_at}', 'req_i5i3WPL4GaoWturPazStvB', null, '2026-11-16 06:38:55.484+00', '2026-11-16 06:38:55.485+00', '85', '85', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_f09yDaYYmfOwuXxdab1aSw', 'person.updated', 'person', 'per_eEbzLIzTNpLe1mJHeuI2oq', '2', '{care_team_ids}', 'req_VFrAcU1fzaoUtfuIFIo00j', null, '2026-11-16 06:38:53.724+00', '2026-11-16 06:38:53.724+00', '35', '35', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_faQeVqxeq3Gh98CU1N2lfb', 'x12_document.created', 'x12_document', 'xdoc_Ob5OZQ1mNY4id0CPMQ0cZ4', '1', '{}', 'req_FkuenOAB2O2aFNFMgWn9kV', null, '2026-11-16 06:38:55.617+00', '2026-11-16 06:38:55.617+00', '88', '88', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_gHQ2yQP4onaepSNMIXN2o8', 'check.passed', 'check', 'chk_UsdaKubchq7P2x5l5XAtgA', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '138', '138', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_gwjkJZESvxVVS68XlR5OP4', 'emergency_access.created', 'emergency_access', 'emg_E3gLI29sA4uNCcIkbyoOsO', '1', '{}', 'req_Jumo9KWuNSNTSPo0v9tNHS', null, '2026-11-16 06:38:53.375+00', '2026-11-16 06:38:53.376+00', '19', '19', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_hCINYh9PPuSoApgBuYL4ux', 'practitioner.submitted', 'practitioner', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', '2', '{reason,current_verification_id,status,submitted_at}', 'req_M37zdS1fL000fCZdPDGZsd', null, '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:53.014+00', '7', '7', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_hGbjU9Zr5oGp9cQbrufDUs', 'x12_document.processed', 'x12_document', 'xdoc_CuvkzXjlXeOSxWfrLR6cVE', '2', '{processed_count,transactions,fault_count,faults,status,processed_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '155', '155', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_hTWUv3zs9407ETSfeu7Uf7', 'practitioner.created', 'practitioner', 'prac_A9uvMBSNlLEQQP9NFFcMJA', '1', '{}', 'req_ZiYY0vfNYPIBmblHFF6eAu', null, '2026-11-16 06:38:53.65+00', '2026-11-16 06:38:53.65+00', '33', '33', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_hdNiIhyLopzkJGVPK0ciOx', 'person.created', 'person', 'per_kE4mDjUM3bsOLswvFwEIXM', '1', '{}', 'req_lzj01S4EWAKDMxTaoPtbUY', null, '2026-11-16 06:38:57.709+00', '2026-11-16 06:38:57.709+00', '126', '126', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_hh3a4pB7mwNugyXtEMZTfP', 'practitioner.updated', 'practitioner', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', '3', '{licenses}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '139', '139', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_ici2zPFkSA2mZL5Dogd828', 'session.created', 'session', 'ses_ytmrpohfL6H6wPFb9YIOk1', '1', '{}', 'req_DCNLrDfpOnHIm6jAuw5ug4', null, '2026-11-16 06:38:53.564+00', '2026-11-16 06:38:53.565+00', '26', '26', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_iyYZGq702M8J499gg5vmJu', 'eligibility_check.created', 'eligibility_check', 'elig_xJ78JdXdEdsx2F5clYksR4', '1', '{}', 'req_v49YM05Fivpv0KchUsiHkk', null, '2026-11-16 06:38:55.274+00', '2026-11-16 06:38:55.275+00', '77', '77', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_jLoBzR28OCNw0SR6Ctrkx8', 'payment.processing', 'payment', 'pay_SAbIyVXjQstqeQERJwk4mI', '2', '{method,method_token,attempt,failure,next_action,status,processing_at}', 'req_YIF2CpD2pKQi60U2sO3x4M', null, '2026-11-16 06:38:54.603+00', '2026-11-16 06:38:54.604+00', '57', '57', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_jOIpDVIviIQE7McUhtEURi', 'coverage.updated', 'coverage', 'cov_0CVipvKRNjMrsePa8jnQT7', '2', '{last_check_id,last_outcome,last_checked_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '149', '149', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_jQCUlPYQ2nif5GMkg1IIu4', 'consent.granted', 'consent', 'con_L3r66GXeKEUtJXmC76VoQ3', '3', '{evidence,signing,status,granted_at}', 'req_OA48HIishtuPoUxdo5GA3W', null, '2026-11-16 06:38:55.018+00', '2026-11-16 06:38:55.019+00', '70', '70', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_jjcUneeGYiskb639xe4a1F', 'x12_document.created', 'x12_document', 'xdoc_CuvkzXjlXeOSxWfrLR6cVE', '1', '{}', 'req_FQCIBaijN3GaGzWDEt79Qf', null, '2026-11-16 06:38:55.575+00', '2026-11-16 06:38:55.575+00', '87', '87', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_jlODxVNuwTLRx8c9nCD34l', 'payment.received', 'payment', 'pay_65oSfqDqlOD88Wyh6UMdlr', '2', '{amount_captured,fee,status,received_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '153', '153', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_jpOYR8nOGUcVaZVk3eyTGu', 'person.created', 'person', 'per_zffqyR98tgLIRSt2JPNLcO', '1', '{}', 'req_fsmyvonSC3WMv8iusxsqUS', null, '2026-11-16 06:38:55.657+00', '2026-11-16 06:38:55.658+00', '91', '91', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_jyat8M1VK6Ga5EvfhcYNik', 'check.created', 'check', 'chk_8OWUylay5XAEELAvzqDyqm', '1', '{}', 'req_M37zdS1fL000fCZdPDGZsd', null, '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:53.014+00', '11', '11', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_k7B27QzR0yTeAGRXK46Qib', 'person.created', 'person', 'per_fZtBCf32sT13PFxplCBk8I', '1', '{}', 'req_MWrecjPiN5fm4LXniwh9fq', null, '2026-11-16 06:38:55.901+00', '2026-11-16 06:38:55.902+00', '98', '98', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_l9iIUf3MvW5JmRIinaRSbL', 'person.created', 'person', 'per_EPa2fBDLuqKKqh4y4Bduls', '1', '{}', 'req_ADz2aSwNYIJKgs7GMveK4G', null, '2026-11-16 06:38:55.399+00', '2026-11-16 06:38:55.399+00', '81', '81', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_lhxOGKGp8sXs9zRywyuxyc', 'person.created', 'person', 'per_0q1aHuqxKlNoMYu80Ui5H5', '1', '{}', 'req_63gKrKspJJd81rV5ouNQg9', null, '2026-11-16 06:38:54.573+00', '2026-11-16 06:38:54.573+00', '55', '55', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_mNQOytvCDRKDoebtF2UOri', 'disclosure.created', 'disclosure', 'dis_f15OWwc4QmzJmVBwqpc7BM', '1', '{}', 'req_v49YM05Fivpv0KchUsiHkk', null, '2026-11-16 06:38:55.274+00', '2026-11-16 06:38:55.275+00', '76', '76', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_mbiulVKQZs1VnM6ordqYcg', 'practitioner.created', 'practitioner', 'prac_zXXgOYN2mZVlDGt2voS1An', '1', '{}', 'req_WOMYr3wJl4OQXDUbioQRE5', null, '2026-11-16 06:38:54.226+00', '2026-11-16 06:38:54.227+00', '46', '46', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_mgY0qAt264qwJFfuSlF9QQ', 'remittance.balanced', 'remittance', 'era_334wrx4nIE3AgmPvhzKYex', '2', '{status,balanced_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '151', '151', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_mk1PvEylc9p7RvXcbSMwy1', 'person.created', 'person', 'per_knuIxTdzBz62kW1W1A2KsT', '1', '{}', 'req_TA6ybTBjQTgdf7oHkQ7g9e', null, '2026-11-16 06:38:54.069+00', '2026-11-16 06:38:54.07+00', '43', '43', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_nVKWKG2cdY1zxPgEaJnwsV', 'check.running', 'check', 'chk_hCSun3TLUxVytsYhWPvsSL', '2', '{attempts,status,running_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '146', '146', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_nepNAyvw75eHGtLM88Len4', 'check.passed', 'check', 'chk_hCSun3TLUxVytsYhWPvsSL', '3', '{outcome,reason,facts,source,matches,evidence,performed_at,expires_at,supersedes_id,status,passed_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '147', '147', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_ngk9eTQt1S965XmrDcfn6T', 'practitioner.created', 'practitioner', 'prac_0yk6PHmIVIZtUGM7xs4pJ5', '1', '{}', 'req_lClTLVqF6XnWugnC2u0Iv0', null, '2026-11-16 06:38:53.461+00', '2026-11-16 06:38:53.461+00', '22', '22', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_npYE8NMoxwfrFW9OgfNlAi', 'person.created', 'person', 'per_PgddHCfDSnNQyPZIR1jiUt', '1', '{}', 'req_88JRUuyxBkYIgGhl8U04NF', null, '2026-11-16 06:38:56.245+00', '2026-11-16 06:38:56.246+00', '103', '103', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_opgOPkWma1VgEAi4NfQKIz', 'dispute.created', 'dispute', 'dsp_mPOucc6bhHm52KUyq0MzdZ', '1', '{}', null, null, '2026-11-16 06:38:56.478+00', '2026-11-16 06:38:56.478+00', '108', '108', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_pPpO5u2TpkmP9cvCxkLQPR', 'person.created', 'person', 'per_x6sDndbURe1Bb4YshE8yB4', '1', '{}', 'req_0KjcHisfPs0VAhC3AAPUE7', null, '2026-11-16 06:38:56.577+00', '2026-11-16 06:38:56.577+00', '111', '111', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_puVgKmnVLTSrLrX9nuX5nD', 'practitioner.availability_changed', 'practitioner', 'prac_fE034q6MwVOkGAHtzjbBll', '2', '{published}', 'req_jjNGasbXx7BJXCBPyZCzVa', null, '2026-11-16 06:38:57.546+00', '2026-11-16 06:38:57.547+00', '123', '123', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_qgQ0mg0D0XVFNLz54kL9vU', 'practitioner.created', 'practitioner', 'prac_GjEI3Rx09WONbnyhGLNtKL', '1', '{}', 'req_gap0iRaTZAOSMPDdmR2DkM', null, '2026-11-16 06:38:57.637+00', '2026-11-16 06:38:57.637+00', '124', '124', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_r7YpbI7WYQrNPZEnL3T0x9', 'practitioner.created', 'practitioner', 'prac_R7P4wIIJnlkiYZM73EcfhR', '1', '{}', 'req_4vIosbjlUPlbYbceSo4YXn', null, '2026-11-16 06:38:55.809+00', '2026-11-16 06:38:55.809+00', '95', '95', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_sTZ5VNITVma9hcLwd3LpEZ', 'webhook_endpoint.created', 'webhook_endpoint', 'we_yn8OnwXczEwbsTbWgpDcUA', '1', '{}', 'req_7h4yrTK0kXR6wjh3U8NJ5v', null, '2026-11-16 06:38:52.919+00', '2026-11-16 06:38:52.919+00', '3', '3', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_sgjGtOOzf4pSbDhYgIr09W', 'consent.offered', 'consent', 'con_Hc6ohw0ousCAcmRQOtTKWt', '2', '{status,offered_at}', 'req_bXHS8upjrn3EGAYANqbW3f', null, '2026-11-16 06:38:56.639+00', '2026-11-16 06:38:56.64+00', '113', '113', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_so7TgQ6CY8giN8dECVTsLG', 'consent.offered', 'consent', 'con_JCXdqNT0afS2ViUU88PjaG', '2', '{status,offered_at}', 'req_AJpqMIFpPjLNIEvyZbexwI', null, '2026-11-16 06:38:55.461+00', '2026-11-16 06:38:55.461+00', '84', '84', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_t1FQeDgKM0L7RDerCIhyzI', 'person.updated', 'person', 'per_l91jdTbsSUOQe0B1bCLlRY', '2', '{care_team_ids}', 'req_gFale7nkzgCCBnrXQMYY0l', null, '2026-11-16 06:38:53.874+00', '2026-11-16 06:38:53.874+00', '38', '38', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_tMtBPkbGwOnypeUq91RZCa', 'check.running', 'check', 'chk_8OWUylay5XAEELAvzqDyqm', '2', '{attempts,status,running_at}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '135', '135', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_uBaFyPEwitNpaJgfflwJkS', 'consent.created', 'consent', 'con_JCXdqNT0afS2ViUU88PjaG', '1', '{}', 'req_5noNarSymN1f6KYz6crIlK', null, '2026-11-16 06:38:55.44+00', '2026-11-16 06:38:55.441+00', '83', '83', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_uCLrtuPriQNH4wZBFBjx3T', 'deposit.created', 'deposit', 'dep_JrHoCQtlY1IZ6jXlKFVp3k', '1', '{}', 'req_zPMKBnUEhTILtvvWgzfDvV', null, '2026-11-16 06:38:56.194+00', '2026-11-16 06:38:56.195+00', '102', '102', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_uEWeZzDDl5ooB9LyeZWCla', 'payment.created', 'payment', 'pay_bCDKJGRbSONRP6764BBs92', '1', '{}', 'req_QYpyR5TLPJusdSWtsgOa0n', null, '2026-11-16 06:38:56.27+00', '2026-11-16 06:38:56.27+00', '104', '104', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_vEAj8mt8kaFGy4arkHB6Se', 'payment.created', 'payment', 'pay_utNTEmStPDNuadzTIXurQy', '1', '{}', 'req_HVEUa4RgI2XyuQt4okQQbm', null, '2026-11-16 06:38:54.541+00', '2026-11-16 06:38:54.542+00', '54', '54', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_vQukTWoazo4VabwQnQ3npn', 'session.created', 'session', 'ses_Ts5aZraQuDNkcZK7bZV4qO', '1', '{}', 'req_DCNLrDfpOnHIm6jAuw5ug4', null, '2026-11-16 06:38:53.564+00', '2026-11-16 06:38:53.565+00', '28', '28', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_vhsxR3W6eh9Wdtt21IoygT', 'person.created', 'person', 'per_Lucsj5boSR7EqZs6PEnHDe', '1', '{}', 'req_T3KMnIguxkBytZSzXEQuPd', null, '2026-11-16 06:38:53.259+00', '2026-11-16 06:38:53.259+00', '15', '15', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_wEByq3D1XUVdrPiW16Ngrr', 'billing_provider.created', 'billing_provider', 'bill_UUyt4oQ9He1w3yVxAlFkAf', '1', '{}', 'req_4RfrgRiihYWk3yI2DhSOib', null, '2026-11-16 06:38:57.681+00', '2026-11-16 06:38:57.681+00', '125', '125', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_wEKPM1kUthmQKopQhJbdPu', 'refund.created', 'refund', 're_Uk8RBrxv4dEAnULDEcY9Ay', '1', '{}', 'req_BbF0r1paWkYuiOgFlUocEm', null, '2026-11-16 06:38:54.689+00', '2026-11-16 06:38:54.689+00', '61', '61', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_wFNVi1q3XhariXGwjIOMx4', 'practitioner.created', 'practitioner', 'prac_lVfGfm3Or07cC0Ea52C68z', '1', '{}', 'req_E5Jbt9x55VWyr2jQ6khQI4', null, '2026-11-16 06:38:52.948+00', '2026-11-16 06:38:52.949+00', '4', '4', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_x511zknbJbeLulFKboRIUZ', 'practitioner.created', 'practitioner', 'prac_b7g3dxZZ9C3rnGuWzWF9pa', '1', '{}', 'req_pWsSqncVLT7l1GmfYo7qAG', null, '2026-11-16 06:38:54.863+00', '2026-11-16 06:38:54.863+00', '63', '63', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_xQAqTqP3bMAnTmNVp2lMCH', 'api_key.created', 'api_key', 'key_g2bQgyOF1xJ2DAKdKpcfkg', '1', '{}', null, null, '2026-11-16 06:38:52.608+00', '2026-11-16 06:38:52.608+00', '1', '1', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_xTymZHcZvJF7noyDVAaLxJ', 'person.created', 'person', 'per_Kn6BJeD045BvvPKdQ4BhLM', '1', '{}', 'req_sN4jXywWaBYOdLvswgWGCm', null, '2026-11-16 06:38:57.427+00', '2026-11-16 06:38:57.428+00', '121', '121', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_yPyPNXOrqxGcQ9HDpI4FPG', 'person.created', 'person', 'per_urbFU6Ep0UbtBoru7qwqgg', '1', '{}', 'req_3UWkTU2Jrwodl9vVv1Gc3r', null, '2026-11-16 06:38:55.77+00', '2026-11-16 06:38:55.771+00', '94', '94', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_yjGaj9wsZu3N7MfxEMcadM', 'claim.submitted', 'claim', 'clm_w9MJhLmtMsNOTSd9FMAQBy', '2', '{validations,decision_id,disclosure_id,charge,allowed,payer_paid,contractual,patient_responsibility,written_off,payer_balance,recoupment,attempt,coverage_snapshot,status_reason,status,submitted_at}', 'req_QPRobYtbhkeA7i87rQZiZ3', null, '2026-11-16 06:38:58.077+00', '2026-11-16 06:38:58.078+00', '134', '134', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_ynu10JXPl69dmVRZbOiSAH', 'estimate.created', 'estimate', 'est_OmS5AIoQFXgfzzh3U9JPBb', '1', '{}', 'req_zFBBMzwN8zg74zfpJF2r1D', null, '2026-11-16 06:38:55.699+00', '2026-11-16 06:38:55.699+00', '93', '93', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_zMA9YSBgnTADxRUwyDKKtR', 'consent.granted', 'consent', 'con_Hc6ohw0ousCAcmRQOtTKWt', '3', '{evidence,signing,status,granted_at}', 'req_SxboBxHOEijPV3HSE8VGkP', null, '2026-11-16 06:38:56.717+00', '2026-11-16 06:38:56.717+00', '114', '114', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_zONUSy16g5q31ET2DrSpR2', 'charge.created', 'charge', 'chg_IuFmB2f3JBeoTYFm9nuqm6', '1', '{}', 'req_46R1USwuOWS7m8P99Lb5cT', null, '2026-11-16 06:38:54.427+00', '2026-11-16 06:38:54.427+00', '50', '50', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_zSBSOGzAAIWysDS3d8WOtq', 'billing_provider.created', 'billing_provider', 'bill_kg7x4vgrJL2a9xTnw6sRdv', '1', '{}', 'req_Jo1HVT1r76fwRwvaBqgAkq', null, '2026-11-16 06:38:55.392+00', '2026-11-16 06:38:55.392+00', '80', '80', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_zUr5BCG0XGaDPWhUmGoGbD', 'practitioner.created', 'practitioner', 'prac_ICs1GeNwKgpBKaFLZbtQWv', '1', '{}', 'req_XH8ut6LSQtrTs2VLFG1oqy', null, '2026-11-16 06:38:55.961+00', '2026-11-16 06:38:55.961+00', '100', '100', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_zZtfepIo3yNNiDnoniSw7Z', 'session.created', 'session', 'ses_KkvApAcmZwRCf0S7xWsoaL', '1', '{}', 'req_DCNLrDfpOnHIm6jAuw5ug4', null, '2026-11-16 06:38:53.564+00', '2026-11-16 06:38:53.565+00', '27', '27', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'evt_zyQQHEa4O62VYdg4MMpv3k', 'payment.created', 'payment', 'pay_65oSfqDqlOD88Wyh6UMdlr', '1', '{}', 'req_GlfDKNINvNGaRXrDgNfNKc', null, '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.46+00', '152', '152', 'f');
alter table events enable trigger user;

alter table idempotency_keys disable trigger user;
insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id, response, created_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '\x0158c70238b81b38e0606390468ef4d843f8c64a6f8e5cdd094ec9828e21211b40cfb0aafb3e', '438vqBJjV4lDgwWXJsmX5Wb0CzqZg9XknHGwPSYUJqE', 'prac_5obr1uZDnMAGQZLnDS4vOt', null, '\x01c465c3a60dbd1a74e81a5434dbd2199e564394b75f991fad69a1c30ba737a21ca9a699a9d13e9d574dbe6314b372a53468a2e7026d96fb27ce5123dd3c174743dd31081ef43d137634137ab7361e6c7ba9e5f032d12392ac598422a3da31fb68a5c324caec771f2e51645fd7c9175550124dde18dd8699ca8876647c33ea37a638111aa16e70f9b0e44968e25eeddcada7875b5c403bde36bca5da77f9be23cd5cea502a08577c25023ced2204ec2375be0a5085b788a050112f1820da955f3b3fd447708fdd32ae5e42c122b965079de9c8f43af75c0f3aac5753f2cf64ae8f43a45b47bfbcce8f13ac30e403c0d74d7927cbc6a5c42e6f77873151a5cc9a9ac7a7ab4b0c564de194c7e5e1d16e82f75179c081b4039cdbce9f38a487cae8edd184c3360553cc86df3bc8c9b272383979096f37c8c09cedd43988d3dc1d28fd2c2d242ba40b843e66aa408d42b01892ac2e9197eb07e42b6238be18a86ee348b2996aadd067220b6289219e4fec2b4fc4e874ed91133f5f154cb83f8a6420227bbcab53c96aec8244097d77a6ba372aece31737a44faba078dabe91cd24205a2eb8bf87a1020cd55457e7f6e3723c6ff2273ef59a38a6565126a4a44e435fee50927ac3295c63ca288d08062d48972b7957e2bf1a38b3e3965f0ac3f4ff77b20214a8f80267aa1e015b396bb8e43f7c91bfb727687785a104f784f73dcd8ae43190d0eb6f25851de39128884edc426acb933ffd8d254701a297f560f0057ad9cb023d25d38fba58d2f8ea930636dbb2a56075190d65775b33ab6e31778b78e954e00db6668d15f7c28762cccb8ba3a315e68a4dd860fc908ccb8263e169e10cf46fb34fd8a9a2c1bd3d094e793f0cd41d133885bb69574b0d7383a88202a81769efeee6dec4a9fc1122956678b4d90301066a4b726d7582b11e72829acd55c6213befe751c115387e41f02366a0a1011b03450bf8102455dc49e9c67900b9a6d71e958216962a98d1a73b09bb74b0b52328d25ac4b13405ada3ab6866b934471c0380e1dad542fceff8bf48178ffdd3ac079cfa094c6bdab5d92f0eea624eb8ef4aa4041608686c4bcb20c146985e3ffa24c2ec29a0ab8239f1bfd7620230d470bba299720f21758c4751ec8e549b757f9a8ec0d41b05bbe6df184da3edb420e0a091fc400630a48de7f983ec1459945aee661a52ccfba9310f91495ba85caa17b8749d5ab2d5d14909597597a98c1605964c4d78d03a8e8e39ee24f28c28282028c8730b556a8a19af701878569fcf6c451c9468e7a50b9267ee4b64495152713e879c187dd8f6a9e6dd61badf2a94bc335f03dafd397bb35a0e79f4523b405aebb29f6c45cf4a1b13cfa0007e669c32317022bc5820939fe18c7f3b1c0eb0a167d4d57d5b915a62ae3ba06ce3b96947242d9d209348e13bf0a79cbabd7b66e86d960f07f4d3aea4bd083a7a9edd6ec0344061bfbc765fa911182c564ba102e4fe388600e36f4f435c434189519b54336cbe07ae1c44156573f4b97c3627e98444a5ad67a4919865946fcd4ae4d8e4570133b879b62775937205b2504f2408b214dc830da2afc9e8fe359a797eb91613f457c7176599fbb2ba3d6f82801e0eeab35227fdaccc3448360742d8dd5ca809a05ad60a7e091c1bd20359b6f7a9', '2026-11-16 06:38:57.507+00');
alter table idempotency_keys enable trigger user;

alter table ledger_balances disable trigger user;
insert into ledger_balances (account, ledger_account, currency, slot, balance, entries) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'asset:bank', 'usd', '0', '25000', '2'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'asset:deposit_clearing:dep_JrHoCQtlY1IZ6jXlKFVp3k', 'usd', '0', '-12500', '1'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'asset:deposit_clearing:dep_SbXqjsP8JIn6HqBZgrBDU2', 'usd', '0', '-12500', '1'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'asset:disputed', 'usd', '0', '2500', '1'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'asset:patient_ar:per_0q1aHuqxKlNoMYu80Ui5H5', 'usd', '0', '0', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'asset:patient_ar:per_PgddHCfDSnNQyPZIR1jiUt', 'usd', '0', '0', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'asset:patient_ar:per_TGP7x5pyr67016odXuZpTx', 'usd', '0', '15000', '1'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'asset:patient_ar:per_skCMb8TKYRvlYP01dgeAH1', 'usd', '0', '500', '1'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'asset:payer_ar:clm_w9MJhLmtMsNOTSd9FMAQBy', 'usd', '0', '18000', '1'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'asset:processor:simulated', 'usd', '0', '-206', '7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'contra:adjustment:billing_error', 'usd', '0', '-500', '1'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'expense:dispute_fees', 'usd', '0', '1500', '1'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'expense:processor_fees', 'usd', '0', '206', '2'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'liability:patient_credit:per_0q1aHuqxKlNoMYu80Ui5H5', 'usd', '0', '-1500', '2'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'liability:patient_credit:per_PgddHCfDSnNQyPZIR1jiUt', 'usd', '0', '-2500', '1'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'liability:patient_credit:per_TGP7x5pyr67016odXuZpTx', 'usd', '0', '0', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'liability:patient_credit:per_skCMb8TKYRvlYP01dgeAH1', 'usd', '0', '0', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'revenue:services', 'usd', '0', '-33000', '2');
alter table ledger_balances enable trigger user;

alter table ledger_transactions disable trigger user;
insert into ledger_transactions (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ltx_2hspKKLqop3FMiTUtyZxIp', 'refunded:re_Uk8RBrxv4dEAnULDEcY9Ay', 'refunded', 'usd', '2', 'E_7o2Dq_Loq3dNnJiGtMhtI4fC0HMJNZYkGGOu_YFPQ', null, '2026-11-16 06:38:54.823+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ltx_3zkfYeq1nJKuCegJlOni93', 'balance_adjusted:adj_I5wwQH6xk6x6V3dlT14fKi', 'balance_adjusted', 'usd', '2', '76QIr4jPkbU1n_yMqPEJCUErMF-p5ZOcutqV4nosZUg', null, '2026-11-16 06:38:54.5+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ltx_9ezORV0RkuyHgbwikiV6Ov', 'deposit_received:dep_JrHoCQtlY1IZ6jXlKFVp3k', 'deposit_received', 'usd', '2', '3KJSwYdR1KNcPj2k4V2stzK6_QUIwq-LHm1ifDMNFFw', null, '2026-11-16 06:38:56.194+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ltx_UeP5AygNeyww5Bx3bri7vc', 'copay_taken:pay_SAbIyVXjQstqeQERJwk4mI', 'copay_taken', 'usd', '2', 'dcLDHwtTSAo9UQ_qbJZLyNQnwTcBaDJXGm3d2jGwz18', null, '2026-11-16 06:38:54.645+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ltx_XfjgNAavZ0XNUCq7mOxdxh', 'fee_paid:pay_bCDKJGRbSONRP6764BBs92', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 06:38:56.43+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ltx_cRTh9w7EaSiux5Dmk8RSft', 'copay_taken:pay_bCDKJGRbSONRP6764BBs92', 'copay_taken', 'usd', '2', 'PlbDBO0kUqZeZ5bER1BRYl-7goRnDOJKTY5ETCcyEZE', null, '2026-11-16 06:38:56.43+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ltx_g52q95FTgZ3EygXtiExkIE', 'dispute_fee_paid:dsp_mPOucc6bhHm52KUyq0MzdZ', 'dispute_fee_paid', 'usd', '2', 'NaF3Sb3XgjC3HPzLU0iCxBzuIrpO0Lo99gCH1lSv1hM', null, '2026-11-16 06:38:56.478+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ltx_jA32EHThG2qh4zWYcVpe8E', 'fee_paid:pay_SAbIyVXjQstqeQERJwk4mI', 'fee_paid', 'usd', '2', 'eI1vpcxuQJbq0o8lN1_Qio6TdR_x6bG-jDUMcWK9Wl4', null, '2026-11-16 06:38:54.645+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ltx_sSZC2KqxTSZ7Xw9NvWhOWu', 'dispute_opened:dsp_mPOucc6bhHm52KUyq0MzdZ', 'dispute_opened', 'usd', '2', 'qBIva--lTVPfXECpeJoWw5JFDtO8OIfwKwWWFQ93_tE', null, '2026-11-16 06:38:56.478+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ltx_vhOOmRNQ0PwWj8sFMOSYdu', 'deposit_received:dep_SbXqjsP8JIn6HqBZgrBDU2', 'deposit_received', 'usd', '2', '5AR1H03YmcVffyXzYPMNd96sLyw3CcOvgX-1gpAvlGw', null, '2026-11-16 06:38:55.865+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ltx_vx5h3787UoSijoZ4Dulkjk', 'self_pay_charged:chg_IuFmB2f3JBeoTYFm9nuqm6', 'self_pay_charged', 'usd', '2', 'Cb-Y1NgCOLbuRk8JQTI6K1voidv6teTjREz3v4K6wcE', null, '2026-11-16 06:38:54.427+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ltx_wTAjaupn5TWnNJZBl8JCKv', 'claim_charged:clm_w9MJhLmtMsNOTSd9FMAQBy', 'claim_charged', 'usd', '2', 'tds_e-GUT_eH8IDBmbk1dRGPEvuW7Kc5Jeoll8ASLZQ', null, '2026-11-16 06:38:58.077+00');
alter table ledger_transactions enable trigger user;

alter table ledger_entries disable trigger user;
insert into ledger_entries (account, id, transaction_id, "position", kind, ledger_account, currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id, created_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_0iTTOEVJUUjBfUTH2wzKXM', 'ltx_wTAjaupn5TWnNJZBl8JCKv', '1', 'claim_charged', 'asset:payer_ar:clm_w9MJhLmtMsNOTSd9FMAQBy', 'usd', '18000', 'per_kE4mDjUM3bsOLswvFwEIXM', null, null, 'clm_w9MJhLmtMsNOTSd9FMAQBy', null, null, null, '2026-11-16 06:38:58.077+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_1NkzidE4xFF38HLbNhfu3N', 'ltx_3zkfYeq1nJKuCegJlOni93', '2', 'balance_adjusted', 'contra:adjustment:billing_error', 'usd', '-500', 'per_skCMb8TKYRvlYP01dgeAH1', null, null, null, null, null, null, '2026-11-16 06:38:54.5+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_1TXQqGn8OEUVintlGNj4Ss', 'ltx_vhOOmRNQ0PwWj8sFMOSYdu', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_SbXqjsP8JIn6HqBZgrBDU2', '2026-11-16 06:38:55.865+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_2jmtQ2E8lrf5478q9y4Zrs', 'ltx_vhOOmRNQ0PwWj8sFMOSYdu', '2', 'deposit_received', 'asset:deposit_clearing:dep_SbXqjsP8JIn6HqBZgrBDU2', 'usd', '-12500', null, null, null, null, null, null, 'dep_SbXqjsP8JIn6HqBZgrBDU2', '2026-11-16 06:38:55.865+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_4grvm3JFdvJzmOolxEnva5', 'ltx_9ezORV0RkuyHgbwikiV6Ov', '2', 'deposit_received', 'asset:deposit_clearing:dep_JrHoCQtlY1IZ6jXlKFVp3k', 'usd', '-12500', null, null, null, null, null, null, 'dep_JrHoCQtlY1IZ6jXlKFVp3k', '2026-11-16 06:38:56.194+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_8kYoDqnqYV2WJUtz9eWvgJ', 'ltx_vx5h3787UoSijoZ4Dulkjk', '2', 'self_pay_charged', 'revenue:services', 'usd', '-15000', 'per_TGP7x5pyr67016odXuZpTx', null, null, null, null, null, null, '2026-11-16 06:38:54.427+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_AtIKl8inmE0LzfKaC68eDy', 'ltx_UeP5AygNeyww5Bx3bri7vc', '2', 'copay_taken', 'liability:patient_credit:per_0q1aHuqxKlNoMYu80Ui5H5', 'usd', '-2500', 'per_0q1aHuqxKlNoMYu80Ui5H5', null, null, null, 'pay_SAbIyVXjQstqeQERJwk4mI', null, null, '2026-11-16 06:38:54.645+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_CIUeHWCOQJ2y0byce8WXth', 'ltx_g52q95FTgZ3EygXtiExkIE', '2', 'dispute_fee_paid', 'asset:processor:simulated', 'usd', '-1500', 'per_PgddHCfDSnNQyPZIR1jiUt', null, null, null, 'pay_bCDKJGRbSONRP6764BBs92', null, null, '2026-11-16 06:38:56.478+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_GNxqSK6lamWXPp7QJak5Mj', 'ltx_2hspKKLqop3FMiTUtyZxIp', '1', 'refunded', 'liability:patient_credit:per_0q1aHuqxKlNoMYu80Ui5H5', 'usd', '1000', 'per_0q1aHuqxKlNoMYu80Ui5H5', null, null, null, 'pay_SAbIyVXjQstqeQERJwk4mI', null, null, '2026-11-16 06:38:54.823+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_GiBvwyhy4qPpSGt1fyijZO', 'ltx_sSZC2KqxTSZ7Xw9NvWhOWu', '1', 'dispute_opened', 'asset:disputed', 'usd', '2500', 'per_PgddHCfDSnNQyPZIR1jiUt', null, null, null, 'pay_bCDKJGRbSONRP6764BBs92', null, null, '2026-11-16 06:38:56.478+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_H97kQEfY2mMXVj42rQo6Tc', 'ltx_wTAjaupn5TWnNJZBl8JCKv', '2', 'claim_charged', 'revenue:services', 'usd', '-18000', 'per_kE4mDjUM3bsOLswvFwEIXM', null, null, 'clm_w9MJhLmtMsNOTSd9FMAQBy', null, null, null, '2026-11-16 06:38:58.077+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_Uyti4hLQTdFVvEVjcYePBV', 'ltx_9ezORV0RkuyHgbwikiV6Ov', '1', 'deposit_received', 'asset:bank', 'usd', '12500', null, null, null, null, null, null, 'dep_JrHoCQtlY1IZ6jXlKFVp3k', '2026-11-16 06:38:56.194+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_XWd2kYwyNW9zzSfTqnivnj', 'ltx_2hspKKLqop3FMiTUtyZxIp', '2', 'refunded', 'asset:processor:simulated', 'usd', '-1000', 'per_0q1aHuqxKlNoMYu80Ui5H5', null, null, null, 'pay_SAbIyVXjQstqeQERJwk4mI', null, null, '2026-11-16 06:38:54.823+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_Z16lpZIF1SAygBDJnEQCTr', 'ltx_XfjgNAavZ0XNUCq7mOxdxh', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_bCDKJGRbSONRP6764BBs92', null, null, '2026-11-16 06:38:56.43+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_aHsq5hhYFBxFQrAxvv4FRK', 'ltx_sSZC2KqxTSZ7Xw9NvWhOWu', '2', 'dispute_opened', 'asset:processor:simulated', 'usd', '-2500', 'per_PgddHCfDSnNQyPZIR1jiUt', null, null, null, 'pay_bCDKJGRbSONRP6764BBs92', null, null, '2026-11-16 06:38:56.478+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_azHgNQH95PGyHy8TOh9l72', 'ltx_vx5h3787UoSijoZ4Dulkjk', '1', 'self_pay_charged', 'asset:patient_ar:per_TGP7x5pyr67016odXuZpTx', 'usd', '15000', 'per_TGP7x5pyr67016odXuZpTx', null, null, null, null, null, null, '2026-11-16 06:38:54.427+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_bnlqeh5CJNo3i1XHVOZkEU', 'ltx_UeP5AygNeyww5Bx3bri7vc', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_0q1aHuqxKlNoMYu80Ui5H5', null, null, null, 'pay_SAbIyVXjQstqeQERJwk4mI', null, null, '2026-11-16 06:38:54.645+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_iHacQEl0RPjJztVPXYc4D6', 'ltx_jA32EHThG2qh4zWYcVpe8E', '1', 'fee_paid', 'expense:processor_fees', 'usd', '103', null, null, null, null, 'pay_SAbIyVXjQstqeQERJwk4mI', null, null, '2026-11-16 06:38:54.645+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_pZwXOpqtCZqZwwdUwZUmgr', 'ltx_3zkfYeq1nJKuCegJlOni93', '1', 'balance_adjusted', 'asset:patient_ar:per_skCMb8TKYRvlYP01dgeAH1', 'usd', '500', 'per_skCMb8TKYRvlYP01dgeAH1', null, null, null, null, null, null, '2026-11-16 06:38:54.5+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_q9sCHTyHQGbGg5E5GjYrfQ', 'ltx_g52q95FTgZ3EygXtiExkIE', '1', 'dispute_fee_paid', 'expense:dispute_fees', 'usd', '1500', 'per_PgddHCfDSnNQyPZIR1jiUt', null, null, null, 'pay_bCDKJGRbSONRP6764BBs92', null, null, '2026-11-16 06:38:56.478+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_rdHlD7o6dJ7joZhgxWo0Nm', 'ltx_cRTh9w7EaSiux5Dmk8RSft', '2', 'copay_taken', 'liability:patient_credit:per_PgddHCfDSnNQyPZIR1jiUt', 'usd', '-2500', 'per_PgddHCfDSnNQyPZIR1jiUt', null, null, null, 'pay_bCDKJGRbSONRP6764BBs92', null, null, '2026-11-16 06:38:56.43+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_sh1SPe7fLC9rpch8GJzIQg', 'ltx_XfjgNAavZ0XNUCq7mOxdxh', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_bCDKJGRbSONRP6764BBs92', null, null, '2026-11-16 06:38:56.43+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_tY8pwB8cUnmRx8K6uGl4Wr', 'ltx_jA32EHThG2qh4zWYcVpe8E', '2', 'fee_paid', 'asset:processor:simulated', 'usd', '-103', null, null, null, null, 'pay_SAbIyVXjQstqeQERJwk4mI', null, null, '2026-11-16 06:38:54.645+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'le_xF67eJ0QIAaL4ZJjrTqQ1z', 'ltx_cRTh9w7EaSiux5Dmk8RSft', '1', 'copay_taken', 'asset:processor:simulated', 'usd', '2500', 'per_PgddHCfDSnNQyPZIR1jiUt', null, null, null, 'pay_bCDKJGRbSONRP6764BBs92', null, null, '2026-11-16 06:38:56.43+00');
alter table ledger_entries enable trigger user;

alter table metadata_hashes disable trigger user;
insert into metadata_hashes (account, object_id, person_id, hash) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Kn6BJeD045BvvPKdQ4BhLM', 'per_Kn6BJeD045BvvPKdQ4BhLM', '\xb12f51ddc20d1f4e723b365892a5099e');
alter table metadata_hashes enable trigger user;

alter table payer_contracts disable trigger user;
insert into payer_contracts (account, id, payer_id, name, filing_code, network, timely_filing, appeal_days, prior_authorization, enrollments, starts_on, ends_on, metadata, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pcon_7GDknNHKILpjinsYtiV2RB', 'SBX01', null, null, 'unknown', null, null, null, '{}', null, null, '{}', '1', '2026-11-16 06:38:54.914+00', '2026-11-16 06:38:54.914+00');
alter table payer_contracts enable trigger user;

alter table persons disable trigger user;
insert into persons (account, id, status, encrypted, care_team_ids, merged_into_id, erasure_basis, activated_at, deactivated_at, deceased_at, death_corrected_at, merged_at, erased_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_0q1aHuqxKlNoMYu80Ui5H5', 'prospective', '\x01726b52f7c7c68fd23e5a929f3da08fb0adf63cb8e5aa1788408d67e6aef1e27eaccd7698e2eb349d9ebf5667939de31a646b0fc006c9becc29a61ea56aa8ca3d4c4e041d35888b11b3c80b0352d01d8c30491cb099642222132da5dcedbe73e4b74bf092fda1c1a3e9d335e8c3e10344b79458d33cbf01fc77873b382533b3bca6587105e109695bd553f0171c206903fa8e85df1f445b08209628c9d2209ed614268350a8472544e2d25b3dd643d6e6cff91ae0f4a92b5b94d047ca6541eedf30f3d460effe4e66b53ff5a14244a2efe892ea1dbba55ed13f4c3a48eac1fad43273690371fc990b068bf3cd968e96e034979bf722894f031d26072b4343b75249de734e14664e0fe873c3dd7db04a27f7f466afec4b815e40681133d1d74de724f8407bb7922f7ae8d5239b75812d666b2282d85b549c141e1b2786ddf8a43b8377af212ed7938f4b475b9dad138721b36f20e5a4f37d805e01e8b2589901f0663f02f294d29e991e9e57e689896ec73875ce346c0e7a74ddc92e5b6bd8da431a46817cf9354fc2845b9e9da482942a25edb1a16662eb75b21ae0699bacfa4673f36522e09ca4c114ab1ff3c56cc8a22e99e3537816b80deccc', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:54.573+00', '2026-11-16 06:38:54.573+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_2J60dvj3d6KA1ch93KQUkZ', 'prospective', '\x01e219bf48cbae174b624575a89a6a3f2d2c6459474b990c3149117a0b8719d0fb1fc8f6292fe7c8ee686fdc131f5d497da255473bae4d7635eca8f2a3a96b4c62c91d44312908c90f1869356842e9752a756d1203a017a9defc1af2f58f1d6f9767bca2db5cf4f0e32972ccaadbc917c7ceff4a993bd9610e1122fc78e8c9a398bad6da4bcaa552b91b80e022d083402d92d2979ef9503856f9f425113c3ff412982248455105eeb692207588ecefa3312b83d01e7c37765f6128639db510dd94fb76866232239925f31a2ce80a02b26a7885c062378ff06418b1b8feb5df5c81f05ae6216a350e7f51dd03bca0ae4fae26349bd71340f7f34886041ce94f58afa83cdc23ab2653f9cbd6a53eb35c2b99d8972611e7b06a7c7ddc8376c8feb9d1a8c12fc3125cb42e3c92b6fd6f0acd9d5dbd47e2acf50da4219c02ac3d4d2aa403511d4def9dc60899d9a54b84a67f350826af4a64f6f2ea4de1f40f192f0a04b1730f3e03d3a93784d609e867ae61e4c46d0037f49839284880dfe72c5edd4b4592fe7fb03fc4fd695273c04bd18369a2d1da62a090b469eca6f136a79258170f0d690e8ba2a1602ef841fdae37ff85f4f85a843f093cb1ac72', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:53.166+00', '2026-11-16 06:38:53.166+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_5sd5WbAQSopqGnGPmT27LS', 'prospective', '\x0135b9a71ffd06e2ad3f70b02245d40e1d42fc0d24523e0398addf1bf8b23986bf6e7184da1d07eebf0b74991ca84599d2a553ffa1603b0b2df5b0145033f2196270e6ade218ee5bf0bdce4196e1649c1fcb4ac06479cdbda3e8dc9e451b844acda47a1341a059ba15ffe441ccdf60ec44c61364816b0c5ce4ef866f6bef8e4ad3b1586904371f57e64be3bf88439527272aafd435b74a11c7a175af118152550e7c86cc2d4fa534ac0b834ba5976462105656e73e78966ec32ca046356e828050fbda71d78537bf22e7ca26e28dfbed31969c467fd62a408c23370897cd208199eb5952f1c0d6b9cd5f7259b724828141543b877fb1c971ab6a0454246404d0499ef3974534f73383ff1eb28b943c6e5bf04517992042939909e499bb92f18afc68a0b2165af59452001b8bac8082db787aff635ab0ec68fd87d04e99a901c9c2d5e7447b3ae7c2384941de538a065ac631045a6198c6774a8a6ac92d6795f85e5c79e2c53d3ccf621f0e2f6fec232e132fcb6d8c137eb830069b407e0370ac4450f7e2c447b531343908fbe8f7b8196ae71b849f08b2d83d727c6ecdc8756bca293d40e270295cb680cb52a64d02c37aefea973407e9998b1efd', '{prac_3Q7dqdM8sg5EnRZ5uP9BEv}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:38:53.924+00', '2026-11-16 06:38:53.953+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_7wnr0gbpCB9xG1fxlFdw4K', 'prospective', '\x01ab96eed7eb1649e2612c23358146e0a1883b3b09886012d5111b34955d0315e2311431cd60bf0e37efbd697e8a8823d206c5356ac5bf3e1afbc7339b451ee0fda0b1df27319a6b762533234a65f6c3ffa0fda50c683a25b0a3d07d09f08f2d59624e42e9b7bb0c43efb84864fc6be9ab6c8b6c105220f0c0051486939b8815b11c3d64298cde1e04026a267d17ab60ed0be6b08f1ce425109004b3c3f750a132272c3b64cc042de813abb9ec811385d5e7238df3eac8f45fcbea4ce97fec11a6441ef25258233e5277a81966453e4e44ff166ce7945d84bdd96030ba4e07890cc8ca127e70b85ac07524e81202ce0fa4d12ccaf3a01190d919925bc44c99125a214e7204a1f3a19482b2b4c6267725ac3bf9780c26f071d91f22a20445ea4407bdb52950224f2ae595b97b70f6b9d2d6a0c73fa577d084ec1e2984927c6e38c7b66868a09fcf96fbac58c18da58e8d8814b79ee7089fd2950d06a9f89cf85fc807f7b731940c05b5d8c72db58d2a399aadf2c6f9cb3c0f948b7cba00c14bd7179fa75a3fb921469d7a92136993c40e5d1f458d213c1246f6026ad7f19b74bad82e8b43d37dd585f76581e498bb28f97b764d8f823d5b3cf0edfc', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:54.531+00', '2026-11-16 06:38:54.531+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_EPa2fBDLuqKKqh4y4Bduls', 'prospective', '\x0119a83a90dc032e8d9e1ccfc431d9fa0786172d53096d3c00ca592bedad51792fec8df59cadd217d0c401a651b09b0c9f6d5ea8377de58dac85e07dc8ae288a137545c4da77323d2ff1fb0e1a3e2c7e17c4f491dbf8f94af5c30ee7ab67c6ad8df22a54088e3026e318b0bdc9b509f947c98d70bedfe44c7ab76091b8b6f9f96423a3bcf1cc138f92c05765c874fed9d2c567de236c95e828395acc96616f709bdca4002b40778cd8f2c47b4650be28ba3464742ad16592c052496becde3c052caba2f7428d752d02943f8a7e21c26a9dc9bb91c320fecc6e1d72fe91f7122a5dfac2c34f42c743258daf91dbce340809281037cde6679bda4cb5f11d960137cfc654fda0f3cf53460237c974006ca697a491b4ab830b9c846d04c5b988ddf8dff779d8ce95a7c8d9f3aaa5fe017c564ad56dff54dcaf7cc94f9979786414f2ad525e59c97c86c8e18665888da5bda3fd67538424191ab63d93a525e895255d52bf9e0d8d4b770da5152bc0ad060c5a8255332e787834490b12a48754288ef0033fe29098b4d1f74a9ece7e8e07d03256315991964fda1f4ef9dd205473dc159811d7248251bfcc227ba53e2deacee90d845af13d92c9e2424c039a0b303078aa46b8c41697fc616b7650b9c2b8d72c67e3acc6432edd957c4038b17cce7ea592c6d25920f29c0d2b914e9152d937d9dee0656e7464709178107bb9ef03425f7ae305526fdfef158cb9a9e07ab5d58b68f29a79ed80fcbed7ee2090935c379a5349691960585769ee91dfc11a3e', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:55.399+00', '2026-11-16 06:38:55.399+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Kn6BJeD045BvvPKdQ4BhLM', 'prospective', '\x01ff5dc5101d9488448267808362827f3f616363663635f437c5188701122181b0c56891cd6604b4332f3ff61e40329998f0d52a52b0b0360021c77ce23cec1c4adbc69a3cc4aae0b0f5ec4392fe0b80ae962b32aadebb606ca50bce0593da1e312768dde03ff7a064bc01e9be2a55bd81ef1ec9b2bc010f178a7f9fb3799a6626adae41e514f54be79fc5922c41fdf895f96434bb2784b9efe7b73cf4ddd5062b1f803ee26c4181c804737247aa1e2c05a1057289f54cdce435e2adcfac9278ddbe638817f8c67c7554f1b7a2ac4bc72c03dad4d849fac3b0ba9eb55ebcb28b42b04dca4c044b07a7553ef39fc3f58a802d859415b1d05ecdfdb3e04870824258d947991c7522f1336a0c923690f08c8d4298e31ef74e7af859b0bd764ed131e98ea4c3ff3ef0168ac3d6c018900b184e033794b7ee9aeb2cfb99f4bbb8f5fb674052782b64bda00d6271d9ddaa3ded1e86f742c8973b3257bd8cc670dbd73adb4be83785c40ea0136dd0b6d75e5f33b991d4ce1574bb0301a04cb1821c1a23264a3dd9a4e0aa9062b1b385408b795f4e9999e2b28f1b13b93e8f0278f028f06cc7944fb12d5a1b828d3a9fc8233f878e62e23d3055616a82c44a66ef3955fef5a1e13c31f1435a8df18b95', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:57.427+00', '2026-11-16 06:38:57.427+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Lucsj5boSR7EqZs6PEnHDe', 'prospective', '\x01969f159a5896f42fcd45b17a70610561b8c460ecd8dae472882e70d0e860e67276d42b396b563314b926739dd083a27718b454848fef27f1d860746e4f223833481612db68a9622d218fd523450dffacaa7f6b2b967ea0da76fb7b2891775fe6e9f41167e6786352e5e6ba2621d80de5022788c25932de05e7f9ea3d1474545f0b9c684cc405b50d9e570c809f61693596f1924495d68f6deda38b9562fbb9fe045785758dc060ec00bdc95af6bbbf3a424120cb79ae53182ac5473e15479957919f96745a4d10335d18a8d9004420f82feecfee077b620c19653e8ba4c1163735a757d5e07da2833a132a92ad10926e698e8026d73c816f487408cb4d5e91f9802e8001d9956b05dde7e054001451bf4567698bd578b45dedbffc66e0cc3d09a1c7118cf7b65166c3f20fa068e5fd5ac709d2e1a427679a4b6e2bd7a22a5f773aa8ab77aa5f20475f2e549129a6bc3e4768b574628f9ef637110da72cf8e923e170b02a503a4c01368e649607e19477f671b349b961ccfc552c81fa1669e8a6d75ae522178271c7150d7b06a973bc4900a2fe7e7163431b22c2d71ed359297fc8244cdf6131cc52ec12eb7b1a3169f08c9cadab1301b4c05d5a', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:53.259+00', '2026-11-16 06:38:53.259+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_PgddHCfDSnNQyPZIR1jiUt', 'prospective', '\x01606be614f05b98f06a50e7b4748119e1298321ddd18c108c3c00ed96c7aa27d08b49ecb884581a8c4f282230ae9c21f16d27f9e8dbf0571b6a14e356c0ccdcbbfffa147735ac402162d85b4f20e0b6c56dfa8296efaab44bcb2ca4a804f9e84aa11f17e408cbb910d4a040ab796c7340369fe1f119f0087db2f40357a7da01995aa226e4c808e00ce667a5f94eeb1a2a79a80f630900659c1e95b0cfa3d81a374c1ad4a7a4c5ddac5451d090836d5f64851c8de38f01f2236bd78a145f49123da0fd97599d769dd2cb29795b5ae03d15126de0c677859990dbfb3e9b3eb6d416ce262996636528f4651aedc8ec5a374bbaec6ecfa38b6a01d8198b97effa6dac21d88471e59ab1e719d19abcb7c6a974f0d7650aa41d6f69ee041f868329cdbf7f438022dea1a07e1388aecf768f500c8a558b051c1fd08b84cb394a85ec8b0a505588e108e8befc9df4220c908ca7954a40b45aa20c8a44df6848b23a07d8ea73ad9f3bb72b85bbcda93c013b4fd9276c407af60da821c16b1f6b33c0208cef1538e771cb5096cd92262c64be6100b042b62bdd1ade2ec3e1682358b5564b41b004c36f6f107188ab3b4d237d2c2d40782272bf748d4f7ad272', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:56.245+00', '2026-11-16 06:38:56.245+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_TGP7x5pyr67016odXuZpTx', 'prospective', '\x01ff7d12fc505a38d63bc77603255883085357509f093d35eb412c1bd17e0c4c78f844da2d414b832e53519948060dd7d69f7177050dd7a182f27ba547ef12b017c9ae30fa01bf2b356a8572cfd7b156e31ca666cb7a9bb5729f882bfd0736bfdeb9ae41d6f5670107c51db25f478d11c62ba5966c47f716be3148299f97ca90638350485799836022f6e58c287b112837f6ee74d28ac19334e6b9a0a99e717932c9d5866e7c1e04d4d663f9f31c16b75076182cf42c7b4f599959ea21172bbe884fcbf1ef04a154be4ffe69c56239b7bcb1cfe552738c0d5284cd510f1b8bfa94aacf3f366d5e689383a424a18bc43c630e7ceaa6795d58451d06f8ca37025ba5097f024eb8a9fa12598fa3b06d3d9b4d83d47b92a32297c1db8d89c5e5271a3a23f11b40489d4c1acbfc86e58e826fc6e22640e30823969f95c69f3e563880713eae6868d39a0c535a0cde748999b05e35aa145b41d4e6d5f5d4ea630a21e9b48e541e9746eed4baec548ddb7b5f2d0aa091f76318c644d702bd56934d4527e8c1bbd1462192c6ebfd1caa262708db0527b144b7cdc7c7ff07961d20d780847954fd7975a305d060c44471814e3dce78b2fd574c21b3c201a0ad', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:54.415+00', '2026-11-16 06:38:54.415+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_cQxFFYeOhJatSQVB5fPsMH', 'prospective', '\x01514a0bff5cc9c6749156aac97d6925649eefd6870480d015e099602c726c1c5bc9803df56977d53e44064a63c1fc92af9570af3368167cc9088d6b10c803077fce0c98252a993c29ba2bd3ef6f6c8a484a1d56f1feb0ddca635c9e77aa966d945582f68738626dc34525183dbb875c0fccdda4772759a099fc360ac8d8a60fdc3f1cb0bfe22d4f94987664bfb24312ae705f26d7e05e81f125a2cd67813db11d090e7fc50d153b6a1c27705295beef46f2e74fb96873273c0f75aba134057b9289dd5d20836a142c21a7210ff67a66eaebbde83f1a83baf1cd7da5f70d45f1bcca5c4775e9b2f96f9b001c506a65cccdd0dd77dc5f6019b7851904b675b4fb02c15a142986a653182e860492c2c7244078d80f42a947c9b273330b617f81e534b45088fa854b63221d8b2a512d7676821ee53e806c69da7b8d6bb9f6069d83821aa8abdc43db5c2634404a93102d990ae6f035475da311a9a579d341f302c9262decac71705727bb42d5792b1e974df770aa76171b786b08a466890882d0bd9b1b3f46eda935bb4e3c0be1b50ba0ae3b8289cb89fd243f824a9ee9e5b5f95bc6e4a3fb59ac13e3af314d069285251367afb6ca6da43cd0bc4bc3', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:53.342+00', '2026-11-16 06:38:53.342+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eEbzLIzTNpLe1mJHeuI2oq', 'prospective', '\x0154373db01d17308c7a0bc8b3f5ac662047c9ef32de94147e9f03ff398d0732ccc1087ed4a59fb521e668e688d55748ab17cfc7127a6a28dd5ef4f6d85741866ca75561c252fc5731641eabd745424a99bd6577c2d78f086040797ceced70dfb9f0dec3b468611afafd143e643ed5afefb105a950d73c4a6267fa8324d1555d4812274500b5ffe6decc1fde655070bac710f425de31d9309b9611e5961867cdd7cc596ba3e3f57cbaff34cf50d283e653293e1d1f70847f229be73da628e7cd2b28c7a0ae6645a0963a96d21fbd7310555389438fc72e29d90ec0e4b38d883842ab6b546498f6079da8d8f9c882fa6e7056d04f40f845ec5adca83b05b88088d385fb77d43a4562c8b88d1f1785c383eb27773b576b74467351d1c968fdf9e0df4a1d357f79922f9bea68e9a4e642230e96644dd112bd4c44223bf09e8c2bca2730e3231b5b9fafcdf7aa6889cb53a2168ca3dc7668f26ffe547fd5e1e04fd5d7e2911c2dd785d983ec7be9cae9e83905488cdacbebdff747803c47739a3419bf69ca64ee53ea4b366810d1313b55ccb11ea2d13687677bd9f006769806193e6c5cb60e31ff2ef9199eec572179a2547b657b271442c8d0da2cc6', '{prac_3Q7dqdM8sg5EnRZ5uP9BEv}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:38:53.643+00', '2026-11-16 06:38:53.724+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eIomYpZJu1liaYtNOmbiAU', 'prospective', '\x01da009f4fc36dc5619c71978e783d404454c382af1ddf6a7578d6a57da41833071c96ee16abe6dffd74cefec97e60ffdac02ea649c545af78233ff74151ceb8a51e38a676d1023af330034f23170ac91952de8b6ff8574d2e6efca79c4fed00bd55bca2be48b9d85f3129ab7864cd51a0373179510260f46f559d1405014cb411769936676e852884510c24961b9e907a91a9728c4850266e71ebd734921b766f4b84bb0e745d6bedb0351bcaf66aa8b98cf9aa464d07232dcc77b122907a6ff1e6bdc6ada0bed04b2e2da3df97233d4e82fbcde5897f368591290adca5ef77fdd81add2255392354c733b31f1ae6d7867bb534067f941f1a4bbc15e3427fae93125863c843ac8d448b055c02c90d83b8d21dd03ee23d3e8b89ef4c7673fc618a7ee8a53a54d5d07be5971f5639c295406ef77e0845351578e488aa662fd900568407b2780360713498ce4ecf21c95d2be3ae543efffdfb30e36910857a799941f7b5ae7f589c42843d0339178a56e4ce268621042ab8d60a9f032baaa854339aaaec8108e3059fe53a4032d4196ceb8f41cb989b76e1a0faa4e4bfc0911b10fb0c7a166733d279242f1a3a793df22ac81bd44bba88c0ce04c65f', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:54.949+00', '2026-11-16 06:38:54.949+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_fZtBCf32sT13PFxplCBk8I', 'prospective', '\x01201fb552da4812ac5007e9e1dff1a0fb0b9b1cd8b8573bcf53f57a45076164e66803ff7b284170238baa9d182ade9ddbe0c64e4086ae48e2eaeb509dfbceb3aa7a2a6713a858cceeaee3ffc21dfc691d6c44449916dd013fb58f9c5bec2d6326673b9dad536de1d866e473c26b14088365a6838108d8d7c393dfeb435dc58c56a961cb520edddfeb157b68dcd4faff53df48b21e1ff13a4009852f6c0560cb2aa5872a912a5074b5bb109281d528748a7d9f3b4d043a40cd8e1a813ce4912ae59fdaaaebad17277bc20a7345cc15323f65bc45139c4269ef9a2c09f3420419f4b1a1adb196ae46e552e761a92d0a27a0fe3811545fb1e77cbdfc51fe31a14ac75befae8a01ed5881e2ec688ae6140735403e058138bbd7da09eaf754a00d1bebde0b99844440ef07ba9895211369d83d4112b83b10607343f3500c692c8668e2fe92853600f17aff154ccf86a40cf74ff800e03849ecdcf5dc414e93f12219148e8dc622af8d506af6a8259e31e56f96ae7b0b7b40a062745b7b9b690c885c0ca8db15a3afafabd3ceb166ca99d967d4ba61fdcc876fc368d5571fcbad150f9ae869d22bb6b0fc1d2f1121b37f3091a4775d121568972d8da766', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:55.901+00', '2026-11-16 06:38:55.901+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_gkqnvgEuiwW02LdhNBd7Ky', 'prospective', '\x01752eefe428cd23bf48d0de69f4a47ee90712b32c4e81da356b55351abecebb056ce38b860465f5caec379f7e7b0ac395a4f7e6d132c24b7632b25e20f4ee28db9a3aaa58b506af68eb3342de5ce8cc12f76d1e6f36eef75c9bb3faac3dbff8d8b137f50116c37a55ed9ac3f3d67140e7ddea444c68f37aaa27461d70fcdf783222d3b41c2ed8f3d8d9e408baeb5a4fbcd8d6442875403474a3e3ccee4d97c4780dfda9d84d151e3a3511f8fb72c30fbf31e6ba7877272a93e7355d418dece3df3e2b6eddc3ac7e158d1ff4759a20942c975148d01c0f14cd6854be98cb9184986b3a04308104a908610127fbef76c85053d16e7ea7b150592f5696faa085582cfca8b811b86797d0b4254cfc6e009b974a959b886c40ce1091015d38d0573240713884dce589464093112962f3992694b3841f8c322853bc3a2d80bd6e9dac71c2b9a863dec12fca06b8f1a1d3c99a69af5f3bebf1a599517eadec717b9f061803e69355443ec9fbbef5fb3799809ba80c679695bcc4ec81ee7bc4c9ff98ac5f34c15d92a71cf68c46f2b00222749b8654eaa47e8fee4982b739863fb7512179263f38997a3e9384d4754af39f04016e2a390a2885bcea7cbed2', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:55.154+00', '2026-11-16 06:38:55.154+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_kE4mDjUM3bsOLswvFwEIXM', 'prospective', '\x01bb402367a1b56dd7ceb1a3b464103b830bfe2d98425d84f656fd5fee7f40b389d56491d57f396e8175a51e9b27cbdbb21145e8596f8ceb7667156f6adc1144ebc3a6638e132e88981837c6ff91cc876e0c64d336c20a8dd3fc5578db6d905f7ca92b727b3765bb44fc2a4aa7fa7823c3094156e747d6e687fd00f6e28d86424af41825605e84b2d831c49761ced8f7171ab1c2c45dece6f08fe8eeeed32bf9b7384dafe0e5bf7cf02e92d9fb82dc4294086b7eaef208498dedcdb6586ba16fc489b87bd783809b10b06e24ce835e540fa291027751d5b64be82468f44679898995f1ef83a385a06f897f66b0378e45d04ea738b726f7da00abcf75ef49e1a6676b31a974b4a2c88447eecf43bb4caa7ff5e2359a0343a2e609b504ed6063117f925da9b06e82351a1e3d80c39aa7752663a437074d7c001aeeb58ac0f51f2e9e100a86fb9944aeff4108f748c50a6790f2f1acbd60adeb858ba588330bfc0245f388617c47c0d9e5d703689e9fb073bb4916e24483e9e4a07b9768a6be1e3dc8fa363e31bd88a70729fe34b5765a5261bfb90faad2efbbaae81ec1f3354f4206eec31a6ba56c6e8b901df03abf8723fc1dd896e70c4db7ea378c55cb366500d8297d452b4c97887e8f7869399e2fe489a63a075ab50a1a771eca94061d9cd3782678143263045f8f0e4f49a984263e2d91c920f32dccec4d938dda4e4413fcc7dd95be48644bc890b4ca618ca41b98731e72efbd78528e08a6ea0699f682c3a6bf9d7d5bbf21d5160973ec8d52', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:57.709+00', '2026-11-16 06:38:57.709+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_knuIxTdzBz62kW1W1A2KsT', 'prospective', '\x01ec45790a543fa412cef7046e48791f3afbc0da2d60ab56ddabd0c7f7109c99e0e78d2ae00c6956c5078611d578bccd1cab373223bbaa914a42ed6ffba7ca82115eba5863f6ab04243487f3241b8ee3a32dfc829720ede4d81c6b5526910dac28d9a499af3b5dd9679a93252e9d15df8a26fc31b35e61f0b5307ec3edb2e40f9106089ffeabb43f4ead3a114481e4bc733d395b827639a3ab19673c7c0e57c3433338d059edd158c1534ca915c085b1ab11f766d9e91b174a7bdf42f423d49bafb589735f3ab7641b579df619dcaf78d216b94219670b847e17903dbcdf8ba2195bf7fe692c51df6d4c6a1a912718181382eacf87d3a712087cd3ca61c2e80723fc08757f88b5b0663333adbf1820ba20228b83f89535e358ae2cc05d6f51edb9be8b2b13f8355c896705b5b8cd4fb3bedec5f566856891caa698770499ba6e087e2c106819452dcaa890dfbfbc03906a211b087bba7853843416b2faa26453e532e10a4d6eef424de14e61ce4b0cd4488eb445cba3aee37c9b9e0d9bd624a4b9c0b7485f4fd7b5dc308f5fac18f25681dd84427f193215d49496d88c7dfb073bb2b3c3576f92c824585748baa31e75c70cd7f9f18e1aae149b3d', '{prac_3Q7dqdM8sg5EnRZ5uP9BEv}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:38:54.069+00', '2026-11-16 06:38:54.091+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_l91jdTbsSUOQe0B1bCLlRY', 'prospective', '\x0117223b10a047f28b0f3205c834a1afe55c4af868c30ecbf67a3ba432d278d533c26bb8ec7c3e1b3a1ec5eff64d556426f7bf15a8ff5cc7f189cbf5f58c2c5623e6c9115ca4542d16554cd1a164d42811af47c3109da48e6019a4bc5796e3189c755308779ba3c34652c23656d4731bc3c9b7cc0c7767143b8e1a2eba6c9bff39187d251e8bd09330886eb4483e03489d642a268c5bc52617e3eefc27da3d93cee0d2c884b9bd7b10de32e01e4fc781b6ca3ead1123a804a6c2c0fe00f951303c8bd51a4617c1cab5d27865d3fb7e8e6623dda1fb270251d0112bc2f833d69331255dcbda6a98d1005e48c6eee148f1ec7613521629448b3104c56b499a4f5c7aa04e2fd8baa69f29fb58e7b576bc0ddd020ebbfe71bbb7468dad3d8cb1d6c5838810b966389c8b6c0f64742909da84e5c285a4b6460653595e068353c8a234a05efa0cb4beb65cafadcdc499cfbe031031e73367680faab9b15a341b93eb6367e37d8f559bb68fd7f003b1b266b49654aba1f6d5b6fee89bc36bbdd70d483ad2364d11c8a10908eae58a7c37e42f1adfec6dabe2f8302599b958862a34bb1bdd0e1c1cbb136c54904bb99a374b5fd97506a037374e03979074a6', '{prac_3Q7dqdM8sg5EnRZ5uP9BEv}', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:38:53.845+00', '2026-11-16 06:38:53.874+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_skCMb8TKYRvlYP01dgeAH1', 'prospective', '\x0125156639e764041769c9b71e8dce54d4e561d6d0d816b0027473f73999460e4d564d5d88ed535f22086d4c8b8710cd26f6cd92470e38c8edbf9d054f8371d59ec4846e59fb67f19a0643309cf2622c466d4b776591939571c24ca0d2c6651e8b3633cd635d6f1b0b076b6a11d50e77503c8722c6072bdae03895a5bf8259cbb3631ec51a45dcf3eeb1dc816ec2f5ed3db33b241fe66b1c3ce60292a492884af37f2681abe160a0281701199b067a88c2122999d7150008cdcb20e5b3110416008697b166d0ea8e84f6b46ee0c80654319a394f56fec0da261894c8685325c9f88aa60e4081e63aa54bc40a10769e9bfcf0d6029d8bbb6111d0d013455221a3801f91dc583a162df734da9b2d9e2f4d56a3af7caddf9b0080c9930b71ad1c2a11ddd1298ad269401d89328ab8035c3d2f4af816171acb36cda0d833510a5be02a924f806bc3be6b57e84df0697901e3c3d0fe0d1f2d0fd86991d13a8f966a1351f1722fac0fd39011ed18f90846c9e5c73456d83c8e1655e0f81edc86a8a649f4812535c3de87cc13e2fca38b9d09f3b84bba68f3a22997ac7ad10d65cb3be7404fdb65c354ce2a3f368e2ff83346431b5e41e4cdcf1d4eacfdbb', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:54.485+00', '2026-11-16 06:38:54.485+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_urbFU6Ep0UbtBoru7qwqgg', 'prospective', '\x012baec9916f10ddf8e7e1ac219301bef67fb6dd21833a25e57a2ab509b1c761de893bc4bf1d0bb22a03e506f2f6c967c064ac55c8f63510456db9a99bdd59849c76fa053e902d32155d3e5ecd52a60c8c134fa98504a88622c59efa75df05329d48195e3e4422eb43f357d2b0d1ce84c280af87e50018aaadae8e95ade7de11d8818c82c2e70f761adc13f76d0335c0ced6950df9975c61603a8e074e3ef6b45447cb44f31a12a5dadf2b0b5e5edefc9c783a4cd366b32ded5c30dd89cb377311507fda1048451074265a42ed9dba5b7149451604fb3fa7686dbc736861ea687e5425159c230549fec79caaabcf7eea9850fd82fc7e305c4f1cdfbd27b70432d09da546efa57ff0cb1754e6780ff0741bededb2d1e4d2d0fd7669efefa2e5f20aff695a8839d812b6489b23922292f94ac67588836dcd20537f6e7626798dcc76206295b19b335f1061ee832f4ca1e48ef5dc5d336d2fbd87670e5bade3baa1a0d2f7e70352275e08e3b6774d725cf07c6e008bd6d465949856171d3969386b3aec8f83a850514b56658269784320b25946fcf1f1f9bab9c11254fd236a425e3a99dac7b7625a9662d16e177defc14c0d070e7bfdaa18fd2b9a89', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:55.77+00', '2026-11-16 06:38:55.77+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_x6sDndbURe1Bb4YshE8yB4', 'active', '\x016b5851f73eedc883bb7802390e9f87d58de1b54e8e0d7bbffbe90b7fd02ab11278012c5ef04ee2b82a11164d2bb979a7e384a86e6a62d9b6b6def85bebc3edf26b69d55eeedb024dc9d50cea93fe1b91794b429811c641fe941a628cffba7af56f3598a00c6c8adc57e6693f48f75e6537c65670141bd7963a245d4ef1c84a915cc86665a0a646d4a62b9717cc4ba7c55afdf01dd93c8b9f4389e357b57e28019f3c32216647265a656ca662f438f18a6805eb23171d6b3fdc775d7deca3b4f4de185b517718a721033608254751bf3e384c1d8cb1261f301a37f3754369b56e6b03e70b2bbb18b7c2cab8ac4105ddff48517a6d7c3faeefaedb89bdc48f5db9dad702c65731f82dd20f514c0202c0b087eb4e6ae97f42ad5f86ac3e3033b50da00dc49e6efdd56f6ccca7594d5b725fece4bb8120e017248da5cecfa8b92f07226c802c3093b5995c3537fd9f4fda921179269401881541dccb72d3beab6262951bbba5cc15de66627402053b933ac2895fac2df7b6e67edaf49ad470e0853e0e31169143979e679384cdc24aa1b3403efc00a21d28465f1cfe12c232322584a81864768aba470ec7ee85151b7d4ee652ca1e5b79228e4dd23c', '{prac_fE034q6MwVOkGAHtzjbBll}', null, null, '2026-11-16 06:38:56.817+00', null, null, null, null, null, '2', '2026-11-16 06:38:56.577+00', '2026-11-16 06:38:56.817+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_zffqyR98tgLIRSt2JPNLcO', 'prospective', '\x01578a51960749a63342d6003ce2df1f87b4998978d261b8f00a64a4bcbf701c7d76daf049c5fbab2226789b3de0a07cf38401d676aed6a1a2514bd9fc76f57222c43580e0cd3782c08fa8c75e3c4c0593a5a9e8b37af05672eba92c1b5a77b189295ca2c6278b4508ed3ae18620e536a3ecac2a2ea3880ace0a06319376e66942bb1b539f4301b3e61a56f50c8786cd319bd7c594663f8a379ccc916e1679580d9f2e5567d91fce5b751681327f8c94866a432ec1ed07906872d73c6d8c876394c6017651319ed2146c0be57e0d06696d31513830fe6b87371b9065ba6c4f80290bbacd3ff55a993d0be88fd0169623028597bd1623de42b110ca741090064513efc4a0ad84a7de4f898305de3a40e38a08d65e619ebfc9217c337cfe3e075d316a62e83e252f36393a5f6d99353a57d5c7ddaf5a128a7c31a9a849819813b1ff551ba3c7a3d82af7cdca346e069dddbdd2fbf3777bad96baa79b08ade4ac3ca4d9db67fdcac8838fdbfd268757950264585859d2ea101133c37728c52f8e7f7a505b0cae635382a2f0f3b40b4d0205c8d3f43f9d0e79a2b27aaeeb95cfb7cffa09d59c9439814b67bfa844e7997cee0072c5d20b395818be7b24', '{}', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:55.657+00', '2026-11-16 06:38:55.657+00');
alter table persons enable trigger user;

alter table consents disable trigger user;
insert into consents (account, id, person_id, kind, status, encrypted, decision, signing, supersedes_id, superseded_by_id, offered_at, scheduled_at, granted_at, declined_at, lapsed_at, suspended_at, restored_at, revoked_at, expired_at, superseded_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'con_1ETVLqx47xQQbGfzGjBDma', 'per_gkqnvgEuiwW02LdhNBd7Ky', 'financial', 'granted', '\x01da349a5dcb15f6581c06bd8f107632d3626f79b9f39e247c70a14f288caf02e8758624d66f73503637418f860aa8e41deb7d0425e2e672d845acd244174ddc2900adbb3cc1904559c84e9c4a1c5371b05b112ca07cb3e2713db016695f3efc3b4b402268f32daf6e44534ec2b754e3c3e21d6e1222e14ddc26cfe8a58b703aa97fe185a098568e8081598b9a5f4cad635b162b7c1b092a8e729e742f0dc6687f08e891e9cc022e06507f7815218027f5718551097ff23a50119b4676f8d33043fef28ff9fe5d813389f57e82d32362e16e796f5fef83c5b2095fd7b804a64dea2157c36e2a09b741841410ebe2b1c175f494998d9934b5c17f189c1d09074235e8e2b193e83ec57fa7812c5159a9af5220b7f3adcb12144dd5613a4d6c6b48d708dead4d3af8a4bf494e598b482f960038321c434b94d2e5e3c947e754294200268a4b8c09a7b9b07e9936765f7cd0ba21c5db95292b2a0b79234a6a09b42c4f5b01af04af19c7a073cac4e0ddfba7e44bdbd9d9a07830e22c507baf431d35733e523696003ef710d9ebc6bf150299db626dad4d9040224d5c5ca71e9d2df614878186b6924ca496b6829994fc1624edef51a3939f3dedde9154e1ecb6eaa028483b13509736250ca106703c356916583eb36dc8704d28a770990d857f838f81c390892c12796c93382c2e275f304de48534e7254060d4fb074db8d9945583dc199e7d6ba86809d59018927a3f0948c816b299bfe2759f9efb9df259fc35eefefbf83a3aa9199c485cbe8cbdb41b6e5ed6dc691205e30de3e0a31a3a7b0cf16721f1269059337b791e557932cacf1a30db37130c3c13557ec2d555c907b25553cf688a5967b7760c4a1f43006d6e692a707b36f2730d6cc3a9ff6c2fa6d12190c0f1b19669ff9c6a05fcbd846d71c1047572c33b27180d35b5c749b5e8d64642d84d93f97f313a175103c6fba062f93b7516b66e148554fdaaa24e1ec66a52d751733968e0185e0d8eeaa54a02a559efdbb9a7cd7c21f84496d88f4dcebec02bd8feaa3e7ed2be74b818ddbbf2bb659a9511dd72367526ca8aa80a215a480bba84051756aab50c3658a147fa386cfe48d178b3a236245e90f846e7059fdf7326d51d5af18cbd1ab3d3493cbf4e49c1cbb6ee0df25f7a0dc84ff954f90dee4ecdf9347e088c0cf40927', 'permit', '2', null, null, '2026-11-16 06:38:55.216+00', null, '2026-11-16 06:38:55.228+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:38:55.209+00', '2026-11-16 06:38:55.228+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'con_Hc6ohw0ousCAcmRQOtTKWt', 'per_x6sDndbURe1Bb4YshE8yB4', 'treatment', 'granted', '\x01dab620241e3f74130f5cbfbdc79bc4b423292fdccfd6546361b15ffd129a00602576d653c5629649d1036a4e435cd66daa60829b857cb8e780c08eb2e64d3bbfbf65b8247b4a9ad9868f14e10fc5db7f6d6a09d89cf61c0eee3a5b63257840ba6e67ebabfefba606575d26745e14af904ba580b634bcc8f3162dfe10730d7b4c21ac60e352802ca2360f5b274bc4842bb483770342aa5881ddd6a3e2537e6ecdad837f7829ea3d60b27e2a94c84c11dd03ad93a4c5bf2c376c4145673cd37ab2d09854fa9b9d2f2442db52f625ba8d0b7dbe726065a35aaf171b42ece3f8fbdb41f7cc9e70e5bc2574d492f798b33a7ef4264f0ccd8dd46ca71e25600ed8102ddc272a390127e86fd8b1f5d7bb9fde2481fe915422e61bc3c67546dc9d4884e531cdf33f6a47a687fd545bb5efcfe1f16b03fa64a16df4cafcc1e12ea348b8d12963831ce3d832ec538f310616ce60d531d56517fa808a22ec4786084fd6d2f0811360bf7d526b2e729bd339b0ff379d40054a2661116fbbe2db34f401a7a5bb8af3722cde0c95064a6d3da0d9314afa8ee3eec9e92b1a92f7c199698073d8de86809f2f3a3daa19ffa2b4d281fee106078c864b751f145adbf706fd6e14e04f0ba69fc5999867e57add88cfae5925dd8463caebd30759a6216938754781606de0c9fefcfa002ddd752f8d8c960a8a190b28152c8b7f30941559ac242fac4c2fbb8685e88fc865cfdd22364a3d0dff81be4fe1912f2d92babab05f60406ab287bdfdbf2201a401817f7a6dcbd7ce05cf1550906033ab73b96660c217c7c34bc102f4ece3d6b356be893a8107bb4433b7941ad56973e281a3b9b95f8a5c52ed5f8830629541a023cb28424b293b74c4a0126c277586775a8686feedd456ff6445c8fde3d49946f7b46697cc32e838127857fc64ef911073a87e2010c25af38764e6171b8975f9b6938dbe8168dc5e1559cc8ebfc0089ab726b95a01ba804fde4a0fc416757dfc3a7a246f420f3cb44498004d24b8750902d6eb85eef82d03a99eb1b3800808ba7672e0697eef26963ddc676d730255dfec41957be8fbf2ed6f0978f55975b7cb42b105bdf76c61c10a97847b3312d4d1726f4b6498f7c4865dc647dec486fd64dc0c59f1e419eeec952a134c10fc1ee38e0951e2380a8a3a1086', 'permit', '4', null, null, '2026-11-16 06:38:56.639+00', null, '2026-11-16 06:38:56.717+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:38:56.607+00', '2026-11-16 06:38:56.717+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'con_IG91emrVwgZM8tvnaEEbx7', 'per_Lucsj5boSR7EqZs6PEnHDe', 'treatment', 'drafted', '\x0185fbe1a37485281065c04da1cb4aa21c5e087c3989424d24d23fd78820e394bda04100076b70b5d62a68bf4929f7a36abf5eff79cff0650997ecc6c6299c6e1f0e3b77eaaa4b5ee1251812d9f6ee48415035085130849453af5b4c82c0ca6a1d920a16a77afe52abae64149803e9043403fb37f7dedeef04aebfee96ff1e4ccd915cd1b83bfd8ada095ff1a35acf4296a966bb07b98f889f3db601d2f90b5d64baa7484475a0789219e640987476efb302876e2fb39191cdfac0b38b0c1244906e954954cb266b4e54ac0196725b8b3be1afa76aba82f9a059939683695932e5632ca075bc5039d91312b1affd7d102a25f512cce97c541a54e5485fe946a61789b4182b9e4d1d6ebea0c0fdbd86187e5d023dbae5ce2b92a73dcae062e04b0c06a0f05c4174dc3241a1919737247f78baef1c6b68adec447088c1c3d24b6ad396ad5f4db2e56f255e716d6dd4b40d50d24af7f5db7e14223433e0dc48c002d137c76a2621d94f207e864c98b3ad75551c99a375238bae7da6b2a817006c90a3250793a31709214329de6053662ad8fa2276e3894224a0ba5485324aafe7bcba9f2c01dd25a7f33625b805e767a29143fec39b8363cb8a', 'permit', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:53.314+00', '2026-11-16 06:38:53.314+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'con_JCXdqNT0afS2ViUU88PjaG', 'per_EPa2fBDLuqKKqh4y4Bduls', 'financial', 'granted', '\x016009fadd78e7efb3e1aeed77757eff16e4b0fcdd783aaa77ec838afbbfa74442e1f733c06d4d78f5735320c4055e0b167b6aab0923d7e7af0581c163e29d183fe05af23324766ea367b959f4c13cca9c2ca94abf58b633f97d897c75a91e2e3555257c420e6af57f75f8eb70513609110f9bd58eb6c648c5cb9a03cb9f73a7cdeb88b7aa364d0f10cc007962140b87ddff5eb83574e915eec95718f42e18fca8126c30d84b23d7b511302ec2a6b6daef87fb0d608929316a32e1fcc3700f47c8b340ed858bfdb57428abf832a14e96171b2d3611f718e74ec062bceba4fa152d277ef4ed2157b85ed4e190033700d6022d4aa84da002bf08a71af353b62fb8af442f2894d63d19583d1dd43703bd2cbf73a2f25c729aea27a78ac3d80e2ffdcd67ce5eb3038a97a6803bc98f5113cd9db7499cc1e74f80fadcb482a1451a1eee79f806877b5992e7921bd5461146917c7919e4cf26b9911627ae7153d9f18fe6fbb15d6f7e5cd9951a126d4e1b61b23aa7c9ef9d11b38378cda6a46097cdc39552ba5f8240ff4e604e729cca31757b340560e362b970685d398d11abe89510e9f3e4317cfd2ffcf3fe74669c3ea0c24670fe926b157188140e8e80083605b48cb217be67ebdaa2301c0780687b2376e2df35d51889ead0b4252844a65490c3687b7a0f7714b426274e7f5423c963f3dd2dd116e4f816ff443d47f664716bdce0d0823c8360458c0d440404473476fddc4f387a8624e870e0e11aa330cc83eca6d1704c639790faf2305271eeb8b038e4b905fed5841f99f6068bcbfdba6e1aa82bbe5ff67da5d7308951d1f7b9307fc751bdc1772f8c38c0db72966ea486fde646b892c5fdf5b0bfdb53642843d693f6c5c4209771faa23dd0ea1270ff34daca3ab0b5d53e8a96ee209ebe77759e272b6c8d18c8092e49a6049edf5a627d64223f1b08290fd5b26bc57838d332b32da26cc82f4381eb5f6b5c9d20e9fea612b8324f1e23dfe7d17fd7b8cd5ad8645a8c5137f710fa7a735887494c93d72b5d143de1d1412d1522636025ccc548536907a3854fec445c3c1a39e7a7c6651ea56dbd06780c69b2bd86f72f2fbdaec1a4daca577c6981063e6aeacdf6e2ffda0b768767c9d9f10d18954177b76d239316c4269b52ec773f2ee4a10266032e3a4e7afe4c6b6badd7402186', 'permit', '3', null, null, '2026-11-16 06:38:55.461+00', null, '2026-11-16 06:38:55.484+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:38:55.44+00', '2026-11-16 06:38:55.484+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'con_L3r66GXeKEUtJXmC76VoQ3', 'per_eIomYpZJu1liaYtNOmbiAU', 'financial', 'granted', '\x01b07c620cabaa8eea43032f17004c30ebe8fa0b635c2e813e39a9b57e1853bb873e173f636251ec4ba269a9de6c55c4458f3821aaa755cffe9b0c8ff76002bb8d57ee7e512224f95866291b9f138dc652a1a83931eec9ee8910d2c2eee81962159725c3eea3d88798d7e338d13c652e83f9d47e424caf700c010dd98ef0b2711ef77a1e0b17378bb08866ed94b1636e75a800cd8485b0a4894615a7cba3db79c38d47e1a41152d364e1e4a4698a4c9ea26dfee040dbb10eb018c2c1593c81cb13e764e409f03981bf2a9390d92563bc9a8f53e8bbb65b0a76e337ddeb3e4809764c517490387e0925e1856af01358a926fa33e7c00e732a546bc311741a8a3cfba573a544d463ef97068a3ff26d28dc98c8995e7c8174d66c7fce1b5e4ae6267dd761afc88cc5c4e77c26f3f4d8466039741f05f0374ab183f2577260c8082576529add6c79320256cf958536913619d03b37954cb5b0db0c8f0c2a964186ee3e9eb04ecb8d059b1b390984945dfb192def3bb18f702e9b9860479352e834fb5755762e83b828bcef073eed68536cda758088bc2a5c1f97a129a32b2f545c56c366bdaf89b74a9de9ba6b46a596eb8c2f7b9fa57e7f13d6e6b167642043b182b280237520086bc014db380124511d51ad8a95b2f3e2f38c60f61ccf3d55bc01d778e7687372b354b0a08ce06d7d17e4a1918de507b11427cbcd0e65438242bb1b8fbc6b6e50b71fc379a89c0f444e6401887205298ee3663448eeadbf2b4cd0d01be7f339f316c54d5eea8af3860274571483c5bd66fbb82d208df03193a1f37be9ae05be1227c95261767ace0d20368cfbe307301728511fc6bf90b22330588b2da7810d9e15ae97397038c5ed5f900349dabf2dbb7a9b00fba64267edc2ae66ae8f6fe16cd9a36b52edf1c61566f47c6adfa09db4fc79513914398d3eb04e4ed458158fdf94dbb7257264d3eadf42d62e17b2716094c14da152ddad30939cc3d6c7dc601477209821ed51f5077320c6a9a85eb2a12f077ce3e7997f7f9dc8562f258c0678ea30ccb18b2c596f27dfe653c47e9c2e4c8c1ad0958e17b55830c6b9f158a0b663e238508e2827261002e70a5765a7a4d865f749d461cbce3ad1f5c9f58992358d48530f380b4ec7bf80338999a0a41e5960dac911713e4f8fd18f2ac9aecc7a2696bb23', 'permit', '1', null, null, '2026-11-16 06:38:54.997+00', null, '2026-11-16 06:38:55.018+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:38:54.976+00', '2026-11-16 06:38:55.018+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'con_LL2M8W6ueSqlC5EGjJswI7', 'per_kE4mDjUM3bsOLswvFwEIXM', 'financial', 'granted', '\x01244eafa27775bd9eb269e5f1463aba8a45441081eea2270220fb9bb9c5b37a1340cc215fcf55ed7b53af7910b28d90cb245e57bb1013394c7ef806bc1c075f3177c5d7562e248d9fbe3d502fd8a82873961100ada73b64a81fb8dab44d303c8fe792e39878db8dea0656de1cd05ff32a4e0b7e9e60093983ec87f6f1481bd86f84bfbc4cbb4b4024ce7e5b16fe82e14cacad69ea2a0886f3a28a9df11bade63b50b81fe60f6546f2328d2d5c22fa716fe1cffa34afad0d2fe9695068762673ff08539dc238be7bbb8900bd4140e63124d692d991c451e33b0106e4a17346b2ef623287d886d4ddedbf18076bcfa7cff4943dedb68ed305db60fe638efe4ede046892d3026ca327d6f9afa46e80dadaa275d61c238e35bdbfd0e8bc7a8a2f35331009f043514a1d89c1072e0747e0b361d285fec5426d363a409bf1a1279937f8c406959ace27d1c6358a6341edb2b188ef883b549d3bff506fbaa9c1193641855aa3d01266959ab8ced2e56850bb2e1d0fc5eb8358c61b2d60c107e88768d8a17368655c5ac88d1783fce3ad2d4afeae527a37e1374a3eff61b9abc5c49f65ff5f834b547075988b58151211777ff2fb93440540f9279a50af6ac5ec90fd563ecae6db52fb94887a70ba0661a49d4f941e3fef5d3694fcf7af93d642b2094d9e9006604bff20130f24bca4f47574bf6706313c19439e2ca192c7e6258cc57835f5c769305140a5554593f262c54b16e05e4e80ba55b5df6f597359a0d61b84a0a7f3c420b5833c82786bde8037828c00892c60bc2a85f71b695134b78fc50ac28147f5edcd2d70e5a0d19d0d807a347a238cdac7b2a13d7a0194207d3a01f75e27a11488a99dd57c9a011cef15aa195ea19c999c98eae152e581108351d19f0692ae4d1aece01d6d4f193f9307c043aa2af5c0b11858c1181c0477ad838428193339390f7920d90964dd765da6f8bc1d94a2be33087cd69a5422b03ec24b222ba685cb392bcbb4fdb6d1c16d0fcc835257c9a194a0d1edf3ed820fb809f822db000ce7d68f1be5157170d25072bda961cd11f863b1d8a1eec6fba21fe8fb274bf5c1d9601ea29759fe2f73531c100d335f143eaaa28062206d1ce4659cfb9ade613db399191e95b4b960a7904043c0be5fc8cd006a6d64e71beb1e0a0f3a46016218084e1376197339', 'permit', '5', null, null, '2026-11-16 06:38:57.881+00', null, '2026-11-16 06:38:57.921+00', null, null, null, null, null, null, null, null, '3', '2026-11-16 06:38:57.842+00', '2026-11-16 06:38:57.921+00');
alter table consents enable trigger user;

alter table coverages disable trigger user;
insert into coverages (account, id, person_id, payer_id, sequence, status, starts_on, ends_on, encrypted, last_check_id, terminated_at, reinstated_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'cov_0CVipvKRNjMrsePa8jnQT7', 'per_gkqnvgEuiwW02LdhNBd7Ky', 'SBX01', 'primary', 'active', null, null, '\x01a9e6ca5dad3a9bfa3e445c87d83dd13ca7612880d034e17fc1b7bce6f8f40529ab0015d4ce67f360811a2fa19778ff528961d5b9c2b37816aa6aaf336b2dfc842d53a52780ab2276dfa39008497051ac46df61c099a7c04f13f4888a1f4956824ef14a8962ce9556661e908f7b7923cc881516a659530e8155eb68940a607373881f128f85807a54226a91e0db111de427bf530658a8cd669652b97434a14bfd493ad6151e05cea93bb055696a6d329ab281ae000d306b857f405fcb7b4cc65965cd83e1a1cddb73d212b03987db90c848c91cdc1e088775e2f2fab6c1c780adf0a143349109ede6a30039facdd60c7b7da60af5ebc11bfb5bbfd46e9d98a04168e3f385ee', 'elig_xJ78JdXdEdsx2F5clYksR4', null, null, null, '2', '2026-11-16 06:38:55.167+00', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'cov_DPHvONQULv5vUVhKXwoInU', 'per_eIomYpZJu1liaYtNOmbiAU', 'SBX01', 'primary', 'active', null, null, '\x019e841476afc2f92a49ed539bdc43f63f78aa5ba4486fbb7760ee71f1b36739e41bcdbc65f29a8046c24878bd7ee14bf6f8d70e683ce9b9a158aa8712808d4d918b8e77a7271047544967c14edc366d523239ea503fbdbd1d1e3d96b273b5cbf270f44a59b079fe4da7797db2103a8df340cf67f23fde94c5be259fdd5a5c4a4eaa73c1fccf45de3a965113c76078d8c44e7ccf17673932cefbe6c437078234a4fb4c067cd260f91f417d5208c42e4e5c338245552c76da871979cf76ea535e5c1df19617b569962f98b9143a9d66f1d4adff7f205d374756d903f9d9dbf871dad430b18768e4ad10da748e', null, null, null, null, '1', '2026-11-16 06:38:54.957+00', '2026-11-16 06:38:54.957+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'cov_Da7NAigewZIEwsgtgsVkH6', 'per_EPa2fBDLuqKKqh4y4Bduls', 'SBX01', 'primary', 'active', null, null, '\x017524928315d909add2b200892adeb19f92e5cece88b038226bb61965a4d86e95c6e5445f392a4d40776e307d1a8159eebc25953abb3703138422cc104b95683fa355fa31a53cccdd66408d6c0a7acf07fe5a578fe0e8ed5c00888b533b0e3a9c1f1e6b2781b50f0de4acf27e5346b3d939a5d52893719a105a6694144a9fe70b06f9209642bb03081cd4310926e64a2b39faaa0f69532719adc7aa54b989bc0e73f8368c94bb03bfbaa5aec70456734707db366725a79fe8aefdc7f4bc4c6c22b1c7ec720fa5c43dfba16736c65c464d69359459bc67c2bdf258914758661300cca4ae42c0d95c719a6b9a', null, null, null, null, '1', '2026-11-16 06:38:55.412+00', '2026-11-16 06:38:55.412+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'cov_tctN7EfYhVK70YNu4EQXEC', 'per_kE4mDjUM3bsOLswvFwEIXM', 'SBX01', 'primary', 'active', null, null, '\x01e2f63467f15054680316f0e63449875d951150a6a9d825c3ba57ba489e421e1b575ab4c3df572d7e62e3b263863287df8c443a4978b3ffa226b6afd077b2164eab9307d75a4393de29be89a80b844e63405b38c01c8712351c40e85a94b7446bb71231c15cef6adb2731fec59ad9ccee91a896974a1f5d0dc1e9e4ca808eb59003c84ab60656dbda46f6396e9a6fa9036fb9d234cd2265a31deb4373474c1e8b3161efc251f1d45a41b34a3e53bf341006095d43b582a470138958009f1bd379dc6dac308afe03753c706d592a884edff398c632ad067941ee847a695eaf8fecf48acc3811c6ce2e7b6dc7', null, null, null, null, '1', '2026-11-16 06:38:57.763+00', '2026-11-16 06:38:57.763+00');
alter table coverages enable trigger user;

alter table disclosures disable trigger user;
insert into disclosures (account, id, person_id, encrypted, decision_id, consent_ids, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'dis_2rKOm4q3NFSZhx1XF8BZ7r', 'per_kE4mDjUM3bsOLswvFwEIXM', '\x0193f8956b5c16b8d96575ba050e85e628474f69b550b0f210c9b87b4c2d92e07d9fcfe75be302cd303305dab4be6bc0ffacc7989d86a7a9127621b1ac670960de757c453976fa977c841a316c5d902857f119f37230e96f3c8195c13decb27525804af7a03629687133d2cf1534ca758bb418f19f3fa78ee7bb10dbdc2aba43c4e9716145f1272d339f3978c3d717c707615a250ac68a02b0e2f415b122b337bde3e1ca0034e02c556e44431ee3eb7c1f1a335a18c8292de1fbf046db0bd46a537a60523523dae5719a04ebd563a8e004b1bf263cb329af39962404c5850c1460d9a41cdebd125c38623bc564f2d7d2a27ff2cf52705be9a51beb83160727a512c6d306abd4e4d9ee7eccf6419a490b6ff951a08cd9b6b7f9538d0b50ebccf7031cb37cdfb3e6304610d66d5d11d51abfba2e09fe68e2428131caba67ef3f9d583b7e542259afec25de27d9290864ac3e417a02133a034eefa55e6f8ae36ede5ec1747414d03f223e757d1d4348e6d8dbd883b08ad3f105aee9eeeb462e7ac27f1c59969d6673baf934ca5986060b3b01f9b544a7e839bdfb0f9433937fb3a48120a7b92bdb8311d53b49f4c261fa2a010a8080fa2bee2af31b5a986f568fad3eb6ecb75b94076f8ce29ac6847a10922581', 'dec_PD6DcpQrCtnnjeiiL4jFmQ', '{con_LL2M8W6ueSqlC5EGjJswI7}', '1', '2026-11-16 06:38:58.077+00', '2026-11-16 06:38:58.077+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'dis_dm9eqabeB9gihu4ADEaLkj', 'per_fZtBCf32sT13PFxplCBk8I', '\x01573b945756d736a04ec49ac62e831b1fc1223fdae4f167783dd9b7f4b69e1ab77a06c161cda63263fcb5231e344a48dd8e2bb7f279551e3417302cb0f269d659ff4c59f70ffd58cf276323003e803b6fbc5d35ddfd7eafdbf4a07d6dac61310ecd9620112e5c3919493f9d63b2b73eb9c92027fd98cd30252bce9a26cea89119e55f7b28d4d248a9583e7d4c01ef8acd2b03d7955363faf92c2d4ba6ef9f6807dcb24799f9e0cad705b1727116add66d5c82d64d202b54bc4fb475856de653e29a3dac6ad0897a2ab5869bc69c99dade3bbeeb235945aca45bedfd5bdad545856f6fb92e46f95079813569f9b95954289fca8df100cb880f4adc3ced39395e6d9b4a0942bb191965846dad95414087ffd6c815289de60bc46f7020771112157b02de8b3f3b0d568ffe61fabf14d7d91a36d16c601748b17566d5d043aea9e14f41d9847eec6e3881e2e2994c8c6f6af4e8c89c65ba782a508c7abe7d4d4080e1bc5047b63f1829201f2f242f6c0050b94b764b82ed6f9eef42b382215470306e7bcee4b8e5f0739984db140b2685a7dbdc1120bcf12a62e42845af17ffb98928e6f55ade5003059ca142395efec467586f150ec086040699b5c8acc213a40dd411da57', 'dec_KEgEGyCTiVAeK4rgVjQnP7', '{}', '1', '2026-11-16 06:38:55.916+00', '2026-11-16 06:38:55.916+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'dis_f15OWwc4QmzJmVBwqpc7BM', 'per_gkqnvgEuiwW02LdhNBd7Ky', '\x01ddad3db9224a7210653bb2149c96ffa829a4b0be1db21e0e65457052b6c3fae5c8c767b05b519fe733add75dbe72e4ae620dca80509f187ad6943830c9db76387c6e97dc625b12eff90d5e04e672b69b26296f8397e4e5eb45964f2e777834536939d0a967ad31fa42ac5f6558f891c7aa527c14f27ba88891f584122b802d6248bb17061dc22f9ff91d2a7b635f99737acafa62f047bb061f7f045d92a8e63ad5d15d530cd323fd59b7b67bbdb97cec686b76f55b981739b8224ac1df24a1dece0f0f22dbf69c816ae2c5c859cbfe9cec90099c4427d61628bdffc4190d15e87ea15ef41ce767f1ebd5bbad8179f8428407efe76a7f241e5c2433a5738c79799df7476ab035fc70c6de2f38972d60d0568f25e5614726a3bc6ffc5ceaed2f789a5358dd9d5a8f19d02851c14131740e0d779d1fbaabc40160ff1926f336c9604b33a71ecef8c693f7b80bb6e45ea136e4fbca8f0d431729fbd5cbcce1afd34bb720f4bce2369a8dcf44957355706131bd19b65658d58b2ddd25c9b1e1c7faae2ae33155b51cd1534ee6ab9f518f5f8ff20e00ed70556666b21698f516019445399c0236055c500d76a222', 'dec_7rHG4u5co2BwmBPs2AUGkE', '{con_1ETVLqx47xQQbGfzGjBDma}', '1', '2026-11-16 06:38:55.274+00', '2026-11-16 06:38:55.274+00');
alter table disclosures enable trigger user;

alter table eligibility_checks disable trigger user;
insert into eligibility_checks (account, id, person_id, coverage_id, payer_id, status, encrypted, attempts, send_after, claimed_until, decision_id, disclosure_id, expires_at, completed_at, failed_at, timed_out_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'elig_xJ78JdXdEdsx2F5clYksR4', 'per_gkqnvgEuiwW02LdhNBd7Ky', 'cov_0CVipvKRNjMrsePa8jnQT7', 'SBX01', 'completed', '\x014e1bc9b726b90826d69d2924dc992bdae4ca688c54a04fcfe00a09e668861e0637d4f4a07dc3bd75402411df0bc19389ad4d83b29e58c3571f2d74fe6d6bb5dfb59dee541da0c7277d39287e0fb7324e62108ba73a71b422b11e7dc5acc0b9bf9b26027fc5c450c37439a36bfeed6e960763079b86e2c0efa445b09d5f6126f7a906ab97dd1840a51debfbe9449ce02225eb8a501c540283b47d63f78b371b010e0412a3a85355ae217aaaef6d4adb232047ee6fe7ee2876b52cf5b8b401ec2fde748df9ece61c449b179bfea2dee0f5785b092c321d4f72896c5a4c30479b77df6d2ac030d258b3835e577fb7fb980d60da4f718ef6afaae43597848e5e16255de5d3b75b49817cd0fb58e93015dcba2a9463b1b1dfa309e2f18cccb25847477e98cbe8156dea927a040136d9cae277032ae90a60764581529f8b8b23d3178781a4296993d6e7de6b23671f568c629c2d9f23d60b335fdc584bfcfedddb030f7427acaa0b9c69f831007bb6c34a0a479da089e271378379c0ccb1dc513cfebada423d88cb5425006bbb98243cac1419edd5cc9066596547c4a68a6fc77b09a779f2bead32432aec67261b4f6cf15e2526c30e85197c86b9c793e0f4e151d8c48ab76e7dd460ea49d3bd3f4950c503de4d4ffc2884616044fad8600f373cc81b1e2963483267f00d76c29484e0759afc91a6bed6745064318471636c43df983f48872b72d461f0bcb51db09e4679c9af59b6d4d6a1ae47dc7a08203cf829ca47e212e7556ef70f597234d0ddbba3785a957bc694bc357051b102e5b5849b415f8626df107c5f65d6e424cae833204244e9a0c0087adaf776bbde42d70710d508e26b25c388b7512d79817cd6eca5dee8108eb230a58e23d9a5de7a161e477f692dc0a4b17667e292f5b9de5c5d8fb48586fe49de87b030f45f1204a392ec8d03ef8e1977be72f959559f49515b1120f5576a26d5a970f09f2c474e4563ef34c47347eb3d059f95898ff88b37e35d67e7a22b57464aaa66df826dc43ead12c825d0295f6d1330392e169575fde97a8db94ab20faf5ae113293bd33c6e28e591382ea6b9f9345a3bff83608510e330be5e034b640fb0ca258277c3370d7ff5d98446faee93a56f54b2b0931eb3686e07d5c33592d7736228975f605fad0bafe9026165190044ecb54ce2ed0a38035ab192e9d2ea5d3e906579d2e4ebf42ff5d0c8716a6f12143c32c566a9f5e6349e1652103045e01ca0bc8a9f163d881e5e72f413f28799dc398632a76302543c3455ff45330eb8e7a3cdf705fabd16d5a359d236e2de9098437d9cd6682d2b2e1f7ec2f6805ecd4a0b4afe9d3d8ec05dabf5c2ba3413edcb5b55035ceb5b935a15a4f4e18f96fd191680aa560dd1bb1d91c5234979334fda17b0d7f409356d3efcf70c948c9f081d8338ce3aa0e9c40f850f79329ba7480e315ba223e76901a0149e14e1a10d3ae2c07048f814f57f630639257ae81f30afa1fe71b2919867870bb21990e2ccd761c028cc4c39b54eee00f59c26f8fed686fde3f4d68f2a1745ddd4acd82153adaa7992838159e2b1f7a0032421bca587fba839fdcf9806d617d00fb3d0bdd72d0198e30902b8a02233c815cd2ecfc8141d3363a688f8a05b4b8d87d56f0a3f623148e2ec33fa7095125d65f882a06371cad42dd6f22e413883367a13668cd5c8448a92b77876ec0d261cf128d16fbd2acf6ac79667fa2e154b009905b3bdc2dae45672aeb4c5f3a8383ff55e83fc84bf5173934e26461c1e9047edc93f50310510b14c16e22514a2aa87da00429662ccc40d21accaa30dab73607bcd3c188ca8acf24866940e40d39ec70ebd596362b312adabda2833646c195f9428798b34f3ac28088cd588ae3ad7d98f83daccb52283ade615d03f1b6dccb2a8805534c41531c387473b280f607ba91311fe4e3c75d53fd6ad7ef186cc0fcfe93ab998956dc6f66080ac24bd69f486f43ab03442af276510afeb803a92180da914a899c0698e707bb7e83aa9a06e8c157832aceca8715ef3f32455de3555717b53d8b34f0a268a508d434755cf229e342c65ad907bc0ba30b481d7e354a2dd83d2f9a2b5f44c1e1ada15669499698307b9e1989e425fdffe798ebf48502a0a44842a00370ba21d585c58a114e42a311913808bca768f55afb2a6738a100e19b8e7ac8a4286cb178025bf0124faf3d8622b9f2b0dc48e8501547b0f7c9844f596c3c32d97dbadb4cd925bfa19e8135628680b9ecc6cc16b3f2e9d23ae61ee12d88a3bfe07c21fd3512b679de938ff7d210c88534c71024cbd75a64dcc507903b52bb7e1ddc0bfc2345c2b040a3e5ccb0e84499493954d42d8ee425add4e0a655e3b7088ee4c2c6b68efd66a856912a6d2a813dd8fc389d4b41e727cdb46cb46b4626531d1952544261b32edbf0422e98e4175a9cacb56217360ed978f5d4f4e8d9f9df7ef0879554a4f72af2d5d0689b2664ccd5f64ca5373b2f6a8981df06a751f82e8065850f8ff6fbd4ea8b9d78cd2776b99258af5822a29b36a1c63d4c596f6c19607dce34fd7bfe9127c20375e48db7c6f1365623300b2a6aea6750438318ce1b9f17ddacf801d3560495edf6457f1233662b95a415968662c25c36105bbc174b1ad46a69b3468316bfd2c5e5a841bc55b25590234da6b986e97f172abcc7ea579b1b023c99ded95f8f99b3bf6a25c1c848eed78b9d09c097e07f45561b20cedfa9255f161b212d18dbdca622064342aa06ef15ab1f93d0d8ffabb52fe5d039cec37e5f2c6744f5f876ff705fb811956c4621c5fbcb5241df237c40b821acbb9410462df035e685a44e61ac9ca60216ee082a0c6af702119b5b39b449a9c2fbb336e2f0e20b4eb58250f6cf4ad9d3e2a6455443eeedeb27883e28ce9a9276ed5d33821b1f6335bcd3d2a56ab13127d092dc22a82b5acdad2d9c5f7b39999fbf7c8c2aa0f43dd682a2b8802728d04a2ce0189630ac63ae45de4ea8a5bead9145156c9a4d9e976792f1a6b2cf0410e6007724260d21aa64cb32d4e9b3cedf8828d785609953c740d74c5646ebceb39b0d04892f64c8edd7277a88ebfc9eb5d896ef1a2a43ce6b2596324ce5846d5136fe277cdd0beb2a96c2340f63ddf1db7d8838bcd6197e74e2bcc8c481977f07c7fef49bdf5dba1c82089522d528be7f3b619d69d827d27a1c82e09cf13aec0a4bcd56e12a852eafec0cbe6ac6f4773d0b0a34bd5fe5b040b999dafa7d2640df3eaf87654ed49daa32ce833471eaa2bc86f773c1ebbbe46b7dc908f3a517f709d77af1ed72143b09752864c9547fa7d0b3c8bd0ce01300db221ddd9145ca2b693eca1f60d8d5f50fcf923aa2ddcb608c04532094559bcd45e7faab475c9f78bdb5b58585144683cacd4f3e04ac0459e45fa9120d18cc9be7c0de12b16edde0542bf35d627cc91bd59e08f8370aa84dd6c7a88a5874c6ff2a5d6115818d15c99c19c7caa4b711445f194f1d6562870e2498205174c95c3f421b73643ec06afcd560ae0c16c284150c50d78b99dcf1d78522f638a8aa1c9f0afd8f0f9ca8bbea9bc168d6e490dfca3a2e0e6a0e3702c982126ce3cbf10f7f9d06e4d49d3c8206b6af7b4dfe68956c0dc042c1a18b8aae9ed1154896000690c526db3660280226e0bd3de671bbeccdd407ce399962ade44b897f196cca89e955885defc21d76bf9085600b67b44d8ae9da03230a27de26739fb7d1760adde279c23a02ca0e3b32124176ac3eca4ff5f5822b8e244db12958cdc22c9cfa64204f05fe4c08dccca9084fa89721b3a1024adfcc4ee1e86ec03beac2c672d897a1b604d77b332565b889425bdaddf4c5a892c8b8315f0f48a4052c4afd2f991d3a642cc8d088178cc6dc37c499d4493be367bc90adff54ca6a60653a9890c25b6c394d6694bfae6cb113d3cd2b86a26504f239cae775702927d1e8ac1bcb5cab3d631fabc2aee905ffad54dd761105dd1ddbaa39855e3fe4f9fd1a18aa97c3cb725a596f9437d86939e62bb30b927855b0779259c99f3bfd4febcee82c186defc183366c3719b6b0e247d4ec4b61425e199bc5b2e0d0d538c6a837ec7a555328ef988b85948824823ab8aad517a0f01e0b63039908aed4912840927508bd4ed10963fa0dd9c7800fa01b1fc01b8de0d6cf84d59c3d88cafaf8f2952e108a33c0ce70a1796e382d19c707c6911bf62905bcdbc7953ac53114a03b9c717bc21011737f666a1d98af2554330ffa5e54917ce9fcdde058bc18d4299eb83bd2405f86a1e154d9f289f172adc0377f59b6c44e1e65b157eb7670ff74cfd7598a5a5e98ef95d538ca4752a289b9c6acb6e2bc216fc0b20d3d0f5a45b049d60fbcbc05c87db9d6bb08e2318fd705a310e35ecdf365e5340b2ea7487f4695114cecc88ceb3a661f38a3b883a209ff8163dcf0e2d9289d773e1370a5048c4c88fd4b43221185b74ed971f04eafc9636acb03bb346bf64a599600592159a33528bad214374beeb2be424dfb30cc07a992b53b351c2983516e0b9767b076c43e0e619dc41db1e7d6fd7de66ac2908ca4879afa890652cdcad5b2d4c546807453a2ae71661ea6a31ddaa45e45b657c45160e4fbf02da183a6808eb9fe0a49abdc7715ac7f9b3c42ff8dc62b934d712d426422eae8960663126f6639806da139338c468ff5ee6a0bc1d4e4a65e784b6257d867482ef454d96a3ed8d6e2a2e103566de72135e14a0d68e26270366a599530ea27e0ca8e5a21aab84700e76ab14fce40fe6d3c55f2869ac1cffe8bcb32f306514fbea28bc4173528ff6855a329a9e2946d9959a1f79bb64907e0eb333a496e296d43bf42ff8d977cd816ae0ad1ab857179b7cfce8c25fcd594b090fe2c19510d8e5ee8de7d10d89d96236af1aa9a29591b4457ebbcfe04bc24acb7027bc8b3fee9abed5eb299078d5198c5560a42ddc9378bd38b95d565d7a4490531e727699348bef12ca93451070ed7f48e3ac4361370f4fd6473a68af654a88f2e621de92c96599dffb11347fef5d5c4ec92f6f08fb7a0983fce1e65284b00df54c951335d0daa3984c2b06bfb3d44623df751814c17fe3b46d743a13cccd8e4884192ff1e1b897d80c270ae51ad0749a5cc6080ffb14f150c2afc9d64e9df7dc4ffed1b4b0d71afeaa3fe37ae3371e9c68682da2208470f5dfeaf106cff553074b9371e6bfc694d39dd308649f1cb501f38c697490134e2f023ab6022fd4fc46dda4a0a3cc8337947a54218aa10741c81249ff6452ef625ee2fc33172106b7a620721c13dca1b14be5a2c715314e8fed7ae4ffa2bfee284dddfb57c2c1dcd359d96e13ca9328f5a8e499624bff2f335c4902457df0cc4d545144fdfb42235c142a1cde4279b8729774dc47d0ef754f637d25f31552ce9e25f513fec772111c2a8bbd1274f2d54884cfa1a4644e6592619aa1a318bf30a0f8e48e9b554f425357773c7b5a1d6ced053e9b75cbb30f358b50ca9694c91762ef04bccc920dcd3fda0126406a828ff52a89d256d3c407c1ffed672e87df02908081ab113772f71da066d4187e7340bd4d5d593d1c54526ebb598801540b41f46703e37c63723a2a7d8241b657fe1ee0c79ddb6505edab5f1cc59b07f9c3edb95b19634e8109c27f2c1b41b1d06174891535a997c7', '1', null, null, 'dec_7rHG4u5co2BwmBPs2AUGkE', 'dis_f15OWwc4QmzJmVBwqpc7BM', '2026-11-17 06:38:58.459+00', '2026-11-16 06:38:58.459+00', null, null, '2', '2026-11-16 06:38:55.274+00', '2026-11-16 06:38:58.459+00');
alter table eligibility_checks enable trigger user;

alter table person_keys disable trigger user;
insert into person_keys (account, person_id, wrapped, destroyed_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_0q1aHuqxKlNoMYu80Ui5H5', '\x619bb3b401618468831aef7f60487528b8c05cf19968e473b184a8aa8175a634e13e22d9e4fab835eabc137a02941fa6dae914a4f1d9cbc2abbeb715761ebb301f99aaa109a694eba3c9782231', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_2J60dvj3d6KA1ch93KQUkZ', '\x619bb3b401468d814e1c73c45a2d8e424ac45e9da19a26df738dbe99f7bd02ff3c537d0e71f1c330d5c71b2c49d7d70dfa99335f1b1473eb25d7e5574d68c41ce095d290b2fd365b9574293177', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_5sd5WbAQSopqGnGPmT27LS', '\x619bb3b401007b432592536c928d719e2363d9256cc356686e9780c4c4544fb523ac592883566343382f8b7b35373957b7ea83ecf56af3bfdcbeff644a3a4227615a2e0a1f748dc5035eb582f3', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_7wnr0gbpCB9xG1fxlFdw4K', '\x619bb3b401084a643b4fddd47d3c8fa2cc9bf8f09ea527067b4ffd35cacfed34bb06e9217b971513321c26419e75c9ff3ec6ffd1c0ce5174fbbe5d14cd577176d33c1016aee3d38e41b68a9066', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_EPa2fBDLuqKKqh4y4Bduls', '\x619bb3b4014ca9d3d2f96ae6f2a88c0d22bfc74a2c29f6a19b4cd04a102273b0c184b43d835f662e2625d0bae1fb7f7f238da209a3cdaa871590d28f2de0ea675a2aaf54fcfc64109ff5dd4138', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Kn6BJeD045BvvPKdQ4BhLM', '\x619bb3b4015411cd641d5ec3494dbea6e70c958ce5e042e237d4f417a368ed9650b7f7467d2dade539726b0e58f6688d78be23d518656e7f7883d2aacd408500e4076049fdcf08058e5732a09d', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Lucsj5boSR7EqZs6PEnHDe', '\x619bb3b401c85260343f5baf07dd6cb4461e5f78f14df3108cd4fc60a25a2704ae186a0d35a568d29473dd07bb9a5752bfbe0af7a511de3132917ea9bde0518dd31a809fbc6d5f938bf794863a', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_PgddHCfDSnNQyPZIR1jiUt', '\x619bb3b4012e13a27ff84cb7065c0e90483db476548bb90ba50dffdc9eb11baad1a3411a22dd05fc661ca93be704aa335d5ccfb530603f705e0cad69f0ae5e9cb76da261fbb894466922d17423', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_TGP7x5pyr67016odXuZpTx', '\x619bb3b40169bb41279eed75b5ebfcbe0524fb883f294d32a11b164ef8ceb4e4e5e9832d68ad2ea9a4c46ca7ddc149d969da497b89182ebc80a49bcdea7ee70c1a8db0564437b4d7063ebe7538', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_cQxFFYeOhJatSQVB5fPsMH', '\x619bb3b4012421f48115808d00aff695347c9edbf482a1d0e8d3714f1a72e83c267a60f10367aebade9e3e4c3a240272f3dd323af5d17a217a00b95af258ca1ee3f65e26025d6f9512802e754a', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eEbzLIzTNpLe1mJHeuI2oq', '\x619bb3b401e6a69759185226ac3ede33fa6db063f85dd96eef9bdaaa4f828c9fcb2b63cb6516c34455fa68a688a36bd37b7b4e4a38ddd3ae28eb4a673197eb986ce19049fad36d973bfd3d4143', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eIomYpZJu1liaYtNOmbiAU', '\x619bb3b401c13595bdb2c44670b843545b2e59f0c88abeb8510aed51d34b6b2b958c0cfee71bcd1f40821c4dd44b9df77450f52318a48a0ab9cef18fc8ee6a01c18c78cae27a1be1c07730c27a', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_fZtBCf32sT13PFxplCBk8I', '\x619bb3b40199954ed071a81b83bf8d2fcce19bca8b79d49f4ddd0d9929771b86c74f742d9339c6473d79c098e48b82aed4ef08c568fc7b886fdb0508d239860bea0db14bdca9098a382bab9134', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_gkqnvgEuiwW02LdhNBd7Ky', '\x619bb3b401b875c00cd28f0f55f5527b269e607ea6347273b7aaa7b16ca75ea9f1f74ff0b6148a31a9c59f1781488eb2ea37ea363dfb28ee194019f2cbe86bef149eae49479c5f51a6226bca73', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_kE4mDjUM3bsOLswvFwEIXM', '\x619bb3b401301828d6b152e0fcd254a572cd99c34375a2223c56024642aff4f665ac62bb6b55cb3776b8e98d814cfb1e8cfd037d585717909640fd2690af69e2cfba4835b5986bcff69cefbdb1', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_knuIxTdzBz62kW1W1A2KsT', '\x619bb3b401969f3423b6773ab6245b4d560fcc4e48f0884528b8bf19c409568be6c63143bd09c53a44aac52a1222a9d379a092de1887c14d937eaf2d6dc1493c68d9831cea7ecf78a66230e9e8', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_l91jdTbsSUOQe0B1bCLlRY', '\x619bb3b40195affc533d6328273b2a6a3881ca01145ab5e4c589caf6f411da23a38272c034aa1fe11cc565ab6f2ef4830322144c863c047c3f3dc7799479a455a9d07055fcd23936b06c53905a', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_skCMb8TKYRvlYP01dgeAH1', '\x619bb3b401670c30afc58b72679ae1bcac36a0b16811af0762a91bb1c92222c2d9501ede2cad092ad14cda69a39edd93952f31c201b025a08ad99f284b033f23f34ca0511d05b5c34bc8ed0ae7', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_urbFU6Ep0UbtBoru7qwqgg', '\x619bb3b401bdf1318ae791187082f8a0eda829ea73fcdf5a79a5c3fb39bc81429ae75f470148508238a73a03486e90d48557e24a90f6761449d1adeaed724b3a26ab292b8bccad2efc1d49ff88', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_x6sDndbURe1Bb4YshE8yB4', '\x619bb3b40103de2d92be0bacbe6e4cd86436d7f79eeab38d052f8d9dbb19fc292d9b9e9c2363691a0d3f24cb48d5f676a7764ffd345f62924ce82d821269b103ea6c17cc804e8d349f5bc9ddb0', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_zffqyR98tgLIRSt2JPNLcO', '\x619bb3b4011b19902fecfee1c4986f7fee9873376873adb4894fb299342c776fbdcc69a98ae9cce3d2b77d49556231705cdf68de40a945a77ae1c4e954f1a77b7feb951d178e845bfe7f614fc4', null);
alter table person_keys enable trigger user;

alter table person_tokens disable trigger user;
insert into person_tokens (account, person_id, token) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_0q1aHuqxKlNoMYu80Ui5H5', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_0q1aHuqxKlNoMYu80Ui5H5', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_0q1aHuqxKlNoMYu80Ui5H5', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_0q1aHuqxKlNoMYu80Ui5H5', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_0q1aHuqxKlNoMYu80Ui5H5', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_0q1aHuqxKlNoMYu80Ui5H5', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_0q1aHuqxKlNoMYu80Ui5H5', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_0q1aHuqxKlNoMYu80Ui5H5', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_0q1aHuqxKlNoMYu80Ui5H5', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_2J60dvj3d6KA1ch93KQUkZ', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_2J60dvj3d6KA1ch93KQUkZ', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_2J60dvj3d6KA1ch93KQUkZ', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_2J60dvj3d6KA1ch93KQUkZ', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_2J60dvj3d6KA1ch93KQUkZ', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_2J60dvj3d6KA1ch93KQUkZ', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_2J60dvj3d6KA1ch93KQUkZ', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_2J60dvj3d6KA1ch93KQUkZ', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_2J60dvj3d6KA1ch93KQUkZ', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_5sd5WbAQSopqGnGPmT27LS', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_5sd5WbAQSopqGnGPmT27LS', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_5sd5WbAQSopqGnGPmT27LS', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_5sd5WbAQSopqGnGPmT27LS', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_5sd5WbAQSopqGnGPmT27LS', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_5sd5WbAQSopqGnGPmT27LS', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_5sd5WbAQSopqGnGPmT27LS', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_5sd5WbAQSopqGnGPmT27LS', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_5sd5WbAQSopqGnGPmT27LS', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_7wnr0gbpCB9xG1fxlFdw4K', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_7wnr0gbpCB9xG1fxlFdw4K', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_7wnr0gbpCB9xG1fxlFdw4K', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_7wnr0gbpCB9xG1fxlFdw4K', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_7wnr0gbpCB9xG1fxlFdw4K', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_7wnr0gbpCB9xG1fxlFdw4K', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_7wnr0gbpCB9xG1fxlFdw4K', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_7wnr0gbpCB9xG1fxlFdw4K', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_7wnr0gbpCB9xG1fxlFdw4K', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_EPa2fBDLuqKKqh4y4Bduls', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_EPa2fBDLuqKKqh4y4Bduls', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_EPa2fBDLuqKKqh4y4Bduls', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_EPa2fBDLuqKKqh4y4Bduls', '\xa5f9acc102648c0272fce49a1b294c5e'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_EPa2fBDLuqKKqh4y4Bduls', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_EPa2fBDLuqKKqh4y4Bduls', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_EPa2fBDLuqKKqh4y4Bduls', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_EPa2fBDLuqKKqh4y4Bduls', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_EPa2fBDLuqKKqh4y4Bduls', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_EPa2fBDLuqKKqh4y4Bduls', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Kn6BJeD045BvvPKdQ4BhLM', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Kn6BJeD045BvvPKdQ4BhLM', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Kn6BJeD045BvvPKdQ4BhLM', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Kn6BJeD045BvvPKdQ4BhLM', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Kn6BJeD045BvvPKdQ4BhLM', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Kn6BJeD045BvvPKdQ4BhLM', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Kn6BJeD045BvvPKdQ4BhLM', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Kn6BJeD045BvvPKdQ4BhLM', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Kn6BJeD045BvvPKdQ4BhLM', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Lucsj5boSR7EqZs6PEnHDe', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Lucsj5boSR7EqZs6PEnHDe', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Lucsj5boSR7EqZs6PEnHDe', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Lucsj5boSR7EqZs6PEnHDe', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Lucsj5boSR7EqZs6PEnHDe', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Lucsj5boSR7EqZs6PEnHDe', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Lucsj5boSR7EqZs6PEnHDe', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Lucsj5boSR7EqZs6PEnHDe', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_Lucsj5boSR7EqZs6PEnHDe', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_PgddHCfDSnNQyPZIR1jiUt', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_PgddHCfDSnNQyPZIR1jiUt', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_PgddHCfDSnNQyPZIR1jiUt', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_PgddHCfDSnNQyPZIR1jiUt', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_PgddHCfDSnNQyPZIR1jiUt', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_PgddHCfDSnNQyPZIR1jiUt', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_PgddHCfDSnNQyPZIR1jiUt', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_PgddHCfDSnNQyPZIR1jiUt', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_PgddHCfDSnNQyPZIR1jiUt', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_TGP7x5pyr67016odXuZpTx', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_TGP7x5pyr67016odXuZpTx', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_TGP7x5pyr67016odXuZpTx', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_TGP7x5pyr67016odXuZpTx', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_TGP7x5pyr67016odXuZpTx', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_TGP7x5pyr67016odXuZpTx', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_TGP7x5pyr67016odXuZpTx', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_TGP7x5pyr67016odXuZpTx', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_TGP7x5pyr67016odXuZpTx', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_cQxFFYeOhJatSQVB5fPsMH', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_cQxFFYeOhJatSQVB5fPsMH', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_cQxFFYeOhJatSQVB5fPsMH', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_cQxFFYeOhJatSQVB5fPsMH', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_cQxFFYeOhJatSQVB5fPsMH', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_cQxFFYeOhJatSQVB5fPsMH', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_cQxFFYeOhJatSQVB5fPsMH', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_cQxFFYeOhJatSQVB5fPsMH', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_cQxFFYeOhJatSQVB5fPsMH', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eEbzLIzTNpLe1mJHeuI2oq', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eEbzLIzTNpLe1mJHeuI2oq', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eEbzLIzTNpLe1mJHeuI2oq', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eEbzLIzTNpLe1mJHeuI2oq', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eEbzLIzTNpLe1mJHeuI2oq', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eEbzLIzTNpLe1mJHeuI2oq', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eEbzLIzTNpLe1mJHeuI2oq', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eEbzLIzTNpLe1mJHeuI2oq', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eEbzLIzTNpLe1mJHeuI2oq', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eIomYpZJu1liaYtNOmbiAU', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eIomYpZJu1liaYtNOmbiAU', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eIomYpZJu1liaYtNOmbiAU', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eIomYpZJu1liaYtNOmbiAU', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eIomYpZJu1liaYtNOmbiAU', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eIomYpZJu1liaYtNOmbiAU', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eIomYpZJu1liaYtNOmbiAU', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eIomYpZJu1liaYtNOmbiAU', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_eIomYpZJu1liaYtNOmbiAU', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_fZtBCf32sT13PFxplCBk8I', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_fZtBCf32sT13PFxplCBk8I', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_fZtBCf32sT13PFxplCBk8I', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_fZtBCf32sT13PFxplCBk8I', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_fZtBCf32sT13PFxplCBk8I', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_fZtBCf32sT13PFxplCBk8I', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_fZtBCf32sT13PFxplCBk8I', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_fZtBCf32sT13PFxplCBk8I', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_fZtBCf32sT13PFxplCBk8I', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_gkqnvgEuiwW02LdhNBd7Ky', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_gkqnvgEuiwW02LdhNBd7Ky', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_gkqnvgEuiwW02LdhNBd7Ky', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_gkqnvgEuiwW02LdhNBd7Ky', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_gkqnvgEuiwW02LdhNBd7Ky', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_gkqnvgEuiwW02LdhNBd7Ky', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_gkqnvgEuiwW02LdhNBd7Ky', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_gkqnvgEuiwW02LdhNBd7Ky', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_gkqnvgEuiwW02LdhNBd7Ky', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_kE4mDjUM3bsOLswvFwEIXM', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_kE4mDjUM3bsOLswvFwEIXM', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_kE4mDjUM3bsOLswvFwEIXM', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_kE4mDjUM3bsOLswvFwEIXM', '\xa5f9acc102648c0272fce49a1b294c5e'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_kE4mDjUM3bsOLswvFwEIXM', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_kE4mDjUM3bsOLswvFwEIXM', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_kE4mDjUM3bsOLswvFwEIXM', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_kE4mDjUM3bsOLswvFwEIXM', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_kE4mDjUM3bsOLswvFwEIXM', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_kE4mDjUM3bsOLswvFwEIXM', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_knuIxTdzBz62kW1W1A2KsT', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_knuIxTdzBz62kW1W1A2KsT', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_knuIxTdzBz62kW1W1A2KsT', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_knuIxTdzBz62kW1W1A2KsT', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_knuIxTdzBz62kW1W1A2KsT', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_knuIxTdzBz62kW1W1A2KsT', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_knuIxTdzBz62kW1W1A2KsT', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_knuIxTdzBz62kW1W1A2KsT', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_knuIxTdzBz62kW1W1A2KsT', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_l91jdTbsSUOQe0B1bCLlRY', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_l91jdTbsSUOQe0B1bCLlRY', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_l91jdTbsSUOQe0B1bCLlRY', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_l91jdTbsSUOQe0B1bCLlRY', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_l91jdTbsSUOQe0B1bCLlRY', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_l91jdTbsSUOQe0B1bCLlRY', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_l91jdTbsSUOQe0B1bCLlRY', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_l91jdTbsSUOQe0B1bCLlRY', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_l91jdTbsSUOQe0B1bCLlRY', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_skCMb8TKYRvlYP01dgeAH1', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_skCMb8TKYRvlYP01dgeAH1', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_skCMb8TKYRvlYP01dgeAH1', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_skCMb8TKYRvlYP01dgeAH1', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_skCMb8TKYRvlYP01dgeAH1', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_skCMb8TKYRvlYP01dgeAH1', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_skCMb8TKYRvlYP01dgeAH1', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_skCMb8TKYRvlYP01dgeAH1', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_skCMb8TKYRvlYP01dgeAH1', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_urbFU6Ep0UbtBoru7qwqgg', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_urbFU6Ep0UbtBoru7qwqgg', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_urbFU6Ep0UbtBoru7qwqgg', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_urbFU6Ep0UbtBoru7qwqgg', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_urbFU6Ep0UbtBoru7qwqgg', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_urbFU6Ep0UbtBoru7qwqgg', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_urbFU6Ep0UbtBoru7qwqgg', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_urbFU6Ep0UbtBoru7qwqgg', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_urbFU6Ep0UbtBoru7qwqgg', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_x6sDndbURe1Bb4YshE8yB4', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_x6sDndbURe1Bb4YshE8yB4', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_x6sDndbURe1Bb4YshE8yB4', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_x6sDndbURe1Bb4YshE8yB4', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_x6sDndbURe1Bb4YshE8yB4', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_x6sDndbURe1Bb4YshE8yB4', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_x6sDndbURe1Bb4YshE8yB4', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_x6sDndbURe1Bb4YshE8yB4', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_x6sDndbURe1Bb4YshE8yB4', '\xf52a7dc38282b096776a40df6ee70e61'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_zffqyR98tgLIRSt2JPNLcO', '\x0d76c7e4684adbd6fdb091c300f81cec'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_zffqyR98tgLIRSt2JPNLcO', '\x6c9a0e39010a9d58a2a16ef05e5ea87f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_zffqyR98tgLIRSt2JPNLcO', '\x99076c71769b50803ecc34f7791ee5a7'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_zffqyR98tgLIRSt2JPNLcO', '\xae1e2d2a83a079f6ef97f1c3c5153628'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_zffqyR98tgLIRSt2JPNLcO', '\xbd66bc438d5032c4962d9849ef22db77'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_zffqyR98tgLIRSt2JPNLcO', '\xd83add3c8ea8b302cd368f003dea8dd0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_zffqyR98tgLIRSt2JPNLcO', '\xdd0bfac6c4a09bc5d7069612a41b1587'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_zffqyR98tgLIRSt2JPNLcO', '\xe1a7a5a70188de373204876b06bc3909'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'per_zffqyR98tgLIRSt2JPNLcO', '\xf52a7dc38282b096776a40df6ee70e61');
alter table person_tokens enable trigger user;

alter table practitioners disable trigger user;
insert into practitioners (account, id, status, reason, name, former_names, birth_date, profession, npi, email, languages, specialties, modalities, age_groups, formats, identities, levels_of_care, biography, time_zone, practice_locations, accepts_new_persons, capacity, rates, payer_networks, network_participations, taxonomies, licenses, privileges, dea_registrations, board_certifications, malpractice_policies, supervision, part2_program, exclusions, possible_exclusion, current_verification_id, cycle_ends_on, open_findings, announced, eligibility_changed_at, submitted_at, reviewing_at, information_requested_at, verified_at, lapsed_at, suspended_at, reinstated_at, rejected_at, revoked_at, withdrawn_at, archived, archived_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_0yk6PHmIVIZtUGM7xs4pJ5', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_bkQhagOB3XG8TCnpjivzl0", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:53.461+00', '2026-11-16 06:38:53.461+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_3Q7dqdM8sg5EnRZ5uP9BEv", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:53.7+00', '2026-11-16 06:38:53.7+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_5obr1uZDnMAGQZLnDS4vOt', 'unverified', null, '{"use": "official", "given": "Grace", "family": "Mbeki"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:57.507+00', '2026-11-16 06:38:57.507+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_6IoafhoGastCv10GKNsrKE', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_z35L4xqPSxGK0Ibj3vzGAQ", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:53.098+00', '2026-11-16 06:38:53.098+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_A9uvMBSNlLEQQP9NFFcMJA', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_A9uvMBSNlLEQQP9NFFcMJA", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:53.65+00', '2026-11-16 06:38:53.65+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_FQNSXHgWbNFrvhn6La5Ndd', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_FQNSXHgWbNFrvhn6La5Ndd", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:55.368+00', '2026-11-16 06:38:55.368+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_GjEI3Rx09WONbnyhGLNtKL', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1999999984', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[{"price": {"amount": 18000, "currency": "usd"}, "service": "90837"}]', '{}', '[]', '[{"code": "103TC0700X", "primary": true}]', '[{"id": "lic_prac_GjEI3Rx09WONbnyhGLNtKL", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:57.637+00', '2026-11-16 06:38:57.637+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ICs1GeNwKgpBKaFLZbtQWv', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_4SH7kqyFQw2C7pweWW1iEg", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:55.961+00', '2026-11-16 06:38:55.961+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Ld01knsyokRjmfmsb7IbZ9', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_pmMfjQwWYe7sqtJZzSn5ix", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:53.4+00', '2026-11-16 06:38:53.4+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_R7P4wIIJnlkiYZM73EcfhR', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_NmaRnzxbgaKN94GQ3W02nO", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:55.809+00', '2026-11-16 06:38:55.809+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_9P66SBQucZ98xxXNj3mPq6", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": {"as_of": "2026-11-16T06:38:58.459Z", "check_id": "chk_UsdaKubchq7P2x5l5XAtgA", "issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', 'ver_CurS9hunn8RdU47mBDOBvM', '2029-11-16', '0', '{"US-CA": "eligible"}', '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:53.013+00', null, null, '2026-11-16 06:38:58.459+00', null, null, null, null, null, null, 'f', null, '{}', '5', '2026-11-16 06:38:52.991+00', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ULACbO2XtBp7JIpwIr8DVK', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_s4NppsqldBiCVmnSo1OCUM", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:55.669+00', '2026-11-16 06:38:55.669+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Xb7Idf5EJsXv75NdnngbkT', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_lYpADbrMw87GDfUwWfFLBK", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:53.61+00', '2026-11-16 06:38:53.61+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_b7g3dxZZ9C3rnGuWzWF9pa', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_xoDl0qBUAY3hDEmWXLRhUz", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:54.863+00', '2026-11-16 06:38:54.863+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_fE034q6MwVOkGAHtzjbBll', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_fE034q6MwVOkGAHtzjbBll", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 06:38:56.557+00', '2026-11-16 06:38:57.546+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_lVfGfm3Or07cC0Ea52C68z', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_eMweiFF9xTuMvCgJ2n7jjb", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:52.948+00', '2026-11-16 06:38:52.948+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ljbY2CCCyglLP7RarU1Lhs', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_EkUaBVZVoeNk3c56WcYPVv", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:53.361+00', '2026-11-16 06:38:53.361+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_y91XRfiXDPNJvJnV63ll6y', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_fRqacCNosOyGpsMjSRxgNc", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:53.553+00', '2026-11-16 06:38:53.553+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ySBTpvwVzuy8k657wf8TkV', 'unverified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', '1234567893', null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_5XpZBWQl6IaHdGMoDJNRPq", "kind": "license", "level": "independent", "title": "LP", "number": "PSY12345", "verified": null, "jurisdiction": "US-CA"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '1', '2026-11-16 06:38:56.086+00', '2026-11-16 06:38:56.086+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_zXXgOYN2mZVlDGt2voS1An', 'verified', null, '{"use": "official", "given": "Ada", "family": "Okafor"}', '[]', null, 'psychologist', null, null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', null, 'America/New_York', '[]', 't', null, '[]', '{}', '[]', '[]', '[{"id": "lic_prac_zXXgOYN2mZVlDGt2voS1An", "level": "independent", "title": "LP", "number": "PSY1", "verified": {"issued_on": "2010-01-01", "encumbered": false, "expires_on": "2040-01-01", "board_status": "active"}, "jurisdiction": "US-NY"}]', '[]', '[]', '[]', '[]', null, 'f', '[]', 'f', null, null, '0', '{}', null, null, null, null, null, null, null, null, null, null, null, 'f', null, '{}', '2', '2026-11-16 06:38:54.226+00', '2026-11-16 06:38:54.248+00');
alter table practitioners enable trigger user;

alter table availabilities disable trigger user;
insert into availabilities (account, practitioner_id, published, rules, overrides, time_off, slot_step_minutes, min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes, default_duration_minutes, max_per_day, requires_approval, policy) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_fE034q6MwVOkGAHtzjbBll', 't', '[]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_zXXgOYN2mZVlDGt2voS1An', 't', '[{"days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], "end_time": "24:00", "start_time": "00:00"}]', '[]', '[]', '30', '0', '60', '0', '0', '50', null, 'f', null);
alter table availabilities enable trigger user;

alter table calendar_feeds disable trigger user;
insert into calendar_feeds (account, id, practitioner_id, name, detail, status, token_hash, issued_at, revoked_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'cal_DQOP6DL7tgfDVlYJDPIOmX', 'prac_Xb7Idf5EJsXv75NdnngbkT', 'Phone', 'busy', 'issued', 'jNdHvPKYTBE3_WEQUgUr8U-rQP82Pz_zgwu0Z-iZrmY', '2026-11-16 06:38:53.621+00', null, '{}', '1', '2026-11-16 06:38:53.621+00', '2026-11-16 06:38:53.621+00');
alter table calendar_feeds enable trigger user;

alter table claims disable trigger user;
insert into claims (account, id, person_id, coverage_id, practitioner_id, supervising_practitioner_id, payer_id, payer_sequence, frequency, original_claim_id, replaced_by_id, prior_claim_id, duplicate_of_id, status, status_before, patient_control_number, payer_claim_control_number, attempt, service_from, service_to, charge, allowed, payer_paid, contractual, patient_responsibility, written_off, payer_balance, patient_balance, patient_owed, recoupment, filing_deadline, delay_reason, decision_id, disclosure_id, encrypted, validated_at, submitted_at, acknowledged_at, accepted_at, rejected_at, corrected_at, pended_at, responded_at, paid_at, partially_paid_at, denied_at, appealed_at, reversed_at, superseded_at, voiding_at, voided_at, closed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'clm_5FpHHrlRNwMzWX4IKaeLAX', 'per_EPa2fBDLuqKKqh4y4Bduls', 'cov_Da7NAigewZIEwsgtgsVkH6', 'prac_FQNSXHgWbNFrvhn6La5Ndd', null, 'SBX01', 'primary', 'original', null, null, null, null, 'drafted', null, 'KRV88EBMLQC2ALNHI', null, '0', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, null, null, '\x015dd5b2bfd7505b740850f3eb6ad68318a044d9c2865bbe3e86e8a3e26792dd9f2d6dbdd54805c1289a5c24c4b4ac9ffbfb3da92502c3bb74315664d5d7336cb9cc7b0e8618e55d2af55e3a60789d111724cf5381599c8a08e419acd25e4896d19649da5883af572d7cb6a7f0c11e2fc598762cb218cc380b673234db8d0174727bb993fd9296edb498a7c1fcf0eaa2cd352add769db2b04683ac1105d9fa3f71ec19bb79ae97e9ca00c81acc8842b53bcddbb98af1d4eac4c602da68675828a4857cd56019a7659a7e2575aebddbdfb7f3b1de8bc3b4cb5f29ee98af845dc5381bf62c03b8f4e8dd974772342dba47412d45e5b178bc12ff825cf78a7b63b5867d045919b1bee46e8c2217981313879f1293e85884f269f4e4afef129ecee0642e8213ff16df9e10459442538671d125338a32a5722a982d97f64838e5c9dde4b265440ba9f276963be0308db1247a67ed25ea53c69b33ef8c400a96f592dc563647bb64e84225235a0cd4972893bade3debff7b402f510a3297d1bf4265e18a0a3b774957b2755f041d30b3d9536b28c3706875802b249dc77a4e164123fdef65fda9f54a96fe586479fd435e375dbf84b61ab11638f2fa8f51cfeaa29b0ec54ed0fd20760082c2fd923408e6f234de82622368feef8146507a837483e4b1be3450285cf6e12e71a79285f9cb65d1462e7002aa6e38a602d3f679e13221e0ccdf2f767a16088b27aee28b375729eba7b133fb02b500b101dea1a9f17e6e3673e2a0cbf3acc578aab3dcb904d67d7a6d8aa058d427bc9d0666a716d0db839f4d06a95f9c163acbdf08479739571228082dc8292254df974aa0b8a786f72b64de21f02fa90fa007919bb73f374ed9569c0a9e5340cf30ac045db05b21f67516d397b7bcb952e84f2b39f7c3c372e0bc47a3e4793aaad63379e10297ca519c6ca7fdbb4e2a62a3db22aab6498eca6d012be8e946f5ea5397a2ad8011f5bc15c4cad5d05bebf85f4b121b7d92a3b3febb76ea09aff4982af4249b39f59c238807518615aa366f126caf8f5800a764ac61a0e41a8166b1081cd4f235f0c91b294a2b76708e5a99464c44a87c8821168d683f886bbb397d26ff62b69c13500771901d7e9f99aee36271729ac5810b86f3d3103b7ea54d03d9a9f23e3c113260d97b9565aeebd9ef83a8f5efebde22dde0c00a51e0437b94a46a479a6fdf89522fd88dbf5f42b9aef2e0fca29c2322685bf07c8edfcaf11da7f3b506c9ac12c3e1f57aa782de2135d76ec7701774d416b8f517074f9490451c596a7cf7efff0b8a7d0313d3142cdde2787008b2da7ddc81b6adf61ffb6ffe50cd391ec905a8684b961091d7182b49438514be88c1de3d3b051bc08b2e4b46114ff865bf8afd13e1f6f1f7b250b69a2b00cd5b8a114153c34e945f504283b31e27b2007a7b7f40d4c4a4da37bd13411799857ab43cf969977f7ae49c7d5570defb37cd8a1734abe9ebbf778ba6b52029b380582f85', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:55.521+00', '2026-11-16 06:38:55.521+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'clm_w9MJhLmtMsNOTSd9FMAQBy', 'per_kE4mDjUM3bsOLswvFwEIXM', 'cov_tctN7EfYhVK70YNu4EQXEC', 'prac_GjEI3Rx09WONbnyhGLNtKL', null, 'SBX01', 'primary', 'original', null, null, null, null, 'submitted', null, 'VXWAYPQPNZJZNB4GQ', null, '1', '2026-11-03', '2026-11-03', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"copay": {"amount": 0, "currency": "usd"}, "other": {"amount": 0, "currency": "usd"}, "deductible": {"amount": 0, "currency": "usd"}, "coinsurance": {"amount": 0, "currency": "usd"}}', '{"amount": 0, "currency": "usd"}', '{"amount": 18000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '0', '{"amount": 0, "currency": "usd"}', '2027-05-02', null, 'dec_PD6DcpQrCtnnjeiiL4jFmQ', 'dis_2rKOm4q3NFSZhx1XF8BZ7r', '\x015101355dd5dc9393019654483b47b951177b3346e69653825e492b6adcf986a8069bec62da685246115f473428173ba2eb3f728cf33fe18eb4b0656bddedec67aac0303b3524af9e145dc14c58cef8d815d017d3042ee0aa40f496b1e713d4b5e539e567cf26560cf0a0d3bd329d40e0782acd99c555c9218c5cb24ac97c22bef7a21a8714e3f3b2b3cd785d1f616de48479339c0a4fe769da374e656dee93491c8304286b9ebef12b194ffdbafc8ba7f04d12af06ec0714d61ff8c69b1717a457a26eed68a0b0367dc82e39d63d2aec31e88e4958f4d213a81ca45190a959de56ce3ffa5a0e1fa8a0814f0d87a889d015c5e5a53872feb313bc37f7cefdcaeb1e99cb1b08ea2c337b15184874367f73bc5d707a4143b1a479a6f708e5eb580165701e82d2113773a5f4d210cf53624b2f3dd60d154bfc243b2ffe36caed056677ac0d4250875f2acae563f47722da6a3eb7a3539dafc878e0f54eedd2911ee31c99e5766c7d2c4b2a696017ac814c304814c5a9e11cd3182b7c3171ee1d05c1a6295d4d0e695ce7178e95ec32f74a57fd8f6a3214714d8f08d0f9366cfe48f30d6a39c1919d7e7dbe73081a9ceff511b2a31e57ecc886cfa43b618ee4c4973bef80494e2c408e6c14726fa58b1b59bb125ecc9d5bc8773a9b92091c7c1fda8babb2ba119a3e69ba48af4883a4d5986d41cf2e7d84ef15011bd60f841de0f1b5694e92e09e6591ef88bbdfb81a8181f954a0687198fefe5ba5ad8c549c7ba918f8c5e803bb98c1778ace87c088dffcf1b0f8928b5a809fc83469ca2cfc1a0508583e65b65ed499ba6fcaeb62f197d8e361d8f06f763145db520a68c38b6e2d535a6eea541cf2f1935c156ca4899af7adaf2f9994cbf782e1af2575df8f209591ca7da0eae5afab6387084f89f5a54775fa4cbfb421985f96bad0cf42db0e05a8fdaba4733ad88a22281e464cb1db0c3830d531b2e0a32250f9281782b59b93eddd33a389ae8dc8efbf992fd8f7e6ff937f7732d9a54c5ee0600ae391f989aea76d52e5b4858be735c716fe5455c522cf8bd7e131d78f3dcd0a7c198a93073339abe1cd1ab1db47046b784728c23679c831b733df7dee21b12ff839115f3682baeda021094c4f42d8d950b4a308c3a2656f2097d4b0f263772cdbc959585cc3939718affe72ab03a0397ad6a33d6252bcd31bdac2c8a2dcfb4b59e61463f8751c2261d2d54f450de04e267f0c22d2c5ae92b00f76ae249f4e44623d29e58fb0a2925668d3f1cfb4c4ab6ce29be8744af12228c9cd346fe59a8b4ecd536f18f269f413142596ef11b1090a3d8d5b9fb311de04fa6064e62bcf275eb95b75d27c657abb521d5617bec3cf4b05f9a363e718b560f8249b8643f42a776f7437cacc847e544dbc87a5725497f671ad967086280403fb3736701013dc767d71050d85a40a8e6a6e096d7f41ceef42174ef7c19534dc0a35fed8d2e9716b8648e125187fd3a71979f42ce3fada1dc779586de4611687db91c7b988fe10f3c698e58d702cad81c8f5f75999816b9bf770776eeec3ff1d0d3a97ade2eddd6b14ee90b6d67518b1e491d3780af51cd2a696616638927427037bd0093c95f339beb291e8c68f478a31c71f7097aa0d7a0385d9ab5e1b0718eb7b77dcc99b1881c2e539e49612f54d87a824dce0288b88d4008aee4f5abf04cd495f09752c38c4c3366735adcca9dc120fd5ce096475c002b1ac59628974dadff63cfe14d4509689ade001a595200e6fa04c91c564fec138ba61073d75d1b42ced9f5d4f585878196f3999123785ce9a8a63884e28a21597619637f792947ae2ad909a2ecfaec0e3727040f0c2c2f6b73afd6d6e0389ef5e4bf24b95dc3e28cd97ddd530f478e98a15cb2fa547372e85896fdbcb4381a5f0aefad2d868ca619b510d074b19e94049bbb1b4983f39266dbdb97d9b4c4ea36a4793c3f9685939fa6a761f2dc436ff6e5c62b5970fc57af0e471507c7af572ed35de9dd304036e58ce80e19620e7c159465cdace391a71a017df42f4a76389e95adf6e262067612890953ff5fb3ef1c4699176c5e4e83f256e9ac30287f133f39207dddbcc77a26035e21500b0b5901158ba939d4072043cf66091e99eb364abe8c68bffde6b7e29c4a13c18ab69241050d8944e062a2ec45bd4263035138f95817b6dc4906bc793390ccb1900f4b8121377fad7c845804400380126127d5f0fe8147a43a7987325d05167997c4b68389db78f4e5f004fca1ce206c2104bbd10ed3f3ce8dd8776c15a615d3767da8dd669f8d1422250ed4fbcabc54e160d7d37d9311b9bf3f76133c47152d2ca18f44a5dda49feed7cc631c73e7348d31b3dd684', null, '2026-11-16 06:38:58.077+00', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '2', '2026-11-16 06:38:57.974+00', '2026-11-16 06:38:58.077+00');
alter table claims enable trigger user;

alter table claim_billing_keys disable trigger user;
insert into claim_billing_keys (account, claim_id, kind, key) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'clm_w9MJhLmtMsNOTSd9FMAQBy', 'service', 'g5mEN6DNXGdRIaUl8p5amdMP93hLegZyqma5I2Dtq24');
alter table claim_billing_keys enable trigger user;

alter table claim_records disable trigger user;
insert into claim_records (account, id, claim_id, person_id, kind, reference, attempt, transmission_id, remittance_id, document_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'crec_Zy3UvEuhXvI7MfFISLB7T7', 'clm_w9MJhLmtMsNOTSd9FMAQBy', 'per_kE4mDjUM3bsOLswvFwEIXM', 'submission', '1', '1', 'trn_MisxF0MLTsbAULT3RnYmsn', null, null, '\x016bd68f4148d256111acee2b800bd4cead7f18d00c08c7809b25d0c7a2856ef02e02339fd97e13d7b630e72ae56efd87afd895ec5a2ab2281a3b2130d90ee036726143b4de90f7f0273f2d8d30e211bdb93ecca684b26aefaebe0895fb4a280dbcb2373518978e467f5f53d4c1fea1c25c78cdb381b8dd1d1b93720ca5f394fc6fa5b507ee13258457a4068862cc12b7713b75236020a40c6d26c72eaccd66ad6d831bd8fb82f1cca71799293f27125', '1', '2026-11-16 06:38:58.077+00', '2026-11-16 06:38:58.077+00');
alter table claim_records enable trigger user;

alter table emergency_accesses disable trigger user;
insert into emergency_accesses (account, id, person_id, practitioner_id, opened_by_key_id, status, encrypted, expires_at, opened_at, ended_at, expired_at, justified_at, unjustified_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'emg_E3gLI29sA4uNCcIkbyoOsO', 'per_cQxFFYeOhJatSQVB5fPsMH', 'prac_ljbY2CCCyglLP7RarU1Lhs', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'opened', '\x0125ec341b85da2bf2510281b3a80d3eab4b3e6c60d22c4721cb466ccee8a438dc823c44182c9d50ec19be787c98d69f7b227a9f7062264056aa128fb633c1b66f0935d5e2ccd8964a2c2347787aad0424ed6fff01d90cc7d3d4b1336361730963cb6f447113b244fd4384f015984f8aedca6b0c7c3ab928ea0e867583cb1f90c8101834175805182e13617b17e06e6f05021464c89114ba55c5718b7f59fb0cdcbb467ddb53a00dfdf95c3f5b5b8de9', '2026-11-16 07:38:53.375+00', '2026-11-16 06:38:53.375+00', null, null, null, null, '1', '2026-11-16 06:38:53.375+00', '2026-11-16 06:38:53.375+00');
alter table emergency_accesses enable trigger user;

alter table payout_terms disable trigger user;
insert into payout_terms (account, practitioner_id, share_basis_points, destination, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_fE034q6MwVOkGAHtzjbBll', '6000', null, '2', '2026-11-16 06:38:57.587+00', '2026-11-16 06:38:57.587+00');
alter table payout_terms enable trigger user;

alter table payouts disable trigger user;
insert into payouts (account, id, kind, practitioner_id, amount, status, scheduled_for, submitted_at, destination, processor, processor_reference, failure, sent_at, paid_at, failed_at, canceled_at, reversed_at, reversal_failed_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'po_aCKecY20ddXDherLC3rQRr', 'practitioner', 'prac_b7g3dxZZ9C3rnGuWzWF9pa', '{"amount": 90000, "currency": "usd"}', 'scheduled', '2031-11-22 17:00:00+00', null, null, 'simulated', null, null, null, null, null, null, null, null, '{}', '1', '2026-11-16 06:38:54.873+00', '2026-11-16 06:38:54.873+00');
alter table payouts enable trigger user;

alter table practitioner_facets disable trigger user;
insert into practitioner_facets (account, practitioner_id, facet) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_0yk6PHmIVIZtUGM7xs4pJ5', 'jurisdiction:US-CA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_0yk6PHmIVIZtUGM7xs4pJ5', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_0yk6PHmIVIZtUGM7xs4pJ5', 'npi:1234567893'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', 'jurisdiction:US-NY'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_5obr1uZDnMAGQZLnDS4vOt', 'name:MBEKI GRACE'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_6IoafhoGastCv10GKNsrKE', 'jurisdiction:US-CA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_6IoafhoGastCv10GKNsrKE', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_6IoafhoGastCv10GKNsrKE', 'npi:1234567893'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_A9uvMBSNlLEQQP9NFFcMJA', 'jurisdiction:US-NY'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_A9uvMBSNlLEQQP9NFFcMJA', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_FQNSXHgWbNFrvhn6La5Ndd', 'jurisdiction:US-NY'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_FQNSXHgWbNFrvhn6La5Ndd', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_FQNSXHgWbNFrvhn6La5Ndd', 'npi:1999999984'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_GjEI3Rx09WONbnyhGLNtKL', 'jurisdiction:US-NY'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_GjEI3Rx09WONbnyhGLNtKL', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_GjEI3Rx09WONbnyhGLNtKL', 'npi:1999999984'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ICs1GeNwKgpBKaFLZbtQWv', 'jurisdiction:US-CA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ICs1GeNwKgpBKaFLZbtQWv', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ICs1GeNwKgpBKaFLZbtQWv', 'npi:1234567893'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Ld01knsyokRjmfmsb7IbZ9', 'jurisdiction:US-CA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Ld01knsyokRjmfmsb7IbZ9', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Ld01knsyokRjmfmsb7IbZ9', 'npi:1234567893'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_R7P4wIIJnlkiYZM73EcfhR', 'jurisdiction:US-CA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_R7P4wIIJnlkiYZM73EcfhR', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_R7P4wIIJnlkiYZM73EcfhR', 'npi:1234567893'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', 'jurisdiction:US-CA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', 'npi:1234567893'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ULACbO2XtBp7JIpwIr8DVK', 'jurisdiction:US-CA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ULACbO2XtBp7JIpwIr8DVK', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ULACbO2XtBp7JIpwIr8DVK', 'npi:1234567893'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Xb7Idf5EJsXv75NdnngbkT', 'jurisdiction:US-CA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Xb7Idf5EJsXv75NdnngbkT', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Xb7Idf5EJsXv75NdnngbkT', 'npi:1234567893'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_b7g3dxZZ9C3rnGuWzWF9pa', 'jurisdiction:US-CA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_b7g3dxZZ9C3rnGuWzWF9pa', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_b7g3dxZZ9C3rnGuWzWF9pa', 'npi:1234567893'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_fE034q6MwVOkGAHtzjbBll', 'jurisdiction:US-NY'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_fE034q6MwVOkGAHtzjbBll', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_lVfGfm3Or07cC0Ea52C68z', 'jurisdiction:US-CA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_lVfGfm3Or07cC0Ea52C68z', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_lVfGfm3Or07cC0Ea52C68z', 'npi:1234567893'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ljbY2CCCyglLP7RarU1Lhs', 'jurisdiction:US-CA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ljbY2CCCyglLP7RarU1Lhs', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ljbY2CCCyglLP7RarU1Lhs', 'npi:1234567893'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_y91XRfiXDPNJvJnV63ll6y', 'jurisdiction:US-CA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_y91XRfiXDPNJvJnV63ll6y', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_y91XRfiXDPNJvJnV63ll6y', 'npi:1234567893'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ySBTpvwVzuy8k657wf8TkV', 'jurisdiction:US-CA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ySBTpvwVzuy8k657wf8TkV', 'name:OKAFOR ADA'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_ySBTpvwVzuy8k657wf8TkV', 'npi:1234567893'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_zXXgOYN2mZVlDGt2voS1An', 'jurisdiction:US-NY'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_zXXgOYN2mZVlDGt2voS1An', 'name:OKAFOR ADA');
alter table practitioner_facets enable trigger user;

alter table processor_operations disable trigger user;
insert into processor_operations (account, id, object_id, kind, key, arguments, status, attempts, due_at, claimed_until, created_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'op_0Jr1RncOLN8cAuf3rQm99P', 're_Uk8RBrxv4dEAnULDEcY9Ay', 'refund', 're_Uk8RBrxv4dEAnULDEcY9Ay:refund', '{"money": {"amount": 1000, "currency": "usd"}, "reference": "simpi_cY2QdjzsPkc1omsdINEBNB"}', 'done', '1', '2026-11-16 06:38:54.689+00', null, '2026-11-16 06:38:54.689+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'op_0Ze8FLslogTNmeDE4oEPhI', 'pay_SAbIyVXjQstqeQERJwk4mI', 'confirm', 'pay_SAbIyVXjQstqeQERJwk4mI:confirm:1', '{"token": "pm_card_visa", "attempt": 1}', 'done', '1', '2026-11-16 06:38:54.603+00', null, '2026-11-16 06:38:54.603+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'op_ep7kH5O7nSfLNSaCOaxis8', 'pay_bCDKJGRbSONRP6764BBs92', 'confirm', 'pay_bCDKJGRbSONRP6764BBs92:confirm:1', '{"token": "pm_card_createDispute", "attempt": 1}', 'done', '1', '2026-11-16 06:38:56.303+00', null, '2026-11-16 06:38:56.303+00');
alter table processor_operations enable trigger user;

alter table request_logs disable trigger user;
insert into request_logs (account, id, method, path, status, error_code, api_key_id, scoped_token_id, idempotency_key, duration_ms, created_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_0KjcHisfPs0VAhC3AAPUE7', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '31', '2026-11-16 06:38:56.601+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_1QV0wfpoGTVbMnIngQNp58', 'POST', '/v1/adjustments', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '30', '2026-11-16 06:38:54.529+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_1r5KVJA0dIuwIuzyicFnz3', 'POST', '/v1/scoped_tokens', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '25', '2026-11-16 06:38:53.438+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_1v4RLJXhO2ivW9c7aOwjbr', 'POST', '/v1/matchings', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '103', '2026-11-16 06:38:54.41+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_2UTJ7dSrPjFuxtRuOKy1YI', 'POST', '/v1/claims', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '49', '2026-11-16 06:38:55.567+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_3UWkTU2Jrwodl9vVv1Gc3r', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '37', '2026-11-16 06:38:55.805+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_46R1USwuOWS7m8P99Lb5cT', 'POST', '/v1/charges', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '48', '2026-11-16 06:38:54.481+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_4RfrgRiihYWk3yI2DhSOib', 'POST', '/v1/billing_providers', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '32', '2026-11-16 06:38:57.705+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_4uNzqK24SdK0r17T9epgXU', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '46', '2026-11-16 06:38:53.206+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_4vIosbjlUPlbYbceSo4YXn', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '11', '2026-11-16 06:38:55.817+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_5noNarSymN1f6KYz6crIlK', 'POST', '/v1/consents', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '22', '2026-11-16 06:38:55.458+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_63gKrKspJJd81rV5ouNQg9', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '14', '2026-11-16 06:38:54.586+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_6Mjh4bgFkN9UxcNQ8fRoPs', 'PATCH', '/v1/persons/per_knuIxTdzBz62kW1W1A2KsT', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '24', '2026-11-16 06:38:54.11+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_7GNKbuj8cxelSWfB98ePoX', 'POST', '/v1/consents', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '40', '2026-11-16 06:38:53.329+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_7KPEdhfVZeCLIPaYVQ1JMr', 'PATCH', '/v1/notes/note_uQqiLaTcfGEOP0MLEvpiHq', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '67', '2026-11-16 06:38:57.423+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_7h4yrTK0kXR6wjh3U8NJ5v', 'POST', '/v1/webhook_endpoints', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '25', '2026-11-16 06:38:52.934+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_88JRUuyxBkYIgGhl8U04NF', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '28', '2026-11-16 06:38:56.264+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_8lQqD2FDcbCDbXPSVKyOfq', 'POST', '/v1/consents', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '31', '2026-11-16 06:38:56.634+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_9jEl7kWrBjGEQahl4zWlWv', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '12', '2026-11-16 06:38:55.38+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_9lCdJczISyxHfpUrbFTFPb', 'POST', '/v1/api_keys', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '36', '2026-11-16 06:38:52.9+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_ADz2aSwNYIJKgs7GMveK4G', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '13', '2026-11-16 06:38:55.409+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_AJpqMIFpPjLNIEvyZbexwI', 'POST', '/v1/consents/con_JCXdqNT0afS2ViUU88PjaG/offer', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '14', '2026-11-16 06:38:55.474+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_Ae9QkOan08M3ayHzHyepzw', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '10', '2026-11-16 06:38:53.561+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_AeA5GF78BVOneBbSuBHIpt', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '10', '2026-11-16 06:38:53.618+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_AuKzboDvng4p3dxJXXD31t', 'POST', '/v1/billing_providers', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '19', '2026-11-16 06:38:55.364+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_BVc4eAUDMc6GhevcxxKci7', 'GET', '/v1/events', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '18', '2026-11-16 06:38:56.167+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_BbF0r1paWkYuiOgFlUocEm', 'POST', '/v1/refunds', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '175', '2026-11-16 06:38:54.851+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_D1uVbIXMvG28DEcUWGRyJg', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '12', '2026-11-16 06:38:54.425+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_DCNLrDfpOnHIm6jAuw5ug4', 'POST', '/v1/session_series', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '40', '2026-11-16 06:38:53.602+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_DgEGX8tR8td1jKMSAGj5oF', 'POST', '/v1/coverages', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '24', '2026-11-16 06:38:55.435+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_Dkbv6lpxo8zMkd2qIHkVfs', 'POST', '/v1/notes', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '76', '2026-11-16 06:38:57.351+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_E5Jbt9x55VWyr2jQ6khQI4', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '35', '2026-11-16 06:38:52.977+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_EBoUnaibTvg8AAMbFGLsgI', 'POST', '/v1/coverages', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '30', '2026-11-16 06:38:55.197+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_FQCIBaijN3GaGzWDEt79Qf', 'POST', '/v1/x12_documents', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '18', '2026-11-16 06:38:55.592+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_FkuenOAB2O2aFNFMgWn9kV', 'POST', '/v1/remittances', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '38', '2026-11-16 06:38:55.647+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_GXG2lEXWZRkTRixmykZxaT', 'POST', '/v1/psychotherapy_notes', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '25', '2026-11-16 06:38:53.915+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_GZsVsAzh21shwA2t89RsL9', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '6', '2026-11-16 06:38:53.648+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_GhnoBX3f8u0aKJcanKu7Kc', 'POST', '/v1/risk_flags', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '47', '2026-11-16 06:38:54.059+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_GlfDKNINvNGaRXrDgNfNKc', 'POST', '/v1/test_clock/advance', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '831', '2026-11-16 06:38:59.282+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_HVEUa4RgI2XyuQt4okQQbm', 'POST', '/v1/payments', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '30', '2026-11-16 06:38:54.57+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_Hioie4jkr8Epc4RlM0IyyB', 'POST', '/v1/disclosures', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '30', '2026-11-16 06:38:55.945+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_IuIh34Utvppq6xUk72vhIV', 'POST', '/v1/payouts', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '40', '2026-11-16 06:38:54.912+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_Jo1HVT1r76fwRwvaBqgAkq', 'POST', '/v1/billing_providers', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '4', '2026-11-16 06:38:55.395+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_Jumo9KWuNSNTSPo0v9tNHS', 'POST', '/v1/emergency_accesses', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '23', '2026-11-16 06:38:53.396+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_LMG2n9rFqohjuXiUtWT663', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '9', '2026-11-16 06:38:54.539+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_M37zdS1fL000fCZdPDGZsd', 'POST', '/v1/practitioners/prac_Tg8EMvo7i7Ow1n6pkARPEH/verifications', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '80', '2026-11-16 06:38:53.081+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_MPwKSrho952L3BhdYFD0IH', 'POST', '/v1/payments/pay_bCDKJGRbSONRP6764BBs92/confirm', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '163', '2026-11-16 06:38:56.458+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_MSjjr9fYki30SemhQGLoMA', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '19', '2026-11-16 06:38:53.35+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_MWrecjPiN5fm4LXniwh9fq', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '17', '2026-11-16 06:38:55.914+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_MpGhO1yXZL0grIzSuIE4dd', 'POST', '/v1/consents', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '14', '2026-11-16 06:38:54.99+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_N2nIe9nTcWCPQ974uf9rkG', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '19', '2026-11-16 06:38:54.955+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_N93fpGAJb8O0aAK6cTJowd', 'GET', '/v1/audit_entries', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '34', '2026-11-16 06:38:56.078+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_NWvMaHI0aC30RupY9DJ79U', 'POST', '/v1/notes', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '78', '2026-11-16 06:38:57.082+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_NdS9w6r2VoZMNzMAI0LeoJ', 'POST', '/v1/consents/con_LL2M8W6ueSqlC5EGjJswI7/sign', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '50', '2026-11-16 06:38:57.962+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_OA48HIishtuPoUxdo5GA3W', 'POST', '/v1/consents/con_L3r66GXeKEUtJXmC76VoQ3/sign', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '118', '2026-11-16 06:38:55.132+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_Q3ha0eOruGWKZbLeBOf0w2', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '14', '2026-11-16 06:38:55.683+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_Q3hlNC9CXQufjzf7ituOMI', 'POST', '/v1/sessions', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '66', '2026-11-16 06:38:53.545+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_Q6wFzCIrT0raSZbF87wX83', 'POST', '/v1/consents/con_LL2M8W6ueSqlC5EGjJswI7/offer', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '38', '2026-11-16 06:38:57.911+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_QPRobYtbhkeA7i87rQZiZ3', 'POST', '/v1/claims/clm_w9MJhLmtMsNOTSd9FMAQBy/submit', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '388', '2026-11-16 06:38:58.44+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_QYpyR5TLPJusdSWtsgOa0n', 'POST', '/v1/payments', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '23', '2026-11-16 06:38:56.288+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_RCIbF4a1o6RGtXzrr4Yrwo', 'PATCH', '/v1/persons/per_5sd5WbAQSopqGnGPmT27LS', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '50', '2026-11-16 06:38:53.997+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_RSzaYXFBbzwpzrCsZnPK3W', 'POST', '/v1/deposits', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '33', '2026-11-16 06:38:55.896+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_SxboBxHOEijPV3HSE8VGkP', 'POST', '/v1/consents/con_Hc6ohw0ousCAcmRQOtTKWt/sign', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '103', '2026-11-16 06:38:56.811+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_T3KMnIguxkBytZSzXEQuPd', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '36', '2026-11-16 06:38:53.286+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_TA6ybTBjQTgdf7oHkQ7g9e', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '21', '2026-11-16 06:38:54.085+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_TIedSucFg51ZinZ0CcqDfd', 'PATCH', '/v1/persons/per_x6sDndbURe1Bb4YshE8yB4', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '36', '2026-11-16 06:38:57.001+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_UFjsvmQVfkQ6ZTdEugFKxc', 'GET', '/v1', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '5', '2026-11-16 06:38:56.184+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_V8eYLh1ibEthB048VImfRS', 'POST', '/v1/consents/con_1ETVLqx47xQQbGfzGjBDma/sign', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '35', '2026-11-16 06:38:55.262+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_VFrAcU1fzaoUtfuIFIo00j', 'PATCH', '/v1/persons/per_eEbzLIzTNpLe1mJHeuI2oq', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '48', '2026-11-16 06:38:53.771+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_VG49N8ke2OmIUqii2v6eNn', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '12', '2026-11-16 06:38:55.166+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_VaPvrNp858CF1IatVUd9T8', 'POST', '/v1/practitioners/prac_6IoafhoGastCv10GKNsrKE/checks', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '16', '2026-11-16 06:38:53.155+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_VaVp2C2dxDxsFYb7jt8Rpu', 'GET', '/v1/ledger_entries', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '15', '2026-11-16 06:38:56.235+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_WOMYr3wJl4OQXDUbioQRE5', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '12', '2026-11-16 06:38:54.234+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_XH8ut6LSQtrTs2VLFG1oqy', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '10', '2026-11-16 06:38:55.968+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_XrurOfErz3mZUsWtbpP6ox', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '33', '2026-11-16 06:38:53.129+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_YIF2CpD2pKQi60U2sO3x4M', 'POST', '/v1/payments/pay_SAbIyVXjQstqeQERJwk4mI/confirm', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '78', '2026-11-16 06:38:54.671+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_Z74bnq7oiZSLUaw4GYOAQU', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, 'ik_75bxeSvDUC14YIppuiCmuHJj8MJT8TSHreA8dvUXyZY', '39', '2026-11-16 06:38:57.53+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_ZWgKfkRVj42O4ghSQLx17F', 'POST', '/v1/superbills', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '38', '2026-11-16 06:38:55.862+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_ZiYY0vfNYPIBmblHFF6eAu', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '11', '2026-11-16 06:38:53.66+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_ZxztMIUlJRxjd1RCsHFLDX', 'PATCH', '/v1/practitioners/prac_zXXgOYN2mZVlDGt2voS1An/availability', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '58', '2026-11-16 06:38:54.303+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_bXHS8upjrn3EGAYANqbW3f', 'POST', '/v1/consents/con_Hc6ohw0ousCAcmRQOtTKWt/offer', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '70', '2026-11-16 06:38:56.707+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_f7MY7kWT9R6fmZfKxH8FgL', 'POST', '/v1/payer_contracts', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '21', '2026-11-16 06:38:54.934+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_fJKn6EcfjkyfdagvH4Ajbv', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '19', '2026-11-16 06:38:56.098+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_fsmyvonSC3WMv8iusxsqUS', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '17', '2026-11-16 06:38:55.667+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_gFale7nkzgCCBnrXQMYY0l', 'PATCH', '/v1/persons/per_l91jdTbsSUOQe0B1bCLlRY', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '28', '2026-11-16 06:38:53.888+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_gHlVGzHJEdMDqomlg0BkdX', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '12', '2026-11-16 06:38:52.999+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_gap0iRaTZAOSMPDdmR2DkM', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '28', '2026-11-16 06:38:57.649+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_i5i3WPL4GaoWturPazStvB', 'POST', '/v1/consents/con_JCXdqNT0afS2ViUU88PjaG/sign', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '33', '2026-11-16 06:38:55.516+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_jjNGasbXx7BJXCBPyZCzVa', 'PATCH', '/v1/practitioners/prac_fE034q6MwVOkGAHtzjbBll/availability', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '48', '2026-11-16 06:38:57.582+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_jp3ZB16LCdFIkRIbm13ddT', 'POST', '/v1/claims', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '60', '2026-11-16 06:38:58.032+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_jvVBOE97ZutjVWfVV8oKY8', 'POST', '/v1/consents/con_1ETVLqx47xQQbGfzGjBDma/offer', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '10', '2026-11-16 06:38:55.226+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_lClTLVqF6XnWugnC2u0Iv0', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '21', '2026-11-16 06:38:53.474+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_lHa9zeTwm1XoNy8uks5NYr', 'POST', '/v1/coverages', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '72', '2026-11-16 06:38:57.834+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_lN9pUUKxSaO2IIW6st9Bx3', 'GET', '/v1', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '12', '2026-11-16 06:38:56.473+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_lzj01S4EWAKDMxTaoPtbUY', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '48', '2026-11-16 06:38:57.753+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_mGu6aAdYp8fMV5Jrnzin6C', 'POST', '/v1/consents/con_L3r66GXeKEUtJXmC76VoQ3/offer', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '19', '2026-11-16 06:38:55.009+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_n8NYlruTwrQsH2mp50Rzs2', 'POST', '/v1/notes/note_NT4yMChllOG1DvFJcm4miT/sign', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '172', '2026-11-16 06:38:57.256+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_ojBV9W61jNszj9jp0piPMg', 'POST', '/v1/practitioners/prac_Xb7Idf5EJsXv75NdnngbkT/calendar_feeds', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '20', '2026-11-16 06:38:53.64+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_p8GdJxlS4ARM6DvDJV1aOb', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '15', '2026-11-16 06:38:54.498+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_pWsSqncVLT7l1GmfYo7qAG', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '9', '2026-11-16 06:38:54.862+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_q2itSdyW9BZ5neN8v27p7Z', 'POST', '/v1/consents', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '10', '2026-11-16 06:38:55.214+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_qCHBUo0KLUFNIJTdyO51o4', 'GET', '/v1/disputes', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '22', '2026-11-16 06:38:56.543+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_qoK3xuFvXkrOL2SfLvNVOE', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '21', '2026-11-16 06:38:56.565+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_s21TjeI93onMFpK8WmQDYL', 'POST', '/v1/sessions', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '147', '2026-11-16 06:38:56.955+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_sN4jXywWaBYOdLvswgWGCm', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '63', '2026-11-16 06:38:57.488+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_uTpqGLOkxDRRaK80DdZmdG', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '14', '2026-11-16 06:38:53.372+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_v3p0UyD8VuiVzzGhzcaMOF', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '18', '2026-11-16 06:38:53.717+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_v49YM05Fivpv0KchUsiHkk', 'POST', '/v1/eligibility_checks', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '72', '2026-11-16 06:38:55.344+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_vZjxOxSOUqVtylnl7pebWC', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '29', '2026-11-16 06:38:53.945+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_wH8mSxc8CLJgqDC8rgaVp1', 'POST', '/v1/payments', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '15', '2026-11-16 06:38:54.602+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_wUvPEWae7CKK2xX5GGTDnr', 'POST', '/v1/consents', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '38', '2026-11-16 06:38:57.873+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_x7pUQTI0byyWDk42BYmsts', 'POST', '/v1/coverages', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '18', '2026-11-16 06:38:54.974+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_xrIgfH430vbJbWmeWTwBbm', 'PATCH', '/v1/practitioners/prac_fE034q6MwVOkGAHtzjbBll/payout_terms', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '35', '2026-11-16 06:38:57.619+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_yJjBH2o0ckcMmAlvwhYOGA', 'POST', '/v1/assessments', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '101', '2026-11-16 06:38:54.214+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_ylWGO3GwBaSSmIWltSHBgE', 'POST', '/v1/practitioners', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '14', '2026-11-16 06:38:53.412+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_z68rtW0xMfEgffBdv217yx', 'POST', '/v1/persons', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '20', '2026-11-16 06:38:53.859+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_zFBBMzwN8zg74zfpJF2r1D', 'POST', '/v1/estimates', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '74', '2026-11-16 06:38:55.766+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_zPMKBnUEhTILtvvWgzfDvV', 'POST', '/v1/deposits', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '22', '2026-11-16 06:38:56.213+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'req_zjbcpuJqjInCC4hebWXxFK', 'POST', '/v1/notes', '200', null, 'key_g2bQgyOF1xJ2DAKdKpcfkg', null, null, '60', '2026-11-16 06:38:53.833+00');
alter table request_logs enable trigger user;

alter table scheduled_jobs disable trigger user;
insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'chk_8OWUylay5XAEELAvzqDyqm', 'check.expire', 'f', '2027-03-16 06:38:58.459+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'chk_UsdaKubchq7P2x5l5XAtgA', 'check.expire', 'f', '2026-12-16 06:38:58.459+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'chk_hCSun3TLUxVytsYhWPvsSL', 'check.expire', 'f', '2026-12-17 06:38:58.459+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'chk_kwL8rQNExBfMUbCwZa3AQ3', 'check.expire', 'f', '2026-12-17 06:38:58.459+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'chk_qtx4vFOKralFk8xdvOgcdY', 'check.expire', 'f', '2026-12-16 06:38:58.459+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'clm_5FpHHrlRNwMzWX4IKaeLAX', 'claim.warn_of_deadline', 'f', '2027-04-18 00:00:00+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'emg_E3gLI29sA4uNCcIkbyoOsO', 'emergency_access.expire', 't', '2026-11-16 07:38:53.375+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'api_key.check_use', 't', '2027-05-15 06:38:52.608+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'key_tgWr2IcCZieHEIi4WDmkqM', 'api_key.check_use', 't', '2027-05-15 06:38:52.879+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'match_tL5RjngE0S6RTyBI4xnfTJ', 'matching.expire', 'f', '2026-11-19 06:38:54.309+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'note_VFI47baNocrwbXb3QnHvxj', 'note.remind', 'f', '2026-11-19 06:38:53.773+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'note_uQqiLaTcfGEOP0MLEvpiHq', 'note.remind', 'f', '2026-11-19 06:38:57.293+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pans_8VXFsXuu3jvvMAy5EH9FBu', 'payer_response.deliver', 'f', '2026-11-30 06:38:58.077+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pans_gBY3WB3lAvbqnlNiFjMbI2', 'payer_response.deliver', 'f', '2026-11-16 06:43:58.077+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pans_jtuCStupbjID5xbsD9jViV', 'payer_response.deliver', 'f', '2026-11-17 06:38:58.077+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pans_wfumoaOKjwCc6jXdDAdadZ', 'payer_response.deliver', 'f', '2026-11-16 07:38:58.077+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pay_bCDKJGRbSONRP6764BBs92', 'dispute.fetch_outcome', 'f', '2026-11-30 06:38:56.393+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'po_aCKecY20ddXDherLC3rQRr', 'payout.send', 'f', '2031-11-22 17:00:00+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', 'practitioner.evaluate', 'f', '2028-10-16 00:00:00+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', 'practitioner.monitor', 'f', '2026-12-14 06:38:58.459+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', 'practitioner.reverify', 'f', '2029-07-19 00:00:00+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', 'practitioner.warn_of_expiration', 'f', '2026-12-14 00:00:00+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'risk_2sAGlOLlXq7ZVF8A0ySI4v', 'risk_flag.overdue', 'f', '2026-11-17 06:38:54.013+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ses_C7JupaahS9pQkJ470JM09C', 'session.remind', 'f', '2031-01-05 17:00:00+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ses_KkvApAcmZwRCf0S7xWsoaL', 'session.remind', 'f', '2027-11-28 17:00:00+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ses_Ts5aZraQuDNkcZK7bZV4qO', 'session.remind', 'f', '2027-12-05 17:00:00+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ses_fyPzCUxpek1Zlrc5szuiIG', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ses_oFz5Ycipkg3UFXwZxfBz7n', 'session.remind', 'f', '2027-12-12 17:00:00+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ses_ytmrpohfL6H6wPFb9YIOk1', 'session.remind', 'f', '2027-11-21 17:00:00+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'st_XOhfF75pprHgbCbQeryodm', 'scoped_token.expire', 't', '2026-11-16 06:53:53.419+00', '0'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'sweep_usd_2026-11-19', 'payout.sweep', 'f', '2026-11-19 00:00:00+00', '0');
alter table scheduled_jobs enable trigger user;

alter table scoped_tokens disable trigger user;
insert into scoped_tokens (account, id, api_key_id, practitioner_id, person_id, status, scopes, allowed_origins, prefix, last4, encrypted, hash, expires_at, revoked_at, exposed_at, expired_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'st_XOhfF75pprHgbCbQeryodm', 'key_g2bQgyOF1xJ2DAKdKpcfkg', 'prac_Ld01knsyokRjmfmsb7IbZ9', null, 'issued', '{sessions:read,sessions:write}', '{https://app.example.com}', 'st_test_', 'xjmR', null, '3d94ac2aeff34303aa8fb0f9ff4e282bbe0a55f466c121792c2ede26da17c968', '2026-11-16 06:53:53.419+00', null, null, null, '1', '2026-11-16 06:38:53.419+00', '2026-11-16 06:38:53.419+00');
alter table scoped_tokens enable trigger user;

alter table session_series disable trigger user;
insert into session_series (account, id, practitioner_id, person_id, starts_at, time_zone, every_weeks, count, duration_minutes, type, format, session_ids, skipped, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'series_7Zy0uiWjvTO0gjQnmQQj07', 'prac_y91XRfiXDPNJvJnV63ll6y', null, '2027-11-22 17:00:00+00', 'America/New_York', '1', '4', '50', 'individual', 'telehealth', '{ses_ytmrpohfL6H6wPFb9YIOk1,ses_KkvApAcmZwRCf0S7xWsoaL,ses_Ts5aZraQuDNkcZK7bZV4qO,ses_oFz5Ycipkg3UFXwZxfBz7n}', '[]', null, '1', '2026-11-16 06:38:53.564+00', '2026-11-16 06:38:53.564+00');
alter table session_series enable trigger user;

alter table sessions disable trigger user;
insert into sessions (account, id, practitioner_id, person_id, status, type, format, starts_at, ends_at, duration_minutes, time_zone, buffer_before_minutes, buffer_after_minutes, busy, requires_approval, availability_overridden, hold_expires_at, capacity, seats_taken, participants, person_location, procedure_code, payer_type, policy, fee, canceled_by, series_id, series_index, original_starts_at, rescheduled_from, reschedule_count, at_risk, record_opens_at, settled_at, encrypted, held_at, requested_at, scheduled_at, checked_in_at, started_at, completed_at, canceled_at, no_show_at, declined_at, expired_at, released_at, rescheduled_at, corrected_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ses_C7JupaahS9pQkJ470JM09C', 'prac_fE034q6MwVOkGAHtzjbBll', 'per_x6sDndbURe1Bb4YshE8yB4', 'completed', 'individual', 'telehealth', '2026-11-03 17:00:00+00', '2026-11-03 18:00:00+00', '60', 'America/New_York', '0', '0', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f', 'f', null, null, '1', '[{"joined_at": "2026-11-16T06:38:56.817Z", "person_id": "per_x6sDndbURe1Bb4YshE8yB4"}]', null, '90837', null, null, null, null, null, null, null, null, '0', 'f', '2030-12-07 17:00:00+00', null, null, null, null, '2026-11-16 06:38:56.817+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:56.817+00', '2026-11-16 06:38:56.817+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ses_KkvApAcmZwRCf0S7xWsoaL', 'prac_y91XRfiXDPNJvJnV63ll6y', null, 'scheduled', 'individual', 'telehealth', '2027-11-29 17:00:00+00', '2027-11-29 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-29 17:00:00+00","2027-11-29 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_7Zy0uiWjvTO0gjQnmQQj07', '1', null, null, '0', 'f', '2027-10-30 17:00:00+00', null, null, null, null, '2026-11-16 06:38:53.564+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:53.564+00', '2026-11-16 06:38:53.564+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ses_Ts5aZraQuDNkcZK7bZV4qO', 'prac_y91XRfiXDPNJvJnV63ll6y', null, 'scheduled', 'individual', 'telehealth', '2027-12-06 17:00:00+00', '2027-12-06 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-06 17:00:00+00","2027-12-06 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_7Zy0uiWjvTO0gjQnmQQj07', '2', null, null, '0', 'f', '2027-11-06 17:00:00+00', null, null, null, null, '2026-11-16 06:38:53.564+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:53.564+00', '2026-11-16 06:38:53.564+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ses_fyPzCUxpek1Zlrc5szuiIG', 'prac_0yk6PHmIVIZtUGM7xs4pJ5', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, null, null, null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 06:38:53.482+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:53.482+00', '2026-11-16 06:38:53.482+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ses_oFz5Ycipkg3UFXwZxfBz7n', 'prac_y91XRfiXDPNJvJnV63ll6y', null, 'scheduled', 'individual', 'telehealth', '2027-12-13 17:00:00+00', '2027-12-13 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-12-13 17:00:00+00","2027-12-13 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_7Zy0uiWjvTO0gjQnmQQj07', '3', null, null, '0', 'f', '2027-11-13 17:00:00+00', null, null, null, null, '2026-11-16 06:38:53.564+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:53.564+00', '2026-11-16 06:38:53.564+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ses_ytmrpohfL6H6wPFb9YIOk1', 'prac_y91XRfiXDPNJvJnV63ll6y', null, 'scheduled', 'individual', 'telehealth', '2027-11-22 17:00:00+00', '2027-11-22 17:50:00+00', '50', 'America/New_York', '0', '0', '["2027-11-22 17:00:00+00","2027-11-22 17:50:00+00")', 'f', 'f', null, null, '0', '[]', null, null, null, null, null, null, 'series_7Zy0uiWjvTO0gjQnmQQj07', '0', null, null, '0', 'f', '2027-10-23 17:00:00+00', null, null, null, null, '2026-11-16 06:38:53.564+00', null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:53.564+00', '2026-11-16 06:38:53.564+00');
alter table sessions enable trigger user;

alter table adjustments disable trigger user;
insert into adjustments (account, id, kind, person_id, session_id, claim_id, amount, reason, encrypted, status, reversed_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'adj_I5wwQH6xk6x6V3dlT14fKi', 'increase', 'per_skCMb8TKYRvlYP01dgeAH1', null, null, '{"amount": 500, "currency": "usd"}', 'billing_error', null, 'posted', null, '1', '2026-11-16 06:38:54.5+00', '2026-11-16 06:38:54.5+00');
alter table adjustments enable trigger user;

alter table assessments disable trigger user;
insert into assessments (account, id, person_id, instrument, session_id, practitioner_id, amends_id, amended_by_id, status, encrypted, expires_at, reviewed_by_id, started_at, completed_at, reviewed_at, amended_at, expired_at, canceled_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'asmt_X9JFi0iLjObfFD5X2TxGgy', 'per_knuIxTdzBz62kW1W1A2KsT', 'phq9', null, 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', null, null, 'assigned', '\x012a1ec38c4135e93ae74d39aa7e3041477336b6d96c68b9fa8db2622eddee5166e57e4e3691cc604b6505e39a527cc939d48ed42b1b97261785a87a6a1e10df401db62346bb762b98250c9937090f7f8225a59520d3d1d28f1beadfecd1b1f86e6d3182a4159c0adfa853739dcd759abeb17e79d99ca6ad9cf0dabc475236d2508ae4e58c2799c8768b9625cb59ff270044e0aa702c8e817dd9de7bf25f5a7be102021a7b63d4c70d996f2a3d33cdd509b8ad1b1a31eb3f4ce93594', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:54.117+00', '2026-11-16 06:38:54.117+00');
alter table assessments enable trigger user;

alter table charges disable trigger user;
insert into charges (account, id, kind, person_id, session_id, practitioner_id, amount, status, automatic, reason, encrypted, waived_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'chg_IuFmB2f3JBeoTYFm9nuqm6', 'self_pay', 'per_TGP7x5pyr67016odXuZpTx', null, null, '{"amount": 15000, "currency": "usd"}', 'charged', 'f', null, null, null, null, '1', '2026-11-16 06:38:54.427+00', '2026-11-16 06:38:54.427+00');
alter table charges enable trigger user;

alter table estimates disable trigger user;
insert into estimates (account, id, person_id, practitioner_id, session_id, revision, replaces_id, replaced_by_id, trigger, triggered_on, service_date, due_on, valid_until, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'est_OmS5AIoQFXgfzzh3U9JPBb', 'per_zffqyR98tgLIRSt2JPNLcO', 'prac_ULACbO2XtBp7JIpwIr8DVK', null, '1', null, null, 'requested', '2026-11-16', null, '2026-11-19', '2027-11-16', '\x01f7dc6bb6954e4c2cec56a71acdf228b2c01998dbabfddbc89dbb5938350f6f100056ac0b4a202c0ed3b6b84b5cc52a0cd65bf8c55375c2eccafd5551fc371a089f30a66045c4559c7ad123193c72effe89c65f979170c5a3acf336023ef8c1c60f96f6fa0e40746fa7b66f365f590c718ede6fd965dc241166c8d72391690c30805c9773639b18bf90dd3af3ebe3fe8c044e8202ac5be095f72f5bb832c72cb2158e6d36dd313d43ca58cc19b41ac2cb7c8a88bb9cb0c0ce260d34c23696d1e6cae3405eb0c942a12e013acc56b0ce4e982d8b329aa0d544a6c417d3f669aa8004458ad0d6fe0774e02c23b26d4195a65c250577c49d5aee4d596dd7176cf151183dbdb870baef2278d89ef5f59723c5c90749f68d0857bbbb0b8c49f5425a5682575dfbf9591d9d64a9af8297a2f4b0f59800f611d386c664e6338dfb390660aa489a9ab2fdb43eb12673d14c7bd50c39a8e6d1d7ca4a654f3a8a2ab1509a69623dba001f9092e93c38eec7c779782b7627e8f7869c2e98810cdd4f0322152b531f6d391358ffd7d46ac17bc8d72c7e3f17d6b18df7b7e34abc0ed7ac5a5ac741b9ba7487a9023a992b313307e276665d686c477f02484aa9c11c62175a7b71a0904e3630f8cf1730a990e47c6fcf7917d3ac7485541aa7bdd5dfb747089ed7ae4075ff3dd35d8a9edad64587837a0835318148848d254e0c7e62cbb63f4e6631466f7882340d800cbdb862caacdaace4ddeed63ba24a2b3c6d56552a65e7f5bcdc59e700e8bafcd76659bbd1b030428508dbedc234b8be21804bf85f44aa77eaba0a90fc0ce23a9c83e1d91ead143ecb3ff664074602a380d1f10d880a592670f8150f4592d3879f9d06fde13c049f32dc4180effeca9a70390838adf5a3e40c94bbc1a65752a5c8f24ff6fec008fc4f0a3e9c4a3e3206502a3fd7f54e4e2dcc6bd2adc3bdf3c2b5e02b1a9079daec46e9cbd0db1afc27fa3a194f281c97ac468b716a52bd93ff67bce3d81386b7e8ca6fc1cedf7e45be7331ec2192a887a7812905198db1fec5e99375f3bd48e12c01eb38b97e0fa2bf60cfe2cb67d463727a900271f0a18357441f05ffbcf7d1be908ede6521c6bee355ec3934190c2040524f4c3e0cbd0707791430c7e875ebf7fbf30d2d9706f5fb5ca93736217acfd1dd19f24264594755d51a754e747540bacedff985add9dbadc351cffd0a05fc052ba2f30d5fca90ebdadaffa26ff5c3ae2c308db81b5104d2109e6619a242d25d0f17e0e0f2b5a29d9c2ab4bda01e78d203336ff41351afe4789b9539b59b866adb7a2e2ce545a394e0cf95c99e37e8a9281e578fa0a820f898497d027b0cbb2ba59d7cc9e0138d1852541d6fbdcf71338e4cdd8fbb95003f4e9d304d091759d80c8e55a84d9b0593dabea0841d7854e8c85d7a9ac16f1f5c6365689e1d95080109cffa34fbb3cacd9db73f3aaa4720357c125a395ad326981b6fe7a031402459d2560f741921dfe7b9dfbdadbbd03a62e5af8a87dfb1daf1dc1206cfa0168c869e95b406371cbfef6b90a691a618297a0dde59582855cc7cbb855641d93cf62504195407d08402da3ab7b90cf986046b1d95214a96748ae7e1f1330451c833cc3b6917cadaa04769c4c42e5b6b0716396aac4a16c02b4555fe3f2a18cf7a2ce9fbfa218f5ab26d1e16aee546a111d42e1dd83039c0bfae071b332daac78fc43c6b409f7439529c8439d47ec2a4240dc631c9f308a4ab693b3c91576cb22176a582c7997e22d9c1193c79d3db07e7d9bdb1bb104cd1b3e0412d7c9d02d7224dbedad31a3e70b3d3169705a31ca1204dcfae85f93b390dd46658c3672a57fb1f5073f045a8819af4af05a040a2da80030fb60d27e72cef9f20fc559f857805feea2423a6773854ff0141d1793da027ecb0bd9db06d6e7ad80b8a7eb42633ed7389a1d652223305459ba204ecee79de3a50baeb3b05d96697873ef8551884f2ae9bba614854cdd704cc25cce914b7b03b9cbfa0393af7e1db6df384ea5e30f5c23ac4c26a6dae19624318de29abeece44f1d4e17968ed92e5397ba5d7d2b40338d0df619767f1e95585e4e8fb93af524ea5708979d76281d588bb65aeb8275c283506a9d9af324e2326be17873b77ba4301eb2d21ddeaae21a57e92f49c4a62373441156b030c9fc49355d671d722c9d266106b2a8f3e56b0f897709ba6e1550936b9f71852858219e14e6a0db4aad35360', '1', '2026-11-16 06:38:55.699+00', '2026-11-16 06:38:55.699+00');
alter table estimates enable trigger user;

alter table matchings disable trigger user;
insert into matchings (account, id, person_id, status, encrypted, seed, model_version, index_version, shown, accepted_practitioner_id, session_id, offer_expires_at, blocked_practitioner_id, blocked_by, expires_at, completed_at, diverted_at, accepted_at, fulfilled_at, declined_at, expired_at, canceled_at, failed_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'match_tL5RjngE0S6RTyBI4xnfTJ', null, 'completed', '\x0132df6f2f76ed22c25894139eb4b5b441826b5f339b60f42caf26bff5bfe6a22fa0478925d39e8c0673fa29a072ff485335c459be37e87aabd931f15fa48dafdee4311a151c352a879f2713d63ae3880ab4c1bb1eb46ee48a3bc4d61e5c10060b0183f7361ebf5f9e4d033123e1df6ccad65b6cbeb630649a7267430154200ec0e59ef4a45f62d2f16a034689a0124889b56942119f180b10ba889e76f07f4de109762f9aa6e1738fdcd548f7800e966e62d3bb24b523121dfb9b70e95931b0bd2e4a51a5e5a27e0072f9ac05de442ba90b2fb0b3deb897fef8d755d1b7af5b951f134ac9a75faddf39f714c27fb7b616a6bd5ec7f76d5bd13ddedd706f377b2e125cfe6fe624c58773f5a34e871ce0916233656046989a691b094781489a0237129b1faa73c92fa62f645fb9238b5c93aee48652a48390a45b6c095c793071b2136621e3e9e27268a55a5da47658b5d650f38fd4b060e3da2f00641817e53aa99da2103c03dfa163d8eafd3f5677b2d40dee3cbf1f22c5a68b7aa67dd1283b92813138081511e58262806c157fbf899221e557c4ae62dfdc7b06845d5f4bc10491b17d7a50eabdc30b1127e2cffd54ac31ae412405158b390dc3b95aae3a99cc6cdb96896cb5a07da4fc0c3a73c7acb1865ecdc19eb9c2e5889e8718817c899ca8d66c7f4b96fbd6b00074b1d17c3e4aaff9edcc9da4069fca79ed6c6a4b39c87bbea2f8ed8bb9e0527c3092248b3e3b57286a62531cee8ab65e41161e24a9b67fae10c45c5057c4ff0393217ff5c29cbb1b411c5d026430c0f87d1b7c3b29b05916b29da8daa2bd399f949e1298a048bda057cf7f166dbe0b777b037d672ff6feb1c377e0d6c6be996f2266d4b7edf41a0aacbddcb5f944f49be18de32dc06188dfae93ddef428af44b418c57cf4c532f1f36806860f3d13b8f42bfb15c3eae51327ed4b202e83a8f75b8265c6f487eb647d591494637a98ac9396d78e298e7ef4755c97142f8fbccd5f87bb276d125540ef814056ea8228f39f7ef11f33faa9872afbe0b5ac3768d951cf1711acef0c3df23e20722285811cb65685e6586fb7b49eb68537b6886ee96163f49c1c381879ba23a848ce3ff221f8ac416717f4af9a0dd1b2f1335c9f2bc97b92fa69966c3f03261819432b863462447542fd0e1ccd1ddf84db3626d6aea128ba9136d8935b2d48d850213f39d8c359544300e2a43828b5b357b13b6d505b63863c158f5364fe3a4b76de5d151c21c0fe7e24b3275d44cceab442b04a9367788706445d30828183cf466f2627eef67834ef7424d1d44cfc884968698a9f2ea1c761e4c7531a32acaf2a8e1093a57672e62438fbbc39fc283e24737c6fc7cf9f5d3d5d8000d6c52ae761945de976e1a588cba16d5c589d95a81fd7199dd05774688b0e1ad0ba97eafb5e22413f979d0416ddcc5eacc7ddcc280897458d395ebb783a66af22095d1e4567b2b198c93e07b18b4de23884abaa8caf038d1993b45f976ef0da5ac59e624b1bc1d0989b01bf0fb013f686625ac8532186ae9c733de80296df5ead2391e82a2a332144dc9776a448cd823ee65231aa0f270200bae1920e874c6e0a7a84169abed3c0821d5250c850002f75cf63ed27db53b60e909464dd37ef24a3762876fd8ca9d5c6e5077386b4368f35662f2359538a375cc0c6aa5662e2badb4cdace7ac66f923125744f969992424a1f0ad149fa6e4e530589437c28585229f90d4edaa03cd9d44656e37ff39e9a5760c7f37a009ee9ad8bd186be9c2a14fe511928874693230dc39e405eb1803bb0aaf03839d6f9b1c28b09b667c23fb24b1cf2abe4c2227a03b57ce23d1acc368f4335c5e944d95ce3da599d9fb460d331395fa8f8cfc2a904b329c4f90360c36ed4d3533bc268cf6ad990513f5143c4614823034851b2dc8a1cee5cb961e3dce5d5b1dc9c8f27f4d06173990b236c655a53d32d48ede1d1daf5973f8f14c45cd887ad05cf4f79228980096a7f5b862d9055a6850375f17f169faa39cbe954b6b6d326189d492c590ace56475f03c0507e8723258ca9654b2927535044b6638eafc122967c14ae17f47e26c18ef2c34b8832209029d002bfd91b96a11baf34e83e03feeeaf5775606a515ae1594f14a156aad4b8cff3671bfc91465a16cc67a8f8afd8d5b374f31bd80567672a8602bdba97021ce2ce3d81d7a5c77db0b8b3718d6380222be2c6b48ba363e703dfe18f45112343045c4c023c377cf0c97343b03b5339423b8ea08206f4c02703f71f7e130a41e7174f6077d00068c5897521654d9980a86f9988647a17a620ed7e558b63ec11e4f6f616079dacd331f80ad28d6a952316b03201f33edffe32869431da79ba9371b0f543ddf34d19acb42dca4d372382878d75e67abdfada43b24aaf43a031bedb80024a0b3569d27f8d0866e15296d1172b099b135bd7706f46b3e3f8be6437cf9c1693fb2c57ea9d5a660787efad9f73b9ab3d215314e292e39c926535fa8eebb932598f7c63a3bbb2d3cdde6a37d6c17c18513fede151cb503db2e3721d1362fb1f6c3ccaf5b431d4bb8b4848927dbf907b3b17d92f1d9c7b86d2428e1ba9b0b9aa7931f81c1a9ed5b26afdc40f24b842edbe804275e044cfef707388624104a94f72cfa1b86df42aa5e8c717de87af83faa9a6e65d25fec5b4a1c94555dd8a147a1a4927790f5aeac344b0c919b327e77ae661da75d7f4843d7b8e1b44c6dc7fab00f5b147a4b65959b3cf7451940879e8ec5802dc800f70f1353d5c130851fa54ba22c9d1b7957770c6efa271d657b58cae3445da2f8e2be2bb2571075901dd6b3dd9598cba50f1a458075bdd97d01755eae9d50af5d661a00736b6d08f84174782506819b75a3d409e4f61db17d4ef153fb1f6f69d7d6e525918cd5d3710d2e2305d42e80ea734b46649ed6', '677425364', '2026-11-2', '3617af0c4b065f61.ht5f3', '{prac_zXXgOYN2mZVlDGt2voS1An}', null, null, null, null, null, '2026-11-19 06:38:54.309+00', '2026-11-16 06:38:54.309+00', null, null, null, null, null, null, null, '1', '2026-11-16 06:38:54.309+00', '2026-11-16 06:38:54.309+00');
alter table matchings enable trigger user;

alter table notes disable trigger user;
insert into notes (account, id, person_id, session_id, author_id, supervisor_id, kind, format, status, encrypted, void_requested_by_id, submitted_at, returned_at, withdrawn_at, signed_at, amended_at, voided_at, discarded_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'note_NT4yMChllOG1DvFJcm4miT', 'per_x6sDndbURe1Bb4YshE8yB4', 'ses_C7JupaahS9pQkJ470JM09C', 'prac_fE034q6MwVOkGAHtzjbBll', null, 'progress', 'dap', 'signed', '\x010403be5f91b0ee7f3cebc6565b55bad7f611cc8db6468acfb52a0d7e2b87c91011e4b7008ddcaab491bdcf30a050522dc0ddd0d8ce99c6da84f4c5b738b6bc0c6074d5b7a39e7c88fc1193659e52e6468d22b70cacce88a4d1df26dd93af07383f91db23e783515c717229fea7fed511232bc8ff71cd03a29a1b1a62e0dab0de560f9854cdb0f2d5dd521c4b21834d9ec037c18f093824d36561e08e8859649aab912d6388fb47269ecca42a31eec0cac8ac50b45eb0a7455858e5a74be4b3d2dfbb400f66379ba63ebbe8993e3faa28cee45aecff671f7e3555c78ccb0937e1aa0cdba0e2ae1caedd623de508d103c89fb955eceaf266ea16276d971707bfd74f11b24f2dd3b095a55a74ee38e6705155f72cc823ad7ba736815be6e0493c83bfef837108964a57e71ff438d24918fa148dc734eab0420caee43455e0b128093fb49359c882251c2815ac4a4f6e28755b6fbfb9484ae948e9ea78ab67d623ccfedb4084291af10273b998aaec8bb4777f415f064082bff1011ed6132891d543ed970714b02e3893324246ce67d78fb7c540ba1553cc124065f0ac18cf18fc7f20fe19941b7d3f71b62eefbc0a85cbf4b0be2f9a4547b1e63ec11326c2bb9955688de2e122aa30ae09612eabc7e947dad50fe5e3ed138815b9c794fa6672a4adce3686a2e999483a89b359eb92cc858d9f154cbffc63f7f6195cdee564ffb7d4e0c95b70ca9e7b99549d83aebf670b34fa8664507aa635990eda3ec962e5d93245fc347b7100f6d4aa7b1375e5b51df9c134442d12ca5e3c45378989142eeacc957abb8134c09e8718c1a447dc039bebec7f5394f0a5c99bec72a48a8ad91d57b1e3b85b5cc145e99eaf59b151421aa19ff87aa3e1aa8fca8a18cb04103678aed665c09f152853fc0262398371bc9bcf4cfcd3fce16ef929da1ee347d56c1385304c139af45f15c94f160084983b80d7872e9c2e2c81da695ffaf86cc4a5b36d22282cb0b814bf8b7884ff3eb10c80c92fc5a0211791234faeb7f7a67a9f38a4e10ce3096587d8a1af1719c4b02ad424922498bb7cd55ea8eb518764d9974fc243501ebd903402d0ab86db8f8b33fc15b96b7fabd593425462ae543ecc325a538008a27296efba8c20baf87879ef1b3b8acdd9ab33a0a3d85a7bfb83f1d2323537db3438938c44031cbec401d4bf1ba776daadaacc242c102b139ce22225e2d78c276a2362e5f65290e9373ad11d6cf8fac47a5a4e6189f63ce53d0f2cac5ad5b365fa534dc145d59839e7fcf08808b325c5460889a2bf8131cb53275af6453f845f96bac5090333377ec6454596cc874e4cdd9f75f597e34a4782', null, null, null, null, '2026-11-16 06:38:57.101+00', null, null, null, '2', '2026-11-16 06:38:57.01+00', '2026-11-16 06:38:57.101+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'note_VFI47baNocrwbXb3QnHvxj', 'per_eEbzLIzTNpLe1mJHeuI2oq', null, 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', null, 'progress', 'dap', 'drafted', '\x018bba92e114ce15ee0c6b77cfa20cd1dfe82031c654df5295535def965ab75d76fea2aea3f52f0ce9942f331cabd41bd85cf6457b6f133dc8375ce1e4e2b94a9ceb2fa93e71ada90dbbf70fac0e80e76f1d95caca82795f6af5150eef783cbbcc0cfe74680c079aa4520c86ab8d28cce2d3ecee2273adb039327871a0b7db8040224302b4c7345a529fe794fb6b82292b4db1c9b8113f2b67883bcc89de46fa31a80ca0f50b7cafaa6c2be3b36f1db8e0dbc4dfe16ec5e97c4c8e0580a97e0ef08b876b91c96f7d08e312df0ddfca6dddf722e8345909c96020921410e39b2d1008d6c2dd2dc08e0d79234a28ca9e419ac8f05c45b23414636e01f2f4ec55d7de920b261b7972a27296f36edceea73ab4846ae63b8a14bf6a97f50d1f69dfaefaa535d7065d4c8d9677654cee5fbb0b249159f8fc1308e8cca8d551360e13379255c1f6ccf12e74c4f584a75f8ef0700f1fff39e3a59e67ab306f63dc3d79b12fd6a3719a1d0e10ba3b43263d333fc8cdca9a5beece5f42e957b3c4fc35add9a67d5d62b4a0ae6a0dfb2c83b035078928ec68704bcec7b383c83f516fd46c9bdf21c21d4f11ac38fc99376a9603745a5f27cee765df2db16d4b04a042ad6e876331e7a99d8e6ce43bc6d6230d649aca45ac62c804797f6ea43472104bc9d18da81b461e62c4ef73587677bb9a74c94a900d862ae239985cac3a7abc2cc6cafa4b25845d97cfd6a158c24ddb5ca4cdba2cdabe1803746093959f0c021b2cc6f8806187ca0ec88f4ca038b6ff2e253d8219f84c5eb6b434984a3548b7a3ab5aae9c280ff0d9cf2561c5fd3992a3e011657534ae1cd02994d74cf672d963986b43227294ba4a42eb99eb090dfc53f93fc3309782cd8ea291a3317883c209254778a2b9f5724ab8907da722c468dda7722c370fdb1afab1f8aa0ec0c317d38bb9538fd237c944c47bb1478c2890aa2eee74174eb2f75d6a7452c9b7edf1317d85139e76066048012e1825a8a62ece24571b15e66a915a882d6631f9fb3539fe1068f90527f735fb2501410f754e6dec2051f34f1fc7178b3d18562596385018dcdaf30fc102b65e4ac4d5a2f53c0424a5f3c219a8bee1', null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:53.773+00', '2026-11-16 06:38:53.773+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'note_uQqiLaTcfGEOP0MLEvpiHq', 'per_x6sDndbURe1Bb4YshE8yB4', null, 'prac_fE034q6MwVOkGAHtzjbBll', null, 'progress', 'dap', 'drafted', '\x01f66d94e32dd100872e5650fe0ebdc8999e1c91697d95835409cdbe8214779d98cdd85a0df3c623cc054e8a3e502af67ef6788875959e4e8872543671bd520849d49903120f8c1c8bbc5d22add458487c146b0ec251c767db6c33007bef3fc2b2a71d662e703b029f383a517292627a7be4afebf47896027705b84c9647d27cdd767b9f4e4ffcae89cbadb16c92e5424b892324a0f99934cecf0f9e41e29629a3795252639250e39ee815509e90b05ba2fb90ddc77f3efe44e742806222d7335c6034ef9666c4721b8e7257f7a58350a9275067f1621382b0c2fed598229f308e91b26b0b8f6af88f13df3c1e5a0b0f9971fb6ce538b04df64c767557cd95a31a06fe754e88b84df1aed1cb56079b254a0930ad3b2ff5f2058d82a1c8fcbba0ab6eb78163949663b7556017df0c5843e56d9ba845b91d2b8eac97babcc505c6251c994b3c2be5a67d0b5ccf2439eb1a37c6f644cb43d244b36ef2a7442ddb6b0f952876ed1b6236c5d41486f13ee70ff7c2e1f79ab4fddb5ed996d589629fa188303079b4765f4787801216551263f3af03b789902d5a5172c0540387dcb2c00c5a2071fdd9397d27511ca95c0405b8a36c9fd6e10c5156a9693e4c6183f4ba9fa7e008f8957a694c6444e565c3c51ca08f4a61a5c7c30526d82299d502b146f968b7ecde03a1dfc4b1a39a962320ffe5dc7b4eb7bf39db3fd8bdd7990255bd758adbfad1c862c5b661e626a3e8da14da5894da63eae74a4368423378862a9c5d573b54ef39ddf4fc0a', null, null, null, null, null, null, null, null, '2', '2026-11-16 06:38:57.293+00', '2026-11-16 06:38:57.369+00');
alter table notes enable trigger user;

alter table note_signatures disable trigger user;
insert into note_signatures (account, note_id, signer_id, number, action, part_id, content_hash, previous_hash, hash, signature, key_id, signed_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'note_NT4yMChllOG1DvFJcm4miT', 'prac_fE034q6MwVOkGAHtzjbBll', '1', 'sign', null, '44db369699b37a0ebae8820fde030e50046b2300a1b6afd4dc465166761af348', null, '326e344ad0c5ed5cc0c6014934769f80c6a42ca36b0a41989d0d89f37c265bf1', '3f60628f2db6e37638c2daf972bf6e24156dd0a9c34889a63b81cb1ac9e511db9718fa2cd8d989279a8b9487cf92a52af9d5513fc10de3e0c272e86c39ed7406', 'note_key_8c6cbcde658b4330', '2026-11-16 06:38:57.101+00');
alter table note_signatures enable trigger user;

alter table note_versions disable trigger user;
insert into note_versions (account, id, note_id, person_id, number, saved_by_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'nver_oLbsuFzTveFiuaBoZP2R17', 'note_uQqiLaTcfGEOP0MLEvpiHq', 'per_x6sDndbURe1Bb4YshE8yB4', '1', 'prac_fE034q6MwVOkGAHtzjbBll', '\x01484b60f090474d7c7dbcb075a222e96f82e47b26c4502a4e05a7a870182eb7153baec2a185f75c8aa7a53356918147e0348400d604f2f050b573bddf5bd72933da176606bb7ec9486f5f06ccf93f9c58a9f0ace586b5f528d98a6f08c85937148962af64297b42515e10176a2c23f0bfc790c246e85ac5385072ee6c2bd023a1128f41e93679981c8a5691f15361ad64af6ea04f8af1561140a5d2e54ccd6c4176089a0d8c82edc9de1d3bfe069a865d029e34e1482393ec434602023e4c288bbef4d12883debc9c5246633456cfd8f4dd370e422567efb828f1b0e2882f39f78a3e6be6c63ec76b7142de6b4f3a4f02749bf8ee60f85e59742ee97fc2e14618c264a65edbc3829057567f8c07bfc3b60f244b9b363aaa64a8fadc5c61070700e1a080ae15256b2902a038892c6cd213a17b02d6cce58b5d9c42815a8790b7a9e17e28aff4cd85c3c546d291eccc3472619588948f18fdca269b50a4bcc7ad58efd73e9c68271adc86341c906cee74e9d334bd90297c3b8a7c4a33aabe578b870e0a68f1e25e778e49348cb55b433c048ae391eec01cb235373d9388906d00278af0277019df7c2552b12f4504c5b85d68b9214770978a5591796a3d80781a4141381fdac5880599429f1004468f1c884459ee1615bc', '1', '2026-11-16 06:38:57.369+00', '2026-11-16 06:38:57.369+00');
alter table note_versions enable trigger user;

alter table payments disable trigger user;
insert into payments (account, id, person_id, direction, kind, amount, payer, payee, status, capture_method, authorization_expires_at, amount_captured, amount_refunded, amount_disputed, disputed, fee, allocations, method, method_token, failure, next_action, processor, processor_reference, attempt, statement_descriptor, session_id, claim_id, remittance_id, reason, encrypted, processing_at, challenged_at, authorized_at, succeeded_at, declined_at, failed_at, canceled_at, received_at, reconciled_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pay_65oSfqDqlOD88Wyh6UMdlr', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE1', '0', null, null, null, 'era_334wrx4nIE3AgmPvhzKYex', null, null, null, null, null, null, null, null, null, '2026-11-16 06:38:58.459+00', null, '2', '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pay_BtKGNjUtvLTiEzeCtoLJP4', null, 'in', 'insurer_payment', '{"amount": 15000, "currency": "usd"}', '{"id": "SBX01", "type": "insurer"}', '{"id": null, "type": "organization"}', 'received', 'automatic', null, '{"amount": 15000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 0, "currency": "usd"}', '[]', '{"type": "era_eft", "brand": null, "last4": null, "hsa_fsa": false}', null, null, null, null, 'TRACE2', '0', null, null, null, 'era_lH8a6P2vz9P268APv6ifea', null, null, null, null, null, null, null, null, null, '2026-11-16 06:38:58.459+00', null, '2', '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pay_SAbIyVXjQstqeQERJwk4mI', 'per_0q1aHuqxKlNoMYu80Ui5H5', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_0q1aHuqxKlNoMYu80Ui5H5", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 1000, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', 'simpi_cY2QdjzsPkc1omsdINEBNB', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 06:38:54.603+00', null, null, '2026-11-16 06:38:54.645+00', null, null, null, null, null, '5', '2026-11-16 06:38:54.588+00', '2026-11-16 06:38:54.689+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pay_bCDKJGRbSONRP6764BBs92', 'per_PgddHCfDSnNQyPZIR1jiUt', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_PgddHCfDSnNQyPZIR1jiUt", "type": "person"}', '{"id": null, "type": "organization"}', 'succeeded', 'automatic', null, '{"amount": 2500, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 2500, "currency": "usd"}', 't', '{"amount": 103, "currency": "usd"}', '[]', '{"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}', 'pm_card_createDispute', null, null, 'simulated', 'simpi_JMZusOfEPcSegGKQ25Qcnj', '1', 'ATTUNE', null, null, null, null, null, '2026-11-16 06:38:56.303+00', null, null, '2026-11-16 06:38:56.43+00', null, null, null, null, null, '5', '2026-11-16 06:38:56.27+00', '2026-11-16 06:38:56.478+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pay_utNTEmStPDNuadzTIXurQy', 'per_7wnr0gbpCB9xG1fxlFdw4K', 'in', 'copay', '{"amount": 2500, "currency": "usd"}', '{"id": "per_7wnr0gbpCB9xG1fxlFdw4K", "type": "person"}', '{"id": null, "type": "organization"}', 'created', 'automatic', null, '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', '{"amount": 0, "currency": "usd"}', 'f', null, '[]', '{"type": "card", "brand": null, "last4": null, "hsa_fsa": false}', 'pm_card_visa', null, null, 'simulated', null, '0', 'ATTUNE', null, null, null, null, null, null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:54.541+00', '2026-11-16 06:38:54.541+00');
alter table payments enable trigger user;

alter table disputes disable trigger user;
insert into disputes (account, id, payment_id, person_id, amount, fee, reason, status, processor, processor_reference, evidence_due_by, failure, encrypted, submitted_at, reopened_at, won_at, lost_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'dsp_mPOucc6bhHm52KUyq0MzdZ', 'pay_bCDKJGRbSONRP6764BBs92', 'per_PgddHCfDSnNQyPZIR1jiUt', '{"amount": 2500, "currency": "usd"}', '{"amount": 1500, "currency": "usd"}', 'fraudulent', 'opened', 'simulated', 'simdp_6At0MYd7Zt0IwlMIBTnhuI', '2026-11-30 06:38:56.393+00', null, null, null, null, null, null, '1', '2026-11-16 06:38:56.478+00', '2026-11-16 06:38:56.478+00');
alter table disputes enable trigger user;

alter table psychotherapy_notes disable trigger user;
insert into psychotherapy_notes (account, id, person_id, session_id, author_id, status, encrypted, finished_at, appended_at, destroyed_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'psy_ww2zMXdpiynDD75WYaYpww', 'per_l91jdTbsSUOQe0B1bCLlRY', null, 'prac_3Q7dqdM8sg5EnRZ5uP9BEv', 'drafted', '\x01b7799ba80b7b1fe9610258e32ef8f49650f8257f178af576edda058cb524918bd15810cdec922d509ebcfe49660afb7575d63eb72c62693fde85904e65dfc9d4ff4652b6745e1814e735ae4f41edcf82fb52cbe4c06cab268ee141e68936bea411ddeb7106ac44c80211cb90d2df6c65f3', null, null, null, '1', '2026-11-16 06:38:53.89+00', '2026-11-16 06:38:53.89+00');
alter table psychotherapy_notes enable trigger user;

alter table refunds disable trigger user;
insert into refunds (account, id, payment_id, person_id, amount, reason, status, processor, processor_reference, failure, encrypted, succeeded_at, failed_at, canceled_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 're_Uk8RBrxv4dEAnULDEcY9Ay', 'pay_SAbIyVXjQstqeQERJwk4mI', 'per_0q1aHuqxKlNoMYu80Ui5H5', '{"amount": 1000, "currency": "usd"}', 'requested_by_person', 'succeeded', 'simulated', 'simre_nZUxPXdSaEhUfv4xtgBp6n', null, null, '2026-11-16 06:38:54.823+00', null, null, '2', '2026-11-16 06:38:54.689+00', '2026-11-16 06:38:54.823+00');
alter table refunds enable trigger user;

alter table risk_flags disable trigger user;
insert into risk_flags (account, id, person_id, assessment_id, status, encrypted, acknowledge_by, acknowledged_by_id, resolved_by_id, acknowledged_at, escalated_at, mitigated_at, resolved_at, reopened_at, raised_at, voided_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'risk_2sAGlOLlXq7ZVF8A0ySI4v', 'per_5sd5WbAQSopqGnGPmT27LS', null, 'opened', null, '2026-11-17 06:38:54.013+00', null, null, null, null, null, null, null, null, null, '1', '2026-11-16 06:38:54.013+00', '2026-11-16 06:38:54.013+00');
alter table risk_flags enable trigger user;

alter table session_participants disable trigger user;
insert into session_participants (account, session_id, person_id, during, blocking) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ses_C7JupaahS9pQkJ470JM09C', 'per_x6sDndbURe1Bb4YshE8yB4', '["2026-11-03 17:00:00+00","2026-11-03 18:00:00+00")', 'f');
alter table session_participants enable trigger user;

alter table simulated_movements disable trigger user;
insert into simulated_movements (account, id, kind, object_id, parent_id, state, created_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'simdp_6At0MYd7Zt0IwlMIBTnhuI', 'dispute', null, 'simpi_JMZusOfEPcSegGKQ25Qcnj', '{"fee": 1500, "until": "2026-11-30T06:38:56.393Z", "amount": 2500, "reason": "fraudulent", "status": "opened"}', '2026-11-16 06:38:56.393+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'simpi_JMZusOfEPcSegGKQ25Qcnj', 'charge', 'pay_bCDKJGRbSONRP6764BBs92', null, '{"token": "pm_card_createDispute", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_bCDKJGRbSONRP6764BBs92", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 06:38:56.355+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'simpi_cY2QdjzsPkc1omsdINEBNB', 'charge', 'pay_SAbIyVXjQstqeQERJwk4mI', null, '{"token": "pm_card_visa", "until": null, "amount": 2500, "status": "succeeded", "failure": null, "currency": "usd", "payment_id": "pay_SAbIyVXjQstqeQERJwk4mI", "method_type": "card", "capture_method": "automatic", "amount_captured": 2500, "statement_descriptor": "ATTUNE"}', '2026-11-16 06:38:54.622+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'simre_nZUxPXdSaEhUfv4xtgBp6n', 'refund', 're_Uk8RBrxv4dEAnULDEcY9Ay', 'simpi_cY2QdjzsPkc1omsdINEBNB', '{"until": null, "amount": 1000, "becomes": "succeeded"}', '2026-11-16 06:38:54.803+00');
alter table simulated_movements enable trigger user;

alter table simulated_requests disable trigger user;
insert into simulated_requests (account, key, request, response, created_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pay_SAbIyVXjQstqeQERJwk4mI:confirm:1', 'tIl6CcROjqlws-iZqvc6pu3CZBfuPUpAlogNJBWmRIk', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "4242", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [], "reference": "simpi_cY2QdjzsPkc1omsdINEBNB", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 06:38:54.633+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pay_SAbIyVXjQstqeQERJwk4mI:open', 'zlz7fAd4xweYkwZtsri2xMPjpR8taDJP6DAVHKC-vZU', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_cY2QdjzsPkc1omsdINEBNB", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 06:38:54.622+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pay_bCDKJGRbSONRP6764BBs92:confirm:1', 'uA0_pRQpvXi8XcygV63bLgqu6_smgBworicQmXWFt-o', '{"fee": 103, "method": {"type": "card", "brand": "visa", "last4": "0259", "hsa_fsa": false}, "status": "succeeded", "failure": null, "disputes": [{"fee": 1500, "amount": 2500, "reason": "fraudulent", "status": "opened", "reference": "simdp_6At0MYd7Zt0IwlMIBTnhuI", "next_update_at": "2026-11-30T06:38:56.393Z", "evidence_due_by": "2026-11-30T06:38:56.393Z", "charge_reference": "simpi_JMZusOfEPcSegGKQ25Qcnj"}], "reference": "simpi_JMZusOfEPcSegGKQ25Qcnj", "challenge_url": null, "next_update_at": null, "amount_captured": 2500}', '2026-11-16 06:38:56.393+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pay_bCDKJGRbSONRP6764BBs92:open', 'fPV79YVjrPhyKLV-lJZkzAhFpw3HZJwkkJcfEjUAtD8', '{"fee": null, "method": null, "status": "open", "failure": null, "disputes": [], "reference": "simpi_JMZusOfEPcSegGKQ25Qcnj", "challenge_url": null, "next_update_at": null, "amount_captured": 0}', '2026-11-16 06:38:56.355+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 're_Uk8RBrxv4dEAnULDEcY9Ay:refund', 'WrY_es_ssXzXD0kWf2fr7xQdzTk9PJw7wboqnjKySvA', '{"status": "succeeded", "failure": null, "reference": "simre_nZUxPXdSaEhUfv4xtgBp6n", "next_update_at": null}', '2026-11-16 06:38:54.803+00');
alter table simulated_requests enable trigger user;

alter table superbills disable trigger user;
insert into superbills (account, id, person_id, practitioner_id, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'sbl_QJm1qmYMBWNreeACMzvPD7', 'per_urbFU6Ep0UbtBoru7qwqgg', 'prac_R7P4wIIJnlkiYZM73EcfhR', '\x017261e84f6bada7023a651debe2b3ea3d6b642b11022afab4796e059b27a8cb8fb229dc57573466a8fa8edec6ab5303f5977821ca2594934b4c77c2a47b64b78dc31ecd6e3cf5a856eb68baecf87927b9b69826f8fcacebeb6e387533bea60afe25052420a14fb5610bb72a359401b589c53932286f19fedf30598389acf26cd4ade7f0022b31cf3abcf4d5ba65fe5762deda321dcf37225df72a41635aba9d8b363d6dab3f67bf9682f0b91748bd25f991c298e1196e251bc67297219cfac07f66f92ff9d0ff19b350a1b2024109aa8cbbcbcc076541d63587f18f81938b2f5caaf079eadb5443dfe1bd9bd46552ed8d69cb549f89106cc1d3b6c14616f41f96c672e3ba6811df43b1db245a5bb23c30c6db7d3571141675487ae708d9e2cf2e165463500aae81ab3ee4f1f2acab6a107200b2bc95af092070a1c01826fbbf50d2abd2e73bca137e2d34f1f76c9225a170992ca0a50da51d680fdf0343ad860c56e630c8b6de56edd20536be0a1d37e950778205144aafbb620cd405d6493236c607a5f844a1a1d1d505fe8bb9b8a1a08453d7280e0c8d575eaf05915692f1809cb8e32fdf67c93a7840df666cdf1cb40370c26a87c83b22ebadfe0a731e895dd8b7e8955a9079da3c04ea389aa614a7f5ccb01cda61cf45ae75f014f049717692f55e0311e81670b028f99d9b1f4670ea545bd25f280bb175f7fbc1b1659e63a915bafc1802918a4a4a2d3e9806c06f854803e4f011d4351477d663f29e91c08a76a9c00eb9b146dedf1a92c2872de861ce71d0364a9c1c25c6b59cbfe158d1536ffc21564054d3250f5e218f44dfce476f9578f9abfd021684208ba183b9cc86b71161e501622458d99b2230ffa4ab6cf39a8643e830298f817d5fc74b506f6f53d8c4f9d392694f3aefc60fc9c929d693ed229ea21cd80ed8e5a36dcb1a1a924e1fc27d3d720e29dc73a4d0b23c46d07ab7b86e937efa5cdb3746d4ee32007af800bad09e751a302621b9715995a1c6515e8da7349ed10471d56d8171d888a348e8f35c08f008d0d26e942ef947907f98ff5207750653ee12a65b60cede98504d98bee41bccb49d35bca64a88bf916af6e8f0c0ee5ab6d84d0c41a83a980b1c075a0dbc949b5714f0beabc0ed84a54feaae6f9feb89391f5a14d261224d235a41e8e31f214c6654994fc891cdec910abb7b27d6ae060bbfac538fb5dd746bcf0098a9d17f810c5b1c3d6ba46f906a95804e042c00954078c191f2974e25a4b468273b18442ff39986ad7224a843a62446a4c8e77ec8842ce7dcd2e6e6536151fe516d26055854699a1bb6308e0c40ce94ef4fc815f208c2', '1', '2026-11-16 06:38:55.829+00', '2026-11-16 06:38:55.829+00');
alter table superbills enable trigger user;

alter table transmissions disable trigger user;
insert into transmissions (account, id, person_id, claim_id, kind, attempt, payer_id, control_number, status, sha256, encrypted, tries, claimed_until, reference, queued_at, sending_at, sent_at, dropped_at, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'trn_MisxF0MLTsbAULT3RnYmsn', 'per_kE4mDjUM3bsOLswvFwEIXM', 'clm_w9MJhLmtMsNOTSd9FMAQBy', '837P', '1', 'SBX01', '1', 'sent', '08173413f3747ae9a52c3a13431b7b3a6a21c113fc517d6af73f475f7fd743c3', '\x015d3bb7bbb3dd032246b16f9c12f88a73983d0945de5c2c0268ddb824143306d6d5722c1a064fdffffa010fbfcbd253a3e548f3f261738ef78b89f4ec96eb87936f33132936706038b65fb45bd1cb8c447c3004ac4139c982ebba03b01f2b4e45f9dc9c0a104a9cd872e0ad53537f118ff018d5c52d254aacc1932c1c6ac4b2dab393d6ef0776a325c217f95d8f0813a2225dd6ca16915b9f8f3df3139887c0ecccb862f413527db0dd8d28a083ed1cc6f2c0efbbe5dc972af71266de645f23b7aff7bd4d6cd8939762fcc6c3ddf0f642476f1dacde1092fc75b29503fba5e0c3f011670a438da9ce223fb4c67b6c8eb82aa14ce82ba1db3a279f53fd56c500e05ade7ec4fc96090d89f26fa130799aef0657b6f7358de88881120d22c060f3f065a5bea9700b72869e1b2ab14214e1e8e017d5bf440333a1f088ac5f005c575ccf48962df07ca925462f86133dbde92fefb1fc771bb6bc5877c39f7096d382477dc9b15e9dc6438eb5f8ef70b9ac8b5b8c5f5a3c6f0668d784cf2065436bdae64260aa075bb7ef5fba0d5e7ef8ddbe7dfb7e073358c663fa59f4d0c5c7742b83cf1e3b727ee7b07e7749038331f7b5ae635afe787c80c214ce314515011d43c9dc0e37207a02a2025e13111eb171145e6e7034482fdc06291d1ddf9ae2ae2c1eb6f7b4d361a08b0502a9b83e1f32ea7bdcdbad1b8627a338e8f236076bf4941ecc840b1d0206b32419a56e6d6b76e16fc7425b9a8dac90a58e81bae84ad6d216f65b87dea1ab80c6c37da26c70870a55ae80d60de2ccfffd24905aa74702a1f4605e32138db2c150a6a6d5ba2344e69c9f459fdbe16ccc6059088215242772957bb0afc4cfcc65d85ff8412039855468f6b2261e54cb3eea1285e7670cdcd426b13bdc2afca8db759bf75d6d51c90874e74534fc3a74e8fcedf6cfde8d8f80552cf635c8f0617b78e59b807eb1974e053040027f723d9115a43aac7a2f637c9c093a5de0f1601e37342bc093b0624627057559827f6fe344e521089869d9766fb5211c995da9ecef1ee3709acba759d281193cd7d1bd7d9262d4c651a1e509b3d3c7f0ef0e66bb5b1cd4fdfd5caa27d9d2187d73d1a6a5d9c0be8f4a9cdd3527008c4607db9165f78d113361eb73694592560b5997adea0eb15ba7022903799d7f19c8ae987ea33e45f2319637138001504dd7216563367d9d1ca2f37f72d79fafe5a2d15f7efc1461df63fdbe6e0627c6181ddd3b8163376d82455bf4b3b818b776eae7de54773d3085902af50bec1fce170c7df0877c3152cd453e', '1', null, 'simulated_trn_MisxF0MLTsbAULT3RnYmsn', '2026-11-16 06:38:58.077+00', null, '2026-11-16 06:38:58.459+00', null, '2', '2026-11-16 06:38:58.077+00', '2026-11-16 06:38:58.459+00');
alter table transmissions enable trigger user;

alter table simulated_payer_responses disable trigger user;
insert into simulated_payer_responses (account, id, person_id, transmission_id, number, due_at, encrypted, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pans_8VXFsXuu3jvvMAy5EH9FBu', 'per_kE4mDjUM3bsOLswvFwEIXM', 'trn_MisxF0MLTsbAULT3RnYmsn', '3', '2026-11-30 06:38:58.077+00', '\x01d36d3f8b409b20c3eb5cc7d349f658b3a8503244708aba5799aa0b1b5493a405bc43ab59f0bc178adeeb19ff3f5189cc231a5ab64712edae16e91d5c6e6afbdaf0eee793f1e56a789d12f62299993f0220606f8b6cec08f9e86d41cc793a311c54d33dbfc6c6ab3c49a9da575e3aa781546a5cbac7068caaf5a236ca0549a96ae2694ce8788e9d60a26f8c4ee7a9fd11ae24af4f09bc258e086cdc6ecad2f6831a3f29129888a4cd64add4ba7d87a1f90b21f101d09f7173b0352ef0fe9c9804af87066bd7d520af08d475d38af17cbfe3f34671bae586a0416d5b7b9660f9ea88548996b6cfc90bfc3c44de5aea0ca1865c4f4912d81a1dbc94f29d1fa808b60ff4ea8685ffcbc956c771e1051665c47bb77bfd9ba2e081d8032fdeb11939b50c4418f7b59daba0fdad37acd1a4bd878dd5417d2a773640618b7b756202024ff0e5f027ac33a56b1bbefb83236495c91fa8eb7bb220032623487cb46a2bfd4b417edc926d58bbf3d4b927d37046470f95acfcabe2f4c63b72472d46d72d9cfceb31b6f27ceab3a6c1ce22683c699fa03240f3f5098640f6cdf8d61de3a168ed6175269bd2f006a5dd18686973e8c15269e28e142f00d27f7802a2d5c5560bcf33c290192d8914a09d4cca0e3d88f62f4f5a31c8b2bdffb5f25c890135a0c52536505123a1de6a690956df88ed8232ddb662d35403c7ce6c99f1fb77f5ca3d2ba6dedb33b67e2d15edef676dd2a8aa05021651ae8f029f1920bcde5f378d7c0ca8cf08d543a712fdba9e6786cbd5475bc416967da397f8a5713c87752354089f2c30bcc17285d1dae34aed74d244bc663b2c9c01c4dc48d618ff652b10c70cb4af6c2d253183a0182801af0ff61dd117bae2a602621664b53d3903246f234c139009d215767b1828b84a5619d07bf80aa3a810fdee4474ece19f1453b23510f2c7b59d0f37da078c010e400722686f27a875319eeecdc1f408563a94735c7d4df773858725fa925056000d8cdacdd22e0242415b1435e15decfceab23fed3e278c85f48346d3f6b88a5d46b5c684c3de41f3de2059f6e68de411b2cc0a97d9b6553fd0c15a8cfd2f336e23f399d93e28c59d9ac36365432c099ee4b30eb9cd', '1', '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pans_gBY3WB3lAvbqnlNiFjMbI2', 'per_kE4mDjUM3bsOLswvFwEIXM', 'trn_MisxF0MLTsbAULT3RnYmsn', '0', '2026-11-16 06:43:58.077+00', '\x0106928b4ebc69e92a6e89b9276cf96283f25103c70aaa469d293e2d8aeedfb03db66f6f83371ba595f10695a5281c54dbf9feef9b56d4f566c1b8a440496aed77c1ac898cf6ba51793b23afda776ff591fc50c5cacb325dd624eb59ee671251c8748cf7e9c367c3e6be4b9357fd8afd5cdbd8732bfdbeb58c5185af4be1bb9eb28e7bfaeb4c1cdba2a0f55c925d1b547b8cd4568baff8927b077c409d525ce850bf630a56f55727cfa1d65a9c2b5497d39a7b18342ed8fee227f9586e99dddbb133ac8689c086e2266552e4f378e1650b656c88055b4aa6ceb2f0918e37575c98ea5b4a627b7304ff5843d0f5639a25a53c96afe7f5c74fc3062c09a205c413a9775b46f94009aa2a60f26b78658faecd1789edab5de0dbc373b9b1a7d01574f6de61c72476d2205996c394ca6dae457cfebddd67013b80be2c1429dcc2e3a45dbe6f4d87b222aae8c1fec85184b04867b5b382057d3cfb4f3cc9', '1', '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pans_jtuCStupbjID5xbsD9jViV', 'per_kE4mDjUM3bsOLswvFwEIXM', 'trn_MisxF0MLTsbAULT3RnYmsn', '2', '2026-11-17 06:38:58.077+00', '\x01035957be130a1c8c310e9a4b51de025626981f47a44e56a81c0cb50705786fdb4096d9dfbe160ec22f9b760bfc5e9eff9478762970445d51a20007a4057d9913f5b16ee7d587d11d32fef87afce6a2ca0ce7c5430d228de12a14c5af97a8121373b9a9b06d953447c24b03f46743f744c4a106307726b8b276ffd452e442ecdf7ead0163cf2cbde3e98ca1a41b3f429daf66c0845239aec4f6788f04cf22651dbfd327471f282129f7b44d024f50afdaa32cc009bdb9ec21c9dc75b4601132dcad18ebd12e5ed2c9c6a74c08cbae854595a115aae6b3f3c1d023548cc29943daa7bbe17fe6a4b04d96bb5adeae19c63d7721b572fa710caa1983466525ad11dce0ff36a9ef3bd000d4d4b8cf918b3bea3d6e554e1211c13770f3e02e9c6279bdc6e2c894dc482138a186a1e384b36d942f3e578d79b79e7c90db3af7bcd305a73c3ca3f83e4ae2609855e68d9a82c4f835208b79ff5bff8ff4cac9dd6eb2471b82a194c0e634cf36d370463b43bb0e407161e5e1858bec92e27e71f4890be5af20fafff578dddbd985a929949e80eacfc0388cd9306480cb9c30af6479d0ebd3255290ebf33b35b6281dac63226d61c5adf0642d9b54eb83ca806bf7ddd44398c78f1202272787a60e8a71cf88ea3451fa7a0848e83dab75dda959dcb2c98e4c74e5400e029a0b8891dc6e131bfa38d3837a3b6acef0f6d1ff8679d3051efc8ad89906a04c33c28e3207737fb591fcc8b265c68dd788fbe84ac84989f66c5d344f53f40f1596204485e96b324ac2f388b9fd709aa9fb8e5f0d3043d977c07e6cb0fb3f9beacac5a1fe3d2ca47b7a1b3ef7530c151734edc275444aa356449d5cb3951d58c0956814049eaf249a05cfb4139dcbc03182ce5baf98f5274304b6b2c964ae21dc8398e9cf28f28e7ab7cd2eb23cbd21449309050586fa04c0ac4496b4fe71260948af004ae507e98523b36ba60ea4b64b631bae5e05d58f9b693c9aeccd342e99e40e97bf621f40934ba14f6465d94d446022568d7e5089984bd7ec32ea7d1cb4bdf480208fcea847fb5f3a08fafd5af8df9873d82d435ad50673db692f71b8ccf53a74b041f716a79794c3fde0f79302841e71b5b9190198225597528c9aa071', '1', '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'pans_wfumoaOKjwCc6jXdDAdadZ', 'per_kE4mDjUM3bsOLswvFwEIXM', 'trn_MisxF0MLTsbAULT3RnYmsn', '1', '2026-11-16 07:38:58.077+00', '\x01eeb18392dcd217e8ea185b8a69eaad36c27c18aa236c27ff97d9454d8963f734e9425c8ef0067c01e78e2b9770d797d03ab005798afb2f07b35d7068ec8bd48e64e5b58458dfd22adf3c3f40731698e2ffff66027267a495eb8b5e674172666ef6abfe62d50e141fdc53182dc8059862f16f831388055119d7ecc79a981033e3108e0f242e12d1424e9aa0008414ceb9496bcd0a1bc4b2167d5f902aa3cfb4a95a8f18371e1b3e3fd1deab650bd8b694cbedf86fef8aa10168b72b7050165416d2aff223da718cd64436d5fdcf43eb94c9d953d3c2a25a1f628d3f020cd5443d7f5541ebe475cdd4e1e742e9c4f53a704ea2f9abd4bc9d58ac3db6b4632293d7003e7d97548ad84b753372263be852072285c6f8dfc7abab9961766ecd9970bd373fbc8256d10aef35bf01c49edf8204d141e72532e5f8fd52f7d878a00bab797ff07cf5ebe0e47c1b9b4589710bdab8bedfa3efe85338ac786bd34c54e3ef90065a3552fc3b2cbaa019cc366955e90e260d6186311bf1ff3fe05441f81674f8961ed2f305f674a868682006d380f3b7ef1ca55dd0690b457ffab91c03e5bc5af47454115f492c82758f839473becfe5fe37541b9ec540a46ac21e01724f4fe7014c0c1ece4b3edd0deb0414b5047ef53a472fe50ed1104a377b6ebc9724dc58475edcffe9315e9381b0f9e82586741839053813aa70ecb05e506d89fa48027ddb9b3e7dd838ee6b8d58b6d1464bb3d3713cfafd68f8dd28318cf1304779cb3d9095383638d95336589c46929cccbb2c679dac6962ad27d679eed1bded0abbf8e659dba2110f203a12ae0c8ee32aaac81bdc8c8b19ab66abf3369e92a30f098492addc6abd7441655a7a372a997cf7d23dbb9c2e9ee417abe284d140341380f9672be0c8ddd1b3e938bee3c8b97a677a5f10d4dc6d21e7420b477aabc6e1956f60baf78004416f8f2364e7aad99c03c22d58fa1a939f81bbe78b13b244c131a68a82eb867d66ecd4041f588dd996d32332836a0ea23feeac58e06377321e012bd9f6431ad1aae855da1129db1f1a416002f0c19f19ab125de93869b9174dd0009019a9422a81548024871693534febf20e5c88f218e2feb80d65117bb47326cbb315baad572878f34f34b380fd4a6f1407', '1', '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.459+00');
alter table simulated_payer_responses enable trigger user;

alter table verifications disable trigger user;
insert into verifications (account, id, practitioner_id, kind, status, review, attestation, requested_information, reason, decided_by_id, submitted_at, reviewing_at, information_requested_at, approved_at, rejected_at, withdrawn_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'ver_CurS9hunn8RdU47mBDOBvM', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', 'initial', 'approved', 'when_needed', '{"signed_by": "Ada Okafor", "signed_on": "2026-11-01"}', null, null, null, '2026-11-16 06:38:53.013+00', null, null, '2026-11-16 06:38:58.459+00', null, null, '{}', '2', '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:58.459+00');
alter table verifications enable trigger user;

alter table checks disable trigger user;
insert into checks (account, id, practitioner_id, verification_id, kind, subject_id, status, outcome, trigger, request_digest, source, reason, facts, matches, evidence, attempts, claimed_until, original_status, note, resolved_by_id, performed_at, expires_at, supersedes_id, queued_at, running_at, passed_at, failed_at, review_needed_at, errored_at, expired_at, superseded_at, overturned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'chk_8OWUylay5XAEELAvzqDyqm', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', 'ver_CurS9hunn8RdU47mBDOBvM', 'attestation', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "record", "type": "self_attested", "simulated": false}', null, null, '[]', '[{"kind": "statement", "sha256": "4e16aaa3e36d5cf2e36c2cc7b71eaaeebd52e306b4981d96f2bbb1611039ba5b", "captured_at": "2026-11-16T06:38:58.459Z"}]', '1', null, null, null, null, '2026-11-16 06:38:58.459+00', '2027-03-16 06:38:58.459+00', null, '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.459+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'chk_UsdaKubchq7P2x5l5XAtgA', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', 'ver_CurS9hunn8RdU47mBDOBvM', 'license', 'lic_9P66SBQucZ98xxXNj3mPq6', 'passed', 'clear', 'initial', '8t3l7qdTlRMZGyeXRthaL9flETAf0YWrFUXXLuQaLx8', '{"name": "state_board", "type": "primary", "simulated": true}', null, '{"issued_on": "2022-10-08", "encumbered": false, "expires_on": "2028-10-16", "board_status": "active", "under_investigation": false, "disciplinary_actions": []}', '[]', '[{"kind": "response", "sha256": "3c88637df2b10302bedeff09ee011956c9b50f2eee9df67dfcbba7a62c2d0ace", "captured_at": "2026-11-16T06:38:58.459Z"}]', '1', null, null, null, null, '2026-11-16 06:38:58.459+00', '2026-12-16 06:38:58.459+00', null, '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.459+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'chk_hCSun3TLUxVytsYhWPvsSL', 'prac_6IoafhoGastCv10GKNsrKE', null, 'exclusion_oig', null, 'passed', 'clear', 'manual', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T06:38:58.459Z"}]', '1', null, null, null, null, '2026-11-16 06:38:58.459+00', '2026-12-17 06:38:58.459+00', null, '2026-11-16 06:38:53.143+00', '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.459+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:38:53.143+00', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'chk_kwL8rQNExBfMUbCwZa3AQ3', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', 'ver_CurS9hunn8RdU47mBDOBvM', 'exclusion_oig', null, 'passed', 'clear', 'initial', 'Vp_2xQKuHZ-RuNi5RB6q69bcSao5DL9kKKpAeh9Q3Is', '{"name": "oig_leie", "type": "primary", "simulated": true}', null, null, '[]', '[{"kind": "response", "sha256": "ce314f1820d018495d89fdefffe07bd6ea01602bdc0766f812a982c73a19feae", "captured_at": "2026-11-16T06:38:58.459Z"}]', '1', null, null, null, null, '2026-11-16 06:38:58.459+00', '2026-12-17 06:38:58.459+00', null, '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.459+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'chk_qtx4vFOKralFk8xdvOgcdY', 'prac_Tg8EMvo7i7Ow1n6pkARPEH', 'ver_CurS9hunn8RdU47mBDOBvM', 'npi', null, 'passed', 'clear', 'initial', '9ccKHtsHQttLG0ocwjR1tHv3N-aa046e10V6D9t68-Q', '{"name": "nppes", "type": "primary", "simulated": true}', null, '{"taxonomies": ["103TC0700X"]}', '[]', '[{"kind": "response", "sha256": "978a3eb80a809488f92b214935d5df46b76c3ac43e7907dc7e753a18f56524ca", "captured_at": "2026-11-16T06:38:58.459Z"}]', '1', null, null, null, null, '2026-11-16 06:38:58.459+00', '2026-12-16 06:38:58.459+00', null, '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.459+00', null, null, null, null, null, null, '{}', '3', '2026-11-16 06:38:53.013+00', '2026-11-16 06:38:58.459+00');
alter table checks enable trigger user;

alter table webhook_endpoints disable trigger user;
insert into webhook_endpoints (account, id, url, description, event_types, status, enabled_at, disabled_at, reason, secrets, failing_since, warned_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'https://example.com/webhooks', null, '{session.*,practitioner.created}', 'enabled', '2026-11-16 06:38:52.919+00', null, null, '[{"encrypted": "AfAFry4kxpVDol0drhCKv/m8rBtOsb62NJxcw4ivfSI5l6lcffzt+W1CvYnSd+X1eFBOToDiX9tovqU50xlDcDblMTI1wuokxJ4+prJI7Q==", "expires_at": null}]', '2026-11-16 06:38:59.386+00', null, '{}', '1', '2026-11-16 06:38:52.919+00', '2026-11-16 06:38:52.919+00');
alter table webhook_endpoints enable trigger user;

alter table webhook_attempts disable trigger user;
insert into webhook_attempts (account, id, endpoint_id, event_id, attempt, succeeded, response_status, failure, excerpt, duration_ms, created_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'wa_87gm4RScXifG6K8jqfJEDy', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_6UCfNArgSvzp6YdeZr1gj5', '1', 'f', null, 'dns', null, '13', '2026-11-16 06:38:59.48+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'wa_LZVQzFuCnKr2nA0tyfObpC', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_NN2YNdYTLxcMYQYeB2uf7p', '1', 'f', null, 'dns', null, '1', '2026-11-16 06:38:59.465+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'wa_NQYtykeaxeC2aMsJHjuZgK', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_OB11Jplw18vnd9Z5ecX2qV', '1', 'f', null, 'dns', null, '13', '2026-11-16 06:38:59.474+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'wa_QQQLHYkmfk5GmaRMtmvPMS', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_wFNVi1q3XhariXGwjIOMx4', '1', 'f', null, 'dns', null, '24', '2026-11-16 06:38:59.386+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'wa_RpAwoZDcMoKWM7gB7ZjUL2', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_dnXPKWl4pw7DmXRpsaeTib', '1', 'f', null, 'dns', null, '15', '2026-11-16 06:38:59.396+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'wa_gOT20F29FvqgS8QBTLzlCR', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_ngk9eTQt1S965XmrDcfn6T', '1', 'f', null, 'dns', null, '12', '2026-11-16 06:38:59.478+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'wa_nMP4Z8q1IbSWgRmY0aoSWn', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_37HflpxXHJO4DH2X6Yo6I5', '1', 'f', null, 'dns', null, '13', '2026-11-16 06:38:59.473+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'wa_xcpKgWQ4Hg7882nWDymbbQ', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_Q8AM2eG2vUopdcn37IWXNt', '1', 'f', null, 'dns', null, '1', '2026-11-16 06:38:59.471+00');
alter table webhook_attempts enable trigger user;

alter table webhook_deliveries disable trigger user;
insert into webhook_deliveries (account, endpoint_id, event_id, status, attempts, next_attempt_at, duplicate) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_37HflpxXHJO4DH2X6Yo6I5', 'pending', '1', '2026-11-16 06:39:05.473+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_6UCfNArgSvzp6YdeZr1gj5', 'pending', '1', '2026-11-16 06:39:04.48+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_A0fZnl7zU0uknEH1bktxWP', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_AJIFZW9fOVOXhEaaWGEl6r', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_Hw0NVc85VKt88qz8wDJuuR', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_JT4jYQjfAivqUS2wdckbwE', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_N2vWqjHCiJY4et7yV9ZpEn', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_NN2YNdYTLxcMYQYeB2uf7p', 'pending', '1', '2026-11-16 06:39:05.465+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_OB11Jplw18vnd9Z5ecX2qV', 'pending', '1', '2026-11-16 06:39:05.474+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_PVs0WpFEIbvxVIz0R0DNId', 'pending', '0', '2026-11-16 06:38:59.293+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_Q8AM2eG2vUopdcn37IWXNt', 'pending', '1', '2026-11-16 06:39:05.471+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_QRd9Bk4dFm3fXFHj1aoW2d', 'pending', '0', '2026-11-16 06:38:59.293+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_R8iOKFexxTmmTbXgfRljEX', 'pending', '0', '2026-11-16 06:38:59.293+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_TaprFBGLvVocwrQKVk78uT', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_dnXPKWl4pw7DmXRpsaeTib', 'pending', '1', '2026-11-16 06:39:05.396+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_hTWUv3zs9407ETSfeu7Uf7', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_ici2zPFkSA2mZL5Dogd828', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_mbiulVKQZs1VnM6ordqYcg', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_ngk9eTQt1S965XmrDcfn6T', 'pending', '1', '2026-11-16 06:39:05.478+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_qgQ0mg0D0XVFNLz54kL9vU', 'pending', '0', '2026-11-16 06:38:59.293+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_r7YpbI7WYQrNPZEnL3T0x9', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_vQukTWoazo4VabwQnQ3npn', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_wFNVi1q3XhariXGwjIOMx4', 'pending', '1', '2026-11-16 06:39:04.386+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_x511zknbJbeLulFKboRIUZ', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_zUr5BCG0XGaDPWhUmGoGbD', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'we_yn8OnwXczEwbsTbWgpDcUA', 'evt_zZtfepIo3yNNiDnoniSw7Z', 'pending', '0', '2026-11-16 06:38:56.105+00', 'f');
alter table webhook_deliveries enable trigger user;

alter table x12_documents disable trigger user;
insert into x12_documents (account, id, source, reference, sha256, bytes, status, transactions, faults, fault_count, resolution, processed_count, reason, resolved_by, encrypted, processed_at, excepted_at, retried_at, resolved_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'xdoc_CuvkzXjlXeOSxWfrLR6cVE', 'api', null, 'a8f673cc41117105dcefa86a008bd6dc1519b2ffcfe38cb487ce566af55f1551', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_334wrx4nIE3AgmPvhzKYex", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x01ef26357c52138797b56027c5841d1810ae9892e6c1310653be962bd5c61f19bd54438dfdfffb5239a5cc9184033310736797bb94d68f6902f11ab18e996cfe388ee7145037b2e422151a637f89737a7140b3ab78f032417f2323b8a4ec075ad2658b3578c26b5203ba4f5451636d96cb128a2c7d61e92a3d9555ca0fa3de7b945ccfedc5791a6849d1a2c092d55f39fea7c28ff9c6b2c9bbdbf127d6c692a37745e23bb0f69538daf3c44f57caf6371c53db7b79ad9626ab6b70e6262814121ba43e1684bc0288763dd8f046393ba75cbf4f455b595928e4d3445fba98e712d3efc82ed36b5d44bd4a53bcda6928457671222ebcdc6c17e1b0f77e4c51d82362f95f89f8223369503868304cc4b15c83bec268d40d8f871b074fc7c45b56ce6306aafc7858c29dcf3156d903d031034dd593311a8e1e0b08b5f68a8f2817aa6905c9fe33f7b3aeb9189eee73fe8e0c52bf9d1a590526c3d31081cfc3a40facbf09f7b6fdf6bc411ed4f9191da1a6a2bb574a7f7308812197ed0a7f058332a2d6af9c7ff1b20d46d3c12a02a8829be890562b71ceb9ea9edff07c062205d9297e2f17aaf7a90b8a2120fad679405ee94145dd22952cef875263754d9f650eaec7a0baf10e6e63ef11b64b5c202614156126864455452c0ce951ee37fdd597695e8a3ed1966586c1bca062cf06185ee5d374b03a4ef9bd14', '2026-11-16 06:38:58.459+00', null, null, null, '{}', '2', '2026-11-16 06:38:55.575+00', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'xdoc_Ob5OZQ1mNY4id0CPMQ0cZ4', 'api', null, '54869dfb0c048fd26e37fc9ed6da9800576b5b8b72dd38b59659154cee4ba6df', '464', 'processed', '[{"code": null, "kind": "835", "number": 1, "message": null, "outcome": "delivered", "claim_ids": [], "remittance_id": "era_lH8a6P2vz9P268APv6ifea", "control_number": "0001"}]', '[]', '0', null, '0', null, null, '\x01938ae9a198ba5e066ef79f4392273be2396e9f5046fd072b42914adbcffa3bd62d9ff901e6f1d492a16ed7705b39f3f01175f8b32cbd8bd383de77d354e9a100b6b2b68eb45b41b43b5574106edd7d4b79a3ee0b1196f923284d4fbd698736e92ee672044bbb419213afc7767469df664e232dc0423ee996cdeaec6e05d1b22e18ef6472d5e511ad8e5db817b0d06643ea33384b745e934d3d7e07bf6c1913361ecabfefff4e5c35bfc424c1871e6b8bd7bb185e1476317e4abfbf524af438ed5028f13f2ef5c49e8acc2cfba9997553368f08e9edec08b51f35b198c4369ab248361811b0300e23a70eb55238ae41e5d1374a33fa5289e0561904e82e4cd28485b7b01e0daa615d2bbe14d64b9192c52c2c5b680639806bc7e893ab825533535f24ad3e0b53bff180f7f3cbcb2b022ecf768524f6f39cab6fbf661a0ff15cd875f33bc56b954fbca2ca7cfa3dc8afed891480dc864d0d148940a83bbcfcb45a4fb6dccf0b663eb5ed44a1ac114116a1f32ea1c08b595893c3c61210dadab7cf63bd9f538abcada7d153709a97bb4c34cac70fe050c6a6cad86eb76fa4d6ebff225d4dafb5700550756b7e76ce364adf1ab20c58296fc6b1a7ac87ad2ff645721a90022d085ff17265dfad864e46f3b05dfe8f5c19e11ead1d53c35df126a83028339479ce5f8a503e8ad01a11fc7376907b50fb05a6f3', '2026-11-16 06:38:55.617+00', null, null, null, '{}', '2', '2026-11-16 06:38:55.617+00', '2026-11-16 06:38:55.617+00');
alter table x12_documents enable trigger user;

alter table remittances disable trigger user;
insert into remittances (account, id, document_id, transaction_number, delivery_key, content_sha256, status, payer_id, payer_name, payee_npi, method, amount, trace_number, originator, effective_on, claim_count, claims, provider_adjustments, exceptions, unposted, payment_id, deposit_id, balanced_at, posted_at, excepted_at, resolved_at, resent_at, metadata, version, created_at, updated_at) overriding system value values
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'era_334wrx4nIE3AgmPvhzKYex', 'xdoc_CuvkzXjlXeOSxWfrLR6cVE', '1', 'a9bf3c8b4c1b5c1d4d93da333dae8487d7de8dc55c9c8078563ac4ae908eeadd', 'c2f8187e0702fa3db95a60db8be0afbc95c00a9b43bd48572b2899ec7da49747', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE1', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_65oSfqDqlOD88Wyh6UMdlr', null, '2026-11-16 06:38:58.459+00', null, '2026-11-16 06:38:58.459+00', null, null, '{}', '3', '2026-11-16 06:38:58.459+00', '2026-11-16 06:38:58.459+00'),
  ('acct_amZf72iz7UIZy4HqR8YpB6', 'era_lH8a6P2vz9P268APv6ifea', 'xdoc_Ob5OZQ1mNY4id0CPMQ0cZ4', '1', '9b1ceefcab5cf06649052c707c1351187e7af057707b6e4a03064a0b44cecad2', 'c174a07050a951fb370913f40644b22e68479778b40f61ab7b180e4321b7a7cc', 'excepted', 'SBX01', 'SANDBOX PAYER', '1234567893', 'ACH', '{"amount": 15000, "currency": "usd"}', 'TRACE2', '1512345678', '2026-11-16', '1', '[{"paid": {"amount": 15000, "currency": "usd"}, "charge": {"amount": 15000, "currency": "usd"}, "number": 1, "status": "excepted", "claim_id": null, "reversal": false, "warnings": [], "matched_by": null}]', '[]', '[{"code": "claim_unmatched", "reason": null, "message": "No claim matches the control numbers, or the member ID, date of service and charge.", "resolution": null, "resolved_at": null, "claim_number": 1, "resolved_by_id": null}]', '{"amount": 15000, "currency": "usd"}', 'pay_BtKGNjUtvLTiEzeCtoLJP4', null, '2026-11-16 06:38:58.459+00', null, '2026-11-16 06:38:58.459+00', null, null, '{}', '3', '2026-11-16 06:38:55.617+00', '2026-11-16 06:38:58.459+00');
alter table remittances enable trigger user;

select setval('audit_entries_position_seq', 181, true);

select setval('events_position_seq', 161, true);

select setval('interchange_numbers', 1, true);

select setval('signings', 5, true);
