// Evidence of a signature: what was said of it, bound to the document, and chained by its hash to
// what the person signed before, so that none can be changed or taken out unnoticed.
import { createHash } from 'node:crypto'
import { type Call, toTime } from '#call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { canonical, lockRow } from '#record.ts'
import { personKind } from '#resources/person/lifecycle.ts'
import type { ConsentRow } from './consent_row.ts'
import type { Signature } from './evidence_schema.ts'
import { lastEvidence } from './store.ts'

export async function evidenceOf(call: Call, consent: ConsentRow, signature: Signature) {
  const { document, person_id } = consent
  if (document && signature.document_sha256 !== document.sha256) {
    throw new ApiError('document_mismatch', {}, { param: 'document_sha256' })
  }
  if (document && signature.document_version !== document.version) {
    throw new ApiError('document_mismatch', {}, { param: 'document_version' })
  }
  const person = await lockRow(call, personKind, person_id)
  const recorded_at = toTime(call.now)
  const signed_at = signature.signed_at
    ? toTime(Temporal.Instant.from(signature.signed_at))
    : recorded_at
  if (signed_at > recorded_at) throw new ApiError('day_in_future', {}, { param: 'signed_at' })
  const last = await lastEvidence(call, person_id)
  const said = { ...signature, signed_at, recorded_at, previous_hash: last.hash }
  const hash = evidenceHash(consent.id, said)
  const evidence = [...consent.evidence, { ...said, hash }]
  return { person, taken: { evidence, evidence_hash: hash, evidence_number: last.number + 1 } }
}

export const evidenceHash = (consent_id: string, said: object) =>
  createHash('sha256')
    .update(canonical({ ...said, consent_id }))
    .digest('hex')
