-- Nobody who posts waits in a circle. What a person owes and what is owed to them are two balances
-- that are often moved after one another in the same transaction, in either order: whoever moves one
-- holds both, in the order of their names, from the first of them on. What is looked at before it is
-- moved is held in the same order, also where nothing was ever posted there: then an empty row is
-- made, which counts no entries and is told to nobody.

create function other_of_person(ledger_account text) returns text immutable
  return case
    when starts_with(ledger_account, 'asset:patient_ar:')
      then 'liability:patient_credit:' || substr(ledger_account, length('asset:patient_ar:') + 1)
    when starts_with(ledger_account, 'liability:patient_credit:')
      then 'asset:patient_ar:' || substr(ledger_account, length('liability:patient_credit:') + 1)
  end;

create or replace function keep_ledger() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select account, transaction_id, sum(amount) as total, count(*) as came,
        max(position) as last, min(currency) as one, max(currency) as other
      from added
      group by account, transaction_id) as part
    join ledger_transactions as whole
      on whole.account = part.account and whole.id = part.transaction_id
    where total <> 0 or came <> legs or last <> legs
      or one <> whole.currency or other <> whole.currency)
  then
    raise exception 'The legs of a transaction must come together and sum to zero.'
      using errcode = 'check_violation';
  end if;

  insert into ledger_balances as held
    (account, ledger_account, currency, slot, balance, entries)
  select account, ledger_account, currency, slot, sum(amount), sum(entries)
  from (
    select account, ledger_account, currency,
      case when belongs_to_one(ledger_account) then 0 else slot end as slot, amount, 1 as entries
    from added
    join (select account, take_ledger_slot(account) as slot from added group by account) as slots
      using (account)
    union all
    select account, other_of_person(ledger_account), currency, 0, 0, 0
    from added
    where other_of_person(ledger_account) is not null) as moved
  group by account, ledger_account, currency, slot
  order by account, ledger_account, currency, slot
  on conflict (account, ledger_account, currency, slot) do update
  set balance = held.balance + excluded.balance, entries = held.entries + excluded.entries
  where excluded.entries > 0; -- The others are held, and left as they are.
  return null;
end $$;

-- What these stand at, held until the end.
create function hold_ledger_accounts(names text[], of_currency text)
returns table (ledger_account text, balance bigint) language plpgsql as $$
#variable_conflict use_column
begin
  insert into ledger_balances as held (ledger_account, currency, slot, balance, entries)
  select name, of_currency, 0, 0, 0
  from unnest(names) as name
  group by name
  order by name
  on conflict (account, ledger_account, currency, slot) do update
  set entries = held.entries
  where false;
  return query
    select ledger_account, balance
    from ledger_balances
    where ledger_account = any(names) and currency = of_currency and slot = 0;
end $$;
