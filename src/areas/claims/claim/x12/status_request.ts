// Builds a 276, the request for claim status.
import type { InterchangeDraft } from '#x12/write.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { chargeOf } from '#areas/claims/claim/money/amounts.ts'
import * as parties from './document_parties.ts'
import type { Envelope, Snapshot } from './document_parties.ts'

export function buildStatusRequest(
  claim: ClaimRow,
  snapshot: Snapshot,
  envelope: Envelope,
): InterchangeDraft {
  const biller = claim.billing_provider!
  const own = snapshot.relationship === 'self'
  const insured = own ? snapshot.patient : snapshot.subscriber!
  const claims = [
    {
      trace_number: claim.patient_control_number,
      payer_claim_control_number: claim.payer_claim_control_number ?? undefined,
      patient_control_number: claim.patient_control_number,
      charge: chargeOf(claim),
      service_date:
        claim.service_to && claim.service_to !== claim.service_from
          ? `${claim.service_from}/${claim.service_to}`
          : claim.service_from!,
    },
  ]
  const subscriber = {
    ...parties.bornOf(insured),
    subscriber: {
      ...parties.individualParty(insured),
      id_kind: 'MI',
      id: snapshot.member_id ?? undefined,
    },
    ...(own
      ? { claims }
      : {
          dependents: [
            {
              ...parties.bornOf(snapshot.patient),
              patient: parties.individualParty(snapshot.patient),
              claims,
            },
          ],
        }),
  }
  const content = {
    ...parties.beginning(envelope, claim.patient_control_number, '13'),
    payers: [
      {
        payer: parties.payerParty(snapshot),
        receivers: [
          {
            receiver: parties.submitterOf(biller, envelope),
            providers: [{ provider: parties.billerParty(biller), subscribers: [subscriber] }],
          },
        ],
      },
    ],
  }
  return parties.enveloped({ kind: '276', content }, envelope)
}
