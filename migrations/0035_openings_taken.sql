-- PostgreSQL plans a function that returns rows as part of the query that calls it. One that
-- returns a value is started for each row, which took most of the time of reading practitioners for
-- matching.
create function openings_taken(
  of_account text, of_practitioner text, moment timestamptz, but_not text default null)
returns table (taken integer)
stable language sql as $$
  select count(distinct who)::integer from (
    select participant.person_id as who
    from sessions
    join session_participants as participant
      on participant.account = sessions.account and participant.session_id = sessions.id
    where sessions.account = of_account and practitioner_id = of_practitioner
      and starts_at > moment - interval '90 days'
      and status in ('held', 'requested', 'scheduled', 'checked_in', 'started', 'completed')
      and not (status = 'held' and hold_expires_at <= moment)
    union all
    select coalesce(person_id, id) from matchings
    where account = of_account and accepted_practitioner_id = of_practitioner
      and status = 'accepted') as places
  where who is distinct from but_not
$$;

create or replace function capacity_used(
  of_account text, of_practitioner text, moment timestamptz, but_not text default null)
returns integer
stable language sql as $$
  select taken from openings_taken(of_account, of_practitioner, moment, but_not)
$$;
