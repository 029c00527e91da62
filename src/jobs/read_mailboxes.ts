// Reads the mailboxes that connections log in to. Files are listed together with the cursor, then
// each is fetched, routed to its account and stored before it is settled at the clearinghouse.
// After a crash a file is fetched again and stored once.
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { encrypt } from '#crypto/encrypt.ts'
import { describe } from '#http/responses/database_errors.ts'
import { newId } from '#kernel/ids.ts'
import { findRow } from '#kernel/record.ts'
import { type AccountContext, inAccount } from '#kernel/unit_of_work.ts'
import { ClearinghouseDown, type RemoteMailbox } from '#outside/ports/clearinghouse.ts'
import { reachRemote } from '#areas/claims/clearinghouse_connection/reach.ts'
import { connectionKind } from '#areas/claims/clearinghouse_connection/schema.ts'
import { receiveDocument } from '#areas/claims/x12_document/receive.ts'
import { hasTrailer } from '#x12/trailer.ts'
import type { ShouldContinue } from './clock.ts'
import * as store from './mailbox_store.ts'
import { type RoutedDocument, routeDocument } from './route_document.ts'
import { unroutedPlace } from './unrouted_documents.ts'

type Context = AccountContext & { log: Logger }

const most_pages = 20
// A file without a trailer is still being written, or truncated. After so many attempts it is
// stored as it is; its errors are reported from there.
const trailer_attempts = 5

// Returns how many files were stored.
export async function readMailboxes(
  context: Context,
  shouldContinue: ShouldContinue = () => true,
): Promise<number> {
  let stored = 0
  for (const { mailbox } of await store.findDueMailboxes(context.db)) {
    const claimed = shouldContinue() && (await store.claimMailbox(context.db, mailbox))
    if (claimed) stored += await readMailbox(context, claimed, shouldContinue)
  }
  return stored
}

async function readMailbox(context: Context, box: store.Mailbox, shouldContinue: ShouldContinue) {
  const { db, log } = context
  const users = await store.findUsers(db, box.mailbox)
  const [user] = users
  let outcome: 'read' | 'failed' = 'failed'
  let stored = 0
  try {
    const remote = await inAccount(context, user!.account, async (call) =>
      reachRemote(call, await findRow(call, connectionKind, user!.id)),
    )
    const accounts = [...new Set(users.map(({ account }) => account))]
    await remote.read(async (at) => {
      await listFiles(context, box, at)
      for (const file of await store.findWaitingFiles(db, box.mailbox)) {
        if (!shouldContinue()) break
        stored += await storeFile(context, { ...box, ...file, accounts, at })
      }
    })
    outcome = 'read'
  } catch (error) {
    if (!(error instanceof ClearinghouseDown)) throw error
    const named = { account: user!.account, connection_id: user!.id }
    log.warn({ ...named, error: describe(error) }, 'failed to read a clearinghouse mailbox')
  } finally {
    await store.releaseMailbox(db, box.mailbox, outcome)
  }
  return stored
}

async function listFiles(
  { db }: Context,
  { mailbox, cursor, created_at }: store.Mailbox,
  at: RemoteMailbox,
) {
  const since = Temporal.Instant.from(created_at).subtract({ minutes: 2 })
  let token = cursor
  for (let page = 0; page < most_pages; page++) {
    const found = await at.list(token, since)
    await store.recordFiles(db, mailbox, found)
    if (!found.more || found.cursor === token) return
    token = found.cursor
  }
}

type WaitingFile = store.Mailbox & {
  file: string
  failures: number
  accounts: string[]
  at: RemoteMailbox
}

// One file's failure must not block the others.
async function storeFile(context: Context, waiting: WaitingFile) {
  const { db, log } = context
  const { mailbox, file, failures, accounts, at } = waiting
  try {
    const bytes = await at.fetch(file)
    if (bytes && !hasTrailer(bytes) && failures < trailer_attempts) {
      await store.postponeFile(db, mailbox, file)
      return 0
    }
    const documents = bytes ? await routeDocument(db, accounts, bytes) : []
    for (const document of documents) await storeDocument(context, waiting, document)
    await at.settle(file)
    await store.markFileStored(db, mailbox, file)
    return documents.length > 0 ? 1 : 0
  } catch (error) {
    // Not the file's name, which comes from outside.
    log.warn({ error: describe(error) }, 'failed to store a file from a clearinghouse mailbox')
    await store.postponeFile(db, mailbox, file)
    return 0
  }
}

async function storeDocument(
  context: Context,
  { mailbox, file }: WaitingFile,
  document: RoutedDocument,
) {
  const { bytes } = document
  if ('account' in document) {
    await inAccount(context, document.account, (call) =>
      receiveDocument(call, {
        text: bytes,
        source: 'clearinghouse',
        reference: file.slice(0, 200),
      }),
    )
    return
  }
  const { reason } = document
  const id = newId('unr')
  const encoded = Buffer.from(bytes).toString('base64')
  context.log.warn({ unrouted_document_id: id, reason }, 'a clearinghouse document fits no account')
  await store.insertUnrouted(context.db, {
    id,
    mailbox,
    file,
    reason,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    encrypted: encrypt(context.secrets.encryption_key, unroutedPlace(id), encoded),
  })
}
