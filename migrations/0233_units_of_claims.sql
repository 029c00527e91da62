-- compatible: adds a table, functions and a trigger, and replaces a function. Claims use the units
-- of authorizations, also for care that has no session. A denial or a void gives them back.

-- What a submitted claim bills: a session, or a line that was entered by hand. A claim and those
-- that replace it bill the same care (root_id), which counts once.
create table claim_units (
  account          text not null,
  claim_id         text not null,
  part             text not null, -- ID of the session, or line control number.
  session_id       text,
  root_id          text not null,
  authorization_id text,
  units            integer not null,
  denied           boolean not null default false,
  used             boolean not null default false,
  primary key (account, claim_id, part),
  foreign key (account, claim_id) references claims (account, id),
  foreign key (account, session_id) references sessions (account, id),
  foreign key (account, authorization_id) references authorizations (account, id)
);
create index on claim_units (account, authorization_id) where authorization_id is not null;
create index on claim_units (account, session_id) where session_id is not null;
select isolate_by_account('claim_units');
grant delete on claim_units to attune_app;

-- The units of claims that count against an authorization. Those of a session that counts against
-- it itself are counted there.
create function units_of_claims(of_account text, of_authorization text, but_root text)
returns integer language sql stable as $$
  select coalesce(sum(most), 0)::integer
  from (
    select max(total) as most
    from (
      select billed.root_id, sum(billed.units) as total
      from claim_units as billed
      where billed.account = of_account and billed.authorization_id = of_authorization
        and billed.used and billed.root_id is distinct from but_root
        and not exists (
          select from authorization_sessions as counted
          where counted.account = of_account and counted.session_id = billed.session_id
            and counted.authorization_id = of_authorization)
      group by billed.root_id, billed.claim_id) as one
    group by one.root_id) as care
$$;

-- Whether every claim for a session was denied or voided.
create function has_returned_units(of_account text, of_session text, of_person text)
returns boolean language sql stable as $$
  select coalesce(not bool_or(billed.used), false)
  from claim_units as billed
  join claims on claims.account = of_account and claims.id = billed.claim_id
  where billed.account = of_account and billed.session_id = of_session
    and claims.person_id = of_person
$$;

create function count_authorizations(of_account text, ids text[], at timestamptz)
returns void language plpgsql as $$
begin
  update authorizations as held
  set used = total.used + units_of_claims(of_account, held.id, null), reserved = total.reserved
  from unnest(ids) as one (id)
  cross join lateral (
    select coalesce(sum(counted.units) filter (where counted.used), 0)::integer as used,
      coalesce(sum(counted.units) filter (where not counted.used), 0)::integer as reserved
    from authorization_sessions as counted
    where counted.account = of_account and counted.authorization_id = one.id) as total
  where held.account = of_account and held.id = one.id;

  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select of_account, id, 'authorization.review', false, at
  from unnest(ids) as one (id)
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
end $$;

-- As before; a session whose claims were denied or voided no longer counts.
create or replace function allocate_session(of_account text, of_session text) returns void
language plpgsql as $$
declare
  booked record;
  touched text[];
