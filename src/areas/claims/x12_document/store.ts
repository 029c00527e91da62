// SQL of X12 documents.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { row, sql } from '#db/sql.ts'
import type { Row } from '#kernel/record.ts'

export async function findBySha256(call: Call, sha256: string) {
  const [found] = await call.query<Row>(
    sql`select ${allColumns('x12_documents')} from x12_documents where sha256 = ${sha256}`,
  )
  return found
}

// Inserts nothing if the same bytes exist: of concurrent uploads, one succeeds.
export async function insertDocument(call: Call, fields: Record<string, unknown>) {
  const [made] = await call.query<Row>(sql`
    insert into x12_documents ${row(fields)}
    on conflict (account, sha256) do nothing
    returning ${allColumns('x12_documents')}`)
  return made
}
