-- compatible: replaces a trigger. An import inserts many participants with one statement. Whether
-- they have authorizations is now asked once per statement instead of once per row.
create function allocate_on_participants() returns trigger language plpgsql as $$
begin
  -- As allocate_session() asks. "offset 0" keeps looking up single persons: a join that was planned
  -- for many rows would read all authorizations when one is added.
  perform allocate_session(seated.account, seated.session_id)
  from (
    select distinct added.account, added.session_id from added
    where exists (
        select from authorizations as held
        where held.account = added.account and held.person_id = added.person_id
        offset 0)
      or exists (
        select from coverages as insured
        where insured.account = added.account and insured.person_id = added.person_id
          and (insured.authorization_required or insured.program = 'eap')
        offset 0)
      or exists (
        select from authorization_sessions as counted
        where counted.account = added.account and counted.session_id = added.session_id
        offset 0)
      or exists (
        select from authorization_gaps as gap
        where gap.account = added.account and gap.session_id = added.session_id
        offset 0)
    order by added.session_id
  ) as seated;
  return null;
end $$;

create or replace trigger allocate_on_insert after insert on session_participants
referencing new table as added
for each statement execute function allocate_on_participants();
