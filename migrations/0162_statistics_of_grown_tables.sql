-- compatible: adds a function. PostgreSQL plans by statistics that autovacuum refreshes about once
-- a minute. A first import fills empty tables faster than that, and statements that were planned
-- while the tables were empty read more with every batch. So the worker refreshes the statistics of
-- tables that have doubled since they were last counted. Runs as the owner, because the serving
-- roles can't. A table that is being maintained already is skipped.
create function analyze_grown_tables(least_rows integer) returns integer
language plpgsql security definer
set search_path from current
as $$
declare
  grown text;
  analyzed integer := 0;
begin
  for grown in
    select format('%I.%I', activity.schemaname, activity.relname)
    from pg_stat_user_tables as activity
    join pg_class as counted on counted.oid = activity.relid
    where activity.schemaname = current_schema()
      and pg_has_role(counted.relowner, 'usage')
      and activity.n_mod_since_analyze > greatest(least_rows, counted.reltuples)
  loop
    execute format('analyze (skip_locked) %s', grown);
    analyzed := analyzed + 1;
  end loop;
  return analyzed;
end $$;
revoke execute on function analyze_grown_tables(integer) from public;
grant execute on function analyze_grown_tables(integer) to attune_worker;
