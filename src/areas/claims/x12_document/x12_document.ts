// Stores received documents once, encrypted. A document names many persons, so it is encrypted with
// the deployment's key and bound to its row.
import { createHash } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { decryptionKeys } from '#crypto/secrets.ts'
import { asJson } from '#db/sql.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { updateRow, findRow } from '#kernel/record.ts'
import { encrypt, decrypt } from '#crypto/encrypt.ts'
import type { Fault } from '#x12/faults.ts'
import { x12DocumentKind, x12DocumentLifecycle } from './lifecycle.ts'
import { findBySha256, insertDocument } from './store.ts'
import type { X12DocumentRow } from './schema.ts'
import type { TransactionResult } from './transaction_schema.ts'

export type ReceivedFile = {
  text: string | Uint8Array
  source: 'api' | 'clearinghouse'
  reference?: string | null | undefined
  metadata?: Record<string, string> | undefined
}

export const documentPlace = (account: string, id: string) =>
  `x12_documents.encrypted ${account} ${id}`

const most_faults = 100

// UTF-8 if valid, else Latin-1, so that every byte is preserved.
function textOf(bytes: Buffer): [encoding: 'utf8' | 'latin1', text: string] {
  const text = bytes.toString('utf8')
  return text.includes('\ufffd') ? ['latin1', bytes.toString('latin1')] : ['utf8', text]
}

// The stored document, and whether it was received before.
type StoredDocument = { row: X12DocumentRow; repeated: boolean }

export async function storeDocument(call: Call, file: ReceivedFile): Promise<StoredDocument> {
  const { text, reference = null, metadata = {}, ...fields } = file
  const bytes = typeof text === 'string' ? Buffer.from(text) : Buffer.from(text)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const existing = await findBySha256(call, sha256)
  if (existing) return { row: existing, repeated: true }
  const id = newId(x12DocumentKind.prefix)
  const now = toTimestamp(call.now)
  const { encryption_key } = call.secrets
  const document = await insertDocument(call, {
    ...fields,
    id,
    reference,
    metadata,
    sha256,
    bytes: bytes.length,
    status: x12DocumentLifecycle.initial,
    encrypted: encrypt(
      encryption_key,
      documentPlace(call.account, id),
      JSON.stringify(textOf(bytes)),
    ),
    created_at: now,
    updated_at: now,
  })
  // A concurrent request stored the same document.
  if (!document) return { row: (await findBySha256(call, sha256))!, repeated: true }
  emit(call, 'x12_document.created', document)
  return { row: document, repeated: false }
}

export function decryptDocument(call: Call, { id, encrypted }: X12DocumentRow) {
  const content = decrypt(decryptionKeys(call.secrets), documentPlace(call.account, id), encrypted)
  const [encoding, text] = JSON.parse(content) as ReturnType<typeof textOf>
  return { text, bytes: Buffer.from(text, encoding) }
}

export const findDocument = (call: Call, id: string) => findRow(call, x12DocumentKind, id)

// The faults that were found in a file, as the document shows them.
export const errorFields = (faults: Fault[]) => ({
  error_count: faults.length,
  errors: asJson(
    faults.slice(0, most_faults).map(({ code, message, interchange, transaction, ...at }) => ({
      code,
      message,
      interchange,
      transaction,
      segment: at.segment,
      segment_id: at.tag ?? null,
      element: at.element ?? null,
    })),
  ),
})

// Progress of a document that is dispatched in several jobs.
export const recordProgress = (
  call: Call,
  id: string,
  transactions: TransactionResult[],
  processed_count: number,
) =>
  updateRow(call, x12DocumentKind, id, {
    transactions: asJson(transactions),
    processed_count,
  })
