// Builds a 276, the request for claim status.
import type { ToWrite } from '#x12/write.ts'
import type { ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { chargeOf } from '#areas/claims/claim/money/amounts.ts'
import * as parties from './document_parties.ts'
import type { Envelope, Snapshot } from './document_parties.ts'

export function statusPaper(claim: ClaimRow, frozen: Snapshot, envelope: Envelope): ToWrite {
  const biller = claim.billing_provider!
  const own = frozen.relationship === 'self'
  const insured = own ? frozen.patient : frozen.subscriber!
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
      ...parties.individual(insured),
      id_kind: 'MI',
      id: frozen.member_id ?? undefined,
    },
    ...(own
      ? { claims }
      : {
          dependents: [
            {
              ...parties.bornOf(frozen.patient),
              patient: parties.individual(frozen.patient),
              claims,
            },
          ],
        }),
  }
  const content = {
    ...parties.beginning(envelope, claim.patient_control_number, '13'),
    payers: [
      {
        payer: parties.payerParty(frozen),
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
