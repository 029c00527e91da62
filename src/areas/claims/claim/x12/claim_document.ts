// Builds the 837P of a claim from the claim and its snapshot only, so the same claim always
// produces the same document.
import type { TransactionDraft } from '#x12/kinds.ts'
import type { InterchangeDraft } from '#x12/write.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { claimContent } from './claim_content.ts'
import * as parties from './document_parties.ts'
import type { Envelope, Snapshot } from './document_parties.ts'
import type { BillingProvider } from '#areas/claims/claim/providers.ts'
import { referenceOf } from './reported_statuses.ts'

type Submission = Extract<TransactionDraft, { kind: '837P' }>['content']
const { cut, individualParty, placeOf, bornOf, payerParty, billerParty } = parties

export function buildClaimDocument(
  claim: ClaimRow,
  snapshot: Snapshot,
  envelope: Envelope,
): InterchangeDraft {
  const biller = claim.billing_provider!
  const own = snapshot.relationship === 'self'
  const insured = own ? snapshot.patient : snapshot.subscriber!
  const claims = [claimContent(claim, snapshot)]
  const subscriber = {
    sequence: claim.payer_sequence,
    relationship: own ? '18' : undefined,
    group_number: cut(snapshot.group_number, 50),
    group_name: snapshot.group_number ? undefined : cut(snapshot.group_name, 60),
    insurance_type: claim.medicare_secondary_reason ?? undefined,
    filing_code: snapshot.payer.filing_code,
    subscriber: {
      ...individualParty(insured),
      id_kind: 'MI',
      id: snapshot.member_id ?? undefined,
      ...placeOf(insured.address),
      ...bornOf(insured),
    },
    payer: payerParty(snapshot),
    ...(own ? { claims } : { patients: [patientOf(snapshot, claims)] }),
  }
  const content: Submission = {
    ...parties.beginning(
      envelope,
      referenceOf(claim.patient_control_number, claim.attempt),
      '00',
      'CH',
    ),
    submitter: {
      ...parties.submitterOf(biller, envelope),
      contacts: [parties.contactOf(biller, envelope)],
    },
    receiver: parties.receiverOf(envelope),
    billing_providers: [
      {
        provider_role: 'BI',
        taxonomy: biller.taxonomy,
        billing_provider: {
          ...billerParty(biller),
          ...placeOf(biller.address),
          references: [{ kind: biller.tax_id_kind === 'ein' ? 'EI' : 'SY', value: biller.tax_id }],
        },
        pay_to: payToOf(biller),
        subscribers: [subscriber],
      },
    ],
  }
  return parties.enveloped({ kind: '837P', content }, envelope)
}

// Names only the address: the billing provider is paid in any case.
const payToOf = ({ entity, pay_to_address }: BillingProvider) =>
  pay_to_address
    ? {
        kind: entity === 'organization' ? ('organization' as const) : ('person' as const),
        ...placeOf(pay_to_address),
      }
    : undefined

const patientOf = (snapshot: Snapshot, claims: ReturnType<typeof claimContent>[]) => ({
  relationship: parties.relationships[snapshot.relationship],
  patient: {
    ...individualParty(snapshot.patient),
    ...placeOf(snapshot.patient.address ?? snapshot.subscriber!.address),
    ...bornOf(snapshot.patient),
  },
  claims,
})
