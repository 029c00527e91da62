-- The ledger: transactions of signed entries in the smallest unit of a currency, debits positive,
-- credits negative. It is append-only; a correction is another transaction. The database refuses
-- transactions that don't sum to zero, and updates the balances in the transaction that changes
-- them.

create table ledger_transactions (
  account     text not null,
  id          text not null,
  key         text not null check (length(key) <= 200), -- Makes a repeated posting a no-op.
  kind        text not null,
  currency    text not null check (currency ~ '^[a-z]{3}$'),
  legs        integer not null check (legs >= 2),
  fingerprint text not null, -- Of kind, currency and legs, to refuse a different repeat.
  reverses_id text,
  created_at  timestamptz(3) not null,
  primary key (account, id),
  unique (account, key),
  unique (account, reverses_id), -- Reversed once.
  foreign key (account, reverses_id) references ledger_transactions (account, id)
);
select isolate_by_account('ledger_transactions');
revoke update on ledger_transactions from attune_app;

create table ledger_entries (
  account         text not null,
  id              text not null,
  transaction_id  text not null,
  position        integer not null check (position >= 1),
  kind            text not null,
  ledger_account  text not null check (
    ledger_account ~ '^(asset|liability|revenue|contra|expense):[a-z_]+(:[A-Za-z0-9_-]{1,64})?$'),
  currency        text not null,
  amount          bigint not null check (
    amount <> 0 and amount between -9007199254740991 and 9007199254740991),
  person_id       text,
  session_id      text,
  practitioner_id text,
  claim_id        text,
  payment_id      text,
  remittance_id   text,
  deposit_id      text,
  created_at      timestamptz(3) not null,
  primary key (account, id),
  unique (account, transaction_id, position),
  foreign key (account, transaction_id) references ledger_transactions (account, id)
);
create index on ledger_entries (account, created_at desc, id desc);
create index on ledger_entries (account, ledger_account, created_at desc, id desc);
create index on ledger_entries (account, person_id, created_at desc, id desc)
  where person_id is not null;
create index on ledger_entries (account, claim_id, created_at desc, id desc)
  where claim_id is not null;
create index on ledger_entries (account, session_id) where session_id is not null;
create index on ledger_entries (account, payment_id) where payment_id is not null;
create index on ledger_entries (account, remittance_id) where remittance_id is not null;
create index on ledger_entries (account, practitioner_id) where practitioner_id is not null;
create index on ledger_entries (account, deposit_id) where deposit_id is not null;
select isolate_by_account('ledger_entries', 'person_id');
revoke update on ledger_entries from attune_app;

select make_append_only('ledger_transactions');
select make_append_only('ledger_entries');

-- Balances. A ledger account of one person, claim, practitioner or payment has one row. A shared
-- one (revenue:services) has a row per slot, and each concurrent writer uses its own slot, so
-- writers don't wait for each other; the balance is the sum.
create table ledger_balances (
  account        text not null,
  ledger_account text not null,
  currency       text not null,
  slot           integer not null check (slot >= 0),
  balance        bigint not null,
  entries        bigint not null,
  primary key (account, ledger_account, currency, slot)
);
select isolate_by_account('ledger_balances');
grant delete on ledger_balances to attune_app;

-- A person's credit can't be negative.
create function refuse_negative_credit() returns trigger language plpgsql as $$
begin
  raise exception 'The person has less credit.'
    using errcode = 'check_violation', constraint = 'insufficient_credit';
end $$;
create trigger insufficient_credit after insert or update on ledger_balances for each row
  when (new.balance > 0 and new.ledger_account like 'liability:patient\_credit:%')
  execute function refuse_negative_credit();

-- Whether a ledger account belongs to one person, claim, practitioner or payment.
create function has_single_owner(ledger_account text) returns boolean immutable
  return ledger_account ~ ('^(asset:(payer_ar|patient_ar|era_clearing|deposit_clearing)'
    || '|liability:(patient_credit|practitioner)):');

-- The first slot of the account that no other transaction holds. It is held until the transaction
-- ends.
create function take_ledger_slot(of_account text) returns integer language plpgsql as $$
declare
  slot integer := 0;
begin
  while not pg_try_advisory_xact_lock(
    hashtextextended('ledger slot ' || of_account || ' ' || slot, 0))
  loop
    slot := slot + 1;
  end loop;
  return slot;
end $$;

-- A person's receivable and credit are often changed one after the other, in either order. Changing
-- one locks both, in the order of their names, so that no two transactions deadlock.
create function paired_account_of_person(ledger_account text) returns text immutable
  return case
    when starts_with(ledger_account, 'asset:patient_ar:')
      then 'liability:patient_credit:' || substr(ledger_account, length('asset:patient_ar:') + 1)
    when starts_with(ledger_account, 'liability:patient_credit:')
      then 'asset:patient_ar:' || substr(ledger_account, length('liability:patient_credit:') + 1)
  end;

