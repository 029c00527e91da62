-- Claims, what happened to them, and what is sent to payers. Diagnoses and services are encrypted
-- under the person's key.

create function balance_status_of(recoupment jsonb, payer jsonb, patient jsonb) returns text
  immutable
  return case
    when (recoupment ->> 'amount')::bigint > 0 then 'recoupment_due'
    when least((payer ->> 'amount')::bigint, (patient ->> 'amount')::bigint) < 0 then 'credit'
    when greatest((payer ->> 'amount')::bigint, (patient ->> 'amount')::bigint) > 0 then 'open'
    else 'zero'
  end;

create table claims (
  account                     text not null,
  id                          text not null,
  person_id                   text not null,
  coverage_id                 text not null,
  practitioner_id             text not null,
  supervising_practitioner_id text,
  payer_id                    text not null,
  payer_sequence              text not null check (payer_sequence in (
    'primary', 'secondary', 'tertiary')),
  frequency                   text not null check (frequency in (
    'original', 'replacement', 'void')),
  original_claim_id           text, -- The claim it replaces, voids or continues.
  replaced_by_id              text,
  prior_claim_id              text, -- The previous payer's claim.
  duplicate_of_id             text,
  status                      text not null check (status in (
    'drafted', 'validated', 'submitted', 'acknowledged', 'accepted', 'rejected', 'pended', 'paid',
    'partially_paid', 'denied', 'appealed', 'reversed', 'superseded', 'voiding', 'voided',
    'closed', 'canceled')),
  status_before               text, -- Before a void or an appeal.
  patient_control_number      text not null, -- CLM01; payers reply with it.
  payer_claim_control_number  text, -- Assigned by the payer.
  attempt                     integer not null default 0, -- The number of submissions.
  service_from                date,
  service_to                  date,
  charge                      jsonb not null,
  allowed                     jsonb not null,
  payer_paid                  jsonb not null,
  contractual                 jsonb not null,
  patient_responsibility      jsonb not null,
  written_off                 jsonb not null,
  payer_balance               jsonb not null,
  patient_balance             jsonb not null,
  -- Patient responsibility less what the ledger shows as paid, written off or billed to a
  -- secondary payer. Payments not assigned to a claim only reduce patient_balance.
  patient_owed                bigint not null default 0,
  recoupment                  jsonb not null
    default '{"amount": 0, "currency": "usd"}', -- Demanded by the payer and not yet taken.
  balance_status              text not null
    generated always as (balance_status_of(recoupment, payer_balance, patient_balance)) stored,
  filing_deadline             date,
  delay_reason                text,
  decision_id                 text, -- The consent decision that permitted the disclosure.
  disclosure_id               text,
  encrypted                   bytea,
  validated_at                timestamptz(3),
  submitted_at                timestamptz(3),
  acknowledged_at             timestamptz(3),
  accepted_at                 timestamptz(3),
  rejected_at                 timestamptz(3),
  corrected_at                timestamptz(3),
  pended_at                   timestamptz(3),
  responded_at                timestamptz(3),
  paid_at                     timestamptz(3),
  partially_paid_at           timestamptz(3),
  denied_at                   timestamptz(3),
  appealed_at                 timestamptz(3),
  reversed_at                 timestamptz(3),
  superseded_at               timestamptz(3),
  voiding_at                  timestamptz(3),
  voided_at                   timestamptz(3),
  closed_at                   timestamptz(3),
  canceled_at                 timestamptz(3),
  version                     integer not null default 1,
  created_at                  timestamptz(3) not null,
  updated_at                  timestamptz(3) not null,
  primary key (account, id),
  unique (account, patient_control_number),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  foreign key (account, supervising_practitioner_id) references practitioners (account, id),
  foreign key (account, original_claim_id) references claims (account, id),
  foreign key (account, prior_claim_id) references claims (account, id)
);
create index on claims (account, created_at desc, id desc);
create index on claims (account, person_id, created_at desc, id desc);
create index on claims (account, status, created_at desc, id desc);
create index on claims (account, payer_claim_control_number)
  where payer_claim_control_number is not null;
create index on claims (account, service_from);
create index claims_waiting on claims (account, id)
  where status in ('drafted', 'validated', 'accepted');
select isolate_by_account('claims', 'person_id');

