// A bare COPY of the rows that an import wrote: of the table of the objects and of every table,
// into tables without indexes, and into tables that have the same indexes.
import pg from 'pg'
import { copyIn } from '#db/copy_in.ts'
import type { BenchService } from './bench_service.ts'

// The last positions of the event feed and the audit log before an import.
export type Marks = { events: string; audit_entries: string }

export async function marksOf({ database }: BenchService): Promise<Marks> {
  const { rows } = await database.query(
    `select (select coalesce(max(position), 0) from events) as events,
       (select coalesce(max(position), 0) from audit_entries) as audit_entries`,
  )
  return rows[0]
}

// What else an import writes.
const others: Record<string, string[]> = {
  persons: ['person_keys', 'person_tokens'],
  sessions: ['session_participants'],
  adjustments: ['ledger_transactions', 'ledger_entries'],
}

// Seconds that COPY takes.
export async function bareCopy({ owner }: BenchService, table: string, marks: Marks) {
  const client = new pg.Client(owner)
  await client.connect()
  const last = `import_id = (select id from imports order by created_at desc limit 1)`
  const copies = [await copyTable(client, table)]
  for (const other of others[table] ?? []) copies.push(await copyTable(client, other))
  for (const [name, mark] of Object.entries(marks)) {
    copies.push(await copyTable(client, name, `position > ${mark}`))
  }
  copies.push(await copyTable(client, 'import_rows', last))
  await client.end()
  return {
    objects: copies[0]!.bare,
    all: copies.reduce((sum, { bare }) => sum + bare, 0),
    indexed: copies.reduce((sum, { indexed }) => sum + indexed, 0),
  }
}

async function copyTable(client: pg.Client, table: string, condition = 'true') {
  await client.query(`create temp table bare as select * from ${table} where ${condition}`)
  const { rows } = await client.query(`select bare::text as line from bare`)
  const lines = rows.map(({ line }) => `${(line as string).slice(1, -1)}\n`).join('')
  const copyInto = async (shape: string) => {
    await client.query(`create table copied (like ${shape})`)
    const began = performance.now()
    const copy = await copyIn(client, 'copy copied from stdin (format csv)')
    await copy.write(lines)
    await copy.end()
    const seconds = (performance.now() - began) / 1_000
    await client.query('drop table copied')
    return seconds
  }
  const bare = await copyInto('bare')
  const indexed = await copyInto(`${table} including indexes`)
  await client.query('drop table bare')
  return { bare, indexed }
}
