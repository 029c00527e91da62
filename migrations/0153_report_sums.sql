-- compatible: adds tables, functions and triggers. Reports read kept sums. What changes a sum is
-- added as a row of its own (report_changes), so that writers never wait for each other; a worker
-- adds the rows to the sums (report_sums, receivable_sums). A report reads both, so it's exact.
create table report_changes (
  account         text not null,
  id              bigint not null generated always as identity,
  at              timestamptz(3) not null,
  measure         text not null,
  payer_id        text not null default '',
  practitioner_id text not null default '',
  location_id     text not null default '',
  procedure_code  text not null default '',
  reason_code     text not null default '',
  service_date    date,
  currency        text not null default '',
  amount          bigint not null,
  primary key (account, id)
);
select isolate_by_account('report_changes');
grant delete on report_changes to attune_app;
create policy for_worker on report_changes for select to attune_worker using (true);
grant select (account) on report_changes to attune_worker;

-- Sums by day, by month and of all time, along one axis each: the whole account, or by payer,
-- practitioner, location, procedure, or payer and denial reason.
create table report_sums (
  account   text not null,
  axis      text not null,
  grain     text not null,
  starts_on date not null,
  key       text not null,
  measure   text not null,
  currency  text not null,
  amount    bigint not null,
  primary key (account, axis, grain, starts_on, measure, key, currency)
);
select isolate_by_account('report_sums');
grant delete on report_sums to attune_app;

-- What payers and patients owe, by date of service: of all time, and what changed by day and month.
create table receivable_sums (
  account      text not null,
  grain        text not null,
  starts_on    date not null,
  measure      text not null,
  payer_id     text not null,
  service_date date not null, -- infinity: not assigned to a session or claim.
  currency     text not null,
  amount       bigint not null,
  primary key (account, grain, starts_on, measure, payer_id, service_date, currency)
);
create index receivable_sums_open on receivable_sums (account, measure, payer_id, service_date)
  include (currency, amount) where grain = 'all' and amount <> 0;
select isolate_by_account('receivable_sums');
grant delete on receivable_sums to attune_app;

-- The time zone that an account's sums are kept in.
create table report_zones (
  account   text primary key,
  time_zone text not null
);
select isolate_by_account('report_zones');

create function report_time_zone(of_account text) returns text
stable language sql as $$
  select coalesce(message_settings ->> 'time_zone', 'America/New_York')
  from accounts where account = of_account
$$;

-- Another time zone starts the sums again: a change that adds nothing, so that the worker looks.
create function record_time_zone() returns trigger language plpgsql as $$
begin
  insert into report_changes (account, at, measure, amount)
  values (new.account, now(), 'time_zone', 0);
  return null;
end $$;
create trigger record_time_zone after update of message_settings on accounts
  for each row when (old.message_settings ->> 'time_zone'
    is distinct from new.message_settings ->> 'time_zone')
  execute function record_time_zone();

-- The measure that an entry belongs to. Null if reports don't count it.
create function ledger_measure(ledger_account text, kind text) returns text
immutable language sql as $$
  select case
    when ledger_account in ('revenue:services', 'revenue:no_show') then 'charges'
    when ledger_account like 'asset:payer\_ar:%' then 'payer_receivables'
    when ledger_account like 'asset:patient\_ar:%' then 'patient_receivables'
    when ledger_account like 'liability:patient\_credit:%' then 'patient_credit'
    when ledger_account like 'asset:era\_clearing:%' and kind like 'remittance\_%'
      then 'insurance_payments'
    when ledger_account like 'asset:processor:%' and kind ~ '^(copay_taken|balance_paid)'
      then 'patient_payments'
    when ledger_account like 'asset:processor:%' and kind like 'refunded%' then 'refunds'
    when ledger_account = 'asset:disputed' and kind like 'dispute\_lost%' then 'chargebacks'
    when ledger_account = 'contra:contractual' then 'contractual_adjustments'
    when ledger_account like 'contra:write\_off:%' or ledger_account = 'expense:bad_debt'
      then 'write_offs'
    when ledger_account like 'contra:adjustment:%' then 'adjustments'
  end
$$;

