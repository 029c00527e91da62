-- compatible: adds a table, columns and triggers. Requests to pay, each with a link to a page. The
-- link isn't stored, only its hash.
create table payment_requests (
  account        text not null,
  id             text not null,
  person_id      text not null,
  amount         jsonb not null,
  kind           text not null,
  covers_balance boolean not null,
  session_id     text,
  payment_id     text, -- The last attempt to pay.
  status         text not null,
  expires_at     timestamptz(3) not null,
  link_hash      text not null,
  encrypted      bytea,
  paid_at        timestamptz(3),
  expired_at     timestamptz(3),
  canceled_at    timestamptz(3),
  version        integer not null default 1,
  created_at     timestamptz(3) not null,
  updated_at     timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, session_id) references sessions (account, id),
  foreign key (account, payment_id) references payments (account, id),
  constraint payment_requests_status_check check (status in (
    'open', 'paid', 'expired', 'canceled'))
);
create index payment_requests_by_link on payment_requests (link_hash);
create index on payment_requests (account, created_at desc, id desc);
create index on payment_requests (account, updated_at, id);
create index on payment_requests (account, person_id, created_at desc, id desc);
create index on payment_requests (account, session_id, created_at desc, id desc)
  where session_id is not null;
create index on payment_requests (account, payment_id, created_at desc, id desc)
  where payment_id is not null;
create index on payment_requests (account, kind, created_at desc, id desc);
create index on payment_requests (account, status, created_at desc, id desc);
select isolate_by_account('payment_requests', 'person_id');
-- Who opens the link names no account.
create policy for_worker on payment_requests for select to attune_worker using (true);
grant select (account, id, link_hash) on payment_requests to attune_worker;
create policy for_reencryption on payment_requests to attune_worker using (true) with check (true);
grant select (account, id, person_id, encrypted), update (encrypted) on payment_requests
  to attune_worker;

alter table payments
  add column payment_request_id text,
  add foreign key (account, payment_request_id) references payment_requests (account, id);
create index on payments (account, payment_request_id, created_at desc, id desc)
  where payment_request_id is not null;

alter table messages
  add column payment_request_id text,
  add foreign key (account, payment_request_id) references payment_requests (account, id);
create index on messages (account, payment_request_id) where payment_request_id is not null;
create trigger notify_on_insert after insert on payment_requests
for each row execute function schedule_notice('payment_request.notify');
