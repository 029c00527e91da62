-- The trail: who did, saw or was refused what, when and why. Entries are written in the transaction
-- of what they tell of, and chained and encrypted after it, so that writers never wait for each other.

create table audit_entries (
  account     text not null,
  id          text not null,
  -- Taken when the entry is written: the order in which entries are linked.
  position    bigint generated always as identity,
  action      text not null,
  outcome     text not null check (outcome in ('done', 'permitted', 'denied')),
  object_kind text not null,
  object_id   text,
  person_id   text,
  fields      text[] not null,
  purpose     text,
  basis       jsonb not null,
  decision_id text,
  actor_kind  text not null,
  actor_id    text,
  key_id      text,
  request_id  text,
  recorded_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  primary key (account, id)
);
create index on audit_entries (account, recorded_at desc, id desc);
create index on audit_entries (account, object_id, recorded_at desc, id desc);
create index on audit_entries (account, person_id, recorded_at desc, id desc)
  where person_id is not null;
create index on audit_entries (account, action, recorded_at desc, id desc);
create index on audit_entries (account, actor_id, recorded_at desc, id desc);
create index on audit_entries (account, key_id, recorded_at desc, id desc);
create index on audit_entries (account, request_id) where request_id is not null;
create index on audit_entries (account, decision_id) where decision_id is not null;
-- Nearly everything is done: whoever asks for that reads the trail from the top.
create index on audit_entries (account, outcome, recorded_at desc, id desc)
  where outcome <> 'done';
select isolate_by_account('audit_entries');

-- What is not linked yet.
create table audit_queue (
  account  text not null,
  position bigint not null,
  entry_id text not null,
  primary key (account, position)
);
create index on audit_queue (account, entry_id);
select isolate_by_account('audit_queue');

-- The chain: hash is SHA-256(previous_hash || entry_hash). Two links cannot have the same number,
-- nor an entry two links: a fork is refused by the table itself.
create table audit_links (
  account       text not null,
  sequence      bigint not null check (sequence > 0),
  entry_id      text not null,
  entry_hash    bytea not null,
  previous_hash bytea not null,
  hash          bytea not null,
  primary key (account, sequence),
  unique (account, entry_id)
);
select isolate_by_account('audit_links');

-- A signature over the head of the chain, for each batch that was linked.
create table audit_heads (
  account        text not null,
  last_sequence  bigint not null,
  first_sequence bigint not null check (first_sequence between 1 and last_sequence),
  previous_head  bytea not null,
  head           bytea not null,
  signed_at      timestamptz(3) not null,
  key_id         text not null,
  signature      bytea not null,
  primary key (account, last_sequence),
  unique (account, first_sequence)
);
select isolate_by_account('audit_heads');

-- Those who serve write entries and read the trail; the worker links. Nobody changes or removes,
-- and what grants do not refuse (the owner) a trigger does.
revoke update on audit_entries, audit_queue from attune_app;
revoke select on audit_queue from attune_app;
revoke insert, update on audit_links, audit_heads from attune_app;

create policy for_worker on audit_entries for select to attune_worker using (true);
grant select on audit_entries to attune_worker;
create policy for_worker on audit_queue to attune_worker using (true);
grant select, delete on audit_queue to attune_worker;
create policy for_worker on audit_links to attune_worker using (true) with check (true);
grant select, insert on audit_links to attune_worker;
create policy for_worker on audit_heads to attune_worker using (true) with check (true);
grant select, insert on audit_heads to attune_worker;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The trail is only ever added to.' using errcode = 'insufficient_privilege';
end $$;
create trigger only_added before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
create trigger only_added before update or delete or truncate on audit_links
  for each statement execute function refuse_change();
create trigger only_added before update or delete or truncate on audit_heads
  for each statement execute function refuse_change();

-- As before, and the entries of the trail with it.
drop function leave(jsonb, jsonb, text, text, text, bytea);
create function leave(
  new_events jsonb, new_due jsonb, new_audits jsonb,
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
    insert into idempotency_keys (key, fingerprint, object_id, answer)
    values (leave.idempotency_key, request_fingerprint, made_object_id, given_answer);
  end if;
end $$;
