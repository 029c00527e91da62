// Evidence of a signature, bound to the document and linked by hash to the person's previous
// signature, so that changes and deletions are detectable.
import { createHash } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import type { ConsentRow } from './schema.ts'
import type { Signature } from './evidence_schema.ts'
import { consentKind } from './kind.ts'
import { lastSigned } from './store.ts'

export async function evidenceOf(call: Call, consent: ConsentRow, signature: Signature) {
  requireValidSignature(call, consent, signature)
  const { last, signing } = await lastSigned(call, consent.person_id)
  const before = last && (await decryptRow(call, consentKind, last))
  return { evidence: evidenceAfter(call, before, consent, signature), signing }
}

export function requireValidSignature(
  call: Call,
  { document }: Pick<ConsentRow, 'document'>,
  signature: Signature,
) {
  for (const part of ['version', 'sha256'] as const) {
    const param = `document_${part}` as const
    if (signature[param] !== document![part]) throw new ApiError('document_mismatch', {}, { param })
  }
  if (signature.method === 'verbal_witnessed' && !signature.witness) {
    throw invalid('witness', '`witness` is required when `method` is `verbal_witnessed`.')
  }
  if (signingTime(call, signature) > toTimestamp(call.now)) {
    throw new ApiError('date_in_future', {}, { param: 'signed_at' })
  }
}

const signingTime = (call: Call, { signed_at }: Signature) =>
  toTimestamp(signed_at ? Temporal.Instant.from(signed_at) : call.now)

type Signed = Pick<ConsentRow, 'id' | 'evidence'>

// The evidence of a consent with a new signature, chained to the person's signature before it.
export function evidenceAfter(
  call: Call,
  before: Pick<ConsentRow, 'evidence'> | undefined,
  consent: Signed,
  signature: Signature,
) {
  const recorded_at = toTimestamp(call.now)
  const signed_at = signingTime(call, signature)
  const previous_hash = before?.evidence.at(-1)?.hash ?? null
  const recorded_by = `${call.actor.kind} ${call.actor.id}`
  const content = { ...signature, signed_at, recorded_at, recorded_by, previous_hash }
  const hash = evidenceHash(consent.id, content)
  return [...consent.evidence, { ...content, hash }]
}

export const evidenceHash = (consent_id: string, content: object) =>
  sha256Of(canonical({ ...content, consent_id }))

export const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')
