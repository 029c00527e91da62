-- compatible: adds columns and a function. Copays that are due at booking or at check-in.
alter table accounts
  add column copay_due text not null default 'none'
  check (copay_due in ('none', 'booking', 'check_in'));
alter table coverages add column copay jsonb;

-- What a session's person pays as a copay, and has paid. Nothing is due to a program that the
-- session counts against, such as an EAP, or if the person pays for the session themselves.
create function session_copay(of_account text, of_session text)
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
  join sessions on sessions.account = of_account and sessions.id = of_session
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
