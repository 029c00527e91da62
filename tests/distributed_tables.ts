// Makes a table look distributed to a PostgreSQL without Citus: what Citus lists in its catalog is
// what the service reads.
import pg from 'pg'

export const distributeTable = (owner: pg.ClientConfig, table: string) =>
  inCatalog(owner, [
    'create table if not exists pg_catalog.pg_dist_partition (logicalrelid regclass)',
    `insert into pg_catalog.pg_dist_partition values (${pg.escapeLiteral(table)})`,
  ])

export const undistributeTables = (owner: pg.ClientConfig) =>
  inCatalog(owner, ['drop table if exists pg_catalog.pg_dist_partition'])

// As the administrator of the tests, who is a superuser. Everybody can read Citus's catalog.
async function inCatalog(owner: pg.ClientConfig, statements: string[]) {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('set allow_system_table_mods = on')
    for (const text of statements) await client.query(text)
    if (statements.length > 1)
      await client.query('grant select on pg_catalog.pg_dist_partition to public')
  } finally {
    await client.end()
  }
}
