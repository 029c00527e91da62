// What is there when the faults are over: as the API tells it, by id and by list, and as the
// database holds it, seen by its owner.
import pg from 'pg'
import { typesOf } from '#db/types.ts'
import type { Client } from './client.ts'

export type Row = {
  id: string
  version: number
  status: string
  metadata: Record<string, string>
  [field: string]: unknown
}
export type EventRow = {
  type: string
  object_id: string
  object_version: number
  idempotency_key: string | null
}
export type KeyRow = { key: string; object_id: string | null }

export type Found = {
  sessions: Row[]
  practitioners: Row[]
  events: EventRow[]
  keys: KeyRow[]
  by_id: Map<string, Row> // As the API answers for each id.
  listed: Map<string, Row[]> // As the API lists it; once each, if all is well.
}

export async function readFound(client: Client, owner: pg.ClientConfig): Promise<Found> {
  const tables = await readTables(owner)
  const by_id = new Map<string, Row>()
  const listed = new Map<string, Row[]>()
  for (const table of ['sessions', 'practitioners'] as const) {
    const paths = tables[table].map(({ id }) => `/v1/${table}/${id}`)
    await client.readEach<Row>(paths, (_, row) => row && by_id.set(row.id, row))
    for await (const row of client.readList(`/v1/${table}`)) {
      listed.set(row.id, [...(listed.get(row.id) ?? []), row as Row])
    }
  }
  return { ...tables, by_id, listed }
}

// Keys and events that no request of ours made (the first account's own) are not of interest.
async function readTables(owner: pg.ClientConfig) {
  const client = new pg.Client({ ...owner, types: typesOf })
  await client.connect()
  const all = async (statement: string) => (await client.query(statement)).rows
  try {
    await client.query("set timezone = 'UTC'")
    return {
      sessions: await all('select * from sessions'),
      practitioners: await all('select * from practitioners'),
      keys: await all('select key, object_id from idempotency_keys'),
      events: await all(`
        select type, object_id, object_version, idempotency_key
        from events
        where object in ('session', 'practitioner')`),
    }
  } finally {
    await client.end()
  }
}
