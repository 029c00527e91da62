-- The program that sent a request, by the name it gives itself: in the audit log and the request
-- logs, so that what an agent did can be distinguished from what a person did.

alter table audit_entries add client text check (length(client) between 1 and 80);
create index on audit_entries (account, client, recorded_at desc, id desc)
  where client is not null;

alter table request_logs add client text check (length(client) between 1 and 80);
create index on request_logs (account, client, created_at desc, id desc)
  where client is not null;

-- As in 0001_kernel.sql, with the client of each audit entry.
create or replace function leave(
  of_account text, new_events jsonb, new_jobs jsonb, new_audits jsonb, new_metadata jsonb,
  idempotency_key text, encrypted_key bytea, request_fingerprint text, created_object_id text,
  response_person_id text, encrypted_response bytea)
returns void
language plpgsql
as $$
declare
  scheduled record;
begin
  if new_events is not null then
    insert into events (account, id, type, object, object_id, object_version, changed_fields,
      request_id, idempotency_key, created_at)
    select of_account, id, type, object, object_id, object_version, changed_fields,
      request_id, leave.idempotency_key, created_at
    from jsonb_to_recordset(new_events) as event (
      id text, type text, object text, object_id text, object_version integer,
      changed_fields text[], request_id text, created_at timestamptz);
  end if;

  -- One by one: they are few, and a plan cached while the table was empty can't turn bad.
  for scheduled in
    select * from jsonb_to_recordset(new_jobs)
      as scheduled (object_id text, job text, real_time boolean, due_at timestamptz)
  loop
    if scheduled.due_at is null then
      delete from scheduled_jobs
      where account = of_account
        and object_id = scheduled.object_id and job = scheduled.job;
    else
      insert into scheduled_jobs (account, object_id, job, real_time, due_at)
      values (of_account, scheduled.object_id, scheduled.job, scheduled.real_time,
        scheduled.due_at)
      on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
    end if;
  end loop;

  if new_audits is not null then
    with written as (
      insert into audit_entries (account, id, action, outcome, object_kind, object_id, person_id,
        fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, client)
      select of_account, id, action, outcome, object_kind, object_id, person_id,
        fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, client
      from jsonb_to_recordset(new_audits) as entry (
        id text, action text, outcome text, object_kind text, object_id text, person_id text,
        fields text[], purpose text, basis jsonb, decision_id text,
        actor_kind text, actor_id text, key_id text, request_id text, client text)
      returning position, id
    )
    insert into audit_queue (account, position, entry_id)
    select of_account, position, id from written;
  end if;

  if new_metadata is not null then
    perform index_metadata(of_account, new_metadata);
  end if;

  if leave.idempotency_key is not null then
    insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id,
      response)
    values (of_account, leave.idempotency_key, leave.encrypted_key, request_fingerprint,
      created_object_id, response_person_id, encrypted_response);
  end if;
end $$;
