-- Money taken from persons and insurers. What is asked of a processor is written down before it is
-- asked (processor_operations), with the key it is asked with: whoever comes after a crash asks
-- with the same key what became of it.

create table payments (
  account              text not null,
  id                   text not null,
  person_id            text,
  direction            text not null check (direction in ('in', 'out')),
  kind                 text not null,
  amount               jsonb not null,
  payer                jsonb not null,
  payee                jsonb not null,
  status               text not null check (status in (
    'created', 'challenged', 'processing', 'authorized', 'succeeded', 'declined', 'failed',
    'canceled', 'expected', 'received', 'reconciled')),
  capture_method       text not null default 'automatic',
  authorized_until     timestamptz(3),
  amount_captured      integer not null default 0,
  amount_refunded      integer not null default 0, -- Asked for or done: it is spoken for.
  amount_disputed      integer not null default 0,
  disputed             boolean not null default false, -- While it is undecided.
  fee                  integer,
  net                  integer generated always as (amount_captured - fee) stored,
  allocations          jsonb not null default '[]',
  method               jsonb,
  method_token         text, -- A processor's name for it. Card numbers never come here.
  failure              jsonb,
  next_action          jsonb,
  processor            text,
  processor_reference  text,
  attempt              integer not null default 0,
  statement_descriptor text,
  session_id           text,
  claim_id             text,
  remittance_id        text,
  cancellation_reason  text,
  processing_at        timestamptz(3),
  challenged_at        timestamptz(3),
  authorized_at        timestamptz(3),
  succeeded_at         timestamptz(3),
  declined_at          timestamptz(3),
  failed_at            timestamptz(3),
  canceled_at          timestamptz(3),
  received_at          timestamptz(3),
  reconciled_at        timestamptz(3),
  metadata             jsonb not null default '{}',
  version              integer not null default 1,
  created_at           timestamptz(3) not null,
  updated_at           timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, session_id) references sessions (account, id),
  check (amount_captured >= 0 and amount_refunded between 0 and amount_captured)
);
create index on payments (account, created_at desc, id desc);
create index on payments (account, person_id, created_at desc, id desc);
create index on payments (account, session_id, created_at desc, id desc);
create index on payments (account, remittance_id) where remittance_id is not null;
-- One movement at the processor belongs to one payment.
create unique index payment_reference on payments (account, processor, processor_reference)
  where processor_reference is not null;
-- What a processor tells us of, it names by its own reference.
create index payments_by_reference on payments (processor_reference)
  where processor_reference is not null;
select isolate_by_account('payments');
select bound_to_person('payments');
create policy for_worker on payments for select to attune_worker using (true);
grant select on payments to attune_worker;

create table processor_operations (
  account       text not null,
  id            text not null,
  object_id     text not null,
  step          text not null,
  key           text not null, -- What the processor knows the call by.
  asked         jsonb not null default '{}',
  status        text not null default 'waiting' check (status in ('waiting', 'done')),
  tries         integer not null default 0,
  due_at        timestamptz(3) not null, -- By the real clock.
  claimed_until timestamptz(3),
  created_at    timestamptz(3) not null,
  primary key (account, id)
);
create unique index on processor_operations (account, key);
create index on processor_operations (account, object_id);
create index processor_operations_waiting on processor_operations (due_at)
  where status = 'waiting';
select isolate_by_account('processor_operations');
create policy for_worker on processor_operations for select to attune_worker using (true);
grant select on processor_operations to attune_worker;

-- What a processor told us, each once.
create table processor_events (
  account     text not null,
  processor   text not null,
  event_id    text not null,
  type        text not null,
  received_at timestamptz(3) not null,
  primary key (account, processor, event_id)
);
select isolate_by_account('processor_events');

-- What a practitioner earns of what is collected for their sessions, and where it is sent.
create table payout_terms (
  account            text not null,
  practitioner_id    text not null,
  share_basis_points integer not null default 0 check (share_basis_points between 0 and 10000),
  destination        text,
  version            integer not null default 1,
  created_at         timestamptz(3) not null,
  updated_at         timestamptz(3) not null,
  primary key (account, practitioner_id),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
select isolate_by_account('payout_terms');
