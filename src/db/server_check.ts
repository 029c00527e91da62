// Checks that a PostgreSQL server can hold Attune's tables: its version, and that they are on this
// server. Citus makes restrictive policies permissive on shards, rejects some of our policies and
// foreign keys, and can't run some of our triggers and statements (docs/decisions/0093).
import type pg from 'pg'
import { StartupError } from '#settings/startup_error.ts'

const oldest_version = 150_000

type Client = Pick<pg.Client, 'query'>

export async function requireServer(client: Client) {
  await requireVersion(client)
  await requireLocalTables(client)
}

async function requireVersion(client: Client) {
  const { rows } = await client.query('show server_version_num')
  const version = Number(rows[0].server_version_num)
  if (version >= oldest_version) return
  const major = Math.floor(version / 10_000)
  const sentence = `The database is PostgreSQL ${major}. Attune requires version 15 or newer.`
  throw new StartupError('database_too_old', sentence)
}

export async function requireLocalTables(client: Client) {
  const tables = await countDistributedTables(client)
  if (tables === 0) return
  const sentence =
    `${tables} tables of the database are distributed by Citus, which Attune doesn't support. ` +
    'Run undistribute_table() on them, or use another database.'
  throw new StartupError('database_distributed', sentence)
}

// The tables that Citus manages: distributed, reference and local ones. Where Citus is installed
// and manages no table, the database is like any other.
export async function countDistributedTables(client: Client): Promise<number> {
  const { rows: catalogs } = await client.query(
    "select to_regclass('pg_catalog.pg_dist_partition') is not null as there",
  )
  if (!catalogs[0].there) return 0
  const { rows } = await client.query(`
    select count(*)::int from pg_catalog.pg_dist_partition
    join pg_class on pg_class.oid = logicalrelid
    where relnamespace = 'public'::regnamespace`)
  return rows[0].count
}
