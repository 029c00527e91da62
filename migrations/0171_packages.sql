-- compatible: adds tables, and counts a ledger account in reports that nothing was posted to yet.
-- Packages and memberships: prices for several sessions, paid before they are used. What isn't used
-- yet is a liability in the ledger (liability:prepaid).
create table packages (
  account          text not null,
  id               text not null,
  person_id        text not null,
  type             text not null check (type in ('package', 'membership')),
  status           text not null,
  price            jsonb not null,
  sessions         integer check (sessions > 0),
  discount_percent integer check (discount_percent between 1 and 100),
  service_id       text,
  procedure_codes  text[] not null default '{}',
  starts_on        date not null,
  period_starts_on date not null,
  ends_on          date not null,
  renews           boolean not null,
  used             integer not null default 0,
  unused           jsonb not null,
  encrypted        bytea,
  renewed_at       timestamptz(3),
  expired_at       timestamptz(3),
  canceled_at      timestamptz(3),
  version          integer not null default 1,
  created_at       timestamptz(3) not null,
  updated_at       timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, service_id) references services (account, id),
  check ((sessions is null) <> (discount_percent is null)),
  check (used >= 0 and (sessions is null or used <= sessions)),
  check ((unused ->> 'amount')::bigint >= 0),
  constraint packages_status_check check (status in ('active', 'expired', 'canceled'))
);
create index on packages (account, created_at desc, id desc);
create index on packages (account, updated_at, id);
create index on packages (account, person_id, created_at desc, id desc);
create index on packages (account, status, created_at desc, id desc);
create index on packages (account, type, created_at desc, id desc);
select isolate_by_account('packages', 'person_id');

-- A session that a package includes. Reversed if the session's outcome changes.
create table package_uses (
  account          text not null,
  id               text not null,
  package_id       text not null,
  session_id       text not null,
  period_starts_on date not null,
  amount           bigint not null,
  reversed         boolean not null default false,
  created_at       timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, package_id) references packages (account, id),
  foreign key (account, session_id) references sessions (account, id)
);
create unique index package_uses_once on package_uses (account, session_id, package_id)
  where not reversed;
select isolate_by_account('package_uses');

-- What is prepaid reduces receivables like a credit, until a session uses it.
create or replace function ledger_measure(ledger_account text, kind text) returns text
immutable language sql as $$
  select case
    when ledger_account in ('revenue:services', 'revenue:no_show') then 'charges'
    when ledger_account like 'asset:payer\_ar:%' then 'payer_receivables'
    when ledger_account like 'asset:patient\_ar:%' then 'patient_receivables'
    when ledger_account like 'liability:patient\_credit:%'
      or ledger_account like 'liability:prepaid:%' then 'patient_credit'
    when ledger_account like 'asset:era\_clearing:%' and kind like 'remittance\_%'
      then 'insurance_payments'
    when ledger_account like 'asset:processor:%' and kind ~ '^(copay_taken|balance_paid)'
      then 'patient_payments'
    when ledger_account like 'asset:processor:%' and kind like 'refunded%' then 'refunds'
    when ledger_account = 'asset:disputed' and kind like 'dispute\_lost%' then 'chargebacks'
    when ledger_account = 'contra:contractual' then 'contractual_adjustments'
    when ledger_account like 'contra:write\_off:%' or ledger_account = 'expense:bad_debt'
      then 'write_offs'
    when ledger_account like 'contra:adjustment:%' then 'adjustments'
  end
$$;
