-- compatible: adds a column, a table and triggers. Messages to persons, by email and SMS. The
-- account's settings are a document that the API validates; null means the defaults.
alter table accounts add column message_settings jsonb;

create table messages (
  account            text not null,
  id                 text not null,
  person_id          text not null,
  purpose            text not null,
  channel            text not null,
  status             text not null,
  session_id         text,
  form_response_id   text,
  payment_id         text,
  language           text not null,
  send_at            timestamptz(3) not null,
  attempts           integer not null default 0,
  error_code         text,
  encrypted          bytea,
  occasion           text,  -- What an automatic message is for. Each occasion has one.
  appointment        jsonb, -- What the message says about the session: its time, and who gives it.
  provider_reference text,
  due_at             timestamptz(3), -- When the next attempt is due, by the real time.
  claimed_until      timestamptz(3),
  queued_at          timestamptz(3),
  sent_at            timestamptz(3),
  delivered_at       timestamptz(3),
  failed_at          timestamptz(3),
  bounced_at         timestamptz(3),
  suppressed_at      timestamptz(3),
  canceled_at        timestamptz(3),
  version            integer not null default 1,
  created_at         timestamptz(3) not null,
  updated_at         timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, session_id) references sessions (account, id),
  foreign key (account, form_response_id) references form_responses (account, id),
  foreign key (account, payment_id) references payments (account, id),
  constraint messages_status_check check (status in (
    'scheduled', 'queued', 'sent', 'delivered', 'failed', 'bounced', 'suppressed', 'canceled'))
);
create unique index messages_of_occasion on messages (account, occasion)
  where occasion is not null;
create index messages_queued on messages (created_at) where status in ('queued');
create index on messages (account, created_at desc, id desc);
create index on messages (account, updated_at, id);
create index on messages (account, person_id, created_at desc, id desc);
create index on messages (account, session_id, created_at desc, id desc)
  where session_id is not null;
create index on messages (account, payment_id, created_at desc, id desc)
  where payment_id is not null;
create index on messages (account, purpose, created_at desc, id desc);
create index on messages (account, channel, created_at desc, id desc);
create index on messages (account, status, created_at desc, id desc);
select isolate_by_account('messages', 'person_id');
create policy for_worker on messages for select to attune_worker using (true);
grant select (account, id, status, due_at, claimed_until, created_at) on messages to attune_worker;

-- Schedules the job that decides which messages a change leads to, where the account sends any. A
-- trigger, so that no way to change a session misses it, and accounts that send no messages write
-- nothing.
create function schedule_notice() returns trigger language plpgsql as $$
begin
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select new.account, new.id, tg_argv[0], false, new.updated_at
  from accounts
  where account = new.account and message_settings @> '{"enabled": true}'
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
  return null;
end $$;

create trigger notify_on_insert after insert on sessions
for each row when (new.seats_taken > 0)
execute function schedule_notice('session.notify');
create trigger notify_on_update
after update of status, starts_at, ends_at, practitioner_id, participants on sessions
for each row
when ((old.status, old.starts_at, old.ends_at, old.practitioner_id, old.participants)
  is distinct from (new.status, new.starts_at, new.ends_at, new.practitioner_id, new.participants))
execute function schedule_notice('session.notify');
create trigger notify_on_insert after insert on form_responses
for each row execute function schedule_notice('form_response.notify');
create trigger notify_on_insert after insert on payments
for each row when (new.person_id is not null)
execute function schedule_notice('payment.notify');
create trigger notify_on_update after update of status on payments
for each row when (new.person_id is not null and old.status is distinct from new.status)
execute function schedule_notice('payment.notify');
