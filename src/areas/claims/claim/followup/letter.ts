// Sends letters to a payer. They disclose personal data too, so consent is checked and the
// disclosure is recorded.
import type { Call } from '#kernel/call.ts'
import type { OutgoingKind } from '#outside/ports/clearinghouse.ts'
import { findAddressing } from '#areas/claims/clearinghouse_connection/clearinghouse_connection.ts'
import { queueTransmission } from '#areas/claims/transmission/transmission.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { recordClaimDisclosure, requireConsent } from '#areas/claims/claim/consent.ts'
import { gatherClaim } from '#areas/claims/claim/validation/gather_facts.ts'
import { requireStep } from '#areas/claims/claim/lifecycle.ts'
import { countRecords } from '#areas/claims/claim/store.ts'

export const letterText = (claim: ClaimRow, subject: string, text: string) =>
  [
    subject,
    `Claim: ${claim.patient_control_number}`,
    `Payer claim: ${claim.payer_claim_control_number ?? 'unknown'}`,
    `Dates of service: ${claim.service_from} to ${claim.service_to}`,
    '',
    text,
  ].join('\n')

const record_kinds = { appeal: 'appeal', pended_response: 'response' } as const

export async function sendLetter(
  call: Call,
  claim: ClaimRow,
  kind: OutgoingKind & keyof typeof record_kinds,
  step: 'respond' | 'appeal',
  text: string,
) {
  const { disclosure } = await gatherClaim(call, claim)
  const decision = await requireConsent(call, disclosure)
  requireStep(claim, step)
  await recordClaimDisclosure(call, decision, disclosure)
  const attempt = (await countRecords(call, claim.id, record_kinds[kind])) + 1
  const { person_id, id: claim_id, payer_id } = claim
  const { connection_id } = await findAddressing(call)
  const document = { person_id, claim_id, kind, attempt, payer_id, connection_id, text }
  const transmission = await queueTransmission(call, document)
  return transmission
}
