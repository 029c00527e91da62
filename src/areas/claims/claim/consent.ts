// Checks that the payer can receive a claim: consents for payment must cover every category the
// claim carries, and no restriction can apply. Psychotherapy notes are never included.
import type { Call } from '#kernel/call.ts'
import type { PersonFacts } from '#areas/persons/consent_decision/facts.ts'
import type { Decision } from '#areas/persons/consent_decision/decision_types.ts'
import { requireWhole } from '#areas/persons/consent_decision/authorize.ts'
import { wouldPermit } from '#areas/persons/consent_decision/audited_decision.ts'
import { recordDisclosure } from '#areas/persons/consent_decision/accounting.ts'
import { categoriesOfClaim } from './categories.ts'
import type { ClaimRow } from './schema.ts'
import type { Insured } from '#areas/claims/claim/validation/facts.ts'
import type { BilledSession } from './billed_sessions.ts'

export type ClaimDisclosure = {
  claim: ClaimRow
  insured: Pick<Insured, 'payer'>
  sessions: BilledSession[]
  part2_program: boolean // Whether it names a program under 42 CFR Part 2.
}

// The claim's codes and the labels of the notes it bills count. A diagnosis that is only in a note
// doesn't: omitting it from the claim is how it stays undisclosed.
function consentQuestion({ claim, insured, sessions, part2_program }: ClaimDisclosure) {
  const labels = sessions.flatMap((session) => session.labels)
  const { service_from, service_to } = claim
  return {
    action: 'disclose' as const,
    purpose: 'payment' as const,
    recipient: { type: 'payer' as const, id: insured.payer.id, name: insured.payer.name },
    data_categories: [
      'demographics' as const,
      ...categoriesOfClaim(claim, { part2_program, labels }),
    ],
    service_date: service_from === service_to ? service_from : null,
    service_ends_on: service_to,
  }
}

// The current answer, for validation only; no consent decision is recorded.
export function consentStatus(call: Call, gathered: PersonFacts, disclosure: ClaimDisclosure) {
  const question = consentQuestion(disclosure)
  if (wouldPermit(call, gathered, question)) return 'given'
  const unrestricted = {
    ...gathered,
    facts: {
      ...gathered.facts,
      consents: gathered.facts.consents.filter(({ decision }) => decision === 'permit'),
    },
  }
  return wouldPermit(call, unrestricted, question) ? 'restricted' : 'missing'
}

export const requireConsent = (call: Call, disclosure: ClaimDisclosure): Promise<Decision> =>
  requireWhole(call, disclosure.claim.person_id, consentQuestion(disclosure))

export async function recordClaimDisclosure(
  call: Call,
  decision: Decision,
  disclosure: ClaimDisclosure,
) {
  const { recipient, purpose, service_date } = consentQuestion(disclosure)
  const description = `Claim ${disclosure.claim.id}`
  const entry = { recipient, purpose, service_date, description }
  const { id } = await recordDisclosure(call, decision, entry)
  return id
}