begin
  -- Most persons have no authorization and need none.
  if not exists (
    select from session_participants as participant
    where participant.account = of_account and participant.session_id = of_session
      and (exists (
          select from authorizations as held
          where held.account = of_account and held.person_id = participant.person_id)
        or exists (
          select from coverages as insured
          where insured.account = of_account and insured.person_id = participant.person_id
            and (insured.authorization_required or insured.program = 'eap'))))
    and not exists (
      select from authorization_sessions as counted
      where counted.account = of_account and counted.session_id = of_session)
    and not exists (
      select from authorization_gaps as gap
      where gap.account = of_account and gap.session_id = of_session)
  then
    return;
  end if;

  perform pg_advisory_xact_lock(
    hashtextextended(of_account || ' authorizations ' || concerned.person_id, 0))
  from (
    select participant.person_id from session_participants as participant
    where participant.account = of_account and participant.session_id = of_session
    union
    select held.person_id from authorization_sessions as counted
    join authorizations as held
      on held.account = of_account and held.id = counted.authorization_id
    where counted.account = of_account and counted.session_id = of_session
    order by 1) as concerned;

  select procedure_code, practitioner_id, duration_minutes, updated_at,
    (starts_at at time zone time_zone)::date as day,
    status in ('held', 'requested', 'scheduled', 'checked_in', 'started', 'completed')
      and payer_type is distinct from 'self_pay' as counts,
    status in ('completed') as is_used
  into booked
  from sessions
  where account = of_account and id = of_session;

  with fitting as (
    select distinct on (held.person_id) held.id, amount.units
    from session_participants as participant
    join authorizations as held
      on held.account = of_account and held.person_id = participant.person_id
    join coverages as insured
      on insured.account = of_account and insured.id = held.coverage_id
    left join authorization_sessions as counted
      on counted.account = of_account and counted.authorization_id = held.id
      and counted.session_id = of_session
    cross join lateral (
      select greatest(1, round(
        booked.duration_minutes::numeric / coalesce(held.minutes_per_unit, 1440)))::integer
        as units) as amount
    where participant.account = of_account and participant.session_id = of_session
      and booked.counts and not has_returned_units(of_account, of_session, participant.person_id)
      and held.status in ('approved', 'exhausted', 'expired')
      and booked.day between held.starts_on and coalesce(held.ends_on, 'infinity')
      and insured.status in ('active', 'terminated')
      and daterange(insured.starts_on, insured.ends_on, '[]') @> booked.day
      and (held.procedure_codes = '{}' or booked.procedure_code is null
        or booked.procedure_code = any(held.procedure_codes))
      and (held.practitioner_id is null or held.practitioner_id = booked.practitioner_id)
      and (counted.session_id is not null or held.units is null
        or held.external_units + held.used + held.reserved + amount.units <= held.units)
    order by held.person_id, counted.session_id is null, insured.program <> 'eap',
      insured.sequence, held.ends_on nulls last, held.created_at, held.id),
  removed as (
    delete from authorization_sessions as counted
    where counted.account = of_account and counted.session_id = of_session
      and counted.authorization_id not in (select fitting.id from fitting)
    returning counted.authorization_id),
  added as (
    insert into authorization_sessions (account, authorization_id, session_id, units, used)
    select of_account, fitting.id, of_session, fitting.units, booked.is_used from fitting
    on conflict (account, authorization_id, session_id) do update
      set units = excluded.units, used = excluded.used
      where (authorization_sessions.units, authorization_sessions.used)
        is distinct from (excluded.units, excluded.used)
    returning authorization_id)
  select array_agg(changed.authorization_id) into touched
  from (
    select removed.authorization_id from removed
    union
    select added.authorization_id from added) as changed;

  perform count_authorizations(of_account, touched, booked.updated_at);

  delete from authorization_gaps as gap
  where gap.account = of_account and gap.session_id = of_session;
  insert into authorization_gaps (account, session_id, coverage_id, code)
  select of_account, of_session, insured.id,
    case when exists (
      select from authorizations as held
      where held.account = of_account and held.coverage_id = insured.id
        and held.status in ('approved', 'exhausted', 'expired'))
      then 'authorization_used_up' else 'authorization_missing' end
  from session_participants as participant
  join coverages as insured
    on insured.account = of_account and insured.person_id = participant.person_id
  where participant.account = of_account and participant.session_id = of_session
    and booked.counts and not has_returned_units(of_account, of_session, participant.person_id)
    and insured.status in ('active', 'terminated')
    and daterange(insured.starts_on, insured.ends_on, '[]') @> booked.day
    and (insured.program = 'eap' or insured.authorization_required and insured.sequence = 'primary')
    and not exists (
      select from authorization_sessions as counted
      join authorizations as held
        on held.account = of_account and held.id = counted.authorization_id
      join coverages as chosen
        on chosen.account = of_account and chosen.id = held.coverage_id
      where counted.account = of_account and counted.session_id = of_session
        and held.person_id = participant.person_id
        and (chosen.id = insured.id or chosen.program = 'eap'));
end $$;

-- Counts what a claim bills, by its status. Units stay used while a claim is rejected, corrected,
-- appealed or closed.
create function count_claim(of_account text, of_claim text) returns void
language plpgsql as $$
declare
  billed record;
  touched text[];
  booked text[];
begin
  select status, person_id, updated_at into billed
  from claims
  where account = of_account and id = of_claim;

  perform pg_advisory_xact_lock(
    hashtextextended(of_account || ' authorizations ' || billed.person_id, 0));

  select array_agg(distinct authorization_id) filter (where authorization_id is not null),
    array_agg(distinct session_id order by session_id) filter (where session_id is not null)
  into touched, booked
  from claim_units
  where account = of_account and claim_id = of_claim;

  if billed.status in ('superseded', 'canceled') then
    delete from claim_units where account = of_account and claim_id = of_claim;
  else
    update claim_units
    set used = case
      when billed.status in ('denied', 'voided') then false
      when billed.status in ('submitted', 'acknowledged', 'accepted', 'pended', 'paid',
        'partially_paid')
      then not denied
      else used end
    where account = of_account and claim_id = of_claim;
  end if;

  perform count_authorizations(of_account, touched, billed.updated_at);
  perform allocate_session(of_account, one.id) from unnest(booked) as one (id);
end $$;

create function count_claim_on_change() returns trigger language plpgsql as $$
begin
  if exists (
    select from claim_units
    where account = new.account and claim_id = new.id)
  then
    perform count_claim(new.account, new.id);
  end if;
  return null;
end $$;

create trigger count_on_update after update of status on claims
for each row when (old.status is distinct from new.status)
execute function count_claim_on_change();
