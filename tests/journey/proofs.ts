// What the journey verifies: webhook signatures with the standard package, an audit log entry with
// its hashes and the public key, and the balance of the ledger.
import assert from 'node:assert/strict'
import { createHash, verify } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { startReceiver } from '../webhook_receiver.ts'
import type { Traveler } from './api_client.ts'

// Returns the types of the received events, each verified.
export async function subscribed(t: Traveler) {
  const { got, url } = await startReceiver()
  const { id, secret } = await t.does('/v1/webhook_endpoints', { url, event_types: ['*'] })
  const verified = () =>
    got
      .filter(({ headers }) => headers['webhook-id'])
      .map(({ body, headers }) => new Webhook(secret).verify(body, headers) as { type: string })
  return { id: id as string, types: () => new Set(verified().map(({ type }) => type)) }
}

const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const bytes = (hex: string) => Buffer.from(hex, 'hex')

export async function proveEntry(t: Traveler, object_id: string) {
  const { data } = await t.reads(`/v1/audit_entries?object_id=${object_id}`)
  const path = `/v1/audit_entries/${data[0].id}/proof`
  const proof = await t.eventually(
    () => t.reads(path),
    ({ signed }) => signed,
  )
  let head = sha256(bytes(proof.previous_hash), sha256(Buffer.from(proof.entry)))
  for (const entry_hash of proof.following) head = sha256(head, bytes(entry_hash))
  const { text, signature, key_id } = proof.signed_head
  const { keys } = await t.reads('/.well-known/audit-keys.json')
  const { public_key } = keys.find((key: { key_id: string }) => key.key_id === key_id)
  assert.ok(verify(null, Buffer.from(text), public_key, Buffer.from(signature, 'base64')))
  assert.equal(JSON.parse(text).head, head.toString('hex'))
}

export async function proveLedger(t: Traveler) {
  const proof = await t.reads('/v1/ledger_proof')
  assert.equal(proof.consistent, true, JSON.stringify(proof))
  return proof
}
