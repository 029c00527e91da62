-- Accounts, and the wall between them.
-- A request runs as the role attune_app with app.account set; it sees its own rows and no others.
-- The account leads every key and constraint: it is what tables can be distributed by, and an id
-- of another account cannot be told from one that does not exist.
-- Settings are local to the transaction, never to the session, so that a pooler in transaction
-- mode cannot hand one account's view to another.

create extension if not exists btree_gist;

-- The roles attune_app and attune_worker belong to the whole server: src/db/roles.ts creates them.
grant usage on schema public to attune_app, attune_worker;

create function current_account() returns text stable
  return nullif(current_setting('app.account', true), '');

create function current_key_hash() returns text stable
  return nullif(current_setting('app.key_hash', true), '');

-- The practitioner a call is made on behalf of; null when the account itself acts.
create function current_practitioner() returns text stable
  return nullif(current_setting('app.practitioner', true), '');

-- Row-level security is forced on the owner too, so a query outside enter() shows nothing to an
-- owner that also serves. Migrations and backups, which need every row, set app.maintenance.
create function is_maintenance() returns boolean stable
  return coalesce(current_setting('app.maintenance', true), '') = 'on';

create function force_row_security(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', name);
  execute format(
    'create policy for_maintenance on %s to %I
     using (is_maintenance()) with check (is_maintenance())', name, current_user);
end $$;

create function isolate_by_account(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s alter account set default current_account()', name);
  perform force_row_security(name);
  execute format(
    'create policy own_account on %s to attune_app
     using (account = current_account()) with check (account = current_account())', name);
  execute format('grant select, insert, update on %s to attune_app', name);
end $$;

create table accounts (
  account               text primary key,
  name                  text not null,
  clock_offset_ms       bigint not null default 0 check (clock_offset_ms >= 0),
  rate_limit_per_second integer check (rate_limit_per_second >= 0),
  rate_limit_per_minute integer check (rate_limit_per_minute >= 0),
  created_at            timestamptz(3) not null default now()
);
select isolate_by_account('accounts');

-- A worker looks for work across accounts, and does it as attune_app in one of them.
create policy for_worker on accounts for select to attune_worker using (true);
grant select on accounts to attune_worker;

create table api_keys (
  account    text not null references accounts,
  id         text not null,
  name       text not null,
  status     text not null check (status in ('issued', 'revoked', 'expired')),
  scopes     text[],
  prefix     text not null,
  last4      text not null,
  hash       text not null,
  replaces   text,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  rotated_at timestamptz(3),
  exposed_at timestamptz(3),
  expired_at timestamptz(3),
  metadata   jsonb not null default '{}',
  version    integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (account, id)
);
create index on api_keys (account, created_at desc, id desc);
-- Not unique: nothing is unique across accounts, and two equal HMACs cannot happen.
create index on api_keys (hash);
select isolate_by_account('api_keys');

-- Whoever presents a key may see the row of that key; that is how its account is found.
create policy presented_key on api_keys for select to attune_app
  using (hash = current_key_hash());

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
  primary key (account, id)
);
select isolate_by_account('events');

-- Answers are encrypted (they may hold health data) and kept for 30 days; the rest stays for ever.
create table idempotency_keys (
  account     text not null,
  key         text not null,
  fingerprint text not null,
  object_id   text,
  answer      bytea,
  created_at  timestamptz(3) not null default now(),
  primary key (account, key)
);
-- Kept as it was written; only a worker forgets an answer.
create index answers_to_forget on idempotency_keys (created_at) where answer is not null;
select isolate_by_account('idempotency_keys');
revoke update on idempotency_keys from attune_app;
create policy for_worker on idempotency_keys to attune_worker using (true) with check (true);
grant select, update (answer) on idempotency_keys to attune_worker;

-- What is due when: one row for each step of an object that time takes. By the account's clock,
-- or, for what belongs to the real world (credentials), by the real one.
create table due_steps (
  account   text not null,
  object_id text not null,
  step      text not null,
  real_time boolean not null,
  due_at    timestamptz(3) not null,
  attempts  integer not null default 0,
  primary key (account, object_id, step)
);
create index on due_steps (account, real_time, due_at);
create index on due_steps (due_at);
select isolate_by_account('due_steps');
grant delete on due_steps to attune_app;
create policy for_worker on due_steps for select to attune_worker using (true);
grant select on due_steps to attune_worker;
