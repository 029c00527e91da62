// Stores received documents once, encrypted. A document names many persons, so it is encrypted with
// the deployment's key and bound to its row.
import { createHash } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { decryptionKeys } from '#crypto/secrets.ts'
import { asJson } from '#db/sql.ts'
import { emit } from '#kernel/events.ts'
import { newId } from '#kernel/ids.ts'
import { updateRow, findRow, type Row } from '#kernel/record.ts'
import { encrypt, decrypt } from '#crypto/encrypt.ts'
import type { Fault } from '#x12/faults.ts'
import { readX12, type X12File } from '#x12/read.ts'
import { x12DocumentKind, x12DocumentLifecycle } from './lifecycle.ts'
import { findBySha256, insertDocument } from './store.ts'
import type { Handed } from './schema.ts'

export type Came = {
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
export async function keepDocument(call: Call, came: Came): Promise<{ row: Row; again: boolean }> {
  const bytes = Buffer.from(came.text as string)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const known = await findBySha256(call, sha256)
  if (known) return { row: known, again: true }
  const id = newId(x12DocumentKind.prefix)
  const now = toTimestamp(call.now)
  const { encryption_key } = call.secrets
  const made = await insertDocument(call, {
    id,
    source: came.source,
    reference: came.reference ?? null,
    metadata: came.metadata ?? {},
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
  if (!made) return { row: (await findBySha256(call, sha256))!, again: true }
  emit(call, 'x12_document.created', made)
  return { row: made, again: false }
}

export function openDocument(call: Call, { id, encrypted }: Row) {
  const opened = decrypt(decryptionKeys(call.secrets), documentPlace(call.account, id), encrypted)
  const [encoding, text] = JSON.parse(opened) as ReturnType<typeof textOf>
  return { text, bytes: Buffer.from(text, encoding) }
}

export const readDocument = (call: Call, row: Row): X12File =>
  readX12(openDocument(call, row).bytes)

export const findDocument = (call: Call, id: string) => findRow(call, x12DocumentKind, id)

// Faults of a file, as shown on the document.
export const faultFields = (faults: Fault[]) => ({
  fault_count: faults.length,
  faults: asJson(
    faults.slice(0, most_faults).map(({ code, message, interchange, transaction, ...at }) => ({
      code,
      message,
      interchange,
      transaction,
      segment: at.segment,
      tag: at.tag ?? null,
      element: at.element ?? null,
    })),
  ),
})

// Progress of a document that is dispatched in several jobs.
export const noteHandedOn = (
  call: Call,
  id: string,
  transactions: Handed[],
  processed_count: number,
) =>
  updateRow(call, x12DocumentKind, id, {
    transactions: asJson(transactions),
    processed_count,
  })
