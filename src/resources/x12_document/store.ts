// The SQL of documents.
import type { Call } from '#call.ts'
import { row, sql } from '#db/sql.ts'
import type { Row } from '#record.ts'

export async function findBySha256(call: Call, sha256: string) {
  const [found] = await call.query<Row>(sql`select * from x12_documents where sha256 = ${sha256}`)
  return found
}

// Nothing where the same bytes are there already: of many who bring them, one is first.
export async function insertDocument(call: Call, fields: Record<string, unknown>) {
  const [made] = await call.query<Row>(sql`
    insert into x12_documents ${row(fields)}
    on conflict (account, sha256) do nothing
    returning *`)
  return made
}