-- Money that leaves, and revenue, are credits in the ledger and positive in reports.
create function measure_sign(measure text) returns integer
immutable language sql as $$
  select case when measure in ('charges', 'refunds', 'chargebacks') then -1 else 1 end
$$;

-- When a charge without a session was posted, for the charge and for its reversal.
create function charged_at(entry ledger_entries) returns timestamptz
stable language sql as $$
  select coalesce((
    select original.created_at
    from ledger_transactions as reversal
    join ledger_transactions as original
      on original.account = reversal.account and original.id = reversal.reverses_id
    where reversal.account = entry.account and reversal.id = entry.transaction_id),
    entry.created_at)
$$;

-- What an entry changes, with the payer, practitioner and date of service of its claim or session.
-- A secondary claim takes the responsibility over from the claim before it.
create function report_changes_of(entry ledger_entries)
returns table (at timestamptz, measure text, payer_id text, practitioner_id text,
  location_id text, procedure_code text, service_date date, currency text, amount bigint)
stable language sql as $$
  select entry.created_at, counted.measure,
    coalesce(case when entry.kind like 'secondary\_billed%' and prior.payer_id is not null
      and counted.measure = 'patient_receivables' then prior.payer_id else claim.payer_id end, ''),
    coalesce(entry.practitioner_id, claim.practitioner_id, session.practitioner_id, ''),
    coalesce(session.location_id, ''), coalesce(session.procedure_code, ''),
    case when counted.measure in ('payer_receivables', 'patient_receivables') then coalesce(
      claim.service_from, (session.starts_at at time zone session.time_zone)::date,
      case when entry.kind ~ '^(no_show|late_cancel|self_pay)_charged'
        then (charged_at(entry) at time zone report_time_zone(entry.account))::date end) end,
    entry.currency, entry.amount * measure_sign(counted.measure)
  from (select ledger_measure(entry.ledger_account, entry.kind) as measure) as counted
  left join claims as claim on claim.account = entry.account and claim.id = entry.claim_id
  left join claims as prior on prior.account = claim.account and prior.id = claim.prior_claim_id
  left join sessions as session
    on session.account = entry.account and session.id = entry.session_id
  where counted.measure is not null
  union all
  select session.starts_at, 'billed_sessions', '', '', '', '', null, '', -sign(entry.amount)::bigint
  from sessions as session
  where session.account = entry.account and session.id = entry.session_id
    and entry.ledger_account = 'revenue:services' and entry.kind like 'self\_pay\_charged%'
$$;

create function record_ledger_changes() returns trigger language plpgsql as $$
begin
  insert into report_changes (account, at, measure, payer_id, practitioner_id, location_id,
    procedure_code, service_date, currency, amount)
  select entry.account, change.*
  from added
  join ledger_entries as entry on entry.account = added.account and entry.id = added.id
  cross join lateral report_changes_of(entry) as change;
  return null;
end $$;
create trigger record_report_changes after insert on ledger_entries
  referencing new table as added
  for each statement execute function record_ledger_changes();

-- A claim that is corrected after it was charged: what was posted for it moves with it.
create function move_claim_changes() returns trigger language plpgsql as $$
begin
  insert into report_changes (account, at, measure, payer_id, practitioner_id, location_id,
    procedure_code, service_date, currency, amount)
  select new.account, change.at, change.measure, change.payer_id,
    case when side = 1 then change.practitioner_id
      else coalesce(entry.practitioner_id, old.practitioner_id) end,
    change.location_id, change.procedure_code,
    case when side = 1 or change.service_date is null then change.service_date
      else coalesce(old.service_from, change.service_date) end,
    change.currency, side * change.amount
  from ledger_entries as entry
  cross join lateral report_changes_of(entry) as change
  cross join (values (1), (-1)) as sides (side)
  where entry.account = new.account and entry.claim_id = new.id
    and change.measure <> 'billed_sessions';
  return null;
end $$;
create trigger move_report_changes after update of service_from, practitioner_id on claims
  for each row when (new.attempt > 0
    and (old.service_from, old.practitioner_id)
      is distinct from (new.service_from, new.practitioner_id))
  execute function move_claim_changes();

