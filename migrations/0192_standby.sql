-- compatible: the function only refuses what it answered from old data before.
-- While a primary is replaced, a proxy can send a connection to a standby for a moment. A read
-- would then be answered from there, and a key that was revoked on the primary could still work.
-- So a request that reaches a standby is refused, and its connection is replaced.

-- As before, but on a standby only after enter_replica. Also, a token that belongs to neither a
-- practitioner nor a person acts as the account.
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
  if pg_is_in_recovery() and coalesce(current_setting('app.replica', true), '') <> 'on' then
    raise exception 'This server is a standby.' using errcode = '25006';
  end if;
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
        -- The token of a client acts as the account, or on behalf of a practitioner, like a key.
        set_config('app.practitioner', coalesce(token.practitioner_id,
          case when token.person_id is null then enter.practitioner_id end, ''), true),
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
    if num_nonnulls(token.person_id, token.practitioner_id) > 0 then
      result.key_allowed_ips := null;
    end if;
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
    result.subject_kind := case
      when token.person_id is not null then 'person'
      when token.practitioner_id is not null then 'practitioner' end;
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

-- For reads that can be older.
create function enter_replica(
  key_hash text, practitioner_id text, idempotency_key text, reads_only boolean)
returns enter_result language plpgsql as $$
begin
  perform set_config('app.replica', 'on', true);
  return enter(key_hash, practitioner_id, idempotency_key, reads_only);
end $$;
