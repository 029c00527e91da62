-- What is sent to payers, byte for byte, and what a simulated payer will answer to it and when.

create table transmissions (
  account        text not null,
  id             text not null,
  person_id      text not null,
  claim_id       text not null,
  kind           text not null check (kind in ('837P', '276', 'appeal', 'pended_response')),
  attempt        integer not null, -- Of its kind, for its claim, which.
  payer_id       text not null,
  control_number integer, -- ISA13, GS06 and ST02 of what is X12.
  status         text not null check (status in ('queued', 'sending', 'sent')),
  sha256         text not null, -- Of the bytes, which lie encrypted.
  encrypted         bytea,
  tries          integer not null default 0,
  claimed_until  timestamptz(3), -- By a worker that sends just now.
  reference      text, -- The clearinghouse's own for it.
  queued_at      timestamptz(3), -- When it was last to be sent again.
  sending_at     timestamptz(3),
  sent_at        timestamptz(3),
  version        integer not null default 1,
  created_at     timestamptz(3) not null,
  updated_at     timestamptz(3) not null,
  primary key (account, id),
  unique (account, claim_id, kind, attempt),
  foreign key (account, claim_id) references claims (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on transmissions (account, control_number);
create index on transmissions (account, person_id, created_at, id);
-- Those that wait for a clearinghouse outside: a worker looks for them in all accounts.
create index transmissions_sending on transmissions (sending_at) where status = 'sending';
select isolate_by_account('transmissions');
select bound_to_person('transmissions');
create policy for_worker on transmissions for select to attune_worker using (true);
grant select on transmissions to attune_worker;

-- Numbers of interchanges: nobody waits for anybody to get one. They begin again after a thousand
-- million, as the nine digits of ISA13 demand.
create sequence interchange_numbers as integer maxvalue 999999999 cycle;
grant usage on sequence interchange_numbers to attune_app;

-- What the sandbox's payer will send, and when. It names persons, so it lies encrypted; each is taken
-- off once it was delivered.
create table payer_answers (
  account         text not null,
  id              text not null,
  person_id       text not null,
  transmission_id text not null,
  number          integer not null,
  due_at          timestamptz(3) not null,
  encrypted          bytea,
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  unique (account, transmission_id, number),
  foreign key (account, transmission_id) references transmissions (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on payer_answers (account, person_id, created_at, id);
select isolate_by_account('payer_answers');
select bound_to_person('payer_answers');
grant delete on payer_answers to attune_app;
