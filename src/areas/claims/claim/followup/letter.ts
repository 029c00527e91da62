// Sends letters to a payer. They disclose personal data too, so consent is checked and the
// disclosure is recorded.
import type { Call } from '#kernel/call.ts'
import { transitionError } from '#kernel/lifecycle.ts'
import type { OutgoingKind } from '#outside/ports/clearinghouse.ts'
import { queueTransmission } from '#areas/claims/transmission/transmission.ts'
import type { ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { enterClaim, requireConsent } from '#areas/claims/claim/consent.ts'
import { gatherClaim } from '#areas/claims/claim/validation/gather_facts.ts'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import { countRecords } from '#areas/claims/claim/store.ts'

export const letter = (claim: ClaimRow, subject: string, text: string) =>
  [
    subject,
    `Claim: ${claim.patient_control_number}`,
    `Payer claim: ${claim.payer_claim_control_number ?? 'unknown'}`,
    `Dates of service: ${claim.service_from} to ${claim.service_to}`,
    '',
    text,
  ].join('\n')

const recorded = { appeal: 'appeal', pended_response: 'response' } as const

export async function sendLetter(
  call: Call,
  claim: ClaimRow,
  kind: OutgoingKind & keyof typeof recorded,
  step: 'respond' | 'appeal',
  text: string,
) {
  const { about } = await gatherClaim(call, claim)
  const decision = await requireConsent(call, about)
  if (!(claimLifecycle.steps[step].from as readonly string[]).includes(claim.status)) {
    throw transitionError(claimLifecycle, claim.status, step)
  }
  await enterClaim(call, decision, about)
  const attempt = (await countRecords(call, claim.id, recorded[kind])) + 1
  const { person_id, id: claim_id, payer_id } = claim
  const told = { person_id, claim_id, kind, attempt, payer_id, text }
  const transmission = await queueTransmission(call, told)
  return transmission
}
