-- compatible: adds tables, and columns to enter_result. Members: the people of an account who sign
-- in. Email addresses of members are stored as those of practitioners are: business contacts.

-- Roles that an account defines. The built-in roles are in src/catalogue/roles.ts.
create table roles (
  account    text not null references accounts,
  id         text not null,
  name       text not null,
  acts_as    text not null check (acts_as in ('account', 'practitioner')),
  scopes     text[] not null,
  metadata   jsonb not null default '{}',
  version    integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (account, id)
);
create unique index role_name_taken on roles (account, lower(name));
create index on roles (account, created_at desc, id desc);
create index on roles (account, updated_at, id);
select isolate_by_account('roles');
select index_metadata_of('roles', 'role');
grant delete on roles to attune_app;
create policy for_worker on roles for select to attune_worker using (true);
grant select on roles to attune_worker;

create table members (
  account              text not null references accounts,
  id                   text not null,
  email                text not null,
  name                 text not null,
  role                 text not null, -- The name of a built-in role, or the ID of an own one.
  acts_as              text not null check (acts_as in ('account', 'practitioner')),
  practitioner_id      text,
  status               text not null check (status in ('invited', 'active', 'deactivated')),
  last_signed_in_at    timestamptz(3),
  accepted_at          timestamptz(3),
  activated_at         timestamptz(3),
  deactivated_at       timestamptz(3),
  created_by_key_id    text, -- The key, or the member, that invited. Null from the command line.
  metadata             jsonb not null default '{}',
  version              integer not null default 1,
  created_at           timestamptz(3) not null,
  updated_at           timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  check (acts_as = 'account' or practitioner_id is not null)
);
create unique index member_exists on members (account, lower(email));
-- One practitioner is one person, so their acts are those of one member.
create unique index practitioner_has_member on members (account, practitioner_id)
  where practitioner_id is not null;
create index on members (account, created_at desc, id desc);
create index on members (account, email, created_at desc, id desc);
create index on members (account, updated_at, id);
create index on members (account, status, created_at desc, id desc);
create index on members (account, role, created_at desc, id desc);
create index members_by_email on members (lower(email));
select isolate_by_account('members');
select index_metadata_of('members', 'member');
create policy for_worker on members for select to attune_worker using (true);
grant select on members to attune_worker;

-- A sign-in of a member in a browser, known by the hash of its cookie.
create table member_sessions (
  account         text not null references accounts,
  id              text not null,
  member_id       text not null,
  hash            text not null,
  method          text not null check (method in ('link', 'passkey', 'single_sign_on')),
  user_agent      text,
  status          text not null
    check (status in ('active', 'signed_out', 'revoked', 'expired')),
  last_active_at  timestamptz(3) not null,
  idle_expires_at timestamptz(3) not null,
  expires_at      timestamptz(3) not null,
  fresh_expires_at timestamptz(3),
  signed_out_at   timestamptz(3),
  revoked_at      timestamptz(3),
  expired_at      timestamptz(3),
  metadata        jsonb not null default '{}',
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, member_id) references members (account, id)
);
create index on member_sessions (account, member_id, created_at desc, id desc);
create index on member_sessions (account, created_at desc, id desc);
create index on member_sessions (account, updated_at, id);
create index on member_sessions (account, status, created_at desc, id desc);
create index on member_sessions (hash);
create index member_sessions_active on member_sessions (account, id) where status = 'active';
create index member_sessions_to_delete on member_sessions (expires_at);
select isolate_by_account('member_sessions');
create policy for_worker on member_sessions to attune_worker using (true) with check (true);
grant select, update (last_active_at, idle_expires_at, fresh_expires_at), delete on member_sessions
  to attune_worker;

-- Tokens that a signed-in browser calls the API with. Their scopes are those of the member's role
-- at the time of each request.
create table member_tokens (
  account    text not null references accounts,
  hash       text not null,
  session_id text not null,
  expires_at timestamptz(3) not null,
  primary key (account, hash),
  foreign key (account, session_id) references member_sessions (account, id) on delete cascade
);
create index on member_tokens (hash);
create index on member_tokens (account, session_id);
create index member_tokens_to_delete on member_tokens (expires_at);
select isolate_by_account('member_tokens');
revoke update on member_tokens from attune_app;
create policy presented_token on member_tokens for select to attune_app
  using (hash = current_key_hash());
create policy for_worker on member_tokens to attune_worker using (true) with check (true);
grant select, insert, delete on member_tokens to attune_worker;

-- One-time sign-in links. Redeeming one deletes it.
create table sign_in_links (
  account    text not null references accounts,
  hash       text not null,
  member_id  text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (account, hash),
  foreign key (account, member_id) references members (account, id)
);
create index on sign_in_links (hash);
create index on sign_in_links (account, member_id, created_at);
create index sign_in_links_to_delete on sign_in_links (expires_at);
select isolate_by_account('sign_in_links');
grant delete on sign_in_links to attune_app;
create policy for_worker on sign_in_links to attune_worker using (true) with check (true);
grant select, insert, delete on sign_in_links to attune_worker;

alter table request_logs add member_id text;
create index on request_logs (account, member_id, created_at desc, id desc)
  where member_id is not null;

alter type enter_result
  add attribute member_id text,
  add attribute member_role text,
  add attribute member_practitioner_id text,
  add attribute member_fresh_until timestamptz(3);