-- What a session counts for: care that was given, no-shows, and late cancellations by the person.
create function session_counts(session sessions) returns table (measure text, amount bigint)
immutable language sql as $$
  select counted.measure, counted.amount
  from (values
    ('sessions', case when session.status in ('completed') then 1 end),
    ('session_minutes',
      case when session.status in ('completed') then session.duration_minutes end),
    ('no_shows', case when session.status in ('no_show')
      and session.no_show_by is distinct from 'practitioner' then 1 end),
    ('late_cancellations', case when session.status in ('canceled')
      and session.fee ->> 'kind' = 'late_cancel'
      and session.fee ->> 'not_payable_reason' is distinct from 'not_canceled_by_person'
      then 1 end)) as counted (measure, amount)
  where counted.amount is not null
$$;

create function record_session_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into report_changes (account, at, measure, practitioner_id, location_id,
      procedure_code, amount)
    select old.account, old.starts_at, measure, old.practitioner_id,
      coalesce(old.location_id, ''), coalesce(old.procedure_code, ''), -amount
    from session_counts(old);
  end if;
  insert into report_changes (account, at, measure, practitioner_id, location_id,
    procedure_code, amount)
  select new.account, new.starts_at, measure, new.practitioner_id,
    coalesce(new.location_id, ''), coalesce(new.procedure_code, ''), amount
  from session_counts(new);
  return null;
end $$;
create trigger record_report_changes_on_insert after insert on sessions
  for each row when (new.status in ('completed', 'canceled', 'no_show'))
  execute function record_session_changes();
create trigger record_report_changes_on_update
  after update of status, starts_at, duration_minutes, practitioner_id, location_id,
    procedure_code, fee, no_show_by on sessions
  for each row when ((old.status in ('completed', 'canceled', 'no_show')
      or new.status in ('completed', 'canceled', 'no_show'))
    and (old.status, old.starts_at, old.duration_minutes, old.practitioner_id, old.location_id,
      old.procedure_code, old.fee, old.no_show_by)
    is distinct from (new.status, new.starts_at, new.duration_minutes, new.practitioner_id,
      new.location_id, new.procedure_code, new.fee, new.no_show_by))
  execute function record_session_changes();

-- Signed notes of sessions, and how long after the session they were signed.
create function note_counts(note notes)
returns table (at timestamptz, measure text, practitioner_id text, location_id text,
  procedure_code text, amount bigint)
stable language sql as $$
  select note.signed_at, counted.measure, note.author_id, coalesce(session.location_id, ''),
    coalesce(session.procedure_code, ''), counted.amount
  from sessions as session
  cross join lateral (values ('signed_notes', 1::bigint), ('note_lag_minutes',
    greatest(0, extract(epoch from note.signed_at - session.ends_at) / 60)::bigint))
    as counted (measure, amount)
  where session.account = note.account and session.id = note.session_id
    and note.signed_at is not null and not note.imported
$$;

create function record_note_changes() returns trigger language plpgsql as $$
begin
  insert into report_changes (account, at, measure, practitioner_id, location_id,
    procedure_code, amount)
  select new.account, counted.* from note_counts(new) as counted;
  return null;
end $$;
create trigger record_report_changes_on_insert after insert on notes
  for each row when (new.signed_at is not null) execute function record_note_changes();
create trigger record_report_changes_on_update after update of signed_at on notes
  for each row when (old.signed_at is null and new.signed_at is not null)
  execute function record_note_changes();

-- Sessions that claims bill, by payer. A session is billed once: a secondary claim has no key.
create function record_billed_sessions() returns trigger language plpgsql as $$
begin
  insert into report_changes (account, at, measure, payer_id, amount)
  select changed.account, session.starts_at, 'billed_sessions', claim.payer_id,
    case tg_op when 'INSERT' then 1 else -1 end
  from changed
  join claims as claim on claim.account = changed.account and claim.id = changed.claim_id
  join sessions as session on session.account = changed.account
    and session.id = split_part(changed.key, ' ', 1)
  where changed.kind = 'session';
  return null;
