// Builds the proof of a note: every signed text with its hash, chain and signature, and any
// failures. Anyone can verify it without Attune.
import { audit } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import {
  addendumText,
  signatureFailure,
  noteKey,
  noteText,
  type SignatureRow,
  signatureText,
} from '#crypto/note_signature.ts'
import { readNote } from './access.ts'
import { isIn } from '#kernel/state_sets.ts'
import { isKeyDestroyed } from '#kernel/person_key.ts'
import { isDraft, isFinal, noteLifecycle } from './lifecycle.ts'
import type { NoteRow } from './schema.ts'
import { hashesOf } from './signing.ts'
import { findSignatures } from './store.ts'

export async function proveNote(call: Call, id: string) {
  const note = await readNote(call, id)
  const { person_id } = note
  audit(call, { action: 'note.proven', object_id: id, person_id })
  const erased = isKeyDestroyed(call, person_id)
  const { failures, rows } = await checkNote(call, note)
  const { key_id, public_pem } = noteKey(call.secrets, call.account)
  return {
    object: 'note_proof',
    note_id: id,
    person_id,
    valid: failures.length === 0,
    failures,
    key: { key_id, algorithm: 'ed25519', public_key: public_pem },
    signatures: rows.map((row) => ({
      action: row.action,
      part_id: row.part_id,
      signer_id: row.signer_id,
      number: row.number,
      signed_at: row.signed_at,
      content: erased ? null : contentOf(note, row.part_id),
      content_hash: row.content_hash,
      previous_hash: row.previous_hash,
      text: signatureText(call.account, row),
      hash: row.hash,
      signature: row.signature,
    })),
  }
}

function contentOf(note: NoteRow, part_id: string | null) {
  if (!part_id) return noteText({ ...note })
  const part = note.addenda.find((each) => each.id === part_id)
  return part ? addendumText(note.id, part) : null
}

// Returns every verification failure as a sentence. Only the last author signature must match the
// current content: a note that was returned or withdrawn can be edited or discarded.
export async function checkNote(call: Call, note: NoteRow) {
  const rows = await findSignatures(call, note.id)
  const erased = isKeyDestroyed(call, note.person_id)
  const hashes = hashesOf(note)
  const signs = ({ action, part_id }: Pick<SignatureRow, 'action' | 'part_id'>) =>
    action === 'sign' || (action === 'import' && !part_id)
  const last = rows.findLast(signs)
  const signed = note.content_hash !== null && !isIn(noteLifecycle, 'discarded', note.status)
  const failures = rows.flatMap((row) => {
    const which = `${row.action} signature ${row.number} of ${row.signer_id}`
    const row_failures = [signatureFailure(call.secrets, call.account, row)]
    if (!row.chained)
      row_failures.push("`previous_hash` doesn't match the signer's previous signature")
    const current = signs(row) ? row === last && signed : true
    if (current && !erased && hashes.get(row.part_id ?? '') !== row.content_hash) {
      row_failures.push("`content_hash` doesn't match the current content")
    }
    return row_failures.flatMap((failure) => (failure ? [`${which}: ${failure}`] : []))
  })
  const unsigned = note.addenda.filter(({ id }) => !rows.some(({ part_id }) => part_id === id))
  failures.push(...unsigned.map(({ id }) => `${id}: the amendment has no signature`))
  if (isFinal(note.status) && !last) failures.push('the note has no signature')
  if (signed && isDraft(note.status)) failures.push('the note was signed but is a draft again')
  return { failures, rows }
}