-- As before, and finds the account of a member's token. The token ends with its session, and when
-- the member is deactivated or its practitioner can no longer practice. The scopes of a built-in
-- role are none here: the server knows them by the role's name.
create or replace function enter(
  key_hash text, practitioner_id text, idempotency_key text, reads_only boolean)
returns enter_result language plpgsql as $$
declare
  key_account text;
  found_key record;
  token scoped_tokens;
  member_token member_tokens;
  member record;
  result enter_result;
begin
  perform
    set_config('role', 'attune_app', true),
    set_config('app.account', '', true),
    set_config('app.practitioner', coalesce(practitioner_id, ''), true),
    set_config('app.key_hash', key_hash, true),
    set_config('timezone', 'UTC', true),
    set_config('lock_timeout', '5s', true),
    set_config('statement_timeout', '8s', true),
    set_config('idle_in_transaction_session_timeout', '15s', true),
    set_config('plan_cache_mode', 'force_generic_plan', true);
  if reads_only then
    perform set_config('transaction_read_only', 'on', true);
  end if;

  select account, id, status, scopes, expires_at, allowed_ips into found_key
  from api_keys where hash = key_hash;
  key_account := found_key.account;

  if key_account is null then
    select * into token from scoped_tokens where hash = key_hash;
    if token.account is null then
      select * into member_token from member_tokens where hash = key_hash;
      if member_token.account is null then
        return result;
      end if;
      key_account := member_token.account;
      perform set_config('app.account', key_account, true);
      select members.id, members.role, members.acts_as, members.practitioner_id,
        members.status = 'active' and sessions.status = 'active'
          and sessions.expires_at > now() and member_token.expires_at > now() as valid,
        sessions.id as session_id, sessions.fresh_expires_at, roles.scopes
      into member
      from member_sessions as sessions
      join members on members.account = sessions.account and members.id = sessions.member_id
      left join roles on roles.account = members.account and roles.id = members.role
      where sessions.account = key_account and sessions.id = member_token.session_id;
      if member.acts_as = 'practitioner' then
        perform set_config('app.practitioner', member.practitioner_id, true);
      end if;
    else
      key_account := token.account;
      perform
        set_config('app.account', key_account, true),
        set_config('app.practitioner', coalesce(token.practitioner_id, ''), true),
        set_config('app.person', coalesce(token.person_id, ''), true);
      select account, id, status, scopes, expires_at, allowed_ips into found_key
      from api_keys where account = key_account and id = token.api_key_id;
    end if;
  else
    perform set_config('app.account', key_account, true);
  end if;

  select found.account, account_now(found.clock_offset_ms), account_now(0),
    found.rate_limit_per_second, found.rate_limit_per_minute
  into result.account, result.now, result.real_now,
    result.rate_limit_per_second, result.rate_limit_per_minute
  from accounts as found where found.account = key_account;
  result.key_id := found_key.id;
  result.key_scopes := found_key.scopes;
  result.key_expires_at := found_key.expires_at;
  result.key_allowed_ips := found_key.allowed_ips;
  result.key_valid := found_key.status = 'issued'
    and (found_key.expires_at is null or found_key.expires_at > now());

  if token.account is not null then
    result.key_id := token.id;
    result.key_scopes := token.scopes;
    result.key_expires_at := token.expires_at;
    result.key_allowed_ips := null;
    result.key_valid := result.key_valid
      and token.status = 'issued' and token.expires_at > now()
      and not exists (
        select from persons
        where account = token.account and id = token.person_id
          and status in ('merged', 'erased', 'deceased'))
      and not exists (
        select from practitioners
        where account = token.account and id = token.practitioner_id
          and (archived or status in ('suspended', 'revoked', 'withdrawn')));
    result.subject_kind := case when token.person_id is null then 'practitioner' else 'person' end;
    result.subject_id := coalesce(token.person_id, token.practitioner_id);
    result.token_origins := token.allowed_origins;
  end if;

  if member_token.account is not null then
    result.key_id := member.session_id;
    result.key_scopes := coalesce(member.scopes, '{}');
    result.key_expires_at := member_token.expires_at;
    result.key_valid := member.valid
      and not exists (
        select from practitioners
        where account = key_account and id = member.practitioner_id
          and (archived or status in ('suspended', 'revoked', 'withdrawn')));
    result.member_id := member.id;
    result.member_role := member.role;
    result.member_practitioner_id := member.practitioner_id;
    result.member_fresh_until := member.fresh_expires_at;
    if member.acts_as = 'practitioner' then
      result.subject_kind := 'practitioner';
      result.subject_id := member.practitioner_id;
    end if;
  end if;

  if not result.key_valid then
    perform set_config('app.account', '', true);
    return result;
  end if;

  if practitioner_id is not null then
    result.actor_found := exists (
      select from practitioners where account = key_account and id = practitioner_id);
  end if;

  if idempotency_key is not null then
    perform pg_advisory_xact_lock(hashtextextended(key_account || ' ' || idempotency_key, 0));
    select stored.fingerprint, stored.object_id, stored.response, stored.person_id
    into result.stored_fingerprint, result.stored_object_id, result.stored_response,
      result.stored_person_id
    from idempotency_keys as stored
    where stored.account = key_account and stored.key = idempotency_key;
    if result.stored_person_id is not null then
      select wrapped into result.stored_wrapped_key from person_keys
      where account = key_account and person_id = result.stored_person_id;
    end if;
  end if;
  return result;
end $$;
