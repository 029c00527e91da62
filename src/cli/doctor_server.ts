// Checks of the PostgreSQL server in "attune doctor": replication, connections, the age of
// transaction IDs and the partitions of tables.
import { sql } from '#db/sql.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

export type ServerState = {
  standby: boolean
  replicas: number
  lag_seconds: number | null
  idle_slots: string[]
  connections: number
  max_connections: number
  xid_age: number
  ending_partitions: string[]
}

const lag_limit_seconds = 30
const connection_share = 0.8
const old_xids = 1_000_000_000 // Half of what PostgreSQL can take.
const partition_days = 3

// A replica's lag is null for a login that isn't a member of pg_monitor. The last partition of a
// table ends where its bound says: FROM (…) TO ('2027-01-01 …').
export const serverState = sql`
  select pg_is_in_recovery() as standby,
    (select count(*)::int from pg_stat_replication) as replicas,
    (select max(extract(epoch from replay_lag))::float8 from pg_stat_replication) as lag_seconds,
    (select coalesce(array_agg(slot_name::text), '{}') from pg_replication_slots
      where not active) as idle_slots,
    (select count(*)::int from pg_stat_activity) as connections,
    current_setting('max_connections')::int as max_connections,
    (select age(datfrozenxid) from pg_database where datname = current_database()) as xid_age,
    (select coalesce(array_agg(name), '{}') from (
      select parent.relname::text as name
      from pg_partitioned_table
      join pg_class as parent on parent.oid = partrelid
      join pg_inherits on inhparent = partrelid
      join pg_class as part on part.oid = inhrelid
      cross join lateral substring(
        pg_get_expr(part.relpartbound, part.oid) from 'TO [(]''([0-9]+-[0-9]+-[0-9]+)') as ends_on
      where partstrat = 'r'
      group by parent.relname
      having max(ends_on)::date < now() + ${partition_days} * interval '1 day'
    ) as ending) as ending_partitions`

export function serverFindings(state: ServerState): Finding[] {
  return [replicationOf(state), connectionsOf(state), vacuumOf(state), partitionsOf(state)]
}

function replicationOf({ standby, replicas, lag_seconds, idle_slots }: ServerState): Finding {
  const name = 'replication'
  if (standby) {
    const fix = 'Point DATABASE_URL at the primary.'
    return problem(name, 'The database is a standby, which accepts no writes.', fix)
  }
  if (idle_slots.length > 0) {
    const message = `No standby reads the replication slots ${idle_slots.join(', ')}.`
    const fix = 'Start their standbys, or drop the slots: they keep WAL until the disk is full.'
    return warning(name, message, fix)
  }
  if (replicas === 0) return ok(name, 'No standbys are connected.')
  const message = `${replicas} standbys, at most ${Math.round(lag_seconds ?? 0)} s behind.`
  if ((lag_seconds ?? 0) < lag_limit_seconds) return ok(name, message)
  return warning(name, message, 'Check the network and the disks of the standbys.')
}

function connectionsOf({ connections, max_connections }: ServerState) {
  const message = `${connections} of ${max_connections} connections are in use.`
  if (connections < connection_share * max_connections) return ok('connections', message)
  const fix = 'Lower DATABASE_CONNECTIONS, use a pooler, or raise max_connections of PostgreSQL.'
  return warning('connections', message, fix)
}

function vacuumOf({ xid_age }: ServerState) {
  const message = `The oldest transaction ID is ${xid_age} transactions old.`
  if (xid_age < old_xids) return ok('vacuum', message)
  const fix = 'Check that autovacuum runs, and for transactions that never end.'
  return problem('vacuum', message, fix)
}

function partitionsOf({ ending_partitions: tables }: ServerState) {
  if (tables.length === 0) return ok('partitions', 'No table is short of partitions.')
  const message = `The last partitions end within days: ${tables.join(', ')}.`
  return problem('partitions', message, 'Run a worker, which creates them, and read its log.')
}
