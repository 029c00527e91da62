// Reads the state after the faults: over the API, by ID and by list, and from the database as its
// owner, decrypted with the keys of the home.
import pg from 'pg'
import { decryptionKeys, type Secrets } from '#crypto/secrets.ts'
import { sql, type Statement } from '#db/sql.ts'
import { parserOf } from '#db/types.ts'
import { requestKeyColumn, showRequestKey } from '#kernel/idempotency_key.ts'
import { decrypt } from '#crypto/encrypt.ts'
import { encryptionPlace } from '#kernel/encrypted_row.ts'
import { sessionKind } from '#areas/sessions/session/lifecycle.ts'
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

export async function readFound(
  client: Client,
  owner: pg.ClientConfig,
  secrets: Secrets,
): Promise<Found> {
  const tables = await readTables(owner, secrets)
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

// Keys and events that these requests didn't create (those of the first account) are ignored.
async function readTables(owner: pg.ClientConfig, secrets: Secrets) {
  const types = { getTypeParser: (oid: number) => parserOf(oid) ?? ((text: string) => text) }
  const client = new pg.Client({ ...owner, types: types as pg.CustomTypesConfig })
  await client.connect()
  const all = async (statement: Statement) => (await client.query(statement.build())).rows
  const show = (row: any) => showRequestKey(secrets, row)
  try {
    await client.query("set timezone = 'UTC'")
    return {
      sessions: (await all(sql`select * from sessions`)).map((row) => decrypted(secrets, row)),
      practitioners: await all(sql`select * from practitioners`),
      keys: await Promise.all((await all(storedKeys)).map(keyIn(show))),
      events: await Promise.all((await all(storedEvents)).map(show)),
    }
  } finally {
    await client.end()
  }
}

const storedKeys = sql`
  select stored.*, ${requestKeyColumn('stored')}
  from (select account, key as idempotency_key, object_id from idempotency_keys) as stored`

const keyIn = (show: (row: any) => Promise<any>) => async (row: object) => {
  const { idempotency_key: key, object_id } = await show(row)
  return { key, object_id }
}

const storedEvents = sql`
  select account, type, object_id, object_version, idempotency_key, ${requestKeyColumn('events')}
  from events
  where object in ('session', 'practitioner')`

// The sessions of the load have no person.
function decrypted(secrets: Secrets, { account, encrypted, ...row }: any): Row {
  const place = encryptionPlace(account, 'sessions', row.id)
  const result = encrypted ? JSON.parse(decrypt(decryptionKeys(secrets), place, encrypted)) : {}
  return { ...row, ...sessionKind.encryption!.fields, ...result }
}
