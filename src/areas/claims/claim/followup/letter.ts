// Sends letters to a payer. They disclose personal data too, so consent is checked and the
// disclosure is recorded.
import type { Call } from '#kernel/call.ts'
import type { OutgoingKind } from '#outside/ports/clearinghouse.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { findConnection } from '#areas/claims/clearinghouse_connection/reach.ts'
import { queueTransmission } from '#areas/claims/transmission/transmission.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import type { Delivery } from '#areas/claims/claim/steps_schema.ts'
import { recordClaimDisclosure, requireConsent } from '#areas/claims/claim/consent.ts'
import { gatherClaim } from '#areas/claims/claim/validation/gather_facts.ts'
import { requireStep } from '#areas/claims/claim/lifecycle.ts'
import { countRecords } from '#areas/claims/claim/store.ts'

type Letter = { text: string; delivery?: Delivery | undefined }

const record_kinds = { appeal: 'appeal', pended_response: 'response' } as const

// Returns how the claim's history refers to it. A letter that the practice delivers itself is only
// recorded.
export async function sendLetter(
  call: Call,
  claim: ClaimRow,
  kind: OutgoingKind & keyof typeof record_kinds,
  step: 'respond' | 'appeal',
  { text, delivery = 'clearinghouse' }: Letter,
) {
  const { disclosure } = await gatherClaim(call, claim)
  const decision = await requireConsent(call, disclosure)
  requireStep(claim, step)
  const connection = await findConnection(call)
  const sends = delivery === 'clearinghouse'
  if (sends && connection && !connection.capabilities.includes('letters')) {
    throw new ApiError('letters_unsupported', {}, { param: 'delivery' })
  }
  await recordClaimDisclosure(call, decision, disclosure)
  const attempt = (await countRecords(call, claim.id, record_kinds[kind])) + 1
  const { person_id, id: claim_id, payer_id } = claim
  if (!sends) return { reference: `${kind} ${attempt}`, transmission_id: null }
  const connection_id = connection?.id ?? null
  const document = { person_id, claim_id, kind, attempt, payer_id, connection_id, text }
  const { id } = await queueTransmission(call, document)
  return { reference: id, transmission_id: id }
}
