// Checks that a request changed no table. Tables are read only if anything was committed meanwhile,
// and then twice: as they were, in a transaction that began before, and as they are.
import assert from 'node:assert/strict'
import type pg from 'pg'
import { sql } from './harness.ts'

type Client = Pick<pg.ClientBase, 'query'>

const { rows: tables } = await sql.query<{ name: string }>(`
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`)

export type TableState = {
  except: string[]
  state: string // SQL for what describes a table, such as count(*).
}

/** Returns what runs work and expects every table but the exceptions in the same state after it. */
export function unchangedTables({ except, state }: TableState) {
  const names = tables.map(({ name }) => name).filter((name) => !except.includes(name))
  const states = names.map((name) => `(select ${state} from ${name}) as ${name}`)
  const query = { name: `states_${state}`, text: `select ${states.join()}` }
  const read = async (client: Client) => (await client.query(query)).rows[0]

  return async <T>(work: () => Promise<T>): Promise<T> => {
    const before = await sql.connect()
    try {
      await before.query('begin isolation level repeatable read read only')
      const snapshot = await snapshotOf(before)
      const result = await work()
      if ((await snapshotOf(sql)) !== snapshot)
        assert.deepEqual(await read(sql), await read(before))
      return result
    } finally {
      await before.query('rollback')
      before.release()
    }
  }
}

// Differs after each transaction that writes.
async function snapshotOf(client: Client): Promise<string> {
  const { rows } = await client.query('select pg_current_snapshot()::text as snapshot')
  return rows[0].snapshot
}
