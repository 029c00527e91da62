-- compatible: processes of the previous version don't read the column, and the policy refuses their
-- transactions as well.
-- While an account moves to another database (docs/decisions/0093), it is frozen: each transaction
-- begins by reading the account's row as attune_app (enter, enter_account, enter_feed), which fails
-- then. Requests get 503 and can be repeated.
alter table accounts add column frozen_at timestamp(3) with time zone;

-- Never for another account's row, whichever condition of the policy is checked first.
create function refuse_frozen(is_own boolean) returns boolean
language plpgsql stable as $$
begin
  if is_own then
    raise exception 'The account is frozen.' using errcode = 'object_in_use';
  end if;
  return false;
end $$;

alter policy own_account on accounts
  using (account = current_account()
    and (frozen_at is null or refuse_frozen(account = current_account())))
  with check (account = current_account()
    and (frozen_at is null or refuse_frozen(account = current_account())));
