-- compatible: adds a table. Balances that are paid in installments from a payment method on file.
create table payment_plans (
  account           text not null,
  id                text not null,
  person_id         text not null,
  payment_method_id text not null,
  amount            jsonb not null,
  remaining         jsonb not null,
  installments      jsonb not null,
  status            text not null,
  charge_at         timestamptz(3), -- When the next installment is looked at.
  encrypted         bytea,
  past_due_at       timestamptz(3),
  resumed_at        timestamptz(3),
  completed_at      timestamptz(3),
  canceled_at       timestamptz(3),
  version           integer not null default 1,
  created_at        timestamptz(3) not null,
  updated_at        timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, payment_method_id) references payment_methods (account, id),
  constraint payment_plans_status_check check (status in (
    'active', 'past_due', 'completed', 'canceled'))
);
create index on payment_plans (account, created_at desc, id desc);
create index on payment_plans (account, updated_at, id);
create index on payment_plans (account, person_id, created_at desc, id desc);
create index on payment_plans (account, payment_method_id);
create index on payment_plans (account, status, created_at desc, id desc);
select isolate_by_account('payment_plans', 'person_id');
create policy for_reencryption on payment_plans to attune_worker using (true) with check (true);
grant select (account, id, person_id, encrypted), update (encrypted) on payment_plans
  to attune_worker;
