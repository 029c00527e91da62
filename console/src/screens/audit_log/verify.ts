// Verifies a proof of the audit log in the browser, without trusting the server's word for it.
import type { AuditProof } from 'attune'

export type AuditKeys = { keys: { key_id: string; public_key: string }[] }
export type Verdict = 'proven' | 'not proven' | 'unsigned'

/** The public keys of the signed heads. Anyone can fetch them. */
export async function fetchAuditKeys(): Promise<AuditKeys> {
  const response = await fetch('/.well-known/audit-keys.json', { credentials: 'omit' })
  if (!response.ok) throw new Error('The public keys of the audit log can’t be fetched.')
  return response.json()
}

export async function verifyProof(proof: AuditProof, { keys }: AuditKeys): Promise<Verdict> {
  const { signed_head, previous_hash } = proof
  if (!signed_head || previous_hash === null) return 'unsigned'
  const entry_hash = await sha256(new TextEncoder().encode(proof.entry))
  let head = await sha256(joined(fromHex(previous_hash), entry_hash))
  for (const hash of proof.following) head = await sha256(joined(head, fromHex(hash)))
  const key = keys.find(({ key_id }) => key_id === signed_head.key_id)
  if (!key) return 'not proven'
  const signed = await crypto.subtle.verify(
    'Ed25519',
    await crypto.subtle.importKey('spki', fromPem(key.public_key), 'Ed25519', false, ['verify']),
    fromBase64(signed_head.signature),
    new TextEncoder().encode(signed_head.text),
  )
  const { head: signed_hash } = JSON.parse(signed_head.text) as { head: string }
  return signed && signed_hash === toHex(head) ? 'proven' : 'not proven'
}

type Bytes = Uint8Array<ArrayBuffer>

const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const joined = (a: Bytes, b: Bytes): Bytes => new Uint8Array([...a, ...b])
const fromHex = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const toHex = (bytes: Bytes) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const fromPem = (pem: string) => fromBase64(pem.replace(/-----[^-]+-----|\s/g, ''))
