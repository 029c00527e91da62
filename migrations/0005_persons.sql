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
