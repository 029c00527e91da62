-- compatible: names the participant whom a session's risk is about, and reviews the other session
-- of a person in two at once when one of them changes. Deaths and erasures review the waiting list.
alter table sessions add column at_risk_person_id text;

create function review_double_booked() returns trigger language plpgsql as $$
begin
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select distinct seat.account, seat.person_id, 'person.review_sessions', false, new.updated_at
  from jsonb_array_elements(old.participants) as participant
  join session_participants as seat
    on seat.account = new.account and seat.person_id = participant ->> 'person_id'
  join sessions as other on other.account = seat.account and other.id = seat.session_id
  where other.id <> new.id and other.at_risk_reason = 'person_double_booked'
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
  return null;
end $$;
create trigger review_double_booked
after update of status, starts_at, ends_at, participants on sessions
for each row
when (old.at_risk and (old.status, old.starts_at, old.ends_at, old.participants)
  is distinct from (new.status, new.starts_at, new.ends_at, new.participants))
execute function review_double_booked();

create or replace trigger review_waiting_person after update of encrypted, status on persons
for each row
when (old.encrypted is distinct from new.encrypted or old.status is distinct from new.status)
execute function review_waiting_person('id');
