-- What is given back, and what a person's bank takes back for them.

create table refunds (
  account             text not null,
  id                  text not null,
  payment_id          text not null,
  person_id           text,
  amount              jsonb not null,
  reason              text not null,
  status              text not null check (status in (
    'requested', 'succeeded', 'failed', 'canceled')),
  processor           text,
  processor_reference text,
  failure             jsonb,
  succeeded_at        timestamptz(3),
  failed_at           timestamptz(3),
  canceled_at         timestamptz(3),
  metadata            jsonb not null default '{}',
  version             integer not null default 1,
  created_at          timestamptz(3) not null,
  updated_at          timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, payment_id) references payments (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on refunds (account, created_at desc, id desc);
create index on refunds (account, payment_id, created_at desc, id desc);
create index on refunds (account, person_id, created_at desc, id desc);
create unique index refund_reference on refunds (account, processor, processor_reference)
  where processor_reference is not null;
select isolate_by_account('refunds');
select bound_to_person('refunds');

create table disputes (
  account             text not null,
  id                  text not null,
  payment_id          text not null,
  person_id           text,
  amount              jsonb not null,
  fee                 integer not null,
  reason              text not null,
  status              text not null check (status in ('opened', 'submitted', 'won', 'lost')),
  processor           text not null,
  processor_reference text not null,
  evidence            jsonb,
  evidence_due_by     timestamptz(3),
  failure             jsonb,
  submitted_at        timestamptz(3),
  reopened_at         timestamptz(3),
  won_at              timestamptz(3),
  lost_at             timestamptz(3),
  metadata            jsonb not null default '{}',
  version             integer not null default 1,
  created_at          timestamptz(3) not null,
  updated_at          timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, payment_id) references payments (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on disputes (account, created_at desc, id desc);
create index on disputes (account, payment_id, created_at desc, id desc);
create index on disputes (account, person_id, created_at desc, id desc);
create unique index dispute_reference on disputes (account, processor, processor_reference);
select isolate_by_account('disputes');
select bound_to_person('disputes');
