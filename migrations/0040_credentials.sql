-- Keys that are bound to addresses and know when they were last used; and scoped tokens, which let
-- a browser or an app in for one subject, for minutes.

alter table api_keys
  add allowed_ips  text[],
  -- Written by the worker, off the path of requests, to the minute; it is no change of the key.
  add last_used_at timestamptz(3),
  add warnings     jsonb not null default '[]';
create policy for_worker on api_keys to attune_worker using (true) with check (true);
grant select (account, id, status, last_used_at, warnings) on api_keys to attune_worker;
grant update (last_used_at, warnings) on api_keys to attune_worker;

-- The person a call is made for; null when the account or a practitioner acts.
create or replace function current_person() returns text stable
  return nullif(current_setting('app.person', true), '');

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
  hash            text not null,
  expires_at      timestamptz(3) not null,
  revoked_at      timestamptz(3),
  exposed_at      timestamptz(3),
  expired_at      timestamptz(3),
  metadata        jsonb not null default '{}',
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
-- Not unique, as with keys: nothing is unique across accounts.
create index on scoped_tokens (hash);
create index tokens_to_forget on scoped_tokens (expires_at);
select isolate_by_account('scoped_tokens');
create policy presented_token on scoped_tokens for select to attune_app
  using (hash = current_key_hash());
create policy for_worker on scoped_tokens to attune_worker using (true);
grant select (account, id, expires_at), delete on scoped_tokens to attune_worker;

alter type entrance
  add attribute key_allowed_ips text[],
  add attribute subject_kind    text,
  add attribute subject_id      text,
  add attribute token_origins   text[];

-- As before, and besides: what is no key may be a scoped token. A token acts for its subject and
-- for nobody else, whatever the request says, and lives no longer than the key that made it, nor
-- than its person does under that id, nor than its practitioner may work.
-- (The version before stands in 0008_persons.sql.)
create or replace function enter(key_hash text, practitioner_id text, idempotency_key text)
returns entrance language plpgsql as $$
declare
  found_key api_keys;
  found_token scoped_tokens;
  found_account accounts;
  result entrance;
begin
  perform become('attune_app', null, practitioner_id), set_config('app.key_hash', key_hash, true);
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
    select * into found_key from api_keys where id = found_token.api_key_id;
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
        where id = found_token.person_id and status in ('merged', 'erased', 'deceased'))
      and not exists (
        select from practitioners
        where id = found_token.practitioner_id
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
    result.actor_found := exists (select from practitioners where id = practitioner_id);
  end if;

  if idempotency_key is not null then
    perform pg_advisory_xact_lock(hashtextextended(found_key.account || ' ' || idempotency_key, 0));
    select fingerprint, object_id, answer, kept.person_id, wrapped
    into result.kept_fingerprint, result.kept_object_id, result.kept_answer,
      result.kept_person_id, result.kept_wrapped_key
    from idempotency_keys as kept
    left join person_keys on person_keys.person_id = kept.person_id
    where key = idempotency_key;
  end if;
  return result;
end $$;

-- Keys that are there already are looked at too, half a year after they were made.
do $$
declare
  everybody text[];
  one text;
begin
  perform set_config('role', 'attune_worker', true);
  everybody := array(select account from accounts);
  perform set_config('role', 'attune_app', true);
  foreach one in array everybody loop
    perform set_config('app.account', one, true);
    insert into due_steps (object_id, step, real_time, due_at)
    select id, 'api_key.check_use', true, greatest(created_at + interval '180 days', now())
    from api_keys where status = 'issued';
  end loop;
  perform set_config('role', 'none', true), set_config('app.account', '', true);
end $$;
