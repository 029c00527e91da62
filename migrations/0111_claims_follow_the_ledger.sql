-- What a person still owes on a claim follows the ledger: whatever is posted against them changes it
-- in the same statement, whoever posts it.

-- What stands in the ledger against the person on account of the claim: their share, less what was
-- paid, written off or passed on of it. Of what was paid without saying what for, patient_balance
-- knows: that pays the oldest claims first.
alter table claims add column patient_owed bigint not null default 0;
alter table claims add column recoupment jsonb not null
  default '{"amount": 0, "currency": "usd"}'; -- What the payer wants back, and has not taken.

-- Which claim an entry against a person is about: what a second payer was asked for, the person owes
-- less on the claim before it.
create function claim_owing(kind text, claim_id text, prior_claim_id text) returns text
  immutable
  return case
    when kind in ('secondary_billed', 'claim_voided') then coalesce(prior_claim_id, claim_id)
    else claim_id
  end;

update claims set patient_owed = said.amount
from (
  select entry.account, claim_owing(entry.kind, entry.claim_id, named.prior_claim_id) as id,
    sum(entry.amount) as amount
  from ledger_entries as entry
  join claims as named on named.account = entry.account and named.id = entry.claim_id
  where entry.ledger_account like 'asset:patient\_ar:%'
  group by 1, 2) as said
where said.account = claims.account and said.id = claims.id;
-- How much it is lies encrypted; that it is something is known, and the sum with the next remittance.
update claims set recoupment = '{"amount": 1, "currency": "usd"}'
where balance_status = 'recoupment_due';

create function balance_status_of(recoupment jsonb, payer jsonb, patient jsonb) returns text
  immutable
  return case
    when (recoupment ->> 'amount')::bigint > 0 then 'recoupment_due'
    when least((payer ->> 'amount')::bigint, (patient ->> 'amount')::bigint) < 0 then 'credit'
    when greatest((payer ->> 'amount')::bigint, (patient ->> 'amount')::bigint) > 0 then 'open'
    else 'zero'
  end;

alter table claims drop column balance_status;
alter table claims add column balance_status text not null
  generated always as (balance_status_of(recoupment, payer_balance, patient_balance)) stored;

-- What some persons still owe on their claims, which together is never more than they owe in all:
-- what they paid without saying for which claim pays the oldest first.
create function claims_by_ledger(of_persons text[])
returns table (id text, amount bigint) language sql stable as $$
  with owing as (
    select claims.id, claims.person_id, greatest(patient_owed, 0) as due,
      sum(greatest(patient_owed, 0)) over (partition by claims.person_id) as said,
      coalesce(sum(greatest(patient_owed, 0)) over (
        partition by claims.person_id
        order by service_from nulls last, created_at, claims.id
        rows between unbounded preceding and 1 preceding), 0) as before
    from claims
    where claims.person_id = any(of_persons) and attempt > 0),
  beyond as (
    select person_id, persons.said - greatest(0, coalesce((
      select sum(balance) from ledger_balances
      where ledger_account = 'asset:patient_ar:' || person_id and currency = 'usd'), 0)) as amount
    from (select person_id, max(said) as said from owing group by person_id) as persons)
  select owing.id, (due - least(due, greatest(0, beyond.amount - before)))::bigint
  from owing join beyond using (person_id)
$$;

-- After a posting: what it says of claims is added to them, and all claims of those it is about are
-- looked at anew. Tells those whose balance changed; of those that whoever posts changes anyway,
-- neither the version nor anybody is told.
create function follow_ledger(made text[], posted_at timestamptz, quiet text[])
returns jsonb language plpgsql as $$
declare
  persons text[];
  changed jsonb;
begin
  with moved as (
    select claim_owing(entry.kind, entry.claim_id, prior_claim_id) as id,
      sum(entry.amount) as amount
    from ledger_entries as entry
    join claims on claims.id = entry.claim_id
    where transaction_id = any(made) and currency = 'usd'
      and ledger_account like 'asset:patient\_ar:%'
    group by 1)
  update claims set patient_owed = patient_owed + moved.amount
  from moved where claims.id = moved.id;

  select array_agg(distinct substring(ledger_account from 18)) into persons
  from ledger_entries
  where transaction_id = any(made) and kind <> 'person_merged'
    and ledger_account like 'asset:patient\_ar:%';
  if persons is null then
    return '[]';
  end if;

  with followed as (
    update claims
    set patient_balance = jsonb_build_object('amount', found.amount, 'currency', 'usd'),
        version = version + case when claims.id = any(quiet) then 0 else 1 end,
        updated_at = posted_at
    from claims_by_ledger(persons) as found
    where claims.id = found.id and (patient_balance ->> 'amount')::bigint <> found.amount
    returning claims.id, person_id, version)
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', followed.id, 'person_id', person_id, 'version', version)), '[]')
  into changed from followed where not id = any(quiet);
  return changed;
end $$;

-- As before, and what claims follow from it. All rows tell the same of claims.
drop function post_to_ledger(jsonb, timestamptz);
create function post_to_ledger(postings jsonb, posted_at timestamptz, quiet text[])
returns table (posting_key text, transaction_id text, posted boolean, followed jsonb)
language plpgsql as $$
#variable_conflict use_column
declare
  made text[];
  changed jsonb := '[]';
begin
  with came as (
    insert into ledger_transactions
      (id, key, kind, currency, legs, fingerprint, reverses_id, created_at)
    select id, key, kind, currency, jsonb_array_length(legs), fingerprint, reverses_id, posted_at
    from jsonb_to_recordset(postings) as asked (
      id text, key text, kind text, currency text, legs jsonb, fingerprint text, reverses_id text)
    order by key
    on conflict (account, key) do nothing
    returning id)
  select array_agg(id) into made from came;

  if exists (
    select from jsonb_to_recordset(postings) as asked (key text, fingerprint text)
    join ledger_transactions as stored on stored.key = asked.key
    where stored.fingerprint <> asked.fingerprint)
  then
    raise exception 'This was posted before, with other legs.'
      using errcode = 'unique_violation', constraint = 'posting_conflict';
  end if;

  insert into ledger_entries (id, transaction_id, position, kind, ledger_account, currency, amount,
    person_id, session_id, practitioner_id, claim_id, payment_id, remittance_id, deposit_id,
    created_at)
  select leg.one ->> 'id', asked.id, leg.position, kind, leg.one ->> 'account', currency,
    (leg.one ->> 'amount')::bigint, person_id, session_id, practitioner_id, claim_id, payment_id,
    remittance_id, deposit_id, posted_at
  from jsonb_to_recordset(postings) as asked (
    id text, kind text, currency text, legs jsonb, person_id text, session_id text,
    practitioner_id text, claim_id text, payment_id text, remittance_id text, deposit_id text)
  cross join jsonb_array_elements(legs) with ordinality as leg (one, position)
  where asked.id = any(made);

  if made is not null and postings @? '$[*].legs[*].account ? (@ starts with "asset:patient_ar:")'
  then
    changed := follow_ledger(made, posted_at, quiet);
  end if;

  return query
    select asked.key, stored.id, stored.id = any(coalesce(made, '{}')), changed
    from jsonb_to_recordset(postings) as asked (key text)
    join ledger_transactions as stored on stored.key = asked.key;
end $$;
