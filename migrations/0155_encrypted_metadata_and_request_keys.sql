-- Free text and metadata of objects that name a person are encrypted, and Idempotency-Keys are
-- stored by a keyed hash. PostgreSQL holds no key, so a migration can't encrypt what was written
-- before: those values are discarded. "using" rewrites a table, so that nothing of them is left in
-- it, and is not subject to row security.

do $$
declare
  name text;
begin
  foreach name in array array['sessions', 'session_series', 'charges', 'adjustments', 'payments',
    'refunds', 'disputes', 'scoped_tokens']
  loop
    execute format(
      'alter table %1$I
         add column encrypted bytea,
         alter column metadata drop not null,
         alter column metadata drop default,
         alter column metadata type jsonb using null', name);
    execute format('alter table %1$I drop column metadata', name);
  end loop;

  -- Rows that name nobody are encrypted under the deployment's key, and again when it is replaced.
  foreach name in array array['sessions', 'session_series', 'payments', 'refunds', 'disputes',
    'scoped_tokens']
  loop
    execute format(
      'create policy for_rewrapping on %1$I to attune_worker using (true) with check (true)', name);
    execute format(
      'grant select (account, id, person_id, encrypted), update (encrypted) on %1$I to attune_worker',
      name);
  end loop;
end $$;

alter table sessions
  alter column reason type text using null,
  alter column place type jsonb using null;
alter table sessions drop column reason, drop column place;
alter table disputes alter column evidence type jsonb using null;
alter table disputes drop column evidence;

-- By what metadata is found: keyed hashes of key and value. A table and not a column, because row
-- security keeps PostgreSQL from searching an array by index: "@>" is not leakproof, "=" is.
create table metadata_hashes (
  account   text not null,
  object_id text not null,
  person_id text,
  hash      bytea not null,
  primary key (account, hash, object_id)
);
create index on metadata_hashes (account, object_id);
create index on metadata_hashes (account, person_id) where person_id is not null;
select isolate_by_account('metadata_hashes');
select bound_to_person('metadata_hashes');
grant delete on metadata_hashes to attune_app;
create policy for_worker on metadata_hashes to attune_worker using (true);
grant select, delete on metadata_hashes to attune_worker;

-- Tokens are deleted some time after they have expired.
create function unindex_metadata() returns trigger language plpgsql as $$
begin
  delete from metadata_hashes where account = old.account and object_id = old.id;
  return null;
end $$;
create trigger unindex_metadata after delete on scoped_tokens
  for each row execute function unindex_metadata();

-- The key column holds a hash from here on, in all three tables.
truncate idempotency_keys;
alter table idempotency_keys add column encrypted_key bytea;
-- An answer is kept only together with its key, and forgotten together with it.
drop index answers_to_forget;
create index keys_to_forget on idempotency_keys (created_at) where encrypted_key is not null;
grant update (encrypted_key) on idempotency_keys to attune_app, attune_worker;
alter table events alter column idempotency_key type text using null;
alter table request_logs alter column idempotency_key type text using null;

drop function leave(jsonb, jsonb, jsonb, text, text, text, text, bytea);

create function leave(
  new_events jsonb, new_due jsonb, new_audits jsonb, new_metadata jsonb, idempotency_key text,
  encrypted_key bytea, request_fingerprint text, made_object_id text, about_person_id text,
  given_answer bytea)
returns void
language plpgsql
as $$
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

  if new_metadata is not null then
    perform index_metadata(new_metadata);
  end if;

  if leave.idempotency_key is not null then
    insert into idempotency_keys (key, encrypted_key, fingerprint, object_id, person_id, answer)
    values (leave.idempotency_key, leave.encrypted_key, request_fingerprint, made_object_id,
      about_person_id, given_answer);
  end if;
end $$;

-- In the order they were written: of two drafts of one object, the later one counts.
create function index_metadata(drafts jsonb)
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
    delete from metadata_hashes where object_id = draft.object_id;
    insert into metadata_hashes (object_id, person_id, hash)
    select distinct draft.object_id, draft.person_id, decode(hash, 'hex')
    from unnest(draft.hashes) as hash;
  end loop;
end $$;
