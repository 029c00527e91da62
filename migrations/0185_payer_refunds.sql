-- compatible: adds a table, a column and an index, and counts a kind of ledger entry in reports
-- that nothing was posted with yet. What payers overpaid is refunded to them, and what is returned
-- for a claim in any way is on the claim (payer_refunded).
create table payer_refunds (
  account        text not null,
  id             text not null,
  status         text not null,
  payer_id       text not null,
  claim_id       text,
  amount         jsonb not null,
  method         text not null check (method in ('check', 'eft', 'other')),
  refunded_on    date not null,
  trace_number   text,
  request_number text,
  reason         text,
  reversed_at    timestamptz(3),
  metadata       jsonb not null default '{}',
  version        integer not null default 1,
  created_at     timestamptz(3) not null,
  updated_at     timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, claim_id) references claims (account, id),
  check ((amount ->> 'amount')::bigint > 0),
  constraint payer_refunds_status_check check (status in ('recorded', 'reversed'))
);
create index on payer_refunds (account, created_at desc, id desc);
create index on payer_refunds (account, updated_at, id);
create index on payer_refunds (account, claim_id, created_at desc, id desc);
create index on payer_refunds (account, payer_id, created_at desc, id desc);
create index on payer_refunds (account, status, created_at desc, id desc);
select isolate_by_account('payer_refunds');
select index_metadata_of('payer_refunds', 'payer_refund');

alter table claims
  add column payer_refunded jsonb not null default '{"amount": 0, "currency": "usd"}';
create index claims_overpaid on claims (account, payer_id) include (payer_balance_amount)
  where payer_balance_amount < 0;

-- What is returned to a payer for a claim counts as refunded, however it is returned.
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
    when ledger_account like 'asset:processor:%' and kind like 'refunded%'
      or ledger_account like 'liability:payer\_recoupment:%' and kind like 'payer\_overpaid%'
      then 'refunds'
    when ledger_account = 'asset:disputed' and kind like 'dispute\_lost%' then 'chargebacks'
    when ledger_account = 'contra:contractual' then 'contractual_adjustments'
    when ledger_account like 'contra:write\_off:%' or ledger_account = 'expense:bad_debt'
      then 'write_offs'
    when ledger_account like 'contra:adjustment:%' then 'adjustments'
  end
$$;
