-- compatible: adds a table. A fee schedule lists what a procedure costs on a date: the account's own
-- charges, or what a payer pays by contract. The constraint keeps two schedules for the same payer
-- and plan from being in effect on the same date, so that a lookup finds one.
create table fee_schedules (
  account    text not null,
  id         text not null,
  name       text not null,
  payer_id   text, -- Null for the account's own charges.
  plan_name  text,
  starts_on  date not null,
  ends_on    date, -- The last day.
  rates      jsonb not null,
  archived   boolean not null default false,
  metadata   jsonb not null default '{}',
  version    integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (account, id),
  check (starts_on <= ends_on),
  check (plan_name is null or payer_id is not null),
  constraint fee_schedule_conflict exclude using gist (
    account with =, coalesce(payer_id, '') with =, lower(coalesce(plan_name, '')) with =,
    daterange(starts_on, ends_on, '[]') with &&) where (not archived)
);
create index on fee_schedules (account, created_at desc, id desc);
create index on fee_schedules (account, updated_at, id);
create index on fee_schedules (account, payer_id, created_at desc, id desc)
  where payer_id is not null;
select isolate_by_account('fee_schedules');
select index_metadata_of('fee_schedules', 'fee_schedule');
