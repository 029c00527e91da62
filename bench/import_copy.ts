// A bare COPY of the rows that an import wrote, into tables without indexes: the table of the
// objects alone, and every table.
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
}

// Seconds that COPY takes.
export async function bareCopy({ owner }: BenchService, table: string, marks: Marks) {
  const client = new pg.Client(owner)
  await client.connect()
  const objects = await copyTable(client, table)
  let all = objects
  for (const other of others[table] ?? []) all += await copyTable(client, other)
  for (const [name, mark] of Object.entries(marks)) {
    all += await copyTable(client, name, `position > ${mark}`)
  }
  const last = `import_id = (select id from imports order by created_at desc limit 1)`
  all += await copyTable(client, 'import_rows', last)
  await client.end()
  return { objects, all }
}

async function copyTable(client: pg.Client, table: string, condition = 'true') {
  await client.query(`create temp table bare as select * from ${table} where ${condition}`)
  const { rows } = await client.query(`select bare::text as line from bare`)
  const lines = rows.map(({ line }) => `${(line as string).slice(1, -1)}\n`).join('')
  await client.query(`create table copied (like bare)`)
  const began = performance.now()
  const copy = await copyIn(client, 'copy copied from stdin (format csv)')
  await copy.write(lines)
  await copy.end()
  const seconds = (performance.now() - began) / 1_000
  await client.query(`drop table bare, copied`)
  return seconds
}
