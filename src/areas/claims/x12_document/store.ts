// SQL of X12 documents.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { row, sql } from '#db/sql.ts'
import type { X12DocumentRow } from './schema.ts'

export async function findBySha256(call: Call, sha256: string) {
  const [document] = await call.query<X12DocumentRow>(sql`
    select ${allColumns('x12_documents')} from x12_documents
    where account = ${call.account} and sha256 = ${sha256}`)
  return document
}

// Inserts nothing if the same bytes exist: of concurrent uploads, one succeeds.
export async function insertDocument(call: Call, fields: Record<string, unknown>) {
  const [document] = await call.query<X12DocumentRow>(sql`
    insert into x12_documents ${row({ ...fields, account: call.account })}
    on conflict (account, sha256) do nothing
    returning ${allColumns('x12_documents')}`)
  return document
}
