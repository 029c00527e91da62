-- The least that the promised work costs PostgreSQL: the denominator that doesn't grow when our own
-- statements do. A booking looks up the key, checks and stores the idempotency key with the
-- response, inserts the session under its exclusion constraint, one event and one audit entry. A
-- page reads ten of 1,000 practitioners as JSON text, and a read reads one.
create extension if not exists btree_gist;

create table keys (hash bytea primary key, account text not null, scopes text[]);
create table sessions (
  account         text not null,
  id              text not null,
  practitioner_id text not null,
  starts_at       timestamptz not null,
  ends_at         timestamptz not null,
  status          text not null default 'scheduled',
  version         integer not null default 1,
  metadata        jsonb not null default '{}',
  created_at      timestamptz not null default now(),
  primary key (account, id),
  constraint slot_taken exclude using gist (
    account with =, practitioner_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status = 'scheduled')
);
create table responses (
  account     text not null,
  key         text not null,
  fingerprint bytea not null,
  response    jsonb,
  created_at  timestamptz not null default now(),
  primary key (account, key)
);
create table events (
  account    text not null,
  id         text not null,
  type       text not null,
  object_id  text not null,
  request_id text not null,
  created_at timestamptz not null default now(),
  primary key (account, id)
);
create table audit_entries (
  account    text not null,
  id         text not null,
  action     text not null,
  object_id  text not null,
  key_hash   bytea not null,
  created_at timestamptz not null default now(),
  primary key (account, id)
);
create table practitioners (
  account    text not null,
  id         text not null,
  created_at timestamptz not null,
  body       jsonb not null,
  primary key (account, id)
);
create index on practitioners (account, created_at desc, id desc);

insert into keys
select sha256(n::text::bytea), 'acct_' || (n % 20 + 1), '{}' from generate_series(1, 1000) as n;
insert into practitioners
select 'acct_' || a, 'prac_' || n, now() - n * interval '1 minute',
  jsonb_build_object('id', 'prac_' || n, 'name', md5(n::text), 'biography', repeat(md5(n::text), 32))
from generate_series(1, 20) as a, generate_series(1, 1000) as n;

create function account_of(presented bytea) returns text language plpgsql stable as $$
declare
  found_account text;
begin
  select account into found_account from keys where hash = presented;
  if found_account is null then
    raise 'unknown key';
  end if;
  return found_account;
end $$;

create function book(presented bytea, request_key text, of_practitioner text, at timestamptz)
returns jsonb language plpgsql as $$
declare
  of_account text := account_of(presented);
  new_id text := md5(random()::text);
  made sessions;
begin
  perform from responses where account = of_account and key = request_key;
  insert into sessions (account, id, practitioner_id, starts_at, ends_at)
  values (of_account, new_id, of_practitioner, at, at + interval '50 minutes')
  on conflict do nothing
  returning * into made;
  insert into events (account, id, type, object_id, request_id)
  values (of_account, 'evt_' || new_id, 'session.created', new_id, request_key);
  insert into audit_entries (account, id, action, object_id, key_hash)
  values (of_account, 'aud_' || new_id, 'session.created', new_id, presented);
  insert into responses (account, key, fingerprint, response)
  values (of_account, request_key, presented, to_jsonb(made));
  return to_jsonb(made);
end $$;

create function page(presented bytea, many integer) returns text language plpgsql stable as $$
declare
  of_account text := account_of(presented);
begin
  return (
    select json_agg(body)::text
    from (
      select body from practitioners where account = of_account
      order by created_at desc, id desc limit many) as found);
end $$;

create function read_one(presented bytea, practitioner_id text)
returns text language plpgsql stable as $$
declare
  of_account text := account_of(presented);
begin
  return (select body::text from practitioners where account = of_account and id = practitioner_id);
end $$;
