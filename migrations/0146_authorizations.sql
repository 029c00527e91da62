-- compatible: adds tables, columns and triggers. Prior authorizations, referrals and EAP cases, and
-- the sessions that count against them.
alter table coverages
  add column program text not null default 'insurance',
  add column authorization_required boolean,
  add constraint coverages_program_check check (program in ('insurance', 'eap'));
create index coverages_requiring_authorization on coverages (account, person_id)
  where authorization_required or program = 'eap';
create index on coverages (account, program, created_at desc, id desc)
  where program <> 'insurance';

-- An EAP doesn't take the place of the insurance.
alter table coverages drop constraint coverage_conflict;
alter table coverages add constraint coverage_conflict exclude using gist (
  account with =, person_id with =, program with =, sequence with =,
  daterange(starts_on, ends_on, '[]') with &&) where (status <> 'voided');

alter table accounts
  add column authorization_warning_units integer not null default 2,
  add column authorization_warning_days integer not null default 14;

create table authorizations (
  account           text not null,
  id                text not null,
  person_id         text not null,
  coverage_id       text not null,
  payer_id          text not null,
  type              text not null,
  status            text not null,
  practitioner_id   text,
  procedure_codes   text[] not null default '{}',
  units             integer,
  minutes_per_unit  integer,
  external_units    integer not null default 0,
  used              integer not null default 0,
  reserved          integer not null default 0,
  starts_on         date not null,
  ends_on           date,
  warn_on           date, -- When the end is announced.
  document_id       text,
  external_id       text,
  encrypted         bytea,
  running_low_at    timestamptz(3),
  expiring_soon_at  timestamptz(3),
  approved_at       timestamptz(3),
  denied_at         timestamptz(3),
  exhausted_at      timestamptz(3),
  restored_at       timestamptz(3),
  expired_at        timestamptz(3),
  canceled_at       timestamptz(3),
  version           integer not null default 1,
  created_at        timestamptz(3) not null,
  updated_at        timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, coverage_id) references coverages (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  check (ends_on is null or starts_on <= ends_on),
  constraint authorizations_type_check check (type in ('prior_authorization', 'referral')),
  constraint authorizations_status_check check (status in (
    'requested', 'approved', 'denied', 'exhausted', 'expired', 'canceled'))
);
create unique index authorizations_external_id_taken on authorizations (account, external_id)
  where external_id is not null;
create index on authorizations (account, created_at desc, id desc);
create index on authorizations (account, updated_at, id);
create index on authorizations (account, person_id, created_at desc, id desc);
create index on authorizations (account, coverage_id, created_at desc, id desc);
create index on authorizations (account, payer_id, created_at desc, id desc);
create index on authorizations (account, type, created_at desc, id desc);
create index on authorizations (account, status, created_at desc, id desc);
create index on authorizations (account, practitioner_id, created_at desc, id desc)
  where practitioner_id is not null;
create index on authorizations (account, ends_on, id) where ends_on is not null;
select isolate_by_account('authorizations', 'person_id');

-- The sessions that count against an authorization: `used` once they are completed.
create table authorization_sessions (
  account          text not null,
  authorization_id text not null,
  session_id       text not null,
  units            integer not null,
  used             boolean not null,
  primary key (account, authorization_id, session_id),
  foreign key (account, authorization_id) references authorizations (account, id),
  foreign key (account, session_id) references sessions (account, id)
);
create index on authorization_sessions (account, session_id);
select isolate_by_account('authorization_sessions');
grant delete on authorization_sessions to attune_app;

-- The sessions without an authorization that a coverage requires.
create table authorization_gaps (
  account     text not null,
  session_id  text not null,
  coverage_id text not null,
  code        text not null,
  primary key (account, session_id, coverage_id),
  foreign key (account, session_id) references sessions (account, id),
  foreign key (account, coverage_id) references coverages (account, id)
);
select isolate_by_account('authorization_gaps');
grant delete on authorization_gaps to attune_app;

alter table claims
  add column authorization_id text,
  add foreign key (account, authorization_id) references authorizations (account, id);

