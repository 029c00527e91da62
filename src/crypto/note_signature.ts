// The arithmetic of signed notes: what is hashed, how a signature is chained to the signer's one
// before, and with which key it is made. Whoever checks a note does the same sums.
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

// What a signer signed, as text: of a note all that its author wrote, of an amendment the same.
// The person is not part of it: two persons may turn out to be one. Who moves a note to somebody
// else cannot open it there.
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

// The text a signature signs; its hash is what the signer's next one is chained to.
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

// A key for each account. It follows from the pepper, which is not rotated: old signatures stay
// good.
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

// What is wrong with one signature by itself, if anything.
export function signatureFault(
  secrets: Pick<Secrets, 'pepper'>,
  account: string,
  row: SignatureRow,
) {
  const key = noteKey(secrets, account)
  const text = signatureText(account, row)
  if (hex(text) !== row.hash) return 'its facts were changed'
  if (row.key_id !== key.key_id) return 'it was signed with another key'
  return key.verifies(text, row.signature) ? undefined : 'its signature is not ours'
}
