-- compatible: replaces a trigger of the waiting list. The hold of an offer can also go to another
-- person: then nobody has an offer for the time.
create or replace trigger settle_offer after update of status, participants on sessions
for each row
when (old.hold_expires_at is not null
    and (old.status is distinct from new.status
      or old.participants is distinct from new.participants)
  or old.status is distinct from new.status
    and old.scheduled_at is null and new.status in ('declined', 'expired'))
execute function settle_offer();
