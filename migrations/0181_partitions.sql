-- compatible: processes of the previous version read and write both tables as before.
-- Request logs and webhook attempts are partitioned by time: what has expired is dropped with its
-- partition, which takes the same time for any number of rows and leaves no dead rows behind.
-- Partitions are in a separate schema, to which the serving roles have no access: rows are only
-- reached through the table, whose row-level security applies.
create schema partitions;

-- Replaces a table by a partitioned one. The old table, with its rows, becomes the partition of
-- everything up to the period after next. The default partition takes rows for which there is no
-- other, so an insert never fails for the lack of one.
create function partition_by_time(name text, period_days integer) returns void
language plpgsql as $$
declare
  old text := format('partitions.%I', name || '_before');
  statements text[];
  statement text;
begin
  select array_agg(line) into statements from (
    select pg_get_indexdef(indexrelid) as line from pg_index
    where indrelid = name::regclass and not indisprimary
    union all
    select format('alter table %I add constraint %I %s', name, conname, pg_get_constraintdef(oid))
    from pg_constraint where conrelid = name::regclass and contype = 'f') as copied;
  execute format('drop policy own_account on %I', name);
  execute format('drop policy for_worker on %I', name);
  execute format('revoke all on %I from attune_app, attune_worker', name);
  execute format('alter table %I drop constraint %I', name, name || '_pkey');
  execute format('alter table %I set schema partitions', name);
  execute format('alter table partitions.%I rename to %I', name, name || '_before');
  execute format(
    'create table %I (like %s including defaults including generated including constraints,
       primary key (account, id, created_at)) partition by range (created_at)', name, old);
  foreach statement in array statements loop
    execute statement;
  end loop;
  execute format('alter table %I attach partition %s for values from (minvalue) to (%L)',
    name, old, start_of_period(now(), period_days) + make_interval(days => 2 * period_days));
  execute format('create table partitions.%I partition of %I default', name || '_default', name);
end $$;

-- Periods are counted from a Monday, in UTC.
create function start_of_period(at timestamptz, period_days integer) returns timestamptz immutable
  return date_bin(make_interval(days => period_days), at, timestamptz '2024-01-01 00:00:00Z');

select partition_by_time('request_logs', 7);
select isolate_by_account('request_logs');
revoke insert, update on request_logs from attune_app;
create policy for_worker on request_logs to attune_worker using (true) with check (true);
grant select, insert, delete on request_logs to attune_worker;

select partition_by_time('webhook_attempts', 14);
select isolate_by_account('webhook_attempts');
revoke update on webhook_attempts from attune_app;
create policy for_worker on webhook_attempts to attune_worker using (true) with check (true);
grant select, delete, update (excerpt) on webhook_attempts to attune_worker;

drop function partition_by_time(text, integer);

-- Creates the partitions of the current period and of those ahead. Each is created apart and then
-- attached, which blocks neither reads nor writes for longer than the lock timeout. A period that
-- already has a place, in a partition or as rows of the default one, is left alone. Runs as the
-- owner, because the serving roles can't create tables.
create function create_partitions(of_table text, period_days integer, ahead integer)
returns integer language plpgsql security definer
set search_path from current
as $$
declare
  starts timestamptz;
  ends timestamptz;
  name text;
  created integer := 0;
begin
  perform require_partitioned(of_table);
  perform set_config('lock_timeout', '200ms', true);
  execute format('lock table %I in share update exclusive mode', of_table);
  for period in 0 .. ahead loop
    starts := start_of_period(now(), period_days) + make_interval(days => period * period_days);
    ends := starts + make_interval(days => period_days);
    name := of_table || to_char(starts at time zone 'UTC', '_YYYYMMDD');
    continue when to_regclass(format('partitions.%I', name)) is not null;
    begin
      execute format('create table partitions.%I (like %I including defaults including generated
        including constraints including indexes)', name, of_table);
      execute format('alter table %I attach partition partitions.%I for values from (%L) to (%L)',
        of_table, name, starts, ends);
      created := created + 1;
    exception when invalid_object_definition or check_violation then
      null; -- Another partition overlaps, or the default one has rows of this period.
    end;
  end loop;
  return created;
end $$;

-- Drops the partitions that have only rows from before a time.
create function drop_partitions(of_table text, before timestamptz)
returns integer language plpgsql security definer
set search_path from current
as $$
declare
  partition regclass;
  dropped integer := 0;
begin
  perform require_partitioned(of_table);
  perform set_config('lock_timeout', '200ms', true);
  for partition in
    select oid::regclass from (
      select pg_class.oid,
        substring(pg_get_expr(relpartbound, pg_class.oid) from 'TO \(''([^'']+)''\)') as ends
      from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = to_regclass(quote_ident(of_table))) as found
    where ends::timestamptz <= before
    order by ends
  loop
    execute format('drop table %s', partition);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

create function require_partitioned(of_table text) returns void language plpgsql as $$
begin
  if not exists (
    select from pg_partitioned_table where partrelid = to_regclass(quote_ident(of_table))) then
    raise exception '% has no partitions', of_table using errcode = 'insufficient_privilege';
  end if;
end $$;

revoke execute on function create_partitions, drop_partitions, require_partitioned from public;
grant execute on function create_partitions, drop_partitions to attune_worker;

-- Rows of these tables expire in batches or are updated once, and their keys can't contain the time
-- (docs/decisions/0082). They are vacuumed at a twentieth of the default share of dead rows, so
-- that new rows take the place of old ones.
alter table events set (autovacuum_vacuum_scale_factor = 0.01);
alter table webhook_deliveries set (autovacuum_vacuum_scale_factor = 0.01);
alter table idempotency_keys set (autovacuum_vacuum_scale_factor = 0.01);
