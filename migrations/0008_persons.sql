-- The individuals care is for. What identifies them, and what is known of their health, lies encrypted
-- under a data key of their own; who destroys that key has made all of it unreadable for ever.

create table persons (
  account            text not null,
  id                 text not null,
  status             text not null
    check (status in ('prospective', 'active', 'inactive', 'deceased', 'merged', 'erased')),
  encrypted             bytea,
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
select isolate_by_account('persons');

-- Data keys, wrapped by a key that is not in the database. None where it has been destroyed.
create table person_keys (
  account      text not null,
  person_id    text not null,
  wrapped      bytea,
  destroyed_at timestamptz(3) check ((wrapped is null) = (destroyed_at is not null)),
  primary key (account, person_id),
  foreign key (account, person_id) references persons (account, id)
);
select isolate_by_account('person_keys');
create policy for_worker on person_keys to attune_worker using (true) with check (true);
grant select, update (wrapped) on person_keys to attune_worker;

-- Blind indexes: what a person can be found by, each as a keyed hash that tells nothing by itself.
create table person_tokens (
  account   text not null,
  person_id text not null,
  token     bytea not null,
  primary key (account, token, person_id),
  foreign key (account, person_id) references persons (account, id)
);
create index on person_tokens (account, person_id);
select isolate_by_account('person_tokens');
grant delete on person_tokens to attune_app;

-- A session that was called off makes nobody part of a care team.
create function is_called_off(session_status text) returns boolean immutable
  return session_status in ('canceled', 'declined', 'expired', 'released');

-- Who cares for a person, whoever asks: also on behalf of a practitioner, who sees only their own
-- sessions otherwise. The setting is changed in the body: only a superuser may attach a custom
-- setting to a function. A failure in between ends the transaction, and the setting with it.
create function care_team_of(wanted_person_id text) returns text[] stable language plpgsql as $$
declare
  acting text := current_setting('app.practitioner', true);
  team text[];
begin
  perform set_config('app.practitioner', '', true);
  select care_team_ids || array(
    select distinct practitioner_id from sessions
    where person_id = wanted_person_id and not is_called_off(status))
  into team
  from persons
  where id = wanted_person_id;
  perform set_config('app.practitioner', coalesce(acting, ''), true);
  return team;
end $$;

-- Sessions know whom they are for.
alter table sessions add foreign key (account, person_id) references persons (account, id);
create index on sessions (account, person_id, created_at desc, id desc)
  where person_id is not null;

-- The answer to a request about a person is encrypted under that person's key, like all else.
alter table idempotency_keys add person_id text;
create index on idempotency_keys (account, person_id) where person_id is not null;
grant update (answer) on idempotency_keys to attune_app;

-- As before, and with a kept answer comes the key it may be encrypted under.
alter type entrance
  add attribute kept_person_id text,
  add attribute kept_wrapped_key bytea;

create or replace function enter(key_hash text, practitioner_id text, idempotency_key text)
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
    select fingerprint, object_id, answer, kept.person_id, wrapped
    into result.kept_fingerprint, result.kept_object_id, result.kept_answer,
      result.kept_person_id, result.kept_wrapped_key
    from idempotency_keys as kept
    left join person_keys on person_keys.person_id = kept.person_id
    where key = idempotency_key;
  end if;
  return result;
end $$;

-- As before, and whom the kept answer is about.
drop function leave(jsonb, jsonb, jsonb, text, text, text, bytea);
create function leave(
  new_events jsonb, new_due jsonb, new_audits jsonb,
  idempotency_key text, request_fingerprint text, made_object_id text,
  about_person_id text, given_answer bytea
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

  if new_audits is not null then
    with written as (
      insert into audit_entries (id, action, outcome, object_kind, object_id, person_id, fields,
        purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id)
      select id, action, outcome, object_kind, object_id, person_id, fields,
        purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id
      from jsonb_to_recordset(new_audits) as entry (
        id text, action text, outcome text, object_kind text, object_id text, person_id text,
        fields text[], purpose text, basis jsonb, decision_id text,
        actor_kind text, actor_id text, key_id text, request_id text)
      returning position, id
    )
    insert into audit_queue (position, entry_id) select position, id from written;
  end if;

  if leave.idempotency_key is not null then
    insert into idempotency_keys (key, fingerprint, object_id, person_id, answer)
    values (leave.idempotency_key, request_fingerprint, made_object_id, about_person_id,
      given_answer);
  end if;
end $$;