-- Counts a session against the authorization that fits each participant best, and gives back what
-- no longer fits. A repeated run changes nothing. Runs in the transaction that changes the session,
-- one at a time for each person, so that the last unit is reserved once.
create function allocate_session(of_account text, of_session text) returns void
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
      and booked.counts
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

  update authorizations as held
  set used = total.used, reserved = total.reserved
  from unnest(touched) as one (id)
  cross join lateral (
    select coalesce(sum(counted.units) filter (where counted.used), 0)::integer as used,
      coalesce(sum(counted.units) filter (where not counted.used), 0)::integer as reserved
    from authorization_sessions as counted
    where counted.account = of_account and counted.authorization_id = one.id) as total
  where held.account = of_account and held.id = one.id;

  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select of_account, id, 'authorization.review', false, booked.updated_at
  from unnest(touched) as one (id)
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;

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
    and booked.counts
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

-- The sessions of a person from a date on, in order.
create function allocate_person(of_account text, of_person text, from_date date) returns void
language plpgsql as $$
begin
  perform allocate_session(of_account, one.id)
  from (
    select sessions.id from session_participants as participant
    join sessions
      on sessions.account = of_account and sessions.id = participant.session_id
    where participant.account = of_account and participant.person_id = of_person
      and sessions.starts_at >= from_date - 1
    order by sessions.starts_at, sessions.id) as one;
end $$;

-- Triggers, so that no way to change a session misses them.
create function allocate_on_session() returns trigger language plpgsql as $$
begin
  perform allocate_session(new.account, new.id);
  return null;
end $$;
create trigger allocate_on_update
after update of status, starts_at, ends_at, practitioner_id, procedure_code, payer_type on sessions
for each row
when ((old.status, old.starts_at, old.ends_at, old.practitioner_id, old.procedure_code,
    old.payer_type)
  is distinct from (new.status, new.starts_at, new.ends_at, new.practitioner_id,
    new.procedure_code, new.payer_type))
execute function allocate_on_session();

create function allocate_on_participant() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform allocate_session(old.account, old.session_id);
  else
    perform allocate_session(new.account, new.session_id);
  end if;
  return null;
end $$;
create trigger allocate_on_insert after insert on session_participants
for each row execute function allocate_on_participant();
create trigger allocate_on_delete after delete on session_participants
for each row execute function allocate_on_participant();
create trigger allocate_on_update after update of person_id on session_participants
for each row execute function allocate_on_participant();

create function allocate_on_authorization() returns trigger language plpgsql as $$
begin
  perform allocate_person(new.account, new.person_id,
    least(new.starts_on, old.starts_on));
  return null;
end $$;
create trigger allocate_on_update
after update of status, person_id, practitioner_id, procedure_codes, units, minutes_per_unit,
  external_units, starts_on, ends_on on authorizations
for each row
when ((old.status in ('approved', 'exhausted', 'expired'), old.person_id, old.practitioner_id,
    old.procedure_codes, old.units, old.minutes_per_unit, old.external_units, old.starts_on,
    old.ends_on)
  is distinct from (new.status in ('approved', 'exhausted', 'expired'), new.person_id,
    new.practitioner_id, new.procedure_codes, new.units, new.minutes_per_unit, new.external_units,
    new.starts_on, new.ends_on))
execute function allocate_on_authorization();

create function allocate_on_coverage() returns trigger language plpgsql as $$
begin
  perform allocate_person(new.account, new.person_id, new.updated_at::date);
  return null;
end $$;
create trigger allocate_on_insert after insert on coverages
for each row when (new.authorization_required or new.program = 'eap')
execute function allocate_on_coverage();
create trigger allocate_on_update
after update of status, person_id, sequence, program, authorization_required, starts_on, ends_on
  on coverages
for each row
when ((old.status, old.person_id, old.sequence, old.program, old.authorization_required,
    old.starts_on, old.ends_on)
  is distinct from (new.status, new.person_id, new.sequence, new.program,
    new.authorization_required, new.starts_on, new.ends_on))
execute function allocate_on_coverage();
