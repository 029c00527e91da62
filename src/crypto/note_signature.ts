// Hashes and signatures of notes: the text that is hashed, the chain of a signer's signatures, and
// the signing key. Independent verifiers compute the same.
import { createPublicKey, sign, verify } from 'node:crypto'
import type { Secrets } from './secrets.ts'
import { ed25519From } from './ed25519.ts'
import { canonical } from './canonical_json.ts'
import { sha256 } from './audit_chain.ts'

export type SignatureRow = {
  note_id: string
  signer_id: string
  number: number
  action: string
  part_id: string | null
  content_hash: string
  previous_hash: string | null
  hash: string
  signature: string
  key_id: string
  signed_at: string
}

// The signed text of a note or an amendment: everything its author wrote. The person isn't part of
// it, because persons can be merged. A note moved to another person can't be decrypted there.
export const noteText = (note: Record<string, unknown>) =>
  canonical(pick(note, note_fields, { note_id: note.id }))

export const addendumText = (note_id: string, addendum: object) =>
  canonical(pick(addendum as Record<string, unknown>, addendum_fields, { note_id }))

const note_fields = [
  'assessment_ids',
  'author_id',
  'diagnoses',
  'format',
  'goal_refs',
  'goals',
  'kind',
  'labels',
  'late_entry',
  'late_reason',
  'nonce',
  'origin',
  'risk_assessed',
  'sections',
  'service',
  'session_id',
]
const addendum_fields = [
  'by_id',
  'by_kind',
  'id',
  'nonce',
  'reason',
  'signed_at',
  'target_section',
  'text',
  'type',
]

const pick = (from: Record<string, unknown>, names: string[], more: object) => ({
  ...more,
  ...Object.fromEntries(names.map((name) => [name, from[name] ?? null])),
})

export const hex = (text: string) => sha256(text).toString('hex')

// The text of a signature. The signer's next signature contains its hash.
export const signatureText = (account: string, row: Omit<SignatureRow, 'hash' | 'signature'>) =>
  canonical({
    account_id: account,
    action: row.action,
    content_hash: row.content_hash,
    key_id: row.key_id,
    note_id: row.note_id,
    number: row.number,
    part_id: row.part_id,
    previous_hash: row.previous_hash,
    signed_at: row.signed_at,
    signer_id: row.signer_id,
  })

// One key per account, derived from the pepper, which isn't rotated, so old signatures stay valid.
export function noteKey({ pepper }: Pick<Secrets, 'pepper'>, account: string) {
  const { privateKey, public_bytes } = ed25519From(pepper, `attune note signature ${account}`)
  const publicKey = createPublicKey(privateKey)
  return {
    key_id: `note_key_${sha256(public_bytes).toString('hex').slice(0, 16)}`,
    public_pem: publicKey.export({ format: 'pem', type: 'spki' }) as string,
    sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('hex'),
    verifies: (text: string, signature: string) =>
      verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'hex')),
  }
}

// Checks a single signature. Returns what is wrong with it, if anything.
export function signatureFailure(
  secrets: Pick<Secrets, 'pepper'>,
  account: string,
  row: SignatureRow,
) {
  const key = noteKey(secrets, account)
  const text = signatureText(account, row)
  if (hex(text) !== row.hash) return 'its fields were changed'
  if (row.key_id !== key.key_id) return 'it was signed with another key'
  return key.verifies(text, row.signature) ? undefined : 'its signature is invalid'
}
