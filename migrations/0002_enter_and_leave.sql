-- The door of every request, in two functions, so that a write costs three round trips: enter, the
-- verb's own statement, leave. docs/decisions/0003-round-trips.md tells how they were spent.

-- By the account's clock, which in the sandbox can be moved forward.
create function account_now(offset_ms bigint) returns timestamptz stable
  return date_trunc('milliseconds', now() + offset_ms * interval '1 millisecond');

-- Everything here is local to the transaction. The times bound what a request may wait for.
create function become(role_name text, account_id text, practitioner_id text) returns void
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

-- For work that no request asks for: the clock, the command line.
create function enter_account(account_id text) returns timestamptz language plpgsql as $$
begin
  perform become('attune_app', account_id, null);
  return (select account_now(clock_offset_ms) from accounts where account = account_id);
end $$;

create type entrance as (
  account               text,
  key_id                text,
  key_scopes            text[],
  key_expires_at        timestamptz(3),
  key_valid             boolean,
  now                   timestamptz(3),
  real_now              timestamptz(3),
  rate_limit_per_second integer,
  rate_limit_per_minute integer,
  actor_found           boolean,
  kept_fingerprint      text,
  kept_object_id        text,
  kept_answer           bytea
);

-- Looks the key up, takes on its account, and takes the idempotency key: whoever comes second
-- with the same one waits here until the first has committed, and then finds its answer.
create function enter(key_hash text, practitioner_id text, idempotency_key text)
returns entrance language plpgsql as $$
declare
  found_key api_keys;
  found_account accounts;
  result entrance;
begin
  perform become('attune_app', null, practitioner_id), set_config('app.key_hash', key_hash, true);
  select * into found_key from api_keys where hash = key_hash;
  if found_key.account is null then
    return result;
  end if;

  perform set_config('app.account', found_key.account, true);
  select * into found_account from accounts where account = found_key.account;
  result.account := found_account.account;
  result.key_id := found_key.id;
  result.key_scopes := found_key.scopes;
  result.key_expires_at := found_key.expires_at;
  result.key_valid := found_key.status = 'issued'
    and (found_key.expires_at is null or found_key.expires_at > now());
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
    select fingerprint, object_id, answer
    into result.kept_fingerprint, result.kept_object_id, result.kept_answer
    from idempotency_keys
    where key = idempotency_key;
  end if;
  return result;
end $$;

-- Writes what a request leaves behind: its events, what is due later, and the answer it gave.
create function leave(
  new_events jsonb, new_due jsonb,
  idempotency_key text, request_fingerprint text, made_object_id text, given_answer bytea
) returns void language plpgsql as $$
declare
  due record;
begin
  if new_events is not null then
    insert into events (id, type, object, object_id, object_version, changed_fields,
      request_id, idempotency_key, created_at)
    select id, type, object, object_id, object_version, changed_fields,
      request_id, leave.idempotency_key, created_at
    from jsonb_to_recordset(new_events) as event (
      id text, type text, object text, object_id text, object_version integer,
      changed_fields text[], request_id text, created_at timestamptz);
  end if;

  -- One by one: there are few, and no plan made while the table was empty can become a bad one.
  for due in
    select * from jsonb_to_recordset(new_due)
      as due (object_id text, step text, real_time boolean, due_at timestamptz)
  loop
    if due.due_at is null then
      delete from due_steps where object_id = due.object_id and step = due.step;
    else
      insert into due_steps (object_id, step, real_time, due_at)
      values (due.object_id, due.step, due.real_time, due.due_at)
      on conflict (account, object_id, step) do update set due_at = excluded.due_at, attempts = 0;
    end if;
  end loop;

  if leave.idempotency_key is not null then
    insert into idempotency_keys (key, fingerprint, object_id, answer)
    values (leave.idempotency_key, request_fingerprint, made_object_id, given_answer);
  end if;
end $$;
