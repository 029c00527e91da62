-- compatible: replaces a function. Each change is counted in 15 sums. Those of a day that differ only
-- in their amount are now added first, so that an import of past sessions leaves less to fold.
create or replace function fold_report_changes(of_account text, zone text, most integer)
returns integer
language sql as $$
  with folded as (
    delete from report_changes
    where account = of_account and id = any (array(
      select id from report_changes where account = of_account order by id limit most))
    returning *),
  dated as (
    select (at at time zone zone)::date as day, measure, payer_id, practitioner_id, location_id,
      procedure_code, reason_code, service_date, currency, sum(amount)::bigint as amount
    from folded
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9),
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
