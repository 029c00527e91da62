// Documents of shared mailboxes that belong to no account or to several. An operator gives each to
// the account it belongs to.
import { decrypt } from '#crypto/encrypt.ts'
import { decryptionKeys } from '#crypto/secrets.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { type AccountContext, inAccount, queryAsWorker } from '#kernel/unit_of_work.ts'
import { receiveDocument } from '#areas/claims/x12_document/receive.ts'

export const unroutedPlace = (id: string) => `unrouted_documents.encrypted ${id}`

type Listed = { id: string; reason: string; created_at: string; accounts: string }

// The oldest first, with the accounts that share the mailbox. Nothing of the content.
export const listUnrouted = (db: Database) =>
  queryAsWorker<Listed>(
    db,
    sql`
      select id, reason, created_at, (
        select coalesce(string_agg(distinct account, ' '), '') from clearinghouse_connections
        where clearinghouse_connections.mailbox = unrouted_documents.mailbox) as accounts
      from unrouted_documents
      order by created_at, id
      limit 1000`,
  )

type Unrouted = { file: string; encrypted: Buffer; shared: boolean }

// Only to an account that shares the mailbox: others can't be its receiver. False if there is no
// such document or the account doesn't share its mailbox.
export async function assignUnrouted(context: AccountContext, id: string, account: string) {
  const [found] = await queryAsWorker<Unrouted>(
    context.db,
    sql`
      select file, encrypted, exists (
        select from clearinghouse_connections
        where clearinghouse_connections.mailbox = unrouted_documents.mailbox
          and account = ${account}) as shared
      from unrouted_documents
      where id = ${id}`,
  )
  if (!found?.shared) return false
  const encoded = decrypt(decryptionKeys(context.secrets), unroutedPlace(id), found.encrypted)
  const text = Buffer.from(encoded, 'base64')
  const reference = found.file.slice(0, 200)
  await inAccount(
    context,
    account,
    (call) => receiveDocument(call, { text, source: 'clearinghouse', reference }),
    'operator',
  )
  await queryAsWorker(context.db, sql`delete from unrouted_documents where id = ${id}`)
  return true
}
