// Evidence of a signature, bound to the document and linked by hash to the person's previous
// signature, so that changes and deletions are detectable.
import { createHash } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import type { ConsentRow } from './schema.ts'
import type { Signature } from './evidence_schema.ts'
import { consentKind } from './lifecycle.ts'
import { lastSigned } from './store.ts'

export async function evidenceOf(call: Call, consent: ConsentRow, signature: Signature) {
  const { document, person_id } = consent
  for (const part of ['version', 'sha256'] as const) {
    const param = `document_${part}` as const
    if (signature[param] !== document![part]) throw new ApiError('document_mismatch', {}, { param })
  }
  if (signature.method === 'verbal_witnessed' && !signature.witness) {
    throw invalid('witness', '`witness` is required when `method` is `verbal_witnessed`.')
  }
  const recorded_at = toTimestamp(call.now)
  const signed_at = signature.signed_at
    ? toTimestamp(Temporal.Instant.from(signature.signed_at))
    : recorded_at
  if (signed_at > recorded_at) throw new ApiError('date_in_future', {}, { param: 'signed_at' })
  const { last, signing } = await lastSigned(call, person_id)
  const before = last && (await decryptRow(call, consentKind, last))
  const previous_hash = before?.evidence.at(-1)?.hash ?? null
  const recorded_by = `${call.actor.kind} ${call.actor.id}`
  const content = { ...signature, signed_at, recorded_at, recorded_by, previous_hash }
  const hash = evidenceHash(consent.id, content)
  return { evidence: [...consent.evidence, { ...content, hash }], signing }
}

export const evidenceHash = (consent_id: string, content: object) =>
  sha256Of(canonical({ ...content, consent_id }))

export const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')