-- What happened to a claim: submissions, acknowledgments, adjudications, appeals. Append-only for
-- the service, except that merging persons encrypts a record for another person. The reference
-- makes a repeated report a no-op.
create table claim_records (
  account         text not null,
  id              text not null,
  claim_id        text not null,
  person_id       text not null,
  kind            text not null check (kind in (
    'submission', 'acknowledgment', 'adjudication', 'status_check', 'response', 'appeal',
    'appeal_decision', 'write_off', 'transfer', 'correction', 'recoupment', 'void_refusal')),
  reference       text not null,
  attempt         integer not null,
  transmission_id text,
  remittance_id   text,
  document_id     text,
  encrypted       bytea,
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  unique (account, claim_id, kind, reference),
  foreign key (account, claim_id) references claims (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on claim_records (account, claim_id, created_at, id);
create index on claim_records (account, person_id, created_at, id);
create index on claim_records (account, remittance_id) where remittance_id is not null;
select isolate_by_account('claim_records', 'person_id');
revoke update on claim_records from attune_app;
grant update (person_id, encrypted, version, updated_at) on claim_records to attune_app;

-- What may be billed once: a session for a person, and a service, by its digest.
create table claim_billing_keys (
  account  text not null,
  claim_id text not null,
  kind     text not null check (kind in ('session', 'service')),
  key      text not null,
  primary key (account, kind, key),
  foreign key (account, claim_id) references claims (account, id)
);
create index on claim_billing_keys (account, claim_id);
select isolate_by_account('claim_billing_keys');
grant delete on claim_billing_keys to attune_app;

-- What is sent to payers, byte for byte.
create table transmissions (
  account        text not null,
  id             text not null,
  person_id      text not null,
  claim_id       text not null,
  kind           text not null check (kind in ('837P', '276', 'appeal', 'pended_response')),
  attempt        integer not null, -- Counts transmissions of this kind for the claim.
  payer_id       text not null,
  control_number integer, -- ISA13, GS06 and ST02, if it is X12.
  status         text not null check (status in ('queued', 'sending', 'sent', 'dropped')),
  sha256         text not null, -- Of the bytes before encryption.
  encrypted      bytea,
  tries          integer not null default 0,
  claimed_until  timestamptz(3), -- By a worker that is sending it.
  reference      text, -- Assigned by the clearinghouse.
  queued_at      timestamptz(3), -- When it was last queued.
  sending_at     timestamptz(3),
  sent_at        timestamptz(3),
  dropped_at     timestamptz(3), -- When its person was erased before it was sent.
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
create index transmissions_sending on transmissions (sending_at) where status = 'sending';
create index transmissions_queued on transmissions (account, id) where status = 'queued';
select isolate_by_account('transmissions', 'person_id');
create policy for_worker on transmissions for select to attune_worker using (true);
grant select on transmissions to attune_worker;

-- Interchange control numbers. They start again after the nine digits of ISA13. A sequence, so that
-- writers don't wait for each other.
create sequence interchange_numbers as integer maxvalue 999999999 cycle;
grant usage on sequence interchange_numbers to attune_app;

-- What the simulated payer will send, and when. Deleted once delivered.
create table simulated_payer_responses (
  account         text not null,
  id              text not null,
  person_id       text not null,
  transmission_id text not null,
  number          integer not null,
  due_at          timestamptz(3) not null,
  encrypted       bytea,
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  unique (account, transmission_id, number),
  foreign key (account, transmission_id) references transmissions (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on simulated_payer_responses (account, person_id, created_at, id);
select isolate_by_account('simulated_payer_responses', 'person_id');
grant delete on simulated_payer_responses to attune_app;

-- The claim that an entry against a person counts for: an amount billed to a secondary payer
-- reduces what the person owes on the claim before it.
create function claim_of_entry(kind text, claim_id text, prior_claim_id text) returns text
  immutable
  return case
    when kind in ('secondary_billed', 'claim_voided') then coalesce(prior_claim_id, claim_id)
    else claim_id
  end;

-- What persons still owe on their claims, in total never more than their ledger balance: payments
-- not assigned to a claim pay the oldest claims first.
create function patient_balances_of(of_account text, of_persons text[])
returns table (id text, amount bigint) language sql stable as $$
  with owing as (
    select claims.id, claims.person_id, greatest(patient_owed, 0) as owed,
      sum(greatest(patient_owed, 0)) over (partition by claims.person_id) as total,
      coalesce(sum(greatest(patient_owed, 0)) over (
        partition by claims.person_id
        order by service_from nulls last, created_at, claims.id
        rows between unbounded preceding and 1 preceding), 0) as before
    from claims
    where account = of_account and claims.person_id = any(of_persons) and attempt > 0),
  paid as (
    select person_id, persons.total - greatest(0, coalesce((
      select sum(balance) from ledger_balances
      where account = of_account
        and ledger_account = 'asset:patient_ar:' || person_id and currency = 'usd'), 0)) as amount
    from (select person_id, max(total) as total from owing group by person_id) as persons)
  select owing.id, (owed - least(owed, greatest(0, paid.amount - before)))::bigint
  from owing join paid using (person_id)
$$;

-- After a posting: updates the claims it concerns and returns those whose balance changed. A claim
-- in `quiet` is changed by the caller anyway, so it gets no new version here. A poster holds
-- balances and must not wait for claims, since adjudicating a claim locks the claim first
-- and balances second. So claims locked by others are skipped and returned as `late`, for
-- recompute_claim_balances.
create function update_claim_balances(
  of_account text, new_ids text[], posted_at timestamptz, quiet text[])
returns jsonb language plpgsql as $$
declare
  persons text[];
  affected text[];
  unlocked text[];
begin
  select array_agg(distinct substring(ledger_account from 18)) into persons
  from ledger_entries
  where account = of_account and transaction_id = any(new_ids) and kind <> 'person_merged'
    and ledger_account like 'asset:patient\_ar:%';
  select array_agg(id) into affected from (
    select claim_of_entry(entry.kind, entry.claim_id, prior_claim_id) as id
    from ledger_entries as entry
    join claims on claims.account = entry.account and claims.id = entry.claim_id
    where entry.account = of_account and transaction_id = any(new_ids)
      and ledger_account like 'asset:patient\_ar:%'
    union
    select id from claims
    where account = of_account and person_id = any(persons) and attempt > 0) as claim_ids;
  if affected is null then
    return '{}';
  end if;
  select array_agg(id) into unlocked from (
    select id from claims
    where account = of_account and id = any(affected)
    order by id
    for no key update skip locked) as locked_here;

  with moved as (
    select claim_of_entry(entry.kind, entry.claim_id, prior_claim_id) as id,
      sum(entry.amount) as amount
    from ledger_entries as entry
    join claims on claims.account = entry.account and claims.id = entry.claim_id
    where entry.account = of_account and transaction_id = any(new_ids) and currency = 'usd'
      and ledger_account like 'asset:patient\_ar:%'
    group by 1)
  update claims set patient_owed = patient_owed + moved.amount
  from moved
  where account = of_account and claims.id = moved.id and claims.id = any(unlocked);

  return jsonb_build_object(
    'changed', set_patient_balances(of_account, persons, unlocked, posted_at, quiet),
    'late', (
      select coalesce(jsonb_agg(distinct person_id), '[]') from claims
      where account = of_account and id = any(affected)
        and not id = any(coalesce(unlocked, '{}'))));
end $$;

-- Updates the patient balances of these claims, and returns those that changed.
create function set_patient_balances(
  of_account text, persons text[], claim_ids text[], posted_at timestamptz, quiet text[])
returns jsonb language sql as $$
  with updated as (
    update claims
    set patient_balance = jsonb_build_object('amount', computed.amount, 'currency', 'usd'),
        version = version + case when claims.id = any(quiet) then 0 else 1 end,
        updated_at = posted_at
    from patient_balances_of(of_account, persons) as computed
    where account = of_account and claims.id = computed.id and claims.id = any(claim_ids)
      and (patient_balance ->> 'amount')::bigint <> computed.amount
    returning claims.id, person_id, version)
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', updated.id, 'person_id', person_id, 'version', version)), '[]')
  from updated where not id = any(quiet)
$$;

-- Computes all claims of a person from the ledger entries.
create function recompute_claim_balances(
  of_account text, of_person text, posted_at timestamptz)
returns jsonb language plpgsql as $$
declare
  claim_ids text[];
begin
  select array_agg(id) into claim_ids from (
    select id from claims
    where account = of_account and person_id = of_person and attempt > 0
    order by id
    for no key update) as locked_here;

  update claims set patient_owed = computed.amount
  from (
    select claims.id, coalesce((
      select sum(entry.amount)
      from ledger_entries as entry
      join claims as source on source.account = entry.account and source.id = entry.claim_id
      where entry.account = of_account and entry.ledger_account like 'asset:patient\_ar:%'
        and entry.currency = 'usd'
        and source.person_id = of_person
        and claim_of_entry(entry.kind, entry.claim_id, source.prior_claim_id) = claims.id), 0
    ) as amount
    from claims where account = of_account and id = any(claim_ids)) as computed
  where account = of_account and claims.id = computed.id and patient_owed <> computed.amount;

  return set_patient_balances(of_account, array[of_person], claim_ids, posted_at, '{}');
end $$;
