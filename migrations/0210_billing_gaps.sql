-- compatible: adds a function and replaces one. The copay of a session reads the session by its ID
-- alone ("offset 0"): a plan that knows that the session has a person can read the whole index of
-- persons instead, if it was made while few sessions had one.
create or replace function session_copay(of_account text, of_session text)
returns table (person_id text, coverage_id text, copay jsonb, due text, paid bigint)
language sql stable as $$
  select sessions.person_id, coverages.id, coverages.copay, accounts.copay_due, (
    select coalesce(sum((amount_captured ->> 'amount')::bigint
      - (amount_refunded ->> 'amount')::bigint - (amount_disputed ->> 'amount')::bigint), 0)::bigint
    from payments
    where payments.account = of_account and payments.session_id = of_session
      and payments.person_id = sessions.person_id and payments.kind = 'copay'
      and payments.amount ->> 'currency' = coverages.copay ->> 'currency')
  from accounts
  cross join (
    select one.person_id, one.starts_at, one.payer_type from sessions as one
    where one.account = of_account and one.id = of_session
    offset 0) as sessions
  join coverages on coverages.account = of_account and coverages.person_id = sessions.person_id
    and coverages.program = 'insurance' and coverages.sequence = 'primary'
    and coverages.status in ('active')
    and (coverages.copay ->> 'amount')::bigint > 0
    and (coverages.starts_on is null or coverages.starts_on <= sessions.starts_at::date)
    and (coverages.ends_on is null or coverages.ends_on >= sessions.starts_at::date)
  where accounts.account = of_account and accounts.copay_due <> 'none'
    and sessions.payer_type is distinct from 'self_pay'
    and not exists (
      select from authorization_sessions
      join authorizations on authorizations.account = of_account
        and authorizations.id = authorization_sessions.authorization_id
      join coverages as programs on programs.account = of_account
        and programs.id = authorizations.coverage_id
      where authorization_sessions.account = of_account
        and authorization_sessions.session_id = of_session and programs.program = 'eap')
$$;

-- What a booking warns of. Only what the account uses is read: preparing to read coverages,
-- authorizations and payments costs more than finding that there is nothing to warn of.
create function billing_gaps(of_account text, of_session text)
returns table (coverage_id text, person_id text, code text)
language plpgsql stable as $$
begin
  if exists (
    select from authorization_gaps as gap
    where gap.account = of_account and gap.session_id = of_session)
  then
    return query
      select gap.coverage_id, coverages.person_id, gap.code
      from authorization_gaps as gap
      join coverages on coverages.account = of_account and coverages.id = gap.coverage_id
      where gap.account = of_account and gap.session_id = of_session;
  end if;
  if exists (
    select from accounts
    where accounts.account = of_account and accounts.copay_due = 'booking')
  then
    return query
      select copay.coverage_id, copay.person_id, 'copay_due'
      from session_copay(of_account, of_session) as copay
      where copay.paid < (copay.copay ->> 'amount')::bigint;
  end if;
end $$;
