-- compatible: adds a table and columns. Cards and bank accounts on file. The processor keeps them;
-- here are its references, and the person's consent to keep and charge them.
create table payment_methods (
  account             text not null,
  id                  text not null,
  person_id           text not null,
  type                text not null check (type in ('card', 'ach', 'hsa_fsa')),
  status              text not null,
  brand               text,
  last4               text,
  expires_on          date,
  is_default          boolean not null default false,
  next_charge         jsonb, -- What autopay charges next, and when.
  autopay_stopped     text,
  autopay_at          timestamptz(3), -- When autopay looks again.
  autopay_payment_id  text, -- What autopay is charging.
  next_action         jsonb,
  failure             jsonb,
  processor           text,
  processor_reference text, -- Of the setup.
  customer_reference  text,
  method_reference    text, -- What is charged.
  encrypted           bytea,
  activated_at        timestamptz(3),
  failed_at           timestamptz(3),
  expired_at          timestamptz(3),
  deleted_at          timestamptz(3),
  version             integer not null default 1,
  created_at          timestamptz(3) not null,
  updated_at          timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  constraint payment_methods_status_check check (status in (
    'pending', 'active', 'failed', 'expired', 'deleted'))
);
create unique index payment_methods_default on payment_methods (account, person_id)
  where is_default;
create index on payment_methods (account, created_at desc, id desc);
create index on payment_methods (account, updated_at, id);
create index on payment_methods (account, person_id, created_at desc, id desc);
create index on payment_methods (account, status, created_at desc, id desc);
-- The processor's webhooks name a setup by its reference.
create index payment_methods_by_reference on payment_methods (processor_reference)
  where processor_reference is not null;
select isolate_by_account('payment_methods', 'person_id');
create policy for_worker on payment_methods for select to attune_worker using (true);
grant select (account, id, processor, processor_reference) on payment_methods to attune_worker;
create policy for_reencryption on payment_methods to attune_worker using (true) with check (true);
grant select (account, id, person_id, encrypted), update (encrypted) on payment_methods
  to attune_worker;

-- A person who is merged into another has a default of their own.
create function keep_one_default() returns trigger language plpgsql as $$
begin
  new.is_default := false;
  return new;
end $$;
create trigger keep_one_default before update of person_id on payment_methods
for each row when (old.person_id is distinct from new.person_id)
execute function keep_one_default();

alter table payments
  add column autopay boolean not null default false,
  add column payment_method_id text,
  add foreign key (account, payment_method_id) references payment_methods (account, id);
create index on payments (account, payment_method_id, created_at desc, id desc)
  where payment_method_id is not null;

-- The person is notified before autopay charges.
create trigger notify_on_update after update of next_charge on payment_methods
for each row
when (new.next_charge is not null and old.next_charge is distinct from new.next_charge)
execute function schedule_notice('payment_method.notify');
