// Re-encrypts data with the current key. Runs next to the service and skips rows that change
// meanwhile. Afterward the old key can be removed.
import type { Secrets } from '#crypto/secrets.ts'
import type { Database } from '#db/connect.ts'
import { raw, sql } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { requireCurrentKey } from './check_encryption_key.ts'
import { type AnyValue, encrypted_columns, type EncryptedColumn } from './encrypted_columns.ts'

const batch_size = 500

// Returns per kind of data the key's name, and how many rows were read and re-encrypted.
export async function rewrapAll(db: Database, secrets: Secrets) {
  await requireCurrentKey(db, secrets)
  const summaries = []
  for (const holding of encrypted_columns) summaries.push(await rewrap(db, secrets, holding))
  return summaries
}

async function rewrap(db: Database, secrets: Secrets, holding: EncryptedColumn) {
  const { name, table, id, column, where, account = sql`account` } = holding
  const counts = { what: name, key: secrets.key_wrapper.name, looked_at: 0, reencrypted: 0 }
  let last = { account: '', id: '' }
  for (;;) {
    const rows = await queryAsWorker<AnyValue>(
      db,
      sql`
        select ${account} as account, ${raw(id)} as id, ${raw(column)} as value from ${raw(table)}
        where (${account}, ${raw(id)}) > (${last.account}, ${last.id}) and ${where}
        order by 1, 2
        limit ${batch_size}`,
    )
    for (const found of rows) {
      const fresh = await holding.rewrap(secrets, found)
      counts.looked_at++
      if (fresh !== null && (await replace(db, holding, found, fresh))) counts.reencrypted++
    }
    if (rows.length < batch_size) return counts
    last = rows.at(-1)!
  }
}

// Only if the value is unchanged: a key destroyed meanwhile stays destroyed.
async function replace(db: Database, holding: EncryptedColumn, found: AnyValue, to: unknown) {
  const { id, value } = found
  const { table, id: name, column, account = sql`account` } = holding
  const was = Buffer.isBuffer(value) ? value : JSON.stringify(value)
  const changed = await queryAsWorker(
    db,
    sql`
      update ${raw(table)} set ${raw(column)} = ${to}
      where ${account} = ${found.account} and ${raw(name)} = ${id} and ${raw(column)} = ${was}
      returning true`,
  )
  return changed.length > 0
}
