-- compatible: adds tables, functions and triggers. The payer mix counts persons from kept sums, and
-- worklists sum open claims from them. Distinct persons of days don't add up, but first visits do:
-- the persons of a period are the visits in it whose person had no earlier visit in it. So visits
-- are summed by their date and the month of the person's visit before, and of the one after.
create table report_visit_changes (
  account   text not null,
  id        bigint not null generated always as identity,
  person_id text not null,
  payer_id  text not null, -- Empty: self-pay.
  day       date, -- Of a claim.
  at        timestamptz(3), -- Of a charge: its date depends on the time zone.
  visits    integer not null,
  primary key (account, id)
);
create index on report_visit_changes (account, person_id);
select isolate_by_account('report_visit_changes', 'person_id');
grant delete on report_visit_changes to attune_app;
create policy for_worker on report_visit_changes for select to attune_worker using (true);
grant select (account) on report_visit_changes to attune_worker;

create table report_visit_sums (
  account     text not null,
  axis        text not null, -- all or payer.
  key         text not null,
  toward      text not null, -- before or after: which neighbor other_month is the month of.
  grain       text not null,
  starts_on   date not null,
  other_month date not null, -- 0001-01-01 and 9999-12-01: there is no such visit.
  visits      bigint not null,
  primary key (account, axis, toward, grain, starts_on, other_month, key)
);
select isolate_by_account('report_visit_sums');
grant delete on report_visit_sums to attune_app;

-- A submitted claim is a visit on its date of service, a self-pay charge on the day it was made.
create function recorded_visits(of_account text, zone text)
returns table (person_id text, payer_id text, day date, visits integer)
stable language sql as $$
  select person_id, payer_id, service_from, 1 from claims
  where account = of_account and attempt > 0 and service_from is not null
  union all
  select person_id, '', (created_at at time zone zone)::date, 1 from charges
  where account = of_account and kind = 'self_pay' and status in ('charged')
$$;

create function changed_visits(of_account text, zone text)
returns table (person_id text, payer_id text, day date, visits integer)
stable language sql as $$
  select person_id, payer_id, coalesce(day, (at at time zone zone)::date), visits
  from report_visit_changes where account = of_account
$$;

-- What is added to the sums: each visit with its neighbors, once for its payer and once for all.
-- A person who has several visits of a payer on a day counts as one.
create function summed_visits(persons text[], payers text[], days date[], sides integer[])
returns table (axis text, key text, toward text, grain text, starts_on date, other_month date,
  visits bigint)
immutable language sql as $$
  with visits as (
    select distinct side, axis, key, person, day
    from unnest(persons, payers, days, sides) as visit (person, payer, day, side)
    cross join lateral (values ('all', ''), ('payer', payer)) as axes (axis, key)),
  neighbors as (
    select side, axis, key, day,
      lag(day) over of_person as before, lead(day) over of_person as after
    from visits
    window of_person as (partition by side, axis, key, person order by day))
  select axis, key, toward, grain, starts_on, other_month, sum(side)
  from neighbors cross join lateral (values
    ('before', 'day', day, coalesce(date_trunc('month', before)::date, '0001-01-01')),
    ('before', 'month', date_trunc('month', day)::date,
      coalesce(date_trunc('month', before)::date, '0001-01-01')),
    ('after', 'day', day, coalesce(date_trunc('month', after)::date, '9999-12-01')))
    as cells (toward, grain, starts_on, other_month)
  group by axis, key, toward, grain, starts_on, other_month
  having sum(side) <> 0
$$;

