-- What every request begins with, in fewer statements. Plans are kept for all values: planning a
-- statement for its values costs more than running most of them. (Statements whose best plan
-- depends on a value say so: see plannedByValue in src/db/sql.ts.)

drop function enter(text, text, text);

-- The first statement of a request: finds the account of an API key or scoped token, and locks the
-- idempotency key. A second request with the same key waits here until the first has committed, and
-- then finds its response. A token acts for its own subject only, whatever the request says. It
-- ends with the key that created it, and when its person is merged, erased or deceased, or its
-- practitioner can no longer practice.
create function enter(
  key_hash text, practitioner_id text, idempotency_key text, reads_only boolean)
returns enter_result language plpgsql as $$
declare
  key_account text;
  found_key record;
  token scoped_tokens;
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
      return result;
    end if;
    key_account := token.account;
    perform
      set_config('app.account', key_account, true),
      set_config('app.practitioner', coalesce(token.practitioner_id, ''), true),
      set_config('app.person', coalesce(token.person_id, ''), true);
    select account, id, status, scopes, expires_at, allowed_ips into found_key
    from api_keys where account = key_account and id = token.api_key_id;
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
