// Hashes and signatures of the audit log: the text of an entry, the hash of a link, the signature
// of a head. Independent verifiers compute the same.
import { createHash, createPublicKey, sign, verify } from 'node:crypto'
import { ed25519From } from './ed25519.ts'
import { canonical } from './canonical_json.ts'
import type { Secrets } from './secrets.ts'

export type EntryRow = {
  account: string
  id: string
  action: string
  outcome: string
  object_kind: string
  object_id: string | null
  person_id: string | null
  fields: string[]
  purpose: string | null
  basis: { type: string; id: string | null }[]
  decision_id: string | null
  actor_kind: string
  actor_id: string | null
  key_id: string | null
  request_id: string | null
  client: string | null
  recorded_at: string
}

export type HeadContent = {
  account: string
  first_sequence: number
  last_sequence: number
  previous_head: Buffer
  head: Buffer
  signed_at: string
  key_id: string
}

// The previous hash of the first entry.
export const first_previous_hash = Buffer.alloc(32)

export const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

// An entry as canonical JSON. A client that isn't named is omitted.
export const entryText = (row: EntryRow) =>
  canonical({
    account_id: row.account,
    action: row.action,
    actor_id: row.actor_id,
    actor_kind: row.actor_kind,
    basis: row.basis,
    ...(row.client !== null && { client: row.client }),
    decision_id: row.decision_id,
    fields: row.fields,
    id: row.id,
    key_id: row.key_id,
    object_id: row.object_id,
    object_kind: row.object_kind,
    outcome: row.outcome,
    person_id: row.person_id,
    purpose: row.purpose,
    recorded_at: row.recorded_at,
    request_id: row.request_id,
  })

export const entryHash = (row: EntryRow) => sha256(entryText(row))

export const linkHash = (previous_hash: Buffer, entry_hash: Buffer) =>
  sha256(previous_hash, entry_hash)

// The text that is signed: the head of the chain and its position.
export const headText = (head: HeadContent) =>
  canonical({
    account_id: head.account,
    first_sequence: head.first_sequence,
    head: head.head.toString('hex'),
    key_id: head.key_id,
    last_sequence: head.last_sequence,
    previous_head: head.previous_head.toString('hex'),
    signed_at: head.signed_at,
  })

// Derived from the pepper, which isn't rotated, so old signatures stay valid.
export function headSigningKey({ pepper }: Pick<Secrets, 'pepper'>) {
  const { privateKey, public_bytes } = ed25519From(pepper, 'attune audit head')
  const publicKey = createPublicKey(privateKey)
  const public_pem = publicKey.export({ format: 'pem', type: 'spki' }) as string
  return {
    key_id: `head_${sha256(public_bytes).toString('hex').slice(0, 16)}`,
    public_pem,
    sign: (head: HeadContent) => sign(null, Buffer.from(headText(head)), privateKey),
    verifies: (head: HeadContent, signature: Buffer) =>
      verify(null, Buffer.from(headText(head)), publicKey, signature),
  }
}

export type HeadSigningKey = ReturnType<typeof headSigningKey>
