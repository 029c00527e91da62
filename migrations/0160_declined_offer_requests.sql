-- compatible: replaces functions and a trigger of the waiting list. An accepted offer of a
-- practitioner who approves bookings is a request. If the request is declined or expires, the
-- person returns to their place, and the time is offered again as the same opening: those who
-- declined it aren't asked twice. Times that an import cancels aren't offered: later rows can book
-- them.
create or replace function open_freed_time() returns trigger language plpgsql as $$
begin
  with opened as (
    insert into waiting_list_openings
      (account, id, practitioner_id, starts_at, ends_at, cause, session_id, created_at, updated_at)
    select old.account, 'opening_' || replace(gen_random_uuid()::text, '-', ''),
      old.practitioner_id, old.starts_at, old.ends_at,
      case when (old.starts_at, old.ends_at, old.practitioner_id)
          is distinct from (new.starts_at, new.ends_at, new.practitioner_id)
        then 'reschedule' else 'cancellation' end,
      old.id, new.updated_at, new.updated_at
    from accounts
    where account = old.account and has_waiting_list and old.starts_at > new.updated_at
      and coalesce(current_setting('app.imported', true), '') <> 'true'
      and not (old.scheduled_at is null and new.status in ('declined', 'expired') and exists (
        select from waiting_list_offers as offer
        where offer.account = old.account and offer.session_id = old.id
          and offer.status in ('offered', 'accepted')))
    returning id)
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select old.account, id, 'waiting_list_opening.offer', false, new.updated_at from opened;
  return null;
end $$;

-- A session that was never scheduled and has no hold is a request.
create or replace function settle_offer() returns trigger language plpgsql as $$
begin
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select account, id, 'waiting_list_offer.settle', false, new.updated_at
  from waiting_list_offers
  where account = new.account and session_id = new.id
    and (status in ('offered')
      or status in ('accepted') and old.scheduled_at is null
        and new.status in ('declined', 'expired'))
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
  return null;
end $$;
create or replace trigger settle_offer after update of status on sessions
for each row
when (old.status is distinct from new.status and (old.hold_expires_at is not null
  or old.scheduled_at is null and new.status in ('declined', 'expired')))
execute function settle_offer();
