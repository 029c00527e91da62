-- The level of care a session was booked for, checked against what the practitioner provides.
alter table sessions add column level_of_care text;

-- Whether a person is in a practitioner's caseload: with a session, or by an accepted matching.
create function in_caseload(
  of_account text, of_practitioner text, of_person text, moment timestamptz)
returns boolean
stable language sql as $$
  select exists (
    select from sessions
    join session_participants as participant
      on participant.account = sessions.account and participant.session_id = sessions.id
    where sessions.account = of_account and participant.person_id = of_person
      and practitioner_id = of_practitioner
      and status in ('held', 'requested', 'scheduled', 'checked_in', 'started', 'completed')
      and not (status = 'held' and hold_expires_at <= moment))
  or exists (
    select from matchings
    where account = of_account and person_id = of_person
      and accepted_practitioner_id = of_practitioner and status = 'accepted')
$$;
