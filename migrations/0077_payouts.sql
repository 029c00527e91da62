-- What is sent to practitioners out of what they earned, and what a processor sends to the bank.

create table payouts (
  account             text not null,
  id                  text not null,
  type                text not null check (type in ('practitioner', 'bank')),
  practitioner_id     text,
  amount              jsonb not null,
  status              text not null check (status in (
    'scheduled', 'sent', 'paid', 'failed', 'canceled')),
  scheduled_for       timestamptz(3),
  asked_at            timestamptz(3), -- Since when the processor has been asked for it.
  destination         text,
  processor           text,
  processor_reference text,
  failure             jsonb,
  sent_at             timestamptz(3),
  paid_at             timestamptz(3),
  failed_at           timestamptz(3),
  canceled_at         timestamptz(3),
  reversed_at         timestamptz(3),
  kept_at             timestamptz(3),
  metadata            jsonb not null default '{}',
  version             integer not null default 1,
  created_at          timestamptz(3) not null,
  updated_at          timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on payouts (account, created_at desc, id desc);
create index on payouts (account, practitioner_id, created_at desc, id desc);
create unique index payout_reference on payouts (account, processor, processor_reference)
  where processor_reference is not null;
select isolate_by_account('payouts');