-- Checks that the legs of a transaction are complete, in its currency and sum to zero, and updates
-- the balances.
create function apply_ledger_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select account, transaction_id, sum(amount) as total, count(*) as leg_count,
        max(position) as last, min(currency) as one, max(currency) as other
      from added
      group by account, transaction_id) as sums
    join ledger_transactions as transaction
      on transaction.account = sums.account and transaction.id = sums.transaction_id
    where total <> 0 or leg_count <> legs or last <> legs
      or one <> transaction.currency or other <> transaction.currency)
  then
    raise exception 'The legs of a transaction must be complete and sum to zero.'
      using errcode = 'check_violation';
  end if;

  insert into ledger_balances as existing
    (account, ledger_account, currency, slot, balance, entries)
  select account, ledger_account, currency, slot, sum(amount), sum(entries)
  from (
    select account, ledger_account, currency,
      case when has_single_owner(ledger_account) then 0 else slot end as slot, amount, 1 as entries
    from added
    join (select account, take_ledger_slot(account) as slot from added group by account) as slots
      using (account)
    union all
    select account, paired_account_of_person(ledger_account), currency, 0, 0, 0
    from added
    where paired_account_of_person(ledger_account) is not null) as moved
  group by account, ledger_account, currency, slot
  order by account, ledger_account, currency, slot
  on conflict (account, ledger_account, currency, slot) do update
  set balance = existing.balance + excluded.balance, entries = existing.entries + excluded.entries
  where excluded.entries > 0; -- The others are only locked.
  return null;
end $$;
create trigger apply_ledger_entries after insert on ledger_entries referencing new table as added
  for each statement execute function apply_ledger_entries();

-- Locks ledger accounts in the same order until the transaction ends, and returns their balances.
-- An account without entries gets an empty row to lock.
create function lock_ledger_accounts(of_account text, names text[], of_currency text)
returns table (ledger_account text, balance bigint) language plpgsql as $$
#variable_conflict use_column
begin
  insert into ledger_balances as existing
    (account, ledger_account, currency, slot, balance, entries)
  select of_account, name, of_currency, 0, 0, 0
  from unnest(names) as name
  group by name
  order by name
  on conflict (account, ledger_account, currency, slot) do update
  set entries = existing.entries
  where false;
  return query
    select ledger_account, balance
    from ledger_balances
    where account = of_account and ledger_account = any(names) and currency = of_currency
      and slot = 0;
end $$;

-- Posts all of the transactions or none. An equal one that was posted before is skipped; of two
-- concurrent ones the second waits for the first. Returns the transaction of each posting, whether
-- it was created now, and what changed on claims (the same in all rows; see update_claim_balances).
create function post_to_ledger(
  of_account text, postings jsonb, posted_at timestamptz, quiet text[])
returns table (posting_key text, transaction_id text, posted boolean, followed jsonb)
language plpgsql as $$
#variable_conflict use_column
declare
  new_ids text[];
  changed jsonb := '[]';
begin
  with inserted as (
    insert into ledger_transactions
      (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at)
    select of_account, id, key, kind, currency, jsonb_array_length(legs), fingerprint,
      reverses_id, posted_at
    from jsonb_to_recordset(postings) as posting (
      id text, key text, kind text, currency text, legs jsonb, fingerprint text, reverses_id text)
    order by key
    on conflict (account, key) do nothing
    returning id)
  select array_agg(id) into new_ids from inserted;

  if exists (
    select from jsonb_to_recordset(postings) as posting (key text, fingerprint text)
    join ledger_transactions as stored
      on stored.account = of_account and stored.key = posting.key
    where stored.fingerprint <> posting.fingerprint)
  then
    raise exception 'This key was posted before with different legs.'
      using errcode = 'unique_violation', constraint = 'posting_conflict';
  end if;

  insert into ledger_entries (account, id, transaction_id, position, kind, ledger_account,
    currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id,
    remittance_id, deposit_id, created_at)
  select of_account, leg.one ->> 'id', posting.id, leg.position, kind, leg.one ->> 'account',
    currency, (leg.one ->> 'amount')::bigint, person_id, session_id, practitioner_id, claim_id,
    payment_id, remittance_id, deposit_id, posted_at
  from jsonb_to_recordset(postings) as posting (
    id text, kind text, currency text, legs jsonb, person_id text, session_id text,
    practitioner_id text, claim_id text, payment_id text, remittance_id text, deposit_id text)
  cross join jsonb_array_elements(legs) with ordinality as leg (one, position)
  where posting.id = any(new_ids);

  if new_ids is not null
    and postings @? '$[*].legs[*].account ? (@ starts with "asset:patient_ar:")'
  then
    changed := update_claim_balances(of_account, new_ids, posted_at, quiet);
  end if;

  return query
    select posting.key, stored.id, stored.id = any(coalesce(new_ids, '{}')), changed
    from jsonb_to_recordset(postings) as posting (key text)
    join ledger_transactions as stored
      on stored.account = of_account and stored.key = posting.key;
end $$;

-- Computes the account's balances from its entries.
create function rebuild_ledger_balances(of_account text) returns void language plpgsql as $$
begin
  lock table ledger_balances in exclusive mode;
  delete from ledger_balances where account = of_account;
  insert into ledger_balances (account, ledger_account, currency, slot, balance, entries)
  select of_account, ledger_account, currency, 0, sum(amount), count(*)
  from ledger_entries
  where account = of_account
  group by ledger_account, currency;
end $$;
