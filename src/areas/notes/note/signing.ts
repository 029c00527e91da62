// Signs notes and amendments: hashes the content, chains it to the signer's previous signature and
// signs it with the account's key. Signed content never changes.
import { randomBytes } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { addendumText, hex, noteKey, noteText, signatureText } from '#crypto/note_signature.ts'
import type { NoteRow } from './schema.ts'
import { insertSignatures, lastSignature } from './store.ts'

export const contentHash = (note: object) => hex(noteText({ ...note }))

export const addendumHash = (note_id: string, addendum: object) =>
  hex(addendumText(note_id, addendum))

export const newNonce = () => randomBytes(16).toString('hex')

type SignatureInput = { action: string; content_hash: string; part_id?: string }

// Appends a signature to the signer's chain. It is never updated.
export async function addSignature(call: Call, note_id: string, input: SignatureInput) {
  const sign = await openChain(call)
  await insertSignatures(call, [sign(note_id, input)])
}

// The signer's chain, locked: returns a function that creates its next signature.
export async function openChain(call: Call) {
  let last = await lastSignature(call, call.actor.id)
  const key = noteKey(call.secrets, call.account)
  return (note_id: string, input: SignatureInput) => {
    const signature = signAfter(call, key, last, { note_id, ...input })
    last = signature
    return signature
  }
}

function signAfter(
  call: Call,
  key: ReturnType<typeof noteKey>,
  last: { number: number; hash: string } | undefined,
  { note_id, ...input }: SignatureInput & { note_id: string },
) {
  const facts = {
    note_id,
    signer_id: call.actor.id,
    number: (last?.number ?? 0) + 1,
    action: input.action,
    part_id: input.part_id ?? null,
    content_hash: input.content_hash,
    previous_hash: last?.hash ?? null,
    key_id: key.key_id,
    signed_at: toTimestamp(call.now),
  }
  const text = signatureText(call.account, facts)
  return { ...facts, hash: hex(text), signature: key.sign(text) }
}

// A signature as shown on the note.
export const signatureEntry = (
  call: Call,
  role: 'author' | 'cosigner',
  profession: string,
  content_hash: string,
) => ({
  role,
  practitioner_id: call.actor.id,
  credentials: profession,
  meaning:
    role === 'author' ? 'I wrote this note.' : 'I supervise the author and agree with this note.',
  content_hash,
  signed_at: toTimestamp(call.now),
})

// Current hashes of the note ('') and of each amendment (by ID), to compare with the signed ones.
export const hashesOf = (note: NoteRow): Map<string, string> =>
  new Map([
    ['', contentHash(note)],
    ...note.addenda.map((each): [string, string] => [each.id, addendumHash(note.id, each)]),
  ])
