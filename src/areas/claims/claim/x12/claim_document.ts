// Builds the 837P of a claim from the claim and its snapshot only, so the same claim always
// produces the same document.
import type { Drafted } from '#x12/kinds.ts'
import type { ToWrite } from '#x12/write.ts'
import type { ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { claimContent } from './claim_content.ts'
import * as parties from './document_parties.ts'
import type { Envelope, Snapshot } from './document_parties.ts'
import { referenceOf } from './reported_statuses.ts'

type Submission = Extract<Drafted, { kind: '837P' }>['content']
const { cut, individual, placeOf, bornOf, payerParty, billerParty } = parties

export function claimPaper(claim: ClaimRow, frozen: Snapshot, envelope: Envelope): ToWrite {
  const biller = claim.billing_provider!
  const own = frozen.relationship === 'self'
  const insured = own ? frozen.patient : frozen.subscriber!
  const claims = [claimContent(claim, frozen)]
  const subscriber = {
    sequence: claim.payer_sequence,
    relationship: own ? '18' : undefined,
    group_number: cut(frozen.group_number, 50),
    group_name: frozen.group_number ? undefined : cut(frozen.group_name, 60),
    filing_code: frozen.payer.filing_code,
    subscriber: {
      ...individual(insured),
      id_kind: 'MI',
      id: frozen.member_id ?? undefined,
      ...placeOf(insured.address),
      ...bornOf(insured),
    },
    payer: payerParty(frozen),
    ...(own ? { claims } : { patients: [patientOf(frozen, claims)] }),
  }
  const content: Submission = {
    ...parties.beginning(
      envelope,
      referenceOf(claim.patient_control_number, claim.attempt),
      '00',
      'CH',
    ),
    submitter: { ...parties.submitterOf(biller, envelope), contacts: [parties.contactOf(biller)] },
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
        subscribers: [subscriber],
      },
    ],
  }
  return parties.enveloped({ kind: '837P', content }, envelope)
}

const patientOf = (frozen: Snapshot, claims: ReturnType<typeof claimContent>[]) => ({
  relationship: parties.relationships[frozen.relationship],
  patient: {
    ...individual(frozen.patient),
    ...placeOf(frozen.patient.address ?? frozen.subscriber!.address),
    ...bornOf(frozen.patient),
  },
  claims,
})
