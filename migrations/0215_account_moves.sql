-- compatible: processes of the previous version don't read the columns, and refuse the same
-- transactions.
-- Where a frozen account moves to (docs/decisions/0094): moving_to names the target, so that a move
-- that was interrupted continues to the same one. moved_to is the base URL of the cell that serves
-- the account. The error that refuses a transaction carries it, so that requests are forwarded.
alter table accounts
  add column moving_to text,
  add column moved_to  text;

-- Background work reads this for each of its queries, to skip frozen accounts.
create index accounts_frozen on accounts (account) where frozen_at is not null;

create function refuse_frozen(is_own boolean, moved_to text) returns boolean
language plpgsql stable as $$
begin
  if is_own then
    raise exception 'The account is frozen.'
      using errcode = 'object_in_use', detail = coalesce(moved_to, '');
  end if;
  return false;
end $$;

alter policy own_account on accounts
  using (account = current_account()
    and (frozen_at is null or refuse_frozen(account = current_account(), moved_to)))
  with check (account = current_account()
    and (frozen_at is null or refuse_frozen(account = current_account(), moved_to)));
