-- Whoever posts holds balances, and must not wait for claims then: whoever decides on a claim holds
-- the claim first and comes to the balances after. So those claims that somebody else holds are left
-- alone here, and looked at anew in a moment, when nothing else is held (follow_ledger_anew).

create or replace function follow_ledger(made text[], posted_at timestamptz, quiet text[])
returns jsonb language plpgsql as $$
declare
  persons text[];
  concerned text[];
  free text[];
begin
  select array_agg(distinct substring(ledger_account from 18)) into persons
  from ledger_entries
  where transaction_id = any(made) and kind <> 'person_merged'
    and ledger_account like 'asset:patient\_ar:%';
  select array_agg(id) into concerned from (
    select claim_owing(entry.kind, entry.claim_id, prior_claim_id) as id
    from ledger_entries as entry
    join claims on claims.id = entry.claim_id
    where transaction_id = any(made) and ledger_account like 'asset:patient\_ar:%'
    union
    select id from claims where person_id = any(persons) and attempt > 0) as named;
  if concerned is null then
    return '{}';
  end if;
  select array_agg(id) into free from (
    select id from claims
    where id = any(concerned)
    order by id
    for no key update skip locked) as held;

  with moved as (
    select claim_owing(entry.kind, entry.claim_id, prior_claim_id) as id,
      sum(entry.amount) as amount
    from ledger_entries as entry
    join claims on claims.id = entry.claim_id
    where transaction_id = any(made) and currency = 'usd'
      and ledger_account like 'asset:patient\_ar:%'
    group by 1)
  update claims set patient_owed = patient_owed + moved.amount
  from moved where claims.id = moved.id and claims.id = any(free);

  return jsonb_build_object(
    'changed', rebalance_claims(persons, free, posted_at, quiet),
    'late', (
      select coalesce(jsonb_agg(distinct person_id), '[]') from claims
      where id = any(concerned) and not id = any(coalesce(free, '{}'))));
end $$;

-- What these claims of these persons stand at now; tells those that changed.
create function rebalance_claims(
  persons text[], free text[], posted_at timestamptz, quiet text[])
returns jsonb language sql as $$
  with followed as (
    update claims
    set patient_balance = jsonb_build_object('amount', found.amount, 'currency', 'usd'),
        version = version + case when claims.id = any(quiet) then 0 else 1 end,
        updated_at = posted_at
    from claims_by_ledger(persons) as found
    where claims.id = found.id and claims.id = any(free)
      and (patient_balance ->> 'amount')::bigint <> found.amount
    returning claims.id, person_id, version)
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', followed.id, 'person_id', person_id, 'version', version)), '[]')
  from followed where not id = any(quiet)
$$;

-- All claims of a person, counted from the entries themselves.
create function follow_ledger_anew(of_person text, posted_at timestamptz)
returns jsonb language plpgsql as $$
declare
  theirs text[];
begin
  select array_agg(id) into theirs from (
    select id from claims
    where person_id = of_person and attempt > 0
    order by id
    for no key update) as held;

  update claims set patient_owed = said.amount
  from (
    select claims.id, coalesce((
      select sum(entry.amount)
      from ledger_entries as entry
      join claims as named on named.id = entry.claim_id
      where entry.ledger_account like 'asset:patient\_ar:%' and entry.currency = 'usd'
        and named.person_id = of_person
        and claim_owing(entry.kind, entry.claim_id, named.prior_claim_id) = claims.id), 0) as amount
    from claims where id = any(theirs)) as said
  where claims.id = said.id and patient_owed <> said.amount;

  return rebalance_claims(array[of_person], theirs, posted_at, '{}');
end $$;
