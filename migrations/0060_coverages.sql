-- Who pays besides the person: what an account agreed with payers, and the insurance of persons.
-- What identifies somebody to their payer lies encrypted under the person's key.

create table payer_contracts (
  account             text not null,
  id                  text not null,
  payer_id            text not null, -- By which clearinghouses know the payer.
  name                text,
  filing_code         text,
  network             text not null check (network in ('in_network', 'out_of_network', 'unknown')),
  timely_filing       jsonb,
  appeal_days         integer,
  prior_authorization jsonb,
  enrollments         jsonb not null,
  starts_on           date,
  ends_on             date,
  metadata            jsonb not null default '{}',
  version             integer not null default 1,
  created_at          timestamptz(3) not null,
  updated_at          timestamptz(3) not null,
  primary key (account, id),
  check (starts_on is null or ends_on is null or starts_on <= ends_on)
);
create index on payer_contracts (account, created_at desc, id desc);
create index on payer_contracts (account, payer_id);
select isolate_by_account('payer_contracts');

create table coverages (
  account        text not null,
  id             text not null,
  person_id      text not null,
  payer_id       text not null,
  sequence       text not null check (sequence in ('primary', 'secondary', 'tertiary')),
  status         text not null check (status in ('active', 'terminated', 'voided')),
  starts_on      date,
  ends_on        date, -- The last day.
  encrypted         bytea,
  last_check_id  text,
  terminated_at  timestamptz(3),
  reinstated_at  timestamptz(3),
  voided_at      timestamptz(3),
  version        integer not null default 1,
  created_at     timestamptz(3) not null,
  updated_at     timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  check (starts_on is null or ends_on is null or starts_on <= ends_on),
  -- Two payers cannot both be asked first.
  constraint coverage_conflict exclude using gist (
    account with =, person_id with =, sequence with =,
    daterange(starts_on, ends_on, '[]') with &&) where (status <> 'voided')
);
create index on coverages (account, created_at desc, id desc);
create index on coverages (account, person_id, created_at desc, id desc);
select isolate_by_account('coverages');
select bound_to_person('coverages');