-- Adds the changes of some persons to the sums, in one statement and so of one snapshot. What the
-- sums have of these persons is what is recorded, less the changes. Returns how many changes.
create function fold_report_visits(of_account text, zone text, most integer) returns integer
language sql as $$
  with chosen as materialized (
    select distinct person_id from (
      select person_id from report_visit_changes
      where account = of_account order by id limit most) as first),
  folded as (
    delete from report_visit_changes
    where account = of_account and person_id in (select person_id from chosen)
    returning 1),
  recorded as materialized (
    select * from recorded_visits(of_account, zone)
    where person_id = any (array(select person_id from chosen))),
  sides as (
    select person_id, payer_id, day, 1 as side from recorded
    union all
    select person_id, payer_id, day, -1
    from (
      select person_id, payer_id, day, visits from recorded
      union all
      select person_id, payer_id, day, -visits from changed_visits(of_account, zone)
      where person_id = any (array(select person_id from chosen))) as kept
    group by person_id, payer_id, day
    having sum(visits) > 0),
  summed as (
    insert into report_visit_sums as kept
      (account, axis, key, toward, grain, starts_on, other_month, visits)
    select of_account, added.*
    from (
      select array_agg(person_id) as persons, array_agg(payer_id) as payers,
        array_agg(day) as days, array_agg(side) as sides
      from sides) as all_sides
    cross join lateral summed_visits(persons, payers, days, sides) as added
    on conflict (account, axis, toward, grain, starts_on, other_month, key)
    do update set visits = kept.visits + excluded.visits)
  select count(*)::integer from folded
$$;

-- Starts an account's sums of visits again, in one statement and so of one snapshot. They follow
-- when the changes are folded.
create function rebuild_report_visits(of_account text) returns void language sql as $$
  with sums as (
    delete from report_visit_sums where account = of_account returning 1),
  changes as (
    delete from report_visit_changes where account = of_account returning 1)
  insert into report_visit_changes (account, person_id, payer_id, day, at, visits)
  select account, person_id, payer_id, service_from, null::timestamptz, 1 from claims
  where account = of_account and attempt > 0 and service_from is not null
  union all
  select account, person_id, '', null, created_at, 1 from charges
  where account = of_account and kind = 'self_pay' and status in ('charged')
$$;

-- Another time zone starts all sums again.
create or replace function rebuild_report_sums(of_account text) returns void language sql as $$
  with sums as (
    delete from report_sums
    where account = of_account and measure not like 'denial\_%' returning 1),
  receivables as (
    delete from receivable_sums where account = of_account returning 1),
  changes as (
    delete from report_changes
    where account = of_account and measure not like 'denial\_%' returning 1)
  insert into report_changes (account, at, measure, payer_id, practitioner_id, location_id,
    procedure_code, service_date, currency, amount)
  select of_account, change.* from recorded_changes(of_account) as change;
  select rebuild_report_visits(of_account)
$$;

create function record_claim_visits() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.attempt > 0 and old.service_from is not null then
    insert into report_visit_changes (account, person_id, payer_id, day, visits)
    values (old.account, old.person_id, old.payer_id, old.service_from, -1);
  end if;
  if new.attempt > 0 and new.service_from is not null then
    insert into report_visit_changes (account, person_id, payer_id, day, visits)
    values (new.account, new.person_id, new.payer_id, new.service_from, 1);
  end if;
  return null;
end $$;
create trigger record_visits_on_insert after insert on claims
  for each row when (new.attempt > 0) execute function record_claim_visits();
create trigger record_visits_on_update
  after update of attempt, service_from, person_id, payer_id on claims
  for each row when ((old.attempt > 0, old.service_from, old.person_id, old.payer_id)
    is distinct from (new.attempt > 0, new.service_from, new.person_id, new.payer_id))
  execute function record_claim_visits();

create function record_charge_visits() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status in ('charged') then
    insert into report_visit_changes (account, person_id, payer_id, at, visits)
    values (old.account, old.person_id, '', old.created_at, -1);
  end if;
  if new.status in ('charged') then
    insert into report_visit_changes (account, person_id, payer_id, at, visits)
    values (new.account, new.person_id, '', new.created_at, 1);
  end if;
  return null;
end $$;
create trigger record_visits_on_insert after insert on charges
  for each row when (new.kind = 'self_pay') execute function record_charge_visits();
create trigger record_visits_on_update after update of status, person_id, created_at on charges
  for each row when (new.kind = 'self_pay' and (old.status, old.person_id, old.created_at)
    is distinct from (new.status, new.person_id, new.created_at))
  execute function record_charge_visits();