end $$;
create trigger record_report_changes_on_insert after insert on claim_billing_keys
  referencing new table as changed
  for each statement execute function record_billed_sessions();
create trigger record_report_changes_on_delete after delete on claim_billing_keys
  referencing old table as changed
  for each statement execute function record_billed_sessions();

-- Everything that an account's sums count, except denials, whose reasons are encrypted.
create function recorded_changes(of_account text)
returns table (at timestamptz, measure text, payer_id text, practitioner_id text,
  location_id text, procedure_code text, service_date date, currency text, amount bigint)
stable language sql as $$
  select change.*
  from ledger_entries as entry cross join lateral report_changes_of(entry) as change
  where entry.account = of_account
  union all
  select session.starts_at, counted.measure, '', session.practitioner_id,
    coalesce(session.location_id, ''), coalesce(session.procedure_code, ''), null, '',
    counted.amount
  from sessions as session cross join lateral session_counts(session) as counted
  where session.account = of_account
  union all
  select counted.at, counted.measure, '', counted.practitioner_id, counted.location_id,
    counted.procedure_code, null, '', counted.amount
  from notes as note cross join lateral note_counts(note) as counted
  where note.account = of_account
  union all
  select session.starts_at, 'billed_sessions', claim.payer_id, '', '', '', null, '', 1
  from claim_billing_keys as billed
  join claims as claim on claim.account = billed.account and claim.id = billed.claim_id
  join sessions as session on session.account = billed.account
    and session.id = split_part(billed.key, ' ', 1)
  where billed.account = of_account and billed.kind = 'session'
$$;

-- Adds changes to the sums, in one statement and so of one snapshot: a report sees each change
-- once, before and after. Returns how many.
create function fold_report_changes(of_account text, zone text, most integer) returns integer
language sql as $$
  with folded as (
    delete from report_changes
    where account = of_account and id = any (array(
      select id from report_changes where account = of_account order by id limit most))
    returning *),
  dated as (
    select *, (at at time zone zone)::date as day from folded),
  spans as (
    select grain, dated.*, case grain when 'day' then day
        when 'month' then date_trunc('month', day)::date else date '0001-01-01' end as starts_on
    from dated cross join (values ('day'), ('month'), ('all')) as grains (grain)),
  summed as (
    insert into report_sums as kept
      (account, axis, grain, starts_on, key, measure, currency, amount)
    select of_account, axis, grain, starts_on, key, measure, currency, sum(amount)
    from spans cross join lateral (values
      ('all', '', reason_code = ''),
      ('payer', payer_id, reason_code = ''),
      ('practitioner', practitioner_id, reason_code = ''),
      ('location', location_id, reason_code = ''),
      ('procedure', procedure_code, reason_code = ''),
      ('reason', payer_id || ' ' || reason_code, reason_code <> '')) as axes (axis, key, counts)
    where counts
    group by axis, grain, starts_on, key, measure, currency
    order by axis, grain, starts_on, key, measure, currency
    on conflict (account, axis, grain, starts_on, measure, key, currency)
    do update set amount = kept.amount + excluded.amount),
  aged as (
    insert into receivable_sums as kept
      (account, grain, starts_on, measure, payer_id, service_date, currency, amount)
    select of_account, grain, starts_on, measure, payer_id, coalesce(service_date, 'infinity'),
      currency, sum(amount)
    from spans
    where measure in ('payer_receivables', 'patient_receivables')
    group by grain, starts_on, measure, payer_id, coalesce(service_date, 'infinity'), currency
    order by grain, starts_on, measure, payer_id, coalesce(service_date, 'infinity'), currency
    on conflict (account, grain, starts_on, measure, payer_id, service_date, currency)
    do update set amount = kept.amount + excluded.amount)
  select count(*)::integer from folded
$$;

-- Starts an account's sums again, in one statement and so of one snapshot. Denials stay: they can't
-- be counted again. The sums follow when the changes are folded.
create function rebuild_report_sums(of_account text) returns void language sql as $$
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
  select of_account, change.* from recorded_changes(of_account) as change
$$;

do $$
declare each record;
begin
  for each in select account from accounts loop
    perform rebuild_report_sums(each.account);
  end loop;
end $$;
