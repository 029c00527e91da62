// Counts the rows of every table, as the owner, in one moment.
import { tablesOf } from './backup_tables.ts'
import type { Counts } from './backup_file.ts'
import { type Target, withClient } from './owner.ts'

export const countRows = (owner: Target): Promise<Counts> =>
  withClient(owner, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    await client.query("select set_config('app.maintenance', 'on', true)") // See every row.
    const counts: Counts = {}
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query(`select count(*)::int as many from ${name}`)
      counts[name] = rows[0].many
    }
    await client.query('rollback')
    return counts
  })