-- Open claims with what is expected of them, by status, payer, or date of service, and deadline.
create table worklist_changes (
  account      text not null,
  id           bigint not null generated always as identity,
  status       text not null,
  payer_id     text not null,
  service_date date not null, -- infinity: none.
  deadline     date not null, -- infinity: none.
  claims       integer not null,
  amount       bigint not null,
  primary key (account, id)
);
select isolate_by_account('worklist_changes');
grant delete on worklist_changes to attune_app;
create policy for_worker on worklist_changes for select to attune_worker using (true);
grant select (account) on worklist_changes to attune_worker;

create table worklist_sums (
  account      text not null,
  axis         text not null, -- status, payer or age.
  key          text not null,
  service_date date not null, -- Of the axis age. Otherwise infinity.
  deadline     date not null,
  claims       bigint not null,
  amount       bigint not null,
  primary key (account, axis, key, service_date, deadline)
);
create index worklist_sums_empty on worklist_sums (account) where claims = 0;
select isolate_by_account('worklist_sums');
grant delete on worklist_sums to attune_app;

-- Before a claim is submitted, its charge is expected and it must be filed in time. After that, the
-- payer's balance is expected, and a denial can be appealed in time.
create function worklist_entries(claim claims)
returns table (status text, payer_id text, service_date date, deadline date, amount bigint)
immutable language sql as $$
  select claim.status, claim.payer_id, coalesce(claim.service_from, 'infinity'),
    coalesce(case when unsubmitted then claim.filing_deadline else claim.appeal_deadline end,
      'infinity'),
    case when unsubmitted then (claim.charge ->> 'amount')::bigint
      else claim.payer_balance_amount end
  from (select claim.status in ('drafted', 'validated', 'rejected') as unsubmitted) as state
  where unsubmitted or claim.payer_balance_amount > 0
$$;

create function record_worklist_changes() returns trigger language plpgsql as $$
begin
  insert into worklist_changes
    (account, status, payer_id, service_date, deadline, claims, amount)
  select new.account, status, payer_id, service_date, deadline, sum(side), sum(side * amount)
  from (
    select 1 as side, entry.* from worklist_entries(new) as entry
    union all
    select -1, entry.* from worklist_entries(old) as entry where tg_op = 'UPDATE') as entries
  group by status, payer_id, service_date, deadline
  having sum(side) <> 0 or sum(side * amount) <> 0;
  return null;
end $$;
create trigger record_worklist_on_insert after insert on claims
  for each row execute function record_worklist_changes();
create trigger record_worklist_on_update
  after update of status, payer_id, service_from, charge, payer_balance, filing_deadline,
    appeal_deadline on claims
  for each row execute function record_worklist_changes();

-- Adds changes to the sums, in one statement and so of one snapshot. Sums of no claims are removed.
create function fold_worklist_changes(of_account text, most integer) returns integer
language sql as $$
  delete from worklist_sums where account = of_account and claims = 0;
  with folded as (
    delete from worklist_changes
    where account = of_account and id = any (array(
      select id from worklist_changes where account = of_account order by id limit most))
    returning *),
  summed as (
    insert into worklist_sums as kept
      (account, axis, key, service_date, deadline, claims, amount)
    select of_account, axes.axis, axes.key, axes.date, deadline, sum(claims), sum(amount)
    from folded cross join lateral (values
      ('status', status, date 'infinity'), ('payer', payer_id, date 'infinity'),
      ('age', '', service_date)) as axes (axis, key, date)
    group by axes.axis, axes.key, axes.date, deadline
    order by axes.axis, axes.key, axes.date, deadline
    on conflict (account, axis, key, service_date, deadline)
    do update set claims = kept.claims + excluded.claims, amount = kept.amount + excluded.amount)
  select count(*)::integer from folded
$$;

-- Starts an account's worklist again, in one statement and so of one snapshot.
create function rebuild_worklist(of_account text) returns void language sql as $$
  with sums as (
    delete from worklist_sums where account = of_account returning 1),
  changes as (
    delete from worklist_changes where account = of_account returning 1)
  insert into worklist_changes
    (account, status, payer_id, service_date, deadline, claims, amount)
  select of_account, entry.status, entry.payer_id, entry.service_date, entry.deadline, count(*),
    sum(entry.amount)
  from claims as claim cross join lateral worklist_entries(claim) as entry
  where claim.account = of_account
  group by entry.status, entry.payer_id, entry.service_date, entry.deadline
$$;
